/** Move ordering, most promising actions first. A search cuts more branches if good actions come early. */
import { isListed, type Path, paths } from '../../../kernel/asking/legal.ts';
import type { Choice, OpenChoice } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Breadth, OrderingBonus } from '../../../kernel/evaluation.ts';
import type { Side } from '../../../kernel/side.ts';
import { menu } from '../menu/index.ts';
import { squareChoice } from '../menu/move.ts';
import { linkPicks } from '../menu/to-picks.ts';
import type { Act } from '../position/action.ts';
import { canonicalName, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { phaseOf, type State, turnSide } from '../position/state.ts';
import type { Unit } from '../position/units.ts';
import { captureGain, preyOf } from './gain.ts';
import { capturesOpenedByLinks, isKing, isWorthLinking } from './links.ts';
import { centrality, crowdCaptureGain } from './values.ts';

type OpenActChoice = OpenChoice<Act>;

/** Centipawns that rank a winning capture before all other actions. */
const CAPTURE_PROMISE = 1000;
/** The share of a losing capture's loss that counts in the search order. */
const LOSS_FACTOR = 1 / 4;

/**
 * A branch of the menu, which a player reaches by `picks`.
 * `promise` is a score in centipawns, and the search tries branches with higher scores first.
 */
interface Branch {
  readonly picks: readonly Target[];
  readonly last: OpenActChoice;
  readonly promise: number;
}

const isOpenTo =
  (kind: 'square' | 'unit') =>
  (choice: Choice<Act>): choice is OpenActChoice =>
    isListed(choice) && choice.target.kind === kind;

const openBelow = (choice: OpenActChoice, kind: 'square' | 'unit'): readonly OpenActChoice[] => {
  const below = choice.next();
  return below.kind === 'ask' ? below.choices.filter(isOpenTo(kind)) : [];
};

const squareOf = ({ target }: OpenActChoice): number => (target.kind === 'square' ? target.square : 0);

const branchesFrom = (
  state: State,
  from: OpenActChoice,
  side: Side,
  before: readonly Target[] = [],
): readonly Branch[] => {
  const occupancy = occupancyOf(state);
  const start = squareOf(from);
  const all = unitsOn(occupancy, start).filter((unit) => unit.side === side);
  const branchBy = (through: OpenActChoice | null, last: OpenActChoice): Branch => {
    const to = squareOf(last);
    const picks = [...before, from.target, ...(through ? [through.target] : []), last.target];
    const place = 4 * (centrality(to) - centrality(start)) + (start < 16 || start > 47 ? 3 : 0);
    const { target } = through ?? from;
    const members = target.kind === 'unit' ? all.filter(({ id }) => id === target.unit) : all;
    const prey = preyOf(state, occupancy, members, start, to);
    if (prey.length === 0) return { picks, last, promise: place };
    const gained = crowdCaptureGain(members, prey);
    return { picks, last, promise: gained > 0 ? CAPTURE_PROMISE + gained : place + gained * LOSS_FACTOR };
  };
  return [
    ...openBelow(from, 'square').map((last) => branchBy(null, last)),
    ...openBelow(from, 'unit').flatMap((alone) => openBelow(alone, 'square').map((last) => branchBy(alone, last))),
  ];
};

/** The smallest breadth (`quiet`) with which a search sorts all link steps by gain. Narrower searches lack the time. */
const ALL_LINKS_FROM = 100;

function* linkStepPaths(choices: readonly Choice<Act>[]): Generator<Path<Act>> {
  for (const choice of choices)
    if (isListed(choice) && choice.target.kind !== 'square') yield* paths(choice.next(), [choice.target]);
}

const sortedByGain = (state: State, found: Iterable<Path<Act>>): readonly Path<Act>[] =>
  Array.from(found, (path) => [Math.max(0, captureGain(state, path.act)), path] as const)
    .sort(([a], [b]) => b - a)
    .map(([, path]) => path);

function* linkedBranches(state: State, side: Side, isPrey: (unit: Unit) => boolean): Generator<Branch> {
  for (const { step, linked, from, target } of capturesOpenedByLinks(state, side, isPrey)) {
    const branches = branchesFrom(linked, squareChoice(linked, side, from, step), side, linkPicks(state, step));
    const occupancy = occupancyOf(linked);
    for (const branch of branches)
      if (branch.promise >= CAPTURE_PROMISE && canonicalName(occupancy, squareOf(branch.last)) === target) yield branch;
  }
}

const NO_BONUS: OrderingBonus = () => 0;

/** Yields the actions to search: winning captures and a limited number of others. A forcing search gets no others. */
export function* actions(
  state: State,
  { forcing, quiet }: Breadth,
  bonus: OrderingBonus = NO_BONUS,
): Generator<Path<Act>> {
  const root = menu(state);
  if (root.kind === 'act' || phaseOf(state) !== 'act') return yield* paths(root);
  const side = turnSide(state);
  const searchesAllLinks = quiet >= ALL_LINKS_FROM;
  const ranked = [
    ...root.choices.filter(isOpenTo('square')).flatMap((from) => branchesFrom(state, from, side)),
    ...(searchesAllLinks ? [] : linkedBranches(state, side, forcing ? isKing : isWorthLinking)),
  ].map((branch) => [branch.promise + bonus(branch.picks), branch] as const);
  let left = quiet;
  for (const [, branch] of ranked.sort(([a], [b]) => b - a)) {
    const isQuiet = branch.promise < CAPTURE_PROMISE;
    if (isQuiet && (forcing || left <= 0)) break;
    // In check most branches hold no legal action. These must not use up the number of quiet actions.
    let isFound = false;
    for (const path of paths(branch.last.next(), branch.picks)) {
      isFound = true;
      yield path;
    }
    if (isQuiet && isFound) left--;
  }
  if (forcing) return;
  const others = linkStepPaths(root.choices);
  for (const path of searchesAllLinks ? sortedByGain(state, others) : others) {
    if (left <= 0 && captureGain(state, path.act) <= 0) return;
    left--;
    yield path;
  }
}

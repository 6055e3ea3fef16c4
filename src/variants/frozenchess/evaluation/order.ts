/** Move ordering for FrozenChess: the actions that a search visits of thousands, best promise first. */
import { isWalked, type Path, paths } from '../../../kernel/asking/legal.ts';
import { option, square, type Target, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { type Bonus, type Breadth, ROYAL } from '../../../kernel/evaluation.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { type Ability, isOwn } from '../abilities/ability.ts';
import { MORPH } from '../abilities/common/morph.ts';
import { deedNamed } from '../abilities/index.ts';
import { ABILITIES } from '../abilities/list.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { attacksOnAll } from '../mechanics/threat/attacks.ts';
import { threatsOf } from '../mechanics/threat/threat.ts';
import { abilityBy, unitChoices } from '../menu/index.ts';
import { singleSteps } from '../menu/turn.ts';
import { checkersOf } from '../moves/attacks.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import type { Act } from '../position/action.ts';
import { area, isNear } from '../position/board.ts';
import { KINDS, type Kind } from '../position/kinds.ts';
import { kingOf, squaresOf } from '../position/piece-lists.ts';
import { actingAs, actorAt, isClosedTomb, isCorrupted, stackAt, stackOn } from '../position/squares.ts';
import { actingUnit, isFused, kindOf } from '../position/stacks.ts';
import type { Actor, Stack, State } from '../position/state.ts';
import { attacksIn } from './finish.ts';
import { aimsOf, isThreatened, type Prospects, promiseFrom } from './promise.ts';
import { STEPS, type StepGoal, severalWays } from './several.ts';
import { figureOf, preyOn, stackValue } from './values.ts';
import { CAPTURE, type FoundChoice, found, under, type Way } from './way.ts';

/** The promise of an ability that captures a piece in reach, and of any other shot. */
const STRIKE = CAPTURE + 500;
/** The promise of a step onto a tomb next to the enemy King: it explodes under both, and may end the game. */
const BLAST = CAPTURE + ROYAL;
const SHOT = 40;
/** The ability by which a unit in normal form strikes or shoots, by kind. */
const STRIKERS: ReadonlyMap<Kind, Ability | undefined> = new Map(
  KINDS.map((kind) => [kind, ABILITIES.find((each) => isOwn(each, kind) && (each.takes || each.isShot))]),
);
/** The strongest kind to morph into. */
const STRONGEST: Kind = 'Q';
/** The number of Queens that is enough: they cannot capture each other, and morphing paralyses for long. */
const ENOUGH = 4;

const hasEnough = (state: State, side: Side): boolean =>
  squaresOf(state, side).filter((square) => kindOf(stackAt(state, square)) === STRONGEST).length >= ENOUGH;

/** The context of a search in a position: side, attacks, and bonus of actions. */
interface Quest extends Prospects {
  /** The enemy King's square. */
  readonly king: Square | null;
  /** Squares where the second step of a turn would blow up the enemy King; empty in a narrow search. */
  readonly blasts: readonly Square[];
  /** The score of the same picks from elsewhere in the search. */
  readonly bonus: Bonus;
}

/** Would a quiet step there end on a closed tomb, which explodes, or in corruption? */
const isTrodden = ({ state }: Pick<Quest, 'state'>, to: Square): boolean =>
  isClosedTomb(state, to) || isCorrupted(state, to);

/** Does the explosion there reach the enemy King? */
const isBlast = (quest: Pick<Quest, 'state' | 'king'>, to: Square): boolean =>
  quest.king !== null && isTrodden(quest, to) && isNear(to, quest.king);

/** The gain of a capture on that square, or the promise of a quiet step. */
const promiseTo = ({ state, side }: Quest, to: Square, quiet: (to: Square) => number): number => {
  const prey = preyOn(state, to, side);
  return prey > 0 ? CAPTURE + prey : quiet(to);
};

/** The steps of a unit, expanded only when visited. `through`: the picks that lead to it. */
const addSteps = (
  quest: Quest,
  state: State,
  actor: Actor,
  through: readonly Target[],
  ways: Way[],
): void => {
  const { attacks, bonus } = quest;
  const promise = promiseFrom(quest, actor.stack, actor.square);
  for (const move of pseudoLegalMoves(state, actor, true)) {
    const { to, why, capture } = move;
    const isFatal = !capture && isBlast(quest, to);
    if (why || (!isFatal && !capture && (!attacks || isTrodden(quest, to)))) continue;
    const picks = [...through, square(to)];
    ways.push({
      picks,
      promise: (isFatal ? BLAST : promiseTo(quest, to, promise)) + bonus(picks),
      last: () => found(singleSteps(state, actor, [move])[0]),
    });
  }
};

/** The steps of each unit of a stack. */
const addStackSteps = (quest: Quest, stack: Stack, from: Square, ways: Way[]): void => {
  for (const { id } of stack.comps) {
    const as = actingAs(quest.state, from, id);
    addSteps(quest, as, actorAt(as, from), [square(from), unit(id)], ways);
  }
};

/** The ways below a choice of shadows on a square, read off the menu itself. */
const addCrowd = (quest: Quest, from: Square, through: readonly FoundChoice[], ways: Way[]): void => {
  const { state, attacks } = quest;
  const parent = through[through.length - 1] as FoundChoice;
  const stack = stackOn(state, from);
  const promise = stack ? promiseFrom(quest, stack, from) : () => 0;
  const menu = parent.next();
  if (menu.kind === 'act') return;
  for (const last of menu.choices) {
    if (!isWalked(last)) continue;
    const { target } = last;
    const way = (promised: number) => ({
      picks: [...through.map((each) => each.target), target],
      promise: promised,
      last: () => last,
    });
    if (target.kind === 'unit') addCrowd(quest, from, [...through, last], ways);
    else if (target.kind === 'square') {
      const promised = isBlast(quest, target.square) ? BLAST : promiseTo(quest, target.square, promise);
      if (promised >= CAPTURE || (attacks && last.tone() !== 'danger')) ways.push(way(promised));
    } else if (target.kind === 'option') {
      const { takes, isShot } = deedNamed(target.option) ?? {};
      if (takes) ways.push(way(STRIKE));
      else if (attacks && isShot) ways.push(way(SHOT));
    }
  }
};

/** Has the unit here a capture, by threats alone? */
const hasPrey = ({ state, side }: Quest, from: Square): boolean =>
  threatsOf(state, from).some((to) => preyOn(state, to, side) > 0);

/** The morph into the strongest kind, with a higher promise for weaker pieces; null for a threatened one. */
const morphOf = (quest: Quest, stack: Stack, from: Square): Way | null => {
  if (kindOf(stack) === 'K' || kindOf(stack) === 'P' || isThreatened(quest, from)) return null;
  const strongest = option(STRONGEST);
  return {
    picks: [square(from), option(MORPH.code), strongest],
    promise: (figureOf(STRONGEST) - stackValue(stack)) / 3,
    last: () => under(found(abilityBy(quest.state, { square: from, stack }, MORPH.code)), strongest),
  };
};

/** The way of a strike or shot without moving; a strike only if the unit `isArmed`. */
const strikeOf = ({ state }: Quest, stack: Stack, from: Square, isArmed: boolean): Way | null => {
  const striker = STRIKERS.get(kindOf(stack));
  if (!striker) return null;
  const { code } = striker;
  const isStrike = striker.takes !== undefined;
  if (isStrike && !isArmed) return null;
  return {
    picks: [square(from), option(code)],
    promise: isStrike ? STRIKE : SHOT,
    last: () => found(abilityBy(state, { square: from, stack }, code)),
  };
};

/** Turns of two steps of a unit in normal form, with the second blowing up the enemy King. */
const addLateBlasts = ({ blasts }: Quest, choice: FoundChoice, stack: Stack, ways: Way[]): void => {
  const steps = under(choice, STEPS);
  if (!steps) return;
  const begun = { menu: steps.next(), picks: [choice.target, STEPS] };
  const goals = new Map(blasts.map((to): [Square, StepGoal] => [to, { promise: BLAST, routes: 1 }]));
  ways.push(...severalWays(begun, actingUnit(stack), { goals, leap: null }, 2, false));
};

/** The ways of the units on the square of this choice. */
const addWays = (quest: Quest, choice: FoundChoice, from: Square, ways: Way[], morphs: Way[]): void => {
  const { state, attacks } = quest;
  const stack = stackOn(state, from);
  const isArmed = hasPrey(quest, from);
  if (stack && !attacks && !isArmed) return;
  if (!stack || shadowsOn(state, from).length > 0) addCrowd(quest, from, [choice], ways);
  else if (isFused(stack)) addStackSteps(quest, stack, from, ways);
  else {
    addSteps(quest, state, { square: from, stack }, [choice.target], ways);
    const strike = strikeOf(quest, stack, from, isArmed);
    if (strike) ways.push(strike);
    const morph = attacks && morphOf(quest, stack, from);
    if (morph) morphs.push(morph);
    if (quest.blasts.length > 0) addLateBlasts(quest, choice, stack, ways);
  }
};

/** The minimum breadth of quiet actions for all morphs and turns of two steps. */
const WHOLE = 40;

/** The minimum breadth for turns of several steps that win at once or attack the King. */
export const THOROUGH = 1000;

/** Attempts for each quiet action: in check most of them are illegal. */
const TRIES = 12;

const mostPromising = (a: Way, b: Way): number => b.promise - a.promise;

/** All ways of a position, best promise first, unexpanded. */
const waysIn = (state: State, { forcing, quiet }: Breadth, bonus: Bonus): readonly Way[] => {
  const side = state.toMove;
  const king = kingOf(state, other(side));
  const isWhole = !forcing && quiet >= WHOLE;
  const quest: Quest = {
    state,
    side,
    isInCheck: checkersOf(state, side).length > 0,
    king,
    blasts: isWhole && king !== null ? area(king).filter((to) => isBlast({ state, king }, to)) : [],
    aims: forcing ? [] : aimsOf(state, side),
    attacks: forcing ? null : attacksOnAll(state),
    bonus,
  };
  const ways: Way[] = [];
  const morphs: Way[] = [];
  for (const choice of unitChoices(state))
    if (isWalked(choice) && choice.target.kind === 'square')
      addWays(quest, choice, choice.target.square, ways, morphs);
  if (!hasEnough(state, side)) ways.push(...morphs.sort(mostPromising).slice(0, isWhole ? morphs.length : 1));
  if (!forcing && quiet >= THOROUGH) ways.push(...attacksIn(state));
  return ways.sort(mostPromising);
};

/** Captures first, then quiet steps by promise, up to the breadth. */
export function* actions(state: State, breadth: Breadth, bonus: Bonus = () => 0): Generator<Path<Act>> {
  let left = breadth.quiet;
  let tries = breadth.quiet * TRIES;
  for (const { picks, last, promise } of waysIn(state, breadth, bonus)) {
    if (promise < CAPTURE && (left <= 0 || tries-- <= 0)) return;
    const choice = last();
    if (!choice) continue;
    for (const path of paths(choice.next(), picks)) {
      yield path;
      if (promise < CAPTURE) left--;
    }
  }
}

/** Move generation for a search, best promise first; a position has thousands of actions. */
import { type Path, paths, uncachedPaths } from '../../../kernel/asking/legal.ts';
import { option, square, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Bonus, Breadth } from '../../../kernel/evaluation.ts';
import type { Side } from '../../../kernel/side.ts';
import { MORPH } from '../abilities/common/morph.ts';
import { mayTry } from '../abilities/index.ts';
import { ABILITIES } from '../abilities/list.ts';
import { abilityBy, actorSquares, actorsOn, menu } from '../menu/index.ts';
import { whyHeldUp } from '../menu/refusals.ts';
import { singleSteps } from '../menu/turn.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { threatsOf } from '../moves/threat/threat.ts';
import type { Act } from '../position/action.ts';
import { isNear } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { actingAs, actorAt, isClosedTomb, isCorrupted, stackAt } from '../position/squares.ts';
import { idOf, isFused, kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { areFew, attacksIn } from './finish.ts';
import { isThreatenedByEnemy, type Prospects, promiseFrom, prospectsOf } from './promise.ts';
import { enemyValueOn, figureOf, stackValue } from './values.ts';
import { below, CAPTURE, type Mover, under, type Way, WIN } from './way.ts';

/** The promises of a capturing ability and of any other shot. */
const STRIKE = CAPTURE + 500;
const SHOT = 40;
const STRIKES = ABILITIES.filter(({ takes, isShot }) => takes || isShot);
const STRONGEST: Kind = 'Q';
/** Queens with which morphing stops: they cannot capture each other, and it paralyses for long. */
const ENOUGH = 4;
/** Minimum breadth for all morphs, and for turns of several steps that explode a bomb. */
const WHOLE = 40;
/** Minimum breadth for turns that attack the King, and for all actions if few pieces are left. */
const THOROUGH = 1000;
/** Limit of that list, as a multiple of the breadth. */
const SHORT = 2;
/** Menus expanded per action of that list, since in check most lead to none. */
const ASKED = 3;
/** Attempts per quiet action, since most are illegal in check. */
const TRIES = 12;

/** The units on a square that may act; those of a stack act separately. */
const moversOn = (state: State, from: Square): readonly Mover[] => {
  const own = actorsOn(state, from);
  return own.flatMap((actor) => {
    const { stack } = actor;
    if (whyHeldUp(state, actor)) return [];
    const picks = own.length > 1 ? [square(from), unit(idOf(stack))] : [square(from)];
    if (!isFused(stack)) return [{ state, actor, picks }];
    return stack.units.map(({ id }) => {
      const as = actingAs(state, from, id);
      return { state: as, actor: actorAt(as, from), picks: [...picks, unit(id)] };
    });
  });
};

const hasPrey = ({ state, side }: Prospects, from: Square): boolean =>
  threatsOf(state, from).some((to) => enemyValueOn(state, to, side) > 0);

/** Captures, explosions next to the enemy King, and quiet steps that end on no tomb. */
const stepsOf = (prospects: Prospects, { state, actor, picks }: Mover): readonly Way[] => {
  const { attacks, side, king } = prospects;
  const { square: from, stack } = actor;
  const quiet = stack.shade ? () => 0 : promiseFrom(prospects, stack, from);
  const moves = pseudoLegalMoves(state, actor, true).filter(({ why }) => !why);
  return moves.flatMap(({ to, capture }, index): readonly Way[] => {
    if (moves[index - 1]?.to === to) return [];
    const isTrodden = !capture && (isClosedTomb(state, to) || isCorrupted(state, to));
    const isBlast = isTrodden && king !== null && isNear(to, king);
    if (!isBlast && !capture && (!attacks || isTrodden)) return [];
    const prey = enemyValueOn(state, to, side);
    return [
      {
        picks: [...picks, square(to)],
        promise: isBlast ? WIN : prey > 0 ? CAPTURE + prey : quiet(to),
        menu: () => {
          const there = moves.filter((each) => each.to === to);
          return below(singleSteps(state, actor, there)[0]);
        },
      },
    ];
  });
};

/** Capturing abilities, if the unit `isArmed`, and other shots. */
const strikesOf = (
  { attacks }: Prospects,
  { state, actor, picks }: Mover,
  isArmed: boolean,
): readonly Way[] => {
  const kind = kindOf(actor.stack);
  return STRIKES.filter(
    ({ kinds, takes }) => (kinds?.includes(kind) ?? true) && (takes ? isArmed : attacks),
  ).map(({ code, takes }) => ({
    picks: [...picks, option(code)],
    promise: takes ? STRIKE : SHOT,
    menu: () => below(abilityBy(state, actor, code)),
  }));
};

/** The morph into the strongest kind, unless the unit is threatened. */
const morphsOf = (prospects: Prospects, { state, actor, picks }: Mover): readonly Way[] => {
  const { square: from, stack } = actor;
  if (stack.shade || isFused(stack) || !mayTry(MORPH, state, actor)) return [];
  if (!prospects.attacks || isThreatenedByEnemy(prospects, from)) return [];
  const morph = option(MORPH.code);
  const strongest = option(STRONGEST);
  return [
    {
      picks: [...picks, morph, strongest],
      promise: (figureOf(STRONGEST) - stackValue(stack)) / 3,
      menu: () => under(below(abilityBy(state, actor, MORPH.code)), strongest),
    },
  ];
};

const hasEnough = (state: State, side: Side): boolean =>
  squaresOf(state, side).filter((at) => kindOf(stackAt(state, at)) === STRONGEST).length >= ENOUGH;

const mostPromising = (a: Way, b: Way): number => b.promise - a.promise;

const waysIn = (state: State, { forcing, quiet }: Breadth, bonus: Bonus): readonly Way[] => {
  const side = state.toMove;
  const isWhole = !forcing && quiet >= WHOLE;
  const prospects = prospectsOf(state, forcing);
  const ways: Way[] = [];
  const morphs: Way[] = [];
  const movers = actorSquares(state).flatMap((from) => moversOn(state, from));
  for (const mover of movers) {
    const isArmed = mover.actor.stack.shade !== null || hasPrey(prospects, mover.actor.square);
    if (forcing && !isArmed) continue;
    ways.push(...stepsOf(prospects, mover), ...strikesOf(prospects, mover, isArmed));
    morphs.push(...morphsOf(prospects, mover));
  }
  if (!hasEnough(state, side)) ways.push(...morphs.sort(mostPromising).slice(0, isWhole ? morphs.length : 1));
  if (isWhole) ways.push(...attacksIn(state, movers, quiet >= THOROUGH));
  return ways.map((way) => ({ ...way, promise: way.promise + bonus(way.picks) })).sort(mostPromising);
};

function* promising(state: State, breadth: Breadth, bonus: Bonus): Generator<Path<Act>> {
  let left = breadth.quiet;
  let tries = breadth.quiet * TRIES;
  for (const { picks, menu, promise } of waysIn(state, breadth, bonus)) {
    if (promise < CAPTURE && (left <= 0 || tries-- <= 0)) return;
    const below = menu();
    for (const path of below ? paths(below, picks) : []) {
      yield path;
      if (promise < CAPTURE) left--;
    }
  }
}

/** All actions, or none if there are more than `most`. */
const shortList = (state: State, most: number): readonly Path<Act>[] => {
  const list: Path<Act>[] = [];
  let asked = 0;
  const isTooLong = (): boolean => list.length > most || asked++ > ASKED * most;
  for (const path of uncachedPaths(menu(state), isTooLong)) list.push(path);
  return isTooLong() ? [] : list;
};

/** Promising actions, and in a broad search with few pieces then all others. */
export function* actions(state: State, breadth: Breadth, bonus: Bonus = () => 0): Generator<Path<Act>> {
  const given = new Set<string>();
  const isShort = !breadth.forcing && breadth.quiet >= THOROUGH && areFew(state);
  for (const path of promising(state, breadth, bonus)) {
    if (isShort) given.add(JSON.stringify(path.picks));
    yield path;
  }
  if (!isShort) return;
  for (const path of shortList(state, SHORT * breadth.quiet))
    if (!given.has(JSON.stringify(path.picks))) yield path;
}

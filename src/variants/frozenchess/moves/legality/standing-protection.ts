/**
 * Power that stays lent: where one unit is the only valid protector of another, and so lends it its pattern or
 * borrows that of a Rook (FC-EMP-1, FC-ROOK-4), every action that touches none of what that depends on leaves
 * it so. What it depends on: that nobody comes to threaten the protector (FC-GUARD-1), and that nobody else
 * comes to be a valid protector.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { other } from '../../../../kernel/side.ts';
import { fixedApproaches, isLined, linesToMarks, turnedLines } from '../../mechanics/movement/courses.ts';
import { type Attack, attacksOn } from '../../mechanics/threat/attacks.ts';
import { knightOver } from '../../mechanics/threat/threat.ts';
import { mightHatch } from '../../mechanics/time/growth.ts';
import { holdOn } from '../../mechanics/time/paralysis-by-presence.ts';
import { ahead, area, distance, near } from '../../position/board.ts';
import { bitOf, isAimed, isRider, KINDS, type Kind, type Kinds, kindsAmong } from '../../position/kinds.ts';
import { closedTombs, kindsOn, queensShadowsOf, squareOf, squaresOf } from '../../position/piece-lists.ts';
import {
  type Component,
  isFilled,
  isOnWall,
  type State,
  stackAt,
  stackOn,
  wallOn,
} from '../../position/state.ts';
import { everCapture } from '../lines.ts';
import { ANYBODY } from './comers.ts';
import { isOnEdge, type Touched } from './touched.ts';
import { unrest } from './undisturbed.ts';

/** The filled squares of a line: as long as one of them stays filled, nobody acts along it. */
type Screen = readonly Square[];

/** A unit that threatens another, and the free squares between them. */
interface Watch {
  readonly from: Square;
  readonly isPawn: boolean;
  readonly line: readonly Square[];
}

export interface StandingProtection {
  readonly protector: Square;
  readonly guarded: Square;
  /** The squares between the two: all of them are free. */
  readonly line: readonly Square[];
  /** Who has to stay free to act, the two included. */
  readonly free: readonly Square[];
  readonly state: State;
  /** Of the lines along which others might threaten the protector, or be protectors as well. */
  readonly screens: readonly Screen[];
  /** Those who would be protectors, were they not threatened: for each who threatens it. */
  readonly watches: readonly (readonly Watch[])[];
  /** Whoever stands there keeps others from acting, or is kept from it. */
  readonly kept: ReadonlySet<Square>;
  /** The squares of lines that marks turn elsewhere, and those around the marks. */
  readonly turning: ReadonlySet<Square>;
  /** What explodes if somebody comes to a square. */
  readonly blasts: ReadonlyMap<Square, readonly Square[]>;
}

type Draft = {
  -readonly [Key in
    | 'screens'
    | 'watches'
    | 'free'
    | 'kept'
    | 'turning']: StandingProtection[Key] extends ReadonlySet<Square>
    ? Set<Square>
    : StandingProtection[Key] extends readonly (infer Each)[]
      ? Each[]
      : never;
};

const filledOf = (state: State, line: readonly Square[]): Screen =>
  line.filter((square) => isFilled(state, square));

type Way = Pick<Component, 'kind' | 'aim'>;

/** What stands in the lines of a unit to a square; an empty one is free. */
const screensTo = (state: State, { kind, aim }: Way, from: Square, to: Square): readonly Screen[] =>
  fixedApproaches(state, kind, aim, from, to).map(({ between }) => filledOf(state, between));

/** What stands in a line that a mark turns, up to the mark or to that square before it. */
const screenToMark = (state: State, line: readonly Square[], to: Square): Screen => {
  const index = line.indexOf(to);
  return filledOf(state, index < 0 ? line : line.slice(0, index));
};

/**
 * What stands in its lines to marks; an empty one is free, and leads to that square. Where the others go that
 * nothing stops is noted.
 */
const markScreens = (
  state: State,
  { kind, aim }: Way,
  from: Square,
  to: Square,
  turning: Set<Square>,
): readonly Screen[] => {
  const courses = turnedLines(state, kind, aim, from);
  return linesToMarks(state, kind, aim, from).flatMap((line, index) => {
    const screen = screenToMark(state, line, to);
    const course = courses[index] as readonly Square[];
    if (screen.length > 0 || course.includes(to)) return [screen];
    for (const square of course) for (const each of [square, ...near(square)]) turning.add(each);
    return [];
  });
};

/** The position at the start of a ply, and after a Nullmove. */
interface Passing {
  readonly before: State;
  readonly after: State;
}

/** What explodes if somebody comes to a closed tomb, or near a bomb. */
const blastsIn = ({ before, after }: Passing): ReadonlyMap<Square, readonly Square[]> => {
  const found = new Map<Square, readonly Square[]>();
  const add = (square: Square, centre: Square): void => {
    found.set(square, [...(found.get(square) ?? []), ...area(centre)]);
  };
  for (const tomb of [...closedTombs(before), ...closedTombs(after)]) add(tomb, tomb);
  for (const { square: bomb } of before.bombs) for (const square of area(bomb)) add(square, bomb);
  return found;
};

/** May its pattern threaten anything? A Cannon is loaded first, which is seen where it is. */
const isArmed = ({ kind, cargo }: Component): boolean => kind !== 'Z' || cargo.length > 0;
const isProtecting = (unit: Component): boolean => unit.kind !== 'P' && isArmed(unit);

/** Notes what keeps the unit there from acting; gives whether it is known. */
const isBarred = (state: State, from: Square, units: readonly Way[], draft: Draft): boolean => {
  if (isOnWall(state, from)) return false;
  const isTimed = stackAt(state, from).par > 0;
  const hold = isTimed ? null : holdOn(state, from);
  const knight = isTimed || hold || !units.every(({ kind }) => kind === 'P') ? null : knightOver(state, from);
  if (!isTimed && !hold && knight === null) return false;
  for (const square of [from, ...(hold?.squares ?? []), ...(knight === null ? [] : [knight])])
    draft.kept.add(square);
  if (knight !== null) draft.free.push(knight);
  return true;
};

/** The line along which an attack is made, if no mark turns it. */
const freeLineOf = (state: State, { from, unit }: Attack, to: Square): readonly Square[] | null =>
  fixedApproaches(state, unit.kind, unit.aim, from, to).find(
    ({ between }) => !between.some((square) => isFilled(state, square)),
  )?.between ?? null;

/** Notes who threatens the unit there; gives whether anybody does. */
const isWatched = (before: State, state: State, at: Square, draft: Draft): boolean => {
  const watches = attacksOn(state, at).flatMap((attack): readonly Watch[] => {
    const { from, side, unit } = attack;
    const line = side === before.toMove ? freeLineOf(state, attack, at) : null;
    const isSure = line !== null && ![from, ...line].some((square) => unrest(before).has(square));
    return isSure ? [{ from, isPawn: unit.kind === 'P', line }] : [];
  });
  draft.watches.push(watches);
  return watches.length > 0;
};

/** Does the unit there come from elsewhere by itself? */
const isElsewhere = ({ before, after }: Passing, square: Square): boolean =>
  stackOn(before, square)?.comps[0].id !== stackOn(after, square)?.comps[0].id;

interface Candidate {
  readonly from: Square;
  readonly units: readonly Way[];
}

const candidatesOn = (
  state: State,
  squares: readonly Square[],
  mayAct: (unit: Component) => boolean,
): readonly Candidate[] =>
  squares.map((from) => ({ from, units: stackAt(state, from).comps.filter(mayAct) }));

/**
 * Notes what keeps all these from acting on a square; gives whether that is known. `isKept`: what keeps one
 * whose line is free.
 */
const areKept = (
  passing: Passing,
  candidates: readonly Candidate[],
  to: Square,
  draft: Draft,
  isKept: (candidate: Candidate) => boolean,
): boolean => {
  const { before, after } = passing;
  return candidates.every((candidate) => {
    const { from, units } = candidate;
    const restless = unrest(before);
    const isMoved = restless.has(from) || isElsewhere(passing, from);
    const places = isMoved ? [from, ...restless] : [from];
    const screens = places.flatMap((place) =>
      units.flatMap((unit) => [
        ...screensTo(after, unit, place, to),
        ...markScreens(after, unit, place, to, draft.turning),
      ]),
    );
    const sure = screens.map((screen) => screen.filter((square) => !restless.has(square)));
    const closed = sure.filter((screen) => screen.length > 0);
    draft.screens.push(...closed);
    return closed.length === sure.length || (!isMoved && isKept(candidate));
  });
};

/**
 * What keeps the unit on `protector` the only valid protector of that on `guarded`, which it is in `after`, to
 * which a Nullmove leads from `before`; null where that cannot be told.
 */
export const standingProtection = (
  before: State,
  after: State,
  protector: Square,
  guarded: Square,
): StandingProtection | null => {
  const { toMove: side } = before;
  if (squaresOf(before, side).some((square) => mightHatch(before, square))) return null;
  const [attack, second] = attacksOn(after, guarded).filter(
    ({ from, unit }) => from === protector && isProtecting(unit),
  );
  const line = attack && !second ? freeLineOf(after, attack, guarded) : null;
  if (!line) return null;
  const draft: Draft = {
    screens: [],
    watches: [],
    free: [protector, guarded],
    kept: new Set(),
    turning: new Set(),
  };
  for (const { jester } of after.distracts) draft.kept.add(squareOf(after, jester) ?? protector);
  const passing: Passing = { before, after };
  const foes = candidatesOn(after, squaresOf(after, side), isArmed);
  const friends = candidatesOn(
    after,
    squaresOf(after, other(side)).filter((from) => from !== protector && from !== guarded),
    isProtecting,
  );
  const queen: Way = { kind: 'Q', aim: ahead(side) };
  const shadows = queensShadowsOf(after, side).map((from): Candidate => ({ from, units: [queen] }));
  const isKnown =
    areKept(passing, foes, protector, draft, ({ from, units }) => isBarred(after, from, units, draft)) &&
    areKept(passing, shadows, protector, draft, () => false) &&
    areKept(
      passing,
      friends,
      guarded,
      draft,
      ({ from, units }) => isBarred(after, from, units, draft) || isWatched(before, after, from, draft),
    );
  return isKnown ? { protector, guarded, line, state: after, blasts: blastsIn(passing), ...draft } : null;
};

/** Is a square as filled after the action as before it? */
const staysFilled = (state: State, square: Square, { left, squares, wallers, dying }: Touched): boolean => {
  if (left.includes(square) || squares.includes(square)) return false;
  if (stackOn(state, square)) return ((kindsOn(state)[square] as Kinds) & dying) === 0;
  const wall = wallOn(state, square);
  return wall === null || !wallers.includes(wall.waller);
};

/** Could a unit of that kind, come to a square, act on another? */
const mightActFrom = (state: State, kind: Kind, from: Square, to: Square, touched: Touched): boolean => {
  if (isAimed(kind) || kind === 'K' || kind === 'Z') return true;
  const way: Way = { kind, aim: 'n' };
  return [
    ...screensTo(state, way, from, to),
    ...linesToMarks(state, kind, 'n', from).map((line) => screenToMark(state, line, to)),
  ].some((screen) => !screen.some((square) => staysFilled(state, square, touched)));
};

const RIDERS = kindsAmong(KINDS.filter(isRider));

/** The kinds that might act on a square from there, some day. */
const ableFrom = (state: State, from: Square, to: Square): Kinds =>
  everCapture(from, to) | (isLined(state, from) ? RIDERS : 0);

/** Does nobody of these kinds act on a square by coming to these? */
const areHarmless = (
  state: State,
  kinds: Kinds,
  ends: readonly Square[],
  to: Square,
  touched: Touched,
): boolean =>
  ends.every((from) => {
    const able = ableFrom(state, from, to) & kinds;
    return (
      able === 0 ||
      !KINDS.some((kind) => (able & bitOf(kind)) !== 0 && mightActFrom(state, kind, from, to, touched))
    );
  });

/** So near to a Pawn whoever leaves may be a Jester's or Pawn's hold on a Knight over it (FC-KNIG-4). */
const HELD_WITHIN = 3;
const KEEPERS = kindsAmong(['J', 'P']);

/** May it free a Knight over the Pawn there, or bring one? */
const mayBeOverrun = (pawn: Square, { squares, own, foreign, left, kinds, isControl }: Touched): boolean => {
  if (isControl || (foreign !== 0 && squares.length > 0)) return true;
  const isNear = (square: Square): boolean => distance(square, pawn) <= HELD_WITHIN;
  return ((own | kinds) & KEEPERS) !== 0 && (left.some(isNear) || squares.some(isNear));
};

/** Does somebody go on threatening, whatever the action touches? */
const goesOn = (state: State, { from, isPawn, line }: Watch, touched: Touched): boolean => {
  const { squares, foreign, left, passed, dying } = touched;
  if (isPawn && mayBeOverrun(from, touched)) return false;
  if (left.includes(from) || ((kindsOn(state)[from] as Kinds) & dying) !== 0) return false;
  if (passed.some((square) => square === from || line.includes(square))) return false;
  return !squares.some(
    (square) => square === from || line.includes(square) || (foreign !== 0 && near(from).includes(square)),
  );
};

const PAWN = bitOf('P');

/** Does an action leave the protection as it is? Whoever touches one of those who stay free is not asked about. */
export const isUpheld = (protection: StandingProtection, action: Touched): boolean => {
  const { state, protector, guarded, screens, watches, kept, turning, blasts } = protection;
  const blasted = action.ends.flatMap((square) => blasts.get(square) ?? []);
  const touched =
    blasted.length > 0 ? { ...action, left: [...action.left, ...blasted], own: ANYBODY } : action;
  const { squares, own, foreign, left, passed, ends, rests, wallers, kinds, dying } = touched;
  const { turned, isTurning, isControl, holding } = touched;
  if (isTurning || (isControl && holding !== 0)) return false;
  if (turned.includes(protector) || turned.includes(guarded)) return false;
  const isKept = (square: Square): boolean => kept.has(square) || turning.has(square);
  if ([squares, left, ends].some((list) => list.some(isKept))) return false;
  if (passed.some((square) => turning.has(square))) return false;
  if (dying !== 0 && [...kept].some((square) => ((kindsOn(state)[square] as Kinds) & dying) !== 0))
    return false;
  if (state.distracts.some(({ jester }) => wallers.includes(jester))) return false;
  if (
    turning.size > 0 &&
    (dying !== 0 || [...turning].some((square) => wallers.includes(wallOn(state, square)?.waller ?? -1)))
  )
    return false;
  if (!screens.every((screen) => screen.some((square) => staysFilled(state, square, touched)))) return false;
  if (!watches.every((some) => some.some((watch) => goesOn(state, watch, touched)))) return false;
  const coming = (kinds & PAWN) !== 0 && rests.some(isOnEdge) ? ANYBODY : kinds;
  if (!areHarmless(state, coming, rests, isControl ? guarded : protector, touched)) return false;
  return (
    !squares.some((square) => blasts.has(square)) &&
    areHarmless(state, own, squares, protector, touched) &&
    areHarmless(state, foreign, squares, guarded, touched)
  );
};

/**
 * Patterns that a unit may use besides its own in a turn: of who empowers it (FC-EMP-1, FC-ROOK-4), of
 * enemies a Jester steals from (FC-JEST-2), and of who empowered an Assassin before (FC-ASSN-8). They are
 * read at the start of the turn.
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import { ahead } from '../../position/board.ts';
import { bitOf, isImmobile, isPeaceful, type Kind, type Kinds, kindsAmong } from '../../position/kinds.ts';
import { kindsOn, memoizeByBoard, squaresOf } from '../../position/piece-lists.ts';
import {
  actingUnit,
  type Component,
  holds,
  isMonad,
  kindOf,
  type Lent,
  rangeOf,
  type Stack,
  type State,
  stackOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { mightAnyReach, mightReach, reaches } from '../movement/courses.ts';
import { isParalysed } from '../time/paralysis-by-presence.ts';
import { attacksOn } from './attacks.ts';
import { validProtectors } from './guards.ts';
import { isThreat, threatsOf } from './threat.ts';

/** Who lends a unit which patterns. */
export interface Empowerment {
  readonly rule: RuleId;
  readonly by: Square;
  readonly lent: readonly Lent[];
}

/** A pattern that is not the unit's own. */
export interface Power {
  readonly kind: Kind;
  readonly range: number;
  readonly captures: boolean;
}

/** Kings, Pawns and Ships get nothing. */
const canUse = (kind: Kind): boolean => kind !== 'K' && kind !== 'P' && kind !== 'S';
/** Kings and Pawns give nothing, and neither does a loaded Cannon. */
const canLend = ({ kind }: Component): boolean => kind !== 'K' && kind !== 'P' && kind !== 'Z';

const lentBy = (state: State, by: Square, to: Square): readonly Lent[] =>
  attacksOn(state, to)
    .filter(({ from, unit }) => from === by && canLend(unit))
    .map(({ unit }): Lent => [unit.kind, rangeOf(unit, stackOn(state, by) as Stack)]);

/** The one valid protector of the unit here and what it lends, or null. */
const soleProtector = (state: State, square: Square): Empowerment | null => {
  const stack = stackOn(state, square);
  if (!stack?.comps.some(({ kind }) => canUse(kind))) return null;
  const [by, second] = validProtectors(state, square);
  if (by === undefined || second !== undefined) return null;
  const lent = lentBy(state, by, square);
  return lent.length > 0 ? { rule: rule('FC-EMP-1'), by, lent } : null;
};

const ROOK = bitOf('R');

/** Is a friendly Rook in its T? */
const threatensRook = (state: State, square: Square, { side }: Stack): boolean => {
  const kinds = kindsOn(state);
  return squaresOf(state, side).some(
    (by) => ((kinds[by] as Kinds) & ROOK) !== 0 && isThreat(state, square, by),
  );
};

/** The Rooks that the unit here empowers empower it in turn. */
const towers = (state: State, square: Square): readonly Empowerment[] => {
  const stack = stackOn(state, square);
  if (!stack?.comps.some(({ kind }) => canUse(kind)) || !threatensRook(state, square, stack)) return [];
  return threatsOf(state, square).flatMap((by): readonly Empowerment[] => {
    const rook = stackOn(state, by);
    if (rook?.side !== stack.side || !holds(rook, 'R')) return [];
    if (isParalysed(state, by) || soleProtector(state, by)?.by !== square) return [];
    return [
      {
        rule: rule('FC-ROOK-4'),
        by,
        lent: rook.comps.filter(({ kind }) => kind === 'R').map((unit): Lent => ['R', rangeOf(unit, rook)]),
      },
    ];
  });
};

/** What a Tower lends besides what the same unit lends as protector; nothing if that is all. */
const beyond = (tower: Empowerment, { by, lent }: Empowerment): readonly Empowerment[] => {
  if (tower.by !== by) return [tower];
  const more = tower.lent.filter(
    ([kind, range]) => !lent.some(([known, far]) => known === kind && far === range),
  );
  return more.length > 0 ? [{ ...tower, lent: more }] : [];
};

/** The empowerments found so far, by square. */
const found = memoizeByBoard((_state: State): (readonly Empowerment[] | undefined)[] => []);

/** Who empowers the unit here, and with what. */
export const empowermentsOf = (state: State, square: Square): readonly Empowerment[] => {
  const known = found(state);
  let list = known[square];
  if (!list) {
    const sole = soleProtector(state, square);
    list = sole
      ? [sole, ...towers(state, square).flatMap((tower) => beyond(tower, sole))]
      : towers(state, square);
    known[square] = list;
  }
  return list;
};

/**
 * Does a unit of that kind capture by what a unit of the other kind lends? Bishops convert, which is no
 * capture.
 */
const capturesWith = (kind: Kind, lent: Kind): boolean =>
  canUse(kind) && !isPeaceful(kind) && !isImmobile(kind) && lent !== 'B';

/** Does any of these units capture by a lent pattern of that kind? */
const captureByLent = (comps: readonly Component[], lent: Kind): boolean =>
  LENDERS.includes(lent) && comps.some(({ kind }) => kind !== lent && capturesWith(kind, lent));

/** The patterns lent to the acting unit here, besides its own kind's. */
export const lentTo = (state: State, from: Square): readonly Lent[] => {
  const stack = stackOn(state, from);
  const kind = stack && kindOf(stack);
  if (!kind || !canUse(kind) || isImmobile(kind)) return [];
  return empowermentsOf(state, from).flatMap(({ lent }) => lent.filter(([each]) => each !== kind));
};

const empowermentOf = (state: State, from: Square, kind: Kind): readonly Power[] =>
  lentTo(state, from).map(([each, range]) => ({ kind: each, range, captures: capturesWith(kind, each) }));

/** A Jester steals from every enemy that threatens its square. */
export const stolenPowers = (state: State, from: Square): readonly Power[] => {
  const stack = stackOn(state, from);
  if (!stack || kindOf(stack) !== 'J') return [];
  return attacksOn(state, from)
    .filter(({ side }) => side !== stack.side)
    .map(({ from: by, unit }) => ({
      kind: unit.kind,
      range: rangeOf(unit, stackOn(state, by) as Stack),
      captures: false,
    }));
};

/** What the unit here may borrow for this turn; later steps of the turn keep it. */
export const powersOf = (state: State, from: Square): readonly Power[] => {
  const stack = stackOn(state, from);
  if (!stack) return [];
  const { kind, retained } = actingUnit(stack);
  const kept = retained.map(([each, range]) => ({ kind: each, range, captures: false }));
  return [...empowermentOf(state, from, kind), ...stolenPowers(state, from), ...kept];
};

/** The kinds whose patterns can be lent and capture. */
const LENDERS: readonly Kind[] = ['Q', 'R', 'D', 'T', 'L', 'N', 'C', 'M'];
const LENDER_KINDS = kindsAmong(LENDERS);

/**
 * Could the unit here capture on that square by a pattern that is lent to it? Lines are looked at before
 * lenders.
 */
export const capturesByPower = (state: State, from: Square, to: Square): boolean => {
  const stack = stackOn(state, from);
  return (
    stack !== null &&
    !isMonad(stack) &&
    mightAnyReach(state, LENDER_KINDS, from, to) &&
    isLentCapture(state, stack, from, to)
  );
};

const isLentCapture = (state: State, stack: Stack, from: Square, to: Square): boolean => {
  const aim = ahead(stack.side);
  if (!stack.comps.some(({ kind }) => capturesWith(kind, 'Q'))) return false;
  const isClear = (kind: Kind, range: number): boolean => reaches(state, kind, aim, range, from, to);
  const kinds = LENDERS.filter((kind) => mightReach(state, kind, aim, from, to) && isClear(kind, Infinity));
  if (kinds.length === 0 || isParalysed(state, from)) return false;
  return empowermentsOf(state, from).some(({ lent }) =>
    lent.some(
      ([kind, range]) => kinds.includes(kind) && captureByLent(stack.comps, kind) && isClear(kind, range),
    ),
  );
};

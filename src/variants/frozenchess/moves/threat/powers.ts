/**
 * Powers. A power is another unit's pattern that a unit may use for a turn (FC-RES-7). Powers are lent
 * (FC-EMP-1, FC-ROOK-4), stolen (FC-JEST-2) or kept from an earlier loan (FC-ASSN-8).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import { ahead } from '../../position/board.ts';
import { bitOf, isImmobile, isPeaceful, type Kind, type Kinds, kindsAmong } from '../../position/kinds.ts';
import { kindsOn, memoizeByBoard, squaresOf } from '../../position/piece-lists.ts';
import type { Lent } from '../../position/schema.ts';
import { stackOn } from '../../position/squares.ts';
import { actingUnit, holds, isMonad, kindOf, rangeOf } from '../../position/stacks.ts';
import type { Component, Stack, State } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import { mightReach, reaches } from '../bent-lines.ts';
import { attacksOn } from './attacks.ts';
import { validProtectors } from './guards.ts';
import { isParalysed } from './paralysis-by-presence.ts';
import { isThreat, threatsOf } from './threat.ts';

export interface Empowerment {
  readonly rule: ClauseId;
  readonly by: Square;
  readonly lent: readonly Lent[];
}

export interface Power {
  readonly kind: Kind;
  readonly range: number;
  readonly captures: boolean;
}

const canUse = (kind: Kind): boolean => kind !== 'K' && kind !== 'P' && kind !== 'S';
/** Whether a unit can lend its pattern (FC-EMP-1). */
const canLend = ({ kind }: Component): boolean => kind !== 'K' && kind !== 'P' && kind !== 'Z';

const lentBy = (state: State, by: Square, to: Square): readonly Lent[] =>
  attacksOn(state, to)
    .filter(({ from, unit }) => from === by && canLend(unit))
    .map(({ unit }): Lent => [unit.kind, rangeOf(unit, stackOn(state, by) as Stack)]);

/** Returns what the only valid protector lends to a unit (FC-EMP-1). Null if there is no such protector or pattern. */
const soleEmpowerment = (state: State, square: Square): Empowerment | null => {
  const stack = stackOn(state, square);
  if (!stack?.units.some(({ kind }) => canUse(kind))) return null;
  const [by, second] = validProtectors(state, square);
  if (by === undefined || second !== undefined) return null;
  const lent = lentBy(state, by, square);
  return lent.length > 0 ? { rule: 'FC-EMP-1', by, lent } : null;
};

const ROOK = bitOf('R');

const threatensRook = (state: State, square: Square, { side }: Stack): boolean => {
  const kinds = kindsOn(state);
  return squaresOf(state, side).some((by) => ((kinds[by] as Kinds) & ROOK) !== 0 && isThreat(state, square, by));
};

/** Returns the empowerments that Rooks give a unit. A Rook empowers the unit that empowers the Rook (FC-ROOK-4). */
const rookEmpowerments = (state: State, square: Square): readonly Empowerment[] => {
  const stack = stackOn(state, square);
  if (!stack?.units.some(({ kind }) => canUse(kind)) || !threatensRook(state, square, stack)) return [];
  return threatsOf(state, square).flatMap((by): readonly Empowerment[] => {
    const rook = stackOn(state, by);
    if (rook?.side !== stack.side || !holds(rook, 'R')) return [];
    if (isParalysed(state, by) || soleEmpowerment(state, by)?.by !== square) return [];
    return [
      {
        rule: 'FC-ROOK-4',
        by,
        lent: rook.units.filter(({ kind }) => kind === 'R').map((unit): Lent => ['R', rangeOf(unit, rook)]),
      },
    ];
  });
};

/**
 * Removes the Tower patterns (FC-ROOK-4) that a Rook already lends as the sole protector (FC-EMP-1).
 * Otherwise a pattern would be listed twice.
 */
const withoutLent = (rookEmpowerment: Empowerment, { by, lent }: Empowerment): readonly Empowerment[] => {
  if (rookEmpowerment.by !== by) return [rookEmpowerment];
  const more = rookEmpowerment.lent.filter(
    ([kind, range]) => !lent.some(([known, far]) => known === kind && far === range),
  );
  return more.length > 0 ? [{ ...rookEmpowerment, lent: more }] : [];
};

const empowermentCache = memoizeByBoard((_state: State): (readonly Empowerment[] | undefined)[] => []);

/** Returns the empowerments of the unit here: by its sole protector (FC-EMP-1), then by Rooks (FC-ROOK-4). */
export const empowermentsOf = (state: State, square: Square): readonly Empowerment[] => {
  const known = empowermentCache(state);
  let list = known[square];
  if (!list) {
    const sole = soleEmpowerment(state, square);
    list = sole
      ? [sole, ...rookEmpowerments(state, square).flatMap((tower) => withoutLent(tower, sole))]
      : rookEmpowerments(state, square);
    known[square] = list;
  }
  return list;
};

/** Whether a unit of `kind` can capture with a lent pattern. A Bishop's pattern only converts (FC-BISH-2). */
const capturesWith = (kind: Kind, lent: Kind): boolean =>
  canUse(kind) && !isPeaceful(kind) && !isImmobile(kind) && lent !== 'B';

const captureByLent = (units: readonly Component[], lent: Kind): boolean =>
  CAPTURE_LENDERS.includes(lent) && units.some(({ kind }) => kind !== lent && capturesWith(kind, lent));

/** Returns the patterns of other kinds that are lent to the acting unit here (FC-EMP-1, FC-ROOK-4). */
export const lentTo = (state: State, from: Square): readonly Lent[] => {
  const stack = stackOn(state, from);
  const kind = stack && kindOf(stack);
  if (!kind || !canUse(kind) || isImmobile(kind)) return [];
  return empowermentsOf(state, from).flatMap(({ lent }) => lent.filter(([each]) => each !== kind));
};

const lentPowers = (state: State, from: Square, kind: Kind): readonly Power[] =>
  lentTo(state, from).map(([each, range]) => ({ kind: each, range, captures: capturesWith(kind, each) }));

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

/** Returns the powers of the unit here: all patterns that it may borrow this turn (FC-RES-7). */
export const powersOf = (state: State, from: Square): readonly Power[] => {
  const stack = stackOn(state, from);
  if (!stack) return [];
  const { kind, retained } = actingUnit(stack);
  const kept = retained.map(([each, range]) => ({ kind: each, range, captures: false }));
  return [...lentPowers(state, from, kind), ...stolenPowers(state, from), ...kept];
};

const CAPTURE_LENDERS: readonly Kind[] = ['Q', 'R', 'D', 'T', 'L', 'N', 'C', 'M'];
const LENDER_KINDS = kindsAmong(CAPTURE_LENDERS);

export const capturesByPower = (state: State, from: Square, to: Square): boolean => {
  const stack = stackOn(state, from);
  return (
    stack !== null &&
    !isMonad(stack) &&
    mightReach(state, LENDER_KINDS, from, to) &&
    isLentCapture(state, stack, from, to)
  );
};

const isLentCapture = (state: State, stack: Stack, from: Square, to: Square): boolean => {
  const aim = ahead(stack.side);
  if (!stack.units.some(({ kind }) => capturesWith(kind, 'Q'))) return false;
  const isClear = (kind: Kind, range: number): boolean => reaches(state, kind, aim, range, from, to);
  const kinds = CAPTURE_LENDERS.filter((kind) => isClear(kind, Infinity));
  if (kinds.length === 0 || isParalysed(state, from)) return false;
  return empowermentsOf(state, from).some(({ lent }) =>
    lent.some(([kind, range]) => kinds.includes(kind) && captureByLent(stack.units, kind) && isClear(kind, range)),
  );
};

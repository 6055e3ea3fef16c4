/**
 * Where a plan has come to (FC-MONAD-1): the unit as it will be after the steps written down so far, on an
 * empty board, and where it can go from there.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { Side } from '../../../kernel/side.ts';
import { type Purpose, waysOf } from '../moves/lines.ts';
import type { Planned, PlannedSpecial } from '../position/action.ts';
import { beside, farRank, mirror, rankOf } from '../position/board.ts';
import { isPeaceful, type Kind } from '../position/kinds.ts';
import { rangeOf, type Stack } from '../position/state.ts';

export interface ProjectedUnit {
  readonly side: Side;
  readonly kind: Kind;
  readonly square: Square;
  readonly aim: Direction;
  readonly range: number;
  readonly isShadow: boolean;
  readonly isOnWall: boolean;
  /** How many stacks it carries. */
  readonly cargo: number;
  /** It has given its life by its own step. */
  readonly isGone: boolean;
}

/** A unit as it is now, on that square. */
export const projectUnit = (stack: Stack, square: Square, isOnWall = false): ProjectedUnit => {
  const unit = stack.comps[0];
  return {
    side: stack.side,
    kind: unit.kind,
    square,
    aim: unit.aim,
    range: rangeOf(unit, stack),
    isShadow: stack.shade !== null,
    isOnWall,
    cargo: unit.cargo.length,
    isGone: false,
  };
};

/** Where it could end a step of this kind, whatever the board holds; `range`: rays no longer than that. */
export const patternEnds = (
  { kind, aim, square }: ProjectedUnit,
  deed: Purpose,
  range: number,
): readonly Square[] => [
  ...new Set(
    waysOf(kind, aim, deed, square)
      .filter(({ over }) => over === null)
      .flatMap(({ shape, ends }) => (shape === 'ray' ? ends.slice(0, range) : ends).flat()),
  ),
];

/** Where it can go without capturing. */
export const moveEnds = (projected: ProjectedUnit, range = projected.range): readonly Square[] => {
  if (projected.isGone) return [];
  const own = patternEnds(projected, 'move', range);
  return projected.isOnWall ? [...new Set([...beside(projected.square), ...own])] : own;
};

/** Where it can capture by going there. */
export const captureEnds = (projected: ProjectedUnit, range = projected.range): readonly Square[] => {
  const { kind, isGone, isOnWall } = projected;
  return isGone || isOnWall || isPeaceful(kind) || kind === 'Z'
    ? []
    : patternEnds(projected, 'capture', range);
};

/** What it becomes when it comes to that square by its own step: a Pawn is promoted. */
const kindOn = ({ kind, side }: ProjectedUnit, square: Square): Kind =>
  kind === 'P' && rankOf(square) === farRank(side) ? 'Q' : kind;

const afterSpecial = (projected: ProjectedUnit, planned: PlannedSpecial): ProjectedUnit => {
  switch (planned.code) {
    case 'DS':
      return { ...projected, isShadow: false };
    case 'PR':
      return { ...projected, kind: 'Q' };
    case 'AIM':
      return { ...projected, aim: planned.aim };
    case 'LJ':
    case 'TS':
      return { ...projected, square: planned.to };
    case 'MP':
      return { ...projected, square: mirror(projected.square) };
    case 'WC':
      return { ...projected, square: planned.to, isOnWall: true };
    case 'WJ':
      return { ...projected, square: planned.to, isOnWall: false };
    case 'UL':
    case 'CB':
      return { ...projected, cargo: projected.cargo - 1 };
    case 'DT':
    case 'SL':
      return { ...projected, isGone: true };
    default:
      return projected;
  }
};

/** The unit after one more step. */
export const projectStep = (projected: ProjectedUnit, planned: Planned): ProjectedUnit =>
  planned.kind === 'leg'
    ? { ...projected, square: planned.to, kind: kindOn(projected, planned.to) }
    : afterSpecial(projected, planned);

/** One step of a plan laid on the board. */
export interface PlanStage {
  readonly planned: Planned;
  readonly from: Square;
  /** Where it goes, or what it is aimed at; `from` where it is neither. */
  readonly to: Square;
}

/** The steps of a plan, from where the unit is or will be before the first of them. */
export const projectPlan = (start: ProjectedUnit, plan: readonly Planned[]): readonly PlanStage[] => {
  let projected = start;
  return plan.map((planned): PlanStage => {
    const { square: from } = projected;
    projected = projectStep(projected, planned);
    return {
      planned,
      from,
      to: projected.square === from && 'to' in planned ? planned.to : projected.square,
    };
  });
};

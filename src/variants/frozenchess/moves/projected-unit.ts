/** A projected unit: as it will be after steps of its plan (FC-MONAD-1). */
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import type { Side } from '../../../kernel/side.ts';
import { adjacentSquares } from '../position/board.ts';
import { isPeaceful, type Kind } from '../position/kinds.ts';
import { rangeOf } from '../position/stacks.ts';
import type { Stack } from '../position/state.ts';
import { linesOf, type Purpose } from './lines.ts';

export interface ProjectedUnit {
  readonly side: Side;
  readonly kind: Kind;
  readonly square: Square;
  readonly aim: Direction;
  readonly range: number;
  readonly isShadow: boolean;
  readonly isOnWall: boolean;
  readonly cargo: number;
  /** Whether a planned step, such as a Slime Explosion (FC-FROG-5), has killed the unit. */
  readonly isGone: boolean;
}

export const projectUnit = (stack: Stack, square: Square, isOnWall = false): ProjectedUnit => {
  const unit = stack.units[0];
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

/** Returns the squares that the unit's pattern reaches on an empty board. `range` limits rays, in squares. */
export const projectedPatternEnds = (
  { kind, aim, square }: ProjectedUnit,
  purpose: Purpose,
  range: number,
): readonly Square[] => [
  ...new Set(
    linesOf(kind, aim, purpose, square)
      .filter(({ over }) => over === null)
      .flatMap(({ shape, ends }) => (shape === 'ray' ? ends.slice(0, range) : ends).flat()),
  ),
];

export const projectedMoveEnds = (projected: ProjectedUnit, range = projected.range): readonly Square[] => {
  if (projected.isGone) return [];
  const own = projectedPatternEnds(projected, 'move', range);
  return projected.isOnWall ? [...new Set([...adjacentSquares(projected.square), ...own])] : own;
};

export const projectedCaptureEnds = (projected: ProjectedUnit, range = projected.range): readonly Square[] => {
  const { kind, isGone, isOnWall } = projected;
  return isGone || isOnWall || isPeaceful(kind) || kind === 'Z'
    ? []
    : projectedPatternEnds(projected, 'capture', range);
};

/** Target squares for a monad's plan, as on an empty board (FC-MONAD-1). */
import type { Square } from '../../../kernel/board/board.ts';
import { type Direction, ORTHOGONALS } from '../../../kernel/board/direction.ts';
import { type ProjectedUnit, projectedPatternEnds } from '../moves/projected-unit.ts';
import { adjacentSquares, near, RAYS, SQUARES } from '../position/board.ts';

type AimSquares = (projected: ProjectedUnit) => readonly Square[];

export const alongLines = (
  { square }: ProjectedUnit,
  directions: readonly Direction[],
  range = Infinity,
): readonly Square[] =>
  directions.flatMap((direction) => (RAYS[square] as (typeof RAYS)[number])[direction].slice(0, range));

export const onMoves: AimSquares = (projected) => projectedPatternEnds(projected, 'move', projected.range);
export const onCaptures: AimSquares = (projected) => projectedPatternEnds(projected, 'capture', projected.range);

export const alongRankAndFile: AimSquares = (projected) => alongLines(projected, ORTHOGONALS, projected.range);
export const onAdjacentSquares: AimSquares = ({ square }) => adjacentSquares(square);
export const onSquaresAround: AimSquares = ({ square }) => near(square);
export const onAnySquare: AimSquares = ({ square }) => SQUARES.filter((each) => each !== square);

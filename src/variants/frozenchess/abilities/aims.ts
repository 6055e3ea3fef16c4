/** The squares at which a plan can aim abilities, on any board. */
import type { Square } from '../../../kernel/board/board.ts';
import { type Direction, ORTHOGONALS } from '../../../kernel/board/direction.ts';
import { type ProjectedUnit, patternEnds } from '../moves/projected-unit.ts';
import { beside, near, RAYS, SQUARES } from '../position/board.ts';

type Aims = (projected: ProjectedUnit) => readonly Square[];

export const alongLines = (
  { square }: ProjectedUnit,
  directions: readonly Direction[],
  range = Infinity,
): readonly Square[] =>
  directions.flatMap((direction) => (RAYS[square] as (typeof RAYS)[number])[direction].slice(0, range));

export const onMoves: Aims = (projected) => patternEnds(projected, 'move', projected.range);
export const onCaptures: Aims = (projected) => patternEnds(projected, 'capture', projected.range);

export const alongItsRankAndFile: Aims = (projected) => alongLines(projected, ORTHOGONALS, projected.range);
export const besideIt: Aims = ({ square }) => beside(square);
export const nearIt: Aims = ({ square }) => near(square);
export const anywhere: Aims = ({ square }) => SQUARES.filter((each) => each !== square);

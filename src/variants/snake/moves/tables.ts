import { DIAGONALS, DIRECTIONS, ORTHOGONALS } from '../../../kernel/board/direction.ts';
import {
  compile,
  compileAll,
  leap,
  type Mode,
  type Movement,
  type Paths,
  ride,
  step,
} from '../../../kernel/board/movement.ts';
import { forSides, type Side } from '../../../kernel/side.ts';
import { BOARD } from '../position/board.ts';
import { forTypes, type PieceType } from '../position/pieces.ts';

/** Moves in Betza notation: Lancer mNcR, Kheshig KN, Archer mNcB, Falcon mQcN, Yurt FfW, Pawn fmWfcF. */
const MOVEMENTS: Readonly<Record<PieceType, readonly Movement[]>> = {
  lancer: [leap(1, 2, { only: 'move' }), ride(ORTHOGONALS, { only: 'capture' })],
  kheshig: [step(DIRECTIONS), leap(1, 2)],
  archer: [leap(1, 2, { only: 'move' }), ride(DIAGONALS, { only: 'capture' })],
  falcon: [ride(DIRECTIONS, { only: 'move' }), leap(1, 2, { only: 'capture' })],
  yurt: [step([...DIAGONALS, 'n'])],
  pawn: [step(['n'], { only: 'move' }), step(['ne', 'nw'], { only: 'capture' })],
};

interface MovementPaths {
  readonly mode: Mode;
  readonly paths: Paths;
}

const pathsFor = (side: Side, type: PieceType): readonly MovementPaths[] =>
  MOVEMENTS[type].map((movement) => {
    const { move, capture } = compile(BOARD, side, [movement]);
    return { mode: movement.only, paths: movement.only === 'capture' ? capture : move };
  });

export const PATHS_OF = forSides((side) => forTypes((type) => pathsFor(side, type)));

/** Whether pieces of this type can leap over units. All but Yurts and Pawns have a knight's leap. */
export const isLeaper = (type: PieceType): boolean => type !== 'yurt' && type !== 'pawn';

/** Squares that each type of each side can reach. The tables make the search for attackers fast. */
export const REACH = compileAll(BOARD, MOVEMENTS);

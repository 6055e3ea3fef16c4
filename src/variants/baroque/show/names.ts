/** Units and lists as sentences name them. */
import type { Square } from '../../../kernel/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { PIECES } from '../moves/tables.ts';
import { NAMES } from '../position/board.ts';
import { type Field, on, pieceOf, sideOf } from '../position/units.ts';

/** "Pawn on c5". */
export const unitOn = (field: Field, square: Square): string => `${PIECES[pieceOf(on(field, square))].name} on ${NAMES[square]}`;

/** "the Pawn on c5". */
export const man = (field: Field, square: Square): string => `the ${unitOn(field, square)}`;

/** "White's Titan on d4". */
export const owned = (field: Field, square: Square): string => `${sideName(sideOf(on(field, square)))}'s ${unitOn(field, square)}`;

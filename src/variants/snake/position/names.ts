import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { capitalize, listWords } from '../../../kernel/words.ts';
import { nameOf } from './board.ts';
import { FACTS } from './pieces.ts';
import { isPiece, type Occupant, type State } from './state.ts';

const PART_NAMES = { head: 'Head', common: 'Common Part', tail: 'Tail' } as const;

/** Names a piece or a Part of a Snake: "Lancer", "Common Part". */
export const unitName = (occupant: Occupant): string =>
  isPiece(occupant) ? FACTS[occupant.type].name : PART_NAMES[occupant.type];

export const ownedName = (occupant: Occupant): string => `${sideName(occupant.side)}'s ${unitName(occupant)}`;

export const listSquares = (squares: readonly Square[]): string => listWords(squares.map(nameOf));

/** Names a unit as in "Lancer on h5". Throws if the square is empty. */
export const unitOn = (state: State, square: Square): string => {
  const occupant = state.board[square];
  invariant(occupant, `nothing stands on ${nameOf(square)}`);
  return `${unitName(occupant)} on ${nameOf(square)}`;
};

/** Lists units as in "the Lancer on h5 and the Head on d4". */
export const listUnits = (state: State, squares: readonly Square[]): string =>
  listWords(squares.map((square) => `the ${unitOn(state, square)}`));

export const possessive = (side: Side): string => `${sideName(side)}'s`;

/** Capitalizes a text, unless it begins with the name of a square. */
export const beginSentence = (text: string): string => (/^[a-h][1-8]\b/.test(text) ? text : capitalize(text));

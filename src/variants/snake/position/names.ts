import type { Square } from '../../../kernel/board/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { capitalize, listWords } from '../../../kernel/words.ts';
import { nameOf } from './board.ts';
import { FACTS } from './pieces.ts';
import { isPiece, type Occupant, type State } from './state.ts';

const PART_NAMES = { head: 'Head', common: 'Common Part', tail: 'Tail' } as const;

export const unitName = (occupant: Occupant): string =>
  isPiece(occupant) ? FACTS[occupant.type].name : PART_NAMES[occupant.type];

export const ownedName = (occupant: Occupant): string => `${sideName(occupant.side)}'s ${unitName(occupant)}`;

export const listSquares = (squares: readonly Square[]): string => listWords(squares.map(nameOf));

export const unitOn = (state: State, square: Square): string => {
  const occupant = state.board[square];
  invariant(occupant, `nothing stands on ${nameOf(square)}`);
  return `${unitName(occupant)} on ${nameOf(square)}`;
};

export const listUnits = (state: State, squares: readonly Square[]): string =>
  listWords(squares.map((square) => `the ${unitOn(state, square)}`));

export const possessive = (side: Side): string => `${sideName(side)}'s`;

/** Capitalizes a text, unless it begins with the name of a square: "E4" would look wrong. */
export const beginSentence = (text: string): string => (/^[a-h][1-8]\b/.test(text) ? text : capitalize(text));

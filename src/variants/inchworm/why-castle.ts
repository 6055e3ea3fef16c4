/** Why castling is not open, in either stage. */

import type { Square } from '../../kernel/board.ts';
import type { Refusal } from '../../kernel/menu.ts';
import { other, type Side } from '../../kernel/side.ts';
import { listed } from '../../kernel/words.ts';
import { nameOf } from './board.ts';
import { type Bar, castled, placesOf } from './castling.ts';
import { attackersOf, attackersWords } from './check.ts';
import { fieldOf } from './field.ts';
import { ownedWords } from './men.ts';
import { rule } from './rules.ts';
import type { State, Wing } from './state.ts';
import { whyNotHere, whyOpenKing } from './why.ts';

/** "the Rook on e8 attacks e1", for each of these squares. */
const attackedWords = (state: State, side: Side, squares: readonly Square[]): string =>
  listed(
    squares.map((square) => `${nameOf(square)} is attacked by ${attackersWords(attackersOf(fieldOf(state), state, square, other(side)))}`),
  );

export const whyNoCastling = (state: State, side: Side, wing: Wing, bar: Bar): Refusal => {
  const { king, rook } = placesOf(side, wing);
  const cells = fieldOf(state).cells;
  switch (bar.bar) {
    case 'right':
      return whyNotHere(
        rule('IW-CASTLE-1'),
        `The King and the Rook must stand whole on ${nameOf(king[0])} and ${nameOf(rook[0])} to castle.`,
        [king[0], rook[0]],
      );
    case 'company':
      return whyNotHere(rule('IW-CASTLE-2'), `To castle, King and Rook must be alone on ${listed(bar.squares.map(nameOf))}.`, bar.squares);
    case 'between': {
      const held = bar.squares.flatMap((square) => cells[square]?.map((man) => ownedWords(man, square)) ?? []);
      return whyNotHere(
        rule('IW-CASTLE-2'),
        `To castle, the squares between must be empty: ${listed(held)} ${held.length === 1 ? 'is' : 'are'} in the way.`,
        bar.squares,
      );
    }
    case 'attacked':
      return whyNotHere(
        rule('IW-CASTLE-2'),
        `The King does not castle out of, over or into attack: ${attackedWords(state, side, bar.squares)}.`,
        bar.squares,
      );
    case 'check':
      return whyOpenKing(castled(state, side, wing, 'begin').field, state, side, 'After castling');
  }
};

export const whyNoFinish = (state: State, side: Side, wing: Wing, bar: 'broken' | 'check'): Refusal => {
  const { king, rook } = placesOf(side, wing);
  return bar === 'broken'
    ? whyNotHere(rule('IW-CASTLE-3'), `The four halves must stand on ${listed([...king, ...rook].map(nameOf))} to finish castling.`, [
        ...king,
        ...rook,
      ])
    : whyOpenKing(castled(state, side, wing, 'finish').field, state, side, 'After castling');
};

/** Why a man that is halfway through castling does not go anywhere else. */
export const whyMustWait = (_state: State, side: Side, wing: Wing, from: Square): Refusal => {
  const { king, rook } = placesOf(side, wing);
  return whyNotHere(
    rule('IW-CASTLE-4'),
    `King and Rook are halfway through castling: all that ${nameOf(from)} may do is finish it, from ${nameOf(king[0])} to ${nameOf(king[1])}.`,
    [...king, ...rook],
  );
};

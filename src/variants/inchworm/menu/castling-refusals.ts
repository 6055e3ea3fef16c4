/** Why castling is not open, in either stage. */

import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { listed } from '../../../kernel/words.ts';
import { attackersOf, attackersText } from '../moves/attacks.ts';
import { barToBegin, barToFinish, CASTLE_TEXT, type CastlingBar, type CastlingStage, placesOf, tryCastling } from '../moves/castling.ts';
import { nameOf } from '../position/board.ts';
import { occupancyOf } from '../position/occupancy.ts';
import type { State, Wing } from '../position/state.ts';
import { ownedWords } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { reason, whyOpenKing } from './refusals.ts';

/** "the Rook on e8 attacks e1", for each of these squares. */
const attackedWords = (state: State, side: Side, squares: readonly Square[]): string =>
  listed(
    squares.map(
      (square) => `${nameOf(square)} is attacked by ${attackersText(attackersOf(occupancyOf(state), state, square, other(side)))}`,
    ),
  );

export const whyNoCastling = (state: State, side: Side, wing: Wing, bar: CastlingBar): Refusal => {
  const { king, rook } = placesOf(side, wing);
  const squares = occupancyOf(state).squares;
  switch (bar.bar) {
    case 'right':
      return reason(
        rule('IW-CASTLE-1'),
        `To castle, the King and the Rook must stand whole on ${nameOf(king[0])} and ${nameOf(rook[0])}, and never have left them.`,
        [king[0], rook[0]],
      );
    case 'company':
      return reason(rule('IW-CASTLE-2'), `To castle, King and Rook must be alone on ${listed(bar.squares.map(nameOf))}.`, bar.squares);
    case 'between': {
      const held = bar.squares.flatMap((square) => squares[square]?.map((unit) => ownedWords(unit, square)) ?? []);
      return reason(
        rule('IW-CASTLE-2'),
        `To castle, the squares between must be empty: ${listed(held)} ${held.length === 1 ? 'is' : 'are'} in the way.`,
        bar.squares,
      );
    }
    case 'attacked':
      return reason(
        rule('IW-CASTLE-2'),
        `The King does not castle out of, over or into attack: ${attackedWords(state, side, bar.squares)}.`,
        bar.squares,
      );
    case 'check':
      return whyOpenKing(tryCastling(state, side, wing, 'begin').occupancy, state, side, 'After castling');
  }
};

export const whyNoFinish = (state: State, side: Side, wing: Wing, bar: 'broken' | 'check'): Refusal => {
  const { king, rook } = placesOf(side, wing);
  return bar === 'broken'
    ? reason(rule('IW-CASTLE-3'), `The four halves must stand on ${listed([...king, ...rook].map(nameOf))} to finish castling.`, [
        ...king,
        ...rook,
      ])
    : whyOpenKing(tryCastling(state, side, wing, 'finish').occupancy, state, side, 'After castling');
};

/** Why a stage of castling on a wing cannot be played; null if it can. */
export const whyNoStage = (state: State, side: Side, wing: Wing, stage: CastlingStage): Refusal | null => {
  const under = state.castling[side];
  if (under && (stage === 'begin' || under.wing !== wing)) {
    const { king, rook } = placesOf(side, under.wing);
    return reason(rule('IW-CASTLE-3'), `Castling has begun: ${CASTLE_TEXT[under.wing]}> finishes it.`, [...king, ...rook]);
  }
  if (stage === 'finish') {
    const bar = under && barToFinish(state, side);
    if (bar) return whyNoFinish(state, side, wing, bar);
    return under ? null : reason(rule('IW-CASTLE-2'), `Castling has not begun: ${CASTLE_TEXT[wing]}~ begins it.`, []);
  }
  const bar = barToBegin(state, side, wing);
  return bar && whyNoCastling(state, side, wing, bar);
};

/** Why a unit that is halfway through castling does not go anywhere else. */
export const whyMustWait = (_state: State, side: Side, wing: Wing, from: Square): Refusal => {
  const { king, rook } = placesOf(side, wing);
  return reason(
    rule('IW-CASTLE-4'),
    `King and Rook are halfway through castling: all that ${nameOf(from)} may do is finish it, from ${nameOf(king[0])} to ${nameOf(king[1])}.`,
    [...king, ...rook],
  );
};

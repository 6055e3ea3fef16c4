/** Castling as picks: White picks e1 and g1 to begin (IW-CASTLE-2), and later e1 and g1 to finish (IW-CASTLE-3). */
import {
  act,
  type Choice,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
  type Tone,
} from '../../../kernel/asking/menu.ts';
import { square, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { listWords, plural } from '../../../kernel/words.ts';
import { attackersOf, attackersText } from '../moves/attacks.ts';
import {
  CASTLE_TEXT,
  type CastlingObstacle,
  castlingLoss,
  castlingSquares,
  obstacleToBegin,
  obstacleToFinish,
  tryCastling,
} from '../moves/castling.ts';
import { movableOn } from '../moves/crowd.ts';
import type { Act, CastlingStage, LinkStep } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { occupancyOf, unitsOf } from '../position/occupancy.ts';
import { rightIndex, type State, WINGS, type Wing } from '../position/state.ts';
import { ownedWords } from '../position/units.ts';
import { refusal } from '../rules/index.ts';
import { castleHint } from './hints.ts';
import { whyOpenKing } from './refusals.ts';
import { withAlias } from './square-alias.ts';

const toneOf = (state: State, side: Side, wing: Wing, stage: CastlingStage): Tone => {
  if (stage === 'finish') return 'special';
  const { occupancy, king, rook } = tryCastling(state, side, wing, stage);
  const castling = { ...state.castling, [side]: { wing, king: king.id, rook: rook.id } };
  return castlingLoss({ ...state, units: unitsOf(occupancy), castling }, side) ? 'danger' : 'special';
};

const stageChoice = (state: State, side: Side, wing: Wing, stage: CastlingStage, link: LinkStep | null): Choice<Act> =>
  open(
    square(castlingSquares(side, wing).king[1]),
    toneOf(state, side, wing, stage),
    () => act({ kind: 'castle', link, wing, stage }),
    {
      label: `Castle ${wing}`,
      hint: () => castleHint(state, side, wing, stage),
    },
  );

const beginChoice = (state: State, side: Side, wing: Wing, link: LinkStep | null): Choice<Act> => {
  const bar = obstacleToBegin(state, side, wing);
  return bar
    ? refuse(square(castlingSquares(side, wing).king[1]), () => whyNoCastling(state, side, wing, bar))
    : stageChoice(state, side, wing, 'begin', link);
};

export const finishWords = (side: Side, wing: Wing): string =>
  `${sideName(side)}: choose ${nameOf(castlingSquares(side, wing).king[1])} to finish castling.`;

/**
 * Returns the choices that finish castling (IW-CASTLE-3) after a player has picked the square `from`.
 * If other units on `from` can move, the only choice is the King, and the next question asks for his target.
 */
const finishChoices = (
  state: State,
  side: Side,
  from: Square,
  wing: Wing,
  link: LinkStep | null,
): readonly Choice<Act>[] => {
  const [start, end] = castlingSquares(side, wing).king;
  const king = state.castling[side]?.king;
  if (from !== start || king === undefined || !occupancyOf(state).squares[from]?.some(({ id }) => id === king))
    return [];
  const bar = obstacleToFinish(state, side);
  const finish: Choice<Act> = bar
    ? refuse(square(end), () => whyNoFinish(state, side, wing, bar))
    : stageChoice(state, side, wing, 'finish', link);
  if (movableOn(state, side, from).length === 0) return withAlias(state, finish, end);
  const menu = (): Menu<Act> =>
    makeQuestion(finishWords(side, wing), withAlias(state, finish, end), (): Refusal => whyMustWait(side, wing));
  return [open(unit(king), 'special', menu, { label: 'Finish castling' })];
};

export const castleChoices = (
  state: State,
  side: Side,
  from: Square,
  link: LinkStep | null,
): readonly Choice<Act>[] => {
  const begunCastling = state.castling[side];
  if (begunCastling) return finishChoices(state, side, from, begunCastling.wing, link);
  if (occupancyOf(state).kings[side]?.at[0] !== from) return [];
  return WINGS.filter(
    (wing) => state.rights[rightIndex(side, wing)] !== null && castlingSquares(side, wing).king[0] === from,
  ).flatMap((wing) => withAlias(state, beginChoice(state, side, wing, link), castlingSquares(side, wing).king[1]));
};

const attackedWords = (state: State, side: Side, squares: readonly Square[]): string =>
  listWords(
    squares.map(
      (square) =>
        `${nameOf(square)} is attacked by ${attackersText(attackersOf(occupancyOf(state), state, square, other(side)))}`,
    ),
  );

export const whyNoCastling = (state: State, side: Side, wing: Wing, bar: CastlingObstacle): Refusal => {
  const { king, rook } = castlingSquares(side, wing);
  const squares = occupancyOf(state).squares;
  switch (bar.bar) {
    case 'right':
      return refusal(
        'IW-CASTLE-1',
        `To castle, King and Rook must be whole and must never have left ${nameOf(king[0])} and ${nameOf(rook[0])}.`,
        [king[0], rook[0]],
      );
    case 'company':
      return refusal(
        'IW-CASTLE-2',
        `To castle, King and Rook must be alone on ${listWords(bar.squares.map(nameOf))}.`,
        bar.squares,
      );
    case 'between': {
      const held = bar.squares.flatMap((square) => squares[square]?.map((unit) => ownedWords(unit, square)) ?? []);
      return refusal(
        'IW-CASTLE-2',
        `The King cannot castle: ${listWords(held)} ${plural(held.length, 'is', 'are')} in the way.`,
        bar.squares,
      );
    }
    case 'attacked':
      return refusal('IW-CASTLE-2', `The King cannot castle: ${attackedWords(state, side, bar.squares)}.`, bar.squares);
    case 'check':
      return whyOpenKing(tryCastling(state, side, wing, 'begin').occupancy, state, side);
  }
};

export const whyNoFinish = (state: State, side: Side, wing: Wing, bar: 'broken' | 'check'): Refusal => {
  const { king, rook } = castlingSquares(side, wing);
  return bar === 'broken'
    ? refusal(
        'IW-CASTLE-3',
        `To finish castling, the 4 halves must be on ${listWords([...king, ...rook].map(nameOf))}.`,
        [...king, ...rook],
      )
    : whyOpenKing(tryCastling(state, side, wing, 'finish').occupancy, state, side);
};

export const whyNoStage = (state: State, side: Side, wing: Wing, stage: CastlingStage): Refusal | null => {
  const begunCastling = state.castling[side];
  if (begunCastling && (stage === 'begin' || begunCastling.wing !== wing)) {
    const { king, rook } = castlingSquares(side, begunCastling.wing);
    return refusal('IW-CASTLE-3', `Castling has begun. ${CASTLE_TEXT[begunCastling.wing]}> finishes it.`, [
      ...king,
      ...rook,
    ]);
  }
  if (stage === 'finish') {
    const bar = begunCastling && obstacleToFinish(state, side);
    if (bar) return whyNoFinish(state, side, wing, bar);
    return begunCastling ? null : refusal('IW-CASTLE-2', `Castling has not begun. ${CASTLE_TEXT[wing]}~ begins it.`);
  }
  const bar = obstacleToBegin(state, side, wing);
  return bar && whyNoCastling(state, side, wing, bar);
};

const whyMustWait = (side: Side, wing: Wing): Refusal => {
  const { king, rook } = castlingSquares(side, wing);
  return refusal(
    'IW-CASTLE-4',
    `Halfway through castling, the King can only finish it, from ${nameOf(king[0])} to ${nameOf(king[1])}.`,
    [...king, ...rook],
  );
};

/** The tree of questions: which unit, where to, and what a Pawn becomes. */
import { act, type Choice, type Menu, makeQuestion, open, refuse } from '../../../../src/kernel/asking/menu.ts';
import { option, square } from '../../../../src/kernel/asking/target.ts';
import type { Square } from '../../../../src/kernel/board/board.ts';
import { sideName } from '../../../../src/kernel/side.ts';
import { type Danger, dangerTo } from '../moves/attacks.ts';
import { type PatternSquare, pseudoLegalMoves } from '../moves/generate.ts';
import { isLegal } from '../moves/legality.ts';
import { LAST_RANK, PIECES, PROMOTIONS } from '../moves/tables.ts';
import { type Act, CASTLES, type Move } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { type State, type Unit, unitName } from '../position/state.ts';
import { moveHint } from './hints.ts';
import {
  whyBlocked,
  whyNoCastling,
  whyNoPromotion,
  whyNotMine,
  whyOccupied,
  whyOutOfReach,
  whyUnsafe,
} from './refusals.ts';

const TARGETS = BOARD.squares.map((each) => square(each.square));
const targetOf = (at: Square) => TARGETS[at] ?? square(at);

const promotions = ({ toMove }: State, move: Omit<Move, 'into'>): Menu<Act> =>
  makeQuestion(
    `${sideName(toMove)}: choose what the Pawn becomes.`,
    PROMOTIONS.map((into) =>
      open(option(into), 'special', () => act<Act>({ ...move, into }), { label: PIECES[into].name }),
    ),
    whyNoPromotion,
  );

/** Returns the choice for one square of a unit's pattern: open if the move is legal, else refused with the reason. */
const moveChoice = (state: State, danger: Danger, from: Square, unit: Unit, candidate: PatternSquare): Choice<Act> => {
  const { kind, to } = candidate;
  const target = targetOf(to);
  if (kind === 'occupied') return refuse(target, () => whyOccupied(state, from, to));
  if (kind === 'blocked') return refuse(target, () => whyBlocked(state, from, candidate.at));
  const { taken } = candidate;
  const move = { kind: 'move', from, to, taken, into: null } as const;
  if (!isLegal(state, danger, candidate)) return refuse(target, () => whyUnsafe(state, danger, move));
  if (unit.type === 'pawn' && BOARD.rankOf(to) === LAST_RANK[unit.side])
    return open(target, 'special', () => promotions(state, move));
  return open(target, taken === null ? 'move' : 'capture', () => act<Act>(move), moveHint(state, move));
};

const castlingChoices = (state: State, danger: Danger, from: Square): readonly Choice<Act>[] =>
  CASTLES.filter(({ king, letter }) => king === from && state.castling.includes(letter)).map((castle) => {
    const bar = whyNoCastling(state, danger, castle);
    const target = targetOf(castle.to);
    return bar ? refuse(target, bar) : open(target, 'special', () => act<Act>({ kind: 'castle', castle }));
  });

const destinations = (state: State, danger: Danger, from: Square, unit: Unit): Menu<Act> =>
  makeQuestion(
    `${sideName(unit.side)}: choose a square for ${unitName(state.squares, from)}.`,
    [
      ...pseudoLegalMoves(state, from, unit).map((each) => moveChoice(state, danger, from, unit, each)),
      ...(unit.type === 'king' ? castlingChoices(state, danger, from) : []),
    ],
    whyOutOfReach(state, from, unit.type),
  );

export const menu = (state: State): Menu<Act> => {
  const danger = dangerTo(state);
  const choices: Choice<Act>[] = [];
  state.squares.forEach((unit, from) => {
    if (unit?.side === state.toMove)
      choices.push(open(targetOf(from), 'plain', () => destinations(state, danger, from, unit)));
  });
  return makeQuestion(`${sideName(state.toMove)}: move a unit.`, choices, whyNotMine(state));
};

import { boardKey } from '../../kernel/board/placement.ts';
import { type Evaluation, materialTerm, ROYAL_VALUE } from '../../kernel/evaluation.ts';
import type { Side } from '../../kernel/side.ts';
import { isInCheck } from './moves/attacks.ts';
import { exitsOf } from './moves/legality.ts';
import { isLastRank } from './moves/make.ts';
import type { Act } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { isPiece, type State } from './position/state.ts';

const MATERIAL = {
  pawn: { value: 100, why: 'It moves 1 square and may promote.' },
  yurt: { value: 250, why: 'It steps to 5 of the squares around it.' },
  archer: { value: 330, why: 'It captures along diagonals of one colour.' },
  falcon: { value: 400, why: 'It moves like a queen but captures like a knight.' },
  lancer: { value: 450, why: 'It captures along ranks and files.' },
  kheshig: { value: 550, why: 'It moves and captures like a king or a knight.' },
} as const;

/** Scores in centipawns, by a Snake's number of exits. A Snake without an exit may lose at once (SN-END-1). */
const EXIT_SCORES: readonly number[] = [-250, -40, 20, 40];

const exitScore = (state: State, side: Side): number => EXIT_SCORES[exitsOf(state, side).length] ?? 50;

const pawnAdvance = ({ board }: State, side: Side): number => {
  let sum = 0;
  for (let square = 0; square < board.length; square++) {
    const unit = board[square];
    if (unit?.side === side && unit.type === 'pawn')
      sum += (side === 'white' ? BOARD.rankOf(square) : 7 - BOARD.rankOf(square)) ** 2;
  }
  return sum;
};

const LETTERS: Readonly<Record<string, string>> = {
  pawn: 'p',
  yurt: 'y',
  archer: 'a',
  falcon: 'f',
  lancer: 'l',
  kheshig: 'k',
  head: 's',
  common: 's',
  tail: 's',
};

const valueOn = (state: State, at: number): number => {
  const unit = state.board[at];
  if (!unit || unit.side === state.toMove) return 0;
  return isPiece(unit) ? MATERIAL[unit.type].value : ROYAL_VALUE;
};

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [
    materialTerm(MATERIAL, ({ board }) => board),
    {
      why: 'A Snake without an exit loses.',
      says: 'gains exits on the other Snake',
      of: (state) => exitScore(state, 'white') - exitScore(state, 'black'),
    },
    {
      why: 'A Pawn that comes near the last rank promotes.',
      says: 'gains in the race of the Pawns',
      of: (state) => 3 * (pawnAdvance(state, 'white') - pawnAdvance(state, 'black')),
    },
  ],
  nodesPerSecond: 50_000,
  key: (state) => {
    const { board, snakes, shielded, toMove, phase } = state;
    return `${toMove}${phase}${shielded}${boardKey(board, LETTERS)}${snakes.white.join()};${snakes.black.join()}`;
  },
  captureGain: (state, act) => {
    if (act.kind === 'claim') return 0;
    const promotion =
      act.kind === 'piece' && act.promotion && isLastRank(state.toMove, act.to)
        ? MATERIAL[act.promotion].value - MATERIAL.pawn.value
        : 0;
    return valueOn(state, act.to) + promotion;
  },
  isMidTurn: ({ phase }) => phase === 'snake',
  isInCheck,
};

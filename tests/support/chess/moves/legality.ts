/** Legality: whether a move exposes the own King (CH-KING-1). */
import type { Square } from '../../../../src/kernel/board/board.ts';
import { unitsOf } from '../../../../src/kernel/board/placement.ts';
import { other } from '../../../../src/kernel/side.ts';
import type { Displacement } from '../position/action.ts';
import type { State } from '../position/state.ts';
import { attackerOf, type Danger, dangerTo, isInCheck } from './attacks.ts';
import { type PseudoLegal, pseudoLegalMoves } from './generate.ts';
import { makeMove } from './make.ts';

/** Returns the first attacker of the mover's own King after this move, or null. */
export const exposedBy = ({ squares, toMove }: State, { king }: Danger, move: Displacement): Square | null =>
  attackerOf(makeMove(squares, move), move.from === king ? move.to : king, other(toMove));

const mayExpose = (danger: Danger, from: Square): boolean =>
  isInCheck(danger) || danger.king === from || danger.held.includes(from);

/**
 * Whether a pseudo-legal move leaves the own King safe. Only King moves, moves of pinned units and answers to a check
 * are tried on the board; en passant too, since it can empty two squares of one line.
 */
export const isLegal = (state: State, danger: Danger, move: PseudoLegal): boolean =>
  (move.kind === 'move' && !mayExpose(danger, move.from)) || exposedBy(state, danger, move) === null;

/**
 * Whether there is a legal move. Castling need not be tried: where it is legal, the King's single step that way is too.
 */
export const hasMove = (state: State): boolean => {
  const danger = dangerTo(state);
  return unitsOf(state.squares, state.toMove).some(([from, unit]) =>
    pseudoLegalMoves(state, from, unit).some(
      (move) => (move.kind === 'move' || move.kind === 'enPassant') && isLegal(state, danger, move),
    ),
  );
};

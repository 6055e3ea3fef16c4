/** Moves in notation (section 10 of the rules), and attacks in words. */
import type { Square } from '../../../kernel/board/board.ts';
import type { NoPieceMove, PieceMove, WormPath } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { PIECES } from '../position/pieces.ts';
import type { State, Unit } from '../position/state.ts';
import type { WormAttack } from './attacks.ts';
import { capturedAt } from './generate.ts';

const SUFFIX = { promotion: '=T', enPassant: 'ep' } as const;

/** Writes a move such as `Ce5xd5ep`, a waived Phase (`--`) or a pass. */
export const pieceMoveText = (state: State, action: PieceMove | NoPieceMove): string => {
  if (action.kind !== 'regular') return action.kind === 'pass' ? 'pass' : '--';
  const { from, to, special } = action;
  const sign = capturedAt(state, action) === null ? '-' : 'x';
  return `${PIECES[(state.units[from] as Unit).type].letter}${nameOf(from)}${sign}${nameOf(to)}${special ? SUFFIX[special] : ''}`;
};

/** Writes a worm's path, such as `Ke4-e6` or `Ke4-e5xd5`. Of the crossed squares, only a corner is written. */
export const pathText = ({ from, to, crossed, manner }: WormPath, captures: boolean): string =>
  `K${nameOf(from)}${manner === 'corner' ? crossed.map((corner) => `-${nameOf(corner)}`).join('') : ''}${captures ? 'x' : '-'}${nameOf(to)}`;

export const attackText = ({ units }: State, { pieceMove, path }: WormAttack): string => {
  const theUnit = (at: Square) => `the ${PIECES[(units[at] as Unit).type].name} on ${nameOf(at)}`;
  const by = path ? [theUnit(path.from)] : [];
  if (pieceMove.kind === 'pass') by.push('after a pass');
  if (pieceMove.kind === 'regular')
    by.push(path ? `after ${theUnit(pieceMove.from)} moves to ${nameOf(pieceMove.to)}` : theUnit(pieceMove.from));
  return by.join(', ');
};

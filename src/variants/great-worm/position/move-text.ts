/** The bare notation of movements, without what a position says about them. Serves section 10 of the rules. */

import { capturedAt, type NoRegular, type Regular } from '../moves/generate.ts';
import { PIECES } from '../moves/tables.ts';
import type { Way } from '../moves/worm-paths.ts';
import { nameOf } from './board.ts';
import type { Unit, WormState } from './state.ts';

const SUFFIX = { promotion: '=T', enPassant: 'ep' } as const;

/** `Aa1-d4`, `Ce5xd5ep`, `Ce6-e8=T`, `--`, `pass`. */
export const regularText = (state: WormState, action: Regular | NoRegular): string => {
  if (action.kind !== 'regular') return action.kind === 'pass' ? 'pass' : '--';
  const { from, to, special } = action;
  const sign = capturedAt(state, action) === null ? '-' : 'x';
  return `${PIECES[(state.units[from] as Unit).type].letter}${nameOf(from)}${sign}${nameOf(to)}${special ? SUFFIX[special] : ''}`;
};

/** `Ke4-e6`, `Ke4xe6`, `Ke4-e5xd5`: the crossed squares of a straight way are implied, the corner is written. */
export const wayText = ({ from, to, crossed, manner }: Way, captures: boolean): string =>
  `K${nameOf(from)}${manner === 'corner' ? crossed.map((corner) => `-${nameOf(corner)}`).join('') : ''}${captures ? 'x' : '-'}${nameOf(to)}`;

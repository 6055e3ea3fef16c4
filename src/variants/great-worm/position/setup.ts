/** The starting position (GW-BOARD-2, GW-BOARD-3). */
import { unwrap } from '../../../kernel/result.ts';
import { readPosition } from './format.ts';
import type { State } from './state.ts';

export const START = 'wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -';

export const setup = (): State => unwrap(readPosition(START));

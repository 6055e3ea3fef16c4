import { unwrap } from '../../../../src/kernel/result.ts';
import { readPosition } from './format.ts';
import type { State } from './state.ts';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const setup = (): State => unwrap(readPosition(START));

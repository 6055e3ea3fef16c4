/** The starting position. */
import { sure } from '../../../../src/kernel/result.ts';
import { readPosition } from './format.ts';
import type { State } from './state.ts';

const START = '2k2/5/5/5/2K2 w 1';

export const setup = (): State => sure(readPosition(START));

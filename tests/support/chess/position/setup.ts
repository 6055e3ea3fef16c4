/** The starting position. */
import { invariant } from '../../../../src/kernel/invariant.ts';
import { readPosition } from './format.ts';
import type { State } from './state.ts';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const setup = (): State => {
  const start = readPosition(START);
  invariant(start.ok, 'chess has a start');
  return start.value;
};

import { unwrap } from '../../../kernel/result.ts';
import { readPosition } from './format.ts';
import type { State } from './state.ts';

const START = 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1';

export const setup = (): State => unwrap(readPosition(START));

/** The position file of section 10.2, a JSON object. */
import type { TextFormat } from '../../kernel/game.ts';
import { read } from './reading.ts';
import type { State } from './state.ts';
import { write } from './writing.ts';

export const TEXT: TextFormat<State> = { write, read };

/** The position file of section 10.2, a JSON object. */
import type { TextFormat } from '../../../../kernel/game.ts';
import type { State } from '../state.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const TEXT: TextFormat<State> = { write, read };

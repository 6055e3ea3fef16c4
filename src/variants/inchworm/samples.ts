/** Games worth watching. */
import type { Sample } from '../../kernel/game.ts';

export const SAMPLES: readonly Sample[] = [];

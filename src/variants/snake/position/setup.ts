/** The starting position. */
import type { SetupOptions } from '../../../kernel/game.ts';
import { sure } from '../../../kernel/result.ts';
import { readPosition } from './format.ts';
import type { State } from './state.ts';

const START = 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1';

/** The seed is not used, since the game has no chance. */
export const setup = (_seed: number, { stranding, promotion }: SetupOptions): State => ({
  ...sure(readPosition(START)),
  barsStranding: stranding === 'barred',
  yurtsOnly: promotion === 'yurt',
});

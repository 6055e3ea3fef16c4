/**
 * Tests long random games on the unpruned menu, which is fast enough for thousands of actions. After each action the
 * steps must lead from the old view to the new one, the own King must be safe, no unit may be lost or doubled, and the
 * fast legality test must equal resolving the ply.
 */
import { it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { walk } from './walking.ts';

const GAMES = atDepth(2, 10);
const ACTIONS = 100;

for (let game = 1; game <= GAMES; game++) {
  it(`FC-RES-2 FC-RES-6 · every ply of random game ${game} is legal`, () => {
    walk(GAME.setup(1) as State, game, ACTIONS);
  });
}

it('FC-PAWN-5 FC-KNIG-3 · every ply of a random game by the other readings, too', () => {
  walk(GAME.setup(1, { pincer: 'all', march: 'any' }) as State, GAMES + 1, ACTIONS);
});

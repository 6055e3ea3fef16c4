/** What hints and threats say is true of the board: asked of the engine alone. */
import { describe, expect, it } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { think } from '../../src/opponent/think.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';
import { untrue } from '../support/truth.ts';

describe.each(GAMES)('a hint and a threat in $id', (entry) => {
  it('say nothing that the engine denies', async () => {
    const [game, worth] = await Promise.all([entry.load(), entry.worth?.()]);
    invariant(worth, `${entry.id} has an opponent`);
    const { positions } = randomGame(game, 8, 24);
    for (const position of positions.filter((_, index) => index % 6 === 4)) {
      if (game.outcome(position) || worth.isMidTurn?.(position)) continue;
      for (const question of ['hint', 'threat'] as const) {
        const answer = think(game, { ...worth, pace: 100 }, position, question, 1, () => 0);
        expect(answer && untrue(game, worth, position, answer)).toBeNull();
      }
    }
  });
});

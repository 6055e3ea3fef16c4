/** What hints and threats say is true of the board: asked of the engine alone. */
import { describe, expect, it } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { think } from '../../src/opponent/think.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';
import { must } from '../support/scenario.ts';
import { untrue } from '../support/truth.ts';

it('where every turn loses at once, a hint says who wins by it', async () => {
  const entry = GAMES.find(({ id }) => id === 'great-worm');
  const [game, worth] = await Promise.all([entry?.load(), entry?.worth?.()]);
  invariant(game && worth, 'Great Worm has an opponent');
  const position = must(
    game.read(
      'wl1t1alw/3akl2/cccccccc/6C1/4C3/CCCC1C1C/3L2K1/WLAT1ALW b R e1/e8 e1,e2,f2,g2/e8,e7 8/9 - 2 -',
    ),
  );
  const answer = think(game, { ...worth, pace: 100 }, position, 'hint', 1, () => 0);
  expect(answer?.reason?.text).toBe("White wins at once. Black's worm cannot move.");
  expect(answer && untrue(game, worth, position, answer)).toBeNull();
});

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

/** Plays two samples by clicks that no other test makes: shadows, and plans of monads. */
import { test } from '@playwright/test';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import { playByClicks } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const title of ['2 shadows carry out their plans', 'A shadow returns, and a tomb kills a King']) {
  test(`FrozenChess by clicks: ${title}`, { tag: '@deep' }, async ({ page }) => {
    const sample = GAME.samples.find((each) => each.title === title);
    if (!sample) throw new Error(`there is no sample called ${title}`);
    await playByClicks(page, sample.record);
  });
}

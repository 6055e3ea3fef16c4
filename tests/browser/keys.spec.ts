/** Plays the end of every game by keyboard alone: the last actions, as many as contain every kind of pick. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { beforeItsEnd, shortGame } from './games.ts';
import { playByKeys } from './keys.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of GAMES) {
  const tag = entry.id === 'snake' ? [] : ['@deep'];
  test(`${entry.title}: a whole game by keyboard alone`, { tag }, async ({ page }) => {
    const record = shortGame(await entry.load());
    await playByKeys(page, record, beforeItsEnd(record));
    await expect(
      page.getByRole('region', { name: 'Your move' }).getByText(/^(White wins|Black wins|Draw)$/),
    ).toBeVisible();
  });
}

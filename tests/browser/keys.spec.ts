/** Every game, whole, by keyboard alone. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { shortGame } from './games.ts';
import { playByKeys } from './keys.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of GAMES) {
  test(`${entry.title}: a whole game by keyboard alone`, async ({ page }) => {
    test.slow();
    await playByKeys(page, shortGame(await entry.load()));
    await expect(page.getByRole('region', { name: 'What is asked' }).getByText(/^(White wins|Black wins|Drawn)$/)).toBeVisible();
  });
}

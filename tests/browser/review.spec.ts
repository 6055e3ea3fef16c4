/** Tests a review in a real worker: curve, turning points, a trial, and the better turn as a branch. */
import { expect, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { violations } from './axe.ts';
import { kept, openRecord, pressTool } from './play.ts';

/**
 * A position near the end of a game in which both sides miss a win. It is late, since the review takes seconds for each
 * turn on a slow machine.
 */
const START = 'lha1ya2/1f6/p4lpp/1pP1p3/8/P1PPPHPP/8/LH2YA1L w P d5d4c4 g7f7e7 - 2 10';
const GAME = 'f3 e4, e5, f6 f1, h7, e4 g5, e4, h6 g5, h8, h1 f1, d4, b7 e7, g8';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a review is stopped, walked by keys, tried, and adds a better turn', async ({ page }) => {
  await openRecord(page, { ...recordOf(SNAKE, 1), start: START, actions: GAME.split(', ') });
  await pressTool(page, 'Review');
  const panel = page.getByRole('region', { name: 'Review' });
  const card = page.getByRole('region', { name: 'Turning point' });
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel.getByText('The computer plans only a few turns')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const place = panel.getByRole('slider', { name: 'Place in the game' });
  await place.focus();
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Before White's turn 10: /);
  expect((await kept(page, 'snake')).cursor).toBe(0);
  await expect(
    page
      .getByRole('list', { name: /^Turn \d+, / })
      .getByText('mistake')
      .first(),
  ).toBeAttached();
  await card.getByRole('button', { name: 'Previous step' }).click();
  const first = await card.locator('p').innerText();
  await expect(page.getByTestId('compared')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(card.locator('p')).not.toHaveText(first);
  await card.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText(/^(White|Black): find a better turn\.$/)).toBeVisible();
  await expect(page.getByTestId('compared')).toHaveCount(0);
  const { cursor } = await kept(page, 'snake');
  await page.getByRole('button', { name: 'Show it' }).click();
  await card.getByRole('button', { name: 'Add to game' }).click();
  await expect(card.getByRole('button', { name: 'Added' })).toBeVisible();
  expect((await kept(page, 'snake')).cursor).toBe(cursor);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByText(/^Better on (White|Black)'s turn \d+/).first()).toBeVisible();
});

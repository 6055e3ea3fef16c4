/**
 * Tests FrozenChess's planner: a monad's plan is entered by mouse and by keys, shown as it grows, and changed before it
 * is sealed.
 */
import { expect, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import { clickPicks, kept, openRecord, unfold } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const START = JSON.stringify({
  version: 1,
  toMove: 'w',
  nextId: 10,
  stacks: [
    { sq: 'i1', side: 'w', comps: [{ id: 1, kind: 'K' }] },
    { sq: 'a5', side: 'w', form: 's', comps: [{ id: 3, kind: 'R' }], age: 7 },
    { sq: 'i16', side: 'b', comps: [{ id: 2, kind: 'K' }] },
  ],
});

const picks = async (page: Page): Promise<string> => (await kept(page, 'frozenchess')).picks;

test('FC-MONAD-1: a plan grows, is taken back by a step, and is shown when sealed', async ({ page }) => {
  await openRecord(page, recordOf(GAME, 1, {}, START));
  await clickPicks(page, 'a5 =MN a9 h9');
  await expect(page.locator('main')).toContainText('Step 2: to h9.');
  await page.keyboard.press('Escape');
  await expect.poll(() => picks(page)).toBe('a5 =MN a9');
  await clickPicks(page, 'a5 =MN a9 =DS');
  await page.locator('main [data-name="c9"]').hover();
  await expect(page.getByTestId('ghost')).toBeVisible();
  await clickPicks(page, 'a5 =MN a9 =DS c9 =seal');
  expect((await kept(page, 'frozenchess')).record.actions).toEqual(['a5 =MN a9 =DS c9 =seal']);
  await expect(page.locator('main [data-name="a9"]')).toHaveAccessibleName(
    /step 2 of its plan, De-shadow.*step 3 of its plan, to c9/i,
  );
  await page.locator('main [data-name="a5"]').click();
  await expect(page.locator('main')).toContainText('it moves by itself until its plan is done');
});

test('FC-MONAD-1: the same by keys alone', { tag: '@deep' }, async ({ page }) => {
  await openRecord(page, recordOf(GAME, 1, {}, START));
  await expect(async () => {
    await page.keyboard.press('b');
    await expect(page.locator('main [role="gridcell"]:focus')).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const word of ['ga5', 'Enter', '=MN', 'ga9', 'Enter', 'ga7', 'Enter', 'Escape', '=seal', '=seal']) {
    if (word.startsWith('=')) {
      await unfold(page, word);
      await page.keyboard.press(
        (await page.locator(`[data-target="${word}"]`).getAttribute('aria-keyshortcuts')) ?? '',
      );
    } else if (word.startsWith('g')) {
      // After an answer by key, the board gets the focus back a moment later.
      await expect(page.locator('main [role="gridcell"]:focus')).toBeVisible();
      await page.keyboard.type(word);
      await expect(page.locator(`main [data-name="${word.slice(1)}"]`)).toBeFocused();
    } else await page.keyboard.press(word);
  }
  expect((await kept(page, 'frozenchess')).record.actions).toEqual(['a5 =MN a9 =seal']);
});

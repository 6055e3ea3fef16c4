/** Each page and dialog as axe, a keyboard and a stranger's link see it. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { violations } from './axe.ts';
import { kept, spokenBoard } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESK = { width: 1280, height: 800 };
const HAND = { width: 390, height: 844 };
const LOOKS = [
  { name: 'light, on a desk', colorScheme: 'light', size: DESK },
  { name: 'dark, on a desk', colorScheme: 'dark', size: DESK },
  { name: 'light, in the hand', colorScheme: 'light', size: HAND },
] as const;

for (const { name, colorScheme, size } of LOOKS) {
  test(`the start page has no violations, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Play/ })).toHaveCount(GAMES.length);
    expect(await violations(page)).toEqual([]);
  });

  for (const { id, title } of GAMES) {
    test(`${title}: its page, panels and dialogs have no violations, ${name}`, async ({ page }) => {
      test.slow(); // Eight looks with axe at up to 256 squares.
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.goto(`/#/${id}`);
      await page.locator('main [data-tone="plain"]').first().click();
      await page.locator('main [role="gridcell"]:not([data-tone])').first().click();
      expect(await violations(page)).toEqual([]);
      for (const tab of ['Rules', 'Look', 'Turns']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await violations(page), tab).toEqual([]);
      }
      for (const dialog of ['New game', 'Resign or draw', 'Settings']) {
        await page.getByRole('button', { name: dialog }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page), dialog).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Resign or draw' }).click();
      await page.getByRole('button', { name: 'White resigns' }).click();
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
      expect(await violations(page), 'the end').toEqual([]);
    });
  }
}

for (const { id, title } of GAMES) {
  test(`${title}: an action by keyboard alone`, async ({ page }) => {
    await page.goto(`/#/${id}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const before = await spokenBoard(page);
    await page.locator('main [role="gridcell"][tabindex="0"]').focus();
    // A unit that can go nowhere is put back by picking it again; the next one follows.
    for (let picks = 0; picks < 130; picks++) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      if ((await kept(page, id)).record.actions.length > 0) break;
    }
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    expect(await spokenBoard(page)).toEqual(before);
  });
}

test('a bad link says what is wrong, and nothing is lost', async ({ page }) => {
  await page.goto('/#game=bm9uc2Vuc2U');
  await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
});

test('damaged storage is set aside, and the app starts', async ({ page }) => {
  const [entry] = GAMES;
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem('damaged')) localStorage.setItem(`oddboard/game/${id}`, '{"format":1,"record":');
    sessionStorage.setItem('damaged', 'yes');
  }, entry?.id);
  await page.goto(`/#/${entry?.id}`);
  await expect(page.getByText(/cannot be opened/)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  const asides = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oddboard/aside/')));
  expect(asides.length).toBe(1);
});

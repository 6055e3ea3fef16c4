/**
 * Tests the computer in a real worker: it answers, and is stopped, undone and reloaded while it thinks. Also hints and
 * threats, two computers, and use by keyboard.
 */
import { expect, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME } from '../../src/variants/snake/index.ts';
import { violations } from './axe.ts';
import { drawn, kept, openRecord, pressTool } from './play.ts';

const cell = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`);
const prompt = (page: Page) => page.getByRole('region', { name: 'Your move' });

const seatBlack = async (page: Page, level: string) => {
  await pressTool(page, 'Players and clocks');
  await page.getByRole('dialog').getByRole('radio', { name: 'Computer' }).check({ force: true });
  await page.getByRole('dialog').getByLabel('Black: level of the computer').selectOption(level);
  await page.keyboard.press('Escape');
};

const click = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) {
    await cell(page, name).click();
    await drawn(page);
  }
};

const cursorOf = async (page: Page) => (await kept(page, 'great-worm')).cursor;

test('the computer answers, undo skips its turns, and Move now plays', {
  tag: '@deep',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/#/great-worm');
  await expect(cell(page, 'a1')).toBeVisible();
  await drawn(page);
  const thinking = () => fetched.filter((url) => /opponent\.worker|\/client-|\/computer-|\/evaluation-/.test(url));
  expect(thinking()).toEqual([]);
  await seatBlack(page, 'beginner');
  await click(page, 'b3', 'b4', 'e2');
  await page.keyboard.press('1');
  await expect.poll(() => cursorOf(page)).toBe(4);
  expect(thinking()).not.toEqual([]);
  await expect(prompt(page).getByText(/^White: /)).toBeVisible();
  const played = prompt(page).locator('p', { has: page.locator('strong'), hasText: "Black's" });
  await expect(played).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(played).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => cursorOf(page)).toBe(1);
  await seatBlack(page, 'strong');
  await click(page, 'e2', 'f2');
  await expect(prompt(page).getByText('Black is thinking …')).toBeVisible();
  await page.reload();
  await expect(prompt(page).getByText('Black is thinking …')).toBeVisible();
  await prompt(page).getByRole('button', { name: 'Move now' }).click();
  await expect.poll(() => cursorOf(page)).toBeGreaterThanOrEqual(3);
});

test('hints and threats are ghosts with a reason until the next pick', async ({ page }) => {
  await page.goto('/#/great-worm');
  await expect(cell(page, 'a1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await drawn(page);
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText(/Hint: \S.*\./);
  // The announcement of the hint includes its reason.
  await expect(page.getByRole('log')).toContainText(/Hint: White's .* moves from .*\./);
  await page.keyboard.press(']');
  await expect(hint.getByText(/^Move 1 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('t');
  const threat = page.getByRole('region', { name: 'Threat' });
  await expect(threat).toContainText('No threat by Black was found.');
  await page.keyboard.press('h');
  await expect(hint).toContainText(/Hint: \S.*\./);
  await cell(page, 'b3').click();
  await expect(cell(page, 'b3')).toHaveAttribute('data-picked', /.*/);
  await expect(hint).toBeHidden();
});

test('two computers play each other, from the page of samples', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/watch/baroque');
  await page.getByRole('button', { name: 'Two computers' }).click();
  await expect(prompt(page)).toContainText('is thinking');
  await expect.poll(async () => (await kept(page, 'baroque')).cursor).toBeGreaterThan(9);
  await prompt(page).getByRole('button', { name: 'Pause', exact: true }).click();
  const call = prompt(page).getByRole('button', { name: /^Let (White|Black) \(Careful\) move$/ });
  await expect(call).toBeVisible();
  const { cursor } = await kept(page, 'baroque');
  await call.click();
  await expect.poll(async () => (await kept(page, 'baroque')).cursor).toBeGreaterThan(cursor + 3);
});

test("a proved win is walked, and the loser's other answers are tried", { tag: '@deep' }, async ({ page }) => {
  const start = 'l1a1yahl/8/1pfppppp/1P6/p7/P1PPPPPP/4A3/L2FYAHL w P c2c1b1 a5a6a7 - 0 8';
  await openRecord(page, { ...recordOf(GAME, 1), start });
  await expect(cell(page, 'c6')).toHaveAttribute('aria-label', /Falcon/);
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: 'Is it won?' }).click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await expect(proof).toContainText('White wins in 2 turns, whatever Black does.');
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect(proof).toContainText('Black may try any answer');
  await click(page, 'g6', 'g5');
  await expect(proof).toContainText('White wins in 1 turn, whatever Black does.');
  await expect(cell(page, 'g5')).toHaveAttribute('aria-label', /Pawn/);
  expect(await violations(page)).toEqual([]);
  await proof.getByRole('button', { name: 'Keep as branch' }).click();
  expect((await kept(page, 'snake')).record.actions.slice(2, 3)).toEqual(['g6 g5']);
});

/** What is printed, and what a translator may take apart. */
import { expect, test } from '@playwright/test';

const onPaper = (page: import('@playwright/test').Page) => page.emulateMedia({ media: 'print' });

test('rules are printed with a title and a date, without what only a screen can do', async ({ page }) => {
  await page.goto('/#/snake/rules/SN-TURN-1');
  await expect(page.getByText('Show', { exact: true }).first()).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.onPaper')).toHaveText(/\d{4}$/);
  await expect(page.locator('.onPaper')).toBeVisible();
  await expect(page.getByText('Show', { exact: true }).first()).toBeHidden();
  const breaks = await page
    .locator('h2, h3')
    .evaluateAll((each) => [...new Set(each.map((heading) => getComputedStyle(heading).breakAfter))]);
  expect(breaks).toEqual(['avoid']);
});

test('every board of a primer is printed, and no piece of a game is grey', async ({ page }) => {
  await page.goto('/#/snake/learn');
  const boards = page.locator('figure');
  await expect(boards.first().locator('[data-square]').first()).toBeAttached();
  await onPaper(page);
  for (const board of await boards.all()) await expect(board.locator('[data-square]').first()).toBeAttached();
});

test('of a game that has not begun, the board is printed without the card of its players', async ({
  page,
}) => {
  await page.goto('/#/snake');
  const card = page.getByRole('form', { name: 'Players' });
  await expect(card).toBeVisible();
  await onPaper(page);
  await expect(card).toBeHidden();
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
});

/** Takes every text apart as the translators of browsers do, except where they are told not to. */
const translate = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const said = text.parentElement?.closest('[translate]')?.getAttribute('translate');
    if (said === 'no' || !text.data.trim()) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(Object.assign(text, { data: `ü ${text.data}` }));
  }
};

test('a translated page is played on without an error, and says what is new', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/#/snake/rules/SN-TURN-1');
  const square = (name: string) => page.locator(`main [data-name="${name}"]`);
  await expect(square('e3')).toHaveAttribute('data-tone', 'plain');
  const prompt = page.getByRole('region', { name: 'Your move' });
  await page.evaluate(translate);
  await expect(page.locator('[data-clause="SN-TURN-1"] > p').first()).toHaveText(/^ü /);
  await page.getByLabel('Search the rules').fill('captures');
  await square('e3').click();
  await expect(prompt).toContainText('choose a square for the Pawn on e3');
  await page.evaluate(translate);
  await square('e4').click();
  await square('e2').click();
  await expect(prompt).toContainText('Black: move a piece');
  await page.evaluate(translate);
  for (const tab of ['History', 'Look', 'Rules']) await page.getByRole('tab', { name: tab }).click();
  await page.keyboard.press('[');
  await expect(prompt).toContainText('White: move');
  expect(errors).toEqual([]);
});

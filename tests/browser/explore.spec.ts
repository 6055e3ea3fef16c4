/** Tests each way of asking the board about the rules, in two very different games. */
import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { violations } from './axe.ts';
import { clickPicks, drawn } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PLACES = [
  {
    id: 'snake',
    own: 'f3',
    to: 'f4',
    played: 'f3 f4',
    empty: 'd5',
    enemy: 'b8',
    enemyName: "Black's Kheshig on b8",
    lenses: 2,
    find: 'b1 c2',
  },
  {
    id: 'frozenchess',
    own: 'c4',
    to: 'c5',
    played: 'c4 c5',
    empty: 'd9',
    enemy: 'c14',
    enemyName: "Black's Pawn on c14",
    lenses: 2,
    find: 'c4-c5',
  },
] as const;

const at = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`);
const asked = (page: Page) => page.getByRole('region', { name: 'Your move' });

const opened = async (page: Page, id: string) => {
  await page.goto(`/#/${id}`);
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
};

for (const { id, own, to, played, empty, enemy, enemyName, lenses, find } of PLACES) {
  test.describe(id, () => {
    // Firefox checks one game, since what browsers do differently is the same in both.
    test('a square answers why not, with clause and squares, and what if, as a ghost', {
      tag: id === 'frozenchess' ? '@engines' : '@deep',
    }, async ({ page }) => {
      await opened(page, id);
      await at(page, empty).click();
      const reason = page.locator('main p[data-tone="refused"]');
      await expect(reason.getByRole('link')).toHaveAttribute('href', new RegExp(`^#/${id}/rules/`));
      await expect(page.locator('main [data-culprit]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(reason).toHaveCount(0);
      await at(page, empty).hover();
      await page.keyboard.press('w');
      await expect(reason).toBeVisible();
      await page.keyboard.press('Escape');
      await at(page, own).click();
      await at(page, to).hover();
      await expect(page.getByTestId('ghost')).toBeVisible();
      await expect(asked(page)).toContainText(`from ${own} to ${to}`);
      await page.keyboard.down('Space');
      await at(page, empty).hover();
      await expect(asked(page)).toContainText(`from ${own} to ${to}`);
      await page.keyboard.up('Space');
    });

    test('the board answers in every other way, one after the other', {
      tag: id === 'snake' ? [] : ['@deep'],
    }, async ({ page }) => {
      await opened(page, id);

      await test.step("whose: another's unit shows what it could do, and Escape looks away", async () => {
        await at(page, enemy).click();
        await expect(asked(page)).toContainText(`Inspecting ${enemyName}`);
        await expect(page.locator('main [data-looking] [data-tone="move"]').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(asked(page)).not.toContainText('Inspecting');
      });

      await test.step('what is this: the closer look answers with clauses and two diagrams', async () => {
        await page.keyboard.press('i');
        await at(page, own).hover();
        const look = page.getByRole('tabpanel');
        await look.locator('[data-looked]').getByText('Rules that apply here').click();
        await expect(look.getByText('From here, now')).toBeVisible();
        await expect(look.getByText('How it moves')).toBeVisible();
        await expect(look.getByRole('figure').nth(1)).toBeVisible();
        await expect(look.locator(`a[href^="#/${id}/rules/"]`).first()).toBeVisible();
        expect(await violations(page, 'besides the board')).toEqual([]);
      });

      await test.step('all legal moves are searched by words, previewed, and played with Enter', async () => {
        await page.keyboard.press('m');
        const line = page.getByRole('combobox', { name: 'Find a move' });
        await expect(line).toBeFocused();
        await line.fill(find);
        await expect(page.getByRole('listbox', { name: 'All legal moves' }).getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByTestId('ghost')).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await at(page, own).focus();
        await page.keyboard.press('/');
        await page.keyboard.type(own);
        await page.keyboard.press('Enter');
        await expect(at(page, own)).toHaveAttribute('data-picked', 'true');
        await page.keyboard.press('Escape');
      });

      await test.step('replay: the last action once more, step by step', async () => {
        await clickPicks(page, played);
        await page.getByRole('tab', { name: 'History' }).click();
        await page.keyboard.press('.');
        await expect(at(page, own)).toHaveAttribute('aria-label', new RegExp(`^${own}, white`));
        await page.keyboard.press('.');
        await expect(at(page, to)).toHaveAttribute('aria-label', new RegExp(`^${to}, white`));
        await page.keyboard.press('Escape');
      });

      await test.step('lenses lie over each other, by key, with a legend', async () => {
        await page.keyboard.press('l');
        for (let key = 1; key <= lenses; key++) await page.keyboard.press(`Shift+Digit${key}`);
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(lenses);
        await at(page, own).hover();
        await expect(page.getByRole('heading', { name: 'What the marks mean' })).toBeVisible();
      });
    });
  });
}

for (const { id, clause, scenes } of [
  { id: 'snake', clause: 'SN-HEAD-5', scenes: 3 },
  { id: 'great-worm', clause: 'GW-CLAW-3', scenes: 6 },
]) {
  test(`${id}: the rulebook shows ${clause} on the board, and Back returns`, {
    tag: id === 'snake' ? ['@engines', '@deep'] : '@deep',
  }, async ({ page }) => {
    await page.goto(`/#/${id}/rules/${clause}`);
    await page.getByRole('link', { name: `Show: ${clause}` }).click();
    const stage = page.getByRole('region', { name: `Demo of ${clause}` });
    await expect(page.getByRole('grid', { name: `Demo of ${clause}` }).getByRole('gridcell')).toHaveCount(64);
    await expect(page).toHaveURL(new RegExp(`${clause}/show$`));
    expect(await violations(page)).toEqual([]);
    const next = stage.getByRole('button', { name: 'Next step' });
    let seen = 1;
    for (; await next.isEnabled(); seen++) await next.click();
    expect(seen).toBeGreaterThanOrEqual(scenes);
    await stage.getByRole('button', { name: 'Back to game' }).click();
    await expect(page).toHaveURL(new RegExp(`${clause}$`));
  });
}

test('search results stay while a rule is shown, and Back returns to them', { tag: '@deep' }, async ({ page }) => {
  for (const { id } of atDepth(
    GAMES.filter(({ id: each }) => each === 'frozenchess'),
    GAMES,
  )) {
    await page.goto(`/#/${id}`);
    await page.getByRole('tab', { name: 'Rules' }).click();
    const panel = page.getByRole('tabpanel');
    const search = panel.getByLabel('Search the rules');
    const height = async () => (await panel.boundingBox())?.height ?? 0;
    await expect(search).toBeVisible();
    const withRules = await height();
    await page.getByRole('tab', { name: /Game|History/ }).click();
    await expect(search).toBeHidden();
    // The panel is higher for the rules than for the game, except in Inchworm, whose first card fills all the space.
    expect(withRules - (await height()), id).toBeGreaterThan(id === 'inchworm' ? -1 : 0);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await search.fill('capture');
    await panel.getByRole('link', { name: /^Show/ }).nth(2).click();
    await page
      .getByRole('region', { name: /^Demo of/ })
      .getByRole('button', { name: 'Back to game' })
      .click();
    await expect(search).toHaveValue('capture');
    await expect(panel.locator('[data-lit]')).toBeInViewport({ ratio: 1 });
    const top = () => panel.evaluate(({ scrollTop }) => scrollTop);
    await drawn(page);
    const before = await top();
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect.poll(top, id).toBe(before);
  }
});

/** Tests that no game is lost: killed tabs, two tabs, the library, files and links, and a browser that cannot store. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as FROZENCHESS } from '../../src/variants/frozenchess/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { violations } from './axe.ts';
import { wholeGame } from './games.ts';
import { beginNote, copyLink, drawn, kept, openRecord, spokenBoard } from './play.ts';

const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

const cell = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`);

const clickAll = async (page: Page, squares: string): Promise<void> => {
  for (const name of squares.split(' ')) await cell(page, name).click();
};

/** Returns the stored game, and the labels of the squares on the page. */
const standing = async (page: Page, game: string) => [await kept(page, game), await spokenBoard(page)] as const;

/** Kills the tab: no script of it runs again. */
const kill = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

/** Opens the game again, and waits for this element. */
const reopened = async (context: BrowserContext, game: string, selector: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/#/${game}`);
  await page.waitForSelector(selector);
  return page;
};

test.describe('a killed tab', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only here a tab can be made to crash');

  test('in mid-turn: position, branches and picks are restored', async ({ page, context }) => {
    await page.goto('/#/baroque');
    await clickAll(page, 'd2 d4 d7 d5');
    await page.keyboard.press('[');
    await clickAll(page, 'e7 e5 c2');
    await drawn(page);
    const before = await standing(page, 'baroque');
    await kill(page);
    const again = await reopened(context, 'baroque', 'main [data-name="c2"][data-picked]');
    await expect.poll(() => standing(again, 'baroque')).toEqual(before);
    await expect(again.getByRole('button', { name: /^or Pawn d5/ })).toBeVisible();
  });

  test('a long game is shown before it is replayed, and Back works at once', {
    tag: '@deep',
  }, async ({ page, context }) => {
    const record = wholeGame(FROZENCHESS);
    await openRecord(page, { ...record, actions: record.actions.slice(0, -1) });
    await page.waitForFunction(() => 'oddboard/stand/frozenchess' in localStorage);
    const before = await standing(page, 'frozenchess');
    await page.keyboard.press('[');
    await drawn(page);
    const earlier = await spokenBoard(page);
    await page.keyboard.press(']');
    await kill(page);
    await context.addInitScript(() => {
      const look = () => {
        const turns = document.querySelector('main [data-unit]') && document.querySelectorAll('#panel li li').length;
        if (turns === null) requestAnimationFrame(look);
        else document.documentElement.dataset['toldAtFirst'] = `${turns}`;
      };
      look();
    });
    const again = await reopened(context, 'frozenchess', 'main [data-unit]');
    await again.keyboard.press('[');
    await expect.poll(() => spokenBoard(again)).toEqual(earlier);
    await again.keyboard.press(']');
    await expect(again.locator('#panel li li[data-here]')).toHaveCount(1);
    await expect.poll(() => standing(again, 'frozenchess')).toEqual(before);
    expect(await again.locator('html').getAttribute('data-told-at-first')).toBe('0');
  });

  test('in mid-animation: the action counts', { tag: '@deep' }, async ({ page, context }) => {
    await page.goto('/#/snake');
    await cell(page, 'f3').click();
    await cell(page, 'f4').click({ noWaitAfter: true });
    await kill(page);
    const again = await reopened(context, 'snake', 'main [data-name="f4"][aria-label*="Pawn"]');
    expect((await kept(again, 'snake')).record.actions).toEqual(['f3 f4']);
  });

  test('with an open chooser: it is open again', { tag: '@deep' }, async ({ page, context }) => {
    await openRecord(page, recordOf(SNAKE, 1, {}, '8/P7/8/8/8/8/8/8 w P f2g2h2 f7g7h7 - 0 1'));
    await clickAll(page, 'a7 a8');
    await drawn(page);
    const choices = await page.locator('main [data-target]').count();
    expect(choices).toBeGreaterThan(1);
    await kill(page);
    const again = await reopened(context, 'snake', 'main [data-target]');
    await expect(again.locator('main [data-target]')).toHaveCount(choices);
  });
});

test.describe('without motion', () => {
  test.use(STILL);

  test('a second tab takes a game over as it stands, and gives it back', async ({ page, context }) => {
    await page.goto('/#/baroque');
    await clickAll(page, 'd2 d4 d7');
    const other = await context.newPage();
    await other.goto('/#/baroque');
    await expect(other.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
    expect(await violations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(cell(other, 'd7')).toHaveAttribute('data-picked', /.*/);
    await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
    await cell(other, 'd5').click();
    await page.getByRole('button', { name: 'Continue here' }).click();
    await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /black Pawn/);
    await other.close();
    expect((await kept(page, 'baroque')).record.actions).toEqual(['d2 d4', 'd7 d5']);
  });

  test('watching and playing other games leaves the own game as it was', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/#/baroque');
    await clickAll(page, 'd2 d4 d7');
    await drawn(page);
    const left = await standing(page, 'baroque');
    const visits = async () => {
      await page.goto('/#/watch/baroque');
      await page.getByRole('button', { name: 'Go to the end' }).click();
      await expect(page.getByRole('slider', { name: 'Move' })).not.toHaveValue('0');
      await page.getByRole('link', { name: 'Oddboard' }).click();
      await page.goto('/#/snake');
      await clickAll(page, 'f3 f4');
      await drawn(page);
      await page.goto('/#/');
      await page.goto('/#/baroque');
      await expect(cell(page, 'd7')).toHaveAttribute('data-picked', /.*/);
      await drawn(page);
      expect(await standing(page, 'baroque')).toEqual(left);
      await expect(page.getByRole('status').filter({ hasText: /save|moves/ })).toHaveCount(0);
    };
    await visits();
    await page.reload();
    await expect(cell(page, 'd7')).toHaveAttribute('data-picked', /.*/);
    await drawn(page);
    expect(await standing(page, 'baroque')).toEqual(left);
    await page.goto('/#/games');
    await expect(page.locator('main > div > ul > li')).toHaveCount(2);
  });

  test('library games are continued, renamed, duplicated, deleted and restored', async ({ page }) => {
    await page.goto('/#/baroque');
    await clickAll(page, 'd2 d4');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await clickAll(page, 'e2 e4 e7 e5');
    await page.goto('/#/games');
    const cards = page.locator('main > div > ul > li');
    await expect(cards).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    const inMenu = async (card: Locator, way: string) => {
      await card.getByRole('button', { name: /^More: / }).click();
      await card.getByRole('button', { name: way }).click();
    };
    await inMenu(cards.nth(1), 'Rename');
    await page.getByLabel('Game name').fill('The first one');
    await page.keyboard.press('Enter');
    const first = cards.filter({ hasText: 'The first one' });
    await inMenu(first, 'Duplicate');
    await expect(cards).toHaveCount(3);
    await inMenu(cards.filter({ hasText: 'The first one (copy)' }), 'Delete');
    await expect(cards).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(3);
    await page.getByRole('link', { name: 'Continue: The first one', exact: true }).click();
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    expect((await kept(page, 'baroque')).record.actions).toEqual(['d2 d4']);
  });

  test('files and links carry every line and note, and a damaged file changes nothing', {
    tag: '@deep',
  }, async ({ page, browser }) => {
    await page.goto('/#/baroque');
    await clickAll(page, 'd2 d4 d7 d5');
    await page.keyboard.press('[');
    await clickAll(page, 'e7 e5');
    await beginNote(page);
    await page.getByLabel('Note').fill('Another way.');
    const [from, to] = [await cell(page, 'b1').boundingBox(), await cell(page, 'e4').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 9, (from?.y ?? 0) + 9);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move((to?.x ?? 0) + 9, (to?.y ?? 0) + 9, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await expect(page.getByTestId('arrows')).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByText('Text', { exact: true }).click();
    await page.getByText('File', { exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file' }).click();
    const file = await (await saving).path();
    await page.getByText('Link', { exact: true }).click();
    const link = await copyLink(page);

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const elsewhere = await context.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText('Another way.')).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: /^or Pawn d5/ })).toBeVisible();
    await elsewhere.goto('/#/games');
    const input = elsewhere.locator('input[type="file"]');
    await input.setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":2,"id":"x"}'),
    });
    await expect(elsewhere.getByText(/Could not open the file: .*"name".* Your game is unchanged\./)).toBeVisible();
    await input.setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: readFileSync(file),
    });
    await expect(elsewhere.getByTestId('arrows')).toBeVisible();
    expect((await kept(elsewhere, 'baroque')).record.actions).toEqual(['d2 d4', 'e7 e5']);
    await context.close();
  });

  test('a file dropped on the page is opened', async ({ page }) => {
    await page.goto('/#/');
    await expect(page.getByRole('link', { name: /^Play/ }).first()).toBeVisible();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File(['{"game":"baroque","version":1,"seed":1,"options":{},"actions":["d2 d4"]}'], 'game.json'),
      );
      return transfer;
    });
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await expect(page).toHaveURL(/#\/baroque$/);
    await expect(page.getByRole('grid', { name: 'Board, Baroque' })).toBeVisible();
    await expect(cell(page, 'd4')).toHaveAttribute('aria-label', /white Pawn/);
  });

  test('without storage the game goes on, with a notice and a file', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('The storage is full.');
      };
      IDBFactory.prototype.open = () => {
        throw new Error('No library here.');
      };
    });
    await page.goto('/#/baroque');
    await clickAll(page, 'd2 d4');
    await expect(page.getByText(/cannot be saved in this browser \(The storage is full\.\)/)).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to file' }).click();
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain('"d2 d4"');
    await clickAll(page, 'd7 d5');
    await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /black Pawn/);
  });
});

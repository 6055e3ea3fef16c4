/**
 * A board that never moves: in every window of a hand its box is the same, whatever is asked, warned of or told; every
 * answer is whole, uncovered and off the board; and what a finger aims at is what happens.
 */
import { expect, type Page, test } from '@playwright/test';
import { squareNamed } from '../../src/kernel/board/board.ts';
import type { Game, GameRecord, Position } from '../../src/kernel/game.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { randomGame } from '../support/random.ts';
import { wholeGame } from './games.ts';
import { clickPicks, drawn, kept, openRecord, pressTool, sitDown } from './play.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: ({ browserName }, use) => use(browserName === 'chromium'),
});

/** Windows, and how wide at least a board of 8 files is in them. */
const ALL_WINDOWS = [
  [375, 553, 338],
  [844, 390, 374],
  [320, 480, 265],
  [360, 584, 360],
  [390, 664, 390],
  [393, 659, 393],
  [412, 676, 412],
  [768, 1024, 768],
  [1024, 1366, 1024],
] as const;
const WINDOWS = atDepth<readonly (typeof ALL_WINDOWS)[number][]>(ALL_WINDOWS.slice(0, 2), ALL_WINDOWS);

const gridBox = (page: Page) => page.locator('main').getByRole('grid').boundingBox();

/** What is wrong with the answers that are shown: each is brought into sight, and a finger's point must hit it. */
const wrongAnswers = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const board = document.querySelector('main [role="grid"]')?.getBoundingClientRect() as DOMRect;
    const answers = document.querySelectorAll<HTMLElement>(
      'main [data-ask] :is([data-target], [data-member], [data-tone="danger"] button, [data-unfold])',
    );
    const faults = [...answers].flatMap((each, index) => {
      if (each.getClientRects().length === 0) return [];
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom, height } = each.getBoundingClientRect();
      const isHit = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ].every(([x = 0, y = 0]) => each.contains(document.elementFromPoint(x, y)));
      const isOver =
        left < board.right - 1 && right > board.left + 1 && top < board.bottom - 1 && bottom > board.top + 1;
      const what = `${index + 1}. ${each.textContent || each.ariaLabel}`;
      return [
        ...(isHit ? [] : [`${what}: not whole, or covered`]),
        ...(isOver ? [`${what}: over the board`] : []),
        ...(index === 0 && height < least ? [`${what}: ${height} px high`] : []),
      ];
    });
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return faults;
  }, least);

/** Opens a game as a record says, without the notice that stands in the tray. */
const openQuietly = async (page: Page, record: GameRecord): Promise<void> => {
  await openRecord(page, record);
  for (const name of ['Dismiss', 'Play from here']) {
    const way = page.locator('[data-notices]').getByRole('button', { name });
    if (await way.count()) await way.click();
  }
  await drawn(page);
};

/** Clicks the middle of a square without waiting for what it does. */
const press = async (page: Page, selector: string): Promise<boolean> => {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 1 })
    .catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
  return box !== null;
};

/** What can be asked in a game beside squares, as positions and picks that lead there. */
const CHOOSERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'great-worm': [['b3 b5', 'e2']],
  frozenchess: [['c1']],
};

for (const { id, load } of GAMES)
  test(`${id}: the board keeps its box and every answer is whole, in every window of a hand`, {
    tag: '@engines',
  }, async ({ page, browserName }) => {
    const game = await load();
    const least = browserName === 'chromium' ? 44 : 0;
    const found: string[] = [];
    for (const [width, height, wide] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await openQuietly(page, recordOf(game, 1));
      const first = await gridBox(page);
      const files = game.board.regions.reduce((sum, region) => sum + region.files, 0);
      const where = `${width}x${height}`;
      if (files % 8 === 0) expect(first?.width, where).toBeGreaterThanOrEqual(wide);
      const look = async (state: string) => {
        const now = await gridBox(page);
        if (JSON.stringify(now) !== JSON.stringify(first))
          found.push(`${where} ${state}: ${JSON.stringify(now)}, not ${JSON.stringify(first)}`);
        for (const fault of await wrongAnswers(page, least)) found.push(`${where} ${state}: ${fault}`);
      };
      await look('start');
      for (let piece = 0; piece < atDepth(2, 6); piece++) {
        const movable = page.locator('main [data-tone="plain"]');
        const count = await movable.count();
        if (count === 0) break;
        await movable.nth((piece * 2) % count).click();
        await drawn(page);
        await look(`piece ${piece}`);
        if (await press(page, 'main [data-square][data-tone="danger"]')) await look(`warned of ${piece}`);
        await press(page, 'main [data-square][data-tone="refused"]');
        await look(`refused ${piece}`);
        while (await page.locator('main [data-picked]').count()) await page.keyboard.press('Escape');
      }
      for (const picks of CHOOSERS[id] ?? []) {
        await openQuietly(page, recordOf(game, 1));
        for (const each of picks) await clickPicks(page, each);
        await drawn(page);
        await look(`chooser ${picks.join(', ')}`);
        const fold = page.locator('main [data-unfold]');
        if (await fold.count()) {
          await fold.first().click();
          await drawn(page);
          await look('all unfolded');
        }
      }
      const whole = wholeGame(game);
      await openRecord(page, whole);
      await look('end, with its notice');
      await page.getByRole('button', { name: 'Play from here' }).click();
      await drawn(page);
      await look('end');
    }
    expect(found).toEqual([]);
  });

test('a crowd, a hint, large letters, a clock and a long name leave the board where it is', async ({
  page,
}) => {
  const men = ['Q', 'R', 'N/c5', 'B', 'P'].map((man) => `${man[0]}e4${man.slice(1)}`).join(', ');
  const crowd = recordOf(INCHWORM, 1, {}, positionText(`White: ${men}, Kb1; Black: Ka8, Qe7, Pe7, Rd8, Rf8`));
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await openQuietly(page, crowd);
    const first = await gridBox(page);
    await page.locator('main [data-name="e4"]').click();
    await drawn(page);
    expect(await gridBox(page), 'crowd').toEqual(first);
    expect(await wrongAnswers(page, 44), `crowd at ${width}x${height}`).toEqual([]);
    await page.keyboard.press('Escape');
    await sitDown(page, { white: 'Wilhelmina Karoline', clock: 'Rapid' });
    await drawn(page);
    expect(await gridBox(page), 'clock and name').toEqual(first);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
    await drawn(page);
    expect(await gridBox(page), 'large letters').toEqual(first);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Back to game' })).toBeInViewport({ ratio: 1 });
    expect(await gridBox(page), 'hint').toEqual(first);
    await pressTool(page, 'Back to game');
    await expect(page.locator('[data-stage]')).toHaveCount(0);
  }
});

/** Actions of random games in which a unit goes from its square to another, each with those before it. */
const dragsIn = (game: Game, count: number) => {
  const drags = [1, 2, 3, 4, 5].flatMap((seed) => {
    const { record, positions } = randomGame(game, seed, 24);
    return record.actions.flatMap((spelled, index) => {
      const [from = '', to, ...more] = spelled.split(' ');
      const at = squareNamed(game.board, from) ?? -1;
      const units = Object.values(game.view(positions[index] as Position).units);
      return to && /^\w/.test(to) && more.length === 0 && units.some((unit) => unit.at.includes(at))
        ? [{ before: { ...record, actions: record.actions.slice(0, index) }, spelled }]
        : [];
    });
  });
  const every = Math.max(1, Math.floor(drags.length / count));
  return drags.filter((_, index) => index % every === 0).slice(0, count);
};

for (const { id, load } of GAMES)
  test(`${id}: a quick finger plays the move that it draws`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
    await page.setViewportSize({ width: 375, height: 553 });
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const { before, spelled } of dragsIn(await load(), atDepth(2, 20))) {
      await openQuietly(page, before);
      const [from, to] = await Promise.all(
        spelled.split(' ').map(async (name) => {
          const box = await page.locator(`main [data-name="${name}"]`).boundingBox();
          return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
        }),
      );
      if (!from || !to) throw new Error(`${spelled} has two squares`);
      await touch('touchStart', from);
      await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await touch('touchMove', to);
      await touch('touchEnd');
      await drawn(page);
      const anyway = page.getByRole('button', { name: 'Play it anyway' });
      if (await anyway.count()) await anyway.click();
      await expect
        .poll(async () => (await kept(page, id)).record.actions[before.actions.length] ?? 'nothing')
        .toBe(spelled);
    }
  });

test('another piece is drawn while one is picked; the way back closes sheet, pick, then leaves', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
  await page.setViewportSize({ width: 412, height: 732 });
  await page.goto('/#/');
  await page.goto('/#/snake');
  await page.locator('main [data-name="e3"]').tap();
  await expect(page.locator('main [data-name="e3"]')).toHaveAttribute('data-picked', 'true');
  await page.getByRole('tab', { name: 'Look' }).tap();
  await expect(page.locator('aside')).toHaveAttribute('data-height', 'half');
  await page.goBack();
  await expect(page.locator('aside')).toHaveAttribute('data-height', 'low');
  await expect(page.locator('main [data-picked]')).not.toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main [data-picked]')).toHaveCount(0);
  await page.locator('main [data-name="e3"]').tap();
  const session = await page.context().newCDPSession(page);
  const middle = async (name: string) => {
    const box = await page.locator(`main [data-name="${name}"]`).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [g3, g4] = [await middle('g3'), await middle('g4')];
  for (const [type, ...touchPoints] of [
    ['touchStart', g3],
    ['touchMove', { x: g3.x, y: (g3.y + g4.y) / 2 }],
    ['touchMove', g4],
    ['touchEnd'],
  ] as const)
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await expect.poll(async () => (await kept(page, 'snake')).record.actions).toEqual(['g3 g4']);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test('beside the board: a card of Learn is its link; brushes, menus and tools are whole and in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto('/#/learn');
  const words = await page.getByText('Each turn you move a piece, then your Snake.').boundingBox();
  await page.mouse.click((words?.x ?? 0) + 20, (words?.y ?? 0) + 5);
  await expect(page).toHaveURL(/#\/snake\/learn$/);
  await page.goto('/#/snake/edit');
  const brushes = page.getByRole('group', { name: 'White' }).getByRole('button');
  await expect(brushes.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/#/snake');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '130%';
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  for (const item of await page.locator('[data-tools] li > :is(a, button)').all())
    expect((await item.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  // The tools keep clear of the tabs, however narrow the window.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 195, height: 300 });
  const [look, hint] = await Promise.all([
    page.getByRole('tab', { name: 'Look' }).boundingBox(),
    page.getByRole('button', { name: 'Hint' }).boundingBox(),
  ]);
  expect((look?.x ?? 0) + (look?.width ?? 0)).toBeLessThanOrEqual((hint?.x ?? 0) + 1);
});

for (const { id, title, load } of GAMES)
  test(`${title}: at most two taps a choice on the smallest phone`, { tag: '@deep' }, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
    await page.setViewportSize({ width: 320, height: 480 });
    const picks = async () => (await page.locator('main [data-picked]').count()) > 0;
    for (const { before, spelled } of dragsIn(await load(), 3)) {
      await openQuietly(page, before);
      const [from = '', to = ''] = spelled.split(' ');
      const tapped = async (name: string, isDone: () => Promise<boolean>) => {
        for (let taps = 1; taps <= 2; taps++) {
          const square = page.locator(`main [data-name="${name}"]`);
          const box = await square.boundingBox();
          await page.touchscreen.tap(
            (box?.x ?? 0) + (box?.width ?? 0) / 2,
            (box?.y ?? 0) + (box?.height ?? 0) / 2,
          );
          await drawn(page);
          const anyway = page.getByRole('button', { name: 'Play it anyway' });
          if (await anyway.count()) await anyway.click();
          if (await isDone()) return taps;
        }
        return 'more than two';
      };
      expect(await tapped(from, picks)).not.toBe('more than two');
      const isPlayed = async () => (await kept(page, id)).record.actions[before.actions.length] === spelled;
      expect(await tapped(to, isPlayed)).not.toBe('more than two');
    }
  });

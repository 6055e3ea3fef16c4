/** Tests learning as a newcomer does: the primer, lessons by clicks and by keys, hints, and a wrong try. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import { type Course, lessonsOf } from '../../src/kernel/learning/lesson.ts';
import { GAMES } from '../../src/variants/index.ts';
import { picksOf } from '../support/lessons.ts';
import { violations } from './axe.ts';
import { drawn, unfold } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Taught {
  readonly game: Game;
  readonly course: Course;
}

const taught = async (id: string): Promise<Taught> => {
  const entry = GAMES.find((each) => each.id === id);
  const [game, course] = await Promise.all([entry?.load(), entry?.course?.()]);
  if (!game || !course) throw new Error(`${id} teaches nothing`);
  return { game, course };
};

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByText('The other side answers.')).toHaveCount(0);
  await drawn(page);
};

/** Returns a square of the lesson's board, which stands before the diagrams of its pieces. */
const onBoard = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`).first();

const byClicks = async (page: Page, picks: string): Promise<void> => {
  for (const word of picks.split(' ')) {
    await settled(page);
    if (word.startsWith('=')) await unfold(page, word);
    const target = /^[=>#]/.test(word) ? page.locator(`main [data-target="${word}"]`) : onBoard(page, word);
    // If only one piece can move, it is picked already.
    if (!/^[=>#]/.test(word) && (await target.getAttribute('data-picked')) !== null) continue;
    await target.click();
    // A choice that costs a piece must be confirmed.
    if ((await drawn(page)) && (await target.getAttribute('data-armed')) !== null) await target.click();
  }
};

const byKeys = async (page: Page, picks: string): Promise<void> => {
  for (const word of picks.split(' ')) {
    await settled(page);
    const square = onBoard(page, word);
    if ((await square.getAttribute('data-picked')) !== null) continue;
    await page.keyboard.press('b');
    await expect(page.locator('main [role="grid"] [tabindex="0"]').first()).toBeFocused();
    await page.keyboard.type(`g${word}`);
    await expect(square).toBeFocused();
    await page.keyboard.press('Enter');
  }
};

const reached = (page: Page) => page.locator('main [data-reached]');

for (const { id, title } of GAMES.filter(({ course }) => course)) {
  test(`${title}: the first chapter by clicks`, { tag: id === 'baroque' ? [] : ['@deep'] }, async ({ page }) => {
    const { game, course } = await taught(id);
    const lessons = course.chapters[0]?.lessons ?? [];
    await page.goto(`/#/${id}/learn/${lessons[0]?.id}`);
    for (const lesson of lessons) {
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
      for (const picks of picksOf(game, lesson)) await byClicks(page, picks);
      await expect(reached(page), lesson.id).toContainText(lesson.learned);
      await page.getByRole('link', { name: 'Next' }).click();
    }
    await page.goto(`/#/${id}/learn`);
    await expect(page.getByText(`${lessons.length} of ${lessonsOf(course).length} done`)).toBeVisible();
  });
}

test('a chapter by keyboard alone', async ({ page }) => {
  const { game, course } = await taught('baroque');
  const lessons = course.chapters[0]?.lessons ?? [];
  await page.goto(`/#/baroque/learn/${lessons[0]?.id}`);
  for (const lesson of lessons) {
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    for (const picks of picksOf(game, lesson)) await byKeys(page, picks);
    await expect(page.getByRole('link', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('a wrong try is played and explained, and Try again goes back', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/baroque/learn/withdraw');
  await byClicks(page, 'd4 c3');
  await expect(page.locator('main section').getByText("White's Withdrawer moves from d4 to c3.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await byClicks(page, 'd4 d2');
  await expect(reached(page)).toBeVisible();
});

test('hints lead to the solution, which is shown and then played', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/snake/learn/block');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Choose e3.')).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Choose e3, then f5.')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText('That is one way.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over and play it' }).click();
  await expect(page.locator('main section').getByText('White: move a piece.')).toBeVisible();
});

test('a puzzle answers a wrong try, explains its solution, and Enter continues', async ({ page }) => {
  await page.goto('/#/snake/learn/mcz86l.wo4qt5');
  await byClicks(page, 'e1 f2 b2');
  const card = page.locator('main section [role="status"] > p');
  await expect(card).toHaveText("Not yet. Black's Snake can still move to b7.");
  await expect(page.getByTestId('lit').locator('path').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await byClicks(page, 'a4 b6 b2');
  await expect(card).toContainText('The Kheshig on b6 attacks b7.');
  expect(await violations(page)).toEqual([]);
  await onBoard(page, 'b6').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Win in one turn, 2' })).toBeVisible();
});

test('the primer is cards beside a new game, and a line above the rules', async ({ page }) => {
  await page.goto('/#/snake');
  const cards = page.getByRole('region', { name: 'How to play' });
  await expect(cards.getByRole('heading', { name: 'The turn' })).toBeVisible();
  await cards.getByRole('button', { name: 'Next point' }).click();
  await expect(cards.getByRole('heading', { name: 'The goal' })).toBeVisible();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(cards).toBeHidden();
  await page.locator('summary', { hasText: 'How to play' }).click();
  await expect(cards.getByRole('heading', { name: 'The turn' })).toBeVisible();
});

test('learning pages have no violations at three widths', { tag: '@deep' }, async ({ page }) => {
  for (const address of ['snake/learn', 'snake/learn/block', 'frozenchess/learn']) {
    await page.goto(`/#/${address}`);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await drawn(page);
      const what = `${address} at ${size.width} pixels`;
      expect(await violations(page, 'besides the board'), what).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        `${what} fits`,
      ).toBe(true);
    }
  }
});

test('a clause is tried from its demonstration: to happen, or to refuse', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/#/baroque/rules/BQ-PAWN-2/show');
  await page.getByRole('link', { name: 'Try it' }).click();
  await byClicks(page, 'd2 d5');
  await expect(reached(page)).toBeVisible();
  await page.goto('/#/great-worm/rules/GW-TURN-5/show');
  await page.getByRole('link', { name: 'Try it' }).click();
  await byClicks(page, 'e4');
  await expect(reached(page)).toBeVisible();
});

test('a newcomer starts with fewer rules, and continues with all', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play: Inchworm hybrid' }).click();
  await byClicks(page, 'e2 e4');
  await settled(page);
  await page.getByRole('button', { name: 'Continue with all rules' }).first().click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeEnabled();
  await expect(page.locator('main [data-name="e4"]')).toHaveAttribute('aria-label', /Pawn/);
  await byClicks(page, 'e7 e5');
  await expect(page.getByRole('tabpanel').getByText('…')).toBeVisible();
});

test('a notice never covers list, tabs or card', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/#/frozenchess');
  await byClicks(page, 'c4 c5');
  await settled(page);
  await page.getByRole('button', { name: 'Continue with all rules' }).first().click();
  await byClicks(page, 'h16');
  await page.getByRole('button', { name: /more abilit/ }).click();
  const edges = async (place: Locator): Promise<DOMRect> =>
    place.evaluate((element) => element.getBoundingClientRect().toJSON());
  const notice = await edges(page.getByRole('status').locator('.card').filter({ hasText: 'All rules' }));
  const panel = await edges(page.getByRole('tabpanel'));
  expect(panel.bottom).toBeGreaterThan(panel.top + 44);
  expect(panel.bottom).toBeLessThanOrEqual(notice.top);
  expect((await edges(page.locator('main > [data-ask]'))).top).toBeGreaterThanOrEqual(notice.bottom - 1);
});

/**
 * Tests that fingers hit what they aim at: quick drags work, and a choice takes at most two taps, in every phone
 * window.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { squareNamed } from '../../src/kernel/board/board.ts';
import type { Game, GameEntry, GameRecord, Position } from '../../src/kernel/game.ts';
import { type Lesson, lessonsOf } from '../../src/kernel/learning/lesson.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { puzzleCourse } from '../../src/ui/learn/puzzles.ts';
import { lessonLink } from '../../src/ui/route.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { picksOf } from '../support/lessons.ts';
import { randomGame } from '../support/random.ts';
import { drawn, kept, openQuietly } from './play.ts';
import { fingers, middleOf } from './touch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

test.beforeEach(({ browserName }) => {
  test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
});

/** The width and height of windows, and how many moves of each game are dragged in them. */
const ALL_DRAGS = [
  [375, 553, atDepth(2, 20)],
  [412, 732, 20],
  [320, 480, 4],
  [360, 584, 4],
  [390, 664, 4],
  [393, 659, 4],
  [412, 676, 4],
  [844, 390, 4],
  [768, 1024, 4],
  [1024, 1366, 4],
] as const;
const DRAGS = atDepth<readonly (typeof ALL_DRAGS)[number][]>(ALL_DRAGS.slice(0, 1), ALL_DRAGS);

/** Returns at most `count` entries of the list, evenly spaced. */
const sampled = <Each>(list: readonly Each[], count: number): readonly Each[] => {
  const every = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % every === 0).slice(0, count);
};

/** Returns actions of random games that only move a unit to another square, each with the record before it. */
const movesIn = (game: Game, count: number) => {
  const moves = [1, 2, 3, 4, 5].flatMap((seed) => {
    const { record, positions } = randomGame(game, seed, 24);
    return record.actions.flatMap((spelled, index) => {
      const [from = '', to = '', ...more] = spelled.split(' ');
      const at = squareNamed(game.board, from) ?? -1;
      const units = Object.values(game.view(positions[index] as Position).units);
      return /^\w/.test(to) && more.length === 0 && units.some((unit) => unit.at.includes(at))
        ? [{ before: { ...record, actions: record.actions.slice(0, index) }, spelled, from, to }]
        : [];
    });
  });
  return sampled(moves, count);
};

const squareOf = (page: Page, name: string) => page.locator(`main [data-name="${name}"]`).first();

const drag = async (
  touch: Awaited<ReturnType<typeof fingers>>,
  page: Page,
  from: string,
  to: string,
): Promise<void> => {
  // A piece can be dragged only once its question has been found.
  await expect(page.locator('main [data-tone]').first()).toBeAttached();
  const [start, end] = [await middleOf(squareOf(page, from)), await middleOf(squareOf(page, to))];
  await touch('touchStart', start);
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await touch('touchMove', end);
  await touch('touchEnd');
  await drawn(page);
};

/** Confirms an action if the page warns that it costs a piece. */
const playAnyway = async (page: Page): Promise<void> => {
  const anyway = page.getByRole('button', { name: 'Play it anyway' });
  if (await anyway.count()) await anyway.click();
};

/** Returns the action that the page has stored after those of a record. */
const playedAfter = async (page: Page, { game, actions }: GameRecord): Promise<string> =>
  (await kept(page, game)).record.actions[actions.length] ?? 'nothing';

for (const { id, load } of GAMES)
  test(`${id}: a quick drag plays its move`, { tag: id === 'inchworm' ? [] : '@deep' }, async ({ page }) => {
    const game = await load();
    const touch = await fingers(page);
    for (const [width, height, count] of DRAGS) {
      await page.setViewportSize({ width, height });
      for (const { before, spelled, from, to } of movesIn(game, count)) {
        await openQuietly(page, before);
        await drag(touch, page, from, to);
        await playAnyway(page);
        await expect
          .poll(() => playedAfter(page, before), `${width}x${height} after ${before.actions.join('; ')}`)
          .toBe(spelled);
      }
    }
  });

test('another piece can be dragged while one is picked', async ({ page }) => {
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
  await drag(await fingers(page), page, 'g3', 'g4');
  await expect.poll(async () => (await kept(page, 'snake')).record.actions).toEqual(['g3 g4']);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

/** The least size of a touch target in CSS pixels; a tap on a smaller square only zooms. */
const FINGER = 44;

/** Chooses a square by one tap, or on a large board by two, of which the first only zooms. */
const choose = async (page: Page, name: string, isDone: () => Promise<boolean>): Promise<void> => {
  const where = `${name} on ${page.url()}, ${page.viewportSize()?.width} wide`;
  await page.locator(`main [data-name="${name}"]`).first().scrollIntoViewIfNeeded();
  const isLarge = (await page.locator('main [data-large]').count()) > 0;
  for (let taps = 1; ; taps++) {
    const { x, y } = await middleOf(squareOf(page, name));
    await page.touchscreen.tap(x, y);
    await drawn(page);
    await playAnyway(page);
    if (await isDone()) return;
    expect(isLarge && taps === 1, `one tap, or two of a large board: ${where}`).toBe(true);
    expect((await middleOf(squareOf(page, name))).width, where).toBeGreaterThanOrEqual(FINGER);
    await expect(page.getByText('Tap a square again to choose it.'), where).toBeVisible();
  }
};

const isPicked = async (page: Page, name: string): Promise<boolean> =>
  (await page.locator(`main [data-name="${name}"][data-picked]`).count()) > 0;

/** Returns the first two squares of the solution of each lesson that starts with a simple move. */
const beginningsOf = (game: Game, lessons: readonly Lesson[]) =>
  lessons.flatMap((lesson) => {
    if (lesson.goal.kind === 'refused') return [];
    const [from = '', to = ''] = picksOf(game, lesson)[0]?.split(' ') ?? [];
    return /^\w/.test(from) && /^\w/.test(to) ? [{ id: lesson.id, from, to }] : [];
  });

/** Reads a game's puzzles from their file, since Node cannot import JSON as the page does. */
const puzzlesOf = (id: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../src/variants/${id}/puzzles.json`, import.meta.url), 'utf8'));

const taughtIn = async ({ id, load, course }: GameEntry, count: number) => {
  const game = await load();
  const courses = [await course?.(), puzzleCourse(game, puzzlesOf(id))];
  return courses.flatMap((each) => (each ? sampled(beginningsOf(game, lessonsOf(each)), count) : []));
};

const SMALLEST = [
  { width: 320, height: 480 },
  { width: 360, height: 584 },
];

for (const entry of GAMES)
  test(`${entry.title}: at most two taps per choice on the smallest phones`, {
    tag: '@deep',
  }, async ({ page }) => {
    for (const size of SMALLEST) {
      await page.setViewportSize(size);
      for (const { before, spelled, from, to } of movesIn(await entry.load(), 3)) {
        await openQuietly(page, before);
        await choose(page, from, () => isPicked(page, from));
        await choose(page, to, async () => (await playedAfter(page, before)) === spelled);
      }
      for (const { id, from, to } of await taughtIn(entry, 4)) {
        await page.goto('about:blank');
        await page.goto(`/${lessonLink(entry.id, id)}`);
        await expect(page.locator(`main [data-name="${from}"]`).first()).toBeVisible();
        await drawn(page);
        if (!(await isPicked(page, from))) await choose(page, from, () => isPicked(page, from));
        await choose(page, to, async () => (await isPicked(page, to)) || !(await isPicked(page, from)));
      }
    }
  });

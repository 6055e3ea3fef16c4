/** Tests a 16x16 board on a phone: two touches per square, the loupe, two fingers, keys. */
import { expect, type Page, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as FROZEN } from '../../src/variants/frozenchess/index.ts';
import { atDepth } from '../support/depth.ts';
import { drawn, kept, openRecord } from './play.ts';
import { fingers, middleOf } from './touch.ts';

test.use({
  hasTouch: true,
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});

const GAME = 'frozenchess';
/** The least size of a touch target, in CSS pixels. */
const FINGER = 44;

const squareOf = (page: Page, name: string) => page.locator(`main [role="grid"] [data-name="${name}"]`);

type Fingers = Awaited<ReturnType<typeof fingers>>;

/** Taps quickly, even on a slow machine: the finger is lifted before the page handles the touch. */
const tap = async (touch: Fingers, at: Parameters<Fingers>[1]) => {
  await Promise.all([touch('touchStart', at), touch('touchEnd')]);
};

test.beforeEach(async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
  await openRecord(page, recordOf(FROZEN, 1));
});

test('two touches choose any square by large targets, one commits nothing', { tag: '@deep' }, async ({ page }) => {
  const touch = await fingers(page);
  const widthOf = async (name: string) => (await squareOf(page, name).boundingBox())?.width;
  for (const name of ['a1', 'p16', 'd3', ...atDepth([], ['p4', 'a16', 'h8'])]) {
    await tap(touch, await middleOf(squareOf(page, name)));
    await expect.poll(() => widthOf(name)).toBeGreaterThanOrEqual(FINGER);
    await expect(page.getByText('Tap a square again to choose it.')).toBeVisible();
    expect((await kept(page, GAME))?.picks ?? '').toBe('');
    const room = await page
      .locator('main [data-zoomed]')
      .filter({ has: page.getByRole('grid') })
      .boundingBox();
    const { x, y } = await middleOf(squareOf(page, name));
    expect(
      room && x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.height,
      `${name} is in view`,
    ).toBe(true);
    await tap(touch, { x, y });
    const isOwn = /^[a-p][1-4]$/.test(name);
    if (isOwn) await expect(squareOf(page, name)).toHaveAttribute('data-picked', 'true');
    else await expect(page.locator('main p[data-tone="refused"], main p[data-looking]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Whole board' })).toHaveCount(0);
  }
});

test('the loupe picks, but does not move, a piece slid off the board', { tag: '@deep' }, async ({ page }) => {
  const touch = await fingers(page);
  await touch('touchStart', await middleOf(squareOf(page, 'd4')));
  const loupe = page.getByTestId('loupe');
  await expect(loupe).toContainText('d4');
  await touch('touchMove', { x: 180, y: 620 });
  await expect(loupe).toHaveCount(0);
  await touch('touchEnd');
  expect((await kept(page, GAME))?.picks).toBe('d4');
  await touch('touchStart', await middleOf(squareOf(page, 'd4')));
  await expect(loupe).toContainText('d4');
  await touch('touchMove', await middleOf(squareOf(page, 'e4')));
  await expect(loupe).toContainText('e4');
  await touch('touchEnd');
  await expect(loupe).toHaveCount(0);
  await expect(squareOf(page, 'e4')).toHaveAttribute('data-picked', 'true');
});

test('a zoomed board keeps its zoom until the last finger is lifted', { tag: '@deep' }, async ({ page }) => {
  const touch = await fingers(page);
  const boxOf = () => squareOf(page, 'e4').boundingBox();
  const whole = await boxOf();
  for (const end of ['the pick is taken back', 'a move is played']) {
    await tap(touch, await middleOf(squareOf(page, 'e4')));
    await expect(page.getByRole('button', { name: 'Whole board' })).toBeVisible();
    await tap(touch, await middleOf(squareOf(page, 'e4')));
    await expect(squareOf(page, 'e4')).toHaveAttribute('data-picked', 'true');
    const close = await boxOf();
    const target = await middleOf(squareOf(page, 'e5'));
    await touch('touchStart', target);
    await expect(page.getByTestId('ghost').first()).toBeVisible();
    if (end === 'a move is played') await page.mouse.click(target.x, target.y);
    else await page.keyboard.press('Escape');
    await expect(page.locator('main [data-picked]')).toHaveCount(0);
    await drawn(page);
    expect(await boxOf(), end).toEqual(close);
    await touch('touchEnd');
    await expect.poll(boxOf, end).toEqual(whole);
  }
  expect((await kept(page, GAME)).record.actions).toEqual(['e4 e5']);
});

test('two fingers, keys and the small map zoom and move the board', async ({ page }) => {
  const touch = await fingers(page);
  const width = async () => (await squareOf(page, 'h8').boundingBox())?.width ?? 0;
  const small = await width();
  await touch('touchStart', { x: 160, y: 250, id: 0 }, { x: 200, y: 250, id: 1 });
  for (const apart of [10, 20, 30])
    await touch('touchMove', { x: 160 - apart, y: 250, id: 0 }, { x: 200 + apart, y: 250, id: 1 });
  await touch('touchEnd');
  await expect.poll(width).toBeGreaterThan(2 * small);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(small, 0);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(2 * small);
  await page.keyboard.press('-');
  await expect.poll(width).toBeGreaterThan(1.2 * small);
  const map = await page.getByTestId('map').boundingBox();
  if (!map) throw new Error('the map is on the page');
  await page.touchscreen.tap(map.x + 8, map.y + 8);
  await expect(squareOf(page, 'a16')).toBeInViewport();
  await page.touchscreen.tap(map.x + map.width - 8, map.y + map.height - 8);
  await expect(squareOf(page, 'p1')).toBeInViewport();
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('has map and buttons, and zooms by a tap', async ({ page }) => {
    const touch = await fingers(page);
    await expect(page.getByTestId('map')).toBeVisible();
    for (const name of ['d3', 'p16']) {
      await tap(touch, await middleOf(squareOf(page, name)));
      await expect.poll(async () => (await squareOf(page, name).boundingBox())?.width).toBeGreaterThanOrEqual(FINGER);
      await tap(touch, await middleOf(squareOf(page, name)));
      await expect(
        page.locator(name === 'd3' ? '[data-picked][data-name="d3"]' : 'main p[data-looking]'),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('0');
      await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    }
  });
});

test.describe('a desk', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('zoom buttons, and a map beside the zoomed board', async ({ page }) => {
    const width = async () => (await squareOf(page, 'h8').boundingBox())?.width ?? 0;
    const whole = await width();
    await expect(page.getByTestId('map')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeCloseTo(1.5 * whole, -1);
    const [map, room] = await Promise.all([
      page.getByTestId('map').boundingBox(),
      page.locator('[data-zoomed]').first().boundingBox(),
    ]);
    expect(map?.x).toBeGreaterThan((room?.x ?? 0) + (room?.width ?? 0));
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBeCloseTo(whole, 0);
  });
});

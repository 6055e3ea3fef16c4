/** Tests dragging, long presses, and hovering. */
import { expect, test } from '@playwright/test';
import { kept } from './play.ts';
import { fingers, middleOf } from './touch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the mouse drags a unit to its square', async ({ page }) => {
  await page.goto('/#/baroque');
  const from = await middleOf(page.locator('main [data-name="d2"]'));
  const to = await middleOf(page.locator('main [data-name="d4"]'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.getByTestId('ghost')).toBeVisible();
  await page.mouse.up();
  expect((await kept(page, 'baroque')).record.actions).toEqual(['d2 d4']);
});

test('a drag that ends at its start does nothing', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/baroque');
  const from = await middleOf(page.locator('main [data-name="d2"]'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 3 });
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await page.mouse.up();
  const { record, picks } = await kept(page, 'baroque');
  expect([record.actions, picks]).toEqual([[], 'd2']);
});

test('a unit dropped off the board, or after Escape, returns', async ({ page }) => {
  await page.goto('/#/baroque');
  const d2 = page.locator('main [data-name="d2"]');
  const from = await middleOf(d2);
  const to = await middleOf(page.locator('main [data-name="d4"]'));
  const grid = await page.locator('main').getByRole('grid').boundingBox();
  for (const end of [() => page.mouse.move(2, (grid?.y ?? 0) + 2), () => page.keyboard.press('Escape')]) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(page.locator('main [data-dragged]')).not.toHaveCount(0);
    await end();
    await page.mouse.up();
    await expect(page.locator('main [data-dragged]')).toHaveCount(0);
    await page.mouse.move(to.x, to.y);
    await expect(page.locator('main [style*="translate:"]')).toHaveCount(0);
  }
  expect((await kept(page, 'baroque')).record.actions).toEqual([]);
});

test('Space holds the preview while the pointer goes elsewhere', async ({ page }) => {
  await page.goto('/#/baroque');
  await page.locator('main [data-name="d2"]').click();
  await page.locator('main [data-name="d4"]').hover();
  await page.keyboard.down('Space');
  await page.locator('main [data-name="h8"]').hover();
  await expect(page.getByTestId('ghost')).toBeVisible();
  await page.keyboard.up('Space');
  await page.locator('main [data-name="h7"]').hover();
  await expect(page.getByTestId('ghost')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a slow tap picks, a sliding finger only looks', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
    await page.goto('/#/baroque');
    await page.locator('main [data-name="d2"]').tap();
    const to = await middleOf(page.locator('main [data-name="d4"]'));
    const beside = await middleOf(page.locator('main [data-name="c4"]'));
    const touch = await fingers(page);
    for (const slides of [true, false]) {
      await touch('touchStart', to);
      await expect(page.getByTestId('ghost')).toBeVisible();
      if (slides) await touch('touchMove', beside);
      await touch('touchEnd');
      expect((await kept(page, 'baroque')).record.actions).toEqual(slides ? [] : ['d2 d4']);
    }
  });

  for (const [game, scheme, from, to] of [
    ['baroque', 'light', 'd2', 'd4'],
    ['frozenchess', 'dark', 'e4', 'e5'],
  ] as const)
    test(
      `a finger drags a piece at once: ${game}`,
      { tag: game === 'baroque' ? [] : '@deep' },
      async ({ page, browserName }, info) => {
        test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(`/#/${game}`);
        const touch = await fingers(page);
        // A piece can be dragged only once its question has been found.
        const piece = page.locator(`main [data-drags] [data-name="${from}"][data-tone="plain"]`);
        await expect(piece).toHaveCSS('touch-action', 'none');
        const start = await middleOf(piece);
        const end = await middleOf(page.locator(`main [data-name="${to}"]`));
        await touch('touchStart', start);
        for (const part of [0.3, 0.6, 1])
          await touch('touchMove', {
            x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part,
          });
        await expect(page.getByTestId('loupe')).toContainText(to);
        await expect(page.getByTestId('ghost').first()).toBeVisible();
        await info.attach(game, { body: await page.screenshot(), contentType: 'image/png' });
        await touch('touchEnd');
        await expect(page.getByTestId('loupe')).toHaveCount(0);
        await expect.poll(async () => (await kept(page, game)).record.actions[0]).toBe(`${from} ${to}`);
      },
    );

  test('a drag is not disturbed by another finger', { tag: '@deep' }, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'fingers are sent by the browser tools of Chromium');
    await page.goto('/#/baroque');
    const touch = await fingers(page);
    const at = async (name: string, id: number) => ({
      ...(await middleOf(page.locator(`main [data-name="${name}"]`))),
      id,
    });
    const [d2, d3, d4] = [await at('d2', 0), await at('d3', 0), await at('d4', 0)];
    const [e7, h6] = [await at('e7', 1), await at('h6', 1)];
    const grid = page.locator('main').getByRole('grid');
    const before = await grid.boundingBox();
    await touch('touchStart', d2);
    await touch('touchMove', d3);
    await expect(page.locator('main [data-dragged]').first()).toBeVisible();
    await touch('touchStart', d3, e7);
    await touch('touchMove', d4, h6);
    await expect(page.getByTestId('loupe')).toContainText('d4');
    await touch('touchEnd');
    await expect.poll(async () => (await kept(page, 'baroque')).record.actions).toEqual(['d2 d4']);
    expect(await grid.boundingBox()).toEqual(before);
  });
});

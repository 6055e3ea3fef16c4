/** Tests what the app promises about the network, the page's policy, and failures of the app itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test.describe('once it is loaded', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page makes no requests, and keeps its policy', { tag: '@deep' }, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Playwright lets only Chromium use service workers.');
    const broken: string[] = [];
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
    await page.goto('/#/baroque');
    await expect(page.locator('main').getByRole('grid')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const answers: Promise<boolean>[] = [];
    page.on('request', (request) =>
      answers.push(request.response().then((response) => response?.fromServiceWorker() ?? false)),
    );
    await page.locator('main').getByRole('gridcell', { name: /^b2,/ }).click();
    await page.locator('main').getByRole('gridcell', { name: /^b4/ }).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page
      .getByRole('link', { name: /^Show:/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Look' }).click();
    // The service worker has cached even chunks that load on demand, such as the demonstrations.
    expect(await Promise.all(answers)).not.toContain(false);
    expect(broken).toEqual([]);
  });
});

test('foreign and inline scripts do not run', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('when drawing fails, the game is kept and a report can be saved', async ({ page }) => {
  await page.goto('/#/baroque');
  await page.locator('main').getByRole('gridcell', { name: /^b2,/ }).click();
  await page.evaluate(() => {
    Object.defineProperty(MediaQueryList.prototype, 'matches', {
      get() {
        throw new Error('Broken on purpose.');
      },
    });
    window.location.hash = '#/';
  });
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a report' }).click();
  const report = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(report).toMatchObject({ message: 'Broken on purpose.' });
  expect(Object.keys(report.kept).some((key) => key.startsWith('oddboard/save/baroque/'))).toBe(true);
  await page.getByRole('button', { name: 'Reload Oddboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  await page.goto('/#/baroque');
  await expect(page.locator('main').getByRole('gridcell', { name: /^b2,/ })).toHaveAttribute('data-picked', /.*/);
});

test('a failed action gives a notice, and the page goes on', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/#/snake');
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Dropped on purpose.'))));
  await expect(page.getByRole('alert')).toContainText('Dropped on purpose.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
});

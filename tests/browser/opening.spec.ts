/** Tests bad addresses and long games, with a real worker and the page's own policy. */
import { expect, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { violations } from './axe.ts';
import { openRecord } from './play.ts';

test('a bad link says what is wrong, and leads to the start page', async ({ page }) => {
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  for (const fragment of atDepth(['#g=y0xOzStJzCtRBAA'], ['#g=y0xOzStJzCtRBAA', '#game=bm9uc2Vuc2U', '#/%F0%9F'])) {
    await page.goto('about:blank');
    await page.goto(`/${fragment}`);
    for (const visit of ['first', 'again']) {
      if (visit === 'again') await page.reload();
      await expect(page.getByRole('heading', { name: /Could not open this game|Page not found/ })).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  }
  expect(failed).toEqual([]);
});

test('a long game shows progress, and a stop keeps the board', {
  tag: '@deep',
}, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be slowed down.');
  const game = await GAMES.find(({ id }) => id === 'frozenchess')?.load();
  const [longest] = [...(game?.samples ?? [])].sort((a, b) => b.record.actions.length - a.record.actions.length);
  if (!game || !longest) throw new Error('FrozenChess has a sample');
  const { record } = longest;
  await openRecord(page, { ...record, actions: record.actions.slice(0, 2) });
  const before = await page.locator('main [data-unit]').count();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const openFile = async () => {
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'a.json'));
      return transfer;
    }, JSON.stringify(record));
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  };
  await openFile();
  await expect(page.getByText(/^\d+ of \d+ moves$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Opening stopped. Your game is unchanged.')).toBeVisible();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.locator('main [data-unit]')).toHaveCount(before);
  await openFile();
  await expect(page.getByText('A different game is open now.')).toBeVisible();
  await expect(page.locator('main [data-unit]')).not.toHaveCount(before);
});

test('a long game as text shows progress, and can be stopped', { tag: '@deep' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be slowed down.');
  const game = await GAMES.find(({ id }) => id === 'frozenchess')?.load();
  const [longest] = [...(game?.samples ?? [])].sort((a, b) => b.record.actions.length - a.record.actions.length);
  if (!longest) throw new Error('FrozenChess has a sample');
  await openRecord(page, longest.record);
  await page.getByRole('button', { name: 'Share' }).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByText('Text', { exact: true }).click();
  const progress = page.getByRole('progressbar', { name: 'Writing the game …' });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(progress).toHaveCount(0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to file' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.txt$/);
});

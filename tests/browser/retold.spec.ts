/** Tests the ways to replay a game: watching it, the short list, a film, a text. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';

test('a watched game runs, is sought, and comes back from its text', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/watch/baroque');
  const bar = page.getByRole('region', { name: 'Watch the game' });
  await expect(bar.getByText(/^[3-9] of 65$/)).toBeVisible();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('slider', { name: 'Move' }).fill('64');
  await expect(bar.getByText('64 of 65')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Take over here' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const coming = page.waitForEvent('download');
  await page.getByText('Text', { exact: true }).click();
  await page.getByRole('button', { name: 'Save to file' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  await page.goto('/#/games');
  await page.getByRole('button', { name: 'Open text' }).click();
  const field = page.getByRole('textbox', { name: 'Game as text' });
  await field.fill(text.replace('1... ', '7... '));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('the next turn is 1..., not 7...');
  await field.fill(text.replace('[Seed "1"]', '[Event "Retold"]\n[Seed "1"]'));
  expect(await violations(page)).toEqual([]);
});

test('a watched game is narrated, paused, sought and stepped', async ({ page }) => {
  await page.goto('/#/watch/baroque');
  const bar = page.getByRole('region', { name: 'Watch the game' });
  await bar.getByRole('button', { name: /^Pause/ }).click();
  await bar.getByRole('slider').fill('3');
  await expect(bar.getByText(/^White's Pawn moves from c2/)).toBeVisible();
  await bar.getByRole('slider').press('ArrowRight');
  await expect(bar.getByRole('slider')).toHaveValue('4');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bar.getByRole('button', { name: /^Next/ }).click();
  await expect(bar.getByRole('slider')).toHaveValue('1');
});

test('a film of the last turn is made, and can be stopped', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/watch/snake');
  // The game is so long that the film is not ready when it is stopped.
  await page.getByRole('slider', { name: 'Move', exact: true }).fill('80');
  await page.getByRole('button', { name: 'Take over here' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('GIF', { exact: true }).click();
  await page.getByText('960 pixels', { exact: true }).click();
  await page.getByRole('button', { name: 'Make GIF' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making the film …' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Last turn', { exact: true }).click();
  await page.getByRole('button', { name: 'Make GIF' }).click();
  await expect(page.getByText(/^The film is ready/)).toBeVisible();
  const made = page.getByRole('dialog').getByRole('img', { name: 'The film' });
  expect(await made.evaluate((img) => img.clientHeight <= (img.parentElement?.clientHeight ?? 0))).toBe(true);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save film' }).click();
  const film = await readFile(await (await coming).path());
  expect(film.subarray(0, 6).toString()).toBe('GIF89a');
  expect(await violations(page)).toEqual([]);
});

/**
 * Makes the canvas behave as in browsers with fingerprinting protection: reading its pixels adds noise, or is refused.
 */
const protect = (how: 'noise' | 'refused'): void => {
  const read = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = function (...place) {
    if (how === 'refused') throw new DOMException('refused', 'SecurityError');
    const image = Reflect.apply(read, this, place);
    for (let at = 0; at < image.data.length; at += 7) image.data[at] = (image.data[at] ?? 0) ^ 1;
    return image;
  };
};

for (const how of ['noise', 'refused'] as const)
  test(`a film from a canvas with ${how === 'noise' ? 'noise is made' : 'no pixels is refused in words, and so is a picture'}`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.addInitScript(protect, how);
    await page.goto('/#/watch/snake');
    await page.getByRole('slider', { name: 'Move', exact: true }).fill('4');
    await page.getByRole('button', { name: 'Take over here' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('GIF', { exact: true }).click();
    await page.getByText('Last turn', { exact: true }).click();
    await page.getByRole('button', { name: 'Make GIF' }).click();
    if (how === 'noise') return expect(page.getByText(/^The film is ready/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByText('Picture', { exact: true }).click();
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });

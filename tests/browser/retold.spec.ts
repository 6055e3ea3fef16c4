/** A game retold: watched, in a short list, as a film, as a text. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';

test('a game is watched by itself, dragged, and comes back from its text', async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Watch: Baroque' }).click();
  await page.getByRole('button', { name: /^Every way of capturing/ }).click();
  const bar = page.getByRole('region', { name: 'Watch the game' });
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await bar.getByRole('button', { name: 'Play' }).click();
  await expect(bar.getByText(/^([3-9]|[1-6]\d) of 65$/)).toBeVisible();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('slider', { name: 'Move' }).fill('65');
  await expect(bar.getByText('65 of 65')).toBeVisible();
  expect(await violations(page)).toEqual([]);
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

test('a board of the start page says its turns, is paused, dragged and stepped', async ({ page }) => {
  await page.goto('/#/');
  const sample = page.getByRole('region', { name: 'Sample game: Baroque' });
  await sample.getByRole('button', { name: /^Pause/ }).click();
  await sample.getByRole('slider').fill('3');
  await expect(sample.getByText(/^White's Pawn moves from c2/)).toBeVisible();
  await sample.getByRole('slider').press('ArrowRight');
  await expect(sample.getByRole('slider')).toHaveValue('4');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sample.getByRole('button', { name: /^Next/ }).click();
  await expect(sample.getByRole('slider')).toHaveValue('1');
  await expect(page).toHaveURL(/#\/$/);
});

test('a film is made of the last turn, and can be stopped', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Watch: Snake' }).click();
  await page.getByRole('button', { name: /^Five captures/ }).click();
  await page.getByRole('slider', { name: 'Move', exact: true }).fill('8');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Film', { exact: true }).click();
  await page.getByRole('button', { name: 'Make film' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making the film …' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Last turn', { exact: true }).click();
  await page.getByRole('button', { name: 'Make film' }).click();
  await expect(page.getByText(/^The film is ready/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save film' }).click();
  const film = await readFile(await (await coming).path());
  expect(film.subarray(0, 6).toString()).toBe('GIF89a');
  expect(await violations(page)).toEqual([]);
});

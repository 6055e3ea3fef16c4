/** The report of a game, made in a real worker: the curve, a turning point, and its better line as a branch. */
import { expect, test } from '@playwright/test';
import type { Sample } from '../../src/kernel/game.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { violations } from './axe.ts';
import { kept, openRecord, pressTool } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the report of a game is made, stopped and gone on with; a better line becomes a branch', async ({
  page,
}) => {
  const { record } = SNAKE.samples[0] as Sample;
  await openRecord(page, { ...record, actions: record.actions.slice(0, 20) });
  await pressTool(page, 'Report');
  const report = page.getByRole('dialog', { name: 'Report' });
  await report.getByRole('button', { name: 'Stop' }).click();
  await report.getByRole('button', { name: 'Go on' }).click();
  await expect(report.getByText('The computer plans only a few turns')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const place = report.getByRole('slider', { name: 'Place in the game' });
  await place.focus();
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Before White's turn 1: /);
  await page.keyboard.press('Enter');
  await expect(report).toBeHidden();
  expect((await kept(page, 'snake')).cursor).toBe(0);
  await pressTool(page, 'Report');
  const point = report.getByRole('listitem').filter({ hasText: 'Better:' }).first();
  await expect(point).toContainText(/^(White|Black)'s turn \d+: .* (lost|let|missed) .*\.Better: .*\./);
  await point.getByRole('button', { name: 'Add better line' }).click();
  await expect(point.getByRole('button', { name: 'Added' })).toBeVisible();
  expect((await kept(page, 'snake')).cursor).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Better on (White|Black)'s turn \d+/).first()).toBeVisible();
});

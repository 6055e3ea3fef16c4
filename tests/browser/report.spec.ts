/** The report of a game, made in a real worker: the curve, a turning point, and its better line as a branch. */
import { expect, test } from '@playwright/test';
import type { Sample } from '../../src/kernel/game.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { violations } from './axe.ts';
import { kept, openRecord, pressTool } from './play.ts';

/** A game in which both sides miss a win: the piece's move and the Snake's, turn by turn. */
const GAME =
  'b3 b4, e2, e6 e5, e7, f3 f4, d2, d8 c7, d7, f4 e5, c2, d6 e5, d6, c1 b3, b2, c6 c5, c6, b3 g8, b3, ' +
  'c7 b7, c7, b4 c5, b4, h8 g8, d7, d1 f3, c4, b6 b5, e7, f3 e5, d4, f6 e5, f7, g1 f3, d5, g8 f6, g7, ' +
  'f3 e4, e5, f6 f1, h7, e4 g5, e4, h6 g5, h8, h1 f1, d4, b7 e7, g8';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the report of a game is made, stopped and gone on with; a better line becomes a branch', async ({
  page,
}) => {
  const { record } = SNAKE.samples[0] as Sample;
  await openRecord(page, { ...record, actions: GAME.split(', ') });
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
  // The way to it at the end of the game goes with the end.
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toHaveCount(0);
  await pressTool(page, 'Report');
  const point = report.getByRole('listitem').filter({ hasText: 'Better:' }).first();
  await expect(point).toContainText(/^(White|Black)'s turn \d+: .* (lost|let|missed) .*\.Better: .*\./);
  await point.getByRole('button', { name: 'Add better line' }).click();
  await expect(point.getByRole('button', { name: 'Added' })).toBeVisible();
  expect((await kept(page, 'snake')).cursor).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Better on (White|Black)'s turn \d+/).first()).toBeVisible();
});

/**
 * What is to come in FrozenChess, as a player sees it: areas before they act, stages when they begin, what is
 * lacked for victory.
 */
import { expect, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { fileOf } from '../../src/variants/frozenchess/demos/line.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import { clickPicks, openRecord } from './play.ts';

const from = (line: string) => ({ ...recordOf(GAME, 1), start: fileOf(line) });

test('a tornado shows whom it pulls next, also in the ghost of the action that casts it', async ({
  page,
}) => {
  await openRecord(page, from('w Te1 / b Nf6 Pg12 / tornados f11:10:b'));
  await expect(page.locator('main [data-kind="pull"]').first()).toBeVisible();
  await clickPicks(page, 'e1 =TO');
  await page.locator('main [data-name="e5"]').hover();
  await expect(page.getByTestId('ghost').locator('[data-kind="pull"]').first()).toBeVisible();
});

test('a stage is announced by its clauses, and what is lacked for victory stands beside the names', async ({
  page,
}) => {
  await openRecord(page, from('w Rb4 Qn3 / b Pn14 / plies 599 / turn b'));
  await clickPicks(page, 'n14 n13');
  await expect(page.getByText(/Stage 2 begins\. The majority side wins/).first()).toBeVisible();
  await expect(page.getByText(/Majority side, still needs 2 captures in a row/).first()).toBeVisible();
  await expect(page.getByText('Stage 2 of 6').first()).toBeVisible();
});

test('an answer that is clicked leaves the focus on the board', async ({ page }) => {
  await openRecord(page, from('w Ka1 Te1 / b Nf6 Kp16'));
  await clickPicks(page, 'e1');
  await page.locator('main [data-name="e1"]').focus();
  await clickPicks(page, '=TO');
  await expect(page.locator('main [data-name="e1"]')).toBeFocused();
});

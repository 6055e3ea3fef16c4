/** Tests how FrozenChess shows an area before an action affects it. */
import { expect, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { positionFile } from '../../src/variants/frozenchess/demos/line.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import { clickPicks, openRecord } from './play.ts';

const from = (line: string) => ({ ...recordOf(GAME, 1), start: positionFile(line) });

test('a tornado shows its next pulls, even in the ghost of the action that casts it', async ({ page }) => {
  await openRecord(page, from('w Te1 / b Nf6 Pg12 / tornados f11:10:b'));
  await expect(page.locator('main [data-kind="pull"]').first()).toBeVisible();
  await clickPicks(page, 'e1 =TO');
  await page.locator('main [data-name="e5"]').hover();
  await expect(page.getByTestId('ghost').locator('[data-kind="pull"]').first()).toBeVisible();
});

test('a clicked answer returns the focus to the board', async ({ page }) => {
  await openRecord(page, from('w Ka1 Te1 / b Nf6 Kp16'));
  await clickPicks(page, 'e1');
  await page.locator('main [data-name="e1"]').focus();
  await clickPicks(page, '=TO');
  await expect(page.locator('main [data-name="e1"]')).toBeFocused();
});

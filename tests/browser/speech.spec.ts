/** Tests spoken moves: they are chosen and tried in the settings, and spoken as they are played. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Fakes speech with a voice that logs its texts, since test machines have none. */
const withVoices = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voices = [{ voiceURI: 'kate', name: 'Kate', lang: 'en-GB' }];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: SpeechSynthesisUtterance) => said.push(text),
      cancel: () => undefined,
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { said, SpeechSynthesisUtterance: Utterance });
  });

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a move is spoken when played and by Try, and the setting is kept', async ({ page }) => {
  await withVoices(page);
  await page.goto('/#/great-worm');
  const board = page.locator('main').getByRole('grid');
  await expect(board).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('group', { name: 'Speak moves' }).getByText('Whole sentence').click();
  await expect(dialog.getByRole('combobox', { name: 'Voice' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Try' }).click();
  await expect.poll(() => said(page)).toEqual([expect.stringMatching(/^White: /)]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(board).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('listbox', { name: 'All legal moves' }).getByRole('option').first().click();
  await expect.poll(() => said(page)).toEqual([expect.stringMatching(/^White's .*\.$/)]);
});

/** Plays any game by keyboard alone: no pointer, and the focus moves only by keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/kernel/game.ts';
import { drawn, kept, openRecord, unfold } from './play.ts';

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Moves the focus to a control by Tab; throws after 60 stops. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let stops = 0; stops < 60; stops++) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached by Tab`);
};

/** Picks a square by its name, unless it is picked already. A dangerous one must be picked twice. */
const pickSquare = async (page: Page, name: string): Promise<void> => {
  const square = page.locator(`main [role="grid"] [data-name="${name}"]`);
  const { isToBePicked, isHere, isOnBoard } = await square.evaluate((element) => ({
    isToBePicked: element.dataset['picked'] === undefined || element.dataset['tone'] !== undefined,
    isHere: element === document.activeElement,
    isOnBoard: element.closest('[role="grid"]')?.contains(document.activeElement) ?? false,
  }));
  if (!isToBePicked) return;
  if (!isHere && !isOnBoard) await page.keyboard.press('b');
  if (!isHere && !isOnBoard) await expect(page.locator('main [role="grid"] [tabindex="0"]')).toBeFocused();
  if (!isHere) {
    await page.keyboard.type(`g${name}`);
    // If the name is the beginning of another, the page waits for Enter; else a second Enter would pick already.
    if (!(await isFocused(square))) await page.keyboard.press('Enter');
    expect(await isFocused(square), `${name} has the focus`).toBe(true);
  }
  await page.keyboard.press('Enter');
  await drawn(page);
  if ((await square.getAttribute('data-armed')) !== null) await page.keyboard.press('Enter');
};

const pressButton = async (page: Page, button: Locator): Promise<void> => {
  const hotkey = await button.getAttribute('aria-keyshortcuts');
  const press = async () => {
    if (hotkey) return page.keyboard.press(hotkey);
    await tabTo(page, button);
    return page.keyboard.press('Enter');
  };
  await press();
  await drawn(page);
  if ((await button.count()) > 0 && (await button.getAttribute('data-armed')) !== null) await press();
};

/** Chooses which units of a crowd move (and their options) by Tab. */
const gather = async (page: Page, words: readonly string[]): Promise<void> => {
  const members = page.locator('main [data-member]');
  for (const wanted of [true, false]) {
    for (let index = 0; index < (await members.count()); index++) {
      const member = members.nth(index);
      const isWanted = words.includes(`#${await member.getAttribute('data-member')}`);
      if (isWanted === wanted && (await member.getAttribute('aria-pressed')) !== String(wanted))
        await pressButton(page, member);
    }
  }
  for (const [index, word] of words.entries())
    if (word.startsWith('='))
      await pressButton(page, page.locator(`main [data-manner="${words[index - 1]?.slice(1)} ${word.slice(1)}"]`));
};

const pickUnit = async (page: Page, word: string): Promise<void> => {
  const button = page.locator(`main [data-target="${word}"]`);
  if ((await button.count()) === 0) {
    // Picks the unit's square; the page then asks which unit is meant if several stand there.
    const name = await page
      .locator(`main [data-unit="${word.slice(1)}"]`)
      .first()
      .evaluate((figure) => {
        const box = figure.getBoundingClientRect();
        const square = document
          .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          .find((each) => each instanceof HTMLElement && each.dataset['name']);
        return square instanceof HTMLElement ? (square.dataset['name'] ?? '') : '';
      });
    await pickSquare(page, name);
    await drawn(page);
  }
  if ((await button.count()) > 0) await pressButton(page, button);
};

/** Chooses an aside such as "White resigns" in its dialog, and confirms it. */
const say = async (page: Page, word: string): Promise<void> => {
  for (const control of [
    page.getByRole('button', { name: /^Resign/ }),
    page.locator(`dialog [data-target="${word}"]`),
    page.getByRole('button', { name: 'Yes' }),
  ]) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  }
};

const pickWord = async (page: Page, words: readonly string[], index: number): Promise<void> => {
  const word = words[index] ?? '';
  if (/^[=>]/.test(word)) await unfold(page, word);
  if (word.startsWith('#') && (await page.locator('main [data-member]').count()) > 0) {
    const rest = words.slice(index);
    const end = rest.findIndex((each) => /^[a-zA-Z]/.test(each));
    await gather(page, end < 0 ? rest : rest.slice(0, end));
  } else if (word.startsWith('#')) await pickUnit(page, word);
  else if (!/^[=>]/.test(word)) await pickSquare(page, word);
  else if ((await page.locator(`main [data-target="${word}"]`).count()) === 0) await say(page, word);
  else await pressButton(page, page.locator(`main [data-target="${word}"]`));
};

/** Plays the actions of a record from index `from` on by keys. After each one the stored record must have it. */
export const playByKeys = async (page: Page, record: GameRecord, from = 0): Promise<void> => {
  await openRecord(page, { ...record, actions: record.actions.slice(0, from) });
  let now = await kept(page, record.game);
  for (const [index, spelled] of record.actions.entries()) {
    const words = spelled.split(' ');
    // Picks with a single choice, and forced actions, have been made already.
    for (let at = 0; at < words.length && now.record.actions.length <= index; at++) {
      if (now.picks.split(' ')[at] === words[at]) continue;
      await drawn(page);
      await pickWord(page, words, at);
      now = await kept(page, record.game);
    }
    expect(now.record.actions[index], `action ${index + 1} of ${record.actions.length}`).toBe(spelled);
  }
};

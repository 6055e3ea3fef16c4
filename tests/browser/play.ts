/** Plays any game by clicks, from a record of spelled picks. */
import { expect, type Page } from '@playwright/test';
import { treeIn } from '../../src/app/formats/saved.ts';
import { lineTo, recordOfLine } from '../../src/app/model/tree.ts';
import { currentOf, entriesIn, lastPlayedIn } from '../../src/app/saves/local.ts';
import type { Manner } from '../../src/app/seats/heading.ts';
import type { GameRecord } from '../../src/kernel/game.ts';
import { type TestShelf, testShelf } from '../app/room.ts';
import { gamesIn } from '../support/database.ts';
import { linkTo } from '../support/links.ts';

/** Opens a game by a link to its record, and waits until it can be played. An empty record is a new game. */
export const openRecord = async (page: Page, record: GameRecord): Promise<void> => {
  await page.goto(`/${linkTo(record)}`);
  await expect(page).toHaveURL(new RegExp(`#/${record.game}$`));
  await expect(page.locator('main').getByRole('grid')).toBeVisible();
  await drawn(page);
};

/**
 * Waits until the page has found its question and then changes nothing for a whole frame. Returns whether a pick waits
 * for confirmation.
 */
export const drawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((then) => {
        let left = 30;
        let changed = false;
        const watch = new MutationObserver(() => {
          changed = true;
        });
        watch.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const frame = () =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const isAsked = document.querySelector('main [aria-busy="true"]') === null;
              if (isAsked && (!changed || --left === 0)) {
                watch.disconnect();
                then(document.querySelector('main [data-armed]') !== null);
                return;
              }
              changed = false;
              frame();
            }),
          );
        frame();
      }),
  );

/** Opens a game as `openRecord` does, and dismisses the notices about the link. */
export const openQuietly = async (page: Page, record: GameRecord): Promise<void> => {
  await openRecord(page, record);
  for (const name of ['Dismiss', 'Play from here']) {
    const way = page.locator('[data-notices]').getByRole('button', { name });
    if (await way.count()) await way.click();
  }
  await drawn(page);
};

/**
 * Returns whether a square must still be picked, and where to click. `spot` is null if something covers the square's
 * centre; Playwright's own click then waits until it is free.
 */
const aim = (page: Page, name: string) =>
  page.evaluate((name) => {
    const squares = document.querySelectorAll<HTMLElement>(`main [data-name="${name}"]`);
    const [square] = squares;
    if (!square || squares.length > 1) return { isToBePicked: true, spot: null };
    const { left, top, width, height } = square.getBoundingClientRect();
    const spot = [left + width / 2, top + height / 2] as const;
    return {
      isToBePicked: square.dataset['picked'] === undefined || square.dataset['tone'] !== undefined,
      spot: square.contains(document.elementFromPoint(...spot)) ? spot : null,
    };
  }, name);

const clickSquare = async (page: Page, name: string): Promise<void> => {
  const square = page.locator(`main [data-name="${name}"]`);
  const { isToBePicked, spot } = await aim(page, name);
  if (isToBePicked) await (spot ? page.mouse.click(...spot) : square.click());
  if (!(await drawn(page)) || (await square.getAttribute('data-armed')) === null) return;
  await square.click();
  await drawn(page);
};

/** Picks a unit by a click on its figure, or by its button in the tray if several units stand on its square. */
const clickUnit = async (page: Page, word: string): Promise<void> => {
  const button = page.locator(`main [data-target="${word}"]`);
  if ((await button.count()) === 0) {
    const box = await page
      .locator(`main [data-unit="${word.slice(1)}"]`)
      .first()
      .boundingBox();
    if (!box) throw new Error(`unit ${word} is not on the board`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await drawn(page);
  }
  if ((await button.count()) > 0) await button.click();
  await drawn(page);
};

/** Chooses in the tray which units of a crowd move, and their options. */
const gather = async (page: Page, words: readonly string[]): Promise<void> => {
  const going = words.filter((each) => each.startsWith('#'));
  const members = page.locator('main [data-member]');
  for (const wanted of [true, false]) {
    for (let index = 0; index < (await members.count()); index++) {
      const member = members.nth(index);
      const isWanted = going.includes(`#${await member.getAttribute('data-member')}`);
      if (isWanted === wanted && (await member.getAttribute('aria-pressed')) !== String(wanted)) await member.click();
    }
  }
  for (const [index, word] of words.entries())
    if (word.startsWith('='))
      await page.locator(`main [data-manner="${words[index - 1]?.slice(1)} ${word.slice(1)}"]`).click();
  await drawn(page);
};

/** Returns the words up to the next square: they name units (`#12`) and their options. */
const namingIn = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((word) => /^[a-zA-Z]/.test(word));
  return end < 0 ? words : words.slice(0, end);
};

/** Presses a tool in the header or the toolbar, or in the menu if it is hidden there. */
export const pressTool = async (page: Page, name: string): Promise<void> => {
  const shown = page.getByRole('button', { name, exact: true });
  if (!(await shown.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click();
};

/** Returns the game's link. The page shows it as text, since its clipboard is removed first. */
export const copyLink = async (page: Page): Promise<string> => {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  return page.getByRole('status').getByRole('textbox').inputValue();
};

/** Begins a note at the current action, with the tools of its row. */
export const beginNote = async (page: Page): Promise<void> => {
  const row = page.locator('[role="tabpanel"] li[data-here]');
  await row.getByRole('button', { name: /: show steps$/ }).click();
  await row.getByRole('button', { name: 'Note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
};

/** The radio button of each seating in the dialog, and the option to set with it (null for none). */
const SEATS: Readonly<Record<Manner, readonly [picture: string, choice: string | null]>> = {
  fixed: ['Same side', null],
  beside: ['Same side', 'Both names on one side'],
  across: ['Facing', null],
  pass: ['Pass it on', null],
};

/** Sets White's name, the seating and the clock in the dialog, as far as they are given. */
export const sitDown = async (
  page: Page,
  to: {
    readonly white?: string;
    readonly manner?: string;
    readonly choice?: string;
    readonly clock?: string;
  },
): Promise<void> => {
  await pressTool(page, 'Players and clocks');
  const dialog = page.getByRole('dialog');
  if (to.white) await dialog.getByRole('textbox', { name: "White's player" }).fill(to.white);
  const [picture, own] = to.manner ? SEATS[to.manner as Manner] : [];
  if (picture) await dialog.getByRole('radio', { name: picture }).check({ force: true });
  const choice = to.choice ?? own;
  if (choice) await dialog.getByLabel(choice).check();
  else if (to.manner === 'fixed') await dialog.getByLabel('Both names on one side').uncheck();
  for (const name of to.clock?.split(' ') ?? []) await dialog.getByRole('radio', { name }).check({ force: true });
  await page.keyboard.press('Escape');
};

/** Presses an aside's button twice: the second press confirms. */
const say = async (page: Page, word: string): Promise<void> => {
  const [, what] = word.split('-');
  const tool = page.getByRole('button', { name: what ? new RegExp(`^\\S+ ${what}`) : /^Claim/ });
  await tool.click();
  await tool.click();
  await drawn(page);
};

/** Unfolds the list of answers until this one is shown. */
export const unfold = async (page: Page, word: string): Promise<void> => {
  const folded = page.locator('main [data-unfold]');
  const answer = page.locator(`main [data-target="${word}"]`);
  await drawn(page);
  while ((await answer.count()) === 0 && (await folded.count()) > 0) {
    await folded.press('Enter');
    await drawn(page);
  }
};

const clickButton = async (page: Page, word: string): Promise<void> => {
  await unfold(page, word);
  const button = page.locator(`main [data-target="${word}"]`);
  if ((await button.count()) === 0) return say(page, word);
  await button.click();
  const isAnyArmed = await drawn(page);
  if (!isAnyArmed || (await button.count()) === 0 || (await button.getAttribute('data-armed')) === null) return;
  await button.click();
  await drawn(page);
};

export const clickPicks = async (page: Page, spelled: string): Promise<void> => {
  const game = new URL(page.url()).hash.slice(2);
  const words = spelled.split(' ');
  await drawn(page);
  for (const [index, word] of words.entries()) {
    // The page makes some picks by itself.
    if ((await kept(page, game)).picks.split(' ')[index] === word) continue;
    if (word.startsWith('#') && (await page.locator('main [data-member]').count()) > 0)
      await gather(page, namingIn(words.slice(index)));
    else if (word.startsWith('#')) await clickUnit(page, word);
    else if (/^[=>]/.test(word)) await clickButton(page, word);
    else await clickSquare(page, word);
  }
};

/** Returns the stored game: the record of its current line, the cursor and the picks. */
export const kept = async (
  page: Page,
  game: string,
): Promise<{ record: GameRecord; cursor: number; picks: string }> => {
  const stored = await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)] as const);
  const [shelf, tab] = stored.map((entries) => testShelf(new Map(entries))) as [TestShelf, TestShelf];
  const here = entriesIn(shelf, currentOf(tab, game) ?? lastPlayedIn(shelf, game)?.id);
  const [saved] = gamesIn(here);
  if (!saved) throw new Error(`no game of ${game} is kept`);
  const tree = treeIn(saved);
  return {
    record: recordOfLine(tree, lineTo(tree, saved.end)),
    cursor: lineTo(tree, saved.at).length,
    picks: saved.picks,
  };
};

/** Plays the actions of a record from index `from` on by clicks. After each one the stored record must have it. */
export const playByClicks = async (page: Page, record: GameRecord, from = 0): Promise<void> => {
  await openRecord(page, { ...record, actions: record.actions.slice(0, from) });
  let played = (await kept(page, record.game)).record.actions;
  for (const [index, spelled] of record.actions.entries()) {
    if (index < from) continue;
    // The page plays forced actions by itself, if set so.
    if (played.length <= index) await clickPicks(page, spelled);
    await expect
      .poll(
        async () => {
          if (played.length <= index) played = (await kept(page, record.game)).record.actions;
          return played[index];
        },
        `action ${index + 1} of ${record.actions.length}`,
      )
      .toBe(spelled);
  }
};

/** Returns the label of every square, as a screen reader says it. */
export const spokenBoard = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

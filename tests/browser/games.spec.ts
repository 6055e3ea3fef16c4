/** Plays every game in full, by clicks in a real browser. */
import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { beforeItsEnd, shortGame, wholeGame } from './games.ts';
import { clickPicks, drawn, kept, openRecord, playByClicks, spokenBoard } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Holds a key down until it has repeated this often. */
const hold = async (page: Page, key: string, times: number): Promise<void> => {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.down(key)));
  await page.keyboard.up(key);
  await drawn(page);
};

/** `npm test` plays Inchworm, which has most kinds of pick; FrozenChess, which Firefox plays too, has the others. */
const TAGS: Readonly<Record<string, string[]>> = {
  inchworm: ['@engines'],
  frozenchess: ['@engines', '@deep'],
};

for (const entry of GAMES) {
  const tag = TAGS[entry.id] ?? '@deep';
  test.describe(entry.title, () => {
    test('a whole game by clicks, then undone and redone', { tag }, async ({ page, browserName }) => {
      const game = await entry.load();
      const record = shortGame(game);
      const { length } = record.actions;
      const begin = atDepth(false, browserName !== 'firefox') ? 0 : beforeItsEnd(record);
      await playByClicks(page, record, begin);
      const asked = page.getByRole('region', { name: 'Your move' });
      await expect(asked.getByText(/^(White wins|Black wins|Draw)$/)).toBeVisible();
      const end = await spokenBoard(page);

      await hold(page, '[', length - begin);
      // An action that was played automatically is undone together with the one before it.
      await expect.poll(async () => (await kept(page, entry.id)).cursor).toBeLessThanOrEqual(begin);
      await hold(page, ']', length);
      await expect.poll(async () => (await kept(page, entry.id)).cursor).toBe(length);
      await expect.poll(() => spokenBoard(page)).toEqual(end);
    });

    test('a reload in mid-turn restores the game and the picks', {
      tag: entry.id === 'frozenchess' ? ['@engines', '@deep'] : '@deep',
    }, async ({ page }) => {
      const game = await entry.load();
      const record = wholeGame(game);
      const begun = record.actions.findIndex((spelled, index) => index > 4 && spelled.includes(' '));
      await openRecord(page, { ...record, actions: record.actions.slice(0, begun) });
      await clickPicks(page, record.actions[begun]?.split(' ').slice(0, 1).join(' ') ?? '');
      await drawn(page);
      const before = { kept: await kept(page, entry.id), board: await spokenBoard(page) };
      await page.reload();
      await expect(page.locator('main').getByRole('grid')).toBeVisible();
      await expect
        .poll(async () => ({ kept: await kept(page, entry.id), board: await spokenBoard(page) }))
        .toEqual(before);
      expect(before.kept.picks).not.toBe('');
    });
  });
}

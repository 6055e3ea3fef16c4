/**
 * Tests that the drawing on the board equals the view. Units, halves, bodies and marks are read from the page's boxes
 * and outlines, at positions of the sample games, without motion and after animations.
 */
import { expect, test } from '@playwright/test';
import { replay } from '../../src/kernel/record.ts';
import type { BoardView } from '../../src/kernel/view.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { must } from '../support/scenario.ts';
import { saidBy, seenOn, still } from './drawing.ts';
import { wholeGame } from './games.ts';
import { kept, openRecord } from './play.ts';

/** The number of positions of a game that are checked, in each direction. */
const PLACES = atDepth(3, 6);

/** The number of actions that lead to each game's fullest position: a long Snake, a turned worm, crowds, tombs. */
const BUSY: Readonly<Record<string, number>> = {
  snake: 60,
  'great-worm': 50,
  inchworm: 40,
  baroque: 24,
  frozenchess: 60,
};

for (const { id, title, load } of GAMES) {
  // `npm test` checks Inchworm, which has halves, chains and crowds; scenes.spec.ts checks bodies.
  const tag = id === 'inchworm' ? [] : ['@deep'];
  test(`${title}: the drawing equals the view, with and without motion`, { tag }, async ({ page }) => {
    const game = await load();
    const record = wholeGame(game);
    const actions = record.actions.slice(0, Math.min(record.actions.length, BUSY[id] ?? 20));
    const played = must(replay(game, { ...record, actions }));
    const views = [played.start, ...played.actions.map(({ position }) => position)].map((position) =>
      game.view(position),
    );
    await openRecord(page, { ...record, actions });
    const compare = async (how: string) => {
      await still(page);
      const { cursor } = await kept(page, id);
      expect(await seenOn(page), `${how}, after ${cursor} actions`).toEqual(saidBy(game, views[cursor] as BoardView));
    };
    await compare('opened');
    for (let place = 0; place < PLACES; place++) {
      await page.keyboard.press('[');
      await compare('gone back');
    }
    for (let place = 0; place < PLACES; place++) {
      await page.keyboard.press(']');
      await page.keyboard.press('Escape');
      await compare('played again');
    }
  });
}

/** Tests the summary of the last turn in one line, for a player who looked away. */
import { expect, test } from 'vitest';
import type { Table } from '../../src/app/model/table.ts';
import { summaryOf } from '../../src/app/narration/log.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { roomWith, testShelf } from './room.ts';

const summaryAfter = async (id: string, actions: readonly string[]): Promise<string | null> => {
  const store = roomWith(testShelf(), { entries: GAMES.filter((entry) => entry.id === id) });
  await store.getState().open(id);
  const game = store.getState().table?.game;
  invariant(game, 'the game is open');
  for (const action of actions) store.getState().enact(must(readPicks(game.board, action)));
  return summaryOf(store.getState().table as Table);
};

test('a new piece is told beside the move', async () => {
  expect(await summaryAfter('great-worm', ['b3 b4', 'e2 f2'])).toBe(
    "White's Claw moves from b3 to b4. White's Worm Titan moves from e1 to e2. White's worm creates a Leg on f2.",
  );
});

test('a plain move is told once', async () => {
  expect(await summaryAfter('baroque', ['b2 b4'])).toBe("White's Pawn moves from b2 to b4.");
});

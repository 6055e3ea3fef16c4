/**
 * Tests a proof that is asked for during a game: its line is shown on a board of its own, the loser's answers can be
 * tried there, and the line can be kept as a branch.
 */
import { expect, test, vi } from 'vitest';
import { createProving } from '../../src/app/boards/proving.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { whoWins } from '../../src/prover/who-wins.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { CHESS } from '../support/chess/entry.ts';
import { chessRoom, pickAll, standing } from './room.ts';

/** A problem by P. Morphy, 1849: after 1 Ra6 White mates by Rxa7 or b7, whatever is answered. */
const MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';

/** Creates a prover that stops after `most` questions instead of a time. */
const prover = (game: Game, evaluation: Evaluation, most: number): Pick<Opponent, 'prove'> => {
  let asked = 0;
  return {
    prove: async ({ position }, _signal, onProgress) =>
      whoWins(game, evaluation, position, () => ++asked > most, onProgress),
  };
};

const asked = async (most = Number.POSITIVE_INFINITY) => {
  const [game, evaluation] = await Promise.all([CHESS.load(), CHESS.evaluation?.()]);
  const store = await chessRoom();
  store.getState().load({ ...recordOf(game, 1), start: MORPHY });
  const { table } = store.getState();
  invariant(table && evaluation, 'a game is open, with an opponent');
  const onEnd = vi.fn();
  const proving = createProving(store, table, prover(game, evaluation, most), { moving: false, onEnd });
  await vi.waitFor(() => expect(proving.getState().state).toBe('done'));
  /** Returns the store of the board that shows the line. */
  const board = () => {
    const { line } = proving.getState();
    invariant(line, 'a line is shown');
    return line.store;
  };
  return { store, proving, board, onEnd };
};

test('a proved win is shown from its beginning', async () => {
  const { proving, board } = await asked();
  expect(proving.getState().found).toMatchObject({ winner: 'white', turns: 2 });
  expect(standing(board())).toMatchObject({
    actions: ['a1 a6', expect.anything(), expect.anything()],
    cursor: 0,
  });
});

test('another answer of the loser continues the proof', async () => {
  const { store, proving, board } = await asked();
  pickAll(board(), 'a1 a6');
  expect(standing(board()).cursor, 'only the loser chooses').toBe(0);
  proving.getState().stepTo(1);
  const [, shown] = standing(board()).actions;
  const answer = shown === 'b7 a6' ? 'b8 c7' : 'b7 a6';
  pickAll(board(), answer);
  await vi.waitFor(() => expect(proving.getState().found).toMatchObject({ winner: 'white', turns: 1 }));
  expect(standing(board())).toMatchObject({ actions: ['a1 a6', answer, expect.anything()], cursor: 2 });
  proving.getState().stepTo(0);
  proving.getState().stepTo(3);
  expect(standing(board()).cursor).toBe(3);
  expect(standing(store).actions, 'the game has nothing of it').toEqual([]);
  proving.getState().keep('White wins');
  expect(standing(store)).toMatchObject({ actions: ['a1 a6', answer, expect.anything()], cursor: 3 });
});

test('a failed proof says how far it looked, and shows no line', async () => {
  const { store, proving, onEnd } = await asked(0);
  expect(proving.getState()).toMatchObject({ found: { winner: null, turns: 0 }, line: null });
  pickAll(store, 'a1 a2');
  expect(onEnd).toHaveBeenCalled();
});

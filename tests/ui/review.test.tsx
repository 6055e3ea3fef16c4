/** Tests the review panel: progress, curve, turning points, and trials of the better turn. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readPicks } from '../../src/kernel/asking/target.ts';
import type { Position } from '../../src/kernel/game.ts';
import { ok } from '../../src/kernel/result.ts';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { OpponentContext } from '../../src/ui/opponent/context.ts';
import { REVIEW } from '../../src/ui/words/review.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { CHESS_ENTRY, pickAll, roomWith, sq, standing, testShelf } from '../app/room.ts';
import { GAME } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';
import { Page } from './page.tsx';

import '../../src/app/boards/review.ts';
import '../../src/ui/review/ReviewCard.tsx';
import '../../src/ui/review/ReviewPanel.tsx';

type Find = (request: OpponentRequest) => OpponentAnswer | null;

const answerOf = (score: number, line: string): OpponentAnswer => {
  const picks = must(readPicks(GAME.board, line));
  return {
    threatPosition: null,
    thought: { picks, line: [picks], score, turnsToEnd: null, isProved: false, turns: 1, nodes: 1 },
    reason: { text: 'White keeps its Pawns.', rule: 'CH-PAWN-2', squares: [] },
  };
};

/**
 * Judges that White's first turn loses 3 Pawns and that no second turn helps. Only while a unit stands on f2, as after
 * g1 f3, is the position equal.
 */
const blunder: Find = ({ position }) => {
  const { units } = GAME.view(position);
  const isHeld = Object.values(units).some(({ at }) => at.includes(sq('f2')));
  return answerOf(isHeld ? 0 : position.toMove === 'white' ? -300 : 300, 'g1 f3');
};

const opponentOf = (find: Find | null): Opponent => ({
  judgeTry: async () => null,
  findPuzzle: async () => null,
  prove: async () => ({ winner: null, turns: 0, line: [], isExact: true }),
  ask: (request) => ({
    answer: find ? Promise.resolve(ok(find(request))) : new Promise(() => undefined),
    stop: () => undefined,
    drop: () => undefined,
  }),
});

/** Opens the review of a finished game. If `find` is null, the engine never answers. */
const shown = async (find: Find | null, supply: () => Promise<Opponent> = async () => opponentOf(find)) => {
  window.location.hash = '#/chess';
  const entry = { ...CHESS_ENTRY, course: async () => ({ primer: [], chapters: [] }) };
  const store = roomWith(testShelf(), { entries: [entry] });
  render(
    <OpponentContext value={supply}>
      <Page store={store} />
    </OpponentContext>,
  );
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  act(() => pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4'));
  const user = userEvent.setup();
  const asked = screen.getByRole('region', { name: 'Your move' });
  await user.click(await within(asked).findByRole('button', { name: 'Review' }));
  const panel = within(await screen.findByRole('region', { name: 'Review' }));
  const card = () => within(screen.getByRole('region', { name: 'Turning point' }));
  return { store, user, panel, card };
};

/** Opens the review, and waits until all turning points are found and the first is on the board. */
const pointed = async (find: Find = blunder) => {
  const review = await shown(find);
  await review.panel.findByText(/The computer plans only/);
  await waitFor(() => expect(review.card().getByText(/let Black win\./)).toBeVisible());
  return review;
};

test('the first point opens by itself, with both turns drawn', async () => {
  const { store, card } = await pointed();
  expect(screen.getByRole('region', { name: 'Turning point' })).toHaveTextContent(/^White's turn 1.*let Black win\./);
  expect(card().getByText('This decided the game.')).toBeVisible();
  expect(card().getByText(/White keeps its Pawns\./)).toHaveTextContent(/^Better:.*Knight f3/);
  expect(standing(store).cursor).toBe(0);
  const drawn = [...screen.getByTestId('compared').querySelectorAll('path')];
  const inks = drawn.map((path) => path.getAttribute('stroke') ?? path.getAttribute('fill'));
  expect(inks.some((ink) => ink?.includes('board-red'))).toBe(true);
  expect(inks.some((ink) => ink?.includes('board-violet'))).toBe(true);
});

test('the card has focus, so that arrow keys walk the points', async () => {
  const { card } = await shown(null);
  const region = screen.getByRole('region', { name: 'Turning point' });
  await waitFor(() => expect(region).toHaveFocus());
  expect(card().getByText(/Looking for the turns/)).toBeVisible();
  // The button that opened the review is gone, so the board would take the focus after a frame.
  await act(() => new Promise((done) => setTimeout(done, 60)));
  expect(region).toHaveFocus();
});

test('both turns are drawn only where they part', async () => {
  const { store } = await pointed();
  act(() => store.getState().goTo(2));
  await waitFor(() => expect(screen.queryByTestId('compared')).toBeNull());
  act(() => store.getState().goTo(0));
  expect(await screen.findByTestId('compared')).toBeVisible();
});

test('the better turn is added as a branch, once', async () => {
  const { store, user, card } = await pointed();
  const before = standing(store);
  await user.click(card().getByRole('button', { name: 'Add to game' }));
  await user.click(card().getByRole('button', { name: 'Added' }));
  expect(standing(store)).toEqual(before);
  const { tree } = store.getState().table ?? {};
  expect(tree?.nodes.map(({ action }) => action)).toEqual([...before.actions, 'g1 f3']);
  expect(Object.values(tree?.notes ?? {})).toEqual([{ name: "Better on White's turn 1" }]);
});

test('a better turn is tried on its own board', async () => {
  const { store, user, card } = await pointed();
  const before = store.getState().table;
  await user.click(card().getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('White: find a better turn.')).toBeVisible();
  expect(screen.queryByTestId('compared')).toBeNull();
  const square = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await user.click(square('g1'));
  await user.click(square('f3'));
  await waitFor(() => expect(card().getByText(/is the better turn\./)).toBeVisible());
  expect(store.getState().table).toBe(before);
  await user.click(card().getByRole('button', { name: /Back to the review/ }));
  expect(await screen.findByTestId('compared')).toBeVisible();
});

test('another tried turn is judged, and can be tried again', async () => {
  const { user, card } = await pointed();
  await user.click(card().getByRole('button', { name: 'Try it' }));
  const square = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await user.click(await screen.findByRole('gridcell', { name: /^f2,/ }));
  await user.click(square('f4'));
  await waitFor(() =>
    expect(
      card().getByText(/is better than what was played, but not the best: then Black leads by about 3 Pawns\./),
    ).toBeVisible(),
  );
  await user.click(card().getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('gridcell', { name: /^a2,/ }));
  await user.click(square('a3'));
  await waitFor(() => expect(card().getByText('is as good.', { exact: false })).toBeVisible());
});

test('a cancelled trial leaves the game as it was', async () => {
  const { store, user, card } = await pointed();
  await user.click(card().getByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
  expect(card().getByText(/let Black win\./)).toBeVisible();
  expect(standing(store).cursor).toBe(0);
});

test('a point is told with the turns that repeat it, and dice by what they did', () => {
  const point = {
    turn: { number: 13, side: 'white' },
    loss: 420,
    after: -420,
    winsIn: null,
    told: [],
  } as const;
  const turns = [point.turn, { number: 13, side: 'black' }, { number: 26, side: 'white' }] as const;
  const says = (
    more: Pick<Parameters<typeof REVIEW.did>[0], 'turns' | 'kind'> & { readonly winsIn?: number },
    told: readonly string[] = [],
  ) => `${REVIEW.when({ ...point, ...more })}: ${REVIEW.did({ ...point, told, ...more })}`;
  expect(says({ turns, kind: 'missedWin' })).toBe(
    'Turns 13 to 26: White missed a win each turn. Black did not prevent it.',
  );
  expect(says({ turns, kind: 'lostValue' })).toBe(
    'Turns 13 to 26: White lost about 4 Pawns each turn. Black gave them back.',
  );
  expect(says({ turns: [point.turn], kind: 'dice' }, ['The Pawn on h5 rolls 11 and explodes.'])).toBe(
    "White's turn 13: The Pawn on h5 rolls 11 and explodes. Then Black leads by about 4 Pawns.",
  );
  const one = [point.turn];
  expect(says({ turns: one, kind: 'missedWin', winsIn: 2 })).toBe("White's turn 13: missed a win in 2.");
  expect(says({ turns: one, kind: 'letWin', winsIn: 1 })).toBe("White's turn 13: let Black win at once.");
  expect(says({ turns: one, kind: 'letWin' })).toBe("White's turn 13: let Black win.");
});

test('a better turn without a reason says who leads after it', async () => {
  const { card } = await pointed((request) => {
    const answer = blunder(request);
    return answer && { ...answer, reason: { text: 'No better move was found.', rule: null, squares: [] } };
  });
  expect(card().getByText(/Then neither side leads\./)).toHaveTextContent(/^Better:/);
});

test("the curve marks turns at their start, and counts each side's mistakes", async () => {
  const { store, panel } = await pointed();
  expect(document.querySelector<HTMLElement>('aside i[data-side="white"][data-shown]')?.style.left).toBe('0%');
  act(() => store.getState().changeHeading((heading) => ({ ...heading, players: { white: '', black: 'Bo' } })));
  const counts = panel.getAllByRole('listitem').map((each) => each.textContent);
  expect(counts).toEqual(['White 1 mistake', 'Bo no mistake']);
});

test('a click on the curve goes there, and opens a point there', async () => {
  const { store, panel, card } = await pointed();
  const place = panel.getByRole('slider', { name: 'Place in the game' });
  expect(place).toHaveAttribute('aria-valuetext', "Before White's turn 1: Even");
  fireEvent.change(place, { target: { value: '1' } });
  expect(panel.getByText("Before Black's turn 1: Black wins")).toBeVisible();
  expect(standing(store).cursor).toBe(1);
  fireEvent.change(place, { target: { value: '4' } });
  expect(panel.getByText('End of the line: Black wins')).toBeVisible();
  fireEvent.change(place, { target: { value: '0' } });
  expect(standing(store).cursor).toBe(0);
  expect(card().getByText(/let Black win\./)).toBeVisible();
});

test('the clause of a reason opens without closing the review', async () => {
  const { user, card } = await pointed();
  await user.click(card().getByRole('link', { name: 'Rule CH-PAWN-2' }));
  expect(window.location.hash).toContain('CH-PAWN-2');
  expect(card().getByText(/let Black win\./)).toBeVisible();
});

test('it shows progress, stops, resumes and ends', async () => {
  const { user, panel, card } = await shown(null);
  expect(panel.getByRole('progressbar', { name: 'Judging the turns' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Stop' }));
  expect(panel.queryByRole('progressbar')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Go on' }));
  expect(panel.getByRole('progressbar')).toBeVisible();
  await user.click(card().getByRole('button', { name: /Done/ }));
  expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
  expect(await screen.findByRole('button', { name: /Rematch/ })).toBeVisible();
});

test('it says what it cannot judge', async () => {
  const { panel, card } = await shown(() => null);
  expect(await panel.findByText(/^4 places cannot be judged\. The computer plans/)).toBeVisible();
  expect(card().getByText('No turn changed the game.')).toBeVisible();
});

test('the points wait for a press if the player has moved elsewhere', async () => {
  let go: (() => void) | undefined;
  const gate = new Promise<void>((done) => {
    go = done;
  });
  const { store, user, panel, card } = await shown(blunder, () => gate.then(() => opponentOf(blunder)));
  act(() => store.getState().goTo(2));
  act(() => go?.());
  await panel.findByText(/The computer plans only/);
  expect(card().getByText('1 turning point.')).toBeVisible();
  expect(standing(store).cursor).toBe(2);
  await user.click(card().getByRole('button', { name: 'Show the first' }));
  expect(card().getByText(/let Black win\./)).toBeVisible();
});

test('another game ends the review', async () => {
  const { store } = await pointed();
  act(() => store.getState().newGame({}));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Review' })).toBeNull());
});

test('without an engine it says so, with a retry', async () => {
  const { panel } = await shown(null, () => Promise.reject(new Error('nothing thinks in this test')));
  expect(await panel.findByRole('alert')).toHaveTextContent('The computer could not start in this browser.');
  expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('puzzles of a reviewed game are found, kept with it, and played', async () => {
  const mate = { kind: 'win', solution: ['d8 h4'], replies: [], rule: 'CH-END-1' } as const;
  const asked: Position[] = [];
  const { store, panel, user } = await shown(blunder, async () => ({
    ...opponentOf(blunder),
    findPuzzle: async ({ position }) => {
      asked.push(position);
      return position.ply === 3 ? mate : null;
    },
  }));
  const link = await panel.findByRole('link', { name: "Black's turn 2: win in one turn" });
  await waitFor(() => expect(panel.queryByText(/Looking for puzzles/)).toBeNull());
  expect(asked.length).toBeLessThan(5);
  expect(store.getState().table?.tree.notes[3]?.puzzle).toMatchObject({ ...mate, grade: 1 });
  await user.click(link);
  expect(await screen.findByText('Black to move: win in one turn.')).toBeVisible();
  const cell = (name: string) =>
    within(screen.getByRole('grid')).getByRole('gridcell', { name: new RegExp(`^${name},`) });
  act(() => cell('d8').click());
  // A new list of the same saved games does not begin the puzzle again.
  await act(() => store.getState().browse());
  act(() => within(screen.getByRole('grid')).getByRole('gridcell', { name: /^h4\b/ }).click());
  expect(await screen.findByText('Solved.')).toBeVisible();
});

/** The review in the column: its progress, the curve, the walk along the turning points, and the trial of a better turn. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { ok } from '../../src/kernel/result.ts';
import type { OpponentAnswer, OpponentRequest } from '../../src/opponent/messages.ts';
import { OpponentContext } from '../../src/ui/opponent/context.ts';
import { REVIEW } from '../../src/ui/words/review.ts';
import type { Opponent } from '../../src/worker/opponent.ts';
import { pickAll, roomWith, sq, standing, testShelf } from '../app/room.ts';
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
    turned: null,
    thought: { picks, line: [picks], score, end: null, isProved: false, turns: 1, nodes: 1 },
    reason: { text: 'White keeps its Pawns.', rule: 'CH-PAWN-2', squares: [] },
  };
};

/** White's first turn loses the game: no other second one holds it. A Knight's move, after which f2 is still held, would not. */
const blunder: Find = ({ position }) => {
  const { units } = GAME.view(position);
  const isHeld = Object.values(units).some(({ at }) => at.includes(sq('f2')));
  return answerOf(isHeld ? 0 : position.toMove === 'white' ? -300 : 300, 'g1 f3');
};

const opponentOf = (find: Find | null): Opponent => ({
  judgeTry: async () => null,
  prove: async () => ({ winner: null, turns: 0, line: [] }),
  ask: (request) => ({
    answer: find ? Promise.resolve(ok(find(request))) : new Promise(() => undefined),
    stop: () => undefined,
    drop: () => undefined,
  }),
});

/** The review of a game that is over; without `find` its first question is never answered. */
const shown = async (find: Find | null, supply: () => Promise<Opponent> = async () => opponentOf(find)) => {
  window.location.hash = '#/chess';
  const store = roomWith(testShelf());
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

/** The review with its point on the board, once all are found. */
const pointed = async (find: Find = blunder) => {
  const review = await shown(find);
  await review.panel.findByText(/The computer plans only/);
  await waitFor(() => expect(review.card().getByText(/let Black win\./)).toBeVisible());
  return review;
};

test('the first point opens by itself: the board is at its turn, and both turns are drawn', async () => {
  const { store, card } = await pointed();
  expect(screen.getByRole('region', { name: 'Turning point' })).toHaveTextContent(
    /^White's turn 1.*let Black win\./,
  );
  expect(card().getByText('This decided the game.')).toBeVisible();
  expect(card().getByText(/White keeps its Pawns\./)).toHaveTextContent(/^Better:.*Knight f3/);
  expect(standing(store).cursor).toBe(0);
  const drawn = [...screen.getByTestId('compared').querySelectorAll('path')];
  const inks = drawn.map((path) => path.getAttribute('stroke') ?? path.getAttribute('fill'));
  expect(inks.some((ink) => ink?.includes('board-red'))).toBe(true);
  expect(inks.some((ink) => ink?.includes('board-violet'))).toBe(true);
});

test('the card has the focus from the start, so that arrow keys walk the points', async () => {
  const { card } = await shown(null);
  const region = screen.getByRole('region', { name: 'Turning point' });
  await waitFor(() => expect(region).toHaveFocus());
  expect(card().getByText(/Looking for the turns/)).toBeVisible();
  // The button that opened it is gone, and the board would take the focus after a frame.
  await act(() => new Promise((done) => setTimeout(done, 60)));
  expect(region).toHaveFocus();
});

test('both turns are drawn only at the place where they part', async () => {
  const { store } = await pointed();
  act(() => store.getState().goTo(2));
  await waitFor(() => expect(screen.queryByTestId('compared')).toBeNull());
  act(() => store.getState().goTo(0));
  expect(await screen.findByTestId('compared')).toBeVisible();
});

test('the better turn is added to the game as a branch, once', async () => {
  const { store, user, card } = await pointed();
  const before = standing(store);
  await user.click(card().getByRole('button', { name: 'Add to game' }));
  await user.click(card().getByRole('button', { name: 'Added' }));
  expect(standing(store)).toEqual(before);
  const { tree } = store.getState().table ?? {};
  expect(tree?.nodes.map(({ action }) => action)).toEqual([...before.actions, 'g1 f3']);
  expect(Object.values(tree?.notes ?? {})).toEqual([{ name: "Better on White's turn 1" }]);
});

test('a better turn is tried on a board of its own, and the game stays as it is', async () => {
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

test('another turn that is tried is judged, and can be tried again', async () => {
  const { user, card } = await pointed();
  await user.click(card().getByRole('button', { name: 'Try it' }));
  const square = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await user.click(await screen.findByRole('gridcell', { name: /^f2,/ }));
  await user.click(square('f4'));
  await waitFor(() =>
    expect(
      card().getByText(
        /is better than what was played, but not the best: then Black leads by about 3 Pawns\./,
      ),
    ).toBeVisible(),
  );
  await user.click(card().getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('gridcell', { name: /^a2,/ }));
  await user.click(square('a3'));
  await waitFor(() => expect(card().getByText('is as good.', { exact: false })).toBeVisible());
});

test('a trial is given up, and leaves the game where it was', async () => {
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
  expect(says({ turns: one, kind: 'missedWin', winsIn: 2 })).toBe(
    "White's turn 13: missed a win in 2 turns.",
  );
  expect(says({ turns: one, kind: 'letWin', winsIn: 1 })).toBe("White's turn 13: let Black win at once.");
  expect(says({ turns: one, kind: 'letWin' })).toBe("White's turn 13: let Black win.");
});

test('of a better turn without a reason it says who leads after it', async () => {
  const { card } = await pointed((request) => {
    const answer = blunder(request);
    return answer && { ...answer, reason: { text: 'No better move was found.', rule: null, squares: [] } };
  });
  expect(card().getByText(/Then neither side leads\./)).toHaveTextContent(/^Better:/);
});

test('the curve has a point where its turn begins, and counts the mistakes of each side by name', async () => {
  const { store, panel } = await pointed();
  expect(document.querySelector<HTMLElement>('aside i[data-side="white"][data-shown]')?.style.left).toBe(
    '0%',
  );
  act(() => store.getState().seat((heading) => ({ ...heading, players: { white: '', black: 'Bo' } })));
  const counts = panel.getAllByRole('listitem').map((each) => each.textContent);
  expect(counts).toEqual(['White 1 mistake', 'Bo no mistake']);
});

test('a place of the curve is gone to at once, and a point there opens', async () => {
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

test('the clause of a reason opens beside the board, and the review stays', async () => {
  const { user, card } = await pointed();
  await user.click(card().getByRole('link', { name: 'why? CH-PAWN-2' }));
  expect(window.location.hash).toContain('CH-PAWN-2');
  expect(card().getByText(/let Black win\./)).toBeVisible();
});

test('it shows its progress, stops, goes on, and ends', async () => {
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

test('the points wait for a press where one has gone to another place before the first is found', async () => {
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

test('without an engine it says so, and can be tried again', async () => {
  const { panel } = await shown(null, () => Promise.reject(new Error('nothing thinks in this test')));
  expect(await panel.findByRole('alert')).toHaveTextContent('The computer could not start in this browser.');
  expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
});

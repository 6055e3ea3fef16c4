/**
 * Who plays: asked once in a row, kept, and called by name wherever a player is meant; the handover; the
 * screen that stays awake.
 */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SeatLevels } from '../../src/ui/seats/SeatLevel.tsx';
import { asNamed } from '../../src/ui/words.ts';
import { chessRoom, pickAll, roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const NAMES = { white: 'Ann', black: 'Bo' };

const shown = async (shelf = testShelf()) => {
  window.location.hash = '#/chess';
  const store = roomWith(shelf);
  render(<Page store={store} />);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  return { store, user: userEvent.setup(), asked: screen.getByRole('region', { name: 'Your move' }) };
};

test('a side is called by its player, a piece by its side', () => {
  expect(
    asNamed("White: choose a piece. It is Black's turn; White resigns and takes White's Rook.", NAMES),
  ).toBe("Ann: choose a piece. It is Bo's turn; Ann resigns and takes White's Rook.");
  expect(asNamed('White: choose.', { white: '', black: 'Bo' })).toBe('White: choose.');
});

test('a new game asks who plays in one row, and keeps it for the next page', async () => {
  const shelf = testShelf();
  const { store, user, asked } = await shown(shelf);
  const row = within(asked).getByRole('form', { name: 'Who plays?' });
  await user.type(within(row).getByRole('textbox', { name: "White's player" }), 'Ann');
  await user.click(within(row).getByRole('button', { name: 'Done' }));
  expect(row).not.toBeInTheDocument();
  expect(within(asked).getByText(/^Ann: /)).toBeVisible();
  act(() => pickAll(store, 'e2 e4'));
  expect(within(screen.getByRole('tabpanel')).getByRole('button', { name: /^Turn 1, Ann/ })).toBeVisible();
  act(() => store.getState().newGame());
  expect(screen.queryByRole('form', { name: 'Who plays?' })).toBeNull();
  expect((await chessRoom(shelf)).getState().heading).toMatchObject({ players: { white: 'Ann' } });
});

test('whoever plays at once has skipped the row', async () => {
  const { store, asked } = await shown();
  act(() => pickAll(store, 'e2'));
  expect(within(asked).queryByRole('form')).toBeNull();
});

test("the handover sums up the other's turn and then shows it", async () => {
  const { store, user } = await shown();
  act(() => {
    store.getState().set({ motion: 'on' });
    store
      .getState()
      .seat((heading) =>
        Object.assign(heading, { players: NAMES, seats: { manner: 'pass', turned: false, card: true } }),
      );
    pickAll(store, 'e2 e4');
    store.getState().skip();
  });
  const card = screen.getByRole('region', { name: 'Pass the device' });
  expect(within(card).getByText('Pass the device to Bo (Black).')).toBeVisible();
  expect(within(card).getByText(/^White's Pawn moves from e2 to e4\.$/)).toBeVisible();
  const shownAgain: (number | undefined)[] = [];
  store.subscribe(({ playback }) => shownAgain.push(playback?.frames.length));
  await user.click(within(card).getByRole('button', { name: 'Ready' }));
  expect(shownAgain).toContain(1);
  act(() => store.getState().skip());
  expect(store.getState().table?.cursor).toBe(1);
});

test('a rematch is announced as a new game, and what was said before keeps its names', async () => {
  const { store } = await shown();
  const log = screen.getByRole('log');
  act(() => {
    store.getState().seat((heading) => Object.assign(heading, { players: NAMES }));
    store.getState().say('white-resigns');
  });
  expect(log).toHaveTextContent('Ann resigns.');
  act(() => store.getState().rematch());
  expect(log).toHaveTextContent(/Ann resigns\. ?Bo wins\. ?Bo: move a unit\.$/);
});

test('an offer is made and answered by name', async () => {
  const { store } = await shown();
  act(() => {
    store.getState().seat((heading) => Object.assign(heading, { players: NAMES }));
    store.getState().say('white-offers');
  });
  expect(screen.getAllByText('Ann offers a draw').length).toBeGreaterThan(0);
  expect(screen.queryByText(/White offers/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Bo accepts/ })).toBeVisible();
});

test('notices and the saved games call players by name', async () => {
  const { store, user } = await shown();
  act(() => {
    store
      .getState()
      .seat((heading) =>
        Object.assign(heading, { players: NAMES, seats: { manner: 'pass', turned: false, card: true } }),
      );
    pickAll(store, 'e2 e4 e7');
  });
  expect(screen.getByText('Bo must take the device first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  act(() => {
    window.location.hash = '#/games';
  });
  expect(await screen.findByText('Turn 1, Bo to move')).toBeVisible();
});

test('a new game asks who plays by name', () => {
  render(<SeatLevels computers={{ black: 'careful' }} players={NAMES} onChange={() => undefined} />);
  const [white, black] = screen.getAllByRole('combobox');
  expect(white).toHaveDisplayValue('Ann');
  expect(black).toHaveDisplayValue('Computer: Careful');
});

test('the screen is kept awake until the game is over', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const { store } = await shown();
  expect(request).toHaveBeenCalledWith('screen');
  expect(release).not.toHaveBeenCalled();
  await act(async () => pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4'));
  expect(release).toHaveBeenCalled();
});

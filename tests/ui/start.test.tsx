/** Tests the start page: one game on the large board, one verb per game, and the games in progress. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GameEntry } from '../../src/kernel/game.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { chessRoom, pickAll, roomWith, standing, testShelf, WATCHED_ENTRY } from '../app/room.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { testDatabase } from '../support/database.ts';
import { Page } from './page.tsx';
import '../../src/ui/start/Unfinished.tsx';

const MATE = 'f2 f3 e7 e5 g2 g4 d8 h4 h4';
const SECOND = {
  ...WATCHED_ENTRY,
  id: 'second',
  title: 'Second',
  load: async () => ({ ...CHESS, id: 'second' }),
};

const MATE_IN_ONE: Puzzle = {
  ...{ id: 'mate', kind: 'win', grade: 1, rule: 'CH-END-1', replies: [] },
  at: 'k7/8/1K6/8/8/8/8/7R w - - 0 1',
  solution: ['h1 h8'],
};

const FIRST: GameEntry = { ...WATCHED_ENTRY, start: true };

const home = async (database = testDatabase(), entries: readonly GameEntry[] = [FIRST, SECOND]) => {
  window.location.hash = '';
  const store = roomWith(testShelf(), { database, entries });
  const view = render(<Page store={store} />);
  await screen.findByRole('link', { name: 'Play: Chess' });
  return { ...view, store, user: userEvent.setup() };
};

/** Creates a database in which these games were played, each given by its picks. */
const played = async (...games: readonly string[]) => {
  const database = testDatabase();
  let minute = 0;
  const now = () => new Date(2026, 0, 1, 10, minute++).toISOString();
  const store = await chessRoom(testShelf(), { database, now });
  games.forEach((picks, index) => {
    if (index > 0) act(() => store.getState().newGame());
    act(() =>
      store.getState().changeHeading((heading) => ({ ...heading, players: { white: `Ann ${index}`, black: '' } })),
    );
    pickAll(store, picks);
  });
  act(() => store.getState().leave());
  return database;
};

const chosen = () => screen.getByRole('heading', { level: 2, name: /^(Chess|Second)$/ });

test('a focused game is shown on the large board', async () => {
  const { user } = await home();
  expect(chosen()).toHaveTextContent('Chess');
  screen.getByRole('link', { name: 'Play: Chess' }).focus();
  for (let tabs = 0; tabs < 8 && chosen().textContent === 'Chess'; tabs++) await user.tab();
  expect(chosen()).toHaveTextContent('Second');
});

test('a first tap shows a game, a second opens it', async () => {
  const { user, store } = await home();
  const tile = screen.getByRole('link', { name: 'Play: Second' });
  await user.pointer({ keys: '[TouchA]', target: tile });
  expect(chosen()).toHaveTextContent('Second');
  expect(store.getState().table).toBeNull();
  await user.pointer({ keys: '[TouchA]', target: tile });
  expect(await screen.findByRole('gridcell', { name: /^e2, white Pawn, can be chosen$/ })).toBeVisible();
});

test('games keep their places, whichever was played', async () => {
  await home(await played('e2 e4'), [SECOND, FIRST]);
  const tiles = screen.getAllByRole('link', { name: /^(Play|Continue): / });
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['#/second', '#/chess']);
});

test('a game shows its difficulty and length', async () => {
  await home();
  const tile = screen.getByRole('link', { name: 'Play: Chess' });
  expect(tile).toHaveAccessibleDescription(/Easy · about 30 min/);
  expect(screen.getByText('Easy · about 30 min · 6 kinds of piece')).toBeVisible();
});

test('a game pointed at for a moment is shown on the large board', async () => {
  await home();
  vi.useFakeTimers();
  const tile = screen.getByRole('link', { name: 'Play: Second' });
  for (let steps = 0; steps < 5; steps++) {
    fireEvent.pointerMove(tile, { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(100));
  }
  fireEvent.pointerLeave(tile);
  act(() => vi.advanceTimersByTime(1000));
  expect(chosen()).toHaveTextContent('Chess');
  fireEvent.pointerMove(tile, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1000));
  expect(chosen()).toHaveTextContent('Second');
  vi.useRealTimers();
});

test("the chosen game has today's puzzle and its sample beside it", async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1), toFake: ['Date'] });
  await home(testDatabase(), [FIRST, { ...SECOND, puzzles: async () => [MATE_IN_ONE] }]);
  const puzzle = await screen.findByRole('link', { name: /^Today's puzzle\s*Second · Win in one turn$/ });
  expect(puzzle).toHaveAttribute('href', '#/second/learn/mate');
  expect(screen.getByRole('link', { name: /^Watch\s*The shortest mate$/ })).toHaveAttribute('href', '#/watch/chess');
  vi.useRealTimers();
});

test('a beginner is told where to start, until a game was ended', async () => {
  const { unmount } = await home();
  expect(await screen.findByText('Start here')).toBeVisible();
  unmount();
  await home(await played(MATE, 'e2 e4'));
  expect(await screen.findByRole('link', { name: /^Continue: Ann 1/ })).toBeVisible();
  expect(screen.queryByText('Start here')).toBeNull();
});

test('unfinished games stand in a row, the last one first', async () => {
  const { user, store } = await home(await played('e2 e4', MATE, 'd2 d4'));
  const row = within(await screen.findByRole('region', { name: 'Continue' }));
  const links = await row.findAllByRole('link');
  expect(links.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Continue: Ann 2 – Unnamed',
    'Continue: Ann 0 – Unnamed',
  ]);
  await user.click(row.getByRole('link', { name: /Ann 0/ }));
  await screen.findByRole('gridcell', { name: /^e4, white Pawn/ });
  expect(standing(store).actions).toEqual(['e2 e4']);
});

test('Play starts another game beside an unfinished one', async () => {
  const { user, store } = await home(await played('e2 e4'));
  await user.click(screen.getByRole('link', { name: 'Play: Chess' }));
  expect(await screen.findByRole('gridcell', { name: /^e2, white Pawn, can be chosen$/ })).toBeVisible();
  expect(store.getState().notice).toMatchObject({ offer: 'bringBack' });
});

test('the header links other pages, and switches light and dark', async () => {
  const { user, store } = await home();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '#/games',
    '#/learn',
    '#/about',
  ]);
  await user.click(pages.getByRole('button', { name: 'Dark colours' }));
  expect(store.getState().settings.theme).toBe('dark');
  expect(pages.getByRole('button', { name: 'Light colours' })).toBeVisible();
});

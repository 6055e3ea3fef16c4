/** Tests what screen readers say of the board. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';
import { shownGame } from './shown-game.tsx';

const shown = async (id: string, start?: string) => {
  const page = await shownGame(id, start === undefined ? undefined : { start });
  const said = (square: string) =>
    page.main
      .getAllByRole('gridcell')
      .find((cell) => cell.getAttribute('data-name') === square)
      ?.getAttribute('aria-label');
  return { ...page, said };
};

test('the hallway has spoken names, and a half names its other half', async () => {
  const { said } = await shown(
    'inchworm',
    positionText('White: Ka1, Nb1/d2, Pd2; Black: Kg8; links d4=H4; White to move'),
  );
  expect(said('d4')).toMatch(/^d4.*, Linked with hallway 4$/);
  expect(said('H4')).toMatch(/^hallway 4.*, Linked with d4$/);
  expect(said('d2')).toMatch(/^d2, half of the white Knight on b1, white Pawn, can be chosen/);
});

test('labels start with choices, then the unusual, in few words', async () => {
  const { said } = await shown('frozenchess');
  expect(said('h1')).toBe('h1, white Queen, can be chosen, next to its King, guarded');
});

test("an enemy's squares say that they cannot be picked", async () => {
  const { pick, said } = await shown('snake');
  pick('e6');
  expect(said('e5')).toBe('e5, could go here');
});

test('ranks have numbers, and the focused square is described by the preview', async () => {
  const { main } = await shown('snake');
  expect(main.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => `Rank ${rank}`),
  );
  const stop = main.getAllByRole('gridcell').find((cell) => cell.tabIndex === 0);
  const ids = stop?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.some((id) => document.getElementById(id) !== null)).toBe(true);
});

test('a key that opens the inspector or rules announces their contents', async () => {
  const { store, pick } = await shown('snake');
  const user = userEvent.setup();
  const news = within(screen.getByRole('log'));
  pick('f3');
  act(() =>
    store.getState().look(store.getState().table?.game.board.squares.findIndex(({ name }) => name === 'f3') ?? 0),
  );
  await user.keyboard('r');
  expect(await news.findByText(/^Rules: Pawn. \d+ rules/)).toBeInTheDocument();
  await user.keyboard('i');
  expect(await news.findByText(/f3.*White/s)).toBeInTheDocument();
});

test('an armed move is announced with question, effects and confirmation', async () => {
  const { store, pick } = await shown('snake');
  act(() => store.getState().set({ confirm: 'all' }));
  const news = within(screen.getByRole('log'));
  const asked = (move: string) =>
    `Play this move? White's Pawn moves from ${move}. Choose it again or press Enter to confirm.`;
  pick('f3 f4');
  expect(await news.findByText(asked('f3 to f4'))).toBeInTheDocument();
  await act(async () => void (await store.getState().type('c3 c4')));
  expect(await news.findByText(asked('c3 to c4'))).toBeInTheDocument();
  expect(store.getState().table?.cursor).toBe(0);
});

test('each page has its own title, and a focused heading after a link', async () => {
  const entry = GAMES.find(({ id }) => id === 'snake');
  invariant(entry, 'Snake is in the list');
  render(<Page store={roomWith(testShelf(), { entries: [entry] })} />);
  const titles = new Set<string>();
  for (const hash of ['#/', '#/about', '#/games', '#/snake/learn', '#/snake/edit', '#/nothing']) {
    window.location.hash = hash;
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    await waitFor(() => expect(titles).not.toContain(document.title));
    titles.add(document.title);
    if (hash !== '#/') expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  }
});

test('the handover card hides everything behind it', async () => {
  const { store } = await shown('snake');
  const grid = screen.getByRole('grid');
  const panel = screen.getByRole('complementary');
  const isHidden = (each: Element) => {
    for (let here: Element | null = each; here; here = here.parentElement) if ((here as HTMLElement).inert) return true;
    return false;
  };
  const { hotSeat } = store.getState();
  act(() => store.setState({ hotSeat: { ...hotSeat, card: 'white' } }));
  expect([grid, panel].map(isHidden)).toEqual([true, true]);
  expect(screen.getByRole('button', { name: 'Ready' })).toHaveFocus();
  act(() => store.setState({ hotSeat: { ...hotSeat, card: null } }));
  expect([grid, panel].map(isHidden)).toEqual([false, false]);
});

test("labels have no keys, and a row has its turn's number", async () => {
  const { pick } = await shown('snake');
  pick('f3 f4');
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-keyshortcuts', 'Escape');
  expect(await screen.findByRole('button', { name: 'Turn 1: show steps' })).toBeVisible();
});

test('units that cannot help the King are dimmed, and check is announced once', async () => {
  const { main, store } = await shown('baroque');
  const { game } = store.getState().table ?? {};
  invariant(game, 'a game is on the table');
  act(() => store.getState().load({ ...recordOf(game, 1), start: '3l3k/8/3P4/7P/3K4/8/P7/8 w standard play -' }));
  expect(await main.findByText(/^\d+ pieces? can help\./)).toBeVisible();
  const idle = document.querySelectorAll('main [data-idle]');
  expect(idle.length).toBeGreaterThan(0);
});

test('an immediately losing move is marked in words', async () => {
  const { pick } = await shown('snake');
  pick('g1');
  await userEvent.setup().keyboard('m');
  const moves = within(await screen.findByRole('listbox', { name: 'All legal moves' }));
  expect(await moves.findByText('loses at once')).toBeVisible();
});

test('after a failed try of a lesson the board has focus', async () => {
  const entry = GAMES.find(({ id }) => id === 'baroque');
  invariant(entry, 'Baroque is in the list');
  window.location.hash = '#/baroque/learn/pinch';
  render(<Page store={roomWith(testShelf(), { entries: [entry] })} />);
  const user = userEvent.setup();
  for (const name of [/^g1,/, /^h1,/]) await user.click(await screen.findByRole('gridcell', { name }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
});

test('the rulebook search lists title matches first', async () => {
  await shown('frozenchess');
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Rules' }));
  await user.type(await screen.findByLabelText('Search the rules'), 'tomb');
  await waitFor(() => {
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles[0]).toMatch(/tomb/i);
  });
});

test('overlay marks come after the pieces in the tree', async () => {
  const { store } = await shown('snake');
  act(() => store.getState().toggleLens(store.getState().table?.game.lenses[0]?.id ?? ''));
  await waitFor(() => expect(document.querySelector('main [data-mark]')).not.toBeNull());
  const piece = document.querySelector('main [data-figure]') as Element;
  const mark = document.querySelector('main [data-mark]') as Element;
  expect(piece.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("a button's answer is described by its preview", async () => {
  const { main } = await shown('frozenchess');
  act(() => main.getByRole('button', { name: 'Instead of moving' }).click());
  const button = await main.findByRole('button', { name: /^Nullmove/ });
  act(() => button.focus());
  await waitFor(() => expect(button).toHaveAccessibleDescription(/\w/));
});

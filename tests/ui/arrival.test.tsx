/** Tests what the page shows for bad addresses and while a slow game loads: a message, and a way out. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { recordOf } from '../../src/kernel/record.ts';
import { lazyComponent, lazyPage } from '../../src/ui/lazyComponent.tsx';
import { routeOf, unknownPart } from '../../src/ui/route.ts';
import { fileOf, pickAll, roomWith, savedChess, standing, testShelf } from '../app/room.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { linkTo } from '../support/links.ts';
import { Page } from './page.tsx';

const shown = (fragment: string, store = roomWith(testShelf())) => {
  window.location.hash = fragment;
  return { ...render(<Page store={store} />), store, user: userEvent.setup() };
};

test('a loading page says so, while notices, dialogs and strips load silently', async () => {
  const there = async () => () => <p>Here it is.</p>;
  const [Part, Whole] = [lazyComponent(there), lazyPage(there)];
  const { container } = render([<Part key="part" />, <Whole key="whole" />]);
  expect(container).toHaveTextContent(/^Setting up the board …$/);
  await waitFor(() => expect(container).toHaveTextContent('Here it is.Here it is.'));
});

const wayOut = () => screen.findAllByRole('link', { name: 'All games' });

/** Expects that an address shows a message, with a link to the start page. */
const expectWayOut = async (fragment: string, says: string | RegExp): Promise<void> => {
  const { user } = shown(fragment);
  expect(await screen.findByText(says)).toBeVisible();
  await user.click((await wayOut())[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
};

test.each([
  ['#g=%F0%9F', 'This link is damaged or incomplete. (It has characters that no link to a game has.)'],
  ['#g3=', /This link is damaged/],
  ['#g=', /This link is damaged/],
  ['#game=%', /This link is damaged/],
  ['#g4=AAAA', /^This link is from a newer Oddboard\./],
  ['#g12=~.', /^This link is from a newer Oddboard\./],
  ['#/%F0%9F', 'There is no game called "%F0%9F" here.'],
  ['#/nonsense', 'There is no game called "nonsense" here.'],
  ['#/nonsense/edit', 'There is no game called "nonsense" here.'],
])('%s says what is wrong, and links to the start page', expectWayOut);

test('an address of 5,000 letters is shortened where it says what is wrong', () =>
  expectWayOut(`#/${'x'.repeat(5000)}`, `There is no game called "${'x'.repeat(60)}…" here.`));

test.each([
  ['#/chess/rules/%E0%A4', 'Chess has no rule "%E0%A4".'],
  ['#/chess/rules/CH-NONE-1', 'Chess has no rule "CH-NONE-1".'],
  ['#/chess/ruels', 'There is no page "ruels".'],
  ['#/chess/edit/more', 'There is no page "more".'],
  ['#/chess/rules/CH-KING-1/show/more', 'There is no page "more".'],
])('%s opens the game with a message until dismissed', async (fragment, says) => {
  const { user } = shown(fragment);
  expect(await screen.findByText(says)).toBeVisible();
  expect(await wayOut()).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
});

test.each([
  ['#nowhere', '#nowhere'],
  ['#//rules', 'rules'],
])('%s opens the start page with a message', async (fragment, page) => {
  shown(fragment);
  expect(await screen.findByText(`There is no page "${page}".`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All games' })).toBeNull();
});

test('every valid address is accepted', () => {
  for (const fragment of [
    '',
    '#',
    '#/',
    '#/chess',
    '#/chess/',
    '#/games',
    '#/pieces',
    '#/chess/edit',
    '#/chess/learn',
    '#/chess/learn/first-turn',
    '#/chess/rules',
    '#/chess/rules/CH-KING-1',
    '#/chess/rules/CH-KING-1/show',
    '#/chess/rules/CH-KING-1/ours',
    '#/chess/rules/CH-KING-1/other',
  ])
    expect(unknownPart(fragment), fragment).toBeNull();
  expect(unknownPart('#/chess/learn/puzzles/xyz')).toBe('xyz');
  expect(unknownPart('#/chess/learn/first-turn/show')).toBe('show');
});

test.each(['.', ')', '%20', '%22,', '…'])('an address followed by %j is read without it', (sign) => {
  for (const fragment of ['#/chess', '#/chess/rules/CH-KING-1', '#/chess/learn/first-turn', '#/watch/chess/2']) {
    expect(unknownPart(fragment + sign), fragment).toBeNull();
    expect(routeOf(fragment + sign), fragment).toEqual(routeOf(fragment));
  }
});

test('the address of a rulebook opens it', async () => {
  shown('#/chess/rules', roomWith(testShelf()));
  expect(await screen.findByRole('tab', { name: 'Rules', selected: true })).toBeVisible();
  expect(screen.queryByText(/^No page/)).toBeNull();
});

test('any address is read', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('%', '%F0%9F', '%2F', 'chess', 'rules', 'edit', 'show', '..', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom('', '#', '#/'), (parts, start) => {
      const fragment = `${start}${parts.join('/')}`;
      routeOf(fragment);
      unknownPart(fragment);
    }),
  );
});

test('a slow link shows progress, and Stop leaves everything unchanged', async () => {
  const shelf = testShelf();
  const before = roomWith(shelf);
  await before.getState().open('chess');
  pickAll(before, 'e2 e4');
  const store = roomWith(shelf, {
    pause: () => new Promise((then) => setTimeout(() => then(() => false), 40)),
  });
  const there = ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8'];
  const actions = Array.from({ length: 100 }, (_, index) => there[index % 4] ?? '');
  const { user } = shown(linkTo({ ...recordOf(CHESS, 1), actions }), store);
  expect(await screen.findByRole('progressbar', { name: 'Opening the game …' })).toBeVisible();
  expect(await screen.findByText(/^\d+ of 100 moves$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Opening stopped. Your game is unchanged.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.click((await wayOut())[0] as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'Continue: Chess' }));
  await waitFor(() => expect(standing(store).actions).toEqual(['e2 e4']));
});

test('an own game whose opening was stopped can be reopened or left', async () => {
  const shelf = testShelf();
  const before = roomWith(shelf);
  await before.getState().open('chess');
  pickAll(before, 'e2 e4 e7 e5 g1 f3 g8 f6 f3 g1 f6 g8');
  const store = roomWith(shelf, {
    pause: () => new Promise((then) => setTimeout(() => then(() => false), 100)),
  });
  const { user } = shown('#/chess', store);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('heading', { name: 'This game is not open' })).toBeVisible();
  expect(await wayOut()).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  await waitFor(() => expect(store.getState().table?.cursor).toBe(6), { timeout: 10_000 });
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('lines not replayed yet are marked, a few at a time, until visited', async () => {
  const store = roomWith(testShelf());
  const nodes = ['e2 e4', 'd2 d4', 'c2 c4', 'b2 b4', 'a2 a4', 'f2 f4', 'g2 g4', 'h2 h4', 'a2 a3', 'b2 b3'].flatMap(
    (action, index) => [
      { id: 2 * index + 1, parent: 0, action },
      { id: 2 * index + 2, parent: 2 * index + 1, action: 'h7 h6' },
    ],
  );
  window.location.hash = '#/chess';
  const { user } = shown('#/chess', store);
  await screen.findByRole('grid');
  await act(() => store.getState().openFile(fileOf(savedChess(nodes, 1))));
  expect(await screen.findByRole('button', { name: /^or Pawn d4.*2 moves, not replayed yet/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^or (Pawn b3|b2 b3)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '3 more' }));
  await user.click(await screen.findByRole('button', { name: /^or (Pawn b3|b2 b3)/ }));
  expect(standing(store).actions).toEqual(['b2 b3', 'h7 h6']);
  act(() => store.getState().visit(1));
  await user.click(await screen.findByRole('button', { name: '3 more' }));
  expect((await screen.findByRole('button', { name: /^or (Pawn b3|b2 b3)/ })).textContent).not.toContain(
    'not replayed',
  );
});

test.each([
  ['Read it', { cursor: 0, running: true }],
  ['Play from here', { cursor: 2, running: false }],
] as const)('a game opened by a link says what it holds: %s', async (way, { cursor, running }) => {
  const nodes = ['e2 e4', 'e7 e5'].map((action, at) => ({ id: at + 1, parent: at, action }));
  const saved = {
    ...savedChess(nodes, 2),
    players: { white: 'Ann', black: '' },
    notes: { 1: { text: 'Bold.' } },
  };
  const { store, user } = shown(linkTo(saved));
  expect(await screen.findByText('This link holds a game of Chess, Ann – ?: 2 moves and 1 note.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: way }));
  expect(store.getState()).toMatchObject({ table: { cursor }, running, notice: null });
});

test('messages disappear by themselves, unless pointed at or focused', async () => {
  const { store } = shown('#/chess');
  await screen.findByRole('gridcell', { name: /^a1,/ });
  const say = (passes?: 'soon' | 'played') =>
    act(() => store.setState({ notice: { text: 'News.', ...(passes && { passes }) } }));
  vi.useFakeTimers();
  const wait = () => act(() => void vi.runOnlyPendingTimers());
  say('soon');
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  wait();
  expect(screen.getByText('News.')).toBeVisible();
  screen.getByRole('button', { name: 'Dismiss' }).blur();
  wait();
  expect(screen.queryByText('News.')).toBeNull();
  say('played');
  wait();
  expect(screen.getByText('News.')).toBeVisible();
  act(() => pickAll(store, 'e2 e4'));
  expect(screen.queryByText('News.')).toBeNull();
  vi.useRealTimers();
});

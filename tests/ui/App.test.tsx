import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { option } from '../../src/kernel/asking/target.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { pickAll, roomWith, standing, testShelf } from '../app/room.ts';
import { testDatabase } from '../support/database.ts';
import { must } from '../support/scenario.ts';
import { Page } from './page.tsx';

/** Renders the whole interface at an address (`#/chess`); its only game is chess. */
const shown = (fragment: string, store = roomWith(testShelf())) => {
  window.location.hash = fragment;
  const view = render(<Page store={store} />);
  return { ...view, store, user: userEvent.setup() };
};

/** Finds a square of the main board; diagrams and demonstrations have squares of the same names. */
const square = async (name: RegExp) => within(await screen.findByRole('main')).findByRole('gridcell', { name });

test('the start page links every game', async () => {
  shown('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oddboard' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play: Chess' })).toHaveAttribute('href', '#/chess');
  expect(screen.getAllByText(/Two kings/)[0]).toBeVisible();
});

test("the page about the games has each one's origin and way to play", async () => {
  const { user } = shown('');
  await user.click(await screen.findByRole('link', { name: 'About' }));
  const credits = await screen.findByRole('region', { name: 'Where Chess comes from' });
  expect(credits).toHaveTextContent('Laws of Chess by FIDE');
  expect(screen.getByRole('link', { name: 'Chess' })).toHaveAttribute('href', '#/chess');
});

test('the page about the games shows the newest version of the changelog', async () => {
  const changelog = readFileSync(`${import.meta.dirname}/../../CHANGELOG.md`, 'utf8');
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog) ?? [];
  shown('#/about');
  expect(await screen.findByText(new RegExp(`^Oddboard ${newest}\\.`))).toBeVisible();
});

const MATE = 'f2 f3 e7 e5 g2 g4 d8 h4 h4';

test('a finished game can be seen again in the library, and another started', async () => {
  // Without an IntersectionObserver every card counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined);
  const database = testDatabase();
  const before = roomWith(testShelf(), { database });
  await before.getState().open('chess');
  pickAll(before, MATE);
  await waitFor(() => expect([...database.entries.values()].at(-1)?.text).toContain('d8 h4'));
  const { store, user } = shown('#/games', roomWith(testShelf(), { database }));
  expect(await screen.findByRole('link', { name: 'Replay: Chess' })).toHaveAttribute('href', '#/chess');
  await user.click(await screen.findByRole('button', { name: 'More: Chess' }));
  await user.click(screen.getByRole('button', { name: 'New game, same players' }));
  expect(await square(/^e2, white Pawn, can be chosen$/)).toBeVisible();
  expect(store.getState().notice).toMatchObject({ offer: 'bringBack' });
});

test.each([
  [true, 'This browser keeps saved games until you delete them.'],
  [false, 'Browsers sometimes clear stored data. Save important games as files.'],
])('the library says what the browser has promised (%s)', async (isPromised, says) => {
  const persistence = { persist: async () => isPromised, persisted: async () => isPromised };
  shown('#/games', roomWith(testShelf(), { persistence }));
  expect(await screen.findByText(says)).toBeVisible();
});

test('every square has a label, and choices add theirs', async () => {
  const { user } = shown('#/chess');
  expect(await square(/^e2, white Pawn, can be chosen$/)).toBeVisible();
  await user.click(await square(/^e2,/));
  expect(await square(/^e4, legal move$/)).toBeVisible();
  expect(await square(/^e2,/)).toHaveAttribute('aria-selected', 'true');
});

test('playing by clicks writes the log, with clauses as links', async () => {
  const { user } = shown('#/chess');
  for (const name of [/^e2,/, /^e4,/, /^d7,/, /^d5,/, /^e4,/]) await user.click(await square(name));
  await user.click(await square(/^d5, black Pawn, capture/));
  const log = screen.getByRole('tabpanel');
  await user.click(within(log).getByRole('button', { name: 'Turn 2: show steps' }));
  const line = within(log).getByText(/captures Black's Pawn/);
  expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^#\/chess\/rules\/CH-/));
});

test('a refused square says why, and lights the squares at fault', async () => {
  const { user } = shown('#/chess');
  await user.click(await square(/^a1,/));
  const reason = await screen.findByText(/a1/, { selector: '[data-tone=refused] > span' });
  expect(within(reason.parentElement as HTMLElement).getByRole('link')).toHaveAccessibleName(/ CH-/);
});

test('pointing at a choice describes its effect', async () => {
  const { user } = shown('#/chess');
  await user.click(await square(/^e2,/));
  await user.hover(await square(/^e4,/));
  const asked = screen.getByRole('region', { name: 'Your move' });
  expect(await within(asked).findByText(/White's Pawn moves from e2 to e4/)).toBeVisible();
});

test('a promotion asks with drawn pieces', async () => {
  const { user, store } = shown('#/chess');
  await square(/^a1,/);
  pickAll(store, 'a2 a4 h7 h5 a4 a5 h5 h4 a5 a6 h4 h3 a6 b7 h3 g2 b7 a8');
  await user.click(await screen.findByRole('button', { name: /Queen/ }));
  expect(await square(/^a8, white Queen/)).toBeVisible();
});

test('the board is one tab stop: arrows move, Enter picks, Escape takes back', async () => {
  const { user } = shown('#/chess');
  const stops = (await screen.findAllByRole('gridcell')).filter((cell) => cell.tabIndex === 0);
  expect(stops.length).toBe(1);
  stops[0]?.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(await square(/^e2,/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await square(/^e4,/)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await square(/^e2,/)).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{End}');
  expect(await square(/^h4/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(await square(/^a4/)).toHaveFocus();
});

test('announces effects, then the question, and repeats a repeated refusal', async () => {
  const { user } = shown('#/chess');
  const heard = () => [...screen.getByRole('log').children].map((each) => each.textContent);
  for (const name of [/^e2,/, /^e4,/, /^a8,/, /^a8,/]) await user.click(await square(name));
  const said = heard();
  const effect = said.findIndex((each) => each?.startsWith("White's Pawn moves from e2 to e4"));
  expect(effect).toBeGreaterThan(0);
  expect(said.findIndex((each) => each?.startsWith('Black'))).toBeGreaterThan(effect);
  expect(said.at(-1)).toBe(said.at(-2));
  expect(said.at(-1)).toMatch(/a8/);
  await user.keyboard('[[');
  expect(heard()).toContain('1 move undone.');
});

test('an automatic only move and the chosen move are both announced', async () => {
  const store = roomWith(testShelf(), { entries: GAMES.filter(({ id }) => id === 'snake') });
  const { user } = shown('#/snake', store);
  await square(/^a1,/);
  act(() => void store.getState().playFrom(must(SNAKE.read('8/8/8/8/7P/8/P7/8 w P a1b1c1 a8b8c8 - 0 1'))));
  const asked = screen.getByRole('region', { name: 'Your move' });
  expect(asked.textContent?.match(/White's Snake has no exit/g)).toHaveLength(1);
  for (const name of [/^a2,/, /^a3,/]) await user.click(await square(name));
  const heard = [...screen.getByRole('log').children].map((each) => each.textContent ?? '');
  const places = [
    "White's Pawn moves from a2",
    "White's Snake moves from a1",
    'The only move: Sa2.',
    'Black: move',
  ].map((start) => heard.findIndex((each) => each.startsWith(start)));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('brackets undo and redo actions, with Shift whole turns', async () => {
  const { user, store } = shown('#/chess');
  await square(/^a1,/);
  pickAll(store, 'e2 e4 e7 e5');
  await user.keyboard('[[');
  expect(await square(/^e7, black Pawn/)).toBeVisible();
  await user.keyboard(']');
  expect(await square(/^e5, black Pawn/)).toBeVisible();
});

test('Ctrl+Z undoes a pick and Ctrl+Shift+Z redoes it, except in text fields', async () => {
  const { user } = shown('#/chess');
  await user.click(await square(/^e2,/));
  await user.keyboard('{Control>}z{/Control}');
  expect(await square(/^e2, white Pawn, can be chosen$/)).toBeVisible();
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(await square(/^e4, legal move$/)).toBeVisible();
  await user.keyboard('/');
  await user.keyboard('{Control>}z{/Control}');
  expect(await square(/^e4, legal move$/)).toBeVisible();
});

test('the end is announced with its clause', async () => {
  const { store } = shown('#/chess');
  await square(/^a1,/);
  pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4');
  const asked = await screen.findByRole('region', { name: 'Your move' });
  expect(within(asked).getByText('Black wins')).toBeVisible();
  expect(within(asked).getAllByRole('link')[0]).toHaveAccessibleName(/ CH-/);
});

test('a clause in the address opens the rulebook at it', async () => {
  const { user } = shown('#/chess/rules/CH-KING-1');
  const link = await screen.findByRole('link', { name: 'CH-KING-1' });
  expect(link).toHaveAttribute('aria-current', 'true');
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No rules match.')).toBeVisible();
});

test('the inspector describes the square', async () => {
  const { user } = shown('#/chess');
  await user.click(await screen.findByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^d8,/));
  expect(await within(screen.getByRole('tabpanel')).findByText('Black Queen')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Attacked squares' }));
  expect(screen.getByRole('checkbox', { name: 'Attacked squares' })).toBeChecked();
});

test('the inspector of a picked piece does not call its own square unreachable', async () => {
  const { user } = shown('#/chess');
  await user.click(await square(/^g1,/));
  await user.click(await screen.findByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^g1,/));
  const look = screen.getByRole('tabpanel');
  expect(await within(look).findByText('White Knight')).toBeVisible();
  expect(within(look).queryByText(/cannot|does not reach|not a/)).toBeNull();
});

test('a declaration is logged once, in words', async () => {
  const { store } = shown('#/chess');
  await square(/^a1,/);
  act(() => store.getState().declare(option('white-offers')));
  act(() => store.getState().declare(option('black-refuses')));
  act(() => store.getState().declare(option('white-resigns')));
  const log = screen.getByRole('tabpanel');
  expect(log).not.toHaveTextContent('=');
  for (const sentence of ['White offers a draw.', 'Black declines the draw.', 'White resigns.'])
    expect(log.textContent?.split(sentence)).toHaveLength(2);
});

test('a damaged link says so, with a way back', async () => {
  shown('#game=oops');
  expect(await screen.findByText(/This link is damaged/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '#/');
});

test('a slash opens an input that completes, plays and reports problems', async () => {
  const { user, store } = shown('#/chess');
  await square(/^a1,/);
  await user.keyboard('/');
  const line = await screen.findByRole('combobox', { name: 'Type a square or a move' });
  expect(line).toHaveFocus();
  await user.type(line, 'Ng1-f3{Enter}');
  await expect.poll(() => standing(store).actions).toEqual(['g1 f3']);
  store.getState().set({ confirm: 'all' });
  await user.type(line, 'e7-e5 e2-e4{Enter}');
  await expect.poll(() => store.getState().table?.armed).not.toBeNull();
  expect(line).toHaveValue('e7-e5 e2-e4');
  await user.type(line, '{Enter}');
  await expect.poll(() => standing(store).actions).toEqual(['g1 f3', 'e7 e5']);
  expect(line).toHaveValue('e2-e4');
  await user.clear(line);
  await user.type(line, 'nonsense{Enter}');
  expect(await screen.findByText(/nonsense/, { selector: '[role=status]' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(line).not.toBeInTheDocument();
});

test('all legal moves are listed, filtered, and played with Enter', async () => {
  const { user, store } = shown('#/chess');
  (await square(/^a1,/)).focus();
  await user.keyboard('m');
  await user.type(await screen.findByRole('combobox', { name: 'Find a move' }), 'knight f3{ArrowDown}{Enter}');
  expect(standing(store).actions).toEqual(['g1 f3']);
});

test("the other side's piece can be looked at, as if it were its turn", async () => {
  const { user, store } = shown('#/chess');
  await user.click(await square(/^b8,/));
  const asked = screen.getByRole('region', { name: 'Your move' });
  expect(within(asked).getByText("Inspecting Black's Knight on b8")).toBeVisible();
  expect(within(asked).getByText(/it could move to 2 squares/)).toBeVisible();
  expect(await square(/^c6, could go here$/)).toBeVisible();
  await user.click(await square(/^c6,/));
  expect(standing(store).actions).toEqual([]);
  await user.click(await square(/^b8,/));
  await user.keyboard('{Escape}');
  expect(within(asked).queryByText(/^Inspecting/)).toBeNull();
});

test("the inspector shows a piece's moves, by clause and two diagrams", async () => {
  const { user } = shown('#/chess');
  await user.click(await screen.findByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^g1,/));
  const look = screen.getByRole('tabpanel');
  expect(await within(look).findByText(/^On an empty board/)).toBeVisible();
  expect(within(look).queryByText('From here, now')).toBeNull();
  await user.click(within(look).getAllByText('Rules that apply here')[0] as HTMLElement);
  expect(await within(look).findByText('From here, now')).toBeVisible();
});

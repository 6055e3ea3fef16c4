/**
 * Tests pointing at a target: the turn card describes it, never over the board, and an aim highlights the squares of
 * its line.
 */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { squareName, squareNamed } from '../../src/kernel/board/board.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { squaresToward } from '../../src/ui/board/layout.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { must } from '../support/scenario.ts';
import { given } from '../variants/baroque/example.ts';
import { Page } from './page.tsx';

const EIGHT = rectangle(8, 8);
const at = (name: string) => squareNamed(EIGHT, name) ?? -1;

test('a unit pointed at shows its name and one sentence', async () => {
  window.location.hash = '#/chess';
  render(<Page store={roomWith(testShelf())} />);
  const board = within(await screen.findByRole('main'));
  await userEvent.hover(await board.findByRole('gridcell', { name: /^g8,/ }));
  expect(await board.findByText('Leaps 2 squares by 1.')).toBeInTheDocument();
  expect(board.getByText(/Black Knight/)).toBeInTheDocument();
});

test("an aim's line runs to the edge", () => {
  expect(squaresToward(EIGHT, at('c2'), 'ne').map((square) => squareName(EIGHT, square))).toEqual([
    'd3',
    'e4',
    'f5',
    'g6',
    'h7',
  ]);
});

test('the legend switches a kind of marks off and on', async () => {
  window.location.hash = '#/inchworm';
  const entries = GAMES.filter(({ id }) => id === 'inchworm');
  const store = roomWith(testShelf(), { entries });
  render(<Page store={store} />);
  const user = userEvent.setup();
  const main = await screen.findByRole('main');
  await within(main).findByRole('gridcell', { name: /^a1,/ });
  act(() => {
    store.getState().enact(must(readPicks(store.getState().table?.game.board ?? EIGHT, '=link h4 b1 c3')));
  });
  const links = () => main.querySelectorAll('[data-kind="link"]').length;
  expect(links()).toBeGreaterThan(0);
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  const swatch = screen.getByRole('button', { name: 'Show on the board: Link' });
  await user.click(swatch);
  expect(links()).toBe(0);
  await user.click(swatch);
  expect(links()).toBeGreaterThan(0);
});

test("a choice's captures are told once, in hint or preview", async () => {
  window.location.hash = '#/baroque';
  const store = roomWith(testShelf(), { entries: GAMES.filter(({ id }) => id === 'baroque') });
  render(<Page store={store} />);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('gridcell', { name: /^a1,/ });
  act(() => void store.getState().playFrom(given('White Kg1, Wd4; Black Kh8, Ld5; White to move')));
  await userEvent.click(main.getByRole('gridcell', { name: /^d4,/ }));
  await userEvent.hover(main.getByRole('gridcell', { name: /^d2,/ }));
  const asked = screen.getByRole('region', { name: 'Your move' });
  expect(await within(asked).findByText(/captures the Long Leaper on d5/)).toBeVisible();
  expect(asked.textContent?.match(/captures the Long Leaper/g)).toHaveLength(1);
});

test('an effect stays beside its piece while the pointer goes to read it', async () => {
  window.location.hash = '#/snake';
  const store = roomWith(testShelf(), { entries: GAMES.filter(({ id }) => id === 'snake') });
  render(<Page store={store} />);
  const user = userEvent.setup();
  const main = within(await screen.findByRole('main'));
  await main.findByRole('gridcell', { name: /^f3,/ });
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.hover(main.getByRole('gridcell', { name: /^f3,/ }));
  const panel = screen.getByRole('tabpanel');
  await within(panel).findByText('What this would do');
  await within(panel).findByText(/^On an empty board/);
  const read = panel.textContent;
  await user.unhover(main.getByRole('gridcell', { name: /^f3,/ }));
  await user.hover(within(panel).getByRole('heading', { name: 'f3' }));
  expect(store.getState().pointed).toBeNull();
  expect(panel.textContent).toBe(read);
});

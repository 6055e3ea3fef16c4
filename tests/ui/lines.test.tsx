import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pickAll, roomWith, sq, standing, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

/** Opens a game of chess with two lines: 1 e4 e5, and the current one, 1 e4 c5. */
const shown = async (shelf = testShelf()) => {
  window.location.hash = '#/chess';
  const store = roomWith(shelf);
  render(<Page store={store} />);
  await screen.findByRole('grid');
  pickAll(store, 'e2 e4 e7 e5');
  store.getState().goTo(1);
  pickAll(store, 'c7 c5');
  return { store, shelf, user: userEvent.setup() };
};

/** Opens the row of the branch, which then shows its tools. */
const openedRow = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click((await screen.findAllByRole('button', { name: 'Turn 1: show steps' })).at(-1) as HTMLElement);

test('a branch stands below the game, which is one click away', async () => {
  const { store, user } = await shown();
  const game = await screen.findByRole('button', { name: 'Pawn e5, to come' });
  const tried = screen.getByRole('button', { name: 'Pawn c5' });
  expect(screen.getByRole('list', { name: 'Other lines from here' })).toContainElement(tried);
  expect(tried).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('A try, from turn 1 of the game.')).toBeVisible();
  await user.click(game);
  expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']);
  await user.click(screen.getByRole('button', { name: /^or Pawn c5/ }));
  await user.click(screen.getByRole('button', { name: 'Back to game' }));
  expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5']);
  expect(screen.queryByText(/^A try/)).toBeNull();
});

test('a move after undo becomes the game, the old one a branch', async () => {
  const { store } = await shown();
  act(() => {
    store.getState().visit(2);
    store.getState().undo();
    pickAll(store, 'd7 d5');
  });
  expect(standing(store).actions).toEqual(['e2 e4', 'd7 d5']);
  expect(await screen.findByRole('button', { name: /^or Pawn e5/ })).toBeVisible();
  expect(screen.queryByText(/^A try/)).toBeNull();
});

test('a branch is named, promoted, deleted and restored', async () => {
  const { store, user } = await shown();
  await openedRow(user);
  await user.click(screen.getByRole('button', { name: 'Note' }));
  await user.click(await screen.findByRole('button', { name: 'Name this line' }));
  await user.keyboard('\u202e\u200bSicilian');
  await user.click(screen.getByRole('button', { name: 'Make main line' }));
  await user.click(screen.getByRole('button', { name: /^or Pawn e5/ }));
  expect(screen.getByRole('button', { name: 'Pawn c5, to come' })).toBeVisible();
  expect(screen.getByText('Sicilian')).toBeVisible();
  await openedRow(user);
  await user.click(screen.getByRole('button', { name: 'Delete from here' }));
  expect(standing(store).actions).toEqual(['e2 e4', 'c7 c5']);
  await user.click(screen.getByRole('button', { name: 'Undo the deletion' }));
  expect(screen.getByRole('button', { name: /^or Pawn e5/ })).toBeVisible();
});

test('a note belongs to its position, with every character', async () => {
  const { store, shelf, user } = await shown();
  await openedRow(user);
  await user.click(screen.getByRole('button', { name: 'Note' }));
  await screen.findByRole('textbox', { name: 'Note' });
  await user.keyboard('Sharp.');
  store.getState().undo();
  expect(await screen.findByText('Sharp.', { selector: 'p' })).toBeVisible();
  expect([...shelf.kept.values()].join()).toContain('Sharp.');
});

test('the right button or a draws arrows, and erases them when repeated', async () => {
  const { store } = await shown();
  const square = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},?`) });
  store.getState().draw(sq('g1'), sq('f3'));
  expect(store.getState().table?.tree.notes[3]).toEqual({ arrows: ['g1 f3'] });
  for (const name of ['g1', 'f3']) fireEvent.keyDown(await square(name), { key: 'a' });
  expect(store.getState().table?.tree.notes).toEqual({});
  for (let times = 0; times < 2; times++) fireEvent.keyDown(await square('d4'), { key: 'a' });
  expect(store.getState().table?.tree.notes[3]).toEqual({ arrows: ['d4'] });
  store.getState().undo();
  await waitFor(() => expect(screen.queryByTestId('arrows')).toBeNull());
});

test('squares and clauses in a note light up, and the rest stays as written', async () => {
  const { store, user } = await shown();
  store.getState().note(3, { text: 'From c5 it hits d4 (CH-PAWN-2), not z9 or CH-NONE-1.' });
  const square = (await screen.findAllByRole('button', { name: 'c5' }))[0] as HTMLElement;
  expect(square.closest('p')).toHaveTextContent('From c5 it hits d4 (CH-PAWN-2), not z9 or CH-NONE-1.');
  await user.hover(square);
  expect(store.getState().highlighted).toEqual([sq('c5')]);
  await user.unhover(square);
  expect(store.getState().highlighted).toEqual([]);
  expect(square.closest('p')?.querySelector('a')).toHaveAttribute('href', '#/chess/rules/CH-PAWN-2');
  await openedRow(user);
  await user.click(screen.getByRole('button', { name: 'Note' }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue(
    'From c5 it hits d4 (CH-PAWN-2), not z9 or CH-NONE-1.',
  );
});

test('an arrow in another colour replaces the first', async () => {
  const { store } = await shown();
  const arrows = () => store.getState().table?.tree.notes[3]?.arrows;
  store.getState().draw(sq('g1'), sq('f3'));
  store.getState().draw(sq('g1'), sq('f3'), 'red');
  expect(arrows()).toEqual(['g1 f3 red']);
  store.getState().draw(sq('d4'), sq('d4'), 'orange');
  expect(arrows()).toEqual(['g1 f3 red', 'd4 d4 orange']);
  expect(await screen.findByTestId('arrows')).toContainElement(
    document.querySelector('[stroke="var(--board-orange)"]'),
  );
  store.getState().draw(sq('g1'), sq('f3'), 'red');
  expect(arrows()).toEqual(['d4 d4 orange']);
});

/** The list of turns stays short, however long the game is, and all of it can be reached. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { linkTo } from '../../src/app/keeping/formats/link.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { randomGame } from '../support/random.ts';
import { Page } from './page.tsx';

/** The first random game of chess that is so long. */
const longGame = (length: number) => {
  for (let seed = 1; ; seed++) {
    const { record } = randomGame(CHESS, seed, length);
    if (record.actions.length === length) return record;
  }
};

/** A game of so many actions is on the board; the answer is its list of turns. */
const listOf = async (length: number) => {
  const store = roomWith(testShelf());
  await store.getState().openLink(linkTo(longGame(length)));
  window.location.hash = '#/chess';
  render(<Page store={store} />);
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findByRole('button', { name: 'Show Moves 1 to 10' });
  return { store, panel, user: userEvent.setup() };
};

const turnsIn = (panel: HTMLElement) =>
  within(panel).queryAllByRole('button', { name: /^Turn \d+, .*: (show|hide) steps$/ });

test('a game three times as long has hardly more in the page', async () => {
  const { panel } = await listOf(60);
  const short = [turnsIn(panel).length, panel.querySelectorAll('*').length] as const;
  panel.closest('body')?.replaceChildren();
  const { panel: longer } = await listOf(180);
  expect(turnsIn(longer).length).toBeLessThanOrEqual(short[0] + 1);
  expect(longer.querySelectorAll('*').length).toBeLessThan(short[1] * 1.2);
});

test('earlier turns stand behind a button that says which they are', async () => {
  const { panel, user } = await listOf(120);
  const shown = turnsIn(panel).length;
  await user.click(within(panel).getByRole('button', { name: 'Show Moves 1 to 10' }));
  await waitFor(() => expect(turnsIn(panel)).toHaveLength(shown + 10));
  expect(within(panel).queryByRole('button', { name: 'Show Moves 1 to 10' })).toBeNull();
});

test('the current turn is open with its steps, and others by a press', async () => {
  const { panel, user } = await listOf(60);
  expect(within(panel).getByRole('button', { name: 'Turn 30, Black: hide steps' })).toBeTruthy();
  const before = within(panel).getByRole('button', { name: 'Turn 30, White: show steps' });
  const steps = () => panel.querySelectorAll('a[href*="rules"]').length;
  const few = steps();
  await user.click(before);
  expect(steps()).toBeGreaterThan(few);
  await user.click(within(panel).getByRole('button', { name: 'Turn 30, White: hide steps' }));
  expect(steps()).toBe(few);
});

test('turns to come are called so', async () => {
  const { store, panel } = await listOf(60);
  act(() => store.getState().goTo(50));
  expect(turnsIn(panel).at(-1)?.closest('li')).toHaveTextContent(/to come/);
  expect(panel).not.toHaveTextContent(/taken back|undone/);
});

test('what is thought of a move stands behind it as a sign, and goes by another press', async () => {
  const { store, panel, user } = await listOf(60);
  await user.click(within(panel).getByRole('button', { name: 'Good move' }));
  act(() => store.getState().goTo(59));
  expect(within(panel).getByRole('button', { name: /Good move to come$/ })).toHaveTextContent('!');
  act(() => store.getState().goTo(60));
  await user.click(within(panel).getByRole('button', { name: 'Good move' }));
  expect(store.getState().table?.tree.notes).toEqual({});
});

test('words find actions that are folded away, and one goes there', async () => {
  const { store, panel, user } = await listOf(120);
  const first = store.getState().table?.line[0]?.action ?? '';
  const [from = '', to = ''] = first.split(' ');
  await user.type(
    within(panel).getByRole('searchbox', { name: 'Find in the history' }),
    `from ${from} to ${to}`,
  );
  expect(await within(panel).findByText(/found\.$/)).toBeVisible();
  await user.click(
    within(within(panel).getAllByRole('list')[0] as HTMLElement).getAllByRole('button')[0] as HTMLElement,
  );
  expect(store.getState().table?.cursor).toBe(1);
});

test('what changed is told since the last turn, since any entry, and no more once it is closed', async () => {
  const { store, panel, user } = await listOf(60);
  await user.click(within(panel).getByRole('button', { name: 'What changed?' }));
  const changes = within(panel).getByRole('region', { name: 'What changed?' });
  expect(within(changes).getByRole('combobox')).toHaveValue('59');
  expect(within(changes).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(panel).getAllByRole('button', { name: 'Since here' })[0] as HTMLElement);
  expect(store.getState().comparing?.since).toBeLessThan(59);
  expect(within(changes).getAllByRole('listitem').length).toBeGreaterThan(1);
  await user.hover(within(changes).getAllByRole('button', { name: /^(White|Black) / })[0] as HTMLElement);
  expect(store.getState().comparing?.line).toBe(0);
  await user.click(within(changes).getByRole('button', { name: 'Close' }));
  expect(store.getState().comparing).toBeNull();
});

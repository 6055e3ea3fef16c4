/** Tests that the turn list stays short in long games, and that all of it can be reached. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { option } from '../../src/kernel/asking/target.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { linkTo } from '../support/links.ts';
import { randomGame } from '../support/random.ts';
import { Page } from './page.tsx';

/** Returns the first random game of chess that is not over before this many actions. */
const longGame = (length: number) => {
  for (let seed = 1; ; seed++) {
    const { record } = randomGame(CHESS, seed, length);
    if (record.actions.length === length) return record;
  }
};

/** Renders the turn list of a game with this many actions. */
const opened = async (length: number) => {
  const store = roomWith(testShelf());
  await store.getState().openLink(linkTo(longGame(length)));
  window.location.hash = '#/chess';
  render(<Page store={store} />);
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findByRole('button', { name: 'Show Moves 1 to 10' });
  return { store, panel };
};

const listOf = async (length: number) => {
  const { store, panel } = await opened(length);
  await waitFor(() => expect(panel.querySelector('li:empty')).toBeNull());
  return { store, panel, user: userEvent.setup() };
};

const rowsIn = (panel: HTMLElement) =>
  within(panel).queryAllByRole('button', { name: /^Turn \d+: (show|hide) steps$/ });

const turnIn = (panel: HTMLElement, name: string) => within(within(panel).getByRole('list', { name }));

test('a game three times as long has a similar page size', async () => {
  const { panel } = await listOf(60);
  const short = [rowsIn(panel).length, panel.querySelectorAll('*').length] as const;
  panel.closest('body')?.replaceChildren();
  const { panel: longer } = await listOf(180);
  expect(rowsIn(longer).length).toBeLessThanOrEqual(short[0] + 1);
  expect(longer.querySelectorAll('*').length).toBeLessThan(short[1] * 1.2);
});

test('turns of an opened game are narrated in slices', async () => {
  const pieces: (() => void)[] = [];
  class Channel {
    port1 = { close() {}, onmessage: () => {} };
    port2 = { postMessage: () => pieces.push(() => this.port1.onmessage()) };
  }
  vi.stubGlobal('MessageChannel', Channel);
  const { panel } = await opened(60);
  expect([rowsIn(panel).length, pieces.length]).toEqual([0, 2]);
  await waitFor(() => {
    // A slow machine needs more slices.
    act(() => {
      for (const piece of pieces.splice(0)) piece();
    });
    expect(rowsIn(panel)).toHaveLength(10);
  });
  vi.unstubAllGlobals();
});

test('earlier turns are behind a button that names them', async () => {
  const { panel, user } = await listOf(120);
  const shown = rowsIn(panel).length;
  await user.click(within(panel).getByRole('button', { name: 'Show Moves 1 to 10' }));
  await waitFor(() => expect(rowsIn(panel)).toHaveLength(shown + 5));
  expect(within(panel).queryByRole('button', { name: 'Show Moves 1 to 10' })).toBeNull();
});

test('each side has its column, and a press on a row shows its steps', async () => {
  const { panel, user } = await listOf(59);
  const moves = (name: string) => turnIn(panel, name).getAllByRole('button', { name: /[a-h][1-8]/ });
  expect(moves('Turn 29, Black')).toHaveLength(1);
  expect(within(panel).queryByRole('list', { name: 'Turn 30, Black' })).toBeNull();
  const steps = () => panel.querySelectorAll('a[href*="rules"]').length;
  expect(steps()).toBe(0);
  await user.click(within(panel).getByRole('button', { name: 'Turn 29: show steps' }));
  const two = steps();
  expect(two).toBeGreaterThan(1);
  await user.click(moves('Turn 30, White')[0] as HTMLElement);
  expect(steps()).toBeGreaterThan(two);
  await user.click(within(panel).getByRole('button', { name: 'Turn 30: hide steps' }));
  expect(steps()).toBe(two);
});

test('undone turns are labelled', async () => {
  const { store, panel } = await listOf(60);
  act(() => store.getState().goTo(50));
  expect(turnIn(panel, 'Turn 30, Black').getAllByRole('button', { name: /, to come$/ })).toHaveLength(1);
  expect(panel).not.toHaveTextContent(/taken back|undone/);
});

test('a past turn gets marks in review, and during play through its row', async () => {
  const { store, panel, user } = await listOf(60);
  const review = () => within(panel).findByRole('region', { name: 'Annotations' });
  expect(within(panel).queryByRole('region', { name: 'Annotations' })).toBeNull();
  act(() => store.getState().goTo(59));
  await user.click(within(await review()).getByRole('button', { name: 'Good move' }));
  act(() => store.getState().goTo(60));
  expect(turnIn(panel, 'Turn 30, White').getByRole('button', { name: /, Good move$/ })).toHaveTextContent('!');
  expect(within(panel).queryByRole('region', { name: 'Annotations' })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Turn 30: show steps' }));
  await user.click(within(panel).getByRole('button', { name: 'Note' }));
  await user.click(within(await review()).getByRole('button', { name: 'Star' }));
  act(() => store.getState().goTo(59));
  await user.click(within(await review()).getByRole('button', { name: 'Good move' }));
  expect(Object.values(store.getState().table?.tree.notes ?? {})).toEqual([{ mark: 'star' }]);
});

test('a turn is replayed slowly, and step by step with Shift', async () => {
  const { store, panel, user } = await listOf(60);
  const again = turnIn(panel, 'Turn 28, White').getByRole('button', { name: 'Replay' });
  await user.click(again);
  expect(store.getState().table?.cursor).toBe(55);
  expect(store.getState().playback?.frameTime).not.toBeNull();
  await user.keyboard('{Shift>}');
  await user.click(again);
  expect(store.getState().playback?.frameTime).toBeNull();
});

test("an offer is a line between turns, with its player's name", async () => {
  const { store, panel } = await listOf(60);
  act(() => {
    store.getState().changeHeading((heading) => ({ ...heading, players: { white: 'Ann', black: 'Bo' } }));
    store.getState().declare(option('white-offers'));
  });
  const line = within(panel).getByRole('button', { name: /^Ann offers/ });
  expect(line.closest('ol[aria-label]')).toBeNull();
});

test('a search finds folded actions, and goes there', async () => {
  const { store, panel, user } = await listOf(120);
  const first = store.getState().table?.line[0]?.action ?? '';
  const [from = '', to = ''] = first.split(' ');
  await user.type(within(panel).getByRole('searchbox', { name: 'Find in the history' }), `from ${from} to ${to}`);
  expect(await within(panel).findByText(/found\.$/)).toBeVisible();
  await user.click(
    within(within(panel).getAllByRole('list')[0] as HTMLElement).getAllByRole('button')[0] as HTMLElement,
  );
  expect(store.getState().table?.cursor).toBe(1);
});

test('the current turn stays visible after a search', async () => {
  const { panel, user } = await listOf(60);
  const search = within(panel).getByRole('searchbox', { name: 'Find in the history' });
  await user.type(search, 'pawn');
  const shown: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push((this as HTMLElement).dataset['now']);
  });
  await user.clear(search);
  await waitFor(() => expect(shown).toContain('true'));
});

test('Shift compares a turn with the current place', async () => {
  const { store, panel, user } = await listOf(60);
  const [move] = turnIn(panel, 'Turn 28, White').getAllByRole('button', { name: /[a-h][1-8]/ });
  await user.keyboard('{Shift>}');
  await user.click(move as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(store.getState()).toMatchObject({ table: { cursor: 60 }, comparing: { since: 55 } });
  const changes = await within(panel).findByRole('region', { name: 'What changed?' });
  expect(changes).toHaveTextContent('Changed since Turn 28, Black');
  await user.hover(within(changes).getAllByRole('button', { name: /^(White|Black) / })[0] as HTMLElement);
  expect(store.getState().comparing?.line).toBe(0);
  await user.click(within(changes).getByRole('button', { name: 'Close' }));
  expect(store.getState().comparing).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Turn 30: show steps' }));
  await user.click(within(panel).getByRole('button', { name: 'What changed?' }));
  expect(store.getState().comparing?.since).toBe(59);
});

test('a turn is labelled by words, not by its signs', async () => {
  const { panel } = await listOf(59);
  const [move] = turnIn(panel, 'Turn 29, Black').getAllByRole('button', { name: /[a-h][1-8]/ });
  expect(move).not.toHaveAttribute('aria-label');
  expect(move).toHaveAccessibleDescription('');
  expect(move?.querySelector('[aria-hidden="true"]')).toHaveAttribute('title');
});

/** Tests the offers to leave and return: each is possible, says what it did, and leads where it says. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { positionOf } from '../../src/app/model/table.ts';
import { GAMES } from '../../src/variants/index.ts';
import { pickAll, roomWith, testShelf } from '../app/room.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { Page } from './page.tsx';

const shown = async (fragment: string, entries = [...GAMES]) => {
  window.location.hash = fragment;
  const store = roomWith(testShelf(), entries.length > 0 ? { entries } : {});
  render(<Page store={store} />);
  return { store, user: userEvent.setup() };
};

const boarded = async (fragment: string) => {
  const page = await shown(fragment);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  return page;
};

test.each(PUBLISHED_GAMES.map(({ id }) => [id]))('%s offers only possible sayings', async (id) => {
  await boarded(`#/${id}`);
  expect(screen.getByRole('button', { name: 'White resigns' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

test('trying a rule leads back to the game, at that rule', async () => {
  await shown('#/snake/learn/SN-HEAD-2');
  expect(await screen.findByRole('link', { name: 'Back to game' })).toHaveAttribute(
    'href',
    '#/snake/rules/SN-HEAD-2/show',
  );
});

test('a long rule to try shows its first sentence, and all on a press', async () => {
  const { user } = await shown('#/snake/learn/SN-HEAD-1');
  const first = await screen.findByText(/^The Head moves 1 square[^.]*\.$/);
  const rest = first.parentElement?.querySelector('p');
  expect(rest).not.toBeVisible();
  await user.click(first);
  expect(rest).toBeVisible();
});

test('lessons lead back to the open game, or a new one', async () => {
  const { store } = await boarded('#/snake');
  const { table } = store.getState();
  const [first] = table ? table.game.actions(positionOf(table)) : [];
  for (const name of ['Play a game', 'Back to game']) {
    act(() => {
      window.location.hash = '#/snake/learn';
    });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '#/snake');
    await act(async () => {
      window.location.hash = '#/snake';
      await store.getState().open('snake');
      store.getState().enact(first?.picks ?? []);
    });
  }
});

test("bringing back is offered on its game's page only", async () => {
  const { store } = await shown('#/chess', []);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  act(() => {
    pickAll(store, 'e2 e4');
    store.getState().newGame();
  });
  expect(screen.getByRole('button', { name: 'Return to previous game' })).toBeVisible();
  act(() => {
    window.location.hash = '#/games';
  });
  await screen.findByRole('heading', { name: 'Saved games' });
  expect(screen.queryByRole('button', { name: 'Return to previous game' })).toBeNull();
});

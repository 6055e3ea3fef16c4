/** Tests the end of a game, by its rules or on time: one card shows it, and no question follows. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roomWith, testShelf, WATCHED_ENTRY } from '../app/room.ts';
import { Page } from './page.tsx';

const shown = async () => {
  window.location.hash = '#/chess';
  const store = roomWith(testShelf(), { entries: [WATCHED_ENTRY] });
  render(<Page store={store} />);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('gridcell', { name: /^a1,/ });
  return { store, user: userEvent.setup(), main, asked: screen.getByRole('region', { name: 'Your move' }) };
};

const NOW = { minutes: 0, increment: 0 };

/** Sets a clock on which White's time runs out at the first pick. */
const onTime = async () => {
  const page = await shown();
  act(() => {
    page.store.getState().changeHeading((heading) => ({
      ...heading,
      players: { white: 'Ann', black: 'Bo' },
      clock: { white: NOW, black: { ...NOW, minutes: 5 }, atZero: 'loss' },
    }));
  });
  return page;
};

test('a loss on time has the usual final card, and offers no choices', async () => {
  const { asked, main } = await onTime();
  expect(asked).toHaveAttribute('data-over');
  expect(within(asked).getByText('Bo wins')).toBeVisible();
  expect(within(asked).getAllByText('Ann has run out of time.').at(-1)).toBeVisible();
  const buttons = within(asked)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.slice(1)).toEqual(['Rematch (swap sides)', 'Play again', 'Add 1 minute']);
  expect(screen.queryByRole('textbox', { name: "White's player" })).toBeNull();
  expect(within(asked).queryByRole('group', { name: 'Ask the computer' })).toBeNull();
  expect(main.queryByRole('gridcell', { name: /can be chosen/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Resign' })).toBeDisabled();
});

test('more time resumes the game', async () => {
  const { user, asked, main } = await onTime();
  await user.click(within(asked).getByRole('button', { name: 'Add 1 minute' }));
  expect(asked).not.toHaveAttribute('data-over');
  expect(await main.findByRole('gridcell', { name: /^e2, white Pawn, can be chosen$/ })).toBeVisible();
});

/** Tests that the board gets the focus of an element that is removed, and then points at no square. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { option } from '../../src/kernel/asking/target.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const open = async (id: string) => {
  window.location.hash = `#/${id}`;
  const store = roomWith(testShelf(), { entries: GAMES.filter((entry) => entry.id === id) });
  render(<Page store={store} />);
  await within(await screen.findByRole('main')).findByRole('gridcell', { name: /^a1,/ });
  const press = async (name: string | RegExp) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  const onBoard = () => document.activeElement?.closest('main [role="grid"]') !== null;
  return { store, press, onBoard };
};

test('a chosen ability', async () => {
  const { store, press, onBoard } = await open('frozenchess');
  const f2 = store.getState().table?.game.board.squares.find(({ name }) => name === 'f2')?.square ?? 0;
  act(() => store.getState().pick({ kind: 'square', square: f2 }));
  await screen.findByRole('button', { name: /^Load/ });
  await press(/^Load/);
  await expect.poll(onBoard).toBe(true);
  expect(store.getState().hovered).toBeNull();
});

test('a left field, the row of names, a new game', async () => {
  const { store, press, onBoard } = await open('snake');
  await userEvent.keyboard('/');
  await screen.findByRole('combobox');
  await userEvent.keyboard('{Escape}');
  await expect.poll(onBoard).toBe(true);
  await press('Change');
  await userEvent.type(screen.getByRole('textbox', { name: "White's player" }), 'Ann{Enter}');
  await expect.poll(onBoard).toBe(true);
  act(() => store.getState().declare(option('white-resigns')));
  await screen.findByRole('button', { name: 'Play again' });
  await press('Play again');
  await expect.poll(onBoard).toBe(true);
  expect(store.getState().hovered).toBeNull();
});

test.each([
  ['H4', false, 'H4'],
  ['h4', false, 'h4'],
  ['E4', false, 'e4'],
  ['E4', true, 'e4'],
])('g and %s (Shift: %s) go to %s, even in small letters', async (typed, shiftKey, name) => {
  await open('inchworm');
  document.querySelector<HTMLElement>('main [data-name="a1"]')?.focus();
  const press = (key: string, shift = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: shift });
  press('g');
  for (const key of typed) press(key, shiftKey && /[A-Z]/.test(key));
  expect(document.activeElement).toHaveAttribute('data-name', name);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

/** A Knight's half and a Pawn stand together on d2. */
const withCrowd = (): ReturnType<typeof playing> => playing(['b1 d2', 'a7 a6']);

const playing = async (actions: readonly string[]) => {
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  invariant(entry, 'the game of crowds is in the list');
  const store = roomWith(testShelf(), { entries: [entry] });
  await store.getState().open('inchworm');
  store.getState().load({ ...recordOf(await entry.load(), 1), actions });
  window.location.hash = '#/inchworm';
  render(<Page store={store} />);
  return { user: userEvent.setup(), picks: () => store.getState().table?.picks.length };
};

const square = (name: RegExp) => screen.findByRole('gridcell', { name });

test('everybody in a crowd goes, until one is put back; how many squares that leads to is told', async () => {
  const { user, picks } = await withCrowd();
  await user.click(await square(/^d2,/));
  const tray = within(await screen.findByRole('group', { name: 'Who goes' }));
  const pawn = tray.getByRole('button', { name: 'Pawn', pressed: true });
  expect(tray.getByRole('button', { name: '½ Knight', pressed: true })).toBeVisible();
  expect(tray.getByRole('status')).toHaveTextContent('8 squares');
  expect(await square(/^d3/)).toHaveAttribute('data-tone', 'move');
  await user.click(pawn);
  expect(tray.getByRole('button', { name: 'Pawn', pressed: false })).toBeVisible();
  expect(tray.getByRole('status')).toHaveTextContent('1 square');
  expect(await square(/^d3/)).not.toHaveAttribute('data-tone', 'move');
  expect(picks()).toBe(2);
  await user.click(pawn);
  expect(picks()).toBe(1);
});

test('the last of a crowd is not put back: somebody goes', async () => {
  const { user, picks } = await withCrowd();
  await user.click(await square(/^d2,/));
  await user.click(await screen.findByRole('button', { name: 'Pawn', pressed: true }));
  await user.click(await screen.findByRole('button', { name: '½ Knight', pressed: true }));
  expect(picks()).toBe(2);
});

test('pointing at a crowd shows who stands there, and the closer look names them', async () => {
  const { user } = await withCrowd();
  await user.hover(await square(/^d2,/));
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^d2,/));
  expect(await screen.findByText('White Knight')).toBeVisible();
  expect(screen.getByText('White Pawn')).toBeVisible();
  expect(await square(/^d2, white Knight half, white Pawn/)).toBeVisible();
});

test('who stands on a linked square is seen on both its names, here and in the closer look', async () => {
  const { user } = await playing(['=link d2 b1 c3']);
  expect(await square(/^H2, white Pawn, .*linked/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^H2,/));
  expect(await screen.findByText('White Pawn')).toBeVisible();
  expect(await square(/^d2,/)).toHaveAttribute('data-tied', 'true');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { App } from '../../src/ui/App.tsx';
import { RoomProvider } from '../../src/ui/room.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';

/** A Knight's half and a Pawn stand together on d2. */
const withCrowd = async () => {
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  invariant(entry, 'the game of crowds is in the list');
  const store = roomWith(testShelf(), { entries: [entry] });
  await store.getState().open('inchworm');
  store.getState().load({ ...recordOf(await entry.load(), 1), actions: ['b1 d2', 'a7 a6'] });
  window.location.hash = '#/inchworm';
  render(
    <RoomProvider value={store}>
      <App started={() => false} />
    </RoomProvider>,
  );
  return { user: userEvent.setup(), picks: () => store.getState().table?.picks.length };
};

const square = (name: RegExp) => screen.findByRole('gridcell', { name });

test('members of a crowd are buttons; one picked is pressed in, picked again it is put back', async () => {
  const { user, picks } = await withCrowd();
  await user.click(await square(/^d2,/));
  const knight = await screen.findByRole('button', { name: 'Knight' });
  expect(screen.getByRole('button', { name: 'Pawn' })).toBeVisible();
  expect(await square(/^e4/)).toHaveAttribute('data-tone', 'move');
  await user.click(knight);
  const pressed = await screen.findByRole('button', { name: 'Knight', pressed: true });
  expect(await square(/^e4/)).not.toHaveAttribute('data-tone', 'move');
  expect(picks()).toBe(2);
  await user.click(pressed);
  expect(picks()).toBe(1);
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

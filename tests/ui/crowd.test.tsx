import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spell } from '../../src/kernel/asking/target.ts';
import { GAME } from '../../src/variants/inchworm/index.ts';
import { castlingAt } from '../variants/inchworm/support.ts';
import { shownGame } from './shown-game.tsx';

/** Opens a game in which half of a Knight and a Pawn share d2. */
const withCrowd = (): ReturnType<typeof playing> => playing(['b1 d2', 'a7 a6']);

const playing = async (actions: readonly string[], start?: string) => {
  const { user, table } = await shownGame('inchworm', { actions, ...(start && { start }) });
  return {
    user,
    picked: () => spell(table().game.board, table().picks),
    played: () => table().line.at(-1)?.action,
  };
};

/** Finds a square of the main board; diagrams and demonstrations have squares of the same names. */
const square = async (name: RegExp) => within(await screen.findByRole('main')).findByRole('gridcell', { name });

test('a whole crowd goes until a unit is put back, with the number of targets', async () => {
  const { user, picked } = await withCrowd();
  await user.click(await square(/^d2,/));
  const tray = within(await screen.findByRole('group', { name: 'Which pieces move' }));
  const pawn = tray.getByRole('button', { name: 'Pawn', pressed: true });
  expect(tray.getByRole('button', { name: 'Knight ½ b1', pressed: true })).toBeVisible();
  expect(tray.getByRole('status')).toHaveTextContent('8 squares');
  expect(await square(/^d3/)).toHaveAttribute('data-tone', 'move');
  await user.click(pawn);
  expect(tray.getByRole('button', { name: 'Pawn', pressed: false })).toBeVisible();
  expect(tray.getByRole('status')).toHaveTextContent('1 square');
  expect(await square(/^d3/)).not.toHaveAttribute('data-tone', 'move');
  expect(picked()).toBe('d2 #2');
  await user.click(pawn);
  expect(picked()).toBe('d2');
});

test('an occupied target is marked at its corners, an empty one in the middle', async () => {
  const { user } = await playing([]);
  await user.click(await square(/^g1,/));
  expect(await square(/^e2,/)).toHaveAttribute('data-tone', 'move');
  const [path = ''] = [...document.querySelectorAll('main [data-choice="move"] path')].map(
    (each) => each.getAttribute('d') ?? '',
  );
  const shapes = path.split('M').filter(Boolean);
  expect(shapes.filter((shape) => shape.includes('h.26l')).map((shape) => shape.slice(0, 3))).toEqual(['4 6']);
  expect(shapes.length).toBe(3);
});

test('the ghost of a half move shows both halves', async () => {
  const { user } = await playing([]);
  await user.click(await square(/^g1,/));
  await user.hover(await square(/^f3,/));
  const ghost = await screen.findByTestId('ghost');
  expect(
    [...ghost.querySelectorAll('[data-ghost][data-half]')].map((each) => each.getAttribute('data-half')).sort(),
  ).toEqual(['first', 'second']);
  expect(ghost.querySelectorAll('[data-ghost]:not([data-half])')).toHaveLength(0);
});

test('the last unit of a crowd cannot be put back', async () => {
  const { user, picked } = await withCrowd();
  await user.click(await square(/^d2,/));
  await user.click(await screen.findByRole('button', { name: 'Pawn', pressed: true }));
  await user.click(await screen.findByRole('button', { name: 'Knight ½ b1', pressed: true }));
  expect(picked()).toBe('d2 #2');
});

/** Writes a position in which White is halfway through castling, and two Knights are on e1. */
const castlingOverKnights = (): string => GAME.write(castlingAt('White: Ke1/g1, Rh1/f1, Ne1, Ne1/c2; Black: Kb8', 'K'));

/** Opens a game in which a whole Knight and a Pawn share d2. */
const withWholes = () => playing(['b1 d2', 'a7 a6', 'b1 d2', 'a6 a5']);

test('each member stays, goes or goes half, and then the target ends the turn', async () => {
  const { user, picked, played } = await withWholes();
  await user.click(await square(/^d2,/));
  const tray = within(await screen.findByRole('group', { name: 'Which pieces move' }));
  const half = tray.getByRole('button', { name: 'Leaves half the Knight on d2.', pressed: false });
  expect(tray.queryByRole('button', { name: /The Pawn leaves/ })).toBeNull();
  await user.click(half);
  expect(picked()).toBe('d2 #2 =half #12');
  expect(tray.getByRole('button', { name: 'Leaves half the Knight on d2.', pressed: true })).toBeVisible();
  await user.click(tray.getByRole('button', { name: 'Leaves half the Knight on d2.' }));
  expect(picked()).toBe('d2');
  await user.click(tray.getByRole('button', { name: 'Knight', pressed: true }));
  expect(picked()).toBe('d2 #12');
  await user.click(tray.getByRole('button', { name: 'Leaves half the Knight on d2.', pressed: false }));
  expect(picked()).toBe('d2 #2 =half #12');
  await user.click(await square(/^e4/));
  expect(played()).toBe('d2 #2 =half #12 e4');
  expect(await square(/^d2, half of the white Knight/)).toBeVisible();
});

test('all units, or the others instead', async () => {
  const { user, picked } = await withWholes();
  await user.click(await square(/^d2,/));
  expect(screen.queryByRole('button', { name: 'Move all' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Pawn', pressed: true }));
  expect(picked()).toBe('d2 #2');
  await user.click(screen.getByRole('button', { name: 'Move the others instead' }));
  expect(picked()).toBe('d2 #12');
  await user.click(screen.getByRole('button', { name: 'Move all' }));
  expect(picked()).toBe('d2');
});

test("picking a crowd's square again puts it back", async () => {
  const { user, picked } = await withWholes();
  await user.click(await square(/^d2,/));
  await user.click(await square(/^d2,/));
  expect(picked()).toBe('');
  expect(screen.queryByRole('group', { name: 'Which pieces move' })).toBeNull();
});

test('pointing at a crowd shows its units, and the close-up names them', async () => {
  const { user } = await withCrowd();
  await user.hover(await square(/^d2,/));
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^d2,/));
  expect(await screen.findByText('White Knight')).toBeVisible();
  expect(screen.getByText('White Pawn')).toBeVisible();
  expect(await square(/^d2, half of the white Knight on b1, white Pawn/)).toBeVisible();
});

test('a unit on a linked square is shown on both names, and in the close-up', async () => {
  const { user } = await playing(['=link d2 b1 c3']);
  expect(await square(/^hallway 2, white Pawn, .*Linked/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.hover(await square(/^hallway 2,/));
  expect(await within(screen.getByRole('tabpanel')).findByText('White Pawn')).toBeVisible();
  expect(await square(/^d2,/)).toHaveAttribute('data-tied', 'true');
});

test('a King in mid-castling has its own button beside the crowd', async () => {
  const { user, picked } = await playing([], castlingOverKnights());
  await user.click(await square(/^e1,/));
  const tray = within(await screen.findByRole('group', { name: 'Which pieces move' }));
  expect(tray.queryByRole('button', { name: /King/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Finish castling' }));
  expect(picked()).toBe('e1 #1');
  expect(await square(/^g1/)).toHaveAttribute('data-tone', 'special');
});

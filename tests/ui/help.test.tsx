/** Tests the legend that the key ? opens, and what pointing at a piece can show. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { GAME } from '../../src/variants/snake/index.ts';
import { LEGEND } from '../../src/variants/snake/show/legend.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const open = async () => {
  window.location.hash = '#/snake';
  const store = roomWith(testShelf(), { entries: GAMES.filter(({ id }) => id === 'snake') });
  render(<Page store={store} />);
  const main = await screen.findByRole('main');
  await within(main).findByRole('gridcell', { name: /^a1,/ });
  return { main, store, user: userEvent.setup() };
};

test('the question mark opens the legend of pieces and signs, with the keys', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
  for (const { name, gist } of Object.values(GAME.pieces)) {
    expect(await dialog.findByRole('article', { name })).toBeInTheDocument();
    expect(dialog.getByText(gist)).toBeInTheDocument();
  }
  const { marks, overlays, badges } = LEGEND;
  for (const { says } of [marks, overlays, badges].flatMap((signs) => Object.values(signs)))
    expect(await dialog.findByText(says, { exact: false })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Legend and this list')).toBeInTheDocument();
});

test("pointing shows a piece's moves, once switched on", async () => {
  const { main, store, user } = await open();
  const shapes = () => [...main.querySelectorAll('[data-choice]')].map((each) => each.getAttribute('data-choice'));
  await user.hover(within(main).getByRole('gridcell', { name: /^b1,/ }));
  await expect.poll(shapes).toContain('plain');
  fireEvent.keyDown(document.body, { key: ')', code: 'Digit0', shiftKey: true });
  await expect.poll(shapes).toContain('move');
  expect(await screen.findByText(/^On its own turn it could move to \d+ squares/)).toBeInTheDocument();
  act(() => store.getState().toggleDiagram());
  await expect.poll(shapes).not.toContain('move');
});

/** What hands do on the board: a press, wherever and however it ends. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pickAll, roomWith, standing, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const MOUSE = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };

const square = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

/** What lies under every pointer, until another call. */
const over = (element: Element | null) => {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(element);
};

afterEach(() => void vi.restoreAllMocks());

const shown = async () => {
  window.location.hash = '#/chess';
  document.elementFromPoint ??= () => null;
  const store = roomWith(testShelf());
  const { container } = render(<Page store={store} />);
  await screen.findByRole('grid');
  over(null);
  const picks = () => store.getState().table?.picks;
  const dragged = () => container.querySelectorAll('[style*="translate:"]').length;
  return { store, picks, dragged };
};

/** Presses the mouse on e2 and draws its Pawn away. */
const drawE2 = () => {
  fireEvent.pointerDown(square('e2'), MOUSE);
  fireEvent.pointerMove(document.body, { ...MOUSE, button: -1, clientX: 40 });
};

const ENDINGS: readonly (readonly [string, () => unknown])[] = [
  ['it is let go beside the board', () => fireEvent.pointerUp(document.body, { ...MOUSE, buttons: 0 })],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a second button', () => fireEvent.pointerMove(document.body, { ...MOUSE, button: 2, buttons: 3 })],
  ['a release outside the window', () => fireEvent.pointerMove(document.body, { ...MOUSE, buttons: 0 })],
  ['a lost window', () => fireEvent.blur(window)],
  ['a gesture of the browser', () => fireEvent.pointerCancel(document.body, MOUSE)],
];

test.each(ENDINGS)('a drag ends and plays nothing: %s', async (_how, end) => {
  const { store, picks, dragged } = await shown();
  drawE2();
  expect([picks()?.length, dragged()]).toEqual([1, 1]);
  end();
  expect(dragged()).toBe(0);
  over(square('e4'));
  fireEvent.pointerMove(document.body, { ...MOUSE, clientX: 80 });
  fireEvent.pointerUp(square('e4'), { ...MOUSE, buttons: 0 });
  fireEvent.click(square('e4'));
  expect(dragged()).toBe(0);
  expect(standing(store).actions).toEqual([]);
});

test('a drag ends once the position under it is another', async () => {
  const { store, dragged } = await shown();
  drawE2();
  act(() => pickAll(store, 'd2 d4'));
  expect(dragged()).toBe(0);
  over(square('e4'));
  fireEvent.pointerUp(square('e4'), { ...MOUSE, buttons: 0 });
  expect(standing(store).actions).toEqual(['d2 d4']);
});

test('another pointer, or a square without focus, changes nothing of a drag', async () => {
  const { store, dragged } = await shown();
  drawE2();
  fireEvent.blur(square('d2'));
  const finger = { ...MOUSE, pointerId: 2, pointerType: 'touch' };
  fireEvent.pointerDown(square('d2'), finger);
  fireEvent.pointerUp(square('d2'), finger);
  expect(dragged()).toBe(1);
  over(square('e4'));
  fireEvent.pointerUp(square('e4'), { ...MOUSE, buttons: 0 });
  expect(standing(store).actions).toEqual(['e2 e4']);
});

const RIGHT = { ...MOUSE, button: 2, buttons: 2 };
const CTRL = { ...MOUSE, ctrlKey: true };

test.each([
  ['the right button', RIGHT, 'e2 e4'],
  ['the right button and Alt', { ...RIGHT, altKey: true }, 'e2 e4 blue'],
  ['Ctrl and a click, the right button of a Mac', CTRL, 'e2 e4'],
  ['Ctrl and Shift, where Firefox opens no menu', { ...CTRL, shiftKey: true }, 'e2 e4 red'],
])('an arrow is drawn with %s, and no piece is picked', async (_how, press, arrow) => {
  const { store, picks, dragged } = await shown();
  fireEvent.pointerDown(square('e2'), press);
  over(square('e4'));
  fireEvent.pointerMove(square('e4'), press);
  expect(dragged()).toBe(0);
  fireEvent.pointerUp(square('e4'), { ...press, buttons: 0 });
  fireEvent.click(square('e2'), press);
  expect(picks()).toEqual([]);
  expect(store.getState().table?.tree.notes[0]).toEqual({ arrows: [arrow] });
});

test.each(ENDINGS)('an arrow is given up by %s', async (_how, end) => {
  const { store } = await shown();
  fireEvent.pointerDown(square('e2'), CTRL);
  end();
  over(square('e4'));
  fireEvent.pointerUp(square('e4'), { ...CTRL, buttons: 0 });
  expect(store.getState().table?.tree.notes).toEqual({});
  expect(screen.queryByTestId('arrows')).toBeNull();
});

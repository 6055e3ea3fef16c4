/** Tests presses of mouse, pen or finger on the board, wherever and however they end. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectView } from '../../src/app/store/selectors.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { Drag, FINGER } from '../../src/ui/board/input/drag.ts';
import { WORDS } from '../../src/ui/words.ts';
import { pickAll, roomWith, sq, standing, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

const MOUSE = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };

const square = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

/** Sets the element that is under every pointer, since jsdom has no layout. */
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

/** Begins to drag the Pawn on e2. */
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

test('a drag ends when the position changes', async () => {
  const { store, dragged } = await shown();
  drawE2();
  act(() => pickAll(store, 'd2 d4'));
  expect(dragged()).toBe(0);
  over(square('e4'));
  fireEvent.pointerUp(square('e4'), { ...MOUSE, buttons: 0 });
  expect(standing(store).actions).toEqual(['d2 d4']);
});

test('a drag outlasts renders before its pick, and ends when that is taken back', async () => {
  const { store } = await shown();
  const view = selectView(store.getState());
  invariant(view, 'a game is open');
  const from = sq('e2');
  let picked: readonly number[] = [];
  const now = () => ({ view, picked, tones: new Map([[from, 'plain' as const]]), input: { drags: true } });
  const drag = new Drag(screen.getByRole('grid'), FINGER, now, () => {});
  const isHeldAfter = (shown: readonly number[]) => {
    picked = shown;
    drag.update();
    return drag.press?.isHeld ?? false;
  };
  drag.start(from, { clientX: 10, clientY: 10 });
  drag.move({ clientX: 60, clientY: 10 });
  expect([[], [from], [from], []].map(isHeldAfter)).toEqual([true, true, true, false]);
});

test('a press begins a drag before the board shows the choices', async () => {
  const { store } = await shown();
  const view = selectView(store.getState());
  invariant(view, 'a game is open');
  const from = sq('e2');
  const known = new Map([[from, 'plain' as const]]);
  const now = () => ({ view, picked: [], tones: new Map(), input: { drags: true, tones: () => known } });
  const drag = new Drag(screen.getByRole('grid'), FINGER, now, () => {});
  expect(drag.draggableUnits(from)).toHaveLength(1);
});

test('another pointer, or an unfocused square, does not affect a drag', async () => {
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
  ['the right button and Alt', { ...RIGHT, altKey: true }, 'e2 e4 orange'],
  ['Ctrl and a click, the right button of a Mac', CTRL, 'e2 e4'],
  ['Ctrl and Shift, where Firefox opens no menu', { ...CTRL, shiftKey: true }, 'e2 e4 red'],
])('an arrow is drawn with %s', async (_how, press, arrow) => {
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

test.each(ENDINGS)('an arrow is cancelled by %s', async (_how, end) => {
  const { store } = await shown();
  fireEvent.pointerDown(square('e2'), CTRL);
  end();
  over(square('e4'));
  fireEvent.pointerUp(square('e4'), { ...CTRL, buttons: 0 });
  expect(store.getState().table?.tree.notes).toEqual({});
  expect(screen.queryByTestId('arrows')).toBeNull();
});

/** Dispatches a touch event with these fingers; each is given by the element where it started. */
const touch = (type: 'start' | 'move' | 'end' | 'cancel', on: Element, ...fingers: readonly Element[]) => {
  const event = new Event(`touch${type}`, { bubbles: true, cancelable: true });
  const clientX = type === 'move' ? 60 : 10;
  const touches = fingers.map((target, identifier) => ({ target, identifier, clientX, clientY: 10 }));
  Object.assign(event, { touches });
  fireEvent(on, event);
  return event;
};

/**
 * Shows the board with squares `width` CSS pixels wide. `hold` puts a finger down for a second, and `slide` moves it.
 */
const touched = async (width: number) => {
  const page = await shown();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, width));
  vi.useFakeTimers();
  const hold = (name: string, ...others: readonly Element[]) => {
    over(square(name));
    touch('start', square(name), ...others, square(name));
    act(() => void vi.advanceTimersByTime(1000));
  };
  const slide = (from: string, to: Element | null, ...others: readonly Element[]) => {
    over(to);
    return touch('move', square(from), ...others, square(from));
  };
  return { ...page, hold, slide };
};

afterEach(() => void vi.useRealTimers());

test.each([30, 44, 60])('a slow tap counts, on squares %i wide', async (width) => {
  const { picks, hold } = await touched(width);
  hold('e2');
  expect(screen.queryByTestId('loupe') !== null).toBe(width < 44);
  expect(picks()).toEqual([]);
  touch('end', square('e2'));
  expect(picks()).toHaveLength(1);
});

test.each([
  ['another square picks it', 30, 'd2', 1],
  ['another large square only looks', 60, 'd2', 0],
  ['no square picks nothing', 30, null, 0],
])('a held finger slides to %s, where nothing drags', async (_what, width, to, count) => {
  const { store, picks, hold, slide } = await touched(width);
  act(() => store.getState().set({ drag: 'off' }));
  hold('e2');
  slide('e2', to === null ? null : square(to));
  touch('end', square('e2'));
  expect(picks()).toHaveLength(count);
});

test.each([
  ['at once', 60, 0],
  ['at once, on small squares', 30, 0],
  ['after a while', 60, 1000],
])('a finger sliding from a piece drags it: %s', async (_when, width, wait) => {
  const { store, picks, dragged, slide } = await touched(width);
  touch('start', square('e2'), document.body, square('e2'));
  act(() => void vi.advanceTimersByTime(wait));
  expect(slide('e2', square('e4'), document.body).defaultPrevented).toBe(true);
  act(() => void vi.advanceTimersByTime(1000));
  expect([picks()?.length, dragged()]).toEqual([1, 1]);
  expect(within(screen.getByTestId('loupe')).getByText('e4')).toBeInTheDocument();
  expect(screen.getAllByTestId('ghost')).not.toHaveLength(0);
  touch('end', square('e2'), document.body);
  expect(standing(store).actions).toEqual(['e2 e4']);
  expect([dragged(), screen.queryByTestId('loupe'), store.getState().pointed]).toEqual([0, null, null]);
});

test.each<readonly [string, (page: Awaited<ReturnType<typeof touched>>) => unknown]>([
  ['back on its square', ({ slide }) => slide('e2', square('e2'))],
  ['beside the board', ({ slide }) => slide('e2', null)],
  ['after a gesture of the browser', () => touch('cancel', square('e2'))],
  ['once the position is another', ({ store }) => act(() => pickAll(store, 'd2 d4'))],
])('a piece dragged by a finger and lifted %s stays', async (_where, end) => {
  const page = await touched(60);
  const { store, dragged, slide } = page;
  touch('start', square('e2'), square('e2'));
  slide('e2', square('e4'));
  end(page);
  touch('end', square('e2'));
  expect(dragged()).toBe(0);
  expect(standing(store).actions.filter((action) => action !== 'd2 d4')).toEqual([]);
});

test('a dragging finger is not disturbed by another', async () => {
  const { store, dragged, slide } = await touched(60);
  const [e2, e7] = [square('e2'), square('e7')];
  touch('start', e2, e2);
  slide('e2', square('e4'));
  touch('start', e7, e2, e7);
  expect(touch('move', e7, e2, e7).defaultPrevented).toBe(true);
  touch('end', e7, e2);
  expect([dragged(), standing(store).actions]).toEqual([1, []]);
  touch('end', e2);
  expect([dragged(), standing(store).actions]).toEqual([0, ['e2 e4']]);
});

test.each([
  ['drags a piece', 'd4', 'd2 d4'],
  ['taps', 'd2', 'd2'],
])('beside a resting finger another one %s, without zooming', async (_what, to, played) => {
  const { store, picks, hold, slide } = await touched(60);
  const [e5, d2] = [square('e5'), square('d2')];
  const heard = vi.fn();
  hold('e5');
  document.addEventListener('touchstart', heard, { once: true });
  touch('start', d2, e5, d2);
  if (to !== 'd2') slide('d2', square(to), e5);
  touch('end', d2, e5);
  expect(heard).not.toHaveBeenCalled();
  expect([...standing(store).actions, ...(picks() ?? []).map(() => 'd2')]).toEqual([played]);
  touch('end', e5);
  hold('e7');
  touch('end', square('e7'));
  expect(picks()).toHaveLength(1);
});

test("the far player's loupe is below the finger, turned", async () => {
  const { store, hold, slide } = await touched(30);
  const upright = () => screen.getByTestId('loupe').style;
  hold('e2');
  const [top, rotate] = [Number.parseFloat(upright().top), upright().rotate];
  act(() => {
    store
      .getState()
      .changeHeading((heading) => ({ ...heading, seats: { manner: 'across', turned: false, card: false } }));
    pickAll(store, 'd2 d4');
  });
  hold('e7');
  slide('e7', square('e5'));
  expect(rotate).toBe('');
  expect(upright().rotate).toBe('180deg');
  expect(Number.parseFloat(upright().top)).toBeGreaterThan(top);
});

test.each([
  ['an empty square', 'e4', 'on'],
  ['a piece of the other side', 'e7', 'on'],
  ['a piece, where fingers do not drag', 'e2', 'off'],
] as const)('a finger sliding from %s scrolls', async (_what, from, drag) => {
  const { store, picks, dragged, slide } = await touched(60);
  act(() => store.getState().set({ drag }));
  touch('start', square(from), square(from));
  expect(slide(from, square('e3')).defaultPrevented).toBe(false);
  touch('end', square(from));
  expect([picks(), dragged()]).toEqual([[], 0]);
  const scrolls = (name: string) => square(name).matches('[data-drags] [data-movable]');
  expect([scrolls('e2'), scrolls('e4'), scrolls('e7')]).toEqual([drag === 'on', false, false]);
});

test('a finger elsewhere disturbs neither taps nor holds', async () => {
  const { store, picks, hold } = await touched(60);
  hold('e2', document.body);
  touch('end', square('e2'), document.body);
  expect(picks()).toHaveLength(1);
  touch('start', square('e4'), document.body, square('e4'));
  touch('end', square('e4'), document.body);
  expect(standing(store).actions).toEqual(['e2 e4']);
});

test('a finger held during motion picks nothing', async () => {
  const { store, picks, hold } = await touched(60);
  hold('e7');
  act(() => pickAll(store, 'd2 d4'));
  touch('end', square('e7'));
  expect(picks()).toEqual([]);
});

test('a finger set down during a motion still holds and drags', async () => {
  const { store, picks, dragged, slide } = await touched(60);
  over(square('e7'));
  touch('start', square('e7'), square('e7'));
  act(() => pickAll(store, 'd2 d4'));
  act(() => void vi.advanceTimersByTime(1000));
  touch('end', square('e7'));
  expect(picks()).toHaveLength(1);
  touch('start', square('e7'), square('e7'));
  slide('e7', square('e5'));
  expect(dragged()).toBe(1);
  act(() => store.getState().back());
  expect([picks(), dragged()]).toEqual([[], 0]);
});

test('two fingers on the board pick nothing', async () => {
  const { picks, hold } = await touched(60);
  hold('e2', square('d2'));
  touch('end', square('e2'), square('d2'));
  expect(picks()).toEqual([]);
});

test('a drawing finger picks nothing', async () => {
  const { store, picks, hold } = await touched(30);
  act(() => store.getState().setDrawing(true));
  hold('e2');
  touch('end', square('e2'));
  expect(picks()).toEqual([]);
});

test('a pen drags without scrolling', async () => {
  const { store, hold } = await touched(60);
  const pen = { ...MOUSE, pointerType: 'pen' };
  fireEvent.pointerOver(square('e2'), pen);
  fireEvent.pointerDown(square('e2'), pen);
  hold('e2');
  fireEvent.pointerMove(square('e2'), { ...pen, clientX: 40 });
  expect(touch('move', square('e2'), square('e2')).defaultPrevented).toBe(true);
  over(square('e4'));
  fireEvent.pointerUp(square('e2'), { ...pen, buttons: 0 });
  expect(standing(store).actions).toEqual(['e2 e4']);
  fireEvent.pointerOver(square('d2'), { ...pen, pointerType: 'touch' });
  expect(touch('move', square('d2'), square('d2')).defaultPrevented).toBe(false);
});

test('a dialog closes by pressing and releasing outside', async () => {
  await shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Text' }));
  const field = within(dialog).getByRole('textbox');
  for (const [press, release] of [[field, dialog] as const, [dialog, field] as const, [dialog, dialog] as const]) {
    expect(dialog).toBeInTheDocument();
    fireEvent.pointerDown(press, MOUSE);
    fireEvent.pointerUp(release, MOUSE);
    fireEvent.click(dialog, MOUSE);
  }
  expect(dialog).not.toBeInTheDocument();
});

test.each([
  ['low', 0, 'half'],
  ['low', 0.06, 'half'],
  ['low', 0.9, 'full'],
  ['half', -0.4, 'low'],
  ['half', 0.1, 'full'],
  ['full', 0, 'low'],
  ['full', -0.1, 'half'],
  ['full', -0.9, 'low'],
] as const)('the sheet, %s, by a drag of its grip over %f of the window', async (from, rise, to) => {
  await shown();
  const grip = screen.getByRole('button', { name: WORDS.sheet });
  const sheet = grip.closest<HTMLElement>('[data-height]');
  const fraction = { low: 0.04, half: 0.5, full: 0.96 };
  while (sheet?.dataset['height'] !== from) fireEvent.click(grip);
  const yOf = (height: number) => window.innerHeight * (1 - height);
  fireEvent.pointerDown(grip, { ...MOUSE, clientY: yOf(fraction[from]) });
  fireEvent.pointerUp(grip, { ...MOUSE, clientY: yOf(fraction[from] + rise) });
  fireEvent.click(grip, { detail: 1 });
  expect(sheet.dataset['height']).toBe(to);
});

test('Escape ends a drag of the grip, and a key sets the next height', async () => {
  await shown();
  const grip = screen.getByRole('button', { name: WORDS.sheet });
  const sheet = grip.closest<HTMLElement>('[data-height]');
  const before = sheet?.dataset['height'];
  fireEvent.pointerDown(grip, { ...MOUSE, clientY: 700 });
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(grip, { ...MOUSE, clientY: 100 });
  fireEvent.click(grip, { detail: 1 });
  expect(sheet?.dataset['height']).toBe(before);
  fireEvent.click(grip);
  expect(sheet?.dataset['height']).not.toBe(before);
});

test('answers to a new question start at the top', async () => {
  const { store } = await shown();
  act(() => pickAll(store, 'e2'));
  const list = document.querySelector('[data-talk]')?.previousElementSibling as Element;
  list.scrollTop = 40;
  fireEvent.scroll(list);
  act(() => pickAll(store, 'd2'));
  await waitFor(() => expect(list.scrollTop).toBe(0));
  expect(list).toBeInTheDocument();
});

/** A board of the start page: it plays its game's sample with its words, and can be paused, dragged and stepped. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../../src/app/settings.ts';
import { RoomProvider } from '../../src/ui/room.ts';
import { LiveBoard } from '../../src/ui/start/LiveBoard.tsx';
import { roomWith, testShelf, WATCHED_ENTRY } from '../app/room.ts';

/** Whatever is looked at is on the screen. */
class Seen {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Seen);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECOND = 1000;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const show = async (settings: Partial<Settings>) => {
  const store = roomWith(testShelf(), { moving: true });
  act(() => store.getState().set(settings));
  const game = await WATCHED_ENTRY.load();
  render(
    <RoomProvider value={store}>
      <LiveBoard game={game} moving={settings.motion !== 'off'} />
    </RoomProvider>,
  );
  await pass(SECOND / 10);
  return store;
};

const place = () => Number((screen.getByRole('slider') as HTMLInputElement).value);
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `${name}: sample game of Chess` }));

test('it plays by itself with its words, rests on the end, and begins again', async () => {
  const store = await show({ motion: 'on' });
  expect(screen.getByRole('region', { name: 'Sample game: Chess' })).toBeVisible();
  await pass(2 * SECOND);
  expect(place()).toBe(1);
  expect(screen.getByText("White's Pawn moves from f2 to f3.")).toBeVisible();
  const seen = new Set<number>();
  for (let second = 0; second < 30; second++) {
    seen.add(place());
    await pass(SECOND / 2);
  }
  expect([...seen]).toEqual([1, 2, 3, 4, 0]);
  expect(store.getState().table).toBeNull();
});

test('it is paused and dragged; its speed is that of all games', async () => {
  const store = await show({ motion: 'on' });
  await pass(2 * SECOND);
  press('Pause');
  await pass(20 * SECOND);
  expect(place()).toBe(1);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
  expect(screen.getByText("White's Pawn moves from g2 to g4.")).toBeVisible();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } });
  expect(store.getState().settings.speed).toBe('4');
  press('Play');
  await pass(2 * SECOND);
  expect(place()).toBe(4);
});

test('where nothing may move it stands still and steps', async () => {
  await show({ motion: 'off' });
  await pass(20 * SECOND);
  expect(place()).toBe(0);
  press('Next');
  expect(place()).toBe(1);
  press('Previous step');
  expect(place()).toBe(0);
});

test('step by step it waits for its keys', async () => {
  await show({ motion: 'on', speed: 'step' });
  await pass(20 * SECOND);
  expect(place()).toBe(0);
  press('Next');
  await pass(20 * SECOND);
  expect(place()).toBe(1);
});

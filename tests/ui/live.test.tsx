/**
 * Tests the large board of the start page: it plays its game's sample with words, and stands still under reduced
 * motion.
 */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnimationContext } from '../../src/ui/media.ts';
import { fetchSample, LiveBoard } from '../../src/ui/start/LiveBoard.tsx';
import { StoreProvider } from '../../src/ui/store.ts';
import { roomWith, testShelf, WATCHED_ENTRY } from '../app/room.ts';

/** An IntersectionObserver that reports every element as visible. */
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

const SAID = [
  "White's Pawn moves from f2 to f3.",
  "Black's Pawn moves from e7 to e5.",
  "White's Pawn moves from g2 to g4.",
];

const show = async (moving: boolean) => {
  const store = roomWith(testShelf(), { moving });
  act(() => store.getState().set({ motion: moving ? 'on' : 'off' }));
  const game = await WATCHED_ENTRY.load();
  const table = await fetchSample(game, 0, async () => () => true);
  render(
    <StoreProvider store={store}>
      <AnimationContext value={moving}>
        <LiveBoard table={table} />
      </AnimationContext>
    </StoreProvider>,
  );
  await pass(SECOND / 10);
  return store;
};

test('it plays in a loop with its words, and a click watches the sample', async () => {
  const store = await show(true);
  expect(screen.getByRole('link', { name: 'Watch: Chess' })).toHaveAttribute('href', '#/watch/chess');
  const heard: string[] = [];
  for (let half = 0; half < 60; half++) {
    const said = SAID.find((words) => screen.queryByText(words));
    if (said && said !== heard.at(-1)) heard.push(said);
    await pass(SECOND / 2);
  }
  expect(heard.slice(0, 4)).toEqual([...SAID, SAID[0]]);
  expect(store.getState().table).toBeNull();
});

test('with reduced motion it shows the end', async () => {
  await show(false);
  const said = screen.getByText(/./, { selector: 'p' }).textContent;
  await pass(20 * SECOND);
  expect(screen.getByText(/./, { selector: 'p' })).toHaveTextContent(said ?? '');
  expect(said).toMatch(/h4/);
});

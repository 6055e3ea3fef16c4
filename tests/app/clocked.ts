/** A room of chess with clocks for tests: its time passes when they say so. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { ClockRules } from '../../src/app/seats/clock.ts';
import { timesNow } from '../../src/app/seats/hotseat.ts';
import { seatedIn } from '../../src/app/session/session.ts';
import type { OddboardStore, Services } from '../../src/app/store/state.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { chessRoom, type TestShelf, testShelf } from './room.ts';

let now = 0;
export let shelf: TestShelf;
export let room: OddboardStore;

/** Each test has a shelf of its own, and time begins anew. */
export const inFakeTime = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
    now = 0;
    shelf = testShelf();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

/** Opens the game on a shelf, with these clocks, or else with its own. */
export const sitDown = async (
  clock?: ClockRules,
  on = shelf,
  heartbeat: Services['heartbeat'] = () => () => undefined,
): Promise<void> => {
  shelf = on;
  room = await chessRoom(shelf, { milliseconds: () => now, heartbeat });
  if (clock) room.getState().seat((heading) => ({ ...heading, clock, times: {} }));
};

/** Time passes, and no timer. */
export const sleep = (seconds: number): void => {
  now += seconds * 1000;
};

/** Time passes, and every timer with it. */
export const wait = (seconds: number): void => {
  for (let beat = 0; beat < seconds * 2; beat++) {
    sleep(0.5);
    vi.advanceTimersByTime(500);
  }
};

/** The times of White and Black in seconds; null without clocks. */
export const left = (): readonly number[] | null => {
  const seated = seatedIn(room.getState());
  invariant(seated, 'a game is on the table');
  const times = timesNow(seated, room.getState().milliseconds());
  return times && [times.white / 1000, times.black / 1000];
};

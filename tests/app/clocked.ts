/** A store of chess with clocks, for which time passes only when the test says so. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { ClockRules } from '../../src/app/seats/clock.ts';
import { timesNow } from '../../src/app/seats/hotseat.ts';
import { seatedGameOf } from '../../src/app/session/session.ts';
import type { OddboardStore, Services } from '../../src/app/store/state.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { chessRoom, type TestShelf, testShelf } from './room.ts';

let now = 0;
export let shelf: TestShelf;
export let room: OddboardStore;

/** Gives each test of the file new storage, fake timers, and a clock that starts at zero. */
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

/** Opens the game in the storage `on`, with these clocks; without `clock`, with those it was saved with. */
export const sitDown = async (
  clock?: ClockRules,
  on = shelf,
  heartbeat: Services['heartbeat'] = () => () => undefined,
): Promise<void> => {
  shelf = on;
  room = await chessRoom(shelf, { milliseconds: () => now, heartbeat });
  if (clock) room.getState().changeHeading((heading) => ({ ...heading, clock, times: {} }));
};

/** Passes time without running timers, as when the computer sleeps. */
export const sleep = (seconds: number): void => {
  now += seconds * 1000;
};

/** Passes time in half seconds, and runs the timers. */
export const wait = (seconds: number): void => {
  for (let beat = 0; beat < seconds * 2; beat++) {
    sleep(0.5);
    vi.advanceTimersByTime(500);
  }
};

/** Returns White's and Black's time in seconds; null without clocks. */
export const left = (): readonly number[] | null => {
  const seated = seatedGameOf(room.getState());
  invariant(seated, 'a game is on the table');
  const times = timesNow(seated, room.getState().milliseconds());
  return times && [times.white / 1000, times.black / 1000];
};

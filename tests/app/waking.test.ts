/**
 * Tests that a sleeping computer or frozen tab uses no time, whichever of the two clocks shows the gap. Afterwards, and
 * when a game is opened again, the page asks whether to run the clock.
 */
import { describe, expect, it, vi } from 'vitest';
import type { ClockRules } from '../../src/app/seats/clock.ts';
import { type ClockReading, createWakingClock, isSleepGap } from '../../src/app/seats/waking.ts';
import { option } from '../../src/kernel/asking/target.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { inFakeTime, left, room, sitDown, sleep, wait } from './clocked.ts';
import { pickAll } from './room.ts';

it.each([
  ['both clocks run', 60_000, 60_000, true],
  ["the page's clock stood in sleep", 900, 60_000, true],
  ['the time of day is unknown', 60_000, Number.NaN, true],
  ['the page runs', 1_000, 1_000, false],
  ['the page is slow', 9_000, 9_000, false],
  ['the time of day is set back', 1_000, -3_600_000, false],
])('a gap, if %s', (_, at, wall, is) => {
  expect(isSleepGap({ at: 5, wall: 5 }, { at: 5 + at, wall: 5 + wall })).toBe(is);
});

it.each([
  ["the page's clock is set back", -3_600_000, 1_000],
  ['both clocks are set back', -3_600_000, -3_600_000],
  ["the page's clock is set back in sleep", -3_600_000, 7_200_000],
])('never goes back, if %s', (_, at, wall) => {
  let moment: ClockReading = { at: 5_000_000, wall: 5_000_000 };
  const clock = createWakingClock(() => moment);
  const before = clock.read();
  moment = { at: moment.at + at, wall: moment.wall + wall };
  expect(clock.read()).toBe(before);
  moment = { at: moment.at + 1_000, wall: moment.wall + 1_000 };
  expect(clock.read()).toBe(before + 1_000);
});

it('counts only time awake, and reports sleep once', () => {
  let moment: ClockReading = { at: 0, wall: 0 };
  const pass = (at: number, wall = at) => {
    moment = { at: moment.at + at, wall: moment.wall + wall };
  };
  const clock = createWakingClock(() => moment);
  pass(1_000);
  expect(clock.read()).toBe(1_000);
  expect(clock.hasSlept()).toBe(false);
  pass(3_600_000);
  expect(clock.read()).toBe(1_000);
  expect(clock.hasSlept()).toBe(true);
  expect(clock.hasSlept()).toBe(false);
  pass(2_000);
  expect(clock.read()).toBe(3_000);
  pass(0, 3_600_000);
  expect(clock.read()).toBe(3_000);
  expect(clock.hasSlept()).toBe(true);
});

describe('the question whether the clock is to run', () => {
  inFakeTime();

  const FIVE = { minutes: 5, increment: 0 };
  const CLOCK: ClockRules = { white: FIVE, black: FIVE, atZero: 'loss' };
  const PROMOTES = recordOf(CHESS, 7, {}, '8/P6k/8/8/8/8/8/K7 w - - 0 1');

  const said = () => room.getState().notice?.text;
  const runs = () => room.getState().hotSeat.since !== null;

  it.each<readonly [string, ClockRules, picks: string, start: () => void]>([
    ['the clock is pressed', { ...CLOCK, press: true }, 'e2 e4', () => room.getState().pressClock()],
    ['another unit is picked', CLOCK, 'e2', () => pickAll(room, 'e2 d2')],
    ['it is started', CLOCK, 'e2', () => room.getState().runClock()],
  ])('is asked after sleep, until %s', async (_, clock, picks, start) => {
    await sitDown(clock);
    pickAll(room, picks);
    sleep(60);
    vi.advanceTimersByTime(1_000);
    expect(said()).toMatch(/^Your device was asleep,/);
    expect(runs()).toBe(false);
    start();
    expect(said()).toBeUndefined();
    expect(runs()).toBe(true);
  });

  it('disappears with the clocks', async () => {
    await sitDown(CLOCK);
    pickAll(room, 'e2 e4');
    await sitDown();
    expect(said()).toBeDefined();
    room.getState().changeHeading(({ clock: _, times: __, ...heading }) => heading);
    expect(said()).toBeUndefined();
  });

  it('is asked of a reopened game, and answered by the next pick of its action', async () => {
    await sitDown();
    expect(room.getState().load(PROMOTES).ok).toBe(true);
    room.getState().changeHeading((heading) => ({ ...heading, clock: CLOCK, times: {} }));
    await sitDown();
    expect(said()).toBeUndefined();
    pickAll(room, 'a7');
    wait(10);
    await sitDown();
    wait(30);
    expect(said()).toBe('The clock has been paused since you left the game.');
    const before = left()?.[0] ?? 0;
    expect(before).toBeLessThanOrEqual(291);
    pickAll(room, 'a8');
    wait(4);
    expect(left()?.[0]).toBe(before - 4);
    expect(said()).toBeUndefined();
  });

  it('is not asked of a finished game', async () => {
    await sitDown(CLOCK);
    pickAll(room, 'e2 e4');
    room.getState().declare(option('black-resigns'));
    await sitDown();
    expect(said()).toBeUndefined();
  });
});

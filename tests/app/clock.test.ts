/** Tests each kind of clock by its tournament definition: FIDE and US Chess for delays, Go for byo-yomi. */
import { describe, expect, it, test } from 'vitest';
import {
  type ClockKind,
  type ClockRules,
  periodOf,
  shownTimes,
  type Times,
  timesAfterTurn,
  withTimeSpent,
} from '../../src/app/seats/clock.ts';
import { randomIndexFrom } from '../../src/kernel/chance.ts';
import { other, type Side } from '../../src/kernel/side.ts';
import { inFakeTime, left, room, shelf, sitDown, wait } from './clocked.ts';
import { pickAll, testShelf } from './room.ts';

const rules = (kind: ClockKind, increment: number, part: Partial<ClockRules> = {}, minutes = 1): ClockRules => {
  const allowance = { minutes, increment, ...(kind === 'byoyomi' && { periods: 3 }) };
  return { white: allowance, black: allowance, atZero: 'loss', kind, ...part };
};

/**
 * Returns White's time in seconds at the end of a turn of `seconds`, before and after the clock is pressed; `began` is
 * the time at the start of the turn.
 */
const turn = (clock: ClockRules, seconds: number, began: number): readonly [shown: number, after: number] => {
  const times = { white: began * 1000, black: 60_000 };
  const spent = withTimeSpent(times, 'white', seconds * 1000, clock);
  const shown = shownTimes(spent, 'white', () => times.white, clock).white;
  return [shown / 1000, timesAfterTurn(spent, 'white', () => times.white, clock).white / 1000];
};

test.each<readonly [ClockKind, seconds: number, began: number, shown: number, after: number]>([
  ['increment', 10, 60, 50, 55],
  ['delay', 3, 60, 60, 60],
  ['delay', 10, 60, 55, 55],
  // Time runs out after the delay, not within it.
  ['delay', 5, 1, 1, 1],
  ['delay', 6, 1, 0, 0],
  ['bronstein', 3, 60, 57, 60],
  ['bronstein', 10, 60, 50, 55],
  ['bronstein', 1, 1, 0, 1],
  ['hourglass', 10, 60, 50, 50],
  // 60 s are 45 s of main time and three periods of 5 s.
  ['byoyomi', 10, 60, 50, 50],
  ['byoyomi', 3, 15, 12, 15],
  ['byoyomi', 5, 15, 10, 10],
  ['byoyomi', 7, 15, 8, 10],
  ['byoyomi', 4, 5, 1, 5],
  ['byoyomi', 5, 5, 0, 0],
])('%s of 5 s: a turn of %i s from %i s shows %i s and leaves %i s', (kind, ...figures) => {
  const [seconds, began, shown, after] = figures;
  expect(turn(rules(kind, 5), seconds, began)).toEqual([shown, after]);
});

test('byo-yomi shows main time and periods separately', () => {
  const { white } = rules('byoyomi', 5);
  const told = [75, 16, 15, 12, 10, 5, 1, 0].map((seconds) => periodOf(seconds * 1000, white));
  expect(told.map(({ left, more }) => [left / 1000, more])).toEqual([
    [60, 3],
    [1, 3],
    [5, 2],
    [2, 2],
    [5, 1],
    [5, 0],
    [1, 0],
    [0, 0],
  ]);
});

test.each<ClockKind>(['delay', 'bronstein', 'byoyomi', 'hourglass'])('%s adds no time to zero', (kind) => {
  const clock = rules(kind, 7);
  const die = randomIndexFrom(11);
  let times: Times = { white: 60_000, black: 60_000 };
  let side: Side = 'white';
  for (let turns = 0; turns < 400; turns++) {
    const began = times;
    const left = withTimeSpent(times, side, die(9000), clock);
    times = timesAfterTurn(left, side, () => began[side], clock);
    expect(times[side]).toBeLessThanOrEqual(began[side]);
    if (kind === 'hourglass') expect(times.white + times.black).toBe(120_000);
    side = other(side);
  }
});

describe('at the table', () => {
  inFakeTime();

  it('a delay is counted once a turn, through pauses and gifts', async () => {
    await sitDown(rules('delay', 5));
    pickAll(room, 'e2');
    wait(4);
    room.getState().pauseClock();
    room.getState().runClock();
    wait(3);
    expect(left()).toEqual([58, 60]);
    room.getState().giveTime('white', 60_000);
    wait(1);
    expect(left()).toEqual([117, 60]);
    pickAll(room, 'e4');
    expect(left()).toEqual([117, 60]);
  });

  it('an hourglass gives one side the time that the other uses', async () => {
    await sitDown(rules('hourglass', 0));
    pickAll(room, 'e2');
    wait(8);
    pickAll(room, 'e4');
    wait(3);
    expect(left()).toEqual([55, 65]);
  });

  it('pressed clocks run on after the turn until pressed or the other side begins', async () => {
    await sitDown(rules('increment', 5, { press: true }));
    pickAll(room, 'e2 e4');
    wait(2);
    expect(left()).toEqual([58, 60]);
    expect(room.getState().hotSeat.awaitingPress).toBe('white');
    room.getState().pressClock();
    wait(1);
    expect(left()).toEqual([63, 59]);
    pickAll(room, 'e7 e5');
    wait(2);
    pickAll(room, 'g1');
    wait(1);
    expect(left()).toEqual([62, 62]);
    room.getState().pressClock();
    expect(left()).toEqual([62, 62]);
    // Undo restores the times of the position that it returns to.
    room.getState().undo('turn');
    room.getState().undo('turn');
    expect(room.getState().hotSeat.awaitingPress).toBeNull();
  });

  it('an undone turn need not be pressed', async () => {
    await sitDown(rules('increment', 5, { press: true }));
    pickAll(room, 'e2 e4');
    wait(2);
    room.getState().undo('turn');
    expect(room.getState().hotSeat.awaitingPress).toBeNull();
    wait(3);
    room.getState().pressClock();
    expect(left()).toEqual([57, 60]);
  });

  it('leaving the page presses the clock', async () => {
    await sitDown(rules('increment', 5, { press: true }));
    pickAll(room, 'e2 e4');
    wait(4);
    expect(left()).toEqual([56, 60]);
    await sitDown();
    expect(left()).toEqual([65, 60]);
  });

  it.each<readonly [ClockKind, readonly number[]]>([
    ['increment', [7, 4]],
    ['delay', [5, 4]],
    ['bronstein', [5, 4]],
    ['byoyomi', [15, 14]],
  ])('%s of 5 seconds without minutes starts with the seconds', async (kind, after) => {
    await sitDown(rules(kind, 5, {}, 0));
    expect(room.getState().hotSeat.outOfTime).toBeNull();
    const full = left()?.[0] ?? 0;
    pickAll(room, 'e2');
    wait(3);
    expect(left()).toEqual([full - 3, full]);
    pickAll(room, 'e4');
    wait(1);
    expect(left()).toEqual(after);
    wait(full);
    expect(room.getState().hotSeat.outOfTime).toBe('black');
  });

  it('a new clock in mid-game starts from its full time, even after a reload', async () => {
    for (const stop of [() => undefined, () => room.getState().pauseClock()]) {
      await sitDown(rules('increment', 5), testShelf());
      pickAll(room, 'e2 e4 e7');
      wait(30);
      stop();
      const clock = rules('increment', 5, {}, 0);
      room.getState().changeHeading((heading) => ({ ...heading, clock, times: {} }));
      expect(left()).toEqual([5, 5]);
      await sitDown(undefined, shelf);
      expect(left()).toEqual([5, 5]);
      expect(room.getState().hotSeat.outOfTime).toBeNull();
    }
  });

  it('a clock without time, from before 1.0.0, is not reused', async () => {
    const clock = rules('increment', 0, { kind: 'hourglass' }, 0);
    const players = { white: 'Ann', black: 'Bo' };
    const old = testShelf(new Map([['oddboard/people', JSON.stringify({ players, clock })]]));
    await sitDown(undefined, old);
    expect(room.getState().heading).toMatchObject({ players });
    expect(room.getState().heading?.clock).toBeUndefined();
    for (const begin of [() => room.getState().newGame(), () => room.getState().rematch()]) {
      await sitDown(clock, testShelf());
      begin();
      expect(room.getState().heading?.clock).toBeUndefined();
      expect(room.getState().hotSeat.outOfTime).toBeNull();
    }
  });

  it('a turn not pressed in time is lost', async () => {
    await sitDown(rules('increment', 5, { press: true }));
    pickAll(room, 'e2 e4');
    wait(61);
    expect(room.getState().hotSeat.outOfTime).toBe('white');
  });
});

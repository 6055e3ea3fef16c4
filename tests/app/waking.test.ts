/** A page that sleeps, or whose tab is frozen, is charged for nothing, whichever clock tells. */
import { expect, it } from 'vitest';
import { isGap, type Moment, wakingClock } from '../../src/app/seats/waking.ts';

it.each([
  ['both clocks run', 60_000, 60_000, true],
  ["the page's clock stood in sleep", 900, 60_000, true],
  ['the time of day is unknown', 60_000, Number.NaN, true],
  ['the page runs', 1_000, 1_000, false],
  ['the page is slow', 9_000, 9_000, false],
  ['the time of day is set back', 1_000, -3_600_000, false],
])('a gap, where %s', (_, at, wall, is) => {
  expect(isGap({ at: 5, wall: 5 }, { at: 5 + at, wall: 5 + wall })).toBe(is);
});

it.each([
  ["the page's clock is set back", -3_600_000, 1_000],
  ['both clocks are set back', -3_600_000, -3_600_000],
  ["the page's clock is set back in sleep", -3_600_000, 7_200_000],
])('never goes back, where %s', (_, at, wall) => {
  let moment: Moment = { at: 5_000_000, wall: 5_000_000 };
  const clock = wakingClock(() => moment);
  const before = clock.read();
  moment = { at: moment.at + at, wall: moment.wall + wall };
  expect(clock.read()).toBe(before);
  moment = { at: moment.at + 1_000, wall: moment.wall + 1_000 };
  expect(clock.read()).toBe(before + 1_000);
});

it('reads the time in which the page ran, and says once that it stood', () => {
  let moment: Moment = { at: 0, wall: 0 };
  const pass = (at: number, wall = at) => {
    moment = { at: moment.at + at, wall: moment.wall + wall };
  };
  const clock = wakingClock(() => moment);
  pass(1_000);
  expect(clock.read()).toBe(1_000);
  expect(clock.hasStood()).toBe(false);
  pass(3_600_000);
  expect(clock.read()).toBe(1_000);
  expect(clock.hasStood()).toBe(true);
  expect(clock.hasStood()).toBe(false);
  pass(2_000);
  expect(clock.read()).toBe(3_000);
  pass(0, 3_600_000);
  expect(clock.read()).toBe(3_000);
  expect(clock.hasStood()).toBe(true);
});

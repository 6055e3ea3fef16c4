/**
 * Tests the player of frames: each lasts its duration, all can be stepped through and sought, and the player waits
 * where no frame is due.
 */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { looped, timelineOf } from '../../src/app/playback/timeline.ts';
import { usePlayer } from '../../src/ui/usePlayer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const FRAMES = ['a', 'bb', 'ccc'];
const letters = timelineOf(FRAMES, ({ length }) => length * 100);

const playerOf = (timeline = letters, options: { starts?: boolean; isHeld?: boolean } = { starts: true }) => {
  const { result, rerender } = renderHook((props) => usePlayer(props.timeline, props.options), {
    initialProps: { timeline, options },
  });
  return { now: () => result.current, again: rerender };
};

test('each frame lasts its duration, and the last one ends the run', async () => {
  const { now } = playerOf();
  await pass(99);
  expect(now()).toMatchObject({ at: 'a', playing: true });
  await pass(1);
  expect(now().at).toBe('bb');
  await pass(199);
  expect(now().at).toBe('bb');
  await pass(1);
  expect(now()).toMatchObject({ at: 'ccc', playing: false });
});

test('it is paused, stepped, sought, resumed, and restarted at its end', async () => {
  const { now } = playerOf(letters, {});
  act(() => now().step());
  expect(now()).toMatchObject({ at: 'bb', playing: false });
  act(() => now().back());
  act(() => now().back());
  expect(now().at).toBe('a');
  act(() => now().play());
  expect(now()).toMatchObject({ at: 'bb', playing: true });
  act(() => now().pause());
  await pass(1000);
  expect(now().at).toBe('bb');
  act(() => now().seek('ccc'));
  act(() => now().play());
  expect(now()).toMatchObject({ at: 'a', playing: true });
});

test('holding stops its time, and a frame without duration waits for a step', async () => {
  const { now, again } = playerOf(letters, { starts: true, isHeld: true });
  await pass(1000);
  expect(now()).toMatchObject({ at: 'a', playing: true });
  again({ timeline: letters, options: { starts: true } });
  await pass(100);
  expect(now().at).toBe('bb');
  again({ timeline: timelineOf(FRAMES, () => null), options: {} });
  expect(now()).toMatchObject({ at: 'bb', playing: false });
});

test('a looped timeline restarts, and a new start is a new film', async () => {
  const { now, again } = playerOf(looped(letters, 500));
  for (const milliseconds of [100, 200, 499]) await pass(milliseconds);
  expect(now().at).toBe('ccc');
  await pass(1);
  expect(now()).toMatchObject({ at: 'a', playing: true });
  await pass(100);
  again({ timeline: timelineOf(['x', 'y'], () => 100), options: { starts: true } });
  expect(now()).toMatchObject({ at: 'x', playing: true });
  again({ timeline: timelineOf<string>([], () => 100), options: { starts: true } });
  expect(now()).toMatchObject({ at: null, playing: false });
});

/** Tests the date that selects the puzzle of the day, while a page stays open. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from '../../src/ui/learn/puzzles.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 1, 23, 58) }));
afterEach(() => void vi.useRealTimers());

test('a page open over midnight shows the next day', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toEqual(new Date(2026, 4, 1));
  for (const day of [2, 3]) {
    act(() => vi.advanceTimersByTime(day === 2 ? 3 * 60_000 : 24 * 60 * 60_000));
    expect(result.current).toEqual(new Date(2026, 4, day));
  }
});

test('a page asleep over midnight shows the next day when visible', () => {
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 4, 3, 7));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual(new Date(2026, 4, 3));
});

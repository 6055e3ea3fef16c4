import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClockRules } from '../../src/app/seats/clock.ts';
import { timeText } from '../../src/ui/words.ts';
import { inFakeTime, room, sitDown, wait } from '../app/clocked.ts';
import { pickAll } from '../app/room.ts';
import { Page } from './page.tsx';

inFakeTime();

const even = (rules: Partial<ClockRules>, increment = 0): ClockRules => {
  const allowance = { minutes: 5, increment, ...(rules.kind === 'byoyomi' && { periods: 3 }) };
  return { white: allowance, black: allowance, atZero: 'loss', ...rules };
};

const open = async (clock: ClockRules) => {
  window.location.hash = '#/chess';
  await sitDown(clock);
  render(<Page store={room} />);
  await act(async () => wait(1));
  act(() => void pickAll(room, 'e2 e4'));
};

test("an hourglass shows the waiting player's time growing", async () => {
  await open(even({ kind: 'hourglass' }));
  await act(async () => wait(8));
  expect(screen.getByText('4:52')).toBeVisible();
  expect(screen.getByText('5:08')).toBeVisible();
});

test.each([
  [{}, 61, ['1:01', '']],
  [{ kind: 'byoyomi' }, 100, ['0:10', '+ 3×30 s']],
  [{ kind: 'byoyomi' }, 85, ['0:25', '2 more']],
  [{ kind: 'byoyomi' }, 25, ['0:25', 'last period']],
] as const)('%j with %i seconds left shows %s', (rules, seconds, text) => {
  expect(timeText(even(rules, 30), 'white', seconds * 1000)).toEqual(text);
});

test('the card asks the player whose turn is over to press the clock', async () => {
  await open(even({ press: true }));
  expect(screen.getByText('White: press the clock.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Press clock' }).click());
  expect(screen.queryByText('White: press the clock.')).toBeNull();
});

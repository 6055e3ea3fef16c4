/** Tests the list of events that will happen by themselves, below the prompt. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { CHESS_ENTRY, roomWith, testShelf } from '../app/room.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { Page } from './page.tsx';

const open = async (extra: Partial<Game>) => {
  const entries = [{ ...CHESS_ENTRY, load: async () => ({ ...CHESS, ...extra }) }];
  window.location.hash = '#/chess';
  render(<Page store={roomWith(testShelf(), { entries })} />);
  return within(await screen.findByRole('main'));
};

const about = (text: string, ...squares: number[]) => ({ text, rule: 'CH-PAWN-1', squares, units: squares });

test('shows the first lines with their turns, unfolds others, and lights squares', async () => {
  const user = userEvent.setup();
  const page = await open({
    hasUpcomingEvents: true,
    upcomingEvents: () => [[about('One falls.', 0, 1)], [], [about('Two fall.'), about('Three fall.')]],
  });
  const next = within(await page.findByRole('region', { name: 'Next' }));
  const lines = () => next.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(lines()).toEqual(['This turn: One falls.', 'In 2 turns: Two fall.']);
  expect(next.getAllByRole('listitem')[0]?.querySelectorAll('[data-glyph]')).toHaveLength(1);
  const lit = () => document.querySelectorAll('main [data-tied]').length;
  await user.hover(next.getByText(/One falls/));
  expect(lit()).toBe(2);
  await user.unhover(next.getByText(/One falls/));
  expect(lit()).toBe(0);
  next.getByRole('button', { name: 'This turn: One falls.' }).focus();
  await expect.poll(lit).toBe(2);
  await user.click(next.getByRole('button', { name: '1 more' }));
  expect(lines()).toHaveLength(3);
});

test('there is no strip without upcoming events', async () => {
  const page = await open({ hasUpcomingEvents: true, upcomingEvents: () => [] });
  await page.findAllByRole('gridcell');
  await new Promise((done) => setTimeout(done, 200));
  expect(page.queryByRole('region', { name: 'Next' })).toBeNull();
  expect(CHESS.hasUpcomingEvents).toBe(false);
  expect([...CHESS.upcomingEvents(CHESS.setup(1))]).toEqual([]);
});

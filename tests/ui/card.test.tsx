/** Tests the card of a piece: its name, a sentence, diagrams, and abilities with their costs. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { KindCard } from '../../src/ui/pieces/KindCard.tsx';
import { StoreProvider } from '../../src/ui/store.ts';
import { GAME as FROZENCHESS } from '../../src/variants/frozenchess/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { GAME as CHESS } from '../support/chess/index.ts';

// Without an IntersectionObserver, which jsdom lacks, everything counts as visible.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

const card = (game: typeof CHESS, type: string) =>
  render(
    <StoreProvider store={roomWith(testShelf())}>
      <KindCard game={game} type={type} />
    </StoreProvider>,
  );

const figures = (): readonly string[] => screen.getAllByRole('figure').map(({ textContent }) => textContent ?? '');

test('a piece that captures as it moves has one diagram', () => {
  card(FROZENCHESS, 'R');
  expect(screen.getByText('Slides along ranks and files up to its range.')).toBeVisible();
  expect(figures()).toHaveLength(1);
  expect(figures()[0]).toContain('Moves and captures');
});

test('a piece that captures differently has two diagrams, and abilities have costs', async () => {
  card(FROZENCHESS, 'L');
  expect(figures().map((each) => each.replace(/^.*(Moves|Threatens)$/s, '$1'))).toEqual(['Moves', 'Threatens']);
  await userEvent.click(screen.getByText(/special moves and what each costs/));
  expect(screen.getByText('Spawn').parentElement?.textContent).toMatch(
    /^Spawn, costs \d+ turns: makes a paralysed twin$/,
  );
});

test('a game without this distinction marks captures in one diagram', () => {
  card(CHESS, 'pawn');
  expect(figures()).toHaveLength(1);
});

/** Tests the list of saved games: all are listed, but only those near the window are rendered in full. */
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { archiveText } from '../../src/app/formats/archive.ts';
import '../../src/ui/library/GamesPage.tsx';
import { roomWith, savedChess, testShelf } from '../app/room.ts';
import { testDatabase } from '../support/database.ts';
import { Page } from './page.tsx';

const GAMES = 40;

/** Decides which cards are near the window; `moveTo` replaces it and notifies the cards. */
let isNear = (_card: Element): boolean => false;
const observers = new Set<() => void>();
class Window {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(card: Element): void {
    const tell = () => this.#tell([{ isIntersecting: isNear(card) } as IntersectionObserverEntry], this as never);
    observers.add(tell);
    tell();
  }
  disconnect(): void {}
}

const moveTo = (...names: readonly string[]): void => {
  isNear = (card) => names.some((name) => card.textContent?.includes(`${name} –`));
  for (const tell of observers) tell();
};

test('lists thousands of games by title, and renders those near the window', async () => {
  vi.stubGlobal('IntersectionObserver', Window);
  moveTo('P0', 'P1');
  const games = Array.from({ length: GAMES }, (_, index) => ({
    ...savedChess([{ id: 1, parent: 0, action: 'e2 e4' }], 1),
    id: `game-${index}`,
    players: { white: `P${index}`, black: 'Q' },
  }));
  const store = roomWith(testShelf(), { database: testDatabase() });
  await store.getState().openFile(new Blob([archiveText(games, {})]));
  window.location.hash = '#/games';
  const { container } = render(<Page store={store} />);
  const links = await screen.findAllByRole('link', { name: /^Continue: / });
  expect(links.length).toBeLessThan(GAMES);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Continue: / })).toHaveLength(GAMES));
  const drawn = () => [...container.querySelectorAll('main li:has([inert]) h2')].map((title) => title.textContent);
  await waitFor(() => expect(drawn()).toEqual(['P0 – Q', 'P1 – Q']));
  expect(screen.getAllByRole('button', { name: /^More: / })).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Continue: P39 – Q' });
  link.focus();
  moveTo('P39');
  await waitFor(() => expect(drawn()).toEqual(['P39 – Q']));
  expect(link).toHaveFocus();
  expect(screen.getAllByText('Turn 1, Q to move')).toHaveLength(1);
  // An unchanged game is the same object, so its card is not rendered again.
  const before = store.getState().library;
  await store.getState().browse();
  expect(store.getState().library?.every((game, index) => game === before?.[index])).toBe(true);
});

test('a finished game shows its turns, whatever branches it has', async () => {
  vi.stubGlobal('IntersectionObserver', Window);
  moveTo('P');
  const mate = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'].map((action, parent) => ({
    id: parent + 1,
    parent,
    action,
  }));
  const game = {
    ...savedChess([...mate, { id: 5, parent: 0, action: 'e2 e4' }], 4),
    players: { white: 'P', black: 'Q' },
    result: { winner: 'black' as const, text: 'Black wins.' },
  };
  const store = roomWith(testShelf(), { database: testDatabase() });
  await store.getState().openFile(new Blob([archiveText([game], {})]));
  window.location.hash = '#/games';
  render(<Page store={store} />);
  expect(await screen.findByText(/2 turns/)).toBeVisible();
});

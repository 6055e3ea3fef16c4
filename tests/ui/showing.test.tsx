/** Tests a rule's demonstration on the main board, with the card that leads through it. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

// Loaded before any test, for the reason given in page.tsx.
import '../../src/ui/seek/RuleCard.tsx';
import '../../src/app/boards/clause-demo.ts';

const shown = async (fragment: string, motion: 'on' | 'off' = 'off') => {
  window.location.hash = fragment;
  const store = roomWith(testShelf(), { entries: GAMES.filter(({ id }) => id === 'snake') });
  store.getState().set({ motion });
  render(<Page store={store} />);
  const card = await screen.findByRole('region', { name: /^Demo of SN-PROMO-1/ });
  return { store, card: within(card), user: userEvent.setup() };
};

const onStage = (name: RegExp) =>
  within(screen.getByRole('grid', { name: 'Demo of SN-PROMO-1' })).getByRole('gridcell', { name });

test('a rule is stepped through by button and key, and left for the game', async () => {
  const { card, user } = await shown('#/snake/rules/SN-PROMO-1/show');
  expect(card.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  await user.click(card.getByRole('button', { name: 'Next step' }));
  expect(card.getByRole('button', { name: 'Previous step' })).toBeEnabled();
  await user.keyboard('[[');
  expect(card.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  expect(card.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', '#/snake/learn/SN-PROMO-1');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('grid', { name: /^Board/ })).toBeVisible();
  expect(window.location.hash).toBe('#/snake/rules/SN-PROMO-1');
});

test('SN-PROMO-1: other kinds can be tried on the stage, then resumed', async () => {
  const { store, card, user } = await shown('#/snake/rules/SN-PROMO-1/show');
  const before = store.getState().table;
  await user.click(onStage(/^a7,/));
  await user.click(onStage(/^a8/));
  await user.click(card.getByRole('button', { name: 'Falcon' }));
  await waitFor(() => expect(onStage(/^a8.*white Falcon/)).toBeVisible());
  expect(store.getState().table).toBe(before);
  await user.click(card.getByRole('button', { name: 'Example' }));
  expect(card.queryByRole('button', { name: 'Play from here' })).toBeNull();
  await user.click(onStage(/^a7,/));
  await act(async () => card.getByRole('button', { name: 'Play from here' }).click());
  expect(store.getState().table?.tree.beginning.start).toBeTruthy();
});

test('it plays by itself, pauses at a pick, and resumes with Play', async () => {
  const { card, user } = await shown('#/snake/rules/SN-PROMO-1/show', 'on');
  expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
  await user.click(onStage(/^a7,/));
  expect(card.getByRole('button', { name: 'Play from here' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Play' }));
  expect(card.queryByRole('button', { name: 'Play from here' })).toBeNull();
  expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test("a disputed rule's example is shown and named under each reading", async () => {
  const { card, user } = await shown('#/snake/rules/SN-PROMO-1/ours');
  expect(card.getByText('A Pawn becomes: any piece.')).toBeInTheDocument();
  expect(card.queryByRole('link', { name: 'Try it' })).toBeNull();
  const other = await screen.findByRole('link', { name: 'a Yurt' });
  expect(await screen.findByRole('link', { name: 'any piece' })).toHaveAttribute('aria-current', 'true');
  await user.click(other);
  expect(await screen.findByText('A Pawn becomes: a Yurt.')).toBeInTheDocument();
  for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.getByText(/In this game a Pawn can only become a Yurt/)).toBeInTheDocument();
});

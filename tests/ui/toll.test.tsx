/** Tests that casualties which a sentence only counts are drawn beside it, and named on request. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { linkTo } from '../support/links.ts';
import { must } from '../support/scenario.ts';
import { Page } from './page.tsx';

/** Returns the record of the first sample up to its second action, which kills five Pawns. */
const bursting = () => {
  const record = GAME.samples[0]?.record;
  if (!record) throw new Error('FrozenChess has a sample game');
  return { ...record, actions: record.actions.slice(0, 2) };
};

test('an explosion draws its casualties, and names them on request', async () => {
  const store = roomWith(testShelf(), { entries: GAMES.filter(({ id }) => id === 'frozenchess') });
  must(await store.getState().openLink(linkTo(bursting())));
  window.location.hash = '#/frozenchess';
  render(<Page store={store} />);
  const panel = within(await screen.findByRole('tabpanel'));
  await userEvent.click(await panel.findByRole('button', { name: 'Turn 1: show steps' }));
  expect(await panel.findByText(/kills \d+ (white|black)/)).toBeInTheDocument();
  const button = panel.getAllByRole('button', { name: 'Which pieces die' }).at(-1) as HTMLElement;
  expect(button.querySelectorAll('[data-glyph]').length).toBeGreaterThan(0);
  await userEvent.click(button);
  expect(await panel.findByText(/^Black: .*[a-p]\d+.*\.$/)).toBeInTheDocument();
});

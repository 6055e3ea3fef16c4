/** Tests that the turn card says one thing at a time, and that each of its states has one way out. */
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { option, readPicks } from '../../src/kernel/asking/target.ts';
import { selectAnimatedComputer } from '../../src/ui/opponent/Thinking.tsx';
import { must } from '../support/scenario.ts';
import { shownGame } from './shown-game.tsx';

const shown = async (id: string) => {
  const page = await shownGame(id);
  const asked = screen.getByRole('region', { name: 'Your move' });
  return {
    ...page,
    asked: within(asked),
    /** Returns the tones of the sentences in the card, such as "refused". */
    tones: () => [...asked.querySelectorAll('[data-talk] [data-tone]')].map((it) => it.getAttribute('data-tone')),
    act: (spelled: string) => act(() => page.store.getState().enact(must(readPicks(page.game.board, spelled)))),
  };
};

test('a refusal stays while pointing at choices, and goes with Back', async () => {
  const { user, cell, tones } = await shown('snake');
  await user.click(cell(/^e3,/));
  await user.click(cell(/^a8,/));
  expect(tones()).toEqual(['refused']);
  await user.hover(cell(/^e4,/));
  expect(tones()).toEqual(['refused']);
  await user.keyboard('{Escape}');
  await user.click(cell(/^d3,/));
  await user.hover(cell(/^d4,/));
  await expect.poll(tones).toEqual(['plain']);
});

test('a dangerous choice is a question with two buttons', async () => {
  const { store, user, cell, asked, tones } = await shown('inchworm');
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.click(cell(/^e2,/));
  const sheet = screen.getByRole('complementary');
  expect(sheet.dataset['height']).toBe('half');
  await user.click(cell(/^e4,/));
  expect(tones()).toEqual(['danger']);
  // Half-open, the sheet would hide the two buttons on a phone.
  await expect.poll(() => sheet.dataset['height']).toBe('low');
  await user.click(asked.getAllByRole('button', { name: 'Back' }).at(-1) ?? document.body);
  expect(tones()).not.toContain('danger');
  await user.click(cell(/^e4,/));
  await user.click(asked.getByRole('button', { name: 'Play it anyway' }));
  expect(store.getState().table?.line).toHaveLength(1);
});

test('a draw offer is a state of the card until it is answered', async () => {
  const { store, user, asked } = await shown('baroque');
  act(() => store.getState().declare(option('white-offers')));
  expect(asked.getByText('White offers a draw.')).toBeVisible();
  expect(asked.queryByRole('link')).toBeNull();
  await user.click(asked.getByRole('button', { name: 'Decline draw' }));
  expect(asked.queryByText('White offers a draw.')).toBeNull();
  expect(store.getState().table?.line).toHaveLength(2);
  act(() => store.getState().changeHeading((heading) => ({ ...heading, computers: { black: 'careful' } })));
  expect(await asked.findByText(/Black declines the draw/)).toBeInTheDocument();
  act(() => store.getState().declare(option('black-resigns')));
  expect(await asked.findByText('Black resigns.')).toBeVisible();
  expect(asked.queryByRole('link')).toBeNull();
});

test('an earlier place says so, with a button back', async () => {
  const { store, user, asked, act } = await shown('snake');
  act('e3 e4');
  await user.click(screen.getByRole('button', { name: 'Previous step' }));
  expect(asked.getByText(/A move here starts a branch/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Back to now' }));
  expect(store.getState().table?.cursor).toBe(store.getState().table?.line.length);
});

test('a game can be watched again after its running bar was closed', async () => {
  const { store, user, asked, act } = await shown('snake');
  act('e3 e4');
  const watch = async () => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Watch the game' }));
  };
  for (let times = 0; times < 2; times++) {
    await watch();
    await user.click(
      within(await asked.findByRole('region', { name: 'Watch the game' })).getByRole('button', {
        name: 'Close',
      }),
    );
    expect(asked.queryByRole('region', { name: 'Watch the game' })).toBeNull();
    expect(store.getState().running).toBe(false);
  }
});

test('descriptions leave out links to clauses', async () => {
  const { user, cell, asked } = await shown('snake');
  await user.click(cell(/^e3,/));
  await user.click(cell(/^a8,/));
  expect(asked.getByRole('link', { name: /^Rule / })).toBeVisible();
  const focused = document.querySelector('main [role="gridcell"][tabindex="0"]');
  expect(focused).toHaveAccessibleDescription(/\.$/);
});

test("during the computer's animation its side moves, and nothing is asked", async () => {
  const { store, act: play } = await shown('baroque');
  for (const action of ['b2 b4', 'b7 b5']) play(action);
  const moving = () =>
    selectAnimatedComputer({
      ...store.getState(),
      playback: { frames: [], index: 0, pace: 1, frameTime: 1 },
    });
  expect(moving()).toBeNull();
  act(() => store.getState().changeHeading((heading) => ({ ...heading, computers: { black: 'careful' } })));
  expect(moving()).toBe('black');
  expect(selectAnimatedComputer(store.getState())).toBeNull();
});

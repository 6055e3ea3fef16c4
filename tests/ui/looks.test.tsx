/** Tests a game with a mark, a badge and a sign of its own, whose names stand only in the game's file. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { differencesBetween } from '../../src/app/narration/difference.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { pictureOf } from '../../src/ui/export/picture.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { must } from '../support/scenario.ts';
import { ENTRY, GAME, LOOKS, SCEPTRE } from '../support/throne.ts';
import { Page } from './page.tsx';

const shown = async () => {
  window.location.hash = '#/throne';
  const store = roomWith(testShelf(), { entries: [ENTRY] });
  render(<Page store={store} />);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('grid');
  const pick = (text: string) =>
    act(() => {
      for (const target of must(readPicks(GAME.board, text))) store.getState().pick(target);
    });
  return { store, main, pick, user: userEvent.setup() };
};

const drawn = (selector: string): Element | null => document.querySelector(`main ${selector}`);

test('its mark and badge are drawn on the board, its sign on the button', async () => {
  const { main, pick } = await shown();
  pick('c1');
  const ability = await main.findByRole('button', { name: /Hold court/ });
  expect(ability.querySelector('path')?.getAttribute('d')).toBe(SCEPTRE);
  pick('c2');
  const use = drawn('[data-kind="throne"]');
  expect(document.querySelector(use?.getAttribute('href') ?? '')?.innerHTML).toContain(LOOKS.marks.throne.shapes[0]?.d);
  expect(drawn('[data-number="disc"]')?.textContent).toBe('2');
  const icon = drawn('[data-kind="anointed"] [data-icon]') as HTMLElement;
  const sheets = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const found = sheets.find(({ cssText }) => cssText.includes(`"${icon.dataset['icon']}"`));
  expect(found?.cssText).toContain(encodeURIComponent(LOOKS.badges.anointed.icon));
});

test('its mark and badge stand in the legend, in pictures, and in what has changed', async () => {
  const start = GAME.setup(1);
  const after = must(GAME.play(start, must(readPicks(GAME.board, 'c1 c2')))).state;
  expect(differencesBetween(GAME, GAME.view(start), GAME.view(after)).map(({ text }) => text)).toEqual([
    'White moved the King from c1 to c2.',
    "Now anointed: White's King on c2.",
    'New: 1 throne on c3.',
  ]);
  const { svg } = pictureOf(GAME, GAME.view(after));
  expect(svg).toContain(LOOKS.badges.anointed.icon);
  expect(svg).toContain(LOOKS.marks.throne.shapes[0]?.d);
  const { user } = await shown();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
  for (const says of ['The throne.', 'A footstool.', 'This King is anointed.'])
    expect(await dialog.findByText(says, { exact: false })).toBeInTheDocument();
});

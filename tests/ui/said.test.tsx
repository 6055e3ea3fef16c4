import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WORDS } from '../../src/ui/words.ts';
import { positionFile } from '../../src/variants/frozenchess/demos/line.ts';
import { shownGame } from './shown-game.tsx';

test("the page's title is its game's name", async () => {
  const { game } = await shownGame('snake');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${game.title}$`));
});

test('an empty square is called empty once', async () => {
  const { user, cell } = await shownGame('snake');
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.hover(cell(/^d5/));
  const panel = screen.getByRole('tabpanel');
  expect(await within(panel).findByRole('heading', { name: 'd5' })).toBeVisible();
  expect(panel.textContent?.match(/empty/gi)).toHaveLength(1);
});

test("looking at the other side's piece lights no squares at fault", async () => {
  const { user, cell } = await shownGame('snake');
  await user.click(screen.getByRole('tab', { name: 'Look' }));
  await user.click(cell(/^e6,/));
  expect(await screen.findByRole('heading', { name: 'e6' })).toBeVisible();
  expect(screen.queryByText('This square is part of the reason.')).toBeNull();
});

test('the rail shows the portion of the turn', async () => {
  const { main, pick, cell } = await shownGame('snake');
  const step = () => main.getByText((_, each) => each?.getAttribute('aria-current') === 'step');
  expect(step()).toHaveTextContent('Piece');
  pick('f3 f4');
  expect(step()).toHaveTextContent('Snake');
  pick('e2');
  expect(cell(/^e2, white Snake head/)).toBeVisible();
});

test('a stage is announced, and the names show what victory lacks', async () => {
  const { pick } = await shownGame('frozenchess', {
    start: positionFile('w Rb4 Qn3 / b Pn14 / plies 599 / turn b'),
  });
  pick('n14 n13');
  for (const says of [
    /Stage 2 begins\. The majority side wins/,
    /Majority side, still needs 2 captures in a row/,
    /Stage 2 of 6/,
  ])
    expect((await screen.findAllByText(says))[0]).toBeVisible();
});

test('an overlay switched on by key shows its name and a switch', async () => {
  const { game, user } = await shownGame('snake');
  fireEvent.keyDown(document.body, { key: '!', code: 'Digit1', shiftKey: true });
  const shownOn = await screen.findByRole('list', { name: 'Shown on the board' });
  expect(within(shownOn).getByRole('listitem')).toHaveTextContent(game.lenses[0]?.title ?? '');
  fireEvent.keyDown(document.body, { key: ')', code: 'Digit0', shiftKey: true });
  expect(within(shownOn).getAllByRole('listitem')).toHaveLength(2);
  for (const button of within(shownOn).getAllByRole('button')) await user.click(button);
  expect(screen.queryByRole('list', { name: 'Shown on the board' })).toBeNull();
});

test('l steps through overlays and Space toggles one, on any layout', async () => {
  const { game, user } = await shownGame('frozenchess');
  const focused = () => document.activeElement?.closest('label')?.textContent ?? '';
  for (const { title } of [{ title: WORDS.diagram }, ...game.lenses]) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'l', code: 'KeyL' });
    await waitFor(() => expect(focused()).toContain(title));
    await user.keyboard(' ');
  }
  const shownOn = screen.getByRole('list', { name: 'Shown on the board' });
  expect(within(shownOn).getAllByRole('listitem')).toHaveLength(game.lenses.length + 1);
});

test('during a search no square is a choice, and only the pick is selected', async () => {
  const { main, pick, store } = await shownGame('snake');
  act(() => store.setState({ isAsking: true }));
  const selected = () => main.queryAllByRole('gridcell', { selected: true }).map(({ dataset }) => dataset['name']);
  expect(main.queryAllByRole('gridcell', { name: /legal|can be chosen|capture/ })).toEqual([]);
  expect(selected()).toEqual([]);
  expect(document.querySelector('[data-ask]')).toHaveAttribute('aria-busy', 'true');
  act(() => store.setState({ isAsking: false }));
  expect(main.queryAllByRole('gridcell', { name: /can be chosen/ })).not.toEqual([]);
  pick('f3');
  act(() => store.setState({ isAsking: true }));
  expect(selected()).toEqual(['f3']);
});

test("a tooltip shows a tool's key to the pointer alone", async () => {
  const { main } = await shownGame('snake');
  const undo = main.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAccessibleDescription('');
  expect(within(undo).getByTitle('Undo ([)')).toBeInTheDocument();
});

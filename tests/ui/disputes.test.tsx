/** Tests disputed rules: they are chosen in the game's card, each with its clause, and are named in the rulebook. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { positionOf } from '../../src/app/model/table.ts';
import { type DisputedOption, disputesOf } from '../../src/kernel/editing/options.ts';
import type { GameEntry, GameOption, GameRecord } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { Rules } from '../../src/ui/panels/rules/Rules.tsx';
import { FreshTable } from '../../src/ui/seats/FreshTable.tsx';
import { StoreProvider } from '../../src/ui/store.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { linkTo } from '../support/links.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { shownGame } from './shown-game.tsx';

/** Renders the card of a new game with its house rules unfolded, and its rulebook if asked for. */
const shown = async ({ id, load }: GameEntry, withRules = false) => {
  const game = await load();
  const store = roomWith(testShelf(), { entries: GAMES });
  await store.getState().open(id);
  render(
    <StoreProvider store={store}>
      <FreshTable game={game} onLeave={() => undefined} />
      {withRules && <Rules game={game} clause={null} shown={null} />}
    </StoreProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText(/^House rules/));
  return {
    game,
    disputed: disputesOf(game.options),
    choose: ({ title, values }: GameOption, index: number) =>
      user.click(within(screen.getByRole('group', { name: title })).getByRole('radio', { name: values[index]?.title })),
    playedIn: (option: DisputedOption) => {
      const { table } = store.getState();
      invariant(table, 'a game is on the table');
      return option.valueIn(positionOf(table));
    },
  };
};

for (const entry of PUBLISHED_GAMES) {
  test(`${entry.title}: a new game uses the chosen readings, each with its clause`, async () => {
    const { game, disputed, choose, playedIn } = await shown(entry);
    const clauses = new Set(clausesOf(game.rules).map(({ id }) => id));
    expect(disputed.length).toBeGreaterThan(0);
    for (const option of disputed) {
      const rule = option.rule;
      expect(clauses).toContain(rule);
      expect(screen.getByRole('link', { name: rule })).toHaveAttribute('href', `#/${entry.id}/rules/${rule}`);
      const example = () => screen.getByRole('link', { name: new RegExp(`^Show: ${option.title}: `) });
      expect(playedIn(option)).toBe(option.values[0]?.id);
      expect(example()).toHaveAttribute('href', `#/${entry.id}/rules/${rule}/ours`);
      await choose(option, 1);
      expect(example()).toHaveAttribute('href', `#/${entry.id}/rules/${rule}/other`);
      expect(playedIn(option)).toBe(option.values[1]?.id);
    }
    expect(disputed.map(playedIn)).toEqual(disputed.map(({ values }) => values[1]?.id));
  });
}

test('the rulebook says which reading of a disputed clause is played', async () => {
  const snake = GAMES.find(({ id }) => id === 'snake');
  invariant(snake, 'Snake is in the list of games');
  const { disputed, choose } = await shown(snake, true);
  const said = (text: string) => screen.findByText((_, element) => element?.textContent === text);
  const stranding = disputed.find(({ id }) => id === 'stranding');
  invariant(stranding, 'Snake has a rule in dispute');
  const readings = 'Two ways to read it. A move that strands the Snake: ';
  const ours = await said(`${readings}loses at once (this game); is not allowed.`);
  expect(ours.closest('[data-clause]')).toHaveAttribute('data-clause', 'SN-TURN-4');
  await choose(stranding, 1);
  expect(await said(`${readings}loses at once; is not allowed (this game).`)).toBeInTheDocument();
});

for (const entry of PUBLISHED_GAMES) {
  test(`${entry.title}: the rulebook states and finds the chosen readings`, async () => {
    await entry.demos?.();
    const { game, disputed, choose } = await shown(entry, true);
    const clauses = clausesOf(game.rules);
    const rules = disputed.map(({ rule }) => rule);
    expect(new Set(clauses.flatMap(({ id, other }) => (other ? [other.by ?? id] : [])))).toEqual(new Set(rules));
    for (const option of disputed) {
      const ours = clauses.find(({ id }) => id === option.rule);
      invariant(ours?.other, 'a clause in dispute has other words');
      const { id, title, text, other } = ours;
      const entryOf = () => document.querySelector(`[data-clause="${id}"]`);
      const heading = () => entryOf()?.querySelector('h3')?.textContent;
      const words = () => entryOf()?.querySelector('p')?.textContent;
      const show = () => within(entryOf() as HTMLElement).findByRole('link', { name: `Show: ${id}` });
      expect([other.title, other.text]).not.toContain(undefined);
      expect([title, text]).not.toContain(other.title);
      expect(other.text).not.toBe(text);
      expect([heading(), words()]).toEqual([`${title}  ${id}`, text]);
      expect(await show()).toHaveAttribute('href', `#/${entry.id}/rules/${id}/show`);
      await choose(option, 1);
      await waitFor(() => expect([heading(), words()]).toEqual([`${other.title}  ${id}`, other.text]));
      expect(await show()).toHaveAttribute('href', `#/${entry.id}/rules/${id}/other`);
      await choose(option, 0);
      await waitFor(() => expect(words()).toBe(text));
    }
  });
}

test('choices for the next game survive an example, until cancelled', async () => {
  const { user, store } = await shownGame('snake', { actions: ['c3 c4', 'e2'] });
  const opened = async () => {
    await user.click(screen.getByRole('button', { name: 'New game' }));
    return within(await screen.findByRole('dialog', { name: /^New game: / }));
  };
  const name = (dialog: Awaited<ReturnType<typeof opened>>) => dialog.getByRole('textbox', { name: "White's player" });
  const yurt = (dialog: Awaited<ReturnType<typeof opened>>) =>
    dialog.getByRole('radio', { name: 'A Yurt', hidden: true });
  const chosen = await opened();
  await user.type(name(chosen), 'Ann');
  await user.click(chosen.getByText(/^House rules/));
  await user.click(yurt(chosen));
  await user.click(chosen.getByRole('link', { name: 'Show: A Pawn becomes: a Yurt.' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await opened();
  expect(name(again)).toHaveValue('Ann');
  expect(yurt(again)).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Close' }));
  const anew = await opened();
  expect(name(anew)).toHaveValue('');
  expect(yurt(anew)).not.toBeChecked();
  expect(store.getState().heading?.players.white).toBe('');
});

const BEYOND = 'House rules: a Long Leaper lands on any empty square beyond (BQ-LEAP-2).';

/** Opens a link to a game of Baroque under one other reading (of BQ-LEAP-2). */
const linked = async (actions: readonly string[], start?: (position: string) => Partial<GameRecord>) => {
  const { game, store, user } = await shownGame('baroque');
  const record = recordOf(game, 1, { leap: 'beyond' });
  const written = game.write(game.setup(1, record.options));
  const link = linkTo({ ...record, ...start?.(written), actions });
  await act(() => store.getState().openLink(link));
  return { user, notice: document.querySelector('[data-notices]') };
};

const lines = () =>
  [...document.querySelectorAll('p')].map((each) => each.textContent).filter((text) => text === BEYOND);

test('links, rulebook, players and saved games name the other readings', async () => {
  // Without an IntersectionObserver, which jsdom lacks, every card counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined);
  const { user, notice } = await linked(['a2 a3']);
  await waitFor(() => expect(notice).toHaveTextContent(`This link holds a game of Baroque: 1 move. ${BEYOND}`));
  await user.click(screen.getByRole('button', { name: 'Play from here' }));
  await user.click(screen.getByRole('tab', { name: 'Rules' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByText('Players and clocks'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Players and clocks' }));
  expect(dialog.getByRole('link', { name: 'BQ-LEAP-2' }).closest('p')).toHaveTextContent(BEYOND);
  act(() => {
    window.location.hash = '#/games';
  });
  expect(await screen.findByText(/House rules: BQ-LEAP-2$/)).toBeVisible();
});

test('a link with only a position names the other readings, too', async () => {
  const { notice } = await linked([], (start) => ({ start, options: {} }));
  await waitFor(() => expect(notice).toHaveTextContent(BEYOND));
});

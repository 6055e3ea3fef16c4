import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPicks } from '../../src/kernel/asking/target.ts';
import type { GameRecord } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { roomWith, testShelf } from '../app/room.ts';
import { Page } from './page.tsx';

/** Opens the page of a game, at its start or with the given start and actions. */
export const shownGame = async (id: string, record?: Partial<Pick<GameRecord, 'start' | 'actions'>>) => {
  const entry = GAMES.find((each) => each.id === id);
  invariant(entry, `${id} is in the list`);
  const game = await entry.load();
  const store = roomWith(testShelf(), { entries: [entry] });
  await store.getState().open(id);
  if (record) store.getState().load({ ...recordOf(game, 1), ...record });
  window.location.hash = `#/${id}`;
  render(<Page store={store} />);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('grid');
  return {
    game,
    store,
    main,
    user: userEvent.setup(),
    table: () => {
      const { table } = store.getState();
      invariant(table, 'a game is on the table');
      return table;
    },
    pick: (text: string) =>
      act(() => {
        const picks = readPicks(game.board, text);
        invariant(picks.ok, `${text} are picks`);
        for (const target of picks.value) store.getState().pick(target);
      }),
    cell: (name: RegExp) => main.getByRole('gridcell', { name }),
  };
};

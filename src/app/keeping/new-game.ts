/** Slice: games that are begun here, in the place of the one on the table. */
import type { GameRecord, Position } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { GameHeading, People } from '../formats/saved.ts';
import type { Actions, StoreAccess, World } from '../room.ts';
import { swapComputers } from '../seats/computers.ts';
import { keepPeople } from '../seats/seating.ts';
import { swapSides } from '../seats/seats.ts';
import { tableOf } from '../table/playing.ts';
import { freshTable, isOwn, positionOf, type Table } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import type { OpenGame } from './open-game.ts';

type NewGameActions = Pick<
  Actions,
  'newGame' | 'choose' | 'grow' | 'rematch' | 'load' | 'playFrom' | 'playOwn'
>;

const NOBODY = { white: '', black: '' } as const;

export const freshHeading = ({ newId, now }: World): GameHeading => ({
  id: newId(),
  name: '',
  created: now(),
  players: NOBODY,
});

/** A heading with the players of another; if they change sides, their seats and clocks follow them. */
const withPlayers = (
  before: (People & Pick<GameHeading, 'computers'>) | null,
  fresh: GameHeading,
  changed = false,
): GameHeading => {
  if (!before) return fresh;
  const { players, seats, computers, clock } = before;
  return {
    ...fresh,
    players: changed ? swapSides(players) : players,
    ...(seats && { seats }),
    ...(computers && { computers: changed ? swapComputers(computers) : computers }),
    ...(clock && { clock: changed ? { ...swapSides(clock), atZero: clock.atZero } : clock }),
  };
};

export const newGameActions = ({ get, set, put, world }: StoreAccess, openGame: OpenGame): NewGameActions => {
  const begin = (table: Table, heading: GameHeading, news: string) =>
    void openGame({ sitting: { table, heading, flipped: get().flipped }, news });
  const beginFresh = ({ game }: Table, options: GameRecord['options'], heading: GameHeading, news: string) =>
    begin(freshTable(game, world.seed(), options), heading, news);
  const beginAt = (
    record: GameRecord,
    heading = freshHeading(world),
    news: string = NEWS.anotherGame,
  ): Result<Table, Problem> => {
    const { table } = get();
    if (!table) return problem(NEWS.noGame);
    if (same(record, table.record)) return ok(table);
    const next = tableOf(table.game, record);
    if (next.ok) begin(next.value, heading, news);
    return next;
  };
  const recordAt = ({ game }: Table, position: Position) =>
    recordOf(game, world.seed(), {}, game.write(position));
  const seatAll = () => set({ seated: get().heading?.id ?? null });
  return {
    load: (record) => beginAt(record),
    newGame(options = {}, computers, people) {
      const { table, heading } = get();
      if (!table) return;
      const seated = withPlayers(people ?? heading, freshHeading(world));
      beginFresh(
        table,
        options,
        { ...seated, ...(computers && { computers }) },
        NEWS.newGame(table.game.title),
      );
      if (people) keepPeople(world.shelf, people);
      if (people || !computers) seatAll();
    },
    choose(options) {
      const { table, yielded } = get();
      if (table && !isOwn(table)) put(freshTable(table.game, world.seed(), options), { yielded });
    },
    grow() {
      const { table, heading } = get();
      const grown = table?.game.first?.grow(positionOf(table));
      if (!table || !grown) return;
      beginAt(recordAt(table, grown), withPlayers(heading, freshHeading(world)), NEWS.allRules);
      seatAll();
    },
    async playOwn(variant) {
      await openGame({ variant });
      const { table, heading, saved } = get();
      const own = saved();
      if (table && own?.result)
        beginFresh(
          table,
          own.options,
          withPlayers(heading, freshHeading(world)),
          NEWS.newGame(table.game.title),
        );
    },
    rematch() {
      const { table, heading } = get();
      if (!table) return;
      const swapped = withPlayers(heading, freshHeading(world), true);
      beginFresh(table, table.record.options, swapped, NEWS.rematch(table.game.title));
      seatAll();
    },
    playFrom(position) {
      const { table } = get();
      return table ? beginAt(recordAt(table, position)) : problem(NEWS.noGame);
    },
  };
};

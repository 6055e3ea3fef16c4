/** Slice: games that are begun here, in the place of the one on the table. */
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { GameRecord, Position } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import type { GameHeading, People } from '../formats/saved.ts';
import { freshHeading, keepPeople, withPlayers } from '../seats/heading.ts';
import type { Actions, StoreAccess } from '../state.ts';
import { tableOf } from '../table/playing.ts';
import { freshTable, isOwn, positionOf, type Table } from '../table/table.ts';
import { MESSAGES } from '../telling/words.ts';
import type { OpenGame } from './open-game.ts';

type NewGameActions = Pick<
  Actions,
  'newGame' | 'choose' | 'addAllRules' | 'rematch' | 'load' | 'playFrom' | 'playOwn'
>;

export const newGameActions = ({ get, set, put, world }: StoreAccess, openGame: OpenGame): NewGameActions => {
  /** A heading with the players at the table, or with others. */
  const samePlayers = (people: People | null = get().heading, swapped = false) =>
    withPlayers(people, freshHeading(world), swapped);
  const begin = (table: Table, heading: GameHeading, news: string) =>
    void openGame({ sitting: { table, heading, flipped: get().flipped }, news });
  const beginFresh = (
    options: GameRecord['options'],
    news: (title: string) => string,
    heading = samePlayers(),
  ) => {
    const { table } = get();
    if (table) begin(freshTable(table.game, world.seed(), options), heading, news(table.game.title));
  };
  const beginAt = (
    record: GameRecord,
    heading = freshHeading(world),
    news: string = MESSAGES.anotherGame,
  ): Result<Table, Problem> => {
    const { table } = get();
    if (!table) return problem(MESSAGES.noGame);
    if (deepEqual(record, table.record)) return ok(table);
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
      beginFresh(options, MESSAGES.newGame, { ...samePlayers(people), ...(computers && { computers }) });
      if (people) keepPeople(world.shelf, people);
      if (people || !computers) seatAll();
    },
    choose(options) {
      const { table, yielded } = get();
      if (table && !isOwn(table)) put(freshTable(table.game, world.seed(), options), { yielded });
    },
    addAllRules() {
      const { table } = get();
      const grown = table?.game.first?.grow(positionOf(table));
      if (!table || !grown) return;
      beginAt(recordAt(table, grown), samePlayers(), MESSAGES.allRules);
      seatAll();
    },
    async playOwn(variant) {
      await openGame({ variant });
      const own = get().saved();
      if (own?.result) beginFresh(own.options, MESSAGES.newGame);
    },
    rematch() {
      const { table, heading } = get();
      beginFresh(table?.record.options ?? {}, MESSAGES.rematch, samePlayers(heading, true));
      seatAll();
    },
    playFrom(position) {
      const { table } = get();
      return table ? beginAt(recordAt(table, position)) : problem(MESSAGES.noGame);
    },
  };
};

/**
 * Slice: which game is on the table. It is opened, taken from outside, replaced, brought back, or left.
 */

import { deepEqual } from '../../kernel/deep-equal.ts';
import type { GameRecord, Position } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { type Actions, joinNotices, type StoreAccess } from '../room.ts';
import { type Computers, swapComputers } from '../seats/computers.ts';
import { keepPeople } from '../seats/seating.ts';
import { swapSides } from '../seats/seats.ts';
import { tableOf } from '../table/playing.ts';
import { freshTable, isOwn, positionOf, type Table } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { freshHeading } from './continue-game.ts';
import { type GameHeading, type People, toSaved } from './formats/saved.ts';
import { gameOpener, type OpenGame } from './open-game.ts';

type OpenActions = Pick<
  Actions,
  'stop' | 'open' | 'takeOver' | 'leave' | 'saved' | 'openLink' | 'openFile' | 'bringBack'
>;
type FreshActions = Pick<
  Actions,
  'newGame' | 'choose' | 'grow' | 'rematch' | 'load' | 'playFrom' | 'playOwn'
>;

/** Opens games that there are, and leaves them. */
const openActions = ({ get, set, put, errands, world }: StoreAccess, openGame: OpenGame): OpenActions => ({
  async open(variant) {
    if (get().table?.game.id !== variant) await openGame({ variant });
  },
  async takeOver() {
    const { elsewhere } = get();
    if (elsewhere !== null) await openGame({ variant: elsewhere, takeOver: true });
  },
  openLink: (fragment) => openGame({ source: fragment }),
  async openFile(file) {
    const there = await openGame({ source: file });
    const why = there.ok ? null : there.error.text;
    if (why !== null) set({ notice: { text: why === NEWS.stopped ? why : NEWS.cannotOpenFile(why) } });
    return there;
  },
  bringBack() {
    const { previous } = get();
    if (previous) void openGame({ sitting: previous, news: null });
  },
  stop() {
    errands.stop();
    set({ loading: null });
  },
  leave() {
    errands.stop();
    world.tabs?.release();
    const { notice } = get();
    put(null, { loading: null, heading: null, elsewhere: null, notice: notice?.stays ? notice : null });
  },
  saved() {
    const { table, heading, flipped, hotSeat } = get();
    return table && heading && toSaved(table, heading, flipped, world.now(), hotSeat.fallen);
  },
});

/** The same players sit down to another game. If they change sides, their seats and clocks follow them. */
const sameSeats = (
  before: (People & Pick<GameHeading, 'computers'>) | null,
  fresh: GameHeading,
  changed: boolean,
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

/** Begins games. */
const freshActions = ({ get, set, put, world }: StoreAccess, openGame: OpenGame): FreshActions => {
  const begin = (
    options: Table['record']['options'],
    isRematch: boolean,
    news: (title: string) => string,
    computers?: Computers,
    people?: People,
  ) => {
    const { table, flipped, heading } = get();
    if (!table) return;
    const fresh = freshTable(table.game, world.seed(), options);
    const seated = sameSeats(people ?? heading, freshHeading(world), isRematch);
    const sitting = { table: fresh, heading: computers ? { ...seated, computers } : seated, flipped };
    void openGame({ sitting, news: news(table.game.title) });
  };
  const seatAll = () => set({ seated: get().heading?.id ?? null });
  const beginWith = (
    record: GameRecord,
    heading = freshHeading(world),
    news: string = NEWS.anotherGame,
  ): Result<Table, Problem> => {
    const { table, flipped } = get();
    if (!table) return problem(NEWS.noGame);
    if (deepEqual(record, table.record)) return ok(table);
    const next = tableOf(table.game, record);
    if (next.ok) void openGame({ sitting: { table: next.value, heading, flipped }, news });
    return next;
  };
  const recordAt = ({ game }: Table, position: Position) =>
    recordOf(game, world.seed(), {}, game.write(position));
  return {
    load: (record) => beginWith(record),
    newGame(options = {}, computers, people) {
      begin(options, false, NEWS.newGame, computers, people);
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
      beginWith(recordAt(table, grown), sameSeats(heading, freshHeading(world), false), NEWS.allRules);
      seatAll();
    },
    async playOwn(variant) {
      await openGame({ variant });
      const own = get().saved();
      if (own?.result) begin(own.options, false, NEWS.newGame);
    },
    rematch() {
      begin(get().table?.record.options ?? {}, true, NEWS.rematch);
      seatAll();
    },
    playFrom(position) {
      const { table } = get();
      return table ? beginWith(recordAt(table, position)) : problem(NEWS.noGame);
    },
  };
};

/** Sets up a position by hand: fetches the editor, and restores the last draft. */
const editActions = ({
  get,
  set,
  world: { entries, shelf, now },
}: StoreAccess): Pick<Actions, 'sandbox'> => ({
  async sandbox(id) {
    await get().open(id);
    const { table, notice } = get();
    const editor = await entries.find((each) => each.id === id)?.editor?.();
    const { createSandbox, draftIn } = await import('../table/sandbox.ts');
    if (table?.game.id !== id || !editor) return null;
    const { draft, wrong } = draftIn(shelf, table.game, editor, now);
    // The game that a link brought is read, not edited.
    set({ notice: joinNotices(notice?.offer === 'read' ? null : notice, wrong ?? null) });
    return createSandbox(shelf, table.game, editor, positionOf(table), draft);
  },
});

type SessionActions = OpenActions & FreshActions & ReturnType<typeof editActions>;

export const sessionActions = (access: StoreAccess): SessionActions => {
  const openGame = gameOpener(access);
  return {
    ...openActions(access, openGame),
    ...freshActions(access, openGame),
    ...editActions(access),
  };
};

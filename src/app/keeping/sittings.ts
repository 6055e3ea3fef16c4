/**
 * Slice: which game is on the table. It is opened, taken from outside, replaced, brought back, or left.
 */
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import { type Actions, joinNotices, type StoreAccess } from '../room.ts';
import { type Computers, swapComputers } from '../seats/computers.ts';
import { keepPeople } from '../seats/seating.ts';
import { swapSides } from '../seats/seats.ts';
import { tableOf } from '../table/playing.ts';
import { freshTable, isOwn, positionOf, type Table } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { type GameHeading, type People, toSaved } from './formats/saved.ts';
import type { Source } from './formats/source.ts';
import { freshHeading } from './resuming.ts';
import { type Chair, chair, ownSitting } from './seat.ts';

type OpenActions = Pick<Actions, 'stop' | 'open' | 'takeOver' | 'leave' | 'saved'>;
type OutsideActions = Pick<Actions, 'openLink' | 'openFile'>;
type FreshActions = Pick<
  Actions,
  'newGame' | 'choose' | 'grow' | 'rematch' | 'load' | 'playFrom' | 'bringBack' | 'playOwn'
>;

/** Opens the current game of a variant, and leaves it. */
const openActions = ({ get, set, put, errands, world }: StoreAccess, { seat }: Chair): OpenActions => ({
  async open(id) {
    if (get().table?.game.id === id) return;
    await errands.run((errand) => seat(id, false, errand));
  },
  async takeOver() {
    const { elsewhere } = get();
    if (elsewhere !== null) await errands.run((errand) => seat(elsewhere, true, errand));
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

/** Opens a game from outside; returns its variant. */
const outsideActions = (access: StoreAccess, seats: Chair): OutsideActions => {
  /** Asks which of several games is meant; null where none is. */
  const ask = async (titles: readonly string[]): Promise<number | null> => {
    access.get().choice?.answer(null);
    const chosen = await new Promise<number | null>((answer) => access.set({ choice: { titles, answer } }));
    access.set({ choice: null });
    return chosen;
  };
  const take = async (source: Source, chosen: number | null = null): Promise<Result<string, Problem>> => {
    const admittance = await access.errands.run(async (errand) => {
      const { admit } = await errand.until(import('./admitting.ts'));
      return admit(source, errand, access, seats, chosen);
    });
    if (!admittance?.ok) return admittance ?? problem(NEWS.stopped);
    const { value } = admittance;
    if (typeof value === 'string') return ok(value);
    const which = await ask(value.titles);
    return which === null ? problem(NEWS.stopped) : take(source, which);
  };
  return {
    openLink: (fragment) => take(fragment),
    async openFile(file) {
      const admittance = await take(file);
      const why = admittance.ok ? null : admittance.error.text;
      if (why !== null)
        access.set({ notice: { text: why === NEWS.stopped ? why : NEWS.cannotOpenFile(why) } });
      return admittance;
    },
  };
};

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

/** Replaces the game on the table by another one. */
const freshActions = (
  { get, set, put, errands, world }: StoreAccess,
  { seat, replace, hold }: Chair,
): FreshActions => {
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
    replace(
      { table: fresh, heading: computers ? { ...seated, computers } : seated, flipped },
      news(table.game.title),
    );
  };
  const seatAll = () => set({ seated: get().heading?.id ?? null });
  const load: Actions['load'] = (record) => {
    const { table, flipped } = get();
    if (!table) return problem(NEWS.noGame);
    if (same(record, table.record)) return ok(table);
    const next = tableOf(table.game, record);
    if (next.ok) replace({ table: next.value, heading: freshHeading(world), flipped }, NEWS.anotherGame);
    return next;
  };
  return {
    load,
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
      const { table, heading, flipped } = get();
      const grown = table?.game.first?.grow(positionOf(table));
      if (!table || !grown) return;
      const next = tableOf(table.game, recordOf(table.game, world.seed(), {}, table.game.write(grown)));
      if (next.ok)
        replace(
          { table: next.value, heading: sameSeats(heading, freshHeading(world), false), flipped },
          NEWS.allRules,
        );
      seatAll();
    },
    async playOwn(id) {
      await errands.run((errand) => seat(id, false, errand));
      const own = get().saved();
      if (own?.result) begin(own.options, false, NEWS.newGame);
    },
    rematch() {
      begin(get().table?.record.options ?? {}, true, NEWS.rematch);
      seatAll();
    },
    playFrom(position) {
      const { table } = get();
      return table
        ? load(recordOf(table.game, world.seed(), {}, table.game.write(position)))
        : problem(NEWS.noGame);
    },
    bringBack() {
      const { table, heading, previous } = get();
      if (!table || !heading || !previous) return;
      const { table: next, ...sitting } = previous;
      void hold(next.game.id, sitting.heading.id);
      put(next, { ...sitting, previous: ownSitting(get()), notice: null });
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

type SittingActions = OpenActions & OutsideActions & FreshActions & ReturnType<typeof editActions>;

export const sittingActions = (access: StoreAccess): SittingActions => {
  const seats = chair(access);
  return {
    ...openActions(access, seats),
    ...outsideActions(access, seats),
    ...freshActions(access, seats),
    ...editActions(access),
  };
};

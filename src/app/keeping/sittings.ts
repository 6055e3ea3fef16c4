/** Which game is on the table: opened where it was left, new, watched, from a link or a file, or taken over from another tab. */
import type { Game } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { Actions, Hands, Sitting, World } from '../room.ts';
import { sameSeats } from '../seats/seating.ts';
import { tableOf } from '../table/playing.ts';
import { ALL_KNOWN, type Recall } from '../table/recall.ts';
import { freshTable, isOwn, type Table } from '../table/table.ts';
import { NEWS } from '../telling/words.ts';
import { NO_CLAIMS } from './claims.ts';
import { adopt, disown } from './journal.ts';
import type { Keeper } from './keeper.ts';
import { opened, unplayable } from './opening.ts';
import { LIMITS, readSaved } from './reading.ts';
import { type Heading, headingOf, readAs, type SavedGame } from './saved.ts';
import type { Stands } from './stands.ts';

type SittingActions = Pick<
  Actions,
  'open' | 'takeOver' | 'openLink' | 'openFile' | 'watch' | 'leave' | 'newGame' | 'rematch' | 'load' | 'playFrom' | 'bringBack'
>;

const NOBODY = { white: '', black: '' } as const;

/** A game to be gone on with, what is still to be played of it, and why it is not the one that was looked for. */
interface Resumed {
  readonly sitting: Sitting;
  readonly recall: Recall;
  readonly wrong: Problem | null;
}

export const sittingActions = ({ get, set, put, gameOf }: Hands, world: World, keeper: Keeper, stands: Stands): SittingActions => {
  const { shelf, claims = NO_CLAIMS } = world;
  const stamp = () => ({ id: world.newId(), now: world.now() });
  const freshHeading = (): Heading => ({ id: world.newId(), name: '', created: world.now(), players: NOBODY });
  const fresh = (game: Game): Sitting => ({ table: freshTable(game, world.seed()), heading: freshHeading(), flipped: false });

  /** Another tab has taken the game over: nothing more is written here. */
  const lost = (variant: string, id: string) => () => {
    keeper.yield(id);
    if (get().heading?.id === id) put(null, { heading: null, elsewhere: variant });
  };

  const claimed = (variant: string, id: string, takeOver = false) => claims.claim(id, takeOver, lost(variant, id));

  /** Claims a game that is on the table already; it goes again if another tab has it. */
  const hold = async (variant: string, id: string) => {
    if (!(await claimed(variant, id))) lost(variant, id)();
  };

  const begun = (game: Game, wrong: Problem | null): Resumed => ({ sitting: fresh(game), recall: ALL_KNOWN, wrong });

  const seated = (game: Game, saved: SavedGame): Resumed => {
    const there = opened(game, saved, world.spare ? stands.find(saved) : null);
    if (!there.ok) return begun(game, disown(shelf, saved, world.now(), there.error));
    const { table, changed, recall } = there.value;
    // A game that goes on from its last position is another one: the old one stays as it was.
    const heading = changed ? { ...headingOf(saved), id: world.newId() } : headingOf(saved);
    if (recall !== ALL_KNOWN) readAs(table, heading, saved);
    return { sitting: { table, heading, flipped: saved.flipped }, recall, wrong: changed };
  };

  /** What is kept of the game of a variant that is gone on with; null while another tab has it. */
  const found = async (variant: string, takeOver: boolean): Promise<Result<SavedGame | null, Problem> | null> => {
    const wrong = adopt(shelf, variant, stamp);
    const id = keeper.current(variant);
    if (id !== null && !(await claimed(variant, id, takeOver))) return null;
    const saved = id === null ? ok(null) : await keeper.find(id);
    return saved.ok && saved.value?.game !== variant ? (wrong ? err(wrong) : ok(null)) : saved;
  };

  /** Plays through what led to the position. Should it lead elsewhere, the game is opened anew, from what was played alone. */
  const recallOn = (recall: Recall) => {
    world.spare?.((mayGoOn) => {
      const { recalling, table } = get();
      if (recalling !== recall || !table) return;
      recall.goOn(mayGoOn);
      if (!recall.isDone()) return recallOn(recall);
      if (recall.isTrue()) return set({ recalling: null });
      stands.drop(table.game.id);
      put(null, { heading: null });
      void seat(table.game.id, false);
    });
  };

  /** Puts another game in the place of the present one, which can be brought back. */
  const replaced = (next: Sitting, text: string) => {
    const { table, heading, flipped, previous } = get();
    const kept = table && heading && isOwn(table) ? { table, heading, flipped } : previous;
    void hold(next.table.game.id, next.heading.id);
    put(next.table, {
      heading: next.heading,
      flipped: next.flipped,
      previous: kept,
      uncut: null,
      elsewhere: null,
      notice: kept ? { text, offer: 'bringBack' } : null,
    });
  };

  const seat = async (id: string, takeOver: boolean) => {
    set({ loading: id });
    const [game, saved] = await Promise.all([gameOf(id), found(id, takeOver)]);
    if (get().loading !== id) return;
    if (!game) {
      set({ loading: null, table: null, notice: { text: NEWS.noGameCalled(id) } });
      return;
    }
    if (!saved) return put(null, { loading: null, heading: null, elsewhere: id, notice: null });
    const { sitting, recall, wrong } = saved.ok && saved.value ? seated(game, saved.value) : begun(game, saved.ok ? null : saved.error);
    const { table, heading, flipped } = sitting;
    void hold(id, heading.id);
    const notice = wrong && { text: NEWS.cannotOpen(game.title, wrong.text) };
    const clear = { loading: null, elsewhere: null, lenses: [], sought: '', looked: null, previous: null, uncut: null };
    put(table, { ...clear, notice, heading, flipped, recalling: world.spare ? recall : null });
    // The board comes first.
    if (world.afterFrame) world.afterFrame(() => recallOn(recall));
    else recallOn(recall);
  };

  /** Puts a saved game from outside on the table, once all of it has been played through. */
  const admitted = async (saved: SavedGame) => {
    const game = await gameOf(saved.game);
    if (!game) return problem(NEWS.noSuchGame(saved.game));
    const there = opened(game, saved);
    const wrong = there.ok ? !there.value.changed && unplayable(game, saved) : there.error;
    if (wrong || !there.ok) return err(wrong || { text: '' });
    const known = await keeper.find(saved.id);
    const isIts = known.ok && (known.value === null || same(known.value.nodes, saved.nodes)) && !there.value.changed;
    const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: world.newId() };
    await get().open(saved.game);
    const { table, changed } = there.value;
    const present = get().table?.tree;
    if (present && same({ ...present, next: 0 }, { ...table.tree, next: 0 })) return ok(saved.game);
    replaced({ table, heading, flipped: saved.flipped }, changed?.text ?? NEWS.anotherGame);
    if (changed) set({ notice: { text: changed.text } });
    return ok(saved.game);
  };

  const load = (table: Table, record: Parameters<Actions['load']>[0]) => {
    if (same(record, table.record)) return ok(table);
    const next = tableOf(table.game, record);
    if (next.ok) replaced({ table: next.value, heading: freshHeading(), flipped: get().flipped }, NEWS.anotherGame);
    return next;
  };

  return {
    async open(id) {
      if (get().table?.game.id !== id) await seat(id, false);
    },
    async takeOver() {
      const { elsewhere } = get();
      if (elsewhere !== null) await seat(elsewhere, true);
    },
    async openLink(fragment) {
      const { savedIn } = await import('./link.ts');
      const saved = savedIn(fragment, stamp());
      return saved.ok ? admitted(saved.value) : saved;
    },
    async openFile(file) {
      // What is far too large is not even read.
      const text = file.size > LIMITS.file * 4 ? problem(NEWS.tooLarge) : ok(await file.text());
      const saved = text.ok ? readSaved(text.value, stamp()) : text;
      const admittance = saved.ok ? await admitted(saved.value) : saved;
      if (!admittance.ok) set({ notice: { text: NEWS.cannotOpenFile(admittance.error.text) } });
      return admittance;
    },
    async watch(id, sample) {
      await get().open(id);
      const { table } = get();
      const chosen = table?.game.id === id ? table.game.samples[sample] : undefined;
      const next = table && chosen && tableOf(table.game, chosen.record, 0);
      if (next?.ok) replaced({ table: next.value, heading: freshHeading(), flipped: false }, NEWS.toWatch(chosen?.title ?? ''));
    },
    leave() {
      claims.release();
      put(null, { loading: null, heading: null, elsewhere: null });
    },
    newGame(options = {}) {
      const { table, flipped, heading } = get();
      if (!table) return;
      const next = { table: freshTable(table.game, world.seed(), options), heading: sameSeats(heading, freshHeading(), false), flipped };
      replaced(next, NEWS.newGame(table.game.title));
    },
    rematch() {
      const { table, heading, flipped } = get();
      if (!table) return;
      const next = freshTable(table.game, world.seed(), table.record.options);
      const sitting = { table: next, heading: sameSeats(heading, freshHeading(), true), flipped };
      replaced(sitting, NEWS.rematch(table.game.title));
    },
    load(record) {
      const { table } = get();
      return table ? load(table, record) : problem(NEWS.noGame);
    },
    playFrom(position) {
      const { table } = get();
      return table ? load(table, recordOf(table.game, world.seed(), {}, table.game.write(position))) : problem(NEWS.noGame);
    },
    bringBack() {
      const { table, heading, flipped, previous } = get();
      if (!table || !heading || !previous) return;
      const { table: next, ...sitting } = previous;
      void hold(next.game.id, sitting.heading.id);
      put(next, { ...sitting, previous: isOwn(table) ? { table, heading, flipped } : null, notice: null });
    },
  };
};

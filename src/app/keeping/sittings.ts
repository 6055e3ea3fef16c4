/** Which game is on the table: opened where it was left, new, watched, from a link or a file, or taken over from another tab. */
import type { Game } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { Errand } from '../errands.ts';
import { type Actions, joined, type Notice, type Sitting, type StoreAccess, type World } from '../room.ts';
import { sameSeats } from '../seats/seating.ts';
import { replaying } from '../table/line.ts';
import { seatedAt, tableOf } from '../table/playing.ts';
import { ALL_KNOWN, type Recall } from '../table/recall.ts';
import { freshTable, isOwn, type Table } from '../table/table.ts';
import { ROOT, treeOf } from '../table/tree.ts';
import { NEWS } from '../telling/words.ts';
import { NO_CLAIMS } from './claims.ts';
import { adopt, disown } from './journal.ts';
import type { Found, Keeper } from './keeper.ts';
import { openingOf } from './opening.ts';
import { type GameHeading, headingOf, readAs, type SavedGame } from './saved.ts';
import type { Source } from './source.ts';
import type { Stands } from './stands.ts';

type SittingActions = Pick<
  Actions,
  'stop' | 'open' | 'takeOver' | 'openLink' | 'openFile' | 'watch' | 'leave' | 'newGame' | 'rematch' | 'load' | 'playFrom' | 'bringBack'
>;

const NOBODY = { white: '', black: '' } as const;

/** A game to be gone on with, what is still to be played of it, and why it is not the one that was looked for. */
interface Resumed {
  readonly sitting: Sitting;
  readonly recall: Recall;
  readonly wrong: Problem | null;
}

export const sittingActions = (
  { get, set, put, gameOf, errands }: StoreAccess,
  world: World,
  keeper: Keeper,
  stands: Stands,
): SittingActions => {
  const { shelf, claims = NO_CLAIMS } = world;
  const stamp = () => ({ id: world.newId(), now: world.now() });
  const freshHeading = (): GameHeading => ({ id: world.newId(), name: '', created: world.now(), players: NOBODY });
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

  /** A game from the position alone that a stand has kept, where no save that can be read is as new. */
  const standingAlone = (game: Game, saved: SavedGame | undefined): Resumed | null => {
    const last = stands.last(game.id);
    const isNewer = last && last.length > 0 && (saved ? last.id === saved.id && last.revision > keeper.revisionOf(saved.id) : true);
    const table = isNewer
      ? tableOf(game, recordOf(game, saved?.seed ?? world.seed(), saved?.options ?? {}, game.write(last.position)))
      : null;
    if (!table?.ok) return null;
    const wrong = { text: NEWS.positionAlone(game.title) };
    return { sitting: { table: table.value, heading: freshHeading(), flipped: saved?.flipped ?? false }, recall: ALL_KNOWN, wrong };
  };

  /** The newest of these that can be played. */
  const seated = async (game: Game, [saved, ...older]: readonly SavedGame[], said: Problem | null, errand: Errand): Promise<Resumed> => {
    if (!saved) return begun(game, said && { text: NEWS.cannotOpen(game.title, said.text) });
    const there = await errand.finish(await errand.until(openingOf(game, saved, world.spare ? stands.find(saved) : null)));
    if (!there.ok) {
      const wrong = `${there.error.text} ${disown(shelf, saved, world.now())}`.trim();
      return seated(game, older, { text: older.length > 0 ? NEWS.cannotOpen(game.title, wrong) : wrong }, errand);
    }
    const { table, changed, recall } = there.value;
    // A game that goes on from its last position is another one: the old one stays as it was.
    const heading = changed ? { ...headingOf(saved), id: world.newId() } : headingOf(saved);
    if (recall !== ALL_KNOWN) readAs(table, heading, saved);
    const wrong = changed ? { text: NEWS.cannotOpen(game.title, changed.text) } : said;
    return { sitting: { table, heading, flipped: saved.flipped }, recall, wrong };
  };

  /** What is kept of the game of a variant that is gone on with; null while another tab has it. */
  const found = async (variant: string, takeOver: boolean): Promise<Found | null> => {
    let wrong = await adopt(shelf, variant, stamp);
    for (const id of await keeper.current(variant)) {
      if (!(await claimed(variant, id, takeOver))) return null;
      const there = await keeper.look(id);
      const games = there.games.filter(({ game }) => game === variant);
      wrong = there.wrong ?? wrong;
      if (games.length > 0) return { games, wrong };
    }
    return { games: [], wrong };
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
      void errands.run((errand) => seat(table.game.id, false, errand));
    });
  };

  /** Puts another game in the place of the present one, which can be brought back. */
  const replaced = (next: Sitting, text: string) => {
    const { table, heading, flipped, previous, notice } = get();
    const kept = table && heading && isOwn(table) ? { table, heading, flipped } : previous;
    void hold(next.table.game.id, next.heading.id);
    put(next.table, {
      heading: next.heading,
      flipped: next.flipped,
      previous: kept,
      uncut: null,
      elsewhere: null,
      notice: joined(notice?.stays ? notice : null, kept ? { text, offer: 'bringBack' } : null),
    });
  };

  const seat = async (id: string, takeOver: boolean, errand: Errand) => {
    set({ loading: id });
    const [game, saved] = await errand.until(Promise.all([gameOf(id), found(id, takeOver)]));
    if (get().loading !== id) return;
    if (!game) {
      set({ loading: null, table: null, notice: { text: NEWS.noGameCalled(id) } });
      return;
    }
    if (!saved) return put(null, { loading: null, heading: null, elsewhere: id, notice: null });
    const { sitting, recall, wrong } = standingAlone(game, saved.games[0]) ?? (await seated(game, saved.games, saved.wrong, errand));
    const news: Notice | null = wrong && { ...wrong, ...(isOwn(sitting.table) && { offer: 'saveGame' }) };
    const before = get().notice;
    const notice = joined(before?.stays ? before : null, news);
    const { table, heading, flipped } = sitting;
    void hold(id, heading.id);
    const clear = { loading: null, elsewhere: null, lenses: [], sought: '', looked: null, previous: null, uncut: null };
    put(table, { ...clear, notice, heading, flipped, recalling: world.spare ? recall : null });
    // The board comes first.
    if (world.afterFrame) world.afterFrame(() => recallOn(recall));
    else recallOn(recall);
  };

  /** Opens what comes from outside; the answer is its variant. */
  const taken = async (source: Source): Promise<Result<string, Problem>> => {
    const admittance = await errands.run(async (errand) => {
      const { admitted } = await errand.until(import('./admitting.ts'));
      return admitted(source, errand, { get, set, gameOf, keeper, world, seat, replaced });
    });
    return admittance ?? problem(NEWS.stopped);
  };

  const load = (table: Table, record: Parameters<Actions['load']>[0]) => {
    if (same(record, table.record)) return ok(table);
    const next = tableOf(table.game, record);
    if (next.ok) replaced({ table: next.value, heading: freshHeading(), flipped: get().flipped }, NEWS.anotherGame);
    return next;
  };

  return {
    stop() {
      errands.stop();
      set({ loading: null });
    },
    async open(id) {
      if (get().table?.game.id !== id) await errands.run((errand) => seat(id, false, errand));
    },
    async takeOver() {
      const { elsewhere } = get();
      if (elsewhere !== null) await errands.run((errand) => seat(elsewhere, true, errand));
    },
    openLink: taken,
    async openFile(file) {
      const admittance = await taken(file);
      const why = admittance.ok ? null : admittance.error.text;
      if (why !== null) set({ notice: { text: why === NEWS.stopped ? why : NEWS.cannotOpenFile(why) } });
      return admittance;
    },
    async watch(id, sample) {
      await errands.run(async (errand) => {
        if (get().table?.game.id !== id) await seat(id, false, errand);
        const { table } = get();
        const chosen = table?.game.id === id ? table.game.samples[sample] : undefined;
        if (!table || !chosen) return;
        const tree = treeOf(chosen.record);
        await errand.finish(replaying(table.game, tree, tree.nodes));
        const next = seatedAt(table.game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
        if (next.ok) replaced({ table: next.value, heading: freshHeading(), flipped: false }, NEWS.toWatch(chosen.title));
      });
    },
    leave() {
      errands.stop();
      keeper.leave();
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

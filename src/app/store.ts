/**
 * The one store. It holds the table, what is looked at and how things move; it knows `Game` and never a variant. Every
 * change of the table is in the browser's storage before the next frame.
 */
import { createStore } from 'zustand/vanilla';
import type { Game } from '../kernel/game.ts';
import { sameTarget, type Target } from '../kernel/menu.ts';
import { createErrands } from './errands.ts';
import { browsingActions } from './keeping/browsing.ts';
import { createKeeper } from './keeping/keeper.ts';
import { savedOf } from './keeping/saved.ts';
import { sittingActions } from './keeping/sittings.ts';
import { createStands } from './keeping/stands.ts';
import { joined, type Oddboard, type OddboardStore, type Room, type World } from './room.ts';
import { seatingActions } from './seats/seating.ts';
import { selectTones } from './selectors.ts';
import { keepSettings, keptSettings } from './storage.ts';
import { crowdOf, namesFor } from './table/crowd.ts';
import { historyActions } from './table/history.ts';
import { replaying } from './table/line.ts';
import { backed, begunWith, doubted, picked, said } from './table/picking.ts';
import { aheadOf, lengthened } from './table/playing.ts';
import { isOwn, positionAt, positionOf, type Table, turnAt, viewOf } from './table/table.ts';
import { enacted, typed } from './table/typed.ts';
import { backward, onward, playbackAgain, playbackOf } from './telling/playback.ts';
import { NEWS } from './telling/words.ts';
import { atOnce, inPieces } from './work.ts';

export type * from './room.ts';
export { TABS } from './room.ts';

/** So many actions ahead are shown as they happen; further away one simply goes. */
const NEAR = 3;

const EMPTY = { playback: null, arriving: false, pointed: null, proposed: null, over: null, held: false } as const;

export const createOddboard = (world: World): OddboardStore => {
  const { shelf } = world;
  const games = new Map<string, Game>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keeper = createKeeper({
    ...world,
    library: world.library,
    variants: world.entries.map(({ id }) => id),
    onTrouble: ({ text }) => store.setState({ notice: { text, offer: 'saveGame' } }),
    onFork(id) {
      const { heading } = store.getState();
      if (heading?.id === id) store.setState({ heading: { ...heading, id: world.newId() }, notice: { text: NEWS.forked } });
    },
  });

  const kept = keptSettings(shelf, world.now);
  const stands = createStands(shelf, world.build, keeper.revisionOf);

  const store = createStore<Oddboard>()((set, get) => {
    const moves = (): boolean => {
      const { motion } = get().settings;
      return motion === 'on' || motion === 'step' || (motion === 'system' && !world.stillness());
    };

    const stop = () => {
      clearTimeout(timer);
      if (get().playback) set({ playback: null });
    };

    const run = () => {
      const { playback } = get();
      if (!playback || playback.stand === null) return;
      timer = setTimeout(() => {
        set({ playback: onward(playback) });
        run();
      }, playback.stand);
    };

    /** Every change of the table goes through here: what was just played is shown in its order. */
    const put = (next: Table | null, changes: Partial<Room> = {}) => {
      const { table, recalling } = get();
      stop();
      const forth = table && next?.game === table.game ? next.replayed.turns.slice(table.cursor, next.cursor) : [];
      const isSameLine = table && next && turnAt(table, table.cursor) === turnAt(next, table.cursor);
      const isNear = forth.length > 0 && forth.length <= NEAR && isSameLine;
      const playback =
        table && isNear && moves()
          ? playbackOf(
              viewOf(table),
              forth.flatMap((turn) => turn.tell()),
              get().settings.motion === 'step',
            )
          : null;
      const notice = get().notice?.offer === 'bringBack' && forth.length > 0 ? null : get().notice;
      const isElsewhere = !table || !next || positionOf(table) !== positionOf(next);
      const arriving = !playback && !!world.afterFrame && !!next && isElsewhere;
      const isSameGame = table?.tree.beginning === next?.tree.beginning;
      if (arriving) world.afterFrame?.(() => set({ arriving: false }));
      set({ ...EMPTY, notice, recalling: isSameGame ? recalling : null, ...changes, table: next, playback, arriving });
      run();
    };

    /** A line that goes on with what is not replayed yet is replayed while one looks at the board, and then is one's line as far as it goes. */
    const lengthen = async (from: Table) => {
      const isLeft = () => get().table?.line !== from.line;
      const pause = async () => {
        const mayGoOn = await world.pause?.();
        return isLeft() ? new Promise<never>(() => undefined) : (mayGoOn ?? (() => true));
      };
      const work = replaying(from.game, from.tree, [...from.line, ...aheadOf(from)]);
      const ahead = world.pause ? await inPieces(work, pause, () => undefined) : atOnce(work);
      const { table } = get();
      if (table) set({ table: lengthened(table) });
      if (!ahead.ok) set({ notice: { text: NEWS.noWayAhead(ahead.error.text) } });
    };

    const change = (by: (table: Table) => Table) => {
      const { table } = get();
      if (!table) return;
      const next = by(table);
      if (next !== table) put(next);
      else stop();
      if (next.line !== table.line && aheadOf(next).length > 0) void lengthen(next);
    };

    let expected: Target | null = null;
    let foreseen: { readonly table: Table; readonly target: Target; readonly next: Table } | null = null;

    /** Where a pick leads is found while one still points or presses: the click finds it known. */
    const foresee = (target: Target | null) => {
      expected = target;
      const look = () => {
        const { table, heading, flipped } = get();
        if (!table || !target || expected !== target) return;
        const next = picked(table, target);
        foreseen = { table, target, next };
        viewOf(next);
        if (positionOf(next) === positionOf(table)) selectTones({ ...get(), table: next });
        else if (heading) savedOf(next, heading, flipped, world.now());
      };
      if (target) world.afterFrame?.(() => world.afterFrame?.(look));
    };

    const following = (table: Table, target: Target): Table =>
      foreseen?.table === table && sameTarget(foreseen.target, target) ? foreseen.next : picked(table, target);

    /** A change that plays: not while the game is halted. */
    const play = (by: (table: Table) => Table) => {
      const { halted } = get();
      if (halted === null) change(by);
      else set({ notice: { text: halted } });
    };

    const gameOf = async (id: string): Promise<Game | null> => {
      const entry = world.entries.find((each) => each.id === id);
      if (!entry) return null;
      const game = games.get(id) ?? (await entry.load());
      games.set(id, game);
      return game;
    };

    const errands = createErrands({ set }, world);
    const hands = { get, set, put, change, gameOf, errands };

    return {
      entries: world.entries,
      table: null,
      heading: null,
      previous: null,
      uncut: null,
      elsewhere: null,
      library: null,
      discarded: null,
      loading: null,
      errand: null,
      ...EMPTY,
      recalling: null,
      looked: null,
      lenses: [],
      tab: 'turns',
      sought: '',
      flipped: false,
      drawing: false,
      halted: null,
      notice: kept.wrong && { ...kept.wrong, stays: true },
      settings: kept.settings,

      ...sittingActions(hands, world, keeper, stands),
      saved() {
        const { table, heading, flipped } = get();
        return table && heading && savedOf(table, heading, flipped, world.now());
      },
      ...browsingActions(hands, world, keeper),
      async sandbox(id) {
        await get().open(id);
        const { table } = get();
        const editor = await world.entries.find((each) => each.id === id)?.editor?.();
        const { createSandbox, keptDraft } = await import('./table/sandbox.ts');
        if (table?.game.id !== id || !editor) return null;
        const { draft, wrong } = keptDraft(shelf, table.game, editor, world.now);
        if (wrong) set({ notice: joined(get().notice, wrong) });
        return createSandbox(shelf, table.game, editor, positionOf(table), draft);
      },
      pick(target) {
        play((table) => following(table, target));
        // Given once more it is taken.
        if (get().table?.armed) foresee(target);
      },
      type(text) {
        const { table } = get();
        const { halted } = get();
        if (halted !== null) return { text: halted };
        const next = table && typed(table, text);
        if (next?.ok) put(next.value);
        return next && !next.ok ? next.error : null;
      },
      enact: (picks) => play((table) => enacted(table, picks)),
      propose: (picks) => set({ proposed: picks }),
      gather: (goers) =>
        play((table) => {
          const crowd = crowdOf(table);
          return crowd && goers.size > 0 ? begunWith(table, namesFor(table, crowd, goers)) : table;
        }),
      back: () => (get().drawing ? set({ drawing: false }) : change(backed)),
      ...historyActions(hands, world),
      ...seatingActions(hands),
      say: (name) => play((table) => said(table, name)),
      point(target) {
        if (get().held) return;
        set({ pointed: target });
        foresee(target);
      },
      foresee,
      look: (square) => set(square === null ? { over: null } : { over: square, looked: square }),
      hold: (held) => set({ held }),
      toggleLens(id) {
        const { lenses } = get();
        set({ lenses: lenses.includes(id) ? lenses.filter((each) => each !== id) : [...lenses, id] });
      },
      show: (tab) => set({ tab }),
      seek: (sought) => set({ sought }),
      why: (square) => change((table) => doubted(table, square)),
      flip: () => set({ flipped: !get().flipped }),
      dismiss: () => set({ notice: null }),
      set(settings) {
        set({ settings: { ...get().settings, ...settings } });
        const refused = keepSettings(shelf, get().settings);
        if (refused) set({ notice: { text: NEWS.settingsNotKept(refused.text) } });
      },
      step() {
        const { playback } = get();
        if (playback) set({ playback: onward(playback) });
      },
      stepBack() {
        const { playback } = get();
        if (playback?.stand === null) set({ playback: backward(playback) });
      },
      replay(cursor, byHand) {
        get().goTo(cursor);
        const { table } = get();
        const turn = table?.replayed.turns[cursor - 1];
        if (!table || !turn || table.cursor !== cursor) return;
        stop();
        set({ playback: playbackAgain(table.game.view(positionAt(table, cursor - 1)), turn.tell(), byHand) });
        run();
      },
      skip: stop,
    };
  });

  store.subscribe(({ table, heading, flipped }, before) => {
    if (!table || !heading || (table === before.table && heading === before.heading && flipped === before.flipped)) return;
    keeper.keep(savedOf(table, heading, flipped, world.now()), isOwn(table));
  });

  // A position that is not yet known to follow from what was played is not written.
  store.subscribe(({ table, heading, recalling }, before) => {
    if (table && heading && !recalling && (table !== before.table || before.recalling)) stands.keep(heading.id, table);
  });

  return store;
};

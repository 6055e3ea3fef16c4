/**
 * Slice: the table; picks on the board, by word and from lists, with pointing and previews before them; and
 * the computer's actions.
 */
import type { Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { MESSAGES } from '../base/messages.ts';
import { runInSlices, runSync } from '../base/resumable.ts';
import { crowdOf, type Movers, namesFor } from '../model/crowd.ts';
import type { LazyReplay } from '../model/lazy-replay.ts';
import { replaying } from '../model/line.ts';
import { beginWith, clear, doubt, enact, goBack, say } from '../model/picking.ts';
import { aheadOf, lengthenLine, play as playPicks } from '../model/playing.ts';
import { nodeAt, type Table } from '../model/table.ts';
import type { NodeId } from '../model/tree.ts';
import { isStory } from '../playback/playback.ts';
import { headingAt } from '../seats/computers.ts';
import { whyPaused } from '../seats/pause.ts';
import { prefetching } from './frames.ts';
import { confirmAsked } from './preferences.ts';
import type { AppState, Slice, StoreAccess } from './state.ts';

export interface Playing {
  readonly table: Table | null;
  /** The part of the line that is still being replayed; null if all of it is known. */
  readonly replaying: LazyReplay | null;
  /** The place at which the computer found nothing to play or was paused, so that a person may. */
  readonly yielded: NodeId | null;
  /** The square or choice under the pointer or the focus, which a click would pick. */
  readonly pointed: Target | null;
  /** An action that is previewed from a list. */
  readonly proposed: readonly Target[] | null;
  /** Does the preview stay while the pointer moves on? */
  readonly held: boolean;
  /** Changes the table, and then plays as far as its line goes. */
  change(by: (table: Table) => Table, changes?: Partial<AppState>): void;
  /**
   * A change that plays: refused while the clock or the card holds the game, and in the computer's turn,
   * unless it is said beside the board.
   */
  play(by: (table: Table) => Table, isSaid?: boolean): void;
  pick(target: Target): void;
  /** Picks or plays a typed text; returns what is left of it, or its problem. */
  type(text: string): Promise<Result<string, Problem>>;
  /** Makes all picks of an action; a dangerous one needs a second call. */
  enact(picks: readonly Target[]): void;
  /** Plays an action of the computer's turn; null: it has nothing to play here, and a person is asked. */
  respond(picks: readonly Target[] | null): void;
  /** Keeps the computer from playing here, until it is called. */
  pauseComputer(): void;
  /** Lets the computer play here, also where the line goes on. */
  callComputer(): void;
  /** Previews an action. */
  propose(picks: readonly Target[] | null): void;
  /** Sets which units of the picked crowd move, and how. */
  chooseMovers(movers: Movers): void;
  back(): void;
  say(name: string): void;
  /** Shows why a square cannot be picked. */
  why(square: Square): void;
  point(target: Target | null): void;
  /** Announces a likely next pick, or null. */
  prefetch(target: Target | null): void;
  hold(held: boolean): void;
}

/** Fields about one table, as another table begins. */
export const UNPOINTED = { pointed: null, proposed: null, held: false } as const;

/** Fields about places of one game, as another game begins. */
export const ELSEWHERE = { replaying: null, yielded: null } as const;

/** Plays the rest of a line while the player looks at the board: then redo goes on along it. */
const lengthen = async ({ get, set, services }: StoreAccess, from: Table): Promise<void> => {
  const isLeft = () => get().table?.line !== from.line;
  const pause = async () => {
    const mayGoOn = await services.pause?.();
    return isLeft() ? new Promise<never>(() => undefined) : (mayGoOn ?? (() => true));
  };
  const work = replaying(from.game, from.tree, [...from.line, ...aheadOf(from)]);
  const ahead = services.pause ? await runInSlices(work, pause, () => undefined) : runSync(work);
  const { table } = get();
  if (table) set({ table: lengthenLine(table) });
  if (!ahead.ok) set({ notice: { text: MESSAGES.noWayAhead(ahead.error.text) } });
};

/** Actions of the computer, and its pausing and calling. */
const answering = ({
  get,
  set,
}: StoreAccess): Pick<Playing, 'respond' | 'pauseComputer' | 'callComputer'> => ({
  respond(picks) {
    const { table, heading, put } = get();
    if (!table || !heading) return;
    const next = picks && playPicks(clear(table), picks);
    if (next?.ok) put(next.value, { heading: headingAt(heading, next.value) });
    else set({ yielded: nodeAt(table) });
  },
  pauseComputer() {
    const { table } = get();
    if (table) set({ yielded: nodeAt(table) });
  },
  callComputer() {
    const { table, heading } = get();
    if (table && heading) set({ yielded: null, heading: headingAt(heading, table) });
  },
});

const typing = ({ get, services }: StoreAccess): Pick<Playing, 'type'> => ({
  async type(text) {
    const { type } = await import('../typing/typed.ts');
    const { table, play } = get();
    const halt = whyPaused(get());
    if (halt) return err(halt);
    if (!table) return ok(text);
    const typed = type(table, text, confirmAsked(get(), services));
    if (!typed.ok) return typed;
    play(() => typed.value.table);
    return ok(typed.value.rest);
  },
});

export const createPlaying: Slice<Playing> = (access) => {
  const { get, set, services } = access;
  const { prefetch, following } = prefetching(access);
  return {
    ...UNPOINTED,
    ...ELSEWHERE,
    table: null,
    change(by, changes = {}) {
      const { table, put, skip } = get();
      if (!table) return;
      const next = by(table);
      if (next === table) return skip();
      put(next, changes);
      if (next.line !== table.line && aheadOf(next).length > 0) void lengthen(access, next);
    },
    play(by, isSaid = false) {
      const halt = whyPaused(get(), isSaid);
      if (halt !== null) return set({ notice: halt });
      const { table, change, expectForced } = get();
      change(by);
      const { table: next, heading } = get();
      expectForced(table, next);
      if (!table || !next || !heading || nodeAt(next) === nodeAt(table)) return;
      const awaiting = headingAt(heading, next);
      if (awaiting !== heading) set({ heading: awaiting });
    },
    prefetch,
    pick(target) {
      get().play((table) => following(table, target));
      // A second pick of the same target takes it.
      if (get().table?.armed) prefetch(target);
    },
    ...typing(access),
    ...answering(access),
    enact: (picks) => get().play((table) => enact(table, picks, confirmAsked(get(), services))),
    propose: (picks) => set({ proposed: picks }),
    chooseMovers: (movers) =>
      get().play((table) => {
        const crowd = crowdOf(table);
        return crowd && movers.size > 0 ? beginWith(table, namesFor(table, crowd, movers)) : table;
      }),
    back() {
      const { drawing, playback, table, change, goTo } = get();
      if (drawing) return set({ drawing: false });
      change(goBack);
      const isTold = playback !== null && isStory(playback);
      if (table && !isTold && get().table === table && services.placeBefore)
        goTo(services.placeBefore(table));
    },
    say: (name) => get().play((table) => say(table, name), true),
    why: (square) => get().change((table) => doubt(table, square)),
    point(target) {
      if (get().held) return;
      set({ pointed: target });
      prefetch(target);
    },
    hold: (held) => set({ held }),
  };
};

/**
 * Slice: how a change of the table is shown. What was just played is animated in its order, once or again.
 */
import type { Turned } from '../../kernel/record.ts';
import { arrives } from '../frames.ts';
import type { Actions, Oddboard, Room, StoreAccess, World } from '../room.ts';
import { positionAt, type Table, turnAt, turnStart, viewOf } from '../table/table.ts';
import { backward, onward, type Playback, playbackAgain, playbackOf } from './playback.ts';

/** Jumps of up to this many actions are animated; longer ones are instant. */
const NEAR = 3;

/** What is pointed at or considered is about one table: another table begins without it. */
export const UNPOINTED = { pointed: null, proposed: null, over: null, held: false } as const;

/** What is known of places is about one game: another game begins without it. */
const ELSEWHERE = { recalling: null, awaited: null, yielded: null } as const;

/** The actions that lead on from one table to the next. */
const turnsBetween = (before: Table | null, next: Table | null): readonly Turned[] =>
  before && next?.game === before.game ? next.replayed.turns.slice(before.cursor, next.cursor) : [];

/** The animation from one table to the next; null where nothing moves, or where another line is shown. */
const playbackBetween = (before: Table, next: Table, byHand: boolean): Playback | null => {
  const turns = turnsBetween(before, next);
  const isNear =
    turns.length > 0 && turns.length <= NEAR && turnAt(before, before.cursor) === turnAt(next, before.cursor);
  const steps = isNear ? turns.flatMap((turn) => turn.tell()) : [];
  return isNear ? playbackOf(viewOf(before), steps, byHand) : null;
};

/**
 * The room with another table on it. `isDrawn`: is the table shown in frames, each drawn before the next
 * change?
 */
export const replaceTable = (
  room: Room,
  next: Table | null,
  moves: boolean,
  isDrawn: boolean,
): Partial<Room> => {
  const { table, settings, notice } = room;
  const isPast = notice?.offer === 'bringBack' || notice?.passes;
  const playback = moves && table && next ? playbackBetween(table, next, settings.motion === 'step') : null;
  return {
    ...UNPOINTED,
    table: next,
    alone: null,
    playback,
    arriving: isDrawn && !playback && arrives(table, next),
    // Whoever plays on does not want the replaced game back.
    notice: isPast && turnsBetween(table, next).length > 0 ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && ELSEWHERE),
  };
};

interface Animation extends Pick<StoreAccess, 'put'> {
  readonly actions: Pick<Actions, 'step' | 'stepBack' | 'replay' | 'retell' | 'skip'>;
}

export const animating = ({ get, set }: Pick<StoreAccess, 'get' | 'set'>, world: World): Animation => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moves = ({ settings: { motion } }: Oddboard) =>
    motion === 'on' || motion === 'step' || (motion === 'system' && !world.stillness());

  /** Shows a playback, and each next frame when its time has come. */
  const run = (playback: Playback | null) => {
    clearTimeout(timer);
    if (playback !== get().playback) set({ playback });
    if (playback && playback.stand !== null) timer = setTimeout(() => run(onward(playback)), playback.stand);
  };

  return {
    put(next, changes = {}) {
      const room = get();
      const shown = replaceTable(room, next, moves(room), !!world.afterFrame);
      if (shown.arriving) world.afterFrame?.(() => set({ arriving: false }));
      set({ ...shown, ...changes });
      run(shown.playback ?? null);
    },
    actions: {
      step() {
        const { playback } = get();
        if (playback) run(onward(playback));
      },
      stepBack() {
        const { playback } = get();
        if (playback?.stand === null) run(backward(playback));
      },
      replay(cursor, byHand) {
        get().goTo(cursor);
        const { table } = get();
        const turn = table?.replayed.turns[cursor - 1];
        if (!table || !turn || table.cursor !== cursor) return;
        run(playbackAgain(table.game.view(positionAt(table, cursor - 1)), turn.tell(), byHand));
      },
      retell(byHand) {
        const room = get();
        const { table } = room;
        if (!table || table.cursor === 0 || !(moves(room) || byHand)) return;
        const from = turnStart(table, table.cursor);
        const steps = table.replayed.turns.slice(from, table.cursor).flatMap((turn) => turn.tell());
        run(playbackOf(table.game.view(positionAt(table, from)), steps, byHand));
      },
      skip: () => run(null),
    },
  };
};

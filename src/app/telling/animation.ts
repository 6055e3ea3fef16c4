/** Slice: animations. The last change of the table is animated in its order, once or again. */
import type { Turned } from '../../kernel/record.ts';
import { arrives, asking } from '../frames.ts';
import type { Actions, AppState, Oddboard, Services, StoreAccess } from '../state.ts';
import { placeAt, positionAt, type Table, turnAt, turnStart, viewOf } from '../table/table.ts';
import { atSpeed, backward, onward, type Playback, playbackAgain, playbackOf } from './playback.ts';

/** Jumps of up to this many actions are animated; longer ones are instant. */
const NEAR = 3;

/** Fields about one table, as another table begins. */
export const UNPOINTED = { pointed: null, proposed: null, hovered: null, held: false } as const;

/** Fields about places of one game, as another game begins. */
const ELSEWHERE = { replaying: null, yielded: null } as const;

/** The actions that lead on from one table to the next. */
const turnsBetween = (before: Table | null, next: Table | null): readonly Turned[] =>
  before && next?.game === before.game ? next.replayed.turns.slice(before.cursor, next.cursor) : [];

/** The manner of an animation: times faster, or frame by frame; null: none. */
type Manner = number | 'step' | null;

/** The animation from one table to the next; null where nothing moves, or where another line is shown. */
const playbackBetween = (before: Table, next: Table, manner: number | 'step'): Playback | null => {
  const turns = turnsBetween(before, next);
  const isNear =
    turns.length > 0 && turns.length <= NEAR && turnAt(before, before.cursor) === turnAt(next, before.cursor);
  const steps = isNear ? turns.flatMap((turn) => turn.tell()) : [];
  const playback = isNear ? playbackOf(viewOf(before), steps, manner === 'step') : null;
  return playback && manner !== 'step' ? atSpeed(playback, manner) : playback;
};

/** The room with another table on it. */
const replaceTable = (room: AppState, next: Table | null, manner: Manner): Partial<AppState> => {
  const { table, notice } = room;
  const isPast = notice?.passes && !notice.stays;
  const playback = manner !== null && table && next ? playbackBetween(table, next, manner) : null;
  return {
    ...UNPOINTED,
    table: next,
    takenBack: room.takenBack && table?.line === next?.line && table?.cursor === next?.cursor,
    autoPlayed: null,
    highlighted: [],
    playback,
    running: false,
    // Playing on dismisses the notice, and with it the way back to the replaced game.
    notice: isPast && turnsBetween(table, next).length > 0 ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && ELSEWHERE),
  };
};

interface Animation extends Pick<StoreAccess, 'put'> {
  readonly actions: Pick<
    Actions,
    'step' | 'stepBack' | 'replay' | 'retell' | 'skip' | 'run' | 'advance' | 'scrub'
  >;
}

export const animating = ({ get, set }: Pick<StoreAccess, 'get' | 'set'>, world: Services): Animation => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = asking({ get, set }, world);
  const moves = ({ settings: { motion } }: Oddboard) =>
    motion === 'on' || motion === 'step' || (motion === 'system' && !world.stillness());

  /** By the settings. */
  const usual = (room: Oddboard): Manner =>
    moves(room) ? (room.settings.motion === 'step' ? 'step' : 1) : null;
  /** As a game is watched; step by step where nothing may move. */
  const watched = (room: Oddboard): number | 'step' => {
    const { speed } = room.settings;
    return usual(room) !== 1 || speed === 'step' ? 'step' : Number(speed);
  };

  /** Shows a playback, and each next frame when its time has come. */
  const run = (playback: Playback | null) => {
    clearTimeout(timer);
    if (playback !== get().playback) set({ playback });
    if (playback && playback.stand !== null) timer = setTimeout(() => run(onward(playback)), playback.stand);
  };

  const show = (next: Table | null, manner: Manner, changes: Partial<AppState>) => {
    const room = get();
    const shown = { ...replaceTable(room, next, manner), ...changes };
    const isDrawn = next !== null && world.afterFrame !== undefined;
    const isAsking = isDrawn && (arrives(room.table, next) || !ask.isKnown({ ...room, ...shown }));
    if (isAsking) ask.begin();
    set({ ...shown, isAsking });
    run(shown.playback ?? null);
  };

  return {
    put: (next, changes = {}) => show(next, usual(get()), changes),
    actions: {
      run: (running) => set({ running }),
      advance() {
        const room = get();
        const { table, playback, running } = room;
        if (playback?.stand === null) return run(onward(playback));
        if (table && table.cursor < table.line.length)
          show(placeAt(table, table.cursor + 1), watched(room), { running });
      },
      scrub(cursor) {
        const { table } = get();
        if (table && cursor !== table.cursor) show(placeAt(table, cursor), null, {});
      },
      step() {
        const { playback } = get();
        if (playback) run(onward(playback));
      },
      stepBack() {
        const { playback } = get();
        if (playback?.stand === null) run(backward(playback));
      },
      replay(cursor, byHand, from = cursor - 1) {
        get().goTo(cursor);
        const { table } = get();
        if (!table || from < 0 || table.cursor !== cursor) return;
        const steps = table.replayed.turns.slice(from, cursor).flatMap((turn) => turn.tell());
        run(playbackAgain(table.game.view(positionAt(table, from)), steps, byHand));
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

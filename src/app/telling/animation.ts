/** Slice: animations. The last change of the table is animated in its order, once or again. */
import type { Turned } from '../../kernel/record.ts';
import { arrives, asking } from '../frames.ts';
import { UNLIT } from '../looking.ts';
import type { AppState, Slice } from '../state.ts';
import { ELSEWHERE, UNPOINTED } from '../table/play.ts';
import { placeAt, positionAt, type Table, turnAt, turnStart, viewOf } from '../table/table.ts';
import { atSpeed, backward, onward, type Playback, playbackAgain, playbackOf } from './playback.ts';

/** Jumps of up to this many actions are animated; longer ones are instant. */
const NEAR = 3;

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

/** The state with another table in it. */
const replaceTable = (state: AppState, next: Table | null, manner: Manner): Partial<AppState> => {
  const { table, notice } = state;
  const isPast = notice?.passes && !notice.stays;
  const playback = manner !== null && table && next ? playbackBetween(table, next, manner) : null;
  return {
    ...UNPOINTED,
    ...UNLIT,
    table: next,
    takenBack: state.takenBack && table?.line === next?.line && table?.cursor === next?.cursor,
    autoPlayed: null,
    playback,
    running: false,
    // Playing on dismisses the notice, and with it the way back to the replaced game.
    notice: isPast && turnsBetween(table, next).length > 0 ? null : notice,
    ...(table?.tree.beginning !== next?.tree.beginning && ELSEWHERE),
  };
};

export interface Animating {
  readonly playback: Playback | null;
  /** Does the rest of the line play by itself? Any change that it does not make itself ends that. */
  readonly running: boolean;
  /** Is it still being drawn or found out what is asked? Nothing is offered before that is known. */
  readonly isAsking: boolean;
  /** Replaces the table and animates the last actions. */
  put(next: Table | null, changes?: Partial<AppState>): void;
  /** The next frame of an animation that waits for the player. */
  step(): void;
  /** The previous frame. */
  stepBack(): void;
  /** Replays the action before this place, or all since another: slowly, or frame by frame. */
  replay(cursor: number, byHand: boolean, from?: number): void;
  /** Shows the whole last turn again, as it was played, or frame by frame. */
  retell(byHand: boolean): void;
  /** Ends the animation. */
  skip(): void;
  /** Lets the rest of the line play by itself, or pauses it. */
  run(running: boolean): void;
  /** The next frame that waits, or else the next action of the line, at the speed of the settings. */
  advance(): void;
  /** Goes to a place of the line without an animation. */
  scrub(cursor: number): void;
}

export const createAnimating: Slice<Animating> = ({ get, set, services }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = asking({ get, set, services });
  const moves = ({ settings: { motion } }: AppState) =>
    motion === 'on' || motion === 'step' || (motion === 'system' && !services.stillness());

  /** By the settings. */
  const usual = (state: AppState): Manner =>
    moves(state) ? (state.settings.motion === 'step' ? 'step' : 1) : null;
  /** As a game is watched; step by step where nothing may move. */
  const watched = (state: AppState): number | 'step' => {
    const { speed } = state.settings;
    return usual(state) !== 1 || speed === 'step' ? 'step' : Number(speed);
  };

  /** Shows a playback, and each next frame when its time has come. */
  const run = (playback: Playback | null) => {
    clearTimeout(timer);
    if (playback !== get().playback) set({ playback });
    if (playback && playback.stand !== null) timer = setTimeout(() => run(onward(playback)), playback.stand);
  };

  const show = (next: Table | null, manner: Manner, changes: Partial<AppState>) => {
    const state = get();
    const shown = { ...replaceTable(state, next, manner), ...changes };
    const isDrawn = next !== null && services.afterFrame !== undefined;
    const isAsking = isDrawn && (arrives(state.table, next) || !ask.isKnown({ ...state, ...shown }));
    if (isAsking) ask.begin();
    set({ ...shown, isAsking });
    run(shown.playback ?? null);
  };

  return {
    playback: null,
    running: false,
    isAsking: false,
    put: (next, changes = {}) => show(next, usual(get()), changes),
    run: (running) => set({ running }),
    advance() {
      const state = get();
      const { table, playback, running } = state;
      if (playback?.stand === null) return run(onward(playback));
      if (table && table.cursor < table.line.length)
        show(placeAt(table, table.cursor + 1), watched(state), { running });
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
      const state = get();
      const { table } = state;
      if (!table || table.cursor === 0 || !(moves(state) || byHand)) return;
      const from = turnStart(table, table.cursor);
      const steps = table.replayed.turns.slice(from, table.cursor).flatMap((turn) => turn.tell());
      run(playbackOf(table.game.view(positionAt(table, from)), steps, byHand));
    },
    skip: () => run(null),
  };
};

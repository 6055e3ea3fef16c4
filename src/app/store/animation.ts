/** Slice: animations. The last change of the table is animated in its order, once or again. */

import type { Table } from '../model/table.ts';
import {
  actionsAgain,
  type LinePlace,
  lastTurnAgain,
  linePlace,
  playbackBetween,
} from '../playback/line-places.ts';
import { backward, onward, type Playback, type Tempo } from '../playback/playback.ts';
import { arrives, asking } from './frames.ts';
import { UNLIT } from './looking.ts';
import { ELSEWHERE, UNPOINTED } from './play.ts';
import type { AppState, Slice } from './state.ts';

/** The state with another table in it. */
const replaceTable = (state: AppState, next: Table | null, playback: Playback | null): Partial<AppState> => {
  const { table, notice } = state;
  const isPast = notice?.passes && !notice.stays;
  const leadsOn = !!table && table.game === next?.game && next.cursor > table.cursor;
  return {
    ...UNPOINTED,
    ...UNLIT,
    table: next,
    takenBack: state.takenBack && table?.line === next?.line && table?.cursor === next?.cursor,
    autoPlayed: null,
    playback,
    running: false,
    // Playing on dismisses the notice, and with it the way back to the replaced game.
    notice: isPast && leadsOn ? null : notice,
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
  /** Shows a place of the line, or that after so many actions; from there it plays by itself, or is paused. */
  watch(to: LinePlace | number, running: boolean): void;
}

/** Shows a playback, and each next frame when its time has come. */
const createRun = ({ get, set }: Pick<Parameters<Slice<Animating>>[0], 'get' | 'set'>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (playback: Playback | null): void => {
    clearTimeout(timer);
    if (playback !== get().playback) set({ playback });
    if (playback && playback.stand !== null) timer = setTimeout(() => run(onward(playback)), playback.stand);
  };
  return run;
};

export const createAnimating: Slice<Animating> = ({ get, set, services }) => {
  const run = createRun({ get, set });
  const ask = asking({ get, set, services });
  const moves = ({ settings: { motion } }: AppState) =>
    motion === 'on' || motion === 'step' || (motion === 'system' && !services.stillness());

  /** By the settings; null: none. */
  const usual = (state: AppState): Tempo | null =>
    moves(state) ? (state.settings.motion === 'step' ? 'step' : 1) : null;

  const show = (next: Table | null, playback: Playback | null, changes: Partial<AppState>) => {
    const state = get();
    const shown = { ...replaceTable(state, next, playback), ...changes };
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
    put(next, changes = {}) {
      const { table } = get();
      const tempo = usual(get());
      show(next, tempo !== null && table && next ? playbackBetween(table, next, tempo) : null, changes);
    },
    watch(to, running) {
      const state = get();
      const place = typeof to === 'number' ? state.table && linePlace(state.table, to) : to;
      if (!place) return;
      if (place.table !== state.table) return show(place.table, place.playback, { running });
      set({ running });
      if (place.playback !== state.playback) run(place.playback);
    },
    step() {
      const { playback } = get();
      if (playback) run(onward(playback));
    },
    stepBack() {
      const { playback } = get();
      if (playback?.stand === null) run(backward(playback) ?? playback);
    },
    replay(cursor, byHand, from = cursor - 1) {
      get().goTo(cursor);
      const { table } = get();
      if (table && from >= 0 && table.cursor === cursor) run(actionsAgain(table, from, byHand));
    },
    retell(byHand) {
      const state = get();
      if (!state.table || !(moves(state) || byHand)) return;
      run(lastTurnAgain(state.table, byHand ? 'step' : 1));
    },
    skip: () => run(null),
  };
};

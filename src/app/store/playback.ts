/** Slice: animations. The last change of the table is animated in its order, once or again. */
import { actionsAgain, type LinePlace, lastTurnAgain, linePlace } from '../playback/line-places.ts';
import { backward, onward } from '../playback/playback.ts';
import { isAnimated } from './dispatch.ts';
import type { Slice, StoreAccess, StoreEffect } from './state.ts';

export interface Animating {
  /** Is it still being drawn or found out what is asked? Nothing is offered before that is known. */
  readonly isAsking: boolean;
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

export const createAnimating: Slice<Animating> = ({ get, dispatch, services }) => ({
  isAsking: false,
  watch(to, running) {
    const { table } = get();
    const place = typeof to === 'number' ? table && linePlace(table, to) : to;
    if (place) dispatch({ type: 'watch', place, running });
  },
  step() {
    const { playback } = get();
    if (playback) dispatch({ type: 'frame', playback: onward(playback) });
  },
  stepBack() {
    const { playback } = get();
    if (playback?.stand === null) dispatch({ type: 'frame', playback: backward(playback) ?? playback });
  },
  replay(cursor, byHand, from = cursor - 1) {
    dispatch({ type: 'goTo', cursor });
    const { table } = get();
    if (table && from >= 0 && table.cursor === cursor)
      dispatch({ type: 'frame', playback: actionsAgain(table, from, byHand) });
  },
  retell(byHand) {
    const { table } = get();
    if (table && (byHand || isAnimated(get(), services)))
      dispatch({ type: 'frame', playback: lastTurnAgain(table, byHand ? 'step' : 1) });
  },
  skip: () => dispatch({ type: 'frame', playback: null }),
});

/** Effect of an animation: its next frame, when its time has come. */
export const playbackEffect = ({ dispatch }: StoreAccess): StoreEffect => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ playback }, before) => {
    if (playback === before.playback) return;
    clearTimeout(timer);
    if (playback && playback.stand !== null)
      timer = setTimeout(() => dispatch({ type: 'frame', playback: onward(playback) }), playback.stand);
  };
};

/** Playback of a game: the timer, and its parts: play key, speed, and the bar to drag. */
import { useEffect, useRef } from 'react';
import { SETTINGS, type Settings } from '../../../app/settings.ts';
import type { AppState } from '../../../app/state.ts';
import { selectCursor } from '../../../app/state-selectors.ts';
import { nodeAt } from '../../../app/table/table.ts';
import { noteAt } from '../../../app/table/tree.ts';
import { restFor } from '../../../app/telling/playback.ts';
import { summaryOf } from '../../../app/telling/summary.ts';
import { Tool } from '../../controls/Tool.tsx';
import { useMoving } from '../../media.ts';
import { useNamed } from '../../seats/useNamed.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { REPLAY } from '../../words/replay.ts';
import { SPEED_WORDS } from '../../words/settings.ts';
import { placeIn } from '../../words.ts';

const selectLine = ({ table }: AppState) => table?.line;
export const selectNote = ({ table }: AppState) =>
  table ? noteAt(table.tree, nodeAt(table)).text : undefined;
const selectIsMoving = ({ playback }: AppState) => playback !== null;
const selectCanGoBack = ({ playback, table }: AppState) => !!playback || (table?.cursor ?? 0) > 0;
const selectCaption = ({ table, replaying }: AppState) => (table && !replaying ? summaryOf(table) : null);

/** The speeds, the slowest first. */
const SPEEDS = [...SETTINGS.speed].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));

/** Options of a game that plays by itself. */
export interface AutoplayManner {
  /** Milliseconds at its end before it begins again; without them it ends there. */
  readonly again?: number;
  /** Is it paused because it is off the screen? */
  readonly isHeld?: boolean;
}

/** Plays the line while `running`: each action after the reading time of the previous one; stops at notes. */
export const useAutoplay = ({ again, isHeld = false }: AutoplayManner = {}) => {
  const running = useField('running');
  const cursor = useApp(selectCursor);
  const length = useApp(selectLine)?.length ?? 0;
  const isMoving = useApp(selectIsMoving);
  const canGoBack = useApp(selectCanGoBack);
  const caption = useNamed()(useApp(selectCaption) ?? '');
  const isNoted = useApp(selectNote) !== undefined;
  const playback = useField('playback');
  const moving = useMoving();
  const { speed, motion } = useField('settings');
  const { run, advance, scrub, stepBack } = useActions();
  const begun = useRef(-1);
  const isOver = cursor >= length;
  const mayMove = moving && motion !== 'step';
  const isByHand = !mayMove || speed === 'step';
  const isDue = running && !isMoving && !isHeld;
  useEffect(() => {
    if (!isDue) return;
    if (isByHand || (isOver && again === undefined) || (isNoted && cursor !== begun.current))
      return run(false);
    const beginAgain = () => {
      scrub(0);
      run(true);
    };
    const rest = begun.current === cursor ? 0 : restFor(caption) / Number(speed);
    const timer = isOver ? setTimeout(beginAgain, again) : setTimeout(advance, rest);
    return () => clearTimeout(timer);
  }, [isDue, isByHand, isOver, again, isNoted, cursor, caption, speed, run, advance, scrub]);
  return {
    caption,
    cursor,
    length,
    mayMove,
    isByHand,
    running,
    canGoBack,
    canGoOn: !isOver || isMoving,
    /** Plays from here, or at the end of the line from its start. */
    play() {
      begun.current = isOver ? 0 : cursor;
      if (isOver) scrub(0);
      run(true);
    },
    pause: () => run(false),
    back: () => (playback?.stand === null && playback.index > 0 ? stepBack() : scrub(cursor - 1)),
    next: advance,
    goTo: scrub,
  };
};

export type Autoplay = ReturnType<typeof useAutoplay>;

interface PartProps {
  readonly reel: Autoplay;
}

/** Plays, or pauses. */
export const PlayKey = ({ reel: { running, play, pause } }: PartProps) => (
  <Tool
    icon={running ? 'pause' : 'play'}
    name={running ? REPLAY.pause : REPLAY.play}
    aria-pressed={running}
    onClick={running ? pause : play}
  />
);

/** The speed; without animation always step by step. */
export const Speed = ({ reel: { mayMove } }: PartProps) => {
  const { speed } = useField('settings');
  const { set } = useActions();
  return (
    <select
      aria-label={REPLAY.speed}
      title={mayMove ? REPLAY.speed : REPLAY.still}
      disabled={!mayMove}
      value={mayMove ? speed : 'step'}
      onChange={({ target }) => set({ speed: target.value as Settings['speed'] })}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {SPEED_WORDS[each]}
        </option>
      ))}
    </select>
  );
};

/** The bar to drag; a screen reader hears the event at its place. */
export const PlaceBar = ({ reel: { cursor, length, caption, goTo } }: PartProps) => (
  <input
    type="range"
    aria-label={REPLAY.place}
    aria-valuetext={`${placeIn(cursor, length)}. ${caption}`}
    min={0}
    max={length}
    value={cursor}
    onChange={({ target }) => goTo(Number(target.value))}
  />
);

import { useMemo } from 'react';
import { SETTINGS } from '../../../app/base/settings.ts';
import { nodeAt, type Table } from '../../../app/model/table.ts';
import { noteAt } from '../../../app/model/tree.ts';
import { summaryOf } from '../../../app/narration/log.ts';
import { type LinePlace, linePlace, readingTime, TIMES } from '../../../app/playback/playback.ts';
import { lineTimeline, looped } from '../../../app/playback/timeline.ts';
import { Select } from '../../controls/fields.tsx';
import { Tool } from '../../controls/Tool.tsx';
import { useIsAnimated } from '../../media.ts';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useField } from '../../store.ts';
import { type ExternalPlayback, usePlayer } from '../../usePlayer.ts';
import { SPEED_WORDS } from '../../words/settings.ts';
import { placeIn, REPLAY } from '../../words.ts';

export const noteOn = (table: Table): string | undefined => noteAt(table.tree, nodeAt(table)).text;

const SPEEDS = [...SETTINGS.speed].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));

interface Options {
  readonly starts?: boolean;
  readonly loops?: boolean;
  readonly isHeld?: boolean;
  readonly external?: ExternalPlayback<LinePlace>;
}

/** Plays a line, and returns the controls. Each action stays for the time that its summary takes to read. */
export const useLinePlayer = (table: Table, options: Options = {}) => {
  const { starts = false, loops = false } = options;
  const moving = useIsAnimated();
  const { speed, motion } = useField('settings');
  const replaying = useField('replaying');
  const named = usePlayerNames();
  const mayMove = moving && motion !== 'step';
  const isByHand = !mayMove || speed === 'step';
  const timeline = useMemo(() => {
    const restAt = (here: Table) =>
      isByHand || noteOn(here) !== undefined ? null : readingTime(named(summaryOf(here) ?? ''), 'line') / Number(speed);
    const line = lineTimeline(table, isByHand ? 'step' : Number(speed), restAt);
    return loops ? looped(line, TIMES.end) : line;
  }, [table, isByHand, speed, named, loops]);
  const player = usePlayer(timeline, { ...options, starts: starts && !isByHand });
  const { table: here, playback } = player.at;
  const caption = useMemo(() => named((!replaying && summaryOf(here)) || ''), [named, replaying, here]);
  const { cursor, line } = here;
  return {
    ...player,
    caption,
    cursor,
    length: line.length,
    canGoOn: cursor < line.length || playback !== null,
    canGoBack: cursor > 0,
    mayMove,
    isByHand,
    goTo: (to: number) => player.seek(linePlace(here, to)),
  };
};

export type LinePlayer = ReturnType<typeof useLinePlayer>;

interface PartProps {
  readonly player: LinePlayer;
}

export const PlayButton = ({ player: { playing, play, pause } }: PartProps) => (
  <Tool
    icon={playing ? 'pause' : 'play'}
    name={playing ? REPLAY.pause : REPLAY.play}
    aria-pressed={playing}
    onClick={playing ? pause : play}
  />
);

/** Renders the choice of a speed. Without animation, the speed is always step by step, since nothing moves. */
export const SpeedControl = ({ player: { mayMove } }: PartProps) => {
  const { speed } = useField('settings');
  const { set } = useActions();
  return (
    <Select
      className=""
      aria-label={REPLAY.speed}
      title={mayMove ? REPLAY.speed : REPLAY.still}
      disabled={!mayMove}
      value={mayMove ? speed : 'step'}
      options={SPEEDS.map((each) => [each, SPEED_WORDS[each]])}
      onChoose={(next) => set({ speed: next })}
    />
  );
};

export const PlaceSlider = ({ player: { cursor, length, caption, goTo } }: PartProps) => (
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SETTINGS, type Settings } from '../../../app/settings.ts';
import { selectCursor, selectGame } from '../../../app/slices.ts';
import type { Oddboard } from '../../../app/store.ts';
import { nodeAt, viewOf } from '../../../app/table/table.ts';
import { noteAt } from '../../../app/table/tree.ts';
import { restFor } from '../../../app/telling/playback.ts';
import { summaryOf } from '../../../app/telling/summary.ts';
import { Icon, type IconName } from '../../icons.tsx';
import { useMoving } from '../../moving.ts';
import { NoteText } from '../../panels/turns/NoteText.tsx';
import { useActions, useField, useRoom } from '../../room.ts';
import { useNamed } from '../../seats/useNamed.ts';
import { REPLAY } from '../../words/replay.ts';
import { SETTING_WORDS } from '../../words/settings.ts';
import { placeIn } from '../../words.ts';
import styles from './Replay.module.css';

const selectLine = ({ table }: Oddboard) => table?.line;
const selectIsMoving = ({ playback }: Oddboard) => playback !== null;
const selectCanGoBack = ({ playback, table }: Oddboard) => !!playback || (table?.cursor ?? 0) > 0;
/** Can more be seen than the place that is shown: by going on, or from the start of a game that is over? */
const selectHasMore = ({ table }: Oddboard) =>
  !!table && (table.cursor < table.line.length || (table.cursor > 0 && viewOf(table).turn.outcome !== null));
const selectCaption = ({ table, recalling }: Oddboard) => (table && !recalling ? summaryOf(table) : null);
const selectNote = ({ table }: Oddboard) => (table ? noteAt(table.tree, nodeAt(table)) : null);

/** The speeds, the slowest first. */
const SPEEDS = [...SETTINGS.speed].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));

/**
 * Plays on while it runs: each action after the words of the one before have been read. It holds at notes.
 */
const useReel = (words: string) => {
  const running = useField('running');
  const cursor = useRoom(selectCursor);
  const length = useRoom(selectLine)?.length ?? 0;
  const isMoving = useRoom(selectIsMoving);
  const { speed } = useField('settings');
  const isNoted = useRoom(selectNote)?.text !== undefined;
  const { run, advance, scrub } = useActions();
  const begun = useRef(-1);
  const isOver = cursor >= length;
  useEffect(() => {
    if (!running || isMoving) return;
    if (isOver || (isNoted && cursor !== begun.current)) return run(false);
    const rest = begun.current === cursor ? 0 : restFor(words) / (Number(speed) || 1);
    const timer = setTimeout(advance, rest);
    return () => clearTimeout(timer);
  }, [running, isMoving, isOver, isNoted, cursor, words, speed, run, advance]);
  /** From here; where the line is over, from its start. */
  const play = () => {
    begun.current = isOver ? 0 : cursor;
    if (isOver) scrub(0);
    run(true);
  };
  return { running, play, pause: () => run(false) };
};

interface KeyProps {
  readonly icon: IconName;
  readonly name: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
  onClick(): void;
}

const Key = ({ icon, name, pressed, disabled, children, onClick }: KeyProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
    {children}
  </button>
);

/** How fast; where nothing may move it is step by step. */
const Speed = ({ moving }: { readonly moving: boolean }) => {
  const { speed } = useField('settings');
  const { set } = useActions();
  return (
    <select
      aria-label={REPLAY.speed}
      title={moving ? REPLAY.speed : REPLAY.still}
      disabled={!moving}
      value={moving ? speed : 'step'}
      onChange={({ target }) => set({ speed: target.value as Settings['speed'] })}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {SETTING_WORDS.speed.values[each]}
        </option>
      ))}
    </select>
  );
};

/** The bar, its words, and the words of the place. */
const Bar = () => {
  const cursor = useRoom(selectCursor);
  const length = useRoom(selectLine)?.length ?? 0;
  const game = useRoom(selectGame);
  const named = useNamed();
  const caption = named(useRoom(selectCaption) ?? '');
  const note = useRoom(selectNote)?.text;
  const canGoBack = useRoom(selectCanGoBack);
  const isMoving = useRoom(selectIsMoving);
  const moving = useMoving();
  const { speed, motion } = useField('settings');
  const { advance, scrub, stepBack } = useActions();
  const playback = useField('playback');
  const { running, play, pause } = useReel(caption);
  const isByHand = !moving || speed === 'step' || motion === 'step';
  const back = () => (playback?.stand === null && playback.index > 0 ? stepBack() : scrub(cursor - 1));
  return (
    <section className={styles.replay} aria-label={REPLAY.bar}>
      <div className={styles.keys}>
        <Key icon="start" name={REPLAY.start} disabled={!canGoBack} onClick={() => scrub(0)} />
        <Key icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={back} />
        {!isByHand && (
          <Key
            icon={running ? 'pause' : 'play'}
            name={running ? REPLAY.pause : REPLAY.play}
            pressed={running}
            onClick={running ? pause : play}
          />
        )}
        <button
          type="button"
          className={styles.next}
          disabled={cursor >= length && !isMoving}
          onClick={advance}
        >
          {REPLAY.next}
        </button>
        <Speed moving={moving && motion !== 'step'} />
        <span className={styles.place}>{placeIn(cursor, length)}</span>
      </div>
      <input
        type="range"
        aria-label={REPLAY.place}
        aria-valuetext={`${placeIn(cursor, length)}. ${caption}`}
        min={0}
        max={length}
        value={cursor}
        onChange={({ target }) => scrub(Number(target.value))}
      />
      {note && game && (
        <p className={styles.note}>
          <NoteText game={game} text={note} />
        </p>
      )}
      {caption && <p className={styles.caption}>{caption}</p>}
    </section>
  );
};

/** Watches the rest of the line; it stays at the end while the same line is watched. */
export const Replay = () => {
  const hasMore = useRoom(selectHasMore);
  const line = useRoom(selectLine);
  const [watched, setWatched] = useState<typeof line>(undefined);
  useEffect(() => {
    if (hasMore) setWatched(line);
  }, [hasMore, line]);
  return hasMore || (line !== undefined && watched === line) ? <Bar /> : null;
};

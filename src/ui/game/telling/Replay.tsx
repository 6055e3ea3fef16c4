import { useEffect, useState } from 'react';
import { isOver } from '../../../app/seats/halt.ts';
import { selectGame } from '../../../app/slices.ts';
import type { Oddboard } from '../../../app/store.ts';
import { NoteText } from '../../panels/turns/NoteText.tsx';
import { useRoom } from '../../room.ts';
import { REPLAY } from '../../words/replay.ts';
import { placeIn } from '../../words.ts';
import { Key, PlaceBar, PlayKey, Speed, selectLine, selectNote, useReel } from './Reel.tsx';
import styles from './Replay.module.css';

/** Can more be seen than the place that is shown: by going on, or from the start of a game that is over? */
const selectHasMore = (room: Oddboard) =>
  !!room.table && (room.table.cursor < room.table.line.length || (room.table.cursor > 0 && isOver(room)));

/** The bar, its words, and the words of the place. */
const Bar = () => {
  const game = useRoom(selectGame);
  const note = useRoom(selectNote);
  const reel = useReel();
  const { caption, cursor, length, canGoBack, canGoOn, isByHand } = reel;
  return (
    <section className={styles.replay} aria-label={REPLAY.bar}>
      <div className={styles.keys}>
        <Key icon="start" name={REPLAY.start} disabled={!canGoBack} onClick={() => reel.goTo(0)} />
        <Key icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={reel.back} />
        {!isByHand && <PlayKey reel={reel} />}
        <button type="button" className={styles.next} disabled={!canGoOn} onClick={reel.next}>
          {REPLAY.next}
        </button>
        <Key icon="end" name={REPLAY.end} disabled={!canGoOn} onClick={() => reel.goTo(length)} />
        <Speed reel={reel} />
        <span className={styles.place}>{placeIn(cursor, length)}</span>
      </div>
      <PlaceBar reel={reel} />
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

import { selectGame } from '../../../app/slices.ts';
import { NoteText } from '../../panels/turns/NoteText.tsx';
import { useRoom } from '../../room.ts';
import { REPLAY } from '../../words/replay.ts';
import { WORDS } from '../../words.ts';
import { Key, PlaceBar, PlayKey, Speed, selectNote, useReel } from './Reel.tsx';
import styles from './Replay.module.css';

/** Plays the line by itself, from the place that is shown: its keys, its bar, and the words of the place. */
export const Replay = ({ onClose }: { onClose(): void }) => {
  const game = useRoom(selectGame);
  const note = useRoom(selectNote);
  const reel = useReel();
  const { caption, canGoBack, canGoOn, isByHand } = reel;
  return (
    <section className={styles.replay} aria-label={REPLAY.bar}>
      <div className={styles.keys}>
        <Key icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={reel.back} />
        {!isByHand && <PlayKey reel={reel} />}
        <button type="button" className={styles.next} disabled={!canGoOn} onClick={reel.next}>
          {REPLAY.next}
        </button>
        <Speed reel={reel} />
        <button
          type="button"
          className={styles.next}
          onClick={() => {
            reel.pause();
            onClose();
          }}
        >
          {WORDS.close}
        </button>
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

import { selectGame } from '../../../app/state-selectors.ts';
import { Button } from '../../controls/Button.tsx';
import { Tool } from '../../controls/Tool.tsx';
import { NoteText } from '../../panels/turns/NoteText.tsx';
import { useApp } from '../../store.ts';
import { REPLAY } from '../../words/replay.ts';
import { WORDS } from '../../words.ts';
import { PlaceBar, PlayKey, Speed, selectNote, useAutoplay } from './Autoplay.tsx';
import styles from './Replay.module.css';

/** Playback of the line from the current place: keys, bar, and the words of the place. */
export const Replay = ({ onClose }: { onClose(): void }) => {
  const game = useApp(selectGame);
  const note = useApp(selectNote);
  const reel = useAutoplay();
  const { caption, canGoBack, canGoOn, isByHand } = reel;
  return (
    <section className={styles.replay} aria-label={REPLAY.bar}>
      <div className={`row ${styles.keys}`}>
        <Tool icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={reel.back} />
        {!isByHand && <PlayKey reel={reel} />}
        <Button disabled={!canGoOn} onClick={reel.next}>
          {REPLAY.next}
        </Button>
        <Speed reel={reel} />
        <Button
          onClick={() => {
            reel.pause();
            onClose();
          }}
        >
          {WORDS.close}
        </Button>
      </div>
      <PlaceBar reel={reel} />
      {note && game && (
        <p className={styles.note} data-screen>
          <NoteText game={game} text={note} />
        </p>
      )}
      {caption && <p className={styles.caption}>{caption}</p>}
    </section>
  );
};

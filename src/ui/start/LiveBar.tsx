import type { Game } from '../../kernel/game.ts';
import { Key, PlaceBar, PlayKey, Speed, useReel } from '../game/telling/Reel.tsx';
import { REPLAY } from '../words/replay.ts';
import styles from './LiveBoard.module.css';

/** Milliseconds on the end before it begins again. */
const END = 4000;

/** What watches the small board: the keys of *Watch* in one row, and the turn in words. */
export const LiveBar = ({ game, isHeld }: { readonly game: Game; readonly isHeld: boolean }) => {
  const reel = useReel({ again: END, isHeld });
  const label = (name: string) => REPLAY.ofSample(name, game.title);
  const { caption, canGoBack, canGoOn, isByHand, mayMove } = reel;
  return (
    <section className={styles.bar} aria-label={REPLAY.sample(game.title)}>
      <div className={styles.keys}>
        {isByHand ? (
          <>
            <Key icon="back" name={label(REPLAY.back)} disabled={!canGoBack} onClick={reel.back} />
            <Key icon="play" name={label(REPLAY.next)} disabled={!canGoOn} onClick={reel.next} />
          </>
        ) : (
          <PlayKey reel={reel} label={label} />
        )}
        <PlaceBar reel={reel} label={label} />
        {mayMove && <Speed reel={reel} label={label} />}
      </div>
      <p className={styles.caption} title={caption}>
        {caption}
      </p>
    </section>
  );
};

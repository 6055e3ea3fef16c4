import { useCallback, useMemo } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { atLeisure } from '../leisure.ts';
import { useActions } from '../room.ts';
import { gameLink } from '../route.ts';
import { useFetched } from '../useFetched.ts';
import { WORDS } from '../words.ts';
import styles from './GameCard.module.css';
import { LiveBoard } from './LiveBoard.tsx';

interface Props {
  readonly entry: GameEntry;
  readonly moving: boolean;
  /** Is a game of it known to be waiting? Else the library is asked when the page rests. */
  readonly started: boolean;
}

/** One game on the start page; its rules are fetched when the page rests, to show it alive and to be there when it is opened. */
export const GameCard = ({ entry, moving, started }: Props) => {
  const { hasBegun, watch } = useActions();
  const game = useFetched(useCallback(() => atLeisure(entry.load), [entry]));
  const there = useFetched(useMemo(() => (started ? undefined : () => atLeisure(() => hasBegun(entry.id))), [entry, hasBegun, started]));
  const way = started || there ? WORDS.goOn : WORDS.play;
  const show = async () => {
    await watch(entry.id, 0);
    window.location.hash = gameLink(entry.id);
  };
  return (
    <li className={styles.card}>
      <div className={styles.board} aria-hidden="true">
        {game && <LiveBoard game={game} moving={moving} />}
      </div>
      <h2 className={styles.title}>{entry.title}</h2>
      <p className={styles.summary}>
        {entry.summary[0]}
        <br />
        {entry.summary[1]}
      </p>
      <div className={styles.ways}>
        <a className={styles.play} href={gameLink(entry.id)} aria-label={`${way}: ${entry.title}`}>
          {way}
        </a>
        {game && game.samples.length > 0 && (
          <button type="button" className={styles.watch} aria-label={`${WORDS.watch}: ${entry.title}`} onClick={show}>
            {WORDS.watch}
          </button>
        )}
      </div>
    </li>
  );
};

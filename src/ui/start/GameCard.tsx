import { useCallback, useMemo, useState } from 'react';
import type { Stage } from '../../app/keeping/places/journal.ts';
import { PLAYED } from '../../app/learning/progress.ts';
import type { GameEntry } from '../../kernel/game.ts';
import { fetchLater, useFetched } from '../fetched.tsx';
import { useLearned } from '../learn/useProgress.ts';
import { atLeisure } from '../leisure.ts';
import { useActions } from '../room.ts';
import { gameLink, learnLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';
import styles from './GameCard.module.css';

/** What can be watched: fetched when somebody asks. */
const WatchDialog = fetchLater(async () => (await import('./WatchDialog.tsx')).WatchDialog);

interface Props {
  readonly entry: GameEntry;
  readonly moving: boolean;
  /** How far the current game of it has come; where that is fresh, the library is asked in idle time. */
  readonly stage: Stage;
}

/** The word for the way to the game at each stage. */
const WAYS = { fresh: 'play', begun: 'goOn', over: 'seeAgain' } as const satisfies Record<
  Stage,
  keyof typeof OPENING
>;

/** The rules of a game and the board that shows them: the page stands before either has come. */
const fetchLive = async ({ load }: GameEntry) => {
  const [game, { LiveBoard }] = await Promise.all([load(), import('./LiveBoard.tsx')]);
  return { game, LiveBoard };
};

/**
 * One game on the start page. Its rules and its live board are fetched when the page rests; opening the game
 * finds the rules there.
 */
export const GameCard = ({ entry, moving, stage: here }: Props) => {
  const { stageOf, beginFirst, playOwn } = useActions();
  const [isWatching, setWatching] = useState(false);
  const live = useFetched(useCallback(() => atLeisure(() => fetchLive(entry)), [entry]));
  const there = useFetched(
    useMemo(
      () => (here === 'fresh' ? () => atLeisure(() => stageOf(entry.id)) : undefined),
      [entry, stageOf, here],
    ),
  );
  const learned = useLearned(entry.id);
  const hasLearned = learned.size > 0;
  const far = useFetched(
    useMemo(
      () =>
        hasLearned ? () => atLeisure(async () => (await import('./howFar.ts')).fetchFar(entry)) : undefined,
      [entry, hasLearned],
    ),
  );
  const howFar = far?.(learned);
  const stage = there ?? here;
  const way = OPENING[WAYS[stage]];
  /** What comes before the way in: a game by fewer rules for the newcomer, another one where one is over. */
  const first =
    stage === 'over'
      ? { word: OPENING.newGame, begin: playOwn }
      : entry.first && stage === 'fresh' && !learned.has(PLAYED)
        ? { word: OPENING.firstGame, begin: beginFirst }
        : null;
  /** Puts a game on the table, and goes there. */
  const go = async (begin: () => Promise<void>) => {
    await begin();
    window.location.hash = gameLink(entry.id);
  };
  return (
    <li className={styles.card}>
      <div className={styles.shown}>{live && <live.LiveBoard game={live.game} moving={moving} />}</div>
      <h2 className={styles.title}>{entry.title}</h2>
      <p className={styles.summary}>
        {entry.summary[0]}
        <br />
        {entry.summary[1]}
      </p>
      {howFar && <p className={styles.far}>{howFar}</p>}
      <div className={styles.ways}>
        {first && (
          <button
            type="button"
            className={styles.play}
            aria-label={`${first.word}: ${entry.title}`}
            onClick={() => go(() => first.begin(entry.id))}
          >
            {first.word}
          </button>
        )}
        <a
          className={first ? styles.watch : styles.play}
          href={gameLink(entry.id)}
          aria-label={`${way}: ${entry.title}`}
        >
          {way}
        </a>
        {entry.course && (
          <a
            className={styles.watch}
            href={learnLink(entry.id)}
            aria-label={`${OPENING.learn}: ${entry.title}`}
          >
            {OPENING.learn}
          </a>
        )}
        {live && (
          <button
            type="button"
            className={styles.watch}
            aria-label={`${OPENING.watch}: ${entry.title}`}
            onClick={() => setWatching(true)}
          >
            {OPENING.watch}
          </button>
        )}
      </div>
      {live && isWatching && <WatchDialog game={live.game} onClose={() => setWatching(false)} />}
    </li>
  );
};

import { useEffect, useState } from 'react';
import { PRIMER } from '../../app/learning/progress.ts';
import type { Game } from '../../kernel/game.ts';
import { useFetched } from '../fetched.tsx';
import { useMoving } from '../moving.ts';
import { useField } from '../room.ts';
import { learnLink } from '../route.ts';
import { LEARN } from '../words/learn.ts';
import styles from './Primer.module.css';
import { Primer } from './Primer.tsx';
import { useProgress } from './useProgress.ts';

/**
 * The primer in the empty history of a game that is opened for the first time; ever after only the way to it.
 */
export const FirstPrimer = ({ game }: { readonly game: Game }) => {
  const course = useFetched(useField('entries').find(({ id }) => id === game.id)?.course);
  const progress = useProgress();
  const [isNew] = useState(() => !progress.of(game.id).has(PRIMER));
  const moving = useMoving();
  useEffect(() => () => progress.add(game.id, [PRIMER]), [progress, game]);
  if (!course) return null;
  return (
    <>
      <p className={styles.way}>
        <a href={learnLink(game.id)}>{LEARN.learnGame(game.title)}</a>
      </p>
      {isNew && (
        <>
          <h2 className={styles.heading}>{LEARN.inMinutes}</h2>
          <Primer game={game} course={course} moving={moving} />
        </>
      )}
    </>
  );
};

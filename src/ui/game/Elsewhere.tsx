import { Heading } from '../Heading.tsx';
import { useActions } from '../room.ts';
import { gamesLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';
import { LIBRARY, WORDS } from '../words.ts';
import styles from './Elsewhere.module.css';

/** The game is open in another tab: two tabs would overwrite each other, so one has it at a time. */
export const Elsewhere = () => {
  const { takeOver } = useActions();
  return (
    <main className={styles.page}>
      <Heading title={LIBRARY.elsewhere} />
      <p>{LIBRARY.elsewhereHint}</p>
      <button type="button" className={styles.take} onClick={() => void takeOver()}>
        {LIBRARY.takeOver}
      </button>
      <a href={gamesLink}>{OPENING.savedGames}</a>
      <a href="#/">{WORDS.allGames}</a>
    </main>
  );
};

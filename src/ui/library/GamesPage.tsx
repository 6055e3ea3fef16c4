import { useEffect } from 'react';
import { saveFile } from '../game/useSaveGame.ts';
import { PageHeader } from '../PageHeader.tsx';
import { useActions, useField } from '../room.ts';
import { OPENING } from '../words/opening.ts';
import { LIBRARY } from '../words.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './GamesPage.module.css';
import { OpenText } from './OpenText.tsx';
import { SavedCard } from './SavedCard.tsx';

/** The library: every game ever begun here, last changed first; and games from outside. */
export const GamesPage = () => {
  const games = useField('library');
  const entries = useField('entries');
  const { browse, leave, archive } = useActions();
  useEffect(() => {
    leave();
    void browse();
  }, [browse, leave]);
  return (
    <div className={styles.page}>
      <PageHeader title={OPENING.savedGames} />
      <main className={styles.main}>
        <section className={styles.open}>
          <FilePicker />
          <OpenText />
          <p>{LIBRARY.dropHere}</p>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            data-size="large"
            onClick={async () => saveFile('all-games.oddboard.json', 'application/json', await archive())}
          >
            {LIBRARY.saveAll}
          </button>
        </section>
        {games?.length === 0 && <p className={styles.empty}>{LIBRARY.empty}</p>}
        <ul className={styles.games}>
          {games?.map((saved) => {
            const entry = entries.find(({ id }) => id === saved.game);
            return entry && <SavedCard key={saved.id} saved={saved} entry={entry} />;
          })}
        </ul>
      </main>
    </div>
  );
};

import { useEffect } from 'react';
import { Button } from '../controls/Button.tsx';
import { saveFile } from '../game/saveFile.ts';
import { Page } from '../PageHeader.tsx';
import { useActions, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { LIBRARY } from '../words.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './GamesPage.module.css';
import { OpenText } from './OpenText.tsx';
import { SavedCard } from './SavedCard.tsx';
import { useGrowing } from './useGrowing.ts';

/**
 * Games in a grid of their own, so that a change of one lays out no more than these: whole rows of one to six
 * columns.
 */
const BLOCK = 60;

/** The library: all games begun in this browser, the last changed first; and games from outside. */
export const GamesPage = () => {
  const games = useField('library');
  const entries = useField('entries');
  const persisted = useField('persisted');
  const { browse, archive } = useActions();
  const shown = useGrowing(games?.length ?? 0);
  useEffect(() => void browse(), [browse]);
  return (
    <Page title={OPENING.savedGames}>
      <section className={`row ${styles.open}`}>
        <FilePicker />
        <OpenText />
        <p className="small">
          {LIBRARY.pasteHere} <span className={styles.drop}>{LIBRARY.dropHere}</span>
        </p>
        <Button
          kind="quiet"
          large
          onClick={async () => saveFile('all-games.oddboard.json', 'application/json', await archive())}
        >
          {LIBRARY.saveAll}
        </Button>
      </section>
      {games?.length === 0 && <p className="quiet">{LIBRARY.empty}</p>}
      {persisted !== null && <p className="quiet">{persisted ? LIBRARY.promised : LIBRARY.notPromised}</p>}
      <div>
        {Array.from({ length: Math.ceil(shown / BLOCK) }, (_, block) => block * BLOCK).map((first) => (
          <ul key={first} className={styles.games}>
            {games?.slice(first, Math.min(first + BLOCK, shown)).map((saved) => {
              const entry = entries.find(({ id }) => id === saved.game);
              return entry && <SavedCard key={saved.id} saved={saved} entry={entry} />;
            })}
          </ul>
        ))}
      </div>
    </Page>
  );
};

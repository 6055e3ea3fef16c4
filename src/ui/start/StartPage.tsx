import { useEffect, useMemo, useState } from 'react';
import { useFetched } from '../fetched.tsx';
import { idle, queueIdle } from '../idle.ts';
import { useMedia } from '../media.ts';
import { PageHeader } from '../PageHeader.tsx';
import { useActions, useField, useLeave } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { GameTile } from './GameTile.tsx';
import styles from './StartPage.module.css';

/** A window too narrow for tiles side by side. */
const NARROW = '(max-width: 899px)';

/** The list of unfinished games, fetched after the boards. */
const fetchUnfinished = () => queueIdle(async () => (await import('./Unfinished.tsx')).Unfinished);

export const StartPage = ({ hasBegun }: { hasBegun(): boolean }) => {
  const entries = useField('entries');
  const library = useField('library');
  const { browse } = useActions();
  useLeave();
  useEffect(() => void idle().then(browse), [browse]);
  const first = entries.find(({ start }) => start) ?? entries[0];
  const isRow = useMedia(NARROW);
  const [chosen, choose] = useState<string | null>(null);
  const shown = chosen ?? (isRow ? null : first?.id);
  const Unfinished = useFetched(fetchUnfinished);
  /** Are there unfinished games? Their space is kept before they are read. */
  const isBegun = useMemo(hasBegun, [hasBegun]);
  const games = library?.filter(({ result }) => result === null) ?? [];
  const isNew = library !== null && games.length === library.length;
  return (
    <div className={styles.page}>
      <PageHeader title={OPENING.app}>
        <p className="quiet">{OPENING.motto}</p>
      </PageHeader>
      <main className={styles.main}>
        <ul className={styles.games}>
          {entries.map((entry) => (
            <GameTile
              key={entry.id}
              entry={entry}
              isChosen={entry.id === shown}
              isStart={isNew && entry.start === true}
              isRow={isRow}
              onChoose={choose}
            />
          ))}
        </ul>
        {(library ? games.length > 0 : isBegun) && (
          <section className={styles.unfinished} aria-labelledby="unfinished">
            <h2 id="unfinished">{OPENING.goOn}</h2>
            {Unfinished && <Unfinished games={games} />}
          </section>
        )}
      </main>
    </div>
  );
};

import { useEffect, useMemo } from 'react';
import type { Stage } from '../../app/keeping/places/journal.ts';
import { Heading } from '../Heading.tsx';
import { useActions, useField } from '../room.ts';
import { aboutLink, gamesLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';
import { GameCard } from './GameCard.tsx';
import styles from './StartPage.module.css';

/** All games, each with a small live board. */
export const StartPage = ({ moving, stage }: { readonly moving: boolean; stage(id: string): Stage }) => {
  const entries = useField('entries');
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
  const stages = useMemo(() => new Map(entries.map(({ id }) => [id, stage(id)])), [entries, stage]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading title={OPENING.app} />
        <p>{OPENING.motto}</p>
        <nav className={styles.saved}>
          <a href={gamesLink}>{OPENING.savedGames}</a>
          <a href={aboutLink}>{OPENING.about}</a>
        </nav>
      </header>
      <main>
        <ul className={styles.cards}>
          {entries.map((entry) => (
            <GameCard key={entry.id} entry={entry} moving={moving} stage={stages.get(entry.id) ?? 'fresh'} />
          ))}
        </ul>
      </main>
    </div>
  );
};

import { useEffect, useMemo } from 'react';
import type { Stage } from '../../app/keeping/places/journal.ts';
import type { GameEntry } from '../../kernel/game.ts';
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
  const stages = useMemo(() => new Map(entries.map((entry) => [entry, stage(entry.id)])), [entries, stage]);
  const isNew = (entry: GameEntry) => Number(stages.get(entry) === 'fresh');
  const sorted = [...entries].sort((a, b) => isNew(a) - isNew(b));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{OPENING.app}</h1>
        <p>{OPENING.motto}</p>
        <nav className={styles.saved}>
          <a href={gamesLink}>{OPENING.savedGames}</a>
          <a href={aboutLink}>{OPENING.about}</a>
        </nav>
      </header>
      <main>
        <ul className={styles.cards}>
          {sorted.map((entry) => (
            <GameCard key={entry.id} entry={entry} moving={moving} stage={stages.get(entry) ?? 'fresh'} />
          ))}
        </ul>
      </main>
    </div>
  );
};

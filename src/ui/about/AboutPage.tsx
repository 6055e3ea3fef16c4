import { useCallback, useEffect } from 'react';
import { useFetched } from '../fetched.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Credits } from '../panels/rules/Credits.tsx';
import { useActions, useField } from '../room.ts';
import { gameLink } from '../route.ts';
import { ABOUT } from '../words/credit.ts';
import { OPENING } from '../words/opening.ts';
import styles from './AboutPage.module.css';

/** Whose the games are: inventor, page, the version played here, and our rulings. */
export const AboutPage = () => {
  const entries = useField('entries');
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
  const load = useCallback(() => Promise.all(entries.map((entry) => entry.load())), [entries]);
  const games = useFetched(load) ?? [];
  return (
    <>
      <PageHeader title={OPENING.about} />
      <main className={styles.page}>
        <p className={styles.motto}>{ABOUT.motto}</p>
        {games.map((game) => (
          <section key={game.id}>
            <h2>
              <a href={gameLink(game.id)}>{game.title}</a>
            </h2>
            <Credits game={game} />
          </section>
        ))}
      </main>
    </>
  );
};

import { useCallback, useEffect } from 'react';
import { useFetched } from '../fetched.tsx';
import { Heading } from '../Heading.tsx';
import { Credits } from '../panels/rules/Credits.tsx';
import { useActions, useField } from '../room.ts';
import { gameLink } from '../route.ts';
import { ABOUT } from '../words/credit.ts';
import { OPENING } from '../words/opening.ts';
import { WORDS } from '../words.ts';
import styles from './AboutPage.module.css';

/** Whose the games are: inventor, page, the version played here, and our rulings. */
export const AboutPage = () => {
  const entries = useField('entries');
  const { leave } = useActions();
  useEffect(() => leave(), [leave]);
  const load = useCallback(() => Promise.all(entries.map((entry) => entry.load())), [entries]);
  const games = useFetched(load) ?? [];
  return (
    <div className={styles.page}>
      <header>
        <a href="#/" title={WORDS.allGames}>
          {OPENING.app}
        </a>
        <Heading title={OPENING.about} />
        <p>{ABOUT.motto}</p>
      </header>
      <main>
        {games.map((game) => (
          <section key={game.id}>
            <h2>
              <a href={gameLink(game.id)}>{game.title}</a>
            </h2>
            <Credits game={game} />
          </section>
        ))}
      </main>
    </div>
  );
};

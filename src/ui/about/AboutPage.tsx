import { useCallback } from 'react';
import { version } from '../../../package.json';
import { useFetched } from '../fetched.tsx';
import { Page } from '../PageHeader.tsx';
import { Credits } from '../panels/rules/Credits.tsx';
import { gameLink } from '../route.ts';
import { useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { ABOUT } from '../words/rules.ts';

export const AboutPage = () => {
  const entries = useField('entries');
  const load = useCallback(() => Promise.all(entries.map((entry) => entry.load())), [entries]);
  const games = useFetched(load) ?? [];
  return (
    <Page title={OPENING.about} isText>
      <p className="quiet">{ABOUT.motto}</p>
      {games.map((game) => (
        <section key={game.id}>
          <h2>
            <a href={gameLink(game.id)}>{game.title}</a>
          </h2>
          <Credits game={game} rules={game.rules} />
        </section>
      ))}
      <p className="small">
        {ABOUT.version(version)} <a href="licences.txt">{ABOUT.licences}</a>
      </p>
    </Page>
  );
};

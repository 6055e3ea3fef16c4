import { version } from '../../../package.json';
import type { GameEntry } from '../../kernel/game.ts';
import { useFetched } from '../lazyComponent.tsx';
import { Page } from '../PageHeader.tsx';
import { Credits } from '../panels/rules/Credits.tsx';
import { gameLink } from '../route.ts';
import { GameCard } from '../start/GameCard.tsx';
import styles from '../start/Picture.module.css';
import { useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { ABOUT } from '../words/rules.ts';

const GameOrigin = ({ entry }: { readonly entry: GameEntry }) => {
  const game = useFetched(entry.load);
  return (
    <GameCard entry={entry} href={gameLink(entry.id)}>
      {game && <Credits game={game} rules={game.rules} />}
    </GameCard>
  );
};

export const AboutPage = () => (
  <Page title={OPENING.about}>
    <ul className={styles.cards}>
      {useField('entries').map((entry) => (
        <GameOrigin key={entry.id} entry={entry} />
      ))}
      <li className="card">
        <div className="alone">
          <img src="icon.svg" alt="" width={96} />
          <strong>{OPENING.app}</strong>
          <p>{ABOUT.motto}</p>
          <p className="small">
            {ABOUT.version(version)} <a href="licences.txt">{ABOUT.licences}</a>
          </p>
        </div>
      </li>
    </ul>
  </Page>
);

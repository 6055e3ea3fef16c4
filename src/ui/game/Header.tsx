import type { Game } from '../../kernel/game.ts';
import { Tool } from '../controls/Tool.tsx';
import { Icon } from '../icons.tsx';
import { Heading } from '../PageHeader.tsx';
import { LEGEND } from '../words/legend.ts';
import { OPENING } from '../words/opening.ts';
import { SHARING, WORDS } from '../words.ts';
import styles from './Header.module.css';

export type DialogName = 'new' | 'players' | 'share' | 'settings' | 'help';

/** The header: the game's name, and the tools that concern the whole game. */
export const Header = ({ game, onOpen }: { readonly game: Game; onOpen(dialog: DialogName): void }) => (
  <header className={styles.header}>
    <a
      className={styles.brand}
      href="#/"
      title={WORDS.allGames}
      aria-label={`${OPENING.app}: ${WORDS.allGames}`}
    >
      <span className={styles.word}>{OPENING.app}</span>
      <Icon name="home" />
    </a>
    <Heading className={`cut ${styles.title}`} title={game.title} quiet />
    <div className={styles.tools}>
      <Tool icon="plus" name={OPENING.newGame} onClick={() => onOpen('new')}>
        {OPENING.newGame}
      </Tool>
      <Tool icon="share" name={SHARING.title} onClick={() => onOpen('share')}>
        {SHARING.title}
      </Tool>
      <Tool icon="settings" name={WORDS.settings} onClick={() => onOpen('settings')} />
      <Tool icon="help" name={LEGEND.open} onClick={() => onOpen('help')} />
    </div>
  </header>
);

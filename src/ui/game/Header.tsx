import type { Game } from '../../kernel/game.ts';
import { Tool } from '../controls/Tool.tsx';
import { Icon } from '../icons.tsx';
import { Heading } from '../PageHeader.tsx';
import { OPENING } from '../words/opening.ts';
import { LEGEND } from '../words/pieces.ts';
import { SHARING, WORDS } from '../words.ts';
import styles from './Header.module.css';

export type DialogName = 'new' | 'players' | 'share' | 'settings' | 'help' | 'report';

export interface OpenProps {
  readonly game: Game;
  onOpen(dialog: DialogName): void;
}

/** Tools that open a dialog: in the header, or in the menu where it has no space for them. */
export const OPENERS = [
  { icon: 'plus', name: OPENING.newGame, opens: 'new' },
  { icon: 'share', name: SHARING.title, opens: 'share' },
  { icon: 'settings', name: WORDS.settings, opens: 'settings' },
  { icon: 'help', name: LEGEND.open, opens: 'help' },
] as const;

export const Header = ({ game, onOpen }: OpenProps) => (
  <header className={`line ${styles.header}`}>
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
      {OPENERS.map(({ icon, name, opens }, index) => (
        <Tool key={icon} icon={icon} name={name} onClick={() => onOpen(opens)}>
          {index < 2 && name}
        </Tool>
      ))}
    </div>
  </header>
);

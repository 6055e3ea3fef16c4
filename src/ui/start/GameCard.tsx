import type { ReactNode } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { useLive } from './live.ts';
import styles from './Picture.module.css';

interface Props {
  readonly entry: GameEntry;
  readonly href: string;
  readonly children: ReactNode;
}

export const GameCard = ({ entry, href, children }: Props) => {
  const live = useLive(entry);
  return (
    <li className={`card list ${styles.game}`}>
      <span className={styles.picture}>
        <span className="squares">{live && <live.TileArt table={live.table} />}</span>
      </span>
      <h2>
        <a href={href}>{entry.title}</a>
      </h2>
      {children}
    </li>
  );
};

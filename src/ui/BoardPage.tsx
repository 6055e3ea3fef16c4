import type { ReactNode } from 'react';
import styles from './BoardPage.module.css';

interface Props {
  readonly header: ReactNode;
  /** The board's room, and what stands right under it. */
  readonly board: ReactNode;
  /** What is read before the board is looked at. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one board: the board has the height of the window, and the rest stands beside or under it. */
export const BoardPage = ({ header, board, above, children }: Props) => (
  <div className={styles.page}>
    {header}
    <main className={styles.main}>
      {above}
      <div className={styles.board}>{board}</div>
      <div className={styles.beside}>{children}</div>
    </main>
  </div>
);

import type { ReactNode } from 'react';
import styles from './BoardPage.module.css';

interface Props {
  readonly header: ReactNode;
  /** The board's room, and the elements right under it. */
  readonly board: ReactNode;
  /** The content read before the board. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one board, which has the height of the window; everything else is beside or under it. */
export const BoardPage = ({ header, board, above, children }: Props) => (
  <div className={styles.page}>
    {header}
    <main className={styles.main}>
      {above}
      <div className={styles.board}>{board}</div>
      <div className={`stack ${styles.beside}`}>{children}</div>
    </main>
  </div>
);

import type { ReactNode } from 'react';
import styles from './BoardPage.module.css';

interface Props {
  readonly header: ReactNode;
  readonly board: ReactNode;
  /** Content above the board. In a wide window, the content moves beside the board. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

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

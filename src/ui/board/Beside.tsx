import type { CSSProperties, ReactNode } from 'react';
import type { Square } from '../../kernel/board.ts';
import styles from './Beside.module.css';
import type { Layout } from './layout.ts';

interface Props {
  readonly square: Square;
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** Something beside a square, kept within the board: above in the lower half, below in the upper. */
export const Beside = ({ square, layout, children }: Props) => {
  const place = layout.places[square];
  if (!place) return null;
  const { x, y } = place;
  const part = (x + 0.5) / layout.columns;
  const upper = y + 0.5 < layout.rows / 2;
  const style: CSSProperties = {
    insetInlineStart: `${part * 100}%`,
    ...(upper ? { top: `${((y + 1.08) / layout.rows) * 100}%` } : { bottom: `${((layout.rows - y + 0.08) / layout.rows) * 100}%` }),
    translate: `${-part * 100}% 0`,
  };
  return (
    <div className={styles.beside} style={style}>
      {children}
    </div>
  );
};

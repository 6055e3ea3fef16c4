import type { CSSProperties, ReactNode } from 'react';
import type { Square } from '../../kernel/board.ts';
import styles from './Beside.module.css';
import type { Layout } from './layout.ts';

interface Props {
  readonly square: Square;
  readonly layout: Layout;
  /** Narrow things stand left or right of the square, wide ones above or below. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

const percent = (part: number): string => `${part * 100}%`;

/** Something beside a square, kept within the board and towards its middle. */
export const Beside = ({ square, layout, narrow = false, children }: Props) => {
  const place = layout.places[square];
  if (!place) return null;
  const { x, y } = place;
  const { columns, rows } = layout;
  const across = (x + 0.5) / columns;
  const down = (y + 0.5) / rows;
  const beside: CSSProperties = {
    ...(across < 0.5 ? { left: percent((x + 1.08) / columns) } : { right: percent((columns - x + 0.08) / columns) }),
    top: percent(down),
    translate: `0 ${percent(-down)}`,
  };
  const above: CSSProperties = {
    left: percent(across),
    ...(down < 0.5 ? { top: percent((y + 1.08) / rows) } : { bottom: percent((rows - y + 0.08) / rows) }),
    translate: `${percent(-across)} 0`,
  };
  return (
    <div className={styles.beside} style={narrow ? beside : above}>
      {children}
    </div>
  );
};

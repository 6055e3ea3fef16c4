import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import styles from './Fit.module.css';

interface Props {
  /** Its width for a height of 1. */
  readonly wide: number;
  /** Is it as wide as its column? Otherwise it is as large as its room allows. */
  readonly column?: boolean;
  readonly children: ReactNode;
}

export const Fit = ({ wide, column = false, children }: Props) => (
  <div className={column ? styles.column : styles.fit} style={{ '--wide': wide } as CSSProperties}>
    {column ? <div className={styles.filled}>{children}</div> : children}
  </div>
);

interface RoomProps extends HTMLAttributes<HTMLDivElement> {
  readonly wide: number;
}

export const Room = ({ wide, children, ...rest }: RoomProps) => (
  <div className={styles.room} {...rest}>
    <Fit wide={wide}>{children}</Fit>
  </div>
);

import { memo } from 'react';
import styles from './Board.module.css';
import type { Layout } from './layout.ts';

/** Coordinates, outside the board. Every square says its own name, so these are for the eye only. */
export const Edges = memo(({ layout }: { readonly layout: Layout }) => (
  <>
    <div className={styles.ranks} aria-hidden="true">
      {layout.ranks.map(({ key, label, at }) => (
        <span key={key} style={{ '--at': at } as React.CSSProperties}>
          {label}
        </span>
      ))}
    </div>
    <div className={styles.files} aria-hidden="true">
      {layout.files.map(({ key, label, at }) => (
        <span key={key} style={{ '--at': at } as React.CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  </>
));

import type { Mark } from '../../kernel/view.ts';
import type { Layout } from './layout.ts';
import styles from './Marks.module.css';
import { MarkView } from './Marks.tsx';

/** A board of one square. */
const ONE: Layout = {
  columns: 1,
  rows: 1,
  flipped: false,
  places: [{ square: 0, name: '', x: 0, y: 0, dark: false }],
  byRow: [],
  files: [],
  ranks: [],
};

/** A mark on a square of its own, for a legend. */
export const Swatch = ({ mark }: { readonly mark: Mark }) => (
  <span className={styles.swatch} aria-hidden="true">
    <MarkView square={0} mark={mark} layout={ONE} />
  </span>
);

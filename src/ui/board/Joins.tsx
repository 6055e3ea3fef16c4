import type { UnitView } from '../../kernel/view.ts';
import type { Layout } from './layout.ts';
import styles from './Marks.module.css';

/** A thin line between the two halves of each unit that stands on two squares. */
export const Joins = ({ units, layout }: { readonly units: readonly UnitView[]; readonly layout: Layout }) =>
  units.map(({ id, body, at }) => {
    const [from, to] = [layout.places[at[0] ?? -1], layout.places[at[1] ?? -1]];
    if (body !== 'halves' || !from || !to) return null;
    return <line key={id} className={styles.join} data-kind="halves" x1={from.x + 0.5} y1={from.y + 0.5} x2={to.x + 0.5} y2={to.y + 0.5} />;
  });

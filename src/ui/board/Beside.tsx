import type { CSSProperties, ReactNode } from 'react';
import type { Square } from '../../kernel/board.ts';
import styles from './Beside.module.css';
import type { Layout } from './layout.ts';

interface Props {
  readonly square: Square;
  readonly layout: Layout;
  /** Narrow things stand left or right of the square, wide ones above or below. */
  readonly narrow?: boolean;
  /** Squares that must stay in view, and squares that should. */
  readonly clear?: readonly Square[];
  readonly spare?: Iterable<Square>;
  readonly children: ReactNode;
}

const percent = (part: number): string => `${part * 100}%`;

/** How high and wide something wide is, as parts of the board: a sentence or two. */
const HIGH = 0.17;
const WIDE = 0.66;

interface Band {
  /** The edge nearest to the square, as a part of the board's height from the top. */
  readonly edge: number;
  readonly below: boolean;
}

/** The place above or below the square that hides least of what should be seen, the nearest of those. */
const bandFor = (layout: Layout, square: Square, clear: readonly Square[], spare: readonly Square[]): Band => {
  const place = layout.places[square] ?? { x: 0, y: 0 };
  const { rows, columns } = layout;
  const left = ((place.x + 0.5) / columns) * (1 - WIDE);
  const isHidden = (top: number) => (each: Square) => {
    const { x = 0, y = 0 } = layout.places[each] ?? {};
    const [across, down] = [(x + 0.5) / columns, (y + 0.5) / rows];
    return across > left && across < left + WIDE && down > top && down < top + HIGH;
  };
  const bands: (Band & { readonly cost: number })[] = [];
  for (let away = 0; away < rows / 2; away++) {
    for (const below of [true, false]) {
      const edge = below ? (place.y + 1.08 + away) / rows : (place.y - 0.08 - away) / rows;
      const top = below ? edge : edge - HIGH;
      if (top < -0.02 || top + HIGH > 1.02) continue;
      bands.push({ edge, below, cost: away + 4 * clear.filter(isHidden(top)).length + spare.filter(isHidden(top)).length });
    }
  }
  return bands.sort((a, b) => a.cost - b.cost)[0] ?? { edge: (place.y + 1.08) / rows, below: true };
};

/** Something beside a square, kept within the board and towards its middle. */
export const Beside = ({ square, layout, narrow = false, clear = [], spare = [], children }: Props) => {
  const place = layout.places[square];
  if (!place) return null;
  const { x, y } = place;
  const { columns, rows } = layout;
  const across = (x + 0.5) / columns;
  const down = (y + 0.5) / rows;
  const beside: CSSProperties = {
    // Both edges: what is too wide for this side of the square wraps.
    ...(across < 0.5 ? { left: percent((x + 1.08) / columns), right: 0 } : { left: 0, right: percent((columns - x + 0.08) / columns) }),
    marginInlineStart: across < 0.5 ? 0 : 'auto',
    top: percent(down),
    translate: `0 ${percent(-down)}`,
  };
  const band = bandFor(layout, square, clear, [...spare]);
  const above: CSSProperties = {
    left: percent(across),
    ...(band.below ? { top: percent(band.edge) } : { bottom: percent(1 - band.edge) }),
    translate: `${percent(-across)} 0`,
  };
  return (
    <div className={styles.beside} data-narrow={narrow || undefined} style={narrow ? beside : above}>
      {children}
    </div>
  );
};

import type { CSSProperties, ReactNode } from 'react';
import type { Square } from '../../kernel/board.ts';
import styles from './Beside.module.css';
import type { Layout, SquarePlace } from './layout.ts';

interface Props {
  readonly square: Square;
  readonly layout: Layout;
  /** Narrow things stand left or right of the square, wide ones above or below. */
  readonly narrow?: boolean;
  /** Squares that must stay in view, and squares that should. */
  readonly clear?: readonly Square[];
  readonly spare?: Iterable<Square>;
  /** About how large it is, as parts of the board: then it stands anywhere near the square where it hides least. */
  readonly size?: Size;
  readonly children: ReactNode;
}

interface Size {
  readonly wide: number;
  readonly high: number;
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

/** How far outside of a span a point lies. */
const outside = (at: number, from: number, to: number): number => Math.max(from - at, at - to, 0);

/** The place near a square that hides nothing that must be seen and least of what should be, from the board's top left corner. */
const placeFor = (layout: Layout, square: Square, { wide, high }: Size, clear: readonly Square[], spare: readonly Square[]) => {
  const { places, rows, columns } = layout;
  const [width, height] = [wide * columns, high * rows];
  const own = places[square] ?? { x: 0, y: 0 };
  const hides = (left: number, top: number, squares: readonly Square[]): number =>
    squares.filter((each) => {
      const { x, y } = places[each] ?? own;
      return x + 0.9 > left && x + 0.1 < left + width && y + 0.9 > top && y + 0.1 < top + height;
    }).length;
  let best = { left: 0, top: 0, cost: Infinity };
  for (let left = 0; left <= columns - width; left += 0.25) {
    for (let top = 0; top <= rows - height; top += 0.25) {
      const away = outside(own.x + 0.5, left, left + width) + outside(own.y + 0.5, top, top + height);
      const cost = away + 100 * hides(left, top, [square, ...clear]) + 2 * hides(left, top, spare);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
};

/** Held by the edge towards the square, or else by that nearest to the board's: what is larger than was thought does not reach the square. */
const placed = (layout: Layout, square: Square, size: Size, clear: readonly Square[], spare: readonly Square[]): CSSProperties => {
  const { columns, rows } = layout;
  const { x, y } = layout.places[square] ?? { x: 0, y: 0 };
  const { left, top } = placeFor(layout, square, size, clear, spare);
  const [right, bottom] = [columns - left - size.wide * columns, rows - top - size.high * rows];
  const isRightOf = left >= x + 0.5;
  const isBelow = top >= y + 0.5;
  const isLeftOf = columns - right <= x + 0.5;
  const isAbove = rows - bottom <= y + 0.5;
  return {
    ...(isRightOf || (!isLeftOf && left <= right) ? { left: percent(left / columns) } : { right: percent(right / columns) }),
    ...(isBelow || (!isAbove && top <= bottom) ? { top: percent(top / rows) } : { bottom: percent(bottom / rows) }),
  };
};

/** Left or right of a square, towards the middle of the board. */
const atSide = ({ columns, rows }: Layout, { x, y }: SquarePlace): CSSProperties => {
  const across = (x + 0.5) / columns;
  const down = (y + 0.5) / rows;
  return {
    // Both edges: what is too wide for this side of the square wraps.
    ...(across < 0.5 ? { left: percent((x + 1.08) / columns), right: 0 } : { left: 0, right: percent((columns - x + 0.08) / columns) }),
    marginInlineStart: across < 0.5 ? 0 : 'auto',
    top: percent(down),
    translate: `0 ${percent(-down)}`,
  };
};

/** Above or below a square, in a band of the board. */
const inBand = ({ columns }: Layout, { x }: SquarePlace, { edge, below }: Band): CSSProperties => {
  const across = (x + 0.5) / columns;
  return {
    left: percent(across),
    ...(below ? { top: percent(edge) } : { bottom: percent(1 - edge) }),
    translate: `${percent(-across)} 0`,
  };
};

/** Something beside a square, kept within the board and towards its middle. */
export const Beside = ({ square, layout, narrow = false, clear = [], spare = [], size, children }: Props) => {
  const place = layout.places[square];
  if (!place) return null;
  const style = size
    ? placed(layout, square, size, clear, [...spare])
    : narrow
      ? atSide(layout, place)
      : inBand(layout, place, bandFor(layout, square, clear, [...spare]));
  return (
    <div className={styles.beside} data-beside={square} data-narrow={narrow || undefined} style={style}>
      {children}
    </div>
  );
};

/** This file defines SVG drawings as plain data, which the board, the legend, pictures and films share. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One SVG path. Its colours are CSS variables, which follow the theme. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeDasharray?: string | number;
  readonly strokeDashoffset?: number;
  readonly strokeLinecap?: 'butt' | 'round';
  readonly strokeWidth?: number;
  readonly transform?: string;
  readonly 'data-part'?: string;
}

type ShapeOptions = Omit<Shape, 'd'>;

export const paint = (token: string): string => `var(--${token})`;

export const stroke = (d: string, token: string, strokeWidth: number, more?: ShapeOptions): Shape => ({
  d,
  stroke: paint(token),
  strokeWidth,
  ...more,
});

export const area = (d: string, token: string, more?: ShapeOptions): Shape => ({
  d,
  fill: paint(token),
  ...more,
});

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

export const circle = ({ x, y }: Point, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Returns the path of a square with rounded corners: `half` is half the width, `r` the radius. */
export const box = ({ x, y }: Point, half: number, r: number): string => {
  const side = round(2 * (half - r));
  return (
    `M${round(x - half + r)} ${round(y - half)}h${side}a${r} ${r} 0 0 1 ${r} ${r}v${side}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${-side}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
};

export const cross = ({ x, y }: Point, half: number): string =>
  `M${round(x - half)} ${round(y - half)}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;

/** The centre of a mark's coordinates (-2 to 42). */
export const MIDDLE = { x: 20, y: 20 };
export const MIRRORED = 'matrix(-1 0 0 1 40 0)';

/** Draws a line with a pale edge, so that the line is visible on light and dark squares. */
export const withPaleEdge = (d: string, token: string, width: number, strokeDasharray?: string): readonly Shape[] => [
  stroke(d, 'board-pale', width + 2, { opacity: 0.7 }),
  stroke(d, token, width, strokeDasharray === undefined ? {} : { strokeDasharray }),
];

/** Draws a frame of 20 dashes, 5 on each side, so that all corners look alike. */
export const dashed = (token: string, width: number, half: number, corner: number): Shape => {
  const dash = (8 * (half - corner) + 2 * Math.PI * corner) / 40;
  return stroke(box(MIDDLE, half, corner), token, width, {
    strokeDasharray: dash,
    strokeDashoffset: dash / 2,
    strokeLinecap: 'butt',
  });
};

/** Returns the path of slanting lines, which continue on the next square, so that areas look whole. */
const slants = (count: number): string =>
  Array.from({ length: count }, (_, index) => (88 / count) * (index + 0.5) - 4)
    .map((at) => (at < 40 ? `M-2 ${at + 2}L${at + 2} -2` : `M${at - 42} 42L42 ${at - 42}`))
    .join('');

export const hatched = (token: string, count: number, width: number, more: ShapeOptions): Shape =>
  stroke(slants(count), token, width, { strokeLinecap: 'butt', ...more });

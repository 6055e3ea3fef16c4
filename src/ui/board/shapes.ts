/** Drawings as data, shared by board, legend, pictures and films. */
import type { SVGProps } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One SVG path. Its colours are CSS variables, which follow the theme. */
export type Shape = Pick<
  SVGProps<SVGPathElement>,
  | 'd'
  | 'fill'
  | 'fillOpacity'
  | 'opacity'
  | 'stroke'
  | 'strokeDasharray'
  | 'strokeDashoffset'
  | 'strokeLinecap'
  | 'strokeWidth'
  | 'transform'
> & {
  readonly 'data-part'?: string;
};

type More = Omit<Shape, 'd'>;

export const paint = (token: string): string => `var(--${token})`;

export const stroke = (d: string, token: string, strokeWidth: number, more?: More): Shape => ({
  d,
  stroke: paint(token),
  strokeWidth,
  ...more,
});

export const area = (d: string, token: string, more?: More): Shape => ({ d, fill: paint(token), ...more });

const attribute = ([name, value]: readonly [string, unknown]): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

export const written = (shapes: readonly Shape[]): string =>
  shapes.map((shape) => `<path ${Object.entries(shape).map(attribute).join(' ')}/>`).join('');

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

export const circle = ({ x, y }: Point, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A square around a point; `half` is half its width, `r` the radius of its corners. */
export const box = ({ x, y }: Point, half: number, r: number): string => {
  const side = round(2 * (half - r));
  return (
    `M${round(x - half + r)} ${round(y - half)}h${side}a${r} ${r} 0 0 1 ${r} ${r}v${side}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${-side}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
};

export const cross = ({ x, y }: Point, half: number): string =>
  `M${round(x - half)} ${round(y - half)}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;

/** In squares: the gap between an arrow's end and the middle of its square. */
const SHORT = 0.2;
/** The width of the edge that makes a line visible on every square and unit. */
const EDGE = 0.06;

const toward = (a: Point, b: Point, far: number): Point => {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / long) * far, y: a.y + ((b.y - a.y) / long) * far };
};

interface Pen {
  readonly token: string;
  readonly width: number;
  readonly edge?: string;
  readonly dashes?: string | undefined;
}

export const line = (d: string, { token, width, edge, dashes }: Pen): readonly Shape[] => [
  ...(edge ? [stroke(d, edge, width + EDGE)] : []),
  stroke(d, token, width, dashes === undefined ? {} : { strokeDasharray: dashes }),
];

/** An arrow along points, starting `from` squares after the first. */
export const arrow = (points: readonly Point[], pen: Pen, from = 0): readonly Shape[] => {
  const [first, second] = points as [Point, Point];
  const [before, last] = points.slice(-2) as [Point, Point];
  const long = 0.1 + 2 * pen.width;
  const tip = toward(last, before, SHORT);
  const base = toward(last, before, SHORT + long);
  const wing = (side: number) => ({
    x: base.x + ((tip.y - base.y) / 2) * side,
    y: base.y + ((base.x - tip.x) / 2) * side,
  });
  const head = `${pathThrough([tip, wing(1), wing(-1)])}z`;
  const way = [toward(first, second, from), ...points.slice(1, -1), toward(base, tip, long / 4)];
  return [
    ...(pen.edge ? [stroke(head, pen.edge, EDGE)] : []),
    ...line(pathThrough(way), pen),
    area(head, pen.token),
  ];
};

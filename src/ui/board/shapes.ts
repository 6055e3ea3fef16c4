import { area, type Point, pathThrough, type Shape, stroke } from '../../kernel/drawing/shapes.ts';

const attribute = ([name, value]: readonly [string, unknown]): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

export const svgText = (shapes: readonly Shape[]): string =>
  shapes.map((shape) => `<path ${Object.entries(shape).map(attribute).join(' ')}/>`).join('');

/** The gap between an arrow's tip and its square's middle, in squares. */
const ARROW_GAP = 0.2;
/** How much wider an edge makes a line, in squares. The edge keeps the line visible on every square and unit. */
const EDGE_WIDTH = 0.06;

const pointToward = (a: Point, b: Point, far: number): Point => {
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
  ...(edge ? [stroke(d, edge, width + EDGE_WIDTH)] : []),
  stroke(d, token, width, dashes === undefined ? {} : { strokeDasharray: dashes }),
];

/**
 * Returns the shapes of an arrow along points. The distance from the first point to the arrow's start is `from`
 * squares.
 */
export const arrow = (points: readonly Point[], pen: Pen, from = 0): readonly Shape[] => {
  const [first, second] = points as [Point, Point];
  const [before, last] = points.slice(-2) as [Point, Point];
  const long = 0.1 + 2 * pen.width;
  const tip = pointToward(last, before, ARROW_GAP);
  const base = pointToward(last, before, ARROW_GAP + long);
  const wing = (side: number) => ({
    x: base.x + ((tip.y - base.y) / 2) * side,
    y: base.y + ((base.x - tip.x) / 2) * side,
  });
  const head = `${pathThrough([tip, wing(1), wing(-1)])}z`;
  const way = [pointToward(first, second, from), ...points.slice(1, -1), pointToward(base, tip, long / 4)];
  return [
    ...(pen.edge ? [stroke(head, pen.edge, EDGE_WIDTH)] : []),
    ...line(pathThrough(way), pen),
    area(head, pen.token),
  ];
};

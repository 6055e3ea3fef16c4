/** Draws a chain of squares as a creature with a head. Lengths are in squares. Lists of points begin at the head. */

import { area, circle, type Point, paint, pathThrough, type Shape, stroke } from '../../../kernel/drawing/shapes.ts';
import type { Side } from '../../../kernel/side.ts';

export interface Creature {
  readonly body: string;
  readonly spine: string;
  readonly head: Point;
  /** The head's direction in degrees clockwise from the right. */
  readonly angle: number;
}

const HALF_WIDTH = 0.27;
const TAIL = 0.035;
const TAPER = 1.7;
const SAMPLES = 8;

const interpolate = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const roundCorners = (points: readonly Point[]): readonly Point[] => {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return points;
  const line: Point[] = [];
  const straight = (from: Point, to: Point) => {
    for (let sample = 0; sample < SAMPLES / 2; sample++) line.push(interpolate(from, to, (sample * 2) / SAMPLES));
  };
  straight(first, interpolate(first, second, 0.5));
  for (let index = 1; index < points.length - 1; index++) {
    const [a, b, c] = points.slice(index - 1, index + 2) as [Point, Point, Point];
    const start = interpolate(a, b, 0.5);
    const end = interpolate(b, c, 0.5);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const part = sample / SAMPLES;
      line.push(interpolate(interpolate(start, b, part), interpolate(b, end, part), part));
    }
  }
  straight(interpolate(points.at(-2) as Point, last, 0.5), last);
  line.push(last);
  return line;
};

/** Returns a path's part between two distances from the start, in squares. */
export const pathBetween = (path: readonly Point[], from: number, to: number): readonly Point[] => {
  const at = (place: number): Point => {
    const index = Math.max(0, Math.min(path.length - 1, Math.floor(place)));
    const here = path[index] as Point;
    return interpolate(here, path[index + 1] ?? here, place - index);
  };
  const inner = path.filter((_, index) => index > from && index < to);
  return [at(from), ...inner, at(to)];
};

/** Returns the squares of a crawl, new ones first, and the number of new ones; null for other moves. */
export const crawlPath = <T>(
  was: readonly T[],
  now: readonly T[],
): { readonly route: readonly T[]; readonly steps: number } | null => {
  for (let steps = 0; steps <= now.length - 2; steps++) {
    if (now.slice(steps).every((square, index) => was[index] === square))
      return { route: [...now.slice(0, steps), ...was], steps };
  }
  return null;
};

/** Eases the taper of a tail: returns the thickness, from 0 to 1, at `part` of the taper's length. */
const taperAt = (part: number): number => Math.sin((part * Math.PI) / 2);

/** Returns a snakelike creature that lies along points, from head to tail. `facing` is the head's angle in degrees. */
export const creature = (points: readonly Point[], facing?: number): Creature => {
  const line = roundCorners(
    points.filter((point, index) => index === 0 || distance(point, points[index - 1] as Point) > 1e-4),
  );
  const [head = { x: 0, y: 0 }, neck] = line;
  const angle = facing ?? (neck ? (Math.atan2(head.y - neck.y, head.x - neck.x) * 180) / Math.PI : -90);
  const lengths = [0];
  for (let index = 1; index < line.length; index++)
    lengths.push((lengths[index - 1] as number) + distance(line[index - 1] as Point, line[index] as Point));
  const total = lengths.at(-1) ?? 0;
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, index) => {
    const a = line[Math.max(0, index - 1)] as Point;
    const b = line[Math.min(line.length - 1, index + 1)] as Point;
    const long = distance(a, b) || 1;
    const rest = total - (lengths[index] as number);
    const width = TAIL + (HALF_WIDTH - TAIL) * taperAt(Math.min(1, rest / TAPER));
    const normal = { x: (-(b.y - a.y) / long) * width, y: ((b.x - a.x) / long) * width };
    left.push({ x: point.x + normal.x, y: point.y + normal.y });
    right.unshift({ x: point.x - normal.x, y: point.y - normal.y });
  });
  return { body: `${pathThrough([...left, ...right])}Z`, spine: pathThrough(line), head, angle };
};

export const BACK_PATTERN = {
  white: { strokeDasharray: '0 0.25', strokeLinecap: 'round' },
  black: { strokeDasharray: '0.045 0.205', strokeLinecap: 'butt' },
} as const;

/** Returns the shapes of body and head. The head is drawn at the origin; `headTransform` moves it into place. */
export const creatureShapes = (
  { body, spine }: Creature,
  side: Side,
  isOutlined: boolean,
): { readonly body: readonly Shape[]; readonly head: readonly Shape[] } => {
  const skin = {
    fill: paint(`${side}-fill`),
    stroke: paint(isOutlined ? 'board-violet' : `${side}-line`),
    strokeWidth: isOutlined ? 0.085 : 0.055,
  };
  const spots = (x: number, r: number, token: string) => [-0.14, 0.14].map((y) => area(circle({ x, y }, r), token));
  return {
    body: [
      { d: body, ...skin },
      stroke(spine, `${side}-line`, side === 'white' ? 0.075 : 0.2, {
        ...BACK_PATTERN[side],
        strokeDashoffset: -0.42,
      }),
    ],
    head: [
      stroke('M.3 0H.45M.45 0L.5 -.05M.45 0L.5 .05', 'board-red', 0.045),
      { d: 'M-.32 0a.35 .3 0 1 0 .7 0a.35 .3 0 1 0 -.7 0z', ...skin },
      ...spots(0.13, 0.065, `${side}-line`),
      ...spots(0.155, 0.03, `${side}-fill`),
    ],
  };
};

export const headTransform = ({ head: { x, y }, angle }: Creature): string => `translate(${x} ${y}) rotate(${angle})`;

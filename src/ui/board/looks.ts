import { type Side, sideName } from '../../kernel/side.ts';
import type { Mark, MarkKind } from '../../kernel/view.ts';
import { capital } from '../../kernel/words.ts';
import { area, box, circle, cross, paint, type Shape, stroke } from './shapes.ts';

/** Kinds of marks that share a drawing. */
const ALIKE = {
  hatch: ['attacked', 'blast', 'danger'],
  frame: ['attacker', 'check', 'stuck', 'held'],
  ring: ['exit', 'reach', 'guarded', 'guard', 'empowered', 'magnet', 'hatching', 'march'],
  cross: ['closed', 'blocked'],
  dot: ['room', 'way', 'corner'],
  frost: ['freeze', 'frozen'],
  arrow: ['line', 'pull', 'push'],
  step: ['passed', 'passing'],
  plan: ['next-step', 'plan'],
} as const;
type Alike = keyof typeof ALIKE;

export type Look = Exclude<MarkKind, (typeof ALIKE)[Alike][number]> | Alike;

const LOOK_OF: ReadonlyMap<MarkKind, Look> = new Map(
  (Object.keys(ALIKE) as Alike[]).flatMap((look) => ALIKE[look].map((kind) => [kind, look] as const)),
);

export const lookOf = (kind: MarkKind): Look => LOOK_OF.get(kind) ?? (kind as Look);

/** The middle of a square from -2 to 42. Drawings that do not fill it stay within 0 to 40. */
const MIDDLE = { x: 20, y: 20 };
/** The transform from such a drawing to a square of width 1. */
export const ON_SQUARE = 'translate(.04545 .04545) scale(.022727)';

/** Slanting lines that continue in the next square. */
const slants = (count: number): string =>
  Array.from({ length: count }, (_, index) => (88 / count) * (index + 0.5) - 4)
    .map((at) => (at < 40 ? `M-2 ${at + 2}L${at + 2} -2` : `M${at - 42} 42L42 ${at - 42}`))
    .join('');
const BARS = [1, 8, 15, 22, 29, 36].map((x) => `M${x + 1} -2V42`).join('');
const MIRRORED = 'matrix(-1 0 0 1 40 0)';
const TURNED = 'rotate(90 20 20)';

/** A line with a pale edge, visible on light and dark squares. */
const edged = (d: string, token: string, width: number, strokeDasharray?: string): readonly Shape[] => [
  stroke(d, 'board-pale', width + 2, { opacity: 0.7 }),
  stroke(d, token, width, strokeDasharray === undefined ? {} : { strokeDasharray }),
];

/** A frame of 20 dashes, with half a dash on each side of a corner. */
const dashed = (token: string, width: number, half: number, corner: number): Shape => {
  const dash = (8 * (half - corner) + 2 * Math.PI * corner) / 40;
  return stroke(box(MIDDLE, half, corner), token, width, {
    strokeDasharray: dash,
    strokeDashoffset: dash / 2,
    strokeLinecap: 'butt',
  });
};

/** Bricks; stone and joint colours tell the owner's side. */
const bricks = (stone: string, joint: string, edge: string): readonly Shape[] => [
  { d: box(MIDDLE, 21.2, 0), fill: stone, stroke: edge, strokeWidth: 1.6 },
  {
    d: 'M-1 9H41M-1 20H41M-1 31H41M13 -1V9M35 -1V9M5 9V20M27 9V20M13 20V31M35 20V31M5 31V41M27 31V41',
    stroke: joint,
    strokeWidth: 1.6,
    strokeLinecap: 'butt',
  },
];

const hatched = (token: string, count: number, width: number, more: Omit<Shape, 'd'>): Shape =>
  stroke(slants(count), token, width, { strokeLinecap: 'butt', ...more });
const barred = (token: string, more: Omit<Shape, 'd'>): Shape =>
  stroke(BARS, token, 3, { strokeLinecap: 'butt', ...more });

const STONE = 'M9 36V17A11 11 0 0 1 31 17V36Z';
const TEETH = 'L11 20L15 25L20 20L25 25L29 20L34 24';
const BALL = circle({ x: 20, y: 25 }, 11);
const WHIRL = 'M20 21A3 3 0 0 1 23 18A6 6 0 0 1 14 23A9 9 0 0 1 27 13A12 12 0 0 1 9 28A15 15 0 0 1 33 12';

const DRAWINGS: Readonly<Record<Look, readonly Shape[]>> = {
  trail: [],
  lair: [circle(MIDDLE, 17.4), circle(MIDDLE, 15.6)].map((d) => stroke(d, 'white-line', 0.8)),
  wall: bricks('#8c8371', '#5b5446', '#5b5446'),
  shadow: [barred('board-violet', { opacity: 0.55 })],
  tomb: [
    { d: STONE, fill: '#6b6453', opacity: 0.75 },
    stroke(STONE, 'board-ink', 2),
    stroke('M20 13V27M15 18H25', 'board-pale', 2.4),
  ],
  'open-tomb': [stroke(STONE, 'board-ink', 2, { strokeDasharray: '4 3', strokeLinecap: 'butt' })],
  'hidden-tomb': [
    stroke('M7 36C9 27 31 27 33 36', 'board-ink', 2, { strokeDasharray: '2 3', strokeLinecap: 'butt' }),
  ],
  trap: [stroke(`${circle(MIDDLE, 14)}M6 20L11 16L15 21L20 16L25 21L29 16L34 20`, 'board-amber', 2.4)],
  'sprung-trap': [
    stroke(`M6 24${TEETH}`, 'board-amber', 2, { strokeDasharray: '4 3', strokeLinecap: 'butt' }),
  ],
  hatch: [hatched('board-red', 16, 1.05, { opacity: 0.34 })],
  frame: [dashed('board-red', 1.6, 21.2, 0)],
  ring: [stroke(box(MIDDLE, 21.2, 10), 'board-green', 1.6)],
  cross: [stroke(cross(MIDDLE, 11), 'board-red', 1.8)],
  dot: [area(circle(MIDDLE, 3.7), 'board-accent', { opacity: 0.5 })],
  frost: [{ ...dashed('board-ice', 1.2, 21.4, 0), opacity: 0.7 }],
  arrow: [stroke('M20 29V13M14 19L20 12L26 19', 'board-violet', 2.4)],
  step: [stroke('M12 40.7H28', 'board-violet', 2.6, { strokeLinecap: 'butt' })],
  link: [dashed('board-violet', 1.6, 20, 7)],
  tornado: edged(WHIRL, 'board-ice', 2.4),
  wind: edged('M20 31V14M15 19L20 14L25 19', 'board-ice', 1.6, '3 3'),
  avalanche: edged('M9 33L20 24L31 33M9 23L20 14L31 23M13 13L20 7L27 13', 'board-ice', 2),
  bomb: [
    area(BALL, 'black-fill'),
    stroke(BALL, 'board-pale', 1.6),
    ...edged('M20 14V10C20 6 27 5 29 8', 'board-amber', 2),
    stroke('M29 4V1M32 6L35 4M32 9H36', 'board-red', 1.8),
  ],
  fuse: edged('M4 12V4H12M28 4H36V12M36 28V36H28M12 36H4V28', 'board-amber', 1.6, '.1 3.6'),
  corrupted: [
    hatched('board-violet', 10, 1.5, { opacity: 0.55 }),
    hatched('board-ink', 10, 1.5, { opacity: 0.45, transform: MIRRORED }),
  ],
  distract: edged('M12 33V22A7 7 0 0 1 19 15H20V8M15 13L20 8L25 13', 'board-violet', 2.2),
  tunnel: [
    area('M6 22A14 9 0 0 1 34 22A14 9 0 0 1 6 22Z', 'board-ink', { opacity: 0.8 }),
    stroke('M6 22A14 9 0 0 1 34 22A14 9 0 0 1 6 22Z', 'board-pale', 1.6),
    stroke('M11 24A9 5 0 0 1 29 24', 'board-pale', 1.4, { opacity: 0.6 }),
  ],
  quick: edged('M9 9L16 15L9 21M18 9L25 15L18 21', 'board-green', 2.2),
  plan: [],
  'about-to-explode': [],
};

const OF_SIDE: Readonly<Partial<Record<`${Look}/${Side}`, readonly Shape[]>>> = {
  'lair/black': [box(MIDDLE, 17.4, 4), box(MIDDLE, 15.6, 3)].map((d) => stroke(d, 'white-line', 0.8)),
  'wall/white': bricks('#b9ae97', '#6d6554', paint('white-fill')),
  'wall/black': bricks('#4a463d', '#a79c86', paint('board-ink')),
  'shadow/black': [barred('board-ink', { opacity: 0.6, transform: TURNED })],
  'hatch/black': [hatched('board-ink', 16, 1.05, { opacity: 0.38, transform: MIRRORED })],
  'ring/black': [box(MIDDLE, 21.4, 10), box(MIDDLE, 19.4, 8)].map((d) => stroke(d, 'board-green', 0.9)),
  'dot/black': [stroke(circle(MIDDLE, 3.7), 'board-ink', 1.3, { opacity: 0.6 })],
};

/** Empty for lines over squares and marks that are only a number. */
export const drawingOf = ({ kind, side }: Pick<Mark, 'kind' | 'side'>): readonly Shape[] =>
  (side && OF_SIDE[`${lookOf(kind)}/${side}`]) ?? DRAWINGS[lookOf(kind)];

/** Lasting marks that are drawn differently for each side. */
const SIDED: ReadonlySet<Look> = new Set(['trail', 'lair', 'wall', 'shadow']);

export const isSided = (kind: MarkKind): boolean => SIDED.has(lookOf(kind));

const keyOf = ({ kind, side, rule }: Mark): string => `${kind} ${side ?? ''} ${rule}`;

export interface LegendEntry {
  readonly key: string;
  readonly mark: Mark;
  readonly text: string;
}

export const legendOf = (marks: readonly Mark[]): readonly LegendEntry[] => {
  const firsts = new Map(marks.map((mark) => [keyOf(mark), mark]));
  return [...firsts].map(([key, mark]) => {
    const what = mark.kind.replaceAll('-', ' ');
    return { key, mark, text: mark.side ? `${sideName(mark.side)}: ${what}` : capital(what) };
  });
};

export const entryOf = (legend: readonly LegendEntry[], mark: Mark): number =>
  legend.findIndex(({ key }) => key === keyOf(mark));

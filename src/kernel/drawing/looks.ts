/**
 * What marks and badges look like, and what is said of them. Those of every game are here; a game declares its
 * own in `looks.ts` beside its rules.
 */

import type { Side } from '../side.ts';
import type { Urgency } from '../view.ts';
import { area, box, circle, cross, dashed, hatched, MIDDLE, MIRRORED, type Shape, stroke } from './shapes.ts';

interface Fact {
  /** Its place among the facts of the inspector. */
  readonly urgency: Urgency;
}

interface MarkLook extends Fact {
  /** Drawn on a square from -2 to 42; without shapes, a mark is only a line or a number. */
  readonly shapes: readonly Shape[];
  /** The drawing of a side, where it differs. */
  readonly of?: Readonly<Partial<Record<Side, readonly Shape[]>>>;
  /** Whether it lasts and belongs to a side, so that the legend shows both. */
  readonly isSided?: true;
  /** Whether the drawing, which points upwards, is turned to where the mark leads (`toward`). */
  readonly isPointing?: true;
  /**
   * How it is joined to the other square (`to`): by a broad band, an arrow, or not at all. Default: by dashes.
   */
  readonly line?: 'band' | 'arrow' | 'dashed-arrow' | 'none';
  /** The token of these dashes; default violet. */
  readonly color?: string;
  /** How its number is written: in red, away from the edge, on a disc. Default: violet, in a corner. */
  readonly number?: 'red' | 'inset' | 'disc';
  /** Whether it concerns the units of its own side not at all, so that it is not read aloud for them. */
  readonly sparesOwn?: true;
  /** What "What changed?" calls one and several of them; without it, they are not counted there. */
  readonly things?: readonly [one: string, more: string];
}

export interface BadgeLook extends Fact {
  /** Path data of its icon on a 16 by 16 grid. Without one, its number or the first letter of its label is drawn. */
  readonly icon?: string;
  /** Filled, not stroked: its path must be closed. Easier to see on small squares. */
  readonly isFilled?: true;
  /** Whether the icon is drawn in place of its number, which would be read as turns. */
  readonly isSign?: true;
  /** Default: lower right for numbers of turns, upper right for states. */
  readonly corner?: 'lower-left' | 'lower-right' | 'upper-left';
  /** The colour of its pill: `turns` is ice, and green where turns are counted. Default: grey. */
  readonly color?: 'ice' | 'turns' | 'violet' | 'amber';
  /** Drawn without a pill. */
  readonly bare?: 'icon' | 'number';
  /** Whether nearly every unit has it: shown only where it is picked or pointed at, on targets, and in lenses. */
  readonly isUsual?: true;
  /** Its rank where there is room for one badge. */
  readonly rank?: number;
  /** Whether the unit misses turns: it is framed, and the topmost unit of a crowd shows the badge, too. */
  readonly missesTurns?: true;
  /** Drawn around the whole unit: a dotted ring, a glow by its number, a broad outline of a chain. */
  readonly around?: 'ring' | 'glow' | 'outline';
  /** Whether it says how many units this one carries, which are not counted then. */
  readonly isLoad?: true;
  /** What "What changed?" calls the state; without it, it is not told there. */
  readonly state?: string;
}

export interface Looks {
  readonly marks: Readonly<Record<string, MarkLook>>;
  readonly badges: Readonly<Record<string, BadgeLook>>;
}

const HATCH = {
  shapes: [hatched('board-red', 16, 1.05, { opacity: 0.34 })],
  of: { black: [hatched('board-ink', 16, 1.05, { opacity: 0.38, transform: MIRRORED })] },
  color: 'board-red',
  number: 'red',
} as const;
const FRAME = { shapes: [dashed('board-red', 1.6, 21.2, 0)], color: 'board-red' } as const;
const RING = {
  shapes: [stroke(box(MIDDLE, 21.2, 10), 'board-green', 1.6)],
  of: { black: [box(MIDDLE, 21.4, 10), box(MIDDLE, 19.4, 8)].map((d) => stroke(d, 'board-green', 0.9)) },
} as const;
const CROSS = { shapes: [stroke(cross(MIDDLE, 11), 'board-red', 1.8)], color: 'board-red' } as const;
const DOT = {
  shapes: [area(circle(MIDDLE, 3.7), 'board-accent', { opacity: 0.5 })],
  of: { black: [stroke(circle(MIDDLE, 3.7), 'board-ink', 1.3, { opacity: 0.6 })] },
} as const;
const ARROW = {
  shapes: [stroke('M20 29V13M14 19L20 12L26 19', 'board-violet', 2.4)],
  isPointing: true,
} as const;
const STEP = { shapes: [stroke('M12 40.7H28', 'board-violet', 2.6, { strokeLinecap: 'butt' })] } as const;

/** The marks of every game. A game's own may be drawn like one of them: `{ ...MARKS.reach, urgency: 'timer' }`. */
export const MARKS = {
  attacked: { ...HATCH, urgency: 'check' },
  danger: { ...HATCH, urgency: 'check' },
  blast: { ...HATCH, urgency: 'capture' },
  attacker: { ...FRAME, urgency: 'check' },
  check: { ...FRAME, urgency: 'check' },
  stuck: { ...FRAME, urgency: 'check' },
  exit: { ...RING, urgency: 'power' },
  reach: { ...RING, urgency: 'power' },
  closed: { ...CROSS, urgency: 'power' },
  blocked: { ...CROSS, urgency: 'power' },
  room: { ...DOT, urgency: 'power' },
  way: { ...DOT, urgency: 'power' },
  corner: { ...DOT, urgency: 'power' },
  line: { ...ARROW, urgency: 'power' },
  pull: { ...ARROW, urgency: 'power' },
  push: { ...ARROW, urgency: 'power' },
  passed: { ...STEP, urgency: 'capture' },
  passing: { ...STEP, urgency: 'capture' },
  /** Two squares that belong together: what stands on the first shows on the second, too. */
  link: { shapes: [dashed('board-violet', 1.6, 20, 7)], line: 'none', number: 'inset', urgency: 'power' },
} as const satisfies Looks['marks'];

/** The badges of every game. Check has no icon: the square glows. */
export const BADGES = {
  check: { urgency: 'check', state: 'in check' },
  castling: { urgency: 'power', icon: 'M2 6H13L10.5 3.5M14 10H3L5.5 12.5' },
  passing: { urgency: 'capture', icon: 'M3 3L8 8L3 13M8 3L13 8L8 13' },
  promotion: { urgency: 'power', icon: 'M8 12V3M3.5 7.5L8 3L12.5 7.5M4 14H12', color: 'amber' },
} as const satisfies Looks['badges'];

type KindsOf<Own extends Partial<Looks>, Part extends keyof Looks> = keyof Own[Part] & string;

/** The kinds of marks and badges of a game with these looks of its own. */
export type MarkKindOf<Own extends Partial<Looks>> = keyof typeof MARKS | KindsOf<Own, 'marks'>;
export type BadgeKindOf<Own extends Partial<Looks>> = keyof typeof BADGES | KindsOf<Own, 'badges'>;

/** All looks of a game. */
export const withOwn = ({ marks, badges }: Partial<Looks> = {}): Looks => ({
  marks: { ...MARKS, ...marks },
  badges: { ...BADGES, ...badges },
});

/** The urgency of a mark, a badge, or a fact, which brings its own; undefined for rules that apply. */
export const urgencyIn = ({ marks, badges }: Looks, kind: string): string =>
  (marks[kind] ?? badges[kind])?.urgency ?? kind;

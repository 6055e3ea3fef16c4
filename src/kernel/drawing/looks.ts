/** Drawings and words for the marks and badges of every game, so that all games look alike. */

import type { Side } from '../side.ts';
import type { Urgency } from '../view.ts';
import { area, box, circle, cross, dashed, hatched, MIDDLE, MIRRORED, type Shape, stroke } from './shapes.ts';

interface Fact {
  readonly urgency: Urgency;
}

interface MarkLook extends Fact {
  /** SVG shapes in the coordinates of a square (-2 to 42). */
  readonly shapes: readonly Shape[];
  /** The shapes for the marks of each side, to tell sides apart. A side without an entry uses `shapes`. */
  readonly of?: Readonly<Partial<Record<Side, readonly Shape[]>>>;
  /** Whether marks of this kind belong to a side, so that the legend shows one mark for each side. */
  readonly isSided?: true;
  /** Whether the drawing is rotated to the mark's direction (`toward`). Unrotated, the drawing points up. */
  readonly isPointing?: true;
  /** The line to the mark's other square (`to`). Default: dashes. */
  readonly line?: 'band' | 'arrow' | 'dashed-arrow' | 'none';
  /** The CSS colour token of the mark's line; default violet. */
  readonly color?: string;
  /** The style of the mark's number. Default: violet, in a corner. */
  readonly number?: 'red' | 'inset' | 'disc';
  /** Whether the mark concerns only enemies, so that the mark is not read aloud on own units. */
  readonly sparesOwn?: true;
  /** The mark's singular and plural noun for the text of "What changed?", which leaves out marks without nouns. */
  readonly things?: readonly [one: string, more: string];
}

export interface BadgeLook extends Fact {
  /** The path data of the icon, on a 16 by 16 grid. */
  readonly icon?: string;
  /** Whether the icon is filled, to be easier to see when small. The path of a filled icon must be closed. */
  readonly isFilled?: true;
  /** Whether the icon is drawn without the number, which players would take for turns left. */
  readonly iconReplacesNumber?: true;
  /** The corner of the badge. Default: lower right with a number, else upper right. */
  readonly corner?: 'lower-left' | 'lower-right' | 'upper-left';
  /** The colour of the background. `turns` is for counts of turns: green in the lower right corner, else ice blue. */
  readonly color?: 'ice' | 'turns' | 'violet' | 'amber';
  /** What a bare badge shows. A bare badge is drawn without a background. */
  readonly bare?: 'icon' | 'number';
  /** Whether nearly every unit has the badge. The board then usually hides the badge, to stay readable. */
  readonly isUsual?: true;
  /** The rank of the badge, since some units have room for only one badge. The lowest rank wins. */
  readonly rank?: number;
  /** Whether a unit with the badge misses turns, so that the board draws a dashed border around the unit. */
  readonly missesTurns?: true;
  readonly around?: 'ring' | 'glow' | 'outline';
  /** Whether the badge shows the number of carried units, so that no second count is drawn. */
  readonly countsCarried?: true;
  /** The state that the badge stands for, such as "in check". "What changed?" skips badges without a state. */
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

/** The marks that every game has. A game may reuse one: `{ ...MARKS.reach, urgency: 'timer' }`. */
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
  link: { shapes: [dashed('board-violet', 1.6, 20, 7)], line: 'none', number: 'inset', urgency: 'power' },
} as const satisfies Looks['marks'];

/** The badges of every game. `check` has no icon, since its square glows. */
export const BADGES = {
  check: { urgency: 'check', state: 'in check' },
  castling: { urgency: 'power', icon: 'M2 6H13L10.5 3.5M14 10H3L5.5 12.5' },
  passing: { urgency: 'capture', icon: 'M3 3L8 8L3 13M8 3L13 8L8 13' },
  promotion: { urgency: 'power', icon: 'M8 12V3M3.5 7.5L8 3L12.5 7.5M4 14H12', color: 'amber' },
} as const satisfies Looks['badges'];

type KindsOf<Own extends Partial<Looks>, Part extends keyof Looks> = keyof Own[Part] & string;

export type MarkKindOf<Own extends Partial<Looks>> = keyof typeof MARKS | KindsOf<Own, 'marks'>;
export type BadgeKindOf<Own extends Partial<Looks>> = keyof typeof BADGES | KindsOf<Own, 'badges'>;

/** Merges the looks of one game with those of every game. For a shared kind, the game's look wins. */
export const mergeLooks = ({ marks, badges }: Partial<Looks> = {}): Looks => ({
  marks: { ...MARKS, ...marks },
  badges: { ...BADGES, ...badges },
});

/**
 * Returns the urgency of a kind of mark or badge. If the looks lack the kind, the kind itself is returned,
 * because a badge from `fact` may use an urgency as the kind.
 */
export const urgencyIn = ({ marks, badges }: Looks, kind: string): string =>
  (marks[kind] ?? badges[kind])?.urgency ?? kind;

import { sideName } from '../../kernel/side.ts';
import type { Mark, MarkKind } from '../../kernel/view.ts';
import { capital } from '../../kernel/words.ts';

/** How each kind of mark is drawn. */
export const LOOKS = [
  'body',
  'home',
  'brick',
  'shade',
  'grave',
  'open-grave',
  'hidden-grave',
  'trap',
  'sprung',
  'hatch',
  'frame',
  'ring',
  'cross',
  'dot',
  'frost',
  'arrow',
  'step',
  'joint',
  'whirl',
  'breeze',
  'slide',
  'bomb',
  'fuse',
  'rot',
  'bend',
  'hole',
  'hurry',
  'route',
  'countdown',
] as const;
export type Look = (typeof LOOKS)[number];

const LOOK_OF: Readonly<Record<MarkKind, Look>> = {
  trail: 'body',
  lair: 'home',
  wall: 'brick',
  shadow: 'shade',
  tomb: 'grave',
  'open-tomb': 'open-grave',
  'hidden-tomb': 'hidden-grave',
  trap: 'trap',
  'sprung-trap': 'sprung',
  attacked: 'hatch',
  blast: 'hatch',
  danger: 'hatch',
  attacker: 'frame',
  check: 'frame',
  stuck: 'frame',
  held: 'frame',
  exit: 'ring',
  reach: 'ring',
  guarded: 'ring',
  guard: 'ring',
  empowered: 'ring',
  closed: 'cross',
  blocked: 'cross',
  room: 'dot',
  way: 'dot',
  corner: 'dot',
  freeze: 'frost',
  frozen: 'frost',
  line: 'arrow',
  magnet: 'ring',
  pull: 'arrow',
  push: 'arrow',
  passed: 'step',
  passing: 'step',
  link: 'joint',
  tornado: 'whirl',
  wind: 'breeze',
  avalanche: 'slide',
  bomb: 'bomb',
  fuse: 'fuse',
  corrupted: 'rot',
  distract: 'bend',
  tunnel: 'hole',
  quick: 'hurry',
  hatching: 'ring',
  'about-to-explode': 'countdown',
  plan: 'route',
  'next-step': 'route',
  march: 'ring',
};

/** Marks that lie on the board for long, each side's with a look of its own. */
const SIDED: ReadonlySet<Look> = new Set(['body', 'home', 'brick', 'shade']);

export const isSided = (kind: MarkKind): boolean => SIDED.has(lookOf(kind));

export const lookOf = (kind: MarkKind): Look => LOOK_OF[kind];

/** One entry for each kind, side and clause of marks. */
const keyOf = ({ kind, side, rule }: Mark): string => `${kind} ${side ?? ''} ${rule}`;

export interface LegendEntry {
  readonly key: string;
  readonly mark: Mark;
  readonly text: string;
}

/** The legend of these marks, in order of appearance. */
export const legendOf = (marks: readonly Mark[]): readonly LegendEntry[] => {
  const firsts = new Map(marks.map((mark) => [keyOf(mark), mark]));
  return [...firsts].map(([key, mark]) => {
    const what = mark.kind.replaceAll('-', ' ');
    return { key, mark, text: mark.side ? `${sideName(mark.side)}: ${what}` : capital(what) };
  });
};

/** The number of a mark's entry in a legend. */
export const entryOf = (legend: readonly LegendEntry[], mark: Mark): number =>
  legend.findIndex(({ key }) => key === keyOf(mark));

/** Which badge sits in which corner of a unit: turns left, state, count, aim. */
import type { Badge } from '../../kernel/view.ts';
import { hasIcon } from './badgeIcons.ts';

export const CORNERS = ['upper-right', 'lower-right', 'lower-left', 'upper-left'] as const;
export type Corner = (typeof CORNERS)[number];

export interface CornerBadge {
  readonly corner: Corner;
  readonly badge: Badge;
  /** A number or a letter; empty where the badge has a drawing of its own. */
  readonly text: string;
}

/** Counts belong to the lower left, aims and roles to the upper left; a number is turns left; all else is a state. */
const HOME: Readonly<Record<string, Corner>> = {
  stack: 'lower-left',
  cargo: 'lower-left',
  count: 'lower-left',
  length: 'lower-left',
  range: 'lower-right',
  aim: 'upper-left',
  role: 'upper-left',
  mode: 'upper-left',
  shadow: 'upper-left',
};

const textOf = ({ kind, label, value }: Badge): string => {
  if (value !== undefined) return String(value);
  return hasIcon(kind) ? '' : label.charAt(0).toUpperCase();
};

/** Nearly every unit bears these: they give way to what is out of the ordinary. */
const USUAL: ReadonlySet<string> = new Set(['range', 'guarded', 'empowered']);

const MOST = 3;

/** At most three badges, each in its corner or the next free one; `more` is the corner left over, where the inspector knows further ones. */
export const cornered = (badges: readonly Badge[]): { readonly shown: readonly CornerBadge[]; readonly more: Corner | null } => {
  const taken = new Set<Corner>();
  const shown: CornerBadge[] = [];
  // Each kind once: what there is more of it, the closer look tells.
  const pills = badges
    .filter(({ kind }, index) => kind !== 'check' && badges.findIndex((each) => each.kind === kind) === index)
    .sort((a, b) => Number(USUAL.has(a.kind)) - Number(USUAL.has(b.kind)));
  for (const badge of pills.slice(0, MOST)) {
    const home = HOME[badge.kind] ?? (badge.value === undefined ? 'upper-right' : 'lower-right');
    const corner = [home, ...CORNERS].find((each) => !taken.has(each)) ?? home;
    taken.add(corner);
    shown.push({ corner, badge, text: textOf(badge) });
  }
  return { shown, more: pills.length > MOST ? (CORNERS.find((each) => !taken.has(each)) ?? null) : null };
};

import type { ReactNode } from 'react';
import type { Badge } from '../../../kernel/view.ts';
import { hasIcon } from './badgeIcons.ts';
import styles from './Units.module.css';

const PLACES = {
  'upper-right': 'start end',
  'lower-right': 'end',
  'lower-left': 'end start',
  'upper-left': 'start',
} as const;
export type Corner = keyof typeof PLACES;
const CORNERS = Object.keys(PLACES) as readonly Corner[];

interface CornerBadge {
  readonly corner: Corner;
  readonly badge: Badge;
  readonly text: string;
}

/** The corners of badges. Others: lower right for numbers of turns, upper right for states. */
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

/** Badges with an icon in place of their number, which would be read as turns. */
const SIGNS: ReadonlySet<string> = new Set(['shock']);

const textOf = ({ kind, label, value }: Badge): string => {
  if (value !== undefined && !SIGNS.has(kind)) return String(value);
  return hasIcon(kind) ? '' : label.charAt(0).toUpperCase();
};

/** Badges of nearly every unit, shown only where it is picked or pointed at, on targets, and in lenses. */
const USUAL: ReadonlySet<string> = new Set(['range', 'guarded', 'empowered', 'guard']);

const FOREMOST = ['frozen', 'held', 'shock'];

const rankOf = ({ kind, value }: Badge, detail: BadgeDetail): number => {
  if (USUAL.has(kind)) return FOREMOST.length + 1;
  const rank = detail === 'one' && (kind !== 'frozen' || value !== undefined) ? FOREMOST.indexOf(kind) : -1;
  return rank < 0 ? FOREMOST.length : rank;
};

/** How many badges a unit shows: one on a large board, else three; `close` includes the usual ones. */
export type BadgeDetail = 'one' | 'some' | 'close';
const MOST: Readonly<Record<BadgeDetail, number>> = { one: 1, some: 3, close: 3 };

/** The badges shown, each in its own or the next free corner. `more` is a free corner if some are hidden. */
export const cornerBadges = (
  badges: readonly Badge[],
  detail: BadgeDetail = 'close',
): { readonly shown: readonly CornerBadge[]; readonly more: Corner | null } => {
  const taken = new Set<Corner>();
  const shown: CornerBadge[] = [];
  // One of each kind; the inspector shows all.
  const pills = badges
    .filter(({ kind }, index) => kind !== 'check' && badges.findIndex((each) => each.kind === kind) === index)
    .filter(({ kind }) => detail === 'close' || !USUAL.has(kind))
    .sort((a, b) => rankOf(a, detail) - rankOf(b, detail));
  const most = MOST[detail];
  for (const badge of pills.slice(0, most)) {
    const home =
      HOME[badge.kind] ??
      (badge.value === undefined || SIGNS.has(badge.kind) ? 'upper-right' : 'lower-right');
    const corner = [home, ...CORNERS].find((each) => !taken.has(each)) ?? home;
    taken.add(corner);
    shown.push({ corner, badge, text: textOf(badge) });
  }
  return {
    shown,
    more: detail !== 'one' && pills.length > most ? (CORNERS.find((each) => !taken.has(each)) ?? null) : null,
  };
};

interface PillProps {
  readonly kind: string;
  readonly corner: Corner;
  readonly news?: 'comes' | 'goes' | undefined;
  readonly children: ReactNode;
}

export const Pill = ({ kind, corner, news, children }: PillProps) => (
  <span
    className={styles.badge}
    style={{ placeSelf: PLACES[corner] }}
    data-corner={corner}
    data-kind={kind}
    data-news={news}
  >
    {children}
  </span>
);

interface Props extends Pick<PillProps, 'news'> {
  readonly badges: readonly Badge[];
  readonly detail?: BadgeDetail;
}

export const Badges = ({ badges, detail, news }: Props) => {
  const { shown, more } = cornerBadges(badges, detail);
  return (
    <>
      {shown.map(({ corner, badge, text }) => (
        <Pill key={corner} corner={corner} kind={badge.kind} news={news}>
          {text || <span className={styles.icon} data-icon={badge.kind} />}
        </Pill>
      ))}
      {more && (
        <Pill corner={more} kind="more">
          …
        </Pill>
      )}
    </>
  );
};

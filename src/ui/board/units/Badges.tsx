import type { ReactNode } from 'react';
import type { BadgeLook, Looks } from '../../../kernel/drawing/looks.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Badge } from '../../../kernel/view.ts';
import { iconKey } from './badgeIcons.ts';
import styles from './Units.module.css';

const CORNER_PLACES = {
  'upper-right': 'start end',
  'lower-right': 'end',
  'lower-left': 'end start',
  'upper-left': 'start',
} as const;
type Corner = keyof typeof CORNER_PLACES;
const CORNERS = Object.keys(CORNER_PLACES) as readonly Corner[];

interface CornerBadge {
  readonly corner: Corner;
  readonly badge: Badge;
  readonly text: string;
}

const textOf = ({ badges }: Looks, { kind, label, value }: Badge): string => {
  const { icon, iconReplacesNumber } = badges[kind] ?? {};
  if (value !== undefined && !iconReplacesNumber) return String(value);
  return icon ? '' : label.charAt(0).toUpperCase();
};

const LAST_RANK = 99;

const rankOf = ({ badges }: Looks, { kind }: Badge, detail: BadgeDetail): number => {
  const { isUsual, rank = LAST_RANK } = badges[kind] ?? {};
  return isUsual ? LAST_RANK + 1 : detail === 'one' ? rank : LAST_RANK;
};

/** How many badges a unit shows. Only `close` shows the kinds of badges that nearly all units have. */
export type BadgeDetail = 'one' | 'some' | 'close';
const MAX_BADGES: Readonly<Record<BadgeDetail, number>> = { one: 1, some: 3, close: 3 };

/** Returns the badges to show, each in its preferred corner or a free one. `more`: a corner for the "more" sign. */
export const cornerBadges = (
  looks: Looks,
  badges: readonly Badge[],
  detail: BadgeDetail = 'close',
): { readonly shown: readonly CornerBadge[]; readonly more: Corner | null } => {
  const taken = new Set<Corner>();
  const shown: CornerBadge[] = [];
  // Of each kind only the first is shown here; the inspector shows all.
  const pills = badges
    .filter(({ kind }, index) => kind !== 'check' && badges.findIndex((each) => each.kind === kind) === index)
    .filter(({ kind }) => detail === 'close' || !looks.badges[kind]?.isUsual)
    .sort((a, b) => rankOf(looks, a, detail) - rankOf(looks, b, detail));
  const most = MAX_BADGES[detail];
  for (const badge of pills.slice(0, most)) {
    const { corner: own, iconReplacesNumber } = looks.badges[badge.kind] ?? {};
    const preferred: Corner = own ?? (badge.value === undefined || iconReplacesNumber ? 'upper-right' : 'lower-right');
    const corner = [preferred, ...CORNERS].find((each) => !taken.has(each)) ?? preferred;
    taken.add(corner);
    shown.push({ corner, badge, text: textOf(looks, badge) });
  }
  return {
    shown,
    more: detail !== 'one' && pills.length > most ? (CORNERS.find((each) => !taken.has(each)) ?? null) : null,
  };
};

interface PillProps {
  readonly kind: string;
  readonly look?: BadgeLook | undefined;
  readonly corner: Corner;
  readonly news?: 'comes' | 'goes' | undefined;
  readonly children: ReactNode;
}

export const Pill = ({ kind, look, corner, news, children }: PillProps) => (
  <span
    className={styles.badge}
    style={{ placeSelf: CORNER_PLACES[corner] }}
    data-corner={corner}
    data-kind={kind}
    data-bare={look?.bare}
    data-color={look?.color}
    data-news={news}
  >
    {children}
  </span>
);

interface Props extends Pick<PillProps, 'news'> {
  readonly game: Game;
  readonly badges: readonly Badge[];
  readonly detail?: BadgeDetail;
}

export const Badges = ({ game, badges, detail, news }: Props) => {
  const { shown, more } = cornerBadges(game.looks, badges, detail);
  return (
    <>
      {shown.map(({ corner, badge, text }) => (
        <Pill key={corner} corner={corner} kind={badge.kind} look={game.looks.badges[badge.kind]} news={news}>
          {text || <span className={styles.icon} data-icon={iconKey(game, badge.kind)} />}
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

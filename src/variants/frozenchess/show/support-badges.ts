/** What friends and enemies at a distance do to a unit, as badges: guards, empowerment, Siege, shellshock, retained patterns. */
import type { Square } from '../../../kernel/board.ts';
import type { Badge } from '../../../kernel/view.ts';
import { isGuarded } from '../mechanics/threat/guards.ts';
import { type Empowerment, empowermentsOf } from '../mechanics/threat/powers.ts';
import { siegedBy } from '../mechanics/threat/siege.ts';
import { type Kind, likeWhom } from '../position/kinds.ts';
import { called, type Lent, type Stack, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';

const GUARDED: Badge = {
  kind: 'guarded',
  label: 'guarded by two or more friends that nobody threatens: cannot be captured',
  rule: rule('FC-GUARD-1'),
};

const kindsOf = (lent: readonly Lent[]): readonly Kind[] => lent.map(([kind]) => kind);

const empoweredBadge = (state: State, { rule: clause, by, lent }: Empowerment): Badge => ({
  kind: 'empowered',
  label: `also goes like ${likeWhom(kindsOf(lent))}: empowered by ${called(state, by)}`,
  rule: clause,
});

/** Shown on the base of a stack. */
export const supportBadges = (state: State, square: Square, { comps, shock }: Stack): readonly Badge[] => {
  const badges: Badge[] = [];
  if (shock > 0)
    badges.push({ kind: 'shock', label: `shellshocked: its range is less by ${shock}`, rule: rule('FC-SHOCK-1'), value: shock });
  for (const each of empowermentsOf(state, square)) badges.push(empoweredBadge(state, each));
  for (const { retained } of comps) {
    if (retained.length > 0)
      badges.push({ kind: 'retained', label: `still moves like ${likeWhom(kindsOf(retained))}`, rule: rule('FC-ASSN-8') });
  }
  const rook = siegedBy(state, square);
  if (rook !== null)
    badges.push({ kind: 'siege', label: `under Siege by ${called(state, rook)}: no double move`, rule: rule('FC-ROOK-3') });
  if (isGuarded(state, square)) badges.push(GUARDED);
  return badges;
};

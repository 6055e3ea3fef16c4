/** Badges for effects of distant pieces: guards, empowerment, Siege, shellshock, retained patterns. */
import type { Square } from '../../../kernel/board/board.ts';
import type { Badge } from '../../../kernel/view.ts';
import { countWords } from '../../../kernel/words.ts';
import { isGuarded } from '../mechanics/threat/guards.ts';
import { type Empowerment, empowermentsOf } from '../mechanics/threat/powers.ts';
import { siegedBy } from '../mechanics/threat/siege.ts';
import { isImmobile, type Kind, likeWhom } from '../position/kinds.ts';
import { kindOf, type Lent, type Stack, type State, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';

const GUARDED: Badge = {
  kind: 'guarded',
  label: 'guarded, so it cannot be captured',
  rule: rule('FC-GUARD-1'),
  news: '{} [is|are] now guarded',
};

const kindsOf = (lent: readonly Lent[]): readonly Kind[] => lent.map(([kind]) => kind);

/** The badge of an empowerment; an immobile unit gains no moves by it. */
const empoweredBadge = (state: State, { rule: clause, by, lent }: Empowerment, kind: Kind): Badge => {
  const like = isImmobile(kind) ? null : `like ${likeWhom(kindsOf(lent))}`;
  return {
    kind: 'empowered',
    label: `empowered by ${unitName(state, by)}${like ? `, so it also moves ${like}` : ''}`,
    rule: clause,
    news: like ? `{} now also [moves|move] ${like}` : '',
  };
};

/** The badges for the base of a stack. */
export const supportBadges = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const { comps, shock } = stack;
  const badges: Badge[] = [];
  if (shock > 0)
    badges.push({
      kind: 'shock',
      label: `shellshocked, ${countWords(shock, 'square')} less range until the end of its next turn`,
      rule: rule('FC-SHOCK-1'),
      value: shock,
      news: '',
    });
  for (const each of empowermentsOf(state, square)) badges.push(empoweredBadge(state, each, kindOf(stack)));
  for (const { retained } of comps) {
    if (retained.length > 0)
      badges.push({
        kind: 'retained',
        label: `retains the moves of ${likeWhom(kindsOf(retained))}`,
        rule: rule('FC-ASSN-8'),
        news: '',
      });
  }
  const rook = siegedBy(state, square);
  if (rook !== null)
    badges.push({
      kind: 'siege',
      label: `under Siege by ${unitName(state, rook)}, so it cannot make a double move`,
      rule: rule('FC-ROOK-3'),
      news: '{} [is|are] now under Siege',
    });
  if (isGuarded(state, square)) badges.push(GUARDED);
  return badges;
};

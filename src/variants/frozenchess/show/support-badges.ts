import type { Square } from '../../../kernel/board/board.ts';
import type { Badge } from '../../../kernel/view.ts';
import { countWords } from '../../../kernel/words.ts';
import { isGuarded } from '../moves/threat/guards.ts';
import { type Empowerment, empowermentsOf } from '../moves/threat/powers.ts';
import { siegedBy } from '../moves/threat/siege.ts';
import { isImmobile, type Kind, listKinds } from '../position/kinds.ts';
import { unitName } from '../position/names.ts';
import type { Lent } from '../position/schema.ts';
import { kindOf } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';
import { badge } from '../rules/index.ts';

const GUARDED: Badge = badge('guarded', 'FC-GUARD-1', 'guarded, so it cannot be captured', {
  news: '{} [is|are] now guarded',
});

const kindsOf = (lent: readonly Lent[]): readonly Kind[] => lent.map(([kind]) => kind);

/** Returns the badge of an empowered unit. An immobile unit gains no moves, so its badge names no patterns. */
const empoweredBadge = (state: State, { rule: clause, by, lent }: Empowerment, kind: Kind): Badge => {
  const like = isImmobile(kind) ? null : `like ${listKinds(kindsOf(lent))}`;
  return badge('empowered', clause, `empowered by ${unitName(state, by)}${like ? `, so it also moves ${like}` : ''}`, {
    news: like ? `{} now also [moves|move] ${like}` : '',
  });
};

export const supportBadges = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const { units, shock } = stack;
  const badges: Badge[] = [];
  if (shock > 0)
    badges.push(
      badge(
        'shock',
        'FC-SHOCK-1',
        `shellshocked, ${countWords(shock, 'square')} less range until the end of its next turn`,
        { value: shock, news: '' },
      ),
    );
  for (const each of empowermentsOf(state, square)) badges.push(empoweredBadge(state, each, kindOf(stack)));
  for (const { retained } of units) {
    if (retained.length > 0)
      badges.push(badge('retained', 'FC-ASSN-8', `retains the moves of ${listKinds(kindsOf(retained))}`, { news: '' }));
  }
  const rook = siegedBy(state, square);
  if (rook !== null)
    badges.push(
      badge('siege', 'FC-ROOK-3', `under Siege by ${unitName(state, rook)}, so it cannot make a double move`, {
        news: '{} [is|are] now under Siege',
      }),
    );
  if (isGuarded(state, square)) badges.push(GUARDED);
  return badges;
};

/** Active monads in shadow form go with tornados and avalanches (FC-MONAD-2). */
import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { moveEvents } from '../mechanics/displacement.ts';
import { calledShadow, shadowsOn, shifted, withShadow } from '../mechanics/shadows.ts';
import { type Deed, whyShadowBarred } from '../mechanics/targets.ts';
import { type Ply, tell } from '../ply.ts';
import { idOf, isEmpty } from '../state.ts';

export interface Flow {
  readonly deed: Extract<Deed, 'tornado' | 'avalanche'>;
  readonly rule: RuleId;
  /** What moves them: "The avalanche pushes". */
  readonly words: string;
  /** Who has been moved by such in this ply already, and is now. */
  readonly moved: Set<UnitId>;
}

/** Those on a square go on to another, if they may enter it; nothing awaits them there. */
export const monadsFlow = (ply: Ply, from: Square, to: Square, { deed, rule, words, moved }: Flow): Ply => {
  const loose = shadowsOn(ply.state, from).filter(
    (shadow) => shadow.stack.monad?.isActive && !moved.has(idOf(shadow.stack)) && !whyShadowBarred(ply.state, deed, null, shadow),
  );
  if (loose.length === 0 || !isEmpty(ply.state, to)) return ply;
  return loose.reduce((sum, shadow) => {
    moved.add(idOf(shadow.stack));
    return tell(withShadow(sum, shifted(sum, shadow, to)), rule, () => ({
      events: moveEvents(shadow.stack, [from, to]),
      text: `${words} ${calledShadow(shadow)}.`,
    }));
  }, ply);
};

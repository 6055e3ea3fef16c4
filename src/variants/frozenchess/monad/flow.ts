/** Active monads in shadow form go with tornados and avalanches (FC-MONAD-2). */
import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { shadowsOn, shifted, withShadow } from '../mechanics/shadows/shadows.ts';
import { whyShadowBarred } from '../mechanics/threat/targets.ts';
import type { Current } from '../moves/facts.ts';
import { type Ply, record } from '../moves/resolution.ts';
import { idOf, isEmpty } from '../position/state.ts';

export interface Flow {
  readonly by: Current;
  /** Who has been moved by such in this ply already, and is now. */
  readonly moved: Set<UnitId>;
}

/** Those on a square go on to another, if they may enter it; nothing awaits them there. */
export const monadsFlow = (ply: Ply, from: Square, to: Square, { by, moved }: Flow): Ply => {
  const loose = shadowsOn(ply.state, from).filter(
    (shadow) => shadow.stack.monad?.isActive && !moved.has(idOf(shadow.stack)) && !whyShadowBarred(ply.state, by.deed, null, shadow),
  );
  if (loose.length === 0 || !isEmpty(ply.state, to)) return ply;
  return loose.reduce((sum, shadow) => {
    moved.add(idOf(shadow.stack));
    return withShadow(record(sum, { kind: 'swept', by, who: shadow, to }), shifted(sum, shadow, to));
  }, ply);
};

/** How monads are made active (FC-MONAD-3): an enemy shadow comes to their square. */

import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { type Ply, record } from '../moves/resolution.ts';
import { idOf, type Shadow } from '../position/state.ts';
import { type Holder, monadsOf, withMonad } from './holders.ts';

const wasThere = ({ start }: Ply, square: Square, id: UnitId): boolean => shadowsOn(start, square).some(({ stack }) => idOf(stack) === id);

/** An enemy shadow on its square that was none there when the ply began. */
const rouserOf = (ply: Ply, { square, stack }: Holder): Shadow | null =>
  shadowsOn(ply.state, square).find((each) => each.stack.side !== stack.side && !wasThere(ply, square, idOf(each.stack))) ?? null;

/** Phase 9. */
export const monadsActivated = (ply: Ply): Ply =>
  monadsOf(ply.state)
    .filter(({ monad }) => !monad.isActive)
    .reduce((sum, holder) => {
      const rouser = rouserOf(sum, holder);
      return rouser ? withMonad(record(sum, { kind: 'activated', holder, rouser }), holder, { ...holder.monad, isActive: true }) : sum;
    }, ply);

/** How monads are made active (FC-MONAD-3): an enemy shadow comes to their square. */

import type { Square } from '../../../kernel/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import { calledShadow, shadowsOn } from '../mechanics/shadows.ts';
import { type Ply, tell } from '../ply.ts';
import { rule } from '../rules.ts';
import { idOf, type Shadow } from '../state.ts';
import { type Holder, monadsOf, theMonad, withMonad } from './holders.ts';

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
      if (!rouser) return sum;
      return tell(withMonad(sum, holder, { ...holder.monad, isActive: true }), rule('FC-MONAD-3'), () => ({
        text: `${theMonad(sum.state, holder)} is active from now on: ${calledShadow(rouser)} has come to its square.`,
      }));
    }, ply);

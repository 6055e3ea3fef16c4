/**
 * One action in the notation of section 10: `Ce3-e4` and then `Ke1-e2 +Ld2`. A whole turn puts a slash between them,
 * which the reader skips.
 */
import type { Notation } from '../../../kernel/game.ts';
import { afterNothing, afterRegular } from '../moves/generate.ts';
import { legalWays } from '../moves/legality.ts';
import { outcomeOf } from '../moves/outcome.ts';
import { afterEncroachment, hasCapturedWorm } from '../moves/worm-moves.ts';
import type { Act } from './action.ts';
import { nameOf } from './board.ts';
import { regularText, wayText } from './move-text.ts';
import { readAction } from './notation-reader.ts';
import type { WormState } from './state.ts';

const write = (state: WormState, act: Act): string => {
  switch (act.kind) {
    case 'regular':
    case 'pass':
    case 'waive': {
      const after = act.kind === 'regular' ? afterRegular(state, act) : afterNothing(state);
      const fails = !hasCapturedWorm(after) && legalWays(after).length === 0;
      return `${regularText(state, act)}${fails ? ' / #' : ''}`;
    }
    case 'encroachment': {
      const after = afterEncroachment(state, act);
      const mates = !hasCapturedWorm(after) && outcomeOf(after) !== null;
      const leg = act.leg === null ? '' : ` +L${nameOf(act.leg)}`;
      return `${wayText(act.way, state.units[act.way.to] !== null)}${leg}${mates ? '#' : ''}`;
    }
    default:
      return `=${act.side}-${act.kind}s`;
  }
};

export const NOTATION: Notation<WormState, Act> = {
  write,
  read: readAction,
  passedOver: [
    { says: 'blanks', form: /\s+/g },
    { says: "a turn's number before it (`1.`)", form: /^\d+\./ },
    { says: "the stroke before the worm's movement", form: /^\// },
    { says: 'behind it, a loss or mate (`/ #`, `#`) and the result (`1-0`, `0-1`, `1/2-1/2`)', form: /(?:\/?#)?(?:1-0|0-1|1\/2-1\/2)?$/ },
  ],
};

/**
 * One action in the notation of section 10: `Ce3-e4` and then `Ke1-e2 +Ld2`. A whole turn puts a slash between them,
 * which the reader skips.
 */
import type { Notation } from '../../kernel/game.ts';
import type { Act } from './act.ts';
import { afterEncroachment, hasCapturedWorm, legalWays } from './encroach.ts';
import { regularText, wayText } from './moves.ts';
import { outcomeOf } from './outcome.ts';
import { readAction } from './reading.ts';
import { afterNothing, afterRegular } from './regular.ts';
import { nameOf, type WormState } from './state.ts';

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

export const NOTATION: Notation<WormState, Act> = { write, read: readAction };

/** The Jester: Walltrap (FC-JEST-6) and Detonate (FC-JEST-7). Its traps are laid with the walls. */

import type { Square } from '../../../../kernel/board.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { withoutWallOf } from '../../mechanics/movement/walls.ts';
import { shadowsOn } from '../../mechanics/shadows/shadows.ts';
import { whyBarred } from '../../mechanics/threat/targets.ts';
import { given } from '../../moves/given.ts';
import { waysOf } from '../../moves/lines.ts';
import { record, withStack, withWalls } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { near } from '../../position/board.ts';
import { actingUnit, idleOf, isEmpty, kindOf, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, type Candidate, enemiesAmong, no } from '../ability.ts';

const DETONATE_AFTER = 10;

const isJester = (state: State, square: Square): boolean => {
  const stack = stackOn(state, square);
  return stack !== null && kindOf(stack) === 'J';
};

const walltrap: Ability = {
  code: 'WT',
  rule: rule('FC-JEST-6'),
  price: 0,
  words: 'Walls in an enemy on a square of its leaps; its old wall dissolves.',
  has: isJester,
  ask: (state, from) => {
    const stack = stackOn(state, from) as Stack;
    const squares = waysOf('J', actingUnit(stack).aim, 'move', from).flatMap(({ ends }) => ends.flat());
    const candidates = enemiesAmong(state, stack.side, squares).map((square): Candidate => {
      const bar = whyBarred(state, 'walltrap', 'J', square);
      return { square, why: bar && (() => ({ ...bar, squares: [square] })) };
    });
    return aimed('WT', from, candidates, () => no(rule('FC-JEST-6'), [from], 'No enemy stands on a square of its leaps.'));
  },
  perform: (ply, { from, ...act }) => {
    const to = given(act.to);
    const waller = actingUnit(given(stackOn(ply.state, from))).id;
    const freed = withoutWallOf(ply, waller);
    const squares = near(to).filter((square) => isEmpty(freed.state, square) && shadowsOn(freed.state, square).length === 0);
    return withWalls(record(freed, { kind: 'walledIn', square: to }), squares, () => ({ waller, shadow: null }));
  },
};

const detonate: Ability = {
  code: 'DT',
  rule: rule('FC-JEST-7'),
  price: 0,
  costs: true,
  words: 'The Jester dies and its 3x3 explodes.',
  has: isJester,
  ask: (state, from) => {
    const idle = idleOf(state, stackOn(state, from) as Stack);
    const left = DETONATE_AFTER - idle;
    const why = () => no(rule('FC-JEST-7'), [from], `${theUnit(state, from)} must stay ${left} more of its side's turns where it is.`);
    return atOnce(special('DT', from), left > 0 ? why : null);
  },
  perform: (ply, { from }) => {
    // Explosions spare monads, but not the one that explodes.
    const doomed = withStack(ply, from, { ...given(stackOn(ply.state, from)), monad: null });
    return exploded(doomed, from, rule('FC-JEST-7'));
  },
};

export const JESTER: readonly Ability[] = [walltrap, detonate];

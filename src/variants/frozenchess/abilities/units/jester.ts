/** The Jester: Walltrap (FC-JEST-6) and Detonate (FC-JEST-7). Its traps are laid with the walls. */

import { exploded } from '../../mechanics/capture/explosion.ts';
import { withoutWallOf } from '../../mechanics/movement/walls.ts';
import { shadowsOn } from '../../mechanics/shadows/shadows.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { waysOf } from '../../moves/lines.ts';
import { record, withStack, withWalls } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { near } from '../../position/board.ts';
import { actingUnit, idleOf, isEmpty, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, candidateOn, enemiesAmong, isOf, no } from '../ability.ts';

const DETONATE_AFTER = 10;

const walltrap: Ability<'WT'> = {
  code: 'WT',
  rule: rule('FC-JEST-6'),
  price: 0,
  words: 'Walls in an enemy on a square of its leaps; its old wall dissolves.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const squares = waysOf('J', actingUnit(stack).aim, 'move', from).flatMap(({ ends }) => ends.flat());
    const candidates = enemiesAmong(state, stack.side, squares).map((square) =>
      candidateOn(square, whyImmune(state, 'walltrap', 'J', square)),
    );
    return aimed('WT', actor, candidates, () => no(rule('FC-JEST-6'), [from], 'No enemy stands on a square of its leaps.'));
  },
  perform: (ply, { stack }, { to }) => {
    const waller = actingUnit(stack).id;
    const freed = withoutWallOf(ply, waller);
    const squares = near(to).filter((square) => isEmpty(freed.state, square) && shadowsOn(freed.state, square).length === 0);
    return withWalls(record(freed, { kind: 'walledIn', square: to }), squares, () => ({ waller, shadow: null }));
  },
};

const detonate: Ability<'DT'> = {
  code: 'DT',
  rule: rule('FC-JEST-7'),
  price: 0,
  costs: true,
  words: 'The Jester dies and its 3x3 explodes.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const idle = idleOf(state, stack);
    const left = DETONATE_AFTER - idle;
    const why = () => no(rule('FC-JEST-7'), [from], `${theUnit(state, from)} must stay ${left} more of its side's turns where it is.`);
    return atOnce(special(actor, 'DT', {}), left > 0 ? why : null);
  },
  perform: (ply, { square: from, stack }) => {
    // Explosions spare monads, but not the one that explodes.
    const doomed = withStack(ply, from, { ...stack, monad: null });
    return exploded(doomed, from, rule('FC-JEST-7'));
  },
};

export const JESTER: readonly Ability[] = [walltrap, detonate];

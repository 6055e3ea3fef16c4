/** The Bishop's Conversion (FC-BISH-2): an enemy on its capture squares changes side where it stands. */

import type { Square } from '../../../../kernel/board.ts';
import { act, chain } from '../../../../kernel/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { wearOf } from '../../mechanics/capture/capture.ts';
import { whyUncapturable } from '../../mechanics/threat/capturable.ts';
import { actorThreats } from '../../mechanics/threat/threat.ts';
import { given } from '../../moves/given.ts';
import { type Ply, record, withStack, withState } from '../../moves/resolution.ts';
import { ahead } from '../../position/board.ts';
import { actingUnit, ageOf, idleOf, kindOf, type Stack, stackOn, withUnit, worn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, askVictim, type Candidate, enemiesAmong, no } from '../ability.ts';

/** A stack on the other side: aims forward, free of timers, with all it carries; its time on the square and as a shadow is kept. */
export const converted = (ply: Ply, stack: Stack): Stack => {
  const side = other(stack.side);
  const [first, ...rest] = stack.comps;
  const turn = (unit: typeof first) => ({ ...unit, aim: ahead(side), cargo: unit.cargo.map((each) => converted(ply, each)) });
  const turns = ply.state.turns[side];
  const shade = stack.shade && { ...stack.shade, since: turns - ageOf(ply.state, stack) };
  return { ...stack, side, comps: [turn(first), ...rest.map(turn)], par: 0, since: turns - idleOf(ply.state, stack), shade };
};

const withSide = (ply: Ply, square: Square): Ply => {
  const stack = given(stackOn(ply.state, square));
  const after = converted(ply, stack);
  const recorded = record(ply, { kind: 'converted', who: square, after });
  const traps = recorded.state.traps.filter((trap) => !(trap.square === square && trap.sprung !== null));
  return withState(withStack(recorded, square, after), { traps });
};

const conversion: Ability = {
  code: 'CV',
  rule: rule('FC-BISH-2'),
  price: 2,
  words: 'An enemy on its lines or right beside it changes side where it stands.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) === 'B';
  },
  ask: (state, from) => {
    const { side } = stackOn(state, from) as Stack;
    const candidates = enemiesAmong(state, side, actorThreats(state, from)).map((square): Candidate => {
      const why = whyUncapturable(state, 'conversion', 'B', from, square);
      return { square, why: why && (() => why) };
    });
    return chain(
      aimed('CV', from, candidates, () => no(rule('FC-BISH-2'), [from], 'No enemy stands on its lines or beside it.')),
      (action) => chain(askVictim(state, 'conversion', 'B', from, action.to), (victim) => act({ ...action, victim })),
    );
  },
  perform: (ply, { from, victim, ...act }) => {
    const to = given(act.to);
    const [stack, target] = [given(stackOn(ply.state, from)), given(stackOn(ply.state, to))];
    return withStack(withSide(ply, to), from, withUnit(stack, worn(actingUnit(stack), wearOf(victim ?? kindOf(target)))));
  },
};

export const BISHOP: readonly Ability[] = [conversion];

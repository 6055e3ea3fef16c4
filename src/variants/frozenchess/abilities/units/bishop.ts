/** The Bishop's Conversion (FC-BISH-2): an enemy on its capture squares changes side where it stands. */

import type { Square } from '../../../../kernel/board.ts';
import { act, chain } from '../../../../kernel/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { wearOf } from '../../mechanics/capture/capture.ts';
import { whyUncapturable } from '../../mechanics/threat/capturable.ts';
import { actorThreats } from '../../mechanics/threat/threat.ts';
import { type Ply, record, withStack, withState } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { ahead } from '../../position/board.ts';
import { actingUnit, ageOf, idleOf, kindOf, type Stack, stackAt, withUnit, worn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, askVictim, candidateOn, enemiesAmong, isOf, no, pickTarget } from '../ability.ts';

/** A stack on the other side: aims forward, free of timers, with all it carries; its time on the square and as a shadow is kept. */
export const converted = (ply: Ply, stack: Stack): Stack => {
  const side = other(stack.side);
  const [first, ...rest] = stack.comps;
  const turn = (unit: typeof first) => ({ ...unit, aim: ahead(side), cargo: unit.cargo.map((each) => converted(ply, each)) });
  const turns = ply.state.turns[side];
  const shade = stack.shade && { ...stack.shade, since: turns - ageOf(ply.state, stack) };
  return { ...stack, side, comps: [turn(first), ...rest.map(turn)], par: 0, since: turns - idleOf(ply.state, stack), shade };
};

const withSide = (ply: Ply, square: Square, stack: Stack): Ply => {
  const after = converted(ply, stack);
  const recorded = record(ply, { kind: 'converted', who: square, after });
  const traps = recorded.state.traps.filter((trap) => !(trap.square === square && trap.sprung !== null));
  return withState(withStack(recorded, square, after), { traps });
};

const conversion: Ability<'CV'> = {
  code: 'CV',
  rule: rule('FC-BISH-2'),
  price: 2,
  words: 'An enemy on its lines or right beside it changes side where it stands.',
  has: isOf('B'),
  ask: (state, actor) => {
    const {
      square: from,
      stack: { side },
    } = actor;
    const candidates = enemiesAmong(state, side, actorThreats(state, from)).map((square) =>
      candidateOn(square, whyUncapturable(state, 'conversion', 'B', from, square)),
    );
    return pickTarget(
      'CV',
      candidates,
      (to) => chain(askVictim(state, 'conversion', 'B', from, to), (whom) => act(special(actor, 'CV', { to, whom }))),
      () => no(rule('FC-BISH-2'), [from], 'No enemy stands on its lines or beside it.'),
    );
  },
  perform: (ply, { square: from, stack }, { to, whom }) => {
    const target = stackAt(ply.state, to);
    const victim = typeof whom === 'string' ? whom : kindOf(target);
    return withStack(withSide(ply, to, target), from, withUnit(stack, worn(actingUnit(stack), wearOf(victim))));
  },
};

export const BISHOP: readonly Ability[] = [conversion];

/** The Bishop's Conversion (FC-BISH-2): an enemy changes sides where it stands. */
import { act, chain, type Menu } from '../../../../kernel/asking/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { rangeLossOf } from '../../mechanics/movement/capture.ts';
import type { Ply } from '../../mechanics/ply.ts';
import { putActor } from '../../mechanics/shadows/shadows.ts';
import { captureEnds } from '../../moves/generate.ts';
import { whyUncapturable } from '../../moves/threat/capturable.ts';
import type { TargetUnit } from '../../position/action.ts';
import { ahead } from '../../position/board.ts';
import { changeStack, changeUnit } from '../../position/changed.ts';
import { enemiesOn, targetOf } from '../../position/shadows.ts';
import { ageOf, idleOf } from '../../position/squares.ts';
import { actingUnit, idOf, kindOf, withActingUnit, withRangeLost } from '../../position/stacks.ts';
import type { Actor, Stack } from '../../position/state.ts';
import { aimedAbility } from '../ability.ts';
import { onCaptures } from '../aims.ts';
import { askVictim, candidateFor, noEnemyText } from '../asking.ts';
import { offer } from '../offers.ts';

/**
 * Returns the stack after its conversion to the enemy side (FC-BISH-2).
 * The conversion does not restart counts of turns, such as a shadow's age.
 */
const converted = (ply: Ply, stack: Stack): Stack => {
  const side = other(stack.side);
  const [first, ...rest] = stack.units;
  const turn = (unit: typeof first) =>
    changeUnit(unit, { aim: ahead(side), cargo: unit.cargo.map((each) => converted(ply, each)) });
  const turns = ply.state.turns[side];
  const shade = stack.shade && { since: turns - ageOf(ply.state, stack), dist: stack.shade.dist };
  return changeStack(stack, {
    side,
    units: [turn(first), ...rest.map(turn)],
    paralysis: 0,
    since: turns - idleOf(ply.state, stack),
    shade,
  });
};

const changeSide = (ply: Ply, target: Actor): void => {
  const { square } = target;
  const after = converted(ply, target.stack);
  ply.note?.({ kind: 'converted', who: target, after });
  putActor(ply, { square, stack: after });
  if (after.shade) return;
  const { traps } = ply.state;
  ply.set({ traps: traps.filter((trap) => !(trap.square === square && trap.sprung !== null)) });
};

export const CONVERSION = aimedAbility({
  code: 'CV',
  rule: 'FC-BISH-2',
  offer: offer('Attack', 6, '1', 'convert', 'Conversion', 'converts an enemy'),
  cost: 2,
  words: 'Makes an enemy on its lines or orthogonally next to it change side.',
  shadowChanges: { words: 'Makes an enemy shadow on its lines or orthogonally next to it change side.' },
  kinds: ['B'],
  inMultimove: 'last',
  captureGainFactor: 2,
  plan: { targets: onCaptures },
  candidates: (state, actor) =>
    enemiesOn(state, actor, captureEnds(state, actor)).map((target) =>
      candidateFor(target, whyUncapturable(state, 'conversion', actor, target)),
    ),
  details: (state, actor, { square: to, shadow }) => {
    const targetUnit: Menu<TargetUnit> = shadow ? act(idOf(shadow.stack)) : askVictim(state, 'conversion', actor, to);
    return chain(targetUnit, (chosen) => act({ to, targetUnit: chosen }));
  },
  none: (_state, actor) => `${noEnemyText(actor)} on its lines or orthogonally next to it.`,
  perform: (ply, actor, action) => {
    const target = targetOf(ply.state, action);
    const victim = typeof action.targetUnit === 'string' ? action.targetUnit : kindOf(target.stack);
    changeSide(ply, target);
    putActor(ply, withActingUnit(actor, withRangeLost(actingUnit(actor.stack), rangeLossOf(victim))));
  },
});

/** The Jester's Decoherence (FC-JEST-9): a fused unit is taken apart and strewn around its base. */

import type { Square } from '../../../../kernel/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { parted } from '../../mechanics/capture/tombs.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { spiralAround } from '../../mechanics/time/spiral.ts';
import { waysOf } from '../../moves/lines.ts';
import { newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { actingUnit, type Component, isEmpty, isFused, type Stack, type State, stackAt, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, candidateOn, isOf, no } from '../ability.ts';

/** The first free place around a square, seen by that side. */
const firstPlace = (state: State, centre: Square, side: Side): Square | null =>
  spiralAround(centre, side).find(({ square }) => isEmpty(state, square))?.square ?? null;

/** One unit leaves the stack for a place of its own, as paralysed as the stack; `side`: the Jester's. */
const leaving = (ply: Ply, from: Square, unit: Component, side: Side): Ply => {
  const stack = stackOn(ply.state, from);
  const to = firstPlace(ply.state, from, side);
  if (!stack || to === null) return ply;
  const [first, ...rest] = stack.comps;
  const alone: Stack = { ...newcomer(ply, stack), comps: [unit], shock: 0 };
  const left: Stack = { ...stack, comps: [first, ...rest.filter(({ id }) => id !== unit.id)] };
  const recorded = record(ply, { kind: 'strewn', unit: alone, from, to });
  return arrived(withStack(withStack(recorded, from, left), to, alone), to);
};

/** `side`: the Jester's; whose ply it is does not matter: the Jester may be another player's, or a monad. */
const strewn = (ply: Ply, to: Square, side: Side): Ply => {
  const stack = stackAt(ply.state, to);
  if (firstPlace(ply.state, to, side) === null) return ply;
  const [first, ...others] = parted(stack.comps);
  const recorded = record(ply, { kind: 'decohered', square: to });
  return others.reduce((sum, unit) => leaving(sum, to, unit, side), withStack(recorded, to, { ...stack, comps: [first, ...others] }));
};

/** Why the unit there cannot be taken apart, or null. */
const whyWhole = (state: State, square: Square): Candidate['why'] => {
  if (!isFused(stackOn(state, square) as Stack)) {
    return () => no(rule('FC-JEST-9'), [square], `${theUnit(state, square)} is not fused.`);
  }
  return candidateOn(square, whyImmune(state, 'decoherence', 'J', square)).why;
};

const decoherence: Ability<'DC'> = {
  code: 'DC',
  rule: rule('FC-JEST-9'),
  price: 5,
  words: 'Takes apart a fused unit on a square of its leaps: all but its base are strewn around it.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const leaps = waysOf('J', actingUnit(stack).aim, 'move', from).flatMap(({ ends }) => ends.flat());
    const candidates = leaps.flatMap((square): readonly Candidate[] =>
      stackOn(state, square) ? [{ square, why: whyWhole(state, square) }] : [],
    );
    return aimed('DC', actor, candidates, () => no(rule('FC-JEST-9'), [from], 'No fused unit stands on a square of its leaps.'));
  },
  perform: (ply, { stack }, { to }) => strewn(ply, to, stack.side),
};

export const DECOHERENCE: readonly Ability[] = [decoherence];

/** A unit becomes another kind (FC-MORPH-1, FC-MORPH-2). */

import type { Square } from '../../../../kernel/board.ts';
import { act, ask, type Choice, open, option, type Refusal, refused, type UnitId } from '../../../../kernel/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { isTooMany } from '../../mechanics/capture/promotion.ts';
import { remains, withBuried } from '../../mechanics/capture/tombs.ts';
import { threateners } from '../../mechanics/threat/threat.ts';
import { obstacle } from '../../moves/generate.ts';
import { given } from '../../moves/given.ts';
import { type Ply, record, renewed, withStack, withState } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { aKind, isRider, KIND_NAMES, type Kind, PROMOTIONS } from '../../position/kinds.ts';
import { newUnit } from '../../position/new-unit.ts';
import { actingUnit, isFused, kindOf, type Stack, type State, stackOn, theUnit, withUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, deadEnd, no, tooMany } from '../ability.ts';

const PRICE = 18;

const whyNoMorph = (state: State, from: Square, stack: Stack): Refusal | null => {
  if (isFused(stack)) return no(rule('FC-FUSE-6'), [from], `${theUnit(state, from)} is fused: it must part before one of it morphs.`);
  const by = threateners(state, from, other(stack.side));
  if (by.length === 0) return null;
  const text = `${theUnit(state, from)} is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
  return no(rule('FC-MORPH-1'), [from, ...by], text);
};

/** It counts itself no longer, nor what it carries. */
const kindChoice = (state: State, from: Square, stack: Stack, kind: Kind): Choice<Special> =>
  isTooMany(state, kind, [stack])
    ? refused(option(kind), () => tooMany(rule('FC-MORPH-2'), [from]), KIND_NAMES[kind])
    : open(option(kind), 'special', () => act(special('MO', from, { promote: kind })), { label: KIND_NAMES[kind] });

/** What a transport carried dies under it. */
const unburdened = (ply: Ply, from: Square, stack: Stack): Ply => {
  const carried = actingUnit(stack).cargo;
  if (carried.length === 0) return ply;
  const recorded = record(ply, { kind: 'cargoLost', square: from });
  return carried.reduce((sum, each) => withBuried(sum, from, remains(each)), recorded);
};

/** The traps it has laid are not its own any more, should it become a Jester again: they go by an id that nobody has. */
const trapsLeft = (ply: Ply, jester: UnitId): Ply => {
  const { traps, nextId } = ply.state;
  if (!traps.some((trap) => trap.jester === jester)) return ply;
  return withState(ply, { traps: traps.map((trap) => (trap.jester === jester ? { ...trap, jester: nextId } : trap)), nextId: nextId + 1 });
};

const morph: Ability = {
  code: 'MO',
  rule: rule('FC-MORPH-1'),
  price: PRICE,
  words: 'Becomes any other kind but King and Pawn, as new.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) !== 'K' && kindOf(stack) !== 'P';
  },
  ask: (state, from) => {
    const stack = stackOn(state, from) as Stack;
    const why = whyNoMorph(state, from, stack);
    if (why) return deadEnd(() => why);
    const old = kindOf(stack);
    return ask(
      'Morph into which kind?',
      PROMOTIONS.filter((kind) => kind !== old).map((kind) => kindChoice(state, from, stack, kind)),
      () => no(rule('FC-MORPH-1'), [from], `${aKind(old)} becomes any other kind but King and Pawn.`),
    );
  },
  perform: (ply, { from, promote }) => {
    const kind = given(promote);
    const stack = given(stackOn(ply.state, from));
    const old = actingUnit(stack);
    const fresh = newUnit(old.id, kind, stack.side);
    const after = renewed(ply, withUnit(stack, isRider(kind) ? { ...fresh, ext20: old.ext20 } : fresh));
    const recorded = record(unburdened(ply, from, stack), { kind: 'morphed', square: from, after });
    return withStack(trapsLeft(recorded, old.id), from, after);
  },
};

export const MORPH: readonly Ability[] = [morph];

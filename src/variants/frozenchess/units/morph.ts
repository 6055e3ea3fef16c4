/** A unit becomes another kind (FC-MORPH-1, FC-MORPH-2). */

import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, open, option, type Refusal, refused } from '../../../kernel/menu.ts';
import { other } from '../../../kernel/side.ts';
import { type Special, special } from '../act.ts';
import { given } from '../given.ts';
import { aKind, isImmortal, isRider, KIND_NAMES, type Kind, PROMOTIONS } from '../kinds.ts';
import { obstacle } from '../mechanics/moves.ts';
import { changeEvents, immortals, MOST_IMMORTALS } from '../mechanics/promotion.ts';
import { threateners } from '../mechanics/threat.ts';
import { remains, withBuried } from '../mechanics/tombs.ts';
import { newUnit } from '../newunit.ts';
import { type Ply, tell, withStack } from '../ply.ts';
import { rule } from '../rules.ts';
import { aboard, actingUnit, isFused, kindOf, type Stack, type State, stackOn, theUnit, withUnit } from '../state.ts';
import { type Ability, deadEnd, no } from './ability.ts';

const PRICE = 18;

const whyNoMorph = (state: State, from: Square, stack: Stack): Refusal | null => {
  if (isFused(stack)) return no(rule('FC-FUSE-6'), [from], `${theUnit(state, from)} is fused: it must part before one of it morphs.`);
  const by = threateners(state, from, other(stack.side));
  if (by.length === 0) return null;
  const text = `${theUnit(state, from)} is threatened by ${by.map((each) => obstacle(state, each)).join(' and ')}.`;
  return no(rule('FC-MORPH-1'), [from, ...by], text);
};

const kindChoice = (state: State, from: Square, old: Kind, kind: Kind): Choice<Special> => {
  const isTooMany = isImmortal(kind) && !isImmortal(old) && immortals(state) >= MOST_IMMORTALS;
  const text = `There are already ${MOST_IMMORTALS} Frogs and Ships on the board.`;
  if (isTooMany) return refused(option(kind), () => no(rule('FC-MORPH-2'), [from], text), KIND_NAMES[kind]);
  return open(option(kind), 'special', () => act(special('MO', from, { promote: kind })), { label: KIND_NAMES[kind] });
};

/** What a transport carried dies under it. */
const unburdened = (ply: Ply, from: Square, stack: Stack): Ply => {
  const carried = actingUnit(stack).cargo;
  if (carried.length === 0) return ply;
  const told = tell(ply, rule('FC-MORPH-1'), () => ({
    events: carried.flatMap((each) => aboard(each).map(({ id }) => ({ kind: 'captured' as const, unit: id }))),
    text: `What ${theUnit(ply.state, from).replace('The', 'the')} carries dies there.`,
  }));
  return carried.reduce((sum, each) => withBuried(sum, from, remains(each)), told);
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
      PROMOTIONS.filter((kind) => kind !== old).map((kind) => kindChoice(state, from, old, kind)),
      () => no(rule('FC-MORPH-1'), [from], `${aKind(old)} becomes any other kind but King and Pawn.`),
    );
  },
  perform: (ply, { from, promote }) => {
    const kind = given(promote);
    const stack = given(stackOn(ply.state, from));
    const old = actingUnit(stack);
    const fresh = newUnit(old.id, kind, stack.side);
    const after = withUnit(stack, isRider(kind) ? { ...fresh, ext20: old.ext20 } : fresh);
    const told = tell(unburdened(ply, from, stack), rule('FC-MORPH-1'), () => ({
      events: changeEvents(stack, after),
      text: `${theUnit(ply.state, from)} becomes another kind: ${KIND_NAMES[kind]}.`,
    }));
    return withStack(told, from, after);
  },
};

export const MORPH: readonly Ability[] = [morph];

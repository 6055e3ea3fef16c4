/** Mass Jump (FC-FROG-7): Frogs fused or carried together leap off one after the other. */

import type { Square } from '../../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, option, square, unit } from '../../../../kernel/menu.ts';
import { parted } from '../../mechanics/capture/tombs.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { given } from '../../moves/given.ts';
import { waysOf } from '../../moves/lines.ts';
import { begun, newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { type Jump, type Special, special } from '../../position/action.ts';
import { nameOf } from '../../position/board.ts';
import { capacity } from '../../position/kinds.ts';
import {
  actingUnit,
  type Component,
  holdsOnly,
  isEmpty,
  isFused,
  type Stack,
  type State,
  stackOn,
  withUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, no } from '../ability.ts';

const isCarrier = (stack: Stack): boolean => {
  const { kind, cargo } = actingUnit(stack);
  return capacity(kind) > 0 && cargo.length > 0 && cargo.every((each) => !each.shade && holdsOnly(each, 'F'));
};

/** A stack of Frogs jumps by the choice of its base, so that it is spelled once. */
const isCrowd = (stack: Stack): boolean => isFused(stack) && holdsOnly(stack, 'F') && stack.acting === 0;

/** The Frogs that may jump by number: of a stack from the base, of a transport in loading order. */
const frogsOf = (stack: Stack): readonly { readonly frog: Component; readonly isFree: boolean }[] =>
  isCarrier(stack)
    ? actingUnit(stack).cargo.flatMap(({ comps, par }) => comps.map((frog) => ({ frog, isFree: par === 0 })))
    : stack.comps.map((frog) => ({ frog, isFree: true }));

/** The stack without that Frog, and whether anything is left of it. */
const without = (stack: Stack, frog: Component): Stack | null => {
  const less = (units: readonly Component[]): Stack['comps'] | null => {
    const [first, ...rest] = parted(units).filter(({ id }) => id !== frog.id);
    return first ? [first, ...rest] : null;
  };
  if (stack.comps.some(({ id }) => id === frog.id)) {
    const comps = less(stack.comps);
    return comps && { ...stack, comps };
  }
  const carrier = actingUnit(stack);
  const cargo = carrier.cargo.flatMap((each): readonly Stack[] => {
    if (!each.comps.some(({ id }) => id === frog.id)) return [each];
    const comps = less(each.comps);
    return comps ? [{ ...each, comps }] : [];
  });
  return withUnit(stack, { ...carrier, cargo });
};

const landings = (state: State, from: Square, frog: Component): readonly Square[] =>
  waysOf('F', frog.aim, 'move', from)
    .flatMap(({ ends }) => ends.flat())
    .filter((to) => isEmpty(state, to));

const jumped = (ply: Ply, from: Square, frog: Component, to: Square): Ply => {
  const stack = given(stackOn(ply.state, from));
  const actor = given(ply.actor);
  const isCarried = !stack.comps.some(({ id }) => id === frog.id);
  const isLoose = isCarried
    ? actingUnit(stack).cargo.some(({ comps: [only, ...others] }) => only.id === frog.id && others.length === 0)
    : false;
  const comps: Stack['comps'] = [isLoose ? frog : { ...frog, capN: 0, capP: 0 }];
  const alone: Stack = { ...newcomer(ply, stack), comps, acting: 0, par: 0, shock: 0 };
  const recorded = record(ply, { kind: 'frogLeapt', frog: alone, from, to, isCarried });
  const placed = withStack(withStack(recorded, from, without(stack, frog)), to, alone);
  const acting: Ply = {
    ...placed,
    actor: { ...actor, id: frog.id, kind: 'F', stack: frog.id, at: to, movers: [...actor.movers, frog.id] },
    trail: [...ply.trail, [from, to]],
  };
  return arrived(acting, to);
};

/** The Frogs leap one after the other; only their own walls dissolve. */
const jumpedAll = (ply: Ply, from: Square, jumps: readonly Jump[]): Ply => {
  const frogs = frogsOf(given(stackOn(ply.state, from)));
  const start: Ply = { ...ply, actor: { ...given(ply.actor), movers: [] } };
  return jumps.reduce((sum, { frog, to }) => jumped(sum, from, given(frogs[frog]).frog, to), start);
};

/** Which Frog next, and where to; after the first one may stop. */
const further = (state: State, from: Square, jumps: readonly Jump[]): Menu<Special> => {
  const stack = stackOn(state, from) as Stack;
  const now = jumpedAll(begun(state, from), from, jumps).state;
  const done: readonly Choice<Special>[] =
    jumps.length > 0 ? [open(option('done'), 'special', () => act(special('MJ', from, { jumps })), { label: 'No more Frogs' })] : [];
  const choices = frogsOf(stack).flatMap(({ frog, isFree }, index): readonly Choice<Special>[] => {
    if (!isFree || jumps.some((jump) => jump.frog === index)) return [];
    const squares = landings(now, from, frog);
    if (squares.length === 0) return [];
    const where = () =>
      ask<Special>(
        'Where does this Frog leap to?',
        squares.map((to) => open(square(to), 'move', () => further(state, from, [...jumps, { frog: index, to }]))),
        () => no(rule('FC-FROG-7'), [from], `A Frog leaps from ${nameOf(from)} to an empty square of its pattern.`),
      );
    return [open(unit(frog.id), 'special', where, { label: `Frog ${index + 1}` })];
  });
  if (choices.length === 0 && jumps.length > 0) return act(special('MJ', from, { jumps }));
  return ask('Mass Jump: which Frog leaps?', [...done, ...choices], () =>
    no(rule('FC-FROG-7'), [from], 'No Frog here is free to leap to an empty square of its pattern.'),
  );
};

const massJump: Ability = {
  code: 'MJ',
  rule: rule('FC-FROG-7'),
  price: 0,
  words: 'One or more of the Frogs here leap off, one after the other.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && (isCrowd(stack) || isCarrier(stack));
  },
  ask: (state, from) => further(state, from, []),
  perform: (ply, { from, jumps }) => jumpedAll(ply, from, jumps),
};

export const MASS_JUMP: readonly Ability[] = [massJump];

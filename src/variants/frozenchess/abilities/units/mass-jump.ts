/** Mass Jump (FC-FROG-7): Frogs fused or carried together leap off one after the other. */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act, ask, type Choice, type Menu, open, option, square, unit } from '../../../../kernel/menu.ts';
import { partedFrom } from '../../mechanics/capture/tombs.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { waysOf } from '../../moves/lines.ts';
import { begun, newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { type Jump, type Special, special } from '../../position/action.ts';
import { nameOf } from '../../position/board.ts';
import { capacity } from '../../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  type Component,
  holdsOnly,
  isEmpty,
  isFused,
  type Stack,
  type State,
  stackAt,
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
  if (stack.comps.some(({ id }) => id === frog.id)) {
    const comps = partedFrom(stack.comps, frog.id);
    return comps && { ...stack, comps };
  }
  const carrier = actingUnit(stack);
  const cargo = carrier.cargo.flatMap((each): readonly Stack[] => {
    if (!each.comps.some(({ id }) => id === frog.id)) return [each];
    const comps = partedFrom(each.comps, frog.id);
    return comps ? [{ ...each, comps }] : [];
  });
  return withUnit(stack, { ...carrier, cargo });
};

const landings = (state: State, from: Square, frog: Component): readonly Square[] =>
  waysOf('F', frog.aim, 'move', from)
    .flatMap(({ ends }) => ends.flat())
    .filter((to) => isEmpty(state, to));

const jumped = (ply: Ply, from: Square, frog: Component, to: Square): Ply => {
  const { actor } = ply;
  invariant(actor, 'a Frog that leaps acts');
  const stack = stackAt(ply.state, from);
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
const jumpedAll = (ply: Ply, { square: from, stack }: Actor, jumps: readonly Jump[]): Ply => {
  const frogs = frogsOf(stack);
  const start: Ply = { ...ply, actor: ply.actor && { ...ply.actor, movers: [] } };
  return jumps.reduce((sum, { frog: index, to }) => {
    const frog = frogs[index]?.frog;
    invariant(frog, `there is no Frog ${index + 1}`);
    return jumped(sum, from, frog, to);
  }, start);
};

/** Which Frog next, and where to; after the first one may stop. */
const further = (state: State, actor: Actor, jumps: readonly Jump[]): Menu<Special<'MJ'>> => {
  const { square: from, stack } = actor;
  const now = jumpedAll(begun(state, actor), actor, jumps).state;
  const done: readonly Choice<Special<'MJ'>>[] =
    jumps.length > 0 ? [open(option('done'), 'special', () => act(special(actor, 'MJ', { jumps })), { label: 'No more Frogs' })] : [];
  const choices = frogsOf(stack).flatMap(({ frog, isFree }, index): readonly Choice<Special<'MJ'>>[] => {
    if (!isFree || jumps.some((jump) => jump.frog === index)) return [];
    const squares = landings(now, from, frog);
    if (squares.length === 0) return [];
    const where = () =>
      ask<Special<'MJ'>>(
        'Where does this Frog leap to?',
        squares.map((to) => open(square(to), 'move', () => further(state, actor, [...jumps, { frog: index, to }]))),
        () => no(rule('FC-FROG-7'), [from], `A Frog leaps from ${nameOf(from)} to an empty square of its pattern.`),
      );
    return [open(unit(frog.id), 'special', where, { label: `Frog ${index + 1}` })];
  });
  if (choices.length === 0 && jumps.length > 0) return act(special(actor, 'MJ', { jumps }));
  return ask('Mass Jump: which Frog leaps?', [...done, ...choices], () =>
    no(rule('FC-FROG-7'), [from], 'No Frog here is free to leap to an empty square of its pattern.'),
  );
};

const massJump: Ability<'MJ'> = {
  code: 'MJ',
  rule: rule('FC-FROG-7'),
  price: 0,
  words: 'One or more of the Frogs here leap off, one after the other.',
  has: (_state, { stack }) => isCrowd(stack) || isCarrier(stack),
  ask: (state, actor) => further(state, actor, []),
  perform: (ply, actor, { jumps }) => jumpedAll(ply, actor, jumps),
};

export const MASS_JUMP: readonly Ability[] = [massJump];

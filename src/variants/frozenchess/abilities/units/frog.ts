/** The Frog: Long Jump (FC-FROG-4), Slime Explosion (FC-FROG-5), Mass Jump (FC-FROG-7). */
import { act, type Choice, type Menu, makeQuestion, open, type Refusal } from '../../../../kernel/asking/menu.ts';
import { option, square, unit } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { kill, withoutLeaver } from '../../mechanics/capture/tombs.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { displace } from '../../mechanics/movement/displacement.ts';
import { paralyse } from '../../mechanics/movement/paralysis.ts';
import {
  addTrail,
  changeActing,
  currentActing,
  inPly,
  type Ply,
  pushActing,
  withStayReset,
} from '../../mechanics/ply.ts';
import { linesOf } from '../../moves/lines.ts';
import { barringClass } from '../../moves/threat/immunity.ts';
import { type Jump, type Special, special } from '../../position/action.ts';
import { distance, nameOf, near, SQUARES } from '../../position/board.ts';
import { changeStack, changeUnit } from '../../position/changed.ts';
import { capacity } from '../../position/kinds.ts';
import { isEmpty, isKindOn, stackAt, unitsOn } from '../../position/squares.ts';
import { actingUnit, holdsOnly, isFused, withUnit } from '../../position/stacks.ts';
import type { Actor, Component, Stack, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, squareAbility, unaimedAbility } from '../ability.ts';
import { onAnySquare } from '../aims.ts';
import { offer } from '../offers.ts';

const SLIME_TURNS = 11;

/**
 * Returns the squares of other Frogs (FC-FROG-4).
 * If the actor is a shadow, a Frog on the actor's square counts too.
 */
const otherFrogs = (state: State, { square: from, stack }: Actor): readonly Square[] =>
  SQUARES.filter((square) => (stack.shade || square !== from) && isKindOn(state, square, 'F'));

const whyNoJump = (state: State, actor: Actor): Refusal => {
  const frogs = otherFrogs(state, actor);
  const text =
    frogs.length > 0
      ? 'No square next to another Frog is empty.'
      : actor.stack.shade
        ? 'There is no Frog in normal form on the board.'
        : 'There is no other Frog on the board.';
  return refusal('FC-FROG-4', text, frogs);
};

export const LONG_JUMP = squareAbility({
  code: 'LJ',
  rule: 'FC-FROG-4',
  offer: offer('Move', 2, '1', 'jump', 'Long Jump', 'jumps to another Frog'),
  words: 'Jumps to an empty square next to any other Frog, friendly or enemy.',
  shadowChanges: { words: 'Jumps to an empty square next to any Frog in normal form, friendly or enemy.' },
  kinds: ['F'],
  plan: { targets: onAnySquare, after: (_projected, { to }) => ({ square: to }) },
  targets: (state, actor) =>
    [...new Set(otherFrogs(state, actor).flatMap(near))].filter(
      (square) => square !== actor.square && isEmpty(state, square),
    ),
  none: whyNoJump,
  perform: (ply, actor, { to }) => {
    const { square: from } = actor;
    displace(ply, actor, [from, to], 'FC-FROG-4', { length: distance(from, to) });
    arrive(ply, to);
  },
});

export const SLIME = unaimedAbility({
  code: 'SL',
  rule: 'FC-FROG-5',
  offer: offer('Attack', 13, '2', 'freeze', 'Slime Explosion', 'dies and paralyses around'),
  isSacrifice: true,
  words: 'Dies and paralyses all pieces next to it for 11 turns, friendly ones too.',
  kinds: ['F'],
  plan: { after: () => ({ isGone: true }) },
  perform: (ply, { square: from }) => {
    const slimed = unitsOn(ply.state, near(from)).filter((each) => !barringClass(ply.state, 'slime', null, each));
    ply.note?.({ kind: 'slimed', square: from });
    kill(ply, from);
    for (const each of slimed) paralyse(ply, each, SLIME_TURNS, 'FC-FROG-5');
  },
});

const isFrogTransport = (stack: Stack): boolean => {
  const { kind, cargo } = actingUnit(stack);
  return capacity(kind) > 0 && cargo.length > 0 && cargo.every((each) => !each.shade && holdsOnly(each, 'F'));
};

/** Whether the base of a stack of Frogs acts. Only the base offers Mass Jump, so that no jump is listed twice. */
const isFrogStackBase = (stack: Stack): boolean => isFused(stack) && holdsOnly(stack, 'F') && stack.acting === 0;

/**
 * Returns a stack's Frogs from the base up, or a transport's Frogs in loading order.
 * The actions of Mass Jump refer to a Frog by its index in the returned list.
 */
const frogsOf = (stack: Stack): readonly { readonly frog: Component; readonly isFree: boolean }[] =>
  isFrogTransport(stack)
    ? actingUnit(stack).cargo.flatMap(({ units, paralysis }) =>
        units.map((frog) => ({ frog, isFree: paralysis === 0 })),
      )
    : stack.units.map((frog) => ({ frog, isFree: true }));

const withoutFrog = (stack: Stack, frog: Component): Stack | null => {
  if (stack.units.some(({ id }) => id === frog.id)) {
    const units = withoutLeaver(stack.units, frog.id);
    return units && changeStack(stack, { units });
  }
  const carrier = actingUnit(stack);
  const cargo = carrier.cargo.flatMap((each): readonly Stack[] => {
    if (!each.units.some(({ id }) => id === frog.id)) return [each];
    const units = withoutLeaver(each.units, frog.id);
    return units ? [changeStack(each, { units })] : [];
  });
  return withUnit(stack, changeUnit(carrier, { cargo }));
};

const landingSquares = (state: State, from: Square, frog: Component): readonly Square[] =>
  linesOf('F', frog.aim, 'move', from)
    .flatMap(({ ends }) => ends.flat())
    .filter((to) => isEmpty(state, to));

const jump = (ply: Ply, from: Square, frog: Component, to: Square): void => {
  const stack = stackAt(ply.state, from);
  const isCarried = !stack.units.some(({ id }) => id === frog.id);
  const isLoose = isCarried
    ? actingUnit(stack).cargo.some(({ units: [only, ...others] }) => only.id === frog.id && others.length === 0)
    : false;
  const units: Stack['units'] = [isLoose ? frog : changeUnit(frog, { nonPawnsCaptured: 0, pawnsCaptured: 0 })];
  const alone = changeStack(withStayReset(ply, stack), { units, acting: 0, paralysis: 0, shock: 0 });
  ply.note?.({ kind: 'frogLeapt', frog: alone, from, to, isCarried });
  ply.put(from, withoutFrog(stack, frog));
  ply.put(to, alone);
  const movers = [...(currentActing(ply)?.movers ?? []), frog.id];
  changeActing(ply, { id: frog.id, kind: 'F', stack: frog.id, at: to, movers });
  addTrail(ply, [from, to]);
  arrive(ply, to);
};

/** Makes the jumps of a Mass Jump (FC-FROG-7). Frogs that do not jump keep their walls. */
const jumpAll = (ply: Ply, { square: from, stack }: Actor, jumps: readonly Jump[]): void => {
  const frogs = frogsOf(stack);
  changeActing(ply, { movers: [] });
  for (const { frog: index, to } of jumps) {
    const frog = frogs[index]?.frog;
    invariant(frog, `there is no Frog ${index + 1}`);
    jump(ply, from, frog, to);
  }
};

const askNextJump = (state: State, actor: Actor, jumps: readonly Jump[]): Menu<Special<'MJ'>> => {
  const { square: from, stack } = actor;
  const now = inPly(state, (ply) => {
    pushActing(ply, actor);
    jumpAll(ply, actor, jumps);
    return ply.snapshot();
  });
  const done: readonly Choice<Special<'MJ'>>[] =
    jumps.length > 0
      ? [
          open(option('done'), 'special', () => act(special(actor, 'MJ', { jumps })), {
            label: 'No more Frogs',
          }),
        ]
      : [];
  const choices = frogsOf(stack).flatMap(({ frog, isFree }, index): readonly Choice<Special<'MJ'>>[] => {
    if (!isFree || jumps.some((jump) => jump.frog === index)) return [];
    const squares = landingSquares(now, from, frog);
    if (squares.length === 0) return [];
    const where = () =>
      makeQuestion<Special<'MJ'>>(
        'Mass Jump: choose a square for this Frog.',
        squares.map((to) => open(square(to), 'move', () => askNextJump(state, actor, [...jumps, { frog: index, to }]))),
        () =>
          refusal('FC-FROG-7', `A Frog can only leap from ${nameOf(from)} to an empty square of its pattern.`, [from]),
      );
    return [open(unit(frog.id), 'special', where, { label: `Frog ${index + 1}` })];
  });
  if (choices.length === 0 && jumps.length > 0) return act(special(actor, 'MJ', { jumps }));
  return makeQuestion('Mass Jump: choose a Frog.', [...done, ...choices], () =>
    refusal('FC-FROG-7', 'No Frog here can leap to an empty square of its pattern.', [from]),
  );
};

export const MASS_JUMP: Ability<'MJ'> = {
  code: 'MJ',
  rule: 'FC-FROG-7',
  offer: offer('Move', 3, '5', 'jump', 'Mass Jump', 'lets Frogs leap away'),
  words: 'One or more of the Frogs here leap away, one after the other.',
  kinds: ['F', 'S', 'Z'],
  has: (_state, { stack }) => isFrogStackBase(stack) || isFrogTransport(stack),
  ask: (state, actor) => askNextJump(state, actor, []),
  perform: (ply, actor, { jumps }) => jumpAll(ply, actor, jumps),
};

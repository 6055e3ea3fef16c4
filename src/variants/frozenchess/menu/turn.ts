/** Asking for a turn of one unit that begins with a step, and may go on with others. */
import type { Square } from '../../../kernel/board.ts';
import { ask, type Choice, chain, type Menu, open, option } from '../../../kernel/menu.ts';
import { no } from '../abilities/ability.ts';
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { siegedBy } from '../mechanics/threat/siege.ts';
import { knightmareOn } from '../mechanics/threat/threat.ts';
import { type Try, triesOf, whyNotThere } from '../moves/generate.ts';
import { actorSquare, begun, type Ply } from '../moves/resolution.ts';
import { walkedLegs } from '../moves/resolve.ts';
import type { Act, Leg } from '../position/action.ts';
import { actorAt, isFused, isOnWall, isPawnStack, kindOf, type Stack, type State, stackOn, theUnit } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { bounceChoices, legOf, moveLeaf, tryChoices } from './step.ts';

const MOST_RUN_CAPTURES = 3;

/** What a turn may go on with after these legs: the clause, and which tries. */
const furtherTries = (start: State, ply: Ply, legs: readonly Leg[]): { readonly rule: string; readonly tries: readonly Try[] } | null => {
  const at = actorSquare(ply);
  const first = legs[0];
  if (at === null || !first || ply.isHalted || ply.isKingTaken) return null;
  const kind = ply.actor?.kind;
  const stack = stackOn(ply.state, at) as Stack;
  if (isPawnStack(stack)) {
    const free = hasPrivilege(start, stack.side) ? 1 : 0;
    const isOver = legs.length >= stack.comps.length || legs.slice(free).some(({ capture }) => capture);
    return isOver || knightmareOn(start, first.path[0] as Square) !== null
      ? null
      : { rule: rule('FC-PAWN-7'), tries: triesOf(ply.state, at, false, []) };
  }
  if (isFused(stack)) return null;
  const isWallWalk = isOnWall(start, first.path[0] as Square);
  if (kind === 'M' && isWallWalk && legs.length === 1 && isOnWall(ply.state, at)) {
    return { rule: rule('FC-ASSN-4'), tries: triesOf(ply.state, at, false, []) };
  }
  if (kind === 'M' && legs.every(({ capture }) => capture) && legs.length < MOST_RUN_CAPTURES) {
    return { rule: rule('FC-ASSN-2'), tries: triesOf(ply.state, at, false, []).filter(({ capture }) => capture) };
  }
  const isSecond = legs.length === 2 && !legs[1]?.capture && siegedBy(start, first.path[0] as Square) === null;
  if (kind !== 'P' || !first.capture || (legs.length > 1 && !isSecond)) return null;
  const tries = triesOf(ply.state, at, false, []);
  return { rule: rule('FC-PAWN-6'), tries: legs.length === 1 ? tries : tries.filter(({ capture }) => !capture) };
};

/** Kinds whose turn may have more than one leg. */
const mayGoOn = (state: State, from: Square, [first]: readonly Leg[]): boolean => {
  const stack = stackOn(state, from) as Stack;
  if (isFused(stack)) return isPawnStack(stack);
  const kind = kindOf(stack);
  return kind === 'M' ? first?.capture === true || isOnWall(state, from) : kind === 'P' && first?.capture === true;
};

/** The turn after these legs: complete, or with the question whether to go on. */
const afterLegs = (state: State, from: Square, legs: readonly Leg[]): Menu<Act> => {
  const actor = actorAt(state, from);
  const complete = (): Menu<Act> => moveLeaf(state, actor, legs);
  if (!mayGoOn(state, from, legs)) return complete();
  const ply = walkedLegs(begun(state, actor), legs);
  const further = furtherTries(state, ply, legs);
  const at = actorSquare(ply);
  if (!further || at === null || !further.tries.some(({ why }) => !why)) return complete();
  return ask<Act>(
    `${theUnit(ply.state, at)} may go on.`,
    [
      open(option('done'), 'plain', complete, {
        label: 'End the turn here',
        hint: () => no(further.rule, [at], `${theUnit(ply.state, at)} may also go on in this turn.`),
      }),
      ...tryChoices(ply.state, at, further.tries, (each) =>
        chain(legOf(ply, at, each, 'never'), (leg) => afterLegs(state, from, [...legs, leg])),
      ),
    ],
    (target) =>
      target.kind === 'square'
        ? { ...whyNotThere(ply.state, at, target.square, false), rule: further.rule }
        : no(further.rule, [at], 'Pick a square to go on, or end the turn.'),
  );
};

/** The squares the unit can go to by one step, and what its turn may go on with after that. */
export const singleSteps = (state: State, from: Square, tries: readonly Try[]): readonly Choice<Act>[] => {
  const ply = begun(state, actorAt(state, from));
  return tryChoices(state, from, tries, (each) => chain(legOf(ply, from, each, 'may'), (leg) => afterLegs(state, from, [leg])));
};

/** A turn of one step that bounces; it begins as a normal move does. */
export const singleBounces = (state: State, from: Square, tries: readonly Try[]): readonly Choice<Act>[] => {
  if (!tries.some(({ capture, why }) => !capture && !why)) return [];
  const actor = actorAt(state, from);
  const ply = begun(state, actor);
  return bounceChoices(ply, from, (each) => chain(legOf(ply, from, each, 'never'), (leg) => moveLeaf(state, actor, [leg])));
};

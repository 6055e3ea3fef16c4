/** Asking for a turn of one unit that begins with a step, and may go on with others. */
import type { Square } from '../../../kernel/board.ts';
import { ask, type Choice, chain, type Menu, open, option } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { no } from '../abilities/ability.ts';
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { siegedBy } from '../mechanics/threat/siege.ts';
import { knightmareOn } from '../mechanics/threat/threat.ts';
import { type PseudoLegalMove, pseudoLegalMoves } from '../moves/generate.ts';
import { actorOf, begun, type Ply } from '../moves/resolution.ts';
import { walkedLegs } from '../moves/resolve.ts';
import type { Act, Leg } from '../position/action.ts';
import { type Actor, isFused, isOnWall, isPawnStack, kindOf, type State, theActor } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { isOpen, type ShadowTry, shadowChoices, shadowLegOf, shadowTries, withoutMove } from './shadow-step.ts';
import { bounceChoices, legOf, moveLeaf, tryChoices, whyNotTo } from './step.ts';

const MOST_RUN_CAPTURES = 3;

/** What a turn may go on with: the clause, and the squares. */
interface Further {
  readonly rule: RuleId;
  readonly tries: readonly PseudoLegalMove[];
}

/** What a turn may go on with after these legs; null where it is over. */
const furtherTries = (start: State, ply: Ply, { square: at, stack }: Actor, legs: readonly Leg[]): Further | null => {
  const first = legs[0];
  if (!first || ply.isHalted || ply.isKingTaken) return null;
  const kind = ply.actor?.kind;
  const tries = (): readonly PseudoLegalMove[] => pseudoLegalMoves(ply.state, at, false, []);
  const from = first.path[0] as Square;
  if (isPawnStack(stack)) {
    const free = hasPrivilege(start, stack.side) ? 1 : 0;
    const isOver = legs.length >= stack.comps.length || legs.slice(free).some(({ capture }) => capture);
    return isOver || knightmareOn(start, from) !== null ? null : { rule: rule('FC-PAWN-7'), tries: tries() };
  }
  if (isFused(stack)) return null;
  if (kind === 'M' && isOnWall(start, from) && legs.length === 1 && isOnWall(ply.state, at))
    return { rule: rule('FC-ASSN-4'), tries: tries() };
  if (isRunning(ply, legs)) return { rule: rule('FC-ASSN-2'), tries: tries().filter(({ capture }) => capture) };
  const isSecond = legs.length === 2 && !legs[1]?.capture && siegedBy(start, from) === null;
  if (kind !== 'P' || !first.capture || (legs.length > 1 && !isSecond)) return null;
  return { rule: rule('FC-PAWN-6'), tries: legs.length === 1 ? tries() : tries().filter(({ capture }) => !capture) };
};

/** May an Assassin capture once more? */
const isRunning = ({ actor }: Ply, legs: readonly Leg[]): boolean =>
  actor?.kind === 'M' && legs.every(({ capture }) => capture) && legs.length < MOST_RUN_CAPTURES;

/** Kinds whose turn may have more than one leg. */
const mayGoOn = (state: State, { square, stack }: Actor, [first]: readonly Leg[]): boolean => {
  if (isFused(stack)) return isPawnStack(stack);
  const kind = kindOf(stack);
  if (kind === 'M') return first?.capture === true || (!stack.shade && isOnWall(state, square));
  return kind === 'P' && !stack.shade && first?.capture === true;
};

/** The squares a turn may go on to, and the clause that allows it. */
const furtherChoices = (start: State, ply: Ply, now: Actor, legs: readonly Leg[], next: (leg: Leg) => Menu<Act>) => {
  if (now.stack.shade) {
    const tries = isRunning(ply, legs) ? shadowTries(ply.state, now).map(withoutMove) : [];
    const step = (each: ShadowTry) =>
      chain(
        shadowLegOf(ply, now, each, () => 'never'),
        next,
      );
    return { rule: rule('FC-ASSN-2'), isOver: !tries.some(isOpen), choices: () => shadowChoices(now, tries, step) };
  }
  const further = furtherTries(start, ply, now, legs);
  const step = (each: PseudoLegalMove) => chain(legOf(ply, now.square, each, 'never'), next);
  return (
    further && {
      rule: further.rule,
      isOver: !further.tries.some(({ why }) => !why),
      choices: () => tryChoices(ply.state, now.square, further.tries, step),
    }
  );
};

/** The turn after these legs: complete, or with the question whether to go on. */
export const afterLegs = (state: State, actor: Actor, legs: readonly Leg[]): Menu<Act> => {
  const complete = (): Menu<Act> => moveLeaf(state, actor, legs);
  if (!mayGoOn(state, actor, legs)) return complete();
  const ply = walkedLegs(begun(state, actor), legs);
  const now = actorOf(ply);
  const further = now && furtherChoices(state, ply, now, legs, (leg) => afterLegs(state, actor, [...legs, leg]));
  if (!further || further.isOver) return complete();
  return ask<Act>(
    `${theActor(now)} may go on.`,
    [
      open(option('done'), 'plain', complete, {
        label: 'End the turn here',
        hint: () => no(further.rule, [now.square], `${theActor(now)} may also go on in this turn.`),
      }),
      ...further.choices(),
    ],
    (target) =>
      target.kind === 'square'
        ? { ...whyNotTo(ply.state, now, target.square, false), rule: further.rule }
        : no(further.rule, [now.square], 'Pick a square to go on, or end the turn.'),
  );
};

/** The squares the unit can go to by one step, and what its turn may go on with after that. */
export const singleSteps = (state: State, actor: Actor, tries: readonly PseudoLegalMove[]): readonly Choice<Act>[] => {
  const ply = begun(state, actor);
  const { square: from } = actor;
  return tryChoices(state, from, tries, (each) => chain(legOf(ply, from, each, 'may'), (leg) => afterLegs(state, actor, [leg])));
};

/** The same for a shadow. */
export const singleShadowSteps = (state: State, shadow: Actor, tries: readonly ShadowTry[]): readonly Choice<Act>[] => {
  const ply = begun(state, shadow);
  const leg = (each: ShadowTry): Menu<Leg> => shadowLegOf(ply, shadow, each, () => 'may');
  return shadowChoices(shadow, tries, (each) => chain(leg(each), (first) => afterLegs(state, shadow, [first])));
};

/** A turn of one step that bounces; it begins as a normal move does. */
export const singleBounces = (state: State, actor: Actor, tries: readonly PseudoLegalMove[]): readonly Choice<Act>[] => {
  if (!tries.some(({ capture, why }) => !capture && !why)) return [];
  const ply = begun(state, actor);
  return bounceChoices(ply, actor.square, (each) => chain(legOf(ply, actor.square, each, 'never'), (leg) => moveLeaf(state, actor, [leg])));
};

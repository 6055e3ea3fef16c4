/** Why not: the reasons for picks at the beginning of an action, and why a unit cannot act. */

import type { Square } from '../../../kernel/board/board.ts';
import type { Refusal, Target } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { countWords } from '../../../kernel/words.ts';
import { no } from '../abilities/asking.ts';
import { actionNamed } from '../abilities/index.ts';
import { shadowsOn } from '../mechanics/shadows/shadows.ts';
import { knightmareOn } from '../mechanics/threat/threat.ts';
import { COMPLETE_AT, HATCHES_AT } from '../mechanics/time/growth.ts';
import { isParalysed, turnsLeft, whyParalysed } from '../mechanics/time/paralysis-by-presence.ts';
import { whyFollowing } from '../monad/words.ts';
import { nameOf } from '../position/board.ts';
import { type Actor, actingUnit, type State, stackOn, theActor, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** Why a pawn in a Knight's reach may do nothing but step. */
export const whyHeld = (state: State, from: Square): Refusal | null => {
  const knight = knightmareOn(state, from);
  if (knight === null) return null;
  return no(
    rule('FC-KNIG-4'),
    [knight],
    `${unitName(state, knight)} threatens the Pawn: it can only step 1 square forward.`,
  );
};

/** Why a unit has no such action. */
export const whyNone = (actor: Actor, target: Target): Refusal => {
  const action = target.kind === 'option' ? actionNamed(target.option) : undefined;
  const name = action?.offer.name ?? 'such ability';
  const [clause, why] = actor.stack.shade
    ? [rule('FC-SHAD-6'), ': a shadow affects only shadows']
    : [rule('FC-RES-1'), ' now'];
  return no(clause, [actor.square], `${theActor(actor)} has no ${name}${why}.`);
};

/** Why a pick begins no action. */
export const whyNobody = (state: State, target: Target): Refusal => {
  if (target.kind !== 'square')
    return no(rule('FC-RES-1'), [], 'Choose a piece, or an action of the player.');
  const isHeld = stackOn(state, target.square) !== null || shadowsOn(state, target.square).length > 0;
  const text = isHeld
    ? `It is ${sideName(state.toMove)}'s turn.`
    : `No piece is on ${nameOf(target.square)}.`;
  return no(rule('FC-RES-1'), [target.square], text);
};

/** Eggs and Wonders do nothing. */
const whyLifeless = ({ square: from, stack }: Actor): (() => Refusal) | null => {
  const { kind, growth, build } = actingUnit(stack);
  if (kind === 'E')
    return () =>
      no(
        rule('FC-EGG-3'),
        [from],
        `An Egg only grows. It hatches after ${countWords(HATCHES_AT - growth, 'more turn')} unthreatened.`,
      );
  if (kind === 'W')
    return () =>
      no(
        rule('FC-STG-6'),
        [from],
        `A Wonder only grows. It is complete after ${countWords(COMPLETE_AT - build, 'more turn')}.`,
      );
  return null;
};

/** Why a unit cannot act, or null. */
export const whyHeldUp = (state: State, actor: Actor): (() => Refusal) | null => {
  const { square, stack } = actor;
  const { monad } = stack;
  if (monad) return () => whyFollowing(theActor(actor), square, monad);
  if (stack.shade) {
    const text = () => `${theActor(actor)} is paralysed for ${turnsLeft(stack.par, stack.side)}.`;
    return stack.par > 0 ? () => no(stack.parBy, [square], text()) : null;
  }
  return isParalysed(state, square) ? () => whyParalysed(state, square) as Refusal : whyLifeless(actor);
};

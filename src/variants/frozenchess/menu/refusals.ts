import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { countWords } from '../../../kernel/words.ts';
import { actionNamed } from '../abilities/index.ts';
import { whyFollowing } from '../abilities/planning/words.ts';
import { COMPLETE_AT, HATCHES_AT } from '../mechanics/time/growth.ts';
import { isParalysed, turnsLeft, whyParalysed } from '../moves/threat/paralysis-by-presence.ts';
import { knightmareOn } from '../moves/threat/threat.ts';
import { nameOf } from '../position/board.ts';
import { theActor, unitName } from '../position/names.ts';
import { shadowsOn } from '../position/shadows.ts';
import { stackOn } from '../position/squares.ts';
import { actingUnit } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

/** Returns why a Pawn may only step forward: an enemy Knight threatens it (FC-KNIG-4). Else null. */
export const whyOnlyStepForward = (state: State, from: Square): Refusal | null => {
  const knight = knightmareOn(state, from);
  if (knight === null) return null;
  return refusal('FC-KNIG-4', `${unitName(state, knight)} threatens the Pawn: it can only step 1 square forward.`, [
    knight,
  ]);
};

export const whyNoSuchAction = (actor: Actor, target: Target): Refusal => {
  const action = target.kind === 'option' ? actionNamed(target.option) : undefined;
  const name = action?.offer.name ?? 'such ability';
  return actor.stack.shade
    ? refusal('FC-SHAD-6', `${theActor(actor)} has no ${name}: a shadow affects only shadows.`, [actor.square])
    : refusal('FC-RES-1', `${theActor(actor)} has no ${name} now.`, [actor.square]);
};

export const whyNotPickable = (state: State, target: Target): Refusal => {
  if (target.kind !== 'square') return refusal('FC-RES-1', 'Choose a piece, or an action of the player.');
  const isHeld = stackOn(state, target.square) !== null || shadowsOn(state, target.square).length > 0;
  const text = isHeld ? `It is ${sideName(state.toMove)}'s turn.` : `No piece is on ${nameOf(target.square)}.`;
  return refusal('FC-RES-1', text, [target.square]);
};

const whyLifeless = ({ square: from, stack }: Actor): (() => Refusal) | null => {
  const { kind, growth, build } = actingUnit(stack);
  if (kind === 'E')
    return () =>
      refusal(
        'FC-EGG-3',
        `An Egg only grows. It hatches after ${countWords(HATCHES_AT - growth, 'more turn')} unthreatened.`,
        [from],
      );
  if (kind === 'W')
    return () =>
      refusal(
        'FC-STG-6',
        `A Wonder only grows. It is complete after ${countWords(COMPLETE_AT - build, 'more turn')}.`,
        [from],
      );
  return null;
};

export const whyCannotAct = (state: State, actor: Actor): (() => Refusal) | null => {
  const { square, stack } = actor;
  const { monad } = stack;
  if (monad) return () => whyFollowing(theActor(actor), square, monad);
  if (stack.shade) {
    const text = () => `${theActor(actor)} is paralysed for ${turnsLeft(stack.paralysis, stack.side)}.`;
    return stack.paralysis > 0 ? () => refusal(stack.paralysedBy, text(), [square]) : null;
  }
  return isParalysed(state, square) ? () => whyParalysed(state, square) as Refusal : whyLifeless(actor);
};

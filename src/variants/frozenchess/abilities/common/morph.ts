/** Morph: a unit becomes another kind (FC-MORPH-1, FC-MORPH-2). */
import { act, type Choice, makeQuestion, open, refuse } from '../../../../kernel/asking/menu.ts';
import { option, type UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { isTooMany } from '../../mechanics/capture/promotion.ts';
import { buryAll, remains } from '../../mechanics/capture/tombs.ts';
import { type Ply, restartStay } from '../../mechanics/ply.ts';
import { type Special, special } from '../../position/action.ts';
import { changeUnit } from '../../position/changed.ts';
import { aKind, isRider, KIND_NAMES, type Kind, PROMOTIONS } from '../../position/kinds.ts';
import { theUnit } from '../../position/names.ts';
import { newUnit } from '../../position/new-unit.ts';
import { actingUnit, isFused, kindOf, withUnit } from '../../position/stacks.ts';
import type { Actor, Stack, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import type { Ability } from '../ability.ts';
import { deadEnd, type WhyNot, whyStack, whyThreatened, whyTooMany } from '../asking.ts';
import { offer } from '../offers.ts';

const COST = 18;

const whyCannotMorph = (state: State, { square: from, stack }: Actor): WhyNot =>
  isFused(stack)
    ? whyStack(state, from, 'Morph')
    : whyThreatened(state, 'FC-MORPH-1', from, stack.side, (at) => theUnit(state, at));

const kindChoice = (state: State, actor: Actor, kind: Kind): Choice<Special<'MO'>> =>
  isTooMany(state, kind, [actor.stack])
    ? refuse(option(kind), () => whyTooMany('FC-MORPH-2', [actor.square]), KIND_NAMES[kind])
    : open(option(kind), 'special', () => act(special(actor, 'MO', { promote: kind })), {
        label: KIND_NAMES[kind],
      });

const killCargo = (ply: Ply, from: Square, stack: Stack): void => {
  const carried = actingUnit(stack).cargo;
  if (carried.length > 0) ply.note?.({ kind: 'cargoLost', square: from });
  for (const each of carried) buryAll(ply, from, remains(each));
};

/** Gives the traps of a morphing Jester an id that no unit has, so that the traps never count as the Jester's again. */
const disownTraps = (ply: Ply, jester: UnitId): void => {
  const { traps, nextId } = ply.state;
  if (!traps.some((trap) => trap.jester === jester)) return;
  ply.set({
    traps: traps.map((trap) => (trap.jester === jester ? { ...trap, jester: nextId } : trap)),
    nextId: nextId + 1,
  });
};

export const MORPH: Ability<'MO'> = {
  code: 'MO',
  rule: 'FC-MORPH-1',
  offer: offer('Change', 1, 't', 'morph', 'Morph', 'becomes another kind'),
  cost: COST,
  words: 'Becomes any other kind but a King or Pawn, as new.',
  inMultimove: 'last',
  write: ({ promote }) => ` ${promote}`,
  has: (_state, { stack }) => kindOf(stack) !== 'K' && kindOf(stack) !== 'P',
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const why = whyCannotMorph(state, actor);
    if (why) return deadEnd(why);
    const old = kindOf(stack);
    return makeQuestion(
      'Morph: choose a kind.',
      PROMOTIONS.filter((kind) => kind !== old).map((kind) => kindChoice(state, actor, kind)),
      () => refusal('FC-MORPH-1', `${aKind(old)} can become any other kind but a King or Pawn.`, [from]),
    );
  },
  perform: (ply, { square: from, stack }, { promote: kind }) => {
    const old = actingUnit(stack);
    const fresh = newUnit(old.id, kind, stack.side);
    const after = restartStay(
      ply,
      withUnit(stack, isRider(kind) ? changeUnit(fresh, { gainedRange20: old.gainedRange20 }) : fresh),
    );
    killCargo(ply, from, stack);
    ply.note?.({ kind: 'morphed', square: from, after });
    disownTraps(ply, old.id);
    ply.put(from, after);
  },
};

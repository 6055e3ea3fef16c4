/** Making an action: the position it leads to, in the order of a turn. */
import { SILENCE, said } from '../../../kernel/agreement.ts';
import { assertNever } from '../../../kernel/invariant.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { type Act, type Castle, fatesIn, type Move } from '../position/action.ts';
import { type Field, fieldOf, menOf } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { type Man, manAt, type Type } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { castled } from './castling.ts';
import { afterRoll, afterRolls, rollEntered } from './dice.ts';
import { passingOf } from './en-passant.ts';
import { turnEnded } from './end-turn.ts';
import { rollsOwed } from './explosions.ts';
import { type Carried, carried, type Fates, type Going, goingTo, membersOf } from './generate.ts';
import { afterLink } from './linking.ts';
import type { Shift } from './magnetism.ts';
import { promotionsOwed } from './promotion.ts';

/** The turn goes on as far as nobody need be asked: promotions first, and without any, its end. */
const goneOn = (state: State): State => {
  if (state.ending || (state.owed?.rolls.length ?? 0) > 0) return state;
  const pawn = promotionsOwed(state)[0];
  return pawn ? { ...state, toMove: pawn.side } : turnEnded(state);
};

/** A move as it is made: after its link step, what it carries, and the position before the dice fall. */
export interface MoveMade {
  readonly start: State;
  readonly going: Going;
  readonly fates: Fates;
  readonly done: Carried;
  readonly state: State;
}

/** Makes a move up to the dice. */
export const makeMove = (state: State, act: Move): MoveMade => {
  const side = turnSide(state);
  const start = afterLink(state, act.link);
  const going = goingTo(start, side, act.from, act.target);
  const fates = fatesIn(act, going);
  const members = membersOf(going, fates);
  const done = carried(going, fates);
  const next: State = { ...start, men: menOf(done.field) };
  if (done.endsGame) return { start, going, fates, done, state: { ...next, ending: { winner: side, reason: 'kingCaptured' } } };
  const capture = done.captured.length > 0;
  const owed = {
    rolls: rollsOwed(members, done.shifts),
    passing: capture ? null : passingOf(fieldOf(start), members, act.from, act.target),
    quiet: !capture && members.every(({ type }) => type !== 'pawn'),
  };
  return { start, going, fates, done, state: { ...next, owed } };
};

/** A stage of castling as it is made: after its link step, and the position before the dice fall. */
export interface CastlingMade {
  readonly start: State;
  readonly field: Field;
  readonly king: Man;
  readonly rook: Man;
  readonly shifts: readonly Shift[];
  readonly state: State;
}

/** Makes a stage of castling up to the dice. */
export const makeCastling = (state: State, { link, wing, stage }: Castle): CastlingMade => {
  const side = turnSide(state);
  const start = afterLink(state, link);
  const { field, king, rook, shifts } = castled(start, side, wing, stage);
  const under = stage === 'begin' ? { wing, king: king.id, rook: rook.id } : null;
  const own = side === 'white' ? [0, 1] : [2, 3];
  const next: State = {
    ...start,
    men: menOf(field),
    castling: { ...start.castling, [side]: under },
    rights: start.rights.map((right, index) => (own.includes(index) ? null : right)),
    owed: { rolls: rollsOwed([], shifts), passing: null, quiet: true },
  };
  return { start, field, king, rook, shifts, state: next };
};

/** The position in which the first Pawn that promotes has done so; the same one if none does. */
export const withPromotion = (state: State, type: Type): State => {
  const pawn = promotionsOwed(state)[0];
  return pawn ? { ...state, men: state.men.map((man) => (man.id === pawn.id ? manAt(man.id, man.side, type, man.at) : man)) } : state;
};

type Said = Extract<Act, { readonly side: Side }>;

const withSaid = (state: State, saying: Said): State => {
  const { offer, agreed } = said(SILENCE, saying, { resign: rule('IW-END-7'), draw: rule('IW-END-7') });
  if (agreed) {
    const ending = { winner: agreed.winner, reason: agreed.winner ? ('resignation' as const) : ('agreement' as const) };
    return { ...state, offer: 'none', toMove: turnSide(state), ending };
  }
  return { ...state, offer: offer ? 'standing' : 'declined', toMove: offer ? other(offer) : turnSide(state) };
};

/** The position after an action. */
export const next = (state: State, act: Act): State => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return goneOn(afterRolls(makeMove(state, act).state));
    case 'castle':
      return goneOn(afterRolls(makeCastling(state, act).state));
    case 'dice': {
      const roll = rollEntered(state, act.sum);
      return goneOn(roll ? afterRoll(roll) : state);
    }
    case 'promote':
      return goneOn(withPromotion(state, act.type));
    case 'claim':
      return { ...state, ending: { winner: null, reason: act.claim } };
    case 'resign':
    case 'offer':
    case 'accept':
    case 'refuse':
      return withSaid(state, act);
    default:
      return assertNever(act);
  }
};

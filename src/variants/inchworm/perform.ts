/** What an action does, step by step in the order of a turn. */
import { SILENCE, said } from '../../kernel/agreement.ts';
import { type Step, told } from '../../kernel/event.ts';
import type { Played } from '../../kernel/game.ts';
import { assertNever } from '../../kernel/invariant.ts';
import { toldLater } from '../../kernel/later.ts';
import { other, type Side, sideName } from '../../kernel/side.ts';
import { listed } from '../../kernel/words.ts';
import { type Act, type Castle, fatesIn, type Move } from './action.ts';
import { nameOf } from './board.ts';
import { turnEnded } from './bookkeeping.ts';
import { castled, placesOf } from './castling.ts';
import { inCheck } from './check.ts';
import { rolledBy, rolledOut } from './dice.ts';
import { rollsOwed } from './explosion.ts';
import { fieldOf, menOf } from './field.ts';
import { carried, goingTo, membersOf } from './going.ts';
import { afterLink } from './linking.ts';
import { manAt, TYPE_NAMES, type Type } from './men.ts';
import { passingOf } from './passing.ts';
import { promotionsOwed } from './promotion.ts';
import { rule } from './rules.ts';
import { type State, turnSide } from './state.ts';
import { captureSteps, goSteps, linkSteps, movedTo, mutationSteps, shiftSteps } from './tell.ts';

type Done = Played<State>;

/** The turn goes on as far as nobody need be asked: promotions first, and without any, its end. */
const goneOn = (state: State): State => {
  if (state.ending || (state.owed?.rolls.length ?? 0) > 0) return state;
  const pawn = promotionsOwed(state)[0];
  return pawn ? { ...state, toMove: pawn.side } : turnEnded(state);
};

/** The dice fall, and the turn goes on; what led to them is told first. */
const rolledOn = (state: State, tell: () => readonly Step[]): Done => {
  const rolled = rolledOut(state);
  return toldLater({ state: goneOn(rolled.state) }, () => [...tell(), ...rolled.steps]);
};

const moved = (state: State, act: Move): Done => {
  const side = turnSide(state);
  const start = afterLink(state, act.link);
  const going = goingTo(start, side, act.from, act.target);
  const fates = fatesIn(act, going);
  const members = membersOf(going, fates);
  const done = carried(going, fates);
  const tell = () => [
    ...linkSteps(state, start, act.link, side),
    ...goSteps(going, fates, act.kind, done),
    ...captureSteps(going, fates, done),
    ...mutationSteps(going, fates, done),
    ...shiftSteps(done.field, done.shifts),
  ];
  const next: State = { ...start, men: menOf(done.field) };
  if (done.endsGame) return toldLater({ state: { ...next, ending: { winner: side, reason: 'kingCaptured' } } }, tell);
  const capture = done.captured.length > 0;
  const owed = {
    rolls: rollsOwed(members, done.shifts),
    passing: capture ? null : passingOf(fieldOf(start), members, act.from, act.target),
    quiet: !capture && members.every(({ type }) => type !== 'pawn'),
  };
  return rolledOn({ ...next, owed }, tell);
};

const castling = (state: State, { link, wing, stage }: Castle): Done => {
  const side = turnSide(state);
  const start = afterLink(state, link);
  const { field, king, rook, shifts } = castled(start, side, wing, stage);
  const tell = () => {
    const before = [king, rook].map(({ id }) => start.men.find((man) => man.id === id) ?? king);
    const events = [king, rook].flatMap((man, index) => movedTo(before[index] ?? man, man, [...(before[index] ?? man).at, ...man.at]));
    const text = `${sideName(side)} ${stage === 'begin' ? 'begins' : 'finishes'} castling on the ${wing === 'K' ? 'King' : 'Queen'}'s wing.`;
    const { king: kings, rook: rooks } = placesOf(side, wing);
    const centres = listed([kings[1], rooks[1]].map(nameOf));
    return [
      ...linkSteps(state, start, link, side),
      told(stage === 'begin' ? rule('IW-CASTLE-2') : rule('IW-CASTLE-3'), events, text),
      told(rule('IW-CASTLE-7'), [], `Magnetism works around ${centres}, and leaves the castling men where they are.`),
      ...shiftSteps(field, shifts),
    ];
  };
  const under = stage === 'begin' ? { wing, king: king.id, rook: rook.id } : null;
  const own = side === 'white' ? [0, 1] : [2, 3];
  const next: State = {
    ...start,
    men: menOf(field),
    castling: { ...start.castling, [side]: under },
    rights: start.rights.map((right, index) => (own.includes(index) ? null : right)),
    owed: { rolls: rollsOwed([], shifts), passing: null, quiet: true },
  };
  return rolledOn(next, tell);
};

const promoted = (state: State, type: Type): Done => {
  const pawn = promotionsOwed(state)[0];
  if (!pawn) return { state: goneOn(state), steps: [] };
  const next: State = { ...state, men: state.men.map((man) => (man.id === pawn.id ? manAt(man.id, man.side, type, man.at) : man)) };
  return toldLater({ state: goneOn(next) }, () => {
    const enemy = other(pawn.side);
    const text = `The Pawn on ${nameOf(pawn.at[0])} becomes a ${TYPE_NAMES[type]}.`;
    const check = `It gives check at once: ${sideName(enemy)}'s King stands open to it.`;
    return [
      told(rule('IW-PROM-1'), [{ kind: 'changed', unit: pawn.id, to: { type } }], text),
      ...(inCheck(next, enemy) && !inCheck(state, enemy) ? [told(rule('IW-PROM-3'), [], check)] : []),
    ];
  });
};

const CLAIMS = {
  repetition: { id: rule('IW-END-5'), text: 'claims a draw: the position has occurred three times.' },
  hundredMoves: { id: rule('IW-END-6'), text: 'claims a draw by the hundred-move rule.' },
} as const;

const claimed = (state: State, claim: keyof typeof CLAIMS): Done => {
  const { id, text } = CLAIMS[claim];
  return {
    state: { ...state, ending: { winner: null, reason: claim } },
    steps: [told(id, [], `${sideName(state.toMove)} ${text}`)],
  };
};

type Said = Extract<Act, { readonly side: Side }>;

const spoken = (state: State, saying: Said): Done => {
  const words = { resign: 'resigns', offer: 'offers a draw', accept: 'accepts the draw', refuse: 'declines the draw' };
  const steps = [told(rule('IW-END-7'), [], `${sideName(saying.side)} ${words[saying.kind]}.`)];
  const { offer, agreed } = said(SILENCE, saying, {
    resign: rule('IW-END-7'),
    draw: rule('IW-END-7'),
  });
  if (agreed) {
    const ending = { winner: agreed.winner, reason: agreed.winner ? ('resignation' as const) : ('agreement' as const) };
    return { state: { ...state, offer: 'none', toMove: turnSide(state), ending }, steps };
  }
  return { state: { ...state, offer: offer ? 'standing' : 'declined', toMove: offer ? other(offer) : turnSide(state) }, steps };
};

export const perform = (state: State, act: Act): Done => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return moved(state, act);
    case 'castle':
      return castling(state, act);
    case 'dice': {
      const rolled = rolledBy(state, act.sum);
      return toldLater({ state: goneOn(rolled.state) }, () => rolled.steps);
    }
    case 'promote':
      return promoted(state, act.type);
    case 'claim':
      return claimed(state, act.claim);
    case 'resign':
    case 'offer':
    case 'accept':
    case 'refuse':
      return spoken(state, act);
    default:
      return assertNever(act);
  }
};

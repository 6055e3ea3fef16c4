/** Units change squares: by themselves, or moved by others. */

import type { Square } from '../../../../kernel/board.ts';
import { type Step, told } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import { counted } from '../../../../kernel/words.ts';
import { shadowsOn } from '../../mechanics/shadows/shadows.ts';
import type { Current, MotionFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import {
  called,
  calledActor,
  formName,
  kindName,
  type Stack,
  type State,
  stackAt,
  stackOn,
  theActor,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { boardingEvents, leavingEvents, moveEvents } from '../events.ts';
import { beside, type Describers, endsOf, moveWords, pieceNames } from './words.ts';

const sweeping = (by: Current): string => (by.deed === 'tornado' ? `The tornado on ${nameOf(by.centre)} pulls` : 'The avalanche pushes');

/** Everything on a square, in either form. */
const everyoneOn = (state: State, square: Square): readonly Stack[] => {
  const stack = stackOn(state, square);
  return [...(stack ? [stack] : []), ...shadowsOn(state, square).map((shadow) => shadow.stack)];
};

type Swept = Extract<MotionFact, { readonly kind: 'swept' }>;

/** One line for all that one current moves, one after the other. */
export const sweptTogether = (facts: readonly Swept[]): Step => {
  const [{ by, who, to }] = facts as readonly [Swept];
  const goal = facts.length > 1 || who.stack.shade ? '' : ` to ${nameOf(to)}`;
  return told(
    rule(by.deed === 'tornado' ? 'FC-TEMP-3' : 'FC-TEMP-4'),
    facts.flatMap((each) => moveEvents(each.who.stack, [each.who.square, each.to])),
    `${sweeping(by)} ${pieceNames(facts.map((each) => each.who))}${goal}.`,
  );
};

export const MOTION: Describers<MotionFact> = {
  moved: ({ rule: clause, who, path }) => told(clause, moveEvents(who.stack, path), `${moveWords(who, path)}.`),
  swapped: ({ rule: clause, who, other }) =>
    told(
      clause,
      [...moveEvents(who.stack, [who.square, other.square]), ...moveEvents(other.stack, [other.square, who.square])],
      `${calledActor(who)} and ${beside(who, other)} swap places.`,
    ),
  shadowsSwapped: ({ rule: clause, who, other }) =>
    told(clause, moveEvents(other.stack, [other.square, who.square]), `${calledActor(who)} and ${beside(who, other)} swap places.`),
  swept: (fact) => sweptTogether([fact]),
  pulled: ({ rule: clause, who, path, carrier }, state) => {
    const { to } = endsOf(path);
    const { stack } = who;
    return told(
      clause,
      [...moveEvents(stack, path), ...(carrier === null ? [] : boardingEvents(stack, carrier))],
      `${calledActor(who)} is pulled ${carrier === null ? `to ${nameOf(to)}` : `into ${called(state, to)}`}.`,
    );
  },
  pushed: ({ who, to }) =>
    told(rule('FC-PUSH-1'), moveEvents(who.stack, [who.square, to]), `${calledActor(who)} is pushed to ${nameOf(to)}.`),
  wallPushed: ({ from, to }) => told(rule('FC-PUSH-2'), [], `The wall on ${nameOf(from)} is pushed to ${nameOf(to)}.`),
  joined: ({ path }, state) => {
    const { from, to } = endsOf(path);
    return told(rule('FC-FUSE-2'), moveEvents(stackAt(state, from), path), `${called(state, from)} joins ${theUnit(state, to, 'inner')}.`);
  },
  parted: ({ leaver, path }) => {
    const { from, to } = endsOf(path);
    return told(
      rule('FC-FUSE-4'),
      moveEvents(leaver, path),
      `${sideName(leaver.side)}'s ${kindName(leaver)} leaves the stack on ${nameOf(from)} for ${nameOf(to)}.`,
    );
  },
  boarded: ({ who, path, carrier, transport }) =>
    told(
      rule(who.stack.shade ? 'FC-SHAD-9' : 'FC-TRAN-1'),
      [...moveEvents(who.stack, path), ...boardingEvents(who.stack, transport)],
      `${calledActor(who)} boards ${theActor(carrier, 'inner')}.`,
    ),
  unloaded: ({ who, cargo, to }) =>
    told(
      rule(who.stack.shade ? 'FC-SHAD-9' : 'FC-TRAN-2'),
      [...leavingEvents(cargo), ...moveEvents(cargo, [who.square, to])],
      `${calledActor(who)} unloads its ${formName(cargo)} to ${nameOf(to)}.`,
    ),
  frogLeapt: ({ frog, from, to, isCarried }) =>
    told(
      rule('FC-FROG-7'),
      [...(isCarried ? leavingEvents(frog) : []), ...moveEvents(frog, [from, to])],
      `${sideName(frog.side)}'s Frog leaps from ${nameOf(from)} to ${nameOf(to)}.`,
    ),
  decohered: ({ square }, state) => told(rule('FC-JEST-9'), [], `Decoherence scatters ${called(state, square)}.`),
  strewn: ({ unit, from, to }) =>
    told(rule('FC-JEST-9'), moveEvents(unit, [from, to]), `The ${kindName(unit)} moves from ${nameOf(from)} to ${nameOf(to)}.`),
  spun: ({ centre, places, shifts }, state) =>
    told(
      rule('FC-JEST-10'),
      shifts.flatMap(({ stack, from, to }) => moveEvents(stack, [from, to])),
      `${called(state, centre)} spins the pieces next to it by ${counted(places, 'place')}.`,
    ),
  areaTurned: ({ corner, opposite, degrees, goals }, state) =>
    told(
      rule('FC-ROT-3'),
      [...goals].flatMap(([from, to]) => (from === to ? [] : everyoneOn(state, from).flatMap((stack) => moveEvents(stack, [from, to])))),
      `The area from ${nameOf(corner)} to ${nameOf(opposite)} turns by ${degrees} degrees.`,
    ),
};

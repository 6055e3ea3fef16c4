/** Units change squares: by themselves, or moved by others. */

import type { Square } from '../../../../kernel/board.ts';
import { told } from '../../../../kernel/event.ts';
import { shadowsOn, unitOf } from '../../mechanics/shadows/shadows.ts';
import type { Current, MotionFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import { called, formName, kindName, type Stack, type State, stackOn, theActor, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { boardingEvents, leavingEvents, moveEvents } from '../events.ts';
import { calledWho, type Describers, endsOf, squareOf, stackOf, the } from './words.ts';

const sweeping = (by: Current): string => (by.deed === 'tornado' ? `The tornado on ${nameOf(by.centre)} pulls` : 'The avalanche pushes');

/** Who is on a square, in either form. */
const everyoneOn = (state: State, square: Square): readonly Stack[] => {
  const stack = stackOn(state, square);
  return [...(stack ? [stack] : []), ...shadowsOn(state, square).map((shadow) => shadow.stack)];
};

export const MOTION: Describers<MotionFact> = {
  moved: ({ rule: clause, who, path }, state) => told(clause, moveEvents(stackOf(state, who), path)),
  swapped: ({ rule: clause, who, other }, state) =>
    told(
      clause,
      [...moveEvents(stackOf(state, who), [who, other]), ...moveEvents(stackOf(state, other), [other, who])],
      // A Chancellor swaps with friends only.
      `${theUnit(state, who)} and ${clause === rule('FC-CHAN-2') ? theUnit(state, other, 'inner') : called(state, other)} swap places.`,
    ),
  shadowsSwapped: ({ rule: clause, who, other }, state) =>
    told(clause, moveEvents(other.stack, [other.square, who.square]), `${theActor(who)} and ${calledWho(state, other)} swap places.`),
  swept: ({ by, who, to }, state) => {
    const goal = typeof who === 'number' ? ` to ${nameOf(to)}` : '';
    return told(
      rule(by.deed === 'tornado' ? 'FC-TEMP-3' : 'FC-TEMP-4'),
      moveEvents(stackOf(state, who), [squareOf(who), to]),
      `${sweeping(by)} ${calledWho(state, who)}${goal}.`,
    );
  },
  pulled: ({ rule: clause, who, path, carrier }, state) => {
    const { to } = endsOf(path);
    const stack = stackOf(state, who);
    return told(
      clause,
      [...moveEvents(stack, path), ...(carrier === null ? [] : boardingEvents(stack, carrier))],
      `${the(state, who)} is pulled ${carrier === null ? `to ${nameOf(to)}` : `into ${called(state, to)}`}.`,
    );
  },
  pushed: ({ who, to }, state) =>
    told(rule('FC-PUSH-1'), moveEvents(stackOf(state, who), [squareOf(who), to]), `${the(state, who)} is pushed to ${nameOf(to)}.`),
  wallPushed: ({ from, to }) => told(rule('FC-PUSH-2'), [], `The wall on ${nameOf(from)} is pushed to ${nameOf(to)}.`),
  joined: ({ path }, state) => {
    const { from, to } = endsOf(path);
    return told(rule('FC-FUSE-2'), moveEvents(stackOf(state, from), path), `${theUnit(state, from)} joins ${called(state, to)}.`);
  },
  parted: ({ leaver, path }) => {
    const { from, to } = endsOf(path);
    return told(
      rule('FC-FUSE-4'),
      moveEvents(leaver, path),
      `The ${kindName(leaver)} leaves the stack on ${nameOf(from)} for ${nameOf(to)}.`,
    );
  },
  boarded: ({ path, carrier }, state) => {
    const { from, to } = endsOf(path);
    const stack = stackOf(state, from);
    return told(
      rule('FC-TRAN-1'),
      [...moveEvents(stack, path), ...boardingEvents(stack, carrier)],
      `${theUnit(state, from)} goes aboard ${called(state, to)}.`,
    );
  },
  shadowBoarded: ({ who, path, carrier }, state) => [
    told(rule('FC-SHAD-9'), moveEvents(who.stack, path), `${theActor(who)} goes aboard ${calledWho(state, carrier)}.`),
    told(rule('FC-SHAD-9'), boardingEvents(who.stack, unitOf(carrier).id)),
  ],
  unloaded: ({ who, cargo, to }, state) =>
    told(
      rule(typeof who === 'number' ? 'FC-TRAN-2' : 'FC-SHAD-9'),
      [...leavingEvents(cargo), ...moveEvents(cargo, [squareOf(who), to])],
      `${the(state, who)} unloads its ${formName(cargo)} to ${nameOf(to)}.`,
    ),
  frogLeapt: ({ frog, from, to, isCarried }) =>
    told(
      rule('FC-FROG-7'),
      [...(isCarried ? leavingEvents(frog) : []), ...moveEvents(frog, [from, to])],
      `A Frog leaps from ${nameOf(from)} to ${nameOf(to)}.`,
    ),
  decohered: ({ square }, state) => told(rule('FC-JEST-9'), [], `${theUnit(state, square)} decoheres.`),
  strewn: ({ unit, from, to }) =>
    told(rule('FC-JEST-9'), moveEvents(unit, [from, to]), `The ${kindName(unit)} is strewn from ${nameOf(from)} to ${nameOf(to)}.`),
  spun: ({ centre, places, shifts }, state) =>
    told(
      rule('FC-JEST-10'),
      shifts.flatMap(({ stack, from, to }) => moveEvents(stack, [from, to])),
      `${theUnit(state, centre)} spins the units around it by ${places}.`,
    ),
  areaTurned: ({ corner, opposite, degrees, goals }, state) =>
    told(
      rule('FC-ROT-3'),
      [...goals].flatMap(([from, to]) => (from === to ? [] : everyoneOn(state, from).flatMap((stack) => moveEvents(stack, [from, to])))),
      `${nameOf(corner)} to ${nameOf(opposite)} turns by ${degrees} degrees.`,
    ),
};

import type { Square } from '../../../../kernel/board/board.ts';
import type { Step } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import { countWords } from '../../../../kernel/words.ts';
import type { Current, MotionFact } from '../../mechanics/facts.ts';
import { nameOf } from '../../position/board.ts';
import { actorName, formName, kindName, theActor, theUnit, unitName } from '../../position/names.ts';
import { shadowsOn } from '../../position/shadows.ts';
import { stackAt, stackOn } from '../../position/squares.ts';
import type { Stack, State } from '../../position/state.ts';
import { step } from '../../rules/index.ts';
import { boardingEvents, leavingEvents, moveEvents } from '../events.ts';
import { type Describers, endsOf, moveWords, otherActorName, pieceNames } from './words.ts';

const sweepingText = (by: Current): string =>
  by.kind === 'tornado' ? `The tornado on ${nameOf(by.centre)} pulls` : 'The avalanche pushes';

const stacksInEitherForm = (state: State, square: Square): readonly Stack[] => {
  const stack = stackOn(state, square);
  return [...(stack ? [stack] : []), ...shadowsOn(state, square).map((shadow) => shadow.stack)];
};

type Swept = Extract<MotionFact, { readonly kind: 'swept' }>;

export const sweptTogether = (facts: readonly Swept[]): Step => {
  const [{ by, who, to }] = facts as readonly [Swept];
  const goal = facts.length > 1 || who.stack.shade ? '' : ` to ${nameOf(to)}`;
  return step(
    by.kind === 'tornado' ? 'FC-TEMP-3' : 'FC-TEMP-4',
    facts.flatMap((each) => moveEvents(each.who.stack, [each.who.square, each.to])),
    `${sweepingText(by)} ${pieceNames(facts.map((each) => each.who))}${goal}.`,
  );
};

export const MOTION_DESCRIBERS: Describers<MotionFact> = {
  moved: ({ rule: clause, who, path }) => step(clause, moveEvents(who.stack, path), `${moveWords(who, path)}.`),
  swapped: ({ rule: clause, who, other }) =>
    step(
      clause,
      [...moveEvents(who.stack, [who.square, other.square]), ...moveEvents(other.stack, [other.square, who.square])],
      `${actorName(who)} and ${otherActorName(who, other)} swap places.`,
    ),
  shadowsSwapped: ({ rule: clause, who, other }) =>
    step(
      clause,
      moveEvents(other.stack, [other.square, who.square]),
      `${actorName(who)} and ${otherActorName(who, other)} swap places.`,
    ),
  swept: (fact) => sweptTogether([fact]),
  pulled: ({ rule: clause, who, path, carrier }, state) => {
    const { to } = endsOf(path);
    const { stack } = who;
    return step(
      clause,
      [...moveEvents(stack, path), ...(carrier === null ? [] : boardingEvents(stack, carrier))],
      `${actorName(who)} is pulled ${carrier === null ? `to ${nameOf(to)}` : `into ${unitName(state, to)}`}.`,
    );
  },
  pushed: ({ who, to }) =>
    step('FC-PUSH-1', moveEvents(who.stack, [who.square, to]), `${actorName(who)} is pushed to ${nameOf(to)}.`),
  wallPushed: ({ from, to }) => step('FC-PUSH-2', [], `The wall on ${nameOf(from)} is pushed to ${nameOf(to)}.`),
  joined: ({ path }, state) => {
    const { from, to } = endsOf(path);
    return step(
      'FC-FUSE-2',
      moveEvents(stackAt(state, from), path),
      `${unitName(state, from)} joins ${theUnit(state, to, 'inner')}.`,
    );
  },
  parted: ({ leaver, path }) => {
    const { from, to } = endsOf(path);
    return step(
      'FC-FUSE-4',
      moveEvents(leaver, path),
      `${sideName(leaver.side)}'s ${kindName(leaver)} leaves the stack on ${nameOf(from)} for ${nameOf(to)}.`,
    );
  },
  boarded: ({ who, path, carrier, transport }) =>
    step(
      who.stack.shade ? 'FC-SHAD-9' : 'FC-TRAN-1',
      [...moveEvents(who.stack, path), ...boardingEvents(who.stack, transport)],
      `${actorName(who)} boards ${theActor(carrier, 'inner')}.`,
    ),
  unloaded: ({ who, cargo, to }) =>
    step(
      who.stack.shade ? 'FC-SHAD-9' : 'FC-TRAN-2',
      [...leavingEvents(cargo), ...moveEvents(cargo, [who.square, to])],
      `${actorName(who)} unloads its ${formName(cargo)} to ${nameOf(to)}.`,
    ),
  frogLeapt: ({ frog, from, to, isCarried }) =>
    step(
      'FC-FROG-7',
      [...(isCarried ? leavingEvents(frog) : []), ...moveEvents(frog, [from, to])],
      `${sideName(frog.side)}'s Frog leaps from ${nameOf(from)} to ${nameOf(to)}.`,
    ),
  decohered: ({ square }, state) => step('FC-JEST-9', [], `Decoherence scatters ${unitName(state, square)}.`),
  strewn: ({ unit, from, to }) =>
    step(
      'FC-JEST-9',
      moveEvents(unit, [from, to]),
      `The ${kindName(unit)} moves from ${nameOf(from)} to ${nameOf(to)}.`,
    ),
  spun: ({ centre, places, shifts }, state) =>
    step(
      'FC-JEST-10',
      shifts.flatMap(({ stack, from, to }) => moveEvents(stack, [from, to])),
      `${unitName(state, centre)} spins the pieces next to it by ${countWords(places, 'place')}.`,
    ),
  areaTurned: ({ corner, opposite, degrees, goals }, state) =>
    step(
      'FC-ROT-3',
      [...goals].flatMap(([from, to]) =>
        from === to ? [] : stacksInEitherForm(state, from).flatMap((stack) => moveEvents(stack, [from, to])),
      ),
      `The area from ${nameOf(corner)} to ${nameOf(opposite)} turns by ${degrees} degrees.`,
    ),
};

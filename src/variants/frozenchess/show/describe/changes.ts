/** Pieces become something else, come onto the board, or bear something from now on. */
import { DIRECTION_NAMES } from '../../../../kernel/direction.ts';
import { type Step, told } from '../../../../kernel/event.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { other, sideName } from '../../../../kernel/side.ts';
import { capital, counted, plural } from '../../../../kernel/words.ts';
import { returnPrice } from '../../mechanics/shadows/shadows.ts';
import { checkersOf } from '../../moves/attacks.ts';
import type { BurdenFact, ChangeFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import { KIND_NAMES, type Kind, likeWhom } from '../../position/kinds.ts';
import {
  actingUnit,
  called,
  calledActor,
  formName,
  kindOf,
  type Shadow,
  type State,
  stackAt,
  theActor,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { appearEvent, changeEvents } from '../events.ts';
import { type Describers, pieceNames } from './words.ts';

/** What a King brings into being. */
const BUILT: Partial<Readonly<Record<Kind, string>>> = { W: 'begins a Wonder', P: 'places a Pawn' };

/** What is worth telling of a return: that an Assassin pays less, that it gives check at once. */
const returnNotes = (state: State, { square, stack }: Shadow): readonly Step[] => {
  const price = returnPrice(stack);
  const dist = stack.shade?.dist ?? 0;
  if (kindOf(stack) === 'M' && price > 0)
    return [told(rule('FC-ASSN-3'), [], `An Assassin pays only ${counted(price, 'turn')} for ${counted(dist, 'square')} travelled.`)];
  const isCheck = price === 0 && checkersOf(state, other(stack.side)).includes(square);
  return isCheck ? [told(rule('FC-SHAD-10'), [], 'It gives check at once.')] : [];
};

export const CHANGES: Describers<ChangeFact> = {
  promoted: ({ rule: clause, before, after }) =>
    told(
      clause,
      changeEvents(before, after),
      `${sideName(before.side)}'s ${before.shade ? 'Shadow Pawn' : 'Pawn'} becomes ${likeWhom([actingUnit(after).kind])}.`,
    ),
  converted: ({ who, after }) =>
    told(rule('FC-BISH-2'), changeEvents(who.stack, after), `${calledActor(who)} now belongs to ${sideName(after.side)}.`),
  morphed: ({ square, after }, state) =>
    told(
      rule('FC-MORPH-1'),
      changeEvents(stackAt(state, square), after),
      `${called(state, square)} becomes ${likeWhom([actingUnit(after).kind])}.`,
    ),
  hatched: ({ square, after }, state) =>
    told(rule('FC-EGG-2'), changeEvents(stackAt(state, square), after), `A Dragon hatches on ${nameOf(square)}.`),
  aimed: ({ rule: clause, square, aim, after }, state) =>
    told(clause, changeEvents(stackAt(state, square), after), `${called(state, square)} now aims ${DIRECTION_NAMES[aim]}.`),
  eggLaid: ({ from, to, egg }, state) =>
    told(rule('FC-EGG-1'), [appearEvent(egg, stackAt(state, from).side, to)], `${called(state, from)} lays an Egg on ${nameOf(to)}.`),
  spawned: ({ rule: clause, from, to, unit, turns }, state) =>
    told(
      clause,
      [appearEvent(unit, stackAt(state, from).side, to)],
      `${called(state, from)} spawns ${likeWhom([unit.kind])} on ${nameOf(to)}, which is paralysed for ${counted(turns, 'turn')} too.`,
    ),
  built: ({ rule: clause, from, to, unit }, state) => {
    const { side } = stackAt(state, from);
    return told(clause, [appearEvent(unit, side, to)], `${sideName(side)}'s King ${BUILT[unit.kind]} on ${nameOf(to)}.`);
  },
  respawned: ({ square, unit, side }) =>
    told(
      rule('FC-RESP-1'),
      [appearEvent(unit, side, square)],
      `${sideName(side)}'s ${KIND_NAMES[unit.kind]} returns on ${nameOf(square)}.`,
    ),
  shadowed: ({ square }, state) => told(rule('FC-SHAD-1'), [], `${called(state, square)} becomes a shadow.`),
  runEnded: ({ square }, state) => told(rule('FC-ASSN-2'), [], `After its Run ${called(state, square)} becomes a shadow.`),
  returned: ({ shadow }, state) => [
    told(rule('FC-SHAD-7'), [], `${calledActor(shadow)} becomes a piece again.`),
    ...returnNotes(state, shadow),
  ],
  shadowstruck: ({ shadow, square }, state) =>
    told(
      rule('FC-SHAD-8'),
      [{ kind: 'traced', what: 'shadowstrike', line: [shadow.square, square], directed: true }],
      `${calledActor(shadow)} strikes: ${called(state, square)} becomes a shadow.`,
    ),
};

/** Why a piece is paralysed that has done something. */
const SUFFERED: Readonly<Record<RuleId, string>> = {
  [rule('FC-TOMB-3')]: ': it slid over a tomb',
  [rule('FC-QUEEN-3')]: " by the Queen's Poison",
};

type Paralysed = Extract<BurdenFact, { readonly kind: 'paralysed' }>;

/** One line for all that are paralysed by one thing for the same time. */
export const paralysedTogether = (facts: readonly Paralysed[]): Step => {
  const [{ rule: clause, turns }] = facts as readonly [Paralysed];
  const are = plural(facts.length, 'is', 'are');
  return told(clause, [], `${capital(pieceNames(facts.map(({ who }) => who)))} ${are} paralysed for ${counted(turns, 'turn')}.`);
};

export const BURDENS: Describers<BurdenFact> = {
  paralysed: (fact) => paralysedTogether([fact]),
  paid: ({ rule: clause, who, turns, isPrice }) => {
    const name = who === null ? 'The piece' : calledActor(who);
    const time = counted(turns, 'turn');
    return isPrice
      ? told(rule('FC-PAR-3'), [], `This costs the ${who === null ? 'piece' : formName(who.stack)} ${time}.`)
      : told(clause, [], `${name} is paralysed for ${time}${SUFFERED[clause] ?? ''}.`);
  },
  relieved: ({ by, square }, state) =>
    told(
      rule('FC-XFER-1'),
      [{ kind: 'traced', what: 'Paralysis Transfer', line: [square, by], directed: true }],
      `${called(state, by)} relieves ${theUnit(state, square, 'inner')} of paralysis.`,
    ),
  trapped: ({ square, turns }, state) =>
    told(rule('FC-JEST-3'), [], `The trap on ${nameOf(square)} paralyses ${called(state, square)} for ${turns} turns.`),
  shocked: ({ square, amount }, state) =>
    told(
      rule('FC-SHOCK-1'),
      [],
      `Shellshock costs ${theUnit(state, square, 'inner')} ${counted(amount, 'square')} of range until the end of its next turn.`,
    ),
  ranged: ({ who, range }) => told(rule('FC-CAP-3'), [], `The range of ${theActor(who, 'inner')} falls to ${range}.`),
};

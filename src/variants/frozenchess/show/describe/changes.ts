/** Units become something else, or come onto the board. */
import { DIRECTION_NAMES } from '../../../../kernel/direction.ts';
import { type Step, told } from '../../../../kernel/event.ts';
import { other, sideName } from '../../../../kernel/side.ts';
import { counted } from '../../../../kernel/words.ts';
import { returnPrice } from '../../mechanics/shadows/shadows.ts';
import { checkersOf } from '../../moves/attacks.ts';
import type { ChangeFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import { KIND_NAMES, type Kind } from '../../position/kinds.ts';
import { actingUnit, kindOf, type Shadow, type State, theActor, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { appearEvent, changeEvents } from '../events.ts';
import { type Describers, stackOf, the } from './words.ts';

/** What a King brings into being. */
const BUILT: Partial<Readonly<Record<Kind, string>>> = { W: 'begins a Wonder', P: 'places a Pawn' };

/** What is worth telling of a return: that an Assassin pays less, that it gives check at once. */
const returnNotes = (state: State, { square, stack }: Shadow): readonly Step[] => {
  const price = returnPrice(stack);
  const dist = stack.shade?.dist ?? 0;
  if (kindOf(stack) === 'M' && dist > 0)
    return [told(rule('FC-ASSN-3'), [], `${counted(dist, 'square')} travelled cost an Assassin ${counted(price, 'turn')}.`)];
  const isCheck = price === 0 && checkersOf(state, other(stack.side)).includes(square);
  return isCheck ? [told(rule('FC-SHAD-10'), [], 'Out of the shadow it gives check.')] : [];
};

export const CHANGES: Describers<ChangeFact> = {
  promoted: ({ rule: clause, before, after }) =>
    told(
      clause,
      changeEvents(before, after),
      `The ${before.shade ? 'Shadow Pawn' : 'Pawn'} is promoted: ${KIND_NAMES[actingUnit(after).kind]}.`,
    ),
  converted: ({ who, after }, state) =>
    told(rule('FC-BISH-2'), changeEvents(stackOf(state, who), after), `${the(state, who)} changes side.`),
  morphed: ({ square, after }, state) =>
    told(
      rule('FC-MORPH-1'),
      changeEvents(stackOf(state, square), after),
      `${theUnit(state, square)} becomes another kind: ${KIND_NAMES[actingUnit(after).kind]}.`,
    ),
  hatched: ({ square, after }, state) =>
    told(rule('FC-EGG-2'), changeEvents(stackOf(state, square), after), `A Dragon hatches on ${nameOf(square)}.`),
  aimed: ({ rule: clause, square, aim, after }, state) =>
    told(clause, changeEvents(stackOf(state, square), after), `${theUnit(state, square)} now aims ${DIRECTION_NAMES[aim]}.`),
  eggLaid: ({ from, to, egg }, state) =>
    told(rule('FC-EGG-1'), [appearEvent(egg, stackOf(state, from).side, to)], `${theUnit(state, from)} lays an Egg on ${nameOf(to)}.`),
  spawned: ({ rule: clause, from, to, unit, turns }, state) =>
    told(
      clause,
      [appearEvent(unit, stackOf(state, from).side, to)],
      `${theUnit(state, from)} spawns another on ${nameOf(to)}, paralysed for ${counted(turns, 'turn')}.`,
    ),
  built: ({ rule: clause, from, to, unit }, state) => {
    const { side } = stackOf(state, from);
    return told(clause, [appearEvent(unit, side, to)], `${sideName(side)}'s King ${BUILT[unit.kind]} on ${nameOf(to)}.`);
  },
  respawned: ({ square, unit, side }) =>
    told(
      rule('FC-RESP-1'),
      [appearEvent(unit, side, square)],
      `${sideName(side)}'s ${KIND_NAMES[unit.kind]} comes back on ${nameOf(square)}.`,
    ),
  shadowed: ({ square }, state) => told(rule('FC-SHAD-1'), [], `${theUnit(state, square)} turns into a shadow.`),
  runEnded: ({ square }, state) => told(rule('FC-ASSN-2'), [], `After its Run ${theUnit(state, square, 'inner')} is a shadow.`),
  returned: ({ shadow }, state) => [
    told(rule('FC-SHAD-7'), [], `${theActor(shadow)} becomes a unit again.`),
    ...returnNotes(state, shadow),
  ],
  shadowstruck: ({ shadow, square }, state) =>
    told(
      rule('FC-SHAD-8'),
      [{ kind: 'traced', what: 'shadowstrike', line: [shadow.square, square], directed: true }],
      `${theActor(shadow)} strikes: ${theUnit(state, square, 'inner')} is a shadow now.`,
    ),
};

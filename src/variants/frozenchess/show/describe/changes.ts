import { DIRECTION_NAMES } from '../../../../kernel/board/direction.ts';
import type { Step } from '../../../../kernel/event.ts';
import { other, sideName } from '../../../../kernel/side.ts';
import { capitalize, countWords, plural } from '../../../../kernel/words.ts';
import type { BurdenFact, ChangeFact } from '../../mechanics/facts.ts';
import { returnCost } from '../../mechanics/shadows/shadows.ts';
import { checkersOf } from '../../moves/attacks.ts';
import { nameOf } from '../../position/board.ts';
import { KIND_NAMES, type Kind, listKinds } from '../../position/kinds.ts';
import { actorName, formName, theActor, theUnit, unitName } from '../../position/names.ts';
import { stackAt } from '../../position/squares.ts';
import { actingUnit, kindOf } from '../../position/stacks.ts';
import type { Shadow, State } from '../../position/state.ts';
import { type ClauseId, step } from '../../rules/index.ts';
import { appearEvent, changeEvents } from '../events.ts';
import { type Describers, pieceNames } from './words.ts';

const BUILT_TEXTS: Partial<Readonly<Record<Kind, string>>> = { W: 'begins a Wonder', P: 'places a Pawn' };

const returnNotes = (state: State, { square, stack }: Shadow): readonly Step[] => {
  const price = returnCost(stack);
  const dist = stack.shade?.dist ?? 0;
  if (kindOf(stack) === 'M' && price > 0)
    return [
      step(
        'FC-ASSN-3',
        [],
        `An Assassin pays only ${countWords(price, 'turn')} for ${countWords(dist, 'square')} travelled.`,
      ),
    ];
  const isCheck = price === 0 && checkersOf(state, other(stack.side)).includes(square);
  return isCheck ? [step('FC-SHAD-10', [], 'It gives check at once.')] : [];
};

export const CHANGE_DESCRIBERS: Describers<ChangeFact> = {
  promoted: ({ rule: clause, before, after }) =>
    step(
      clause,
      changeEvents(before, after),
      `${sideName(before.side)}'s ${before.shade ? 'Shadow Pawn' : 'Pawn'} becomes ${listKinds([actingUnit(after).kind])}.`,
    ),
  converted: ({ who, after }) =>
    step('FC-BISH-2', changeEvents(who.stack, after), `${actorName(who)} now belongs to ${sideName(after.side)}.`),
  morphed: ({ square, after }, state) =>
    step(
      'FC-MORPH-1',
      changeEvents(stackAt(state, square), after),
      `${unitName(state, square)} becomes ${listKinds([actingUnit(after).kind])}.`,
    ),
  hatched: ({ square, after }, state) =>
    step('FC-EGG-2', changeEvents(stackAt(state, square), after), `A Dragon hatches on ${nameOf(square)}.`),
  aimed: ({ rule: clause, square, aim, after }, state) =>
    step(
      clause,
      changeEvents(stackAt(state, square), after),
      `${unitName(state, square)} now aims ${DIRECTION_NAMES[aim]}.`,
    ),
  eggLaid: ({ from, to, egg }, state) =>
    step(
      'FC-EGG-1',
      [appearEvent(egg, stackAt(state, from).side, to)],
      `${unitName(state, from)} lays an Egg on ${nameOf(to)}.`,
    ),
  spawned: ({ rule: clause, from, to, unit, turns }, state) =>
    step(
      clause,
      [appearEvent(unit, stackAt(state, from).side, to)],
      `${unitName(state, from)} spawns ${listKinds([unit.kind])} on ${nameOf(to)}, which is paralysed for ${countWords(turns, 'turn')} too.`,
    ),
  built: ({ rule: clause, from, to, unit }, state) => {
    const { side } = stackAt(state, from);
    return step(
      clause,
      [appearEvent(unit, side, to)],
      `${sideName(side)}'s King ${BUILT_TEXTS[unit.kind]} on ${nameOf(to)}.`,
    );
  },
  respawned: ({ square, unit, side }) =>
    step(
      'FC-RESP-1',
      [appearEvent(unit, side, square)],
      `${sideName(side)}'s ${KIND_NAMES[unit.kind]} returns on ${nameOf(square)}.`,
    ),
  shadowed: ({ square }, state) => step('FC-SHAD-1', [], `${unitName(state, square)} becomes a shadow.`),
  runEnded: ({ square }, state) => step('FC-ASSN-2', [], `After its Run ${unitName(state, square)} becomes a shadow.`),
  returned: ({ shadow }, state) => [
    step('FC-SHAD-7', [], `${actorName(shadow)} becomes a piece again.`),
    ...returnNotes(state, shadow),
  ],
  shadowstruck: ({ shadow, square }, state) =>
    step(
      'FC-SHAD-8',
      [{ kind: 'traced', what: 'shadowstrike', line: [shadow.square, square], directed: true }],
      `${actorName(shadow)} strikes: ${unitName(state, square)} becomes a shadow.`,
    ),
};

/** Sentence endings that tell why a piece's own action paralysed it. */
const PARALYSIS_CAUSES: Partial<Readonly<Record<ClauseId, string>>> = {
  ['FC-TOMB-3']: ': it slid over a tomb',
  ['FC-QUEEN-3']: " by the Queen's Poison",
};

type Paralysed = Extract<BurdenFact, { readonly kind: 'paralysed' }>;

export const paralysisStep = (facts: readonly Paralysed[]): Step => {
  const [{ rule: clause, turns }] = facts as readonly [Paralysed];
  const are = plural(facts.length, 'is', 'are');
  return step(
    clause,
    [],
    `${capitalize(pieceNames(facts.map(({ who }) => who)))} ${are} paralysed for ${countWords(turns, 'turn')}.`,
  );
};

export const BURDEN_DESCRIBERS: Describers<BurdenFact> = {
  paralysed: (fact) => paralysisStep([fact]),
  paid: ({ rule: clause, who, turns, isCost }) => {
    const name = who === null ? 'The piece' : actorName(who);
    const time = countWords(turns, 'turn');
    return isCost
      ? step('FC-PAR-3', [], `This costs the ${who === null ? 'piece' : formName(who.stack)} ${time}.`)
      : step(clause, [], `${name} is paralysed for ${time}${PARALYSIS_CAUSES[clause] ?? ''}.`);
  },
  relieved: ({ by, square }, state) =>
    step(
      'FC-XFER-1',
      [{ kind: 'traced', what: 'Paralysis Transfer', line: [square, by], directed: true }],
      `${unitName(state, by)} relieves ${theUnit(state, square, 'inner')} of paralysis.`,
    ),
  trapped: ({ square, turns }, state) =>
    step('FC-JEST-3', [], `The trap on ${nameOf(square)} paralyses ${unitName(state, square)} for ${turns} turns.`),
  shocked: ({ square, amount }, state) =>
    step(
      'FC-SHOCK-1',
      [],
      `Shellshock costs ${theUnit(state, square, 'inner')} ${countWords(amount, 'square')} of range until the end of its next turn.`,
    ),
  ranged: ({ who, range }) => step('FC-CAP-3', [], `The range of ${theActor(who, 'inner')} falls to ${range}.`),
};

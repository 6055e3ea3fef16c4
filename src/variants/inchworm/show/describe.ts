/** Telling a turn: the steps of link, move, capture, mutation, magnetism and dice, from what they changed. */

import type { Square } from '../../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../../kernel/event.ts';
import { assertNever } from '../../../kernel/invariant.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { inCheck } from '../moves/attacks.ts';
import { placesOf } from '../moves/castling.ts';
import { type Roll, rollEntered, rollsCast } from '../moves/dice.ts';
import { blastOn, CHANCE, explodes, struckBy } from '../moves/explosions.ts';
import type { Carried, Fates, Going } from '../moves/generate.ts';
import { membersOf } from '../moves/generate.ts';
import type { LinkStep } from '../moves/linking.ts';
import { type Shift, wayOfShift } from '../moves/magnetism.ts';
import { makeCastling, makeMove, withPromotion } from '../moves/make.ts';
import { advances } from '../moves/pawns.ts';
import { promotionsOwed } from '../moves/promotion.ts';
import { wayTo } from '../moves/tables.ts';
import type { Act, Castle, Move } from '../position/action.ts';
import { hallway, LINE_WORDS, nameOf, rankOf } from '../position/board.ts';
import { type Field, fieldOf } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { isExtended, type Man, otherHalf, ownedWords, shifted, TYPE_NAMES, type Type, unitWords } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { crowdRule, pawnRule, shiftRule } from './clause-for.ts';
import { bareUnit, marksOf } from './view.ts';

/** A man that stands elsewhere, and is whole or extended now. */
const movedTo = (before: Man, after: Man, path: readonly Square[]): readonly BoardEvent[] => [
  { kind: 'moved', unit: before.id, path, at: after.at },
  ...(isExtended(before) === isExtended(after) ? [] : [{ kind: 'changed', unit: before.id, to: { body: bareUnit(after).body } } as const]),
];

/** The link step: who stands on another name now, and the two squares' marks. */
const linkSteps = (before: State, after: State, step: LinkStep | null, side: Side): readonly Step[] => {
  if (!step) return [];
  const ends = [step.square, hallway(rankOf(step.square))] as const;
  const [board, hall] = ends.map(nameOf);
  const marks = marksOf(after);
  const moved = after.men.flatMap((man, index) => {
    const old = before.men[index] as Man;
    return old === man ? [] : movedTo(old, man, step.kind === 'link' ? [ends[1], ends[0]] : ends);
  });
  const away = after.men.filter((man, index) => man !== before.men[index]);
  const marked = ends.map((square): BoardEvent => ({ kind: 'marked', square, marks: marks[square] ?? [] }));
  const made = step.kind === 'link';
  const joined = after.men.filter((man, index) => !isExtended(man) && isExtended(before.men[index] as Man));
  const shared = made && moved.length > 0 ? [told(rule('IW-LINK-4'), moved, `Everybody on ${hall} is on ${board} now.`)] : [];
  const whole = joined.map((man) => told(rule('IW-WORM-7'), [], `The halves of the ${unitWords(man, man.at[0])} meet: it is whole.`));
  const parted =
    !made && moved.length > 0
      ? [
          told(
            rule(away.every((man) => man.side === side) ? 'IW-LINK-6' : 'IW-LINK-7'),
            moved,
            `${sideName(side)} puts ${moved.length === 1 ? 'a unit' : 'units'} on ${hall}.`,
          ),
        ]
      : [];
  return [
    made
      ? told(rule('IW-LINK-1'), marked, `${sideName(side)} links ${hall} with ${board}.`)
      : told(rule('IW-LINK-5'), marked, `${sideName(side)} removes the link of ${hall} and ${board}.`),
    ...shared,
    ...whole,
    ...parted,
    ...(after.mode === before.mode
      ? []
      : [
          told(
            rule('IW-LINK-5'),
            [],
            after.mode === 'unlinking'
              ? 'All eight are linked: from now on links are removed.'
              : 'No link is left: from now on links are made.',
          ),
        ]),
  ];
};

/** The clause of a move of this kind. */
const moveRule = (
  going: Going,
  kind: Move['kind'],
  members: readonly Man[],
  { arrived, captured }: Carried,
  way: readonly Square[],
): RuleId => {
  switch (kind) {
    case 'extend':
      return rule('IW-WORM-2');
    case 'consolidate':
      return rule('IW-WORM-3');
    case 'crowd':
      return crowdRule(going, members, arrived);
    case 'pawn':
      return pawnRule(going, captured.length > 0, way);
  }
};

/** The names passed on the way, both ends included: the leading member's way, or straight across for a half that rejoins. */
const wayOf = ({ field, side, from, target, units, leads }: Going, members: readonly Man[]): readonly Square[] => {
  const lone = members.length === 1 && members.every((man) => otherHalf(man, from) === target);
  const leader = lone ? undefined : members.find((man) => leads[units.indexOf(man)]);
  if (!leader) return [from, target];
  if (leader.type !== 'pawn') return wayTo(field, leader.type, from, target) ?? [from, target];
  const advance = advances(field, side, from).find((each) => each.target === target);
  return advance ? [from, ...advance.way] : [from, target];
};

const moveWords = ({ from, target }: Going, kind: Move['kind'], members: readonly Man[], arrived: readonly Man[]): string => {
  const [first] = members;
  const to = nameOf(target);
  if (kind === 'extend' && first) return `The ${unitWords(first, from)} extends to ${to}.`;
  if (kind === 'consolidate' && first) return `The ${unitWords(first, from)} rejoins its other half on ${to}.`;
  if (kind === 'pawn' && first) return `The ${unitWords(first, from)} goes to ${to}.`;
  const manner = (man: Man, after: Man): string => {
    if (isExtended(man)) return isExtended(after) ? `half the ${TYPE_NAMES[man.type]}` : `the ${TYPE_NAMES[man.type]}, rejoining`;
    return isExtended(after) ? `the ${TYPE_NAMES[man.type]}, leaving a half` : `the ${TYPE_NAMES[man.type]}`;
  };
  return `A crowd goes from ${nameOf(from)} to ${to}: ${listed(members.map((man, index) => manner(man, arrived[index] as Man)))}.`;
};

/** The members go. */
const goSteps = (going: Going, fates: Fates, kind: Move['kind'], done: Carried): readonly Step[] => {
  const members = membersOf(going, fates);
  const way = wayOf(going, members);
  const events = members.flatMap((man, index) => movedTo(man, done.arrived[index] as Man, way));
  return [told(moveRule(going, kind, members, done, way), events, moveWords(going, kind, members, done.arrived))];
};

/** What falls: the men on the target, the King among them, the Pawns taken in passing. */
const captureSteps = (going: Going, fates: Fates, { captured }: Carried): readonly Step[] => {
  const by = membersOf(going, fates)[0]?.id;
  const taken = (man: Man): BoardEvent => ({ kind: 'captured', unit: man.id, ...(by !== undefined && { by }) });
  const there = captured.filter((man) => going.enemies.includes(man));
  const passing = captured.filter((man) => !going.enemies.includes(man));
  const kings = there.some(({ type }) => type === 'king');
  const words = (men: readonly Man[]): string => listed(men.map((man) => man.at.map((square) => ownedWords(man, square)).join(' and ')));
  const away = there.filter(isExtended).map((man) => otherHalf(man, going.target) as Square);
  return [
    ...(there.length > 0 ? [told(kings ? rule('IW-CAPT-5') : rule('IW-CAPT-1'), there.map(taken), `Captured: ${words(there)}.`)] : []),
    ...(away.length > 0 ? [told(rule('IW-WORM-5'), [], `With one half its other half is gone, on ${listed(away.map(nameOf))}.`)] : []),
    ...(passing.length > 0 ? [told(rule('IW-EP-2'), passing.map(taken), `Captured en passant: ${words(passing)}.`)] : []),
  ];
};

/** Who turns into what. */
const mutationSteps = (going: Going, fates: Fates, { arrived, turned, seconds, captured, endsGame }: Carried): readonly Step[] => {
  if (endsGame) return [];
  const chosen = fates.filter(({ manner }) => manner !== 'stay');
  const twins = [...seconds];
  const order = turned.map((man, index) => ({ man, before: arrived[index] as Man, becomes: chosen[index]?.becomes ?? null }));
  return [...order]
    .sort((a, b) => a.man.id - b.man.id)
    .flatMap(({ man, before, becomes }): readonly Step[] => {
      if (becomes === null) return captured.length > 0 ? [told(rule('IW-MUT-6'), [], 'The King stays a King.')] : [];
      const second = becomes === 'pawn' && before.type !== 'pawn' ? twins.shift() : undefined;
      if (second) {
        const events: readonly BoardEvent[] = [
          { kind: 'moved', unit: man.id, path: [going.target], at: man.at },
          { kind: 'changed', unit: man.id, to: { type: 'pawn', body: 'whole' } },
          { kind: 'appeared', unit: bareUnit(second) },
        ];
        const where = listed([nameOf(going.target), nameOf(second.at[0])]);
        return [told(rule('IW-MUT-4'), events, `The ${TYPE_NAMES[before.type]} turns into two Pawns, on ${where}.`)];
      }
      const to = TYPE_NAMES[becomes];
      if (before.type === becomes) return [told(rule('IW-MUT-2'), [], `The ${to} stays a ${to}.`)];
      const id = before.type === 'pawn' ? rule('IW-MUT-5') : rule('IW-MUT-3');
      return [told(id, [{ kind: 'changed', unit: man.id, to: { type: becomes } }], `The ${TYPE_NAMES[before.type]} turns into a ${to}.`)];
    });
};

/** Pulls and pushes, line by line. */
const shiftSteps = (field: Pick<Field, 'twins'>, shifts: readonly Shift[]): readonly Step[] =>
  shifts.map((shift) => {
    const { centre, line, pulled, from, to, men } = shift;
    const path = wayOfShift(shift);
    return told(
      shiftRule(field, shift),
      men.map((man): BoardEvent => ({ kind: 'moved', unit: man.id, path, at: shifted(man, from, to).at })),
      `${capital(LINE_WORDS[line] as string)} of ${nameOf(centre)}: ${listed(men.map((man) => `the ${unitWords(man, from)}`))} ${men.length > 1 ? 'are' : 'is'} ${pulled ? 'pulled' : 'pushed'} to ${nameOf(to)}.`,
    );
  });

const inWords = (men: readonly Man[]): string => listed(men.map((man) => ownedWords(man, man.at[0])));

/** How a roll is told; of a sum that was entered nothing is left to chance. */
const rollSteps = ({ state, man, sum, dice }: Roll): readonly Step[] => {
  const [centre] = man.at;
  const struck = struckBy(state, centre);
  const squares = [centre, ...blastOn(fieldOf(state), centre).filter((square) => square !== centre)];
  const came = explodes(sum);
  const what = `The ${unitWords(man, centre)} explodes and destroys ${inWords(struck)}.`;
  const rolled = told(
    rule('IW-BOOM-6'),
    [{ kind: 'rolled', what, chance: dice === 'entered' ? [Number(came), 1] : CHANCE, came, squares }],
    `The ${unitWords(man, centre)} rolls${dice === 'veiled' ? '' : `: ${sum}`}.`,
  );
  if (!came) return [rolled];
  const events: readonly BoardEvent[] = [
    { kind: 'burst', centre, squares },
    ...struck.map((each): BoardEvent => ({ kind: 'captured', unit: each.id })),
  ];
  return [rolled, told(rule('IW-BOOM-4'), events, `The explosion on ${nameOf(centre)} destroys ${inWords(struck)}.`)];
};

/** The sums these steps tell, in order. */
export const sumsIn = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ rule: id, text = '' }) => (id === rule('IW-BOOM-6') ? (/ rolls: (\d+)\.$/.exec(text)?.slice(1).map(Number) ?? []) : []));

const castleSteps = (state: State, act: Castle): readonly Step[] => {
  const side = turnSide(state);
  const { start, field, king, rook, shifts, state: made } = makeCastling(state, act);
  const before = [king, rook].map(({ id }) => start.men.find((man) => man.id === id) ?? king);
  const events = [king, rook].flatMap((man, index) => movedTo(before[index] ?? man, man, [...(before[index] ?? man).at, ...man.at]));
  const isFirst = act.stage === 'begin';
  const text = `${sideName(side)} ${isFirst ? 'begins' : 'finishes'} castling on the ${act.wing === 'K' ? 'King' : 'Queen'}'s wing.`;
  const { king: kings, rook: rooks } = placesOf(side, act.wing);
  const centres = listed([kings[1], rooks[1]].map(nameOf));
  return [
    ...linkSteps(state, start, act.link, side),
    told(isFirst ? rule('IW-CASTLE-2') : rule('IW-CASTLE-3'), events, text),
    told(rule('IW-CASTLE-7'), [], `Magnetism works around ${centres}, and leaves the castling men where they are.`),
    ...shiftSteps(field, shifts),
    ...rollsCast(made).flatMap(rollSteps),
  ];
};

const moveSteps = (state: State, act: Move): readonly Step[] => {
  const { start, going, fates, done, state: made } = makeMove(state, act);
  return [
    ...linkSteps(state, start, act.link, turnSide(state)),
    ...goSteps(going, fates, act.kind, done),
    ...captureSteps(going, fates, done),
    ...mutationSteps(going, fates, done),
    ...shiftSteps(done.field, done.shifts),
    ...rollsCast(made).flatMap(rollSteps),
  ];
};

const promotionSteps = (state: State, type: Type): readonly Step[] => {
  const pawn = promotionsOwed(state)[0];
  if (!pawn) return [];
  const enemy = other(pawn.side);
  const text = `The Pawn on ${nameOf(pawn.at[0])} becomes a ${TYPE_NAMES[type]}.`;
  const check = `It gives check at once: ${sideName(enemy)}'s King stands open to it.`;
  return [
    told(rule('IW-PROM-1'), [{ kind: 'changed', unit: pawn.id, to: { type } }], text),
    ...(inCheck(withPromotion(state, type), enemy) && !inCheck(state, enemy) ? [told(rule('IW-PROM-3'), [], check)] : []),
  ];
};

const CLAIMS = {
  repetition: { id: rule('IW-END-5'), text: 'claims a draw: the position has occurred three times.' },
  hundredMoves: { id: rule('IW-END-6'), text: 'claims a draw by the hundred-move rule.' },
} as const;

const SAID = { resign: 'resigns', offer: 'offers a draw', accept: 'accepts the draw', refuse: 'declines the draw' } as const;

/** The steps of an action. */
export const tell = (state: State, act: Act): readonly Step[] => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return moveSteps(state, act);
    case 'castle':
      return castleSteps(state, act);
    case 'dice': {
      const roll = rollEntered(state, act.sum);
      return roll ? rollSteps(roll) : [];
    }
    case 'promote':
      return promotionSteps(state, act.type);
    case 'claim':
      return [told(CLAIMS[act.claim].id, [], `${sideName(state.toMove)} ${CLAIMS[act.claim].text}`)];
    case 'resign':
    case 'offer':
    case 'accept':
    case 'refuse':
      return [told(rule('IW-END-7'), [], `${sideName(act.side)} ${SAID[act.kind]}.`)];
    default:
      return assertNever(act);
  }
};

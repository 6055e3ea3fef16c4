/** Telling a turn: the steps of link, move, capture, mutation and magnetism, from what they changed. */

import type { Square } from '../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../kernel/event.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import { capital, listed } from '../../kernel/words.ts';
import type { Move } from './action.ts';
import { hallway, LINE_WORDS, nameOf, rankOf } from './board.ts';
import { crowdRule, pawnRule, shiftRule } from './clause.ts';
import type { Field } from './field.ts';
import type { Carried, Fates, Going } from './going.ts';
import { membersOf } from './going.ts';
import type { LinkStep } from './linking.ts';
import { type Shift, wayOfShift } from './magnetism.ts';
import { isExtended, type Man, otherHalf, ownedWords, shifted, TYPE_NAMES, unitWords } from './men.ts';
import { advances } from './pawns.ts';
import { wayTo } from './riding.ts';
import { rule } from './rules.ts';
import type { State } from './state.ts';
import { bareUnit, marksOf } from './view.ts';

/** A man that stands elsewhere, and is whole or extended now. */
export const movedTo = (before: Man, after: Man, path: readonly Square[]): readonly BoardEvent[] => [
  { kind: 'moved', unit: before.id, path, at: after.at },
  ...(isExtended(before) === isExtended(after) ? [] : [{ kind: 'changed', unit: before.id, to: { body: bareUnit(after).body } } as const]),
];

/** The link step: who stands on another name now, and the two squares' marks. */
export const linkSteps = (before: State, after: State, step: LinkStep | null, side: Side): readonly Step[] => {
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
export const goSteps = (going: Going, fates: Fates, kind: Move['kind'], done: Carried): readonly Step[] => {
  const members = membersOf(going, fates);
  const way = wayOf(going, members);
  const events = members.flatMap((man, index) => movedTo(man, done.arrived[index] as Man, way));
  return [told(moveRule(going, kind, members, done, way), events, moveWords(going, kind, members, done.arrived))];
};

/** What falls: the men on the target, the King among them, the Pawns taken in passing. */
export const captureSteps = (going: Going, fates: Fates, { captured }: Carried): readonly Step[] => {
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
export const mutationSteps = (going: Going, fates: Fates, { arrived, turned, seconds, captured, endsGame }: Carried): readonly Step[] => {
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
export const shiftSteps = (field: Pick<Field, 'twins'>, shifts: readonly Shift[]): readonly Step[] =>
  shifts.map((shift) => {
    const { centre, line, pulled, from, to, men } = shift;
    const path = wayOfShift(shift);
    return told(
      shiftRule(field, shift),
      men.map((man): BoardEvent => ({ kind: 'moved', unit: man.id, path, at: shifted(man, from, to).at })),
      `${capital(LINE_WORDS[line] as string)} of ${nameOf(centre)}: ${listed(men.map((man) => `the ${unitWords(man, from)}`))} ${men.length > 1 ? 'are' : 'is'} ${pulled ? 'pulled' : 'pushed'} to ${nameOf(to)}.`,
    );
  });

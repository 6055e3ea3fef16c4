/** Why not: the reason for every pick that is not open, with its clause and the squares at fault. */

import type { Square } from '../../../kernel/board.ts';
import type { Refusal, Target } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { attackersWords, checksOn } from '../moves/attacks.ts';
import { capturedBy, carried, type Fate, type Fates, type Going, typesFor } from '../moves/generate.ts';
import { someLegal, someMove } from '../moves/legality.ts';
import { type LinkStep, linkBar } from '../moves/linking.ts';
import { allowedFor, anyManner, type Company } from '../moves/member-selection.ts';
import { boardSquare, isHallway, nameOf } from '../position/board.ts';
import { type Field, fieldOf, holder, unitsOn } from '../position/occupancy.ts';
import { LETTERS } from '../position/pieces.ts';
import { isCastling, type State, turnSide } from '../position/state.ts';
import { isExtended, type Man, namesIn, otherHalf, ownedWords, TYPE_NAMES, type Type, unitWords } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { whyOutOfPattern } from './path-refusals.ts';

export const whyNotHere = (id: RuleId, text: string, squares: readonly Square[]): Refusal => ({ rule: id, text, squares });

/** Who would take the King on this field. */
export const whyOpenKing = (field: Field, state: Pick<State, 'castling'>, side: Side, when: string): Refusal => {
  const checks = checksOn(field, state, side);
  const squares = checks.flatMap(([square, attackers]) => [square, ...attackers.map(({ from }) => from)]);
  const said = checks.map(([square, attackers]) => `${attackersWords(attackers)} would attack the King on ${nameOf(square)}`);
  return whyNotHere(rule('IW-CHECK-3'), `${when} ${listed(said)}.`, [...new Set(squares)]);
};

/** How the same members could go there after all. */
const otherManner = (going: Going, members: readonly Man[]): string => {
  const fates = someLegal(going, anyManner(going, members));
  if (!fates) return '';
  const halves = going.units.filter((_, index) => fates[index]?.manner === 'half');
  return halves.length > 0
    ? ` They may go if the ${namesIn(halves)} ${halves.length === 1 ? 'leaves' : 'leave'} a half on ${nameOf(going.from)}.`
    : ' They may go if all of them go whole.';
};

/** A move that would leave the own King open to capture. */
export const whyExposed = (going: Going, company: Company): Refusal => {
  const { members } = company;
  const allowed = allowedFor(going, company);
  const fates = someMove(going, allowed) ?? allowed.map((each) => each[0] as Fate);
  const { field } = carried(going, fates);
  const one = members.length === 1;
  const verb = capturedBy(going, members).length > 0 ? (one ? 'takes on' : 'take on') : one ? 'goes to' : 'go to';
  const exposed = whyOpenKing(
    field,
    going.state,
    going.side,
    `When the ${namesIn(members)} on ${nameOf(going.from)} ${verb} ${nameOf(going.target)},`,
  );
  return one ? exposed : { ...exposed, text: exposed.text + otherManner(going, members) };
};

/** Who reaches a square and may not go there so: a lone half only rejoins, a lone whole extends, and in a crowd somebody must. */
export const whyStuck = ({ from, target }: Going, members: readonly Man[]): Refusal => {
  const [only] = members;
  const others = members.flatMap((man) => otherHalf(man, from) ?? []);
  if (members.length === 1 && only && !isExtended(only))
    return whyNotHere(
      rule('IW-WORM-1'),
      `The ${TYPE_NAMES[only.type]} on ${nameOf(from)} is whole: alone it only extends, and leaves a half behind.`,
      [from],
    );
  return members.length === 1 && only
    ? whyNotHere(
        rule('IW-WORM-3'),
        `The ${TYPE_NAMES[only.type]} on ${nameOf(from)} is half a ${TYPE_NAMES[only.type]}: alone it may only rejoin its other half on ${listed(others.map(nameOf))}.`,
        [target, ...others],
      )
    : whyNotHere(
        rule('IW-CROWD-3'),
        `Nobody of the ${namesIn(members)} extends, and nobody rejoins on ${nameOf(target)}: one of them must, or a Pawn must come along.`,
        [from, ...others],
      );
};

/** A move written as a capture that is none, or the other way round; with what somebody turns into where nobody does, or without it. */
export const whyNotSaidSo = (
  going: Going,
  members: readonly Man[],
  said: { readonly takes: boolean; readonly turns: boolean },
): Refusal | null => {
  const { target, side } = going;
  const captured = capturedBy(going, members);
  const no = (id: RuleId, text: string): Refusal => whyNotHere(id, text, [target, ...captured.flatMap(({ at }) => at)]);
  if (captured.length === 0) {
    if (said.turns) return no(rule('IW-CAPT-2'), `Nothing is captured on ${nameOf(target)}, so nobody turns into anything.`);
    return said.takes ? no(rule('IW-CAPT-2'), `Nothing is captured on ${nameOf(target)}: write the move without x.`) : null;
  }
  const victims = `${sideName(other(side))}'s ${namesIn(captured)}`;
  if (!said.takes) return no(rule('IW-CAPT-1'), `${victims} ${captured.length === 1 ? 'is' : 'are'} captured: write the move with x.`);
  const types = typesFor(going, members);
  const turning = members.filter(({ type }) => type !== 'king');
  if (types.length === 0)
    return said.turns ? no(rule('IW-CAPT-5'), 'The King is captured and the game ends: nobody turns into anything.') : null;
  if (said.turns || turning.length === 0) return null;
  const letters = turning.map(() => LETTERS[types[0] as Type]).join(',');
  return no(
    rule('IW-MUT-1'),
    `The ${namesIn(turning)} ${turning.length === 1 ? 'turns' : 'turn'} into what is captured: say it, for example =${letters}.`,
  );
};

/** A lone unit written as a crowd; null for a crowd. */
export const whyNoCrowd = ({ from }: Going, members: readonly Man[]): Refusal | null =>
  members.length > 1
    ? null
    : whyNotHere(
        rule('IW-CROWD-1'),
        `The ${namesIn(members)} on ${nameOf(from)} goes alone: a crowd is two or more. Write it without braces.`,
        [from],
      );

/** Why a move is not made in exactly this manner, where another one is open; null if it is. */
export const whyNotSo = (going: Going, members: readonly Man[], fates: Fates): Refusal | null => {
  const only = fates.map((fate) => [fate]);
  if (!someMove(going, only)) return whyStuck(going, members);
  const turning = typesFor(going, members);
  const wrong = fates.find(({ becomes }) => becomes !== null && !turning.includes(becomes));
  if (wrong)
    return whyNotHere(
      rule('IW-MUT-2'),
      `Nobody turns into a ${TYPE_NAMES[wrong.becomes as Type]} on ${nameOf(going.target)}: none is captured.`,
      [going.target],
    );
  if (someLegal(going, only)) return null;
  const { field } = carried(going, fates);
  return whyOpenKing(
    field,
    going.state,
    going.side,
    `When the ${namesIn(members)} on ${nameOf(going.from)} ${members.length === 1 ? 'goes' : 'go'} to ${nameOf(going.target)} like that,`,
  );
};

/** A crowd that finds no legal target, whoever else comes along. */
export const whyNoCompany = (
  { goings, from, side }: { readonly goings: readonly Going[]; readonly from: Square; readonly side: Side },
  company: Company,
): Refusal => {
  const { members } = company;
  const led = goings.find((going) => someMove(going, allowedFor(going, company)));
  if (led) return whyExposed(led, company);
  const stuck = goings.find(({ leads, units }) => members.some((man) => leads[units.indexOf(man)]));
  return stuck
    ? whyStuck(stuck, members)
    : whyNotHere(
        rule('IW-CROWD-2'),
        `${sideName(side)}'s ${namesIn(members)} on ${nameOf(from)} ${members.length === 1 ? 'has' : 'have'} no square to go to.`,
        [from],
      );
};

/** Who is asked for a half and has none to leave behind. */
export const whyNoHalf = (man: Man, from: Square): Refusal => {
  if (man.type === 'pawn') return whyNotHere(rule('IW-WORM-6'), `The ${unitWords(man, from)} is never split: it goes or stays.`, [from]);
  const half = isExtended(man);
  return whyNotHere(
    rule(half ? 'IW-CROWD-4' : 'IW-CROWD-5'),
    half ? `The ${unitWords(man, from)} goes as the half it is.` : `The ${unitWords(man, from)} leaves a half behind already.`,
    man.at,
  );
};

/** A first pick that is no square of the side to move. */
export const whyNotChosen = (state: State, side: Side, target: Target): Refusal => {
  if (target.kind !== 'square')
    return whyNotHere(rule('IW-TURN-2'), `Pick a square with a man of ${sideName(side)}'s first; units are told apart after it.`, []);
  const { square } = target;
  const field = fieldOf(state);
  const units = unitsOn(field, square);
  const there = units[0];
  if (there)
    return whyNotHere(rule('IW-GEN-5'), `${ownedWords(there, square)} cannot be moved now: it is ${sideName(side)}'s turn.`, [square]);
  if (isHallway(square) && (field.twins[square] as Square) < 0)
    return whyNotHere(
      rule('IW-HALL-1'),
      `${nameOf(square)} is empty and linked with no board square: nobody can be there without a link.`,
      [square],
    );
  return whyNotHere(rule('IW-TURN-2'), `${nameOf(square)} is empty: pick a square with a man of ${sideName(side)}'s.`, [square]);
};

/** A target that none of the members can go to. */
export const whyNoTarget = (
  table: { readonly state: State; readonly side: Side; readonly from: Square; readonly units: readonly Man[] },
  members: readonly Man[],
  target: Target,
): Refusal => {
  const { state, side, from } = table;
  const field = fieldOf(state);
  const here = field.cells[from] as readonly Man[];
  const castler = here.find((man) => isCastling(state, man));
  if (members.length === 0 && castler)
    return whyNotHere(
      rule('IW-CASTLE-4'),
      `The ${TYPE_NAMES[castler.type]} is halfway through castling: it stays until the King's first half follows to its other square.`,
      castler.at,
    );
  if (target.kind === 'unit') {
    const man = here.find(({ id }) => id === target.unit);
    if (!man) return whyNotHere(rule('IW-CROWD-1'), `Members of a crowd stand on one square: pick units on ${nameOf(from)} only.`, [from]);
    if (isCastling(state, man))
      return whyNotHere(rule('IW-CASTLE-4'), `The ${TYPE_NAMES[man.type]} is halfway through castling and joins no crowd.`, man.at);
    return members.includes(man) && members.length < table.units.length
      ? whyNotHere(rule('IW-CROWD-1'), `The ${TYPE_NAMES[man.type]} on ${nameOf(from)} comes along already.`, [from])
      : whyNotHere(rule('IW-CROWD-1'), `The ${TYPE_NAMES[man.type]} on ${nameOf(from)} has its like there, or is alone: pick a target.`, [
          from,
        ]);
  }
  if (target.kind !== 'square')
    return whyNotHere(
      rule('IW-CROWD-2'),
      `Pick the square where the ${namesIn(members)} on ${nameOf(from)} ${members.length === 1 ? 'goes' : 'go'}.`,
      [from],
    );
  const lone = members.length === 1 ? members[0] : undefined;
  if (lone && isExtended(lone)) {
    const other = otherHalf(lone, from) as Square;
    return whyNotHere(
      rule('IW-WORM-3'),
      `The ${TYPE_NAMES[lone.type]} on ${nameOf(from)} is a half: alone it may only rejoin its other half on ${nameOf(other)}.`,
      [from, other],
    );
  }
  return whyOutOfPattern(field, side, from, members, target.square, holder(field, target.square) === other(side));
};

/** A link step of the other mode. */
export const whyOtherMode = ({ links, mode }: State): Refusal => {
  const linked = links.flatMap((file, rank) => (file === null ? [] : [boardSquare(file, rank)]));
  return mode === 'unlinking'
    ? whyNotHere(rule('IW-LINK-5'), `No link is made until all are removed: ${counted(linked.length, 'link')} left.`, linked)
    : whyNotHere(rule('IW-LINK-5'), `No link is removed until all 8 are made: ${linked.length} so far.`, linked);
};

/** Why a link step cannot be made; null if it can. */
export const whyNoLinkStep = (state: State, { kind, square }: LinkStep): Refusal | null => {
  if (state.mode !== (kind === 'link' ? 'linking' : 'unlinking')) return whyOtherMode(state);
  const bar = kind === 'link' ? linkBar(state, turnSide(state), square) : null;
  return bar && whyNoLink(state, square, bar);
};

/** A board square that cannot be linked now. */
export const whyNoLink = (state: State, at: Square, { bar, on }: NonNullable<ReturnType<typeof linkBar>>): Refusal => {
  if (bar === 'taken') return whyNotHere(rule('IW-LINK-1'), `The hallway square of this rank is linked with ${nameOf(on)} already.`, [on]);
  const enemies = unitsOn(fieldOf(state), on).map((man) => ownedWords(man, on));
  return whyNotHere(
    rule('IW-LINK-3'),
    `${nameOf(at)} cannot be linked: ${listed(enemies)} ${enemies.length === 1 ? 'stands' : 'stand'} on one of the two squares.`,
    [on],
  );
};

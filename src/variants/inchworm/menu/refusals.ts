/** Why not: the reason for every pick that is not open, with its clause and the squares at fault. */

import type { Square } from '../../../kernel/board.ts';
import type { Refusal, Target } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { attackersText, checksOn } from '../moves/attacks.ts';
import { type CrowdMove, capturedBy, type Role, type Roles, tryMove, typesFor } from '../moves/generate.ts';
import { findLegal, findMove } from '../moves/legality.ts';
import { type LinkStep, obstacleToLink } from '../moves/linking.ts';
import { anyRolesFor, type MemberSelection, rolesFor } from '../moves/member-selection.ts';
import { boardSquare, isHallway, nameOf } from '../position/board.ts';
import { LETTERS } from '../position/letters.ts';
import { holderOf, type Occupancy, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { isCastling, type State, turnSide } from '../position/state.ts';
import { isExtended, namesIn, otherHalf, ownedWords, type PieceType, TYPE_NAMES, type Unit, unitWords } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { whyOutOfPattern } from './path-refusals.ts';

export const reason = (id: RuleId, text: string, squares: readonly Square[]): Refusal => ({ rule: id, text, squares });

/** Who would take the King on this occupancy. */
export const whyOpenKing = (occupancy: Occupancy, state: Pick<State, 'castling'>, side: Side, when: string): Refusal => {
  const checks = checksOn(occupancy, state, side);
  const squares = checks.flatMap(([square, attackers]) => [square, ...attackers.map(({ from }) => from)]);
  const said = checks.map(([square, attackers]) => `${attackersText(attackers)} would attack the King on ${nameOf(square)}`);
  return reason(rule('IW-CHECK-3'), `${when} ${listed(said)}.`, [...new Set(squares)]);
};

/** How the same members could go there after all. */
const otherManner = (move: CrowdMove, members: readonly Unit[]): string => {
  const roles = findLegal(move, anyRolesFor(move, members));
  if (!roles) return '';
  const halves = move.units.filter((_, index) => roles[index]?.manner === 'half');
  return halves.length > 0
    ? ` They may go if the ${namesIn(halves)} ${halves.length === 1 ? 'leaves' : 'leave'} a half on ${nameOf(move.from)}.`
    : ' They may go if all of them go whole.';
};

/** A move that would leave the own King open to capture. */
export const whyExposed = (move: CrowdMove, selection: MemberSelection): Refusal => {
  const { members } = selection;
  const allowed = rolesFor(move, selection);
  const roles = findMove(move, allowed) ?? allowed.map((each) => each[0] as Role);
  const { occupancy } = tryMove(move, roles);
  const one = members.length === 1;
  const verb = capturedBy(move, members).length > 0 ? (one ? 'takes on' : 'take on') : one ? 'goes to' : 'go to';
  const exposed = whyOpenKing(
    occupancy,
    move.state,
    move.side,
    `When the ${namesIn(members)} on ${nameOf(move.from)} ${verb} ${nameOf(move.target)},`,
  );
  return one ? exposed : { ...exposed, text: exposed.text + otherManner(move, members) };
};

/** Who reaches a square and may not go there so: a lone half only rejoins, a lone whole extends, and in a crowd somebody must. */
export const whyStuck = ({ from, target }: CrowdMove, members: readonly Unit[]): Refusal => {
  const [only] = members;
  const others = members.flatMap((unit) => otherHalf(unit, from) ?? []);
  if (members.length === 1 && only && !isExtended(only))
    return reason(
      rule('IW-WORM-1'),
      `The ${TYPE_NAMES[only.type]} on ${nameOf(from)} is whole: alone it only extends, and leaves a half behind.`,
      [from],
    );
  return members.length === 1 && only
    ? reason(
        rule('IW-WORM-3'),
        `The ${TYPE_NAMES[only.type]} on ${nameOf(from)} is half a ${TYPE_NAMES[only.type]}: alone it may only rejoin its other half on ${listed(others.map(nameOf))}.`,
        [target, ...others],
      )
    : reason(
        rule('IW-CROWD-3'),
        `Nobody of the ${namesIn(members)} extends, and nobody rejoins on ${nameOf(target)}: one of them must, or a Pawn must come along.`,
        [from, ...others],
      );
};

/** A move written as a capture that is none, or the other way round; with what somebody turns into where nobody does, or without it. */
export const whyNotSaidSo = (
  move: CrowdMove,
  members: readonly Unit[],
  said: { readonly takes: boolean; readonly turns: boolean },
): Refusal | null => {
  const { target, side } = move;
  const captured = capturedBy(move, members);
  const no = (id: RuleId, text: string): Refusal => reason(id, text, [target, ...captured.flatMap(({ at }) => at)]);
  if (captured.length === 0) {
    if (said.turns) return no(rule('IW-CAPT-2'), `Nothing is captured on ${nameOf(target)}, so nobody turns into anything.`);
    return said.takes ? no(rule('IW-CAPT-2'), `Nothing is captured on ${nameOf(target)}: write the move without x.`) : null;
  }
  const victims = `${sideName(other(side))}'s ${namesIn(captured)}`;
  if (!said.takes) return no(rule('IW-CAPT-1'), `${victims} ${captured.length === 1 ? 'is' : 'are'} captured: write the move with x.`);
  const types = typesFor(move, members);
  const turning = members.filter(({ type }) => type !== 'king');
  if (types.length === 0)
    return said.turns ? no(rule('IW-CAPT-5'), 'The King is captured and the game ends: nobody turns into anything.') : null;
  if (said.turns || turning.length === 0) return null;
  const letters = turning.map(() => LETTERS[types[0] as PieceType]).join(',');
  return no(
    rule('IW-MUT-1'),
    `The ${namesIn(turning)} ${turning.length === 1 ? 'turns' : 'turn'} into what is captured: say it, for example =${letters}.`,
  );
};

/** A lone unit written as a crowd; null for a crowd. */
export const whyNoCrowd = ({ from }: CrowdMove, members: readonly Unit[]): Refusal | null =>
  members.length > 1
    ? null
    : reason(
        rule('IW-CROWD-1'),
        `The ${namesIn(members)} on ${nameOf(from)} goes alone: a crowd is two or more. Write it without braces.`,
        [from],
      );

/** Why a move is not made in exactly this manner, where another one is open; null if it is. */
export const whyNotSo = (move: CrowdMove, members: readonly Unit[], roles: Roles): Refusal | null => {
  const only = roles.map((role) => [role]);
  if (!findMove(move, only)) return whyStuck(move, members);
  const turning = typesFor(move, members);
  const wrong = roles.find(({ becomes }) => becomes !== null && !turning.includes(becomes));
  if (wrong)
    return reason(
      rule('IW-MUT-2'),
      `Nobody turns into a ${TYPE_NAMES[wrong.becomes as PieceType]} on ${nameOf(move.target)}: none is captured.`,
      [move.target],
    );
  if (findLegal(move, only)) return null;
  const { occupancy } = tryMove(move, roles);
  return whyOpenKing(
    occupancy,
    move.state,
    move.side,
    `When the ${namesIn(members)} on ${nameOf(move.from)} ${members.length === 1 ? 'goes' : 'go'} to ${nameOf(move.target)} like that,`,
  );
};

/** A crowd that finds no legal target, whoever else comes along. */
export const whyNoSelection = (
  { moves, from, side }: { readonly moves: readonly CrowdMove[]; readonly from: Square; readonly side: Side },
  selection: MemberSelection,
): Refusal => {
  const { members } = selection;
  const led = moves.find((move) => findMove(move, rolesFor(move, selection)));
  if (led) return whyExposed(led, selection);
  const stuck = moves.find(({ leads, units }) => members.some((unit) => leads[units.indexOf(unit)]));
  return stuck
    ? whyStuck(stuck, members)
    : reason(
        rule('IW-CROWD-2'),
        `${sideName(side)}'s ${namesIn(members)} on ${nameOf(from)} ${members.length === 1 ? 'has' : 'have'} no square to go to.`,
        [from],
      );
};

/** Who is asked for a half and has none to leave behind. */
export const whyNoHalf = (unit: Unit, from: Square): Refusal => {
  if (unit.type === 'pawn') return reason(rule('IW-WORM-6'), `The ${unitWords(unit, from)} is never split: it goes or stays.`, [from]);
  const half = isExtended(unit);
  return reason(
    rule(half ? 'IW-CROWD-4' : 'IW-CROWD-5'),
    half ? `The ${unitWords(unit, from)} goes as the half it is.` : `The ${unitWords(unit, from)} leaves a half behind already.`,
    unit.at,
  );
};

/** A first pick that is no square of the side to move. */
export const whyNotChosen = (state: State, side: Side, target: Target): Refusal => {
  if (target.kind !== 'square')
    return reason(rule('IW-TURN-2'), `Pick a square with a man of ${sideName(side)}'s first; units are told apart after it.`, []);
  const { square } = target;
  const occupancy = occupancyOf(state);
  const units = unitsOn(occupancy, square);
  const there = units[0];
  if (there) return reason(rule('IW-GEN-5'), `${ownedWords(there, square)} cannot be moved now: it is ${sideName(side)}'s turn.`, [square]);
  if (isHallway(square) && (occupancy.aliases[square] as Square) < 0)
    return reason(rule('IW-HALL-1'), `${nameOf(square)} is empty and linked with no board square: nobody can be there without a link.`, [
      square,
    ]);
  return reason(rule('IW-TURN-2'), `${nameOf(square)} is empty: pick a square with a man of ${sideName(side)}'s.`, [square]);
};

/** A target that none of the members can go to. */
export const whyNoTarget = (
  context: { readonly state: State; readonly side: Side; readonly from: Square; readonly units: readonly Unit[] },
  members: readonly Unit[],
  target: Target,
): Refusal => {
  const { state, side, from } = context;
  const occupancy = occupancyOf(state);
  const here = occupancy.squares[from] as readonly Unit[];
  const castler = here.find((unit) => isCastling(state, unit));
  if (members.length === 0 && castler)
    return reason(
      rule('IW-CASTLE-4'),
      `The ${TYPE_NAMES[castler.type]} is halfway through castling: it stays until the King's first half follows to its other square.`,
      castler.at,
    );
  if (target.kind === 'unit') {
    const unit = here.find(({ id }) => id === target.unit);
    if (!unit) return reason(rule('IW-CROWD-1'), `Members of a crowd stand on one square: pick units on ${nameOf(from)} only.`, [from]);
    if (isCastling(state, unit))
      return reason(rule('IW-CASTLE-4'), `The ${TYPE_NAMES[unit.type]} is halfway through castling and joins no crowd.`, unit.at);
    return members.includes(unit) && members.length < context.units.length
      ? reason(rule('IW-CROWD-1'), `The ${TYPE_NAMES[unit.type]} on ${nameOf(from)} comes along already.`, [from])
      : reason(rule('IW-CROWD-1'), `The ${TYPE_NAMES[unit.type]} on ${nameOf(from)} has its like there, or is alone: pick a target.`, [
          from,
        ]);
  }
  if (target.kind !== 'square')
    return reason(
      rule('IW-CROWD-2'),
      `Pick the square where the ${namesIn(members)} on ${nameOf(from)} ${members.length === 1 ? 'goes' : 'go'}.`,
      [from],
    );
  const lone = members.length === 1 ? members[0] : undefined;
  if (lone && isExtended(lone)) {
    const other = otherHalf(lone, from) as Square;
    return reason(
      rule('IW-WORM-3'),
      `The ${TYPE_NAMES[lone.type]} on ${nameOf(from)} is a half: alone it may only rejoin its other half on ${nameOf(other)}.`,
      [from, other],
    );
  }
  return whyOutOfPattern(occupancy, side, from, members, target.square, holderOf(occupancy, target.square) === other(side));
};

/** A link step of the other mode. */
export const whyOtherMode = ({ links, mode }: State): Refusal => {
  const linked = links.flatMap((file, rank) => (file === null ? [] : [boardSquare(file, rank)]));
  return mode === 'unlinking'
    ? reason(rule('IW-LINK-5'), `No link is made until all are removed: ${counted(linked.length, 'link')} left.`, linked)
    : reason(rule('IW-LINK-5'), `No link is removed until all 8 are made: ${linked.length} so far.`, linked);
};

/** Why a link step cannot be made; null if it can. */
export const whyNoLinkStep = (state: State, { kind, square }: LinkStep): Refusal | null => {
  if (state.mode !== (kind === 'link' ? 'linking' : 'unlinking')) return whyOtherMode(state);
  const bar = kind === 'link' ? obstacleToLink(state, turnSide(state), square) : null;
  return bar && whyNoLink(state, square, bar);
};

/** A board square that cannot be linked now. */
export const whyNoLink = (state: State, at: Square, { bar, on }: NonNullable<ReturnType<typeof obstacleToLink>>): Refusal => {
  if (bar === 'taken') return reason(rule('IW-LINK-1'), `The hallway square of this rank is linked with ${nameOf(on)} already.`, [on]);
  const enemies = unitsOn(occupancyOf(state), on).map((unit) => ownedWords(unit, on));
  return reason(
    rule('IW-LINK-3'),
    `${nameOf(at)} cannot be linked: ${listed(enemies)} ${enemies.length === 1 ? 'stands' : 'stand'} on one of the two squares.`,
    [on],
  );
};

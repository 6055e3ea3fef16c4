import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { countWords, listWords, plural } from '../../../kernel/words.ts';
import { attackersText, checksOn } from '../moves/attacks.ts';
import { type CrowdMove, capturedBy, type Role, type Roles, tryMove, typesFor } from '../moves/generate.ts';
import { findLegal, findPseudoLegal } from '../moves/legality.ts';
import { obstacleToLink } from '../moves/linking.ts';
import { anyRolesFor, type MemberSelection, rolesFor } from '../moves/member-selection.ts';
import type { LinkStep } from '../position/action.ts';
import { boardSquare, isHallway, nameOf } from '../position/board.ts';
import { holderOf, type Occupancy, occupancyOf, unitsOn } from '../position/occupancy.ts';
import { isCastling, type State, turnSide } from '../position/state.ts';
import {
  isExtended,
  LETTERS,
  namesIn,
  otherHalf,
  ownedWords,
  type PieceType,
  TYPE_NAMES,
  type Unit,
  unitWords,
} from '../position/units.ts';
import { type ClauseId, refusal } from '../rules/index.ts';
import { whyOutOfPattern } from './path-refusals.ts';

/** Refuses an action that leaves the King in check (IW-CHECK-3). */
export const whyOpenKing = (occupancy: Occupancy, state: Pick<State, 'castling'>, side: Side): Refusal => {
  const checks = checksOn(occupancy, state, side);
  const squares = checks.flatMap(([square, attackers]) => [square, ...attackers.map(({ from }) => from)]);
  const said = checks.slice(0, 1).map(([square, attackers]) => `on ${nameOf(square)} from ${attackersText(attackers)}`);
  return refusal('IW-CHECK-3', `${sideName(side)}'s King would be in check ${said.join('')}.`, [...new Set(squares)]);
};

const otherMannerText = (move: CrowdMove, members: readonly Unit[]): string => {
  const roles = findLegal(move, anyRolesFor(move, members));
  if (!roles) return '';
  const halves = move.units.filter((_, index) => roles[index]?.manner === 'half');
  return halves.length > 0
    ? ` To move there, the ${namesIn(halves)} must leave a half on ${nameOf(move.from)}.`
    : ' To move there, all of them must move whole.';
};

export const whyExposed = (move: CrowdMove, selection: MemberSelection): Refusal => {
  const { members } = selection;
  const allowed = rolesFor(move, selection);
  const roles = findPseudoLegal(move, allowed) ?? allowed.map((each) => each[0] as Role);
  const { occupancy } = tryMove(move, roles);
  const exposed = whyOpenKing(occupancy, move.state, move.side);
  return members.length === 1 ? exposed : { ...exposed, text: exposed.text + otherMannerText(move, members) };
};

/** Refuses a move in which no member extends, rejoins or is a Pawn (IW-CROWD-3). */
export const whyStuck = ({ from, target }: CrowdMove, members: readonly Unit[]): Refusal => {
  const [only] = members;
  const others = members.flatMap((unit) => otherHalf(unit, from) ?? []);
  if (members.length === 1 && only && !isExtended(only))
    return refusal(
      'IW-WORM-1',
      `Alone, a whole ${TYPE_NAMES[only.type]} can only extend: one half stays on ${nameOf(from)}.`,
      [from],
    );
  return members.length === 1 && only
    ? refusal(
        'IW-WORM-3',
        `Alone, half a ${TYPE_NAMES[only.type]} can only rejoin its other half, on ${listWords(others.map(nameOf))}.`,
        [target, ...others],
      )
    : refusal('IW-CROWD-3', 'A crowd can move only if one piece extends, rejoins its other half, or is a Pawn.', [
        from,
        ...others,
      ]);
};

/** Refuses notation that adds or omits a capture or mutation. */
export const whyNotAsWritten = (
  move: CrowdMove,
  members: readonly Unit[],
  said: { readonly takes: boolean; readonly turns: boolean },
): Refusal | null => {
  const { target, side } = move;
  const captured = capturedBy(move, members);
  const no = (id: ClauseId, text: string): Refusal => refusal(id, text, [target, ...captured.flatMap(({ at }) => at)]);
  if (captured.length === 0) {
    if (said.turns) return no('IW-CAPT-2', `Nothing is captured on ${nameOf(target)}, so no piece turns into another.`);
    return said.takes ? no('IW-CAPT-2', `Nothing is captured on ${nameOf(target)}: write the move without x.`) : null;
  }
  const victims = `${sideName(other(side))}'s ${namesIn(captured)}`;
  if (!said.takes)
    return no('IW-CAPT-1', `${victims} ${plural(captured.length, 'is', 'are')} captured: write the move with x.`);
  const types = typesFor(move, members);
  const turning = members.filter(({ type }) => type !== 'king');
  if (types.length === 0)
    return said.turns
      ? no('IW-CAPT-5', 'The King is captured and the game ends, so no piece turns into another.')
      : null;
  if (said.turns || turning.length === 0) return null;
  const letters = turning.map(() => LETTERS[types[0] as PieceType]).join(',');
  return no(
    'IW-MUT-1',
    `The ${namesIn(turning)} ${plural(turning.length, 'turns', 'turn')} into what is captured: write it, for example =${letters}.`,
  );
};

export const whyNoCrowd = ({ from }: CrowdMove, members: readonly Unit[]): Refusal | null =>
  members.length > 1
    ? null
    : refusal('IW-CROWD-1', `The ${namesIn(members)} on ${nameOf(from)} moves alone: write it without braces.`, [from]);

/** Returns why a move is illegal if its members have these roles, although other roles make it legal. */
export const whyNotInRoles = (move: CrowdMove, members: readonly Unit[], roles: Roles): Refusal | null => {
  const only = roles.map((role) => [role]);
  if (!findPseudoLegal(move, only)) return whyStuck(move, members);
  const turning = typesFor(move, members);
  const wrong = roles.find(({ becomes }) => becomes !== null && !turning.includes(becomes));
  if (wrong)
    return refusal(
      'IW-MUT-2',
      `No ${TYPE_NAMES[wrong.becomes as PieceType]} is captured on ${nameOf(move.target)}, so no piece turns into one.`,
      [move.target],
    );
  if (findLegal(move, only)) return null;
  const { occupancy } = tryMove(move, roles);
  return whyOpenKing(occupancy, move.state, move.side);
};

/**
 * Explains why a selection of units has no legal target.
 * The caller must know that the selection has no legal target even if more units join.
 */
export const whyNoSelection = (
  { moves, from, side }: { readonly moves: readonly CrowdMove[]; readonly from: Square; readonly side: Side },
  selection: MemberSelection,
): Refusal => {
  const { members } = selection;
  const led = moves.find((move) => findPseudoLegal(move, rolesFor(move, selection)));
  if (led) return whyExposed(led, selection);
  const stuck = moves.find(({ leads, units }) => members.some((unit) => leads[units.indexOf(unit)]));
  return stuck
    ? whyStuck(stuck, members)
    : refusal('IW-CROWD-2', `${sideName(side)}'s ${namesIn(members)} on ${nameOf(from)} cannot move.`, [from]);
};

export const whyNoHalf = (unit: Unit, from: Square): Refusal => {
  if (unit.type === 'pawn') return refusal('IW-WORM-6', 'A Pawn cannot leave a half behind.', [from]);
  const half = isExtended(unit);
  return refusal(
    half ? 'IW-CROWD-4' : 'IW-CROWD-5',
    half
      ? 'This is only a half, so it cannot leave a half behind.'
      : `The ${unitWords(unit, from)} already leaves a half behind.`,
    unit.at,
  );
};

/**
 * Explains why a player cannot begin an action with `target` (IW-TURN-2).
 * An action begins with the choice of a square on which the player has units.
 */
export const whyNotChosen = (state: State, side: Side, target: Target): Refusal => {
  if (target.kind !== 'square') return refusal('IW-TURN-2', `Choose a square with a ${side} piece first.`);
  const { square } = target;
  const occupancy = occupancyOf(state);
  const units = unitsOn(occupancy, square);
  const there = units[0];
  if (there) return refusal('IW-GEN-5', `It is ${sideName(side)}'s turn.`, [square]);
  if (isHallway(square) && (occupancy.aliases[square] as Square) < 0)
    return refusal('IW-HALL-1', `${nameOf(square)} is not linked, so no piece can enter it.`, [square]);
  return refusal('IW-TURN-2', `${nameOf(square)} is empty. Choose a square with a ${side} piece.`, [square]);
};

export const whyNoTarget = (
  context: {
    readonly state: State;
    readonly side: Side;
    readonly from: Square;
    readonly units: readonly Unit[];
  },
  members: readonly Unit[],
  target: Target,
): Refusal => {
  const { state, side, from } = context;
  const occupancy = occupancyOf(state);
  const here = occupancy.squares[from] as readonly Unit[];
  const castler = here.find((unit) => isCastling(state, unit));
  if (members.length === 0 && castler)
    return refusal(
      'IW-CASTLE-4',
      `The ${TYPE_NAMES[castler.type]} is halfway through castling. It cannot move until castling is finished.`,
      castler.at,
    );
  if (target.kind === 'unit') {
    const unit = here.find(({ id }) => id === target.unit);
    if (!unit)
      return refusal('IW-CROWD-1', `A crowd moves from one square: choose only pieces on ${nameOf(from)}.`, [from]);
    if (isCastling(state, unit))
      return refusal(
        'IW-CASTLE-4',
        `The ${TYPE_NAMES[unit.type]} is halfway through castling and cannot join a crowd.`,
        unit.at,
      );
    return members.includes(unit) && members.length < context.units.length
      ? refusal('IW-CROWD-1', `The ${TYPE_NAMES[unit.type]} on ${nameOf(from)} is already in the crowd.`, [from])
      : refusal('IW-CROWD-1', `Choose a square for the ${TYPE_NAMES[unit.type]} on ${nameOf(from)}.`, [from]);
  }
  if (target.kind !== 'square')
    return refusal('IW-CROWD-2', `Choose a square for the ${namesIn(members)} on ${nameOf(from)}.`, [from]);
  const lone = members.length === 1 ? members[0] : undefined;
  if (lone && isExtended(lone)) {
    const other = otherHalf(lone, from) as Square;
    return refusal(
      'IW-WORM-3',
      `Alone, half a ${TYPE_NAMES[lone.type]} can only rejoin its other half, on ${nameOf(other)}.`,
      [from, other],
    );
  }
  return whyOutOfPattern(
    occupancy,
    side,
    from,
    members,
    target.square,
    holderOf(occupancy, target.square) === other(side),
  );
};

export const whyOtherMode = ({ links, mode }: State): Refusal => {
  const linked = links.flatMap((file, rank) => (file === null ? [] : [boardSquare(file, rank)]));
  return mode === 'unlinking'
    ? refusal(
        'IW-LINK-5',
        `No link can be made until all are removed: ${countWords(linked.length, 'link')} left.`,
        linked,
      )
    : refusal(
        'IW-LINK-5',
        `No link can be removed until all 8 are made: ${countWords(8 - linked.length, 'link')} left.`,
        linked,
      );
};

export const whyNoLinksYet = (): Refusal =>
  refusal('IW-FIRST-1', 'Not in a first game: links come with all rules.', []);

export const whyNoLinkStep = (state: State, { kind, square }: LinkStep): Refusal | null => {
  if (state.options.rules === 'first') return whyNoLinksYet();
  if (state.mode !== (kind === 'link' ? 'linking' : 'unlinking')) return whyOtherMode(state);
  const bar = kind === 'link' ? obstacleToLink(state, turnSide(state), square) : null;
  return bar && whyNoLink(state, square, bar);
};

export const whyNoLink = (
  state: State,
  at: Square,
  { bar, on }: NonNullable<ReturnType<typeof obstacleToLink>>,
): Refusal => {
  if (bar === 'taken')
    return refusal('IW-LINK-1', `The hallway square of this rank is already linked, with ${nameOf(on)}.`, [on]);
  const enemies = unitsOn(occupancyOf(state), on).map((unit) => ownedWords(unit, on));
  return refusal(
    'IW-LINK-3',
    `${nameOf(at)} cannot be linked: ${listWords(enemies)} ${plural(enemies.length, 'is', 'are')} in the way.`,
    [on],
  );
};

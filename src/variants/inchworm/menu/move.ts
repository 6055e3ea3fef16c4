/** A move as picks: a square, its units, a target and mutations (section 7.1 of the rules). */
import {
  type Choice,
  type Hint,
  type Menu,
  makeQuestion,
  type OpenChoice,
  open,
  type Refusal,
  refuse,
  type Tone,
} from '../../../kernel/asking/menu.ts';
import { option, sameTarget, square, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { castlingLoss } from '../moves/castling.ts';
import { areAlike, movableOn } from '../moves/crowd.ts';
import { type CrowdMove, capturedBy, pseudoLegalMoves, type Roles, tryMove } from '../moves/generate.ts';
import { findLegal } from '../moves/legality.ts';
import { canMove, isWhole, type MemberSelection, rolesFor, selectAll, usualHalves } from '../moves/member-selection.ts';
import type { Act, LinkStep } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { unitsOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { namesIn, otherHalf, TYPE_NAMES, type Unit } from '../position/units.ts';
import { refusal } from '../rules/index.ts';
import { castleChoices, finishWords } from './castling.ts';
import { moveHint, risksOwnKing } from './hints.ts';
import { mutationMenu } from './mutation.ts';
import { whyExposed, whyNoHalf, whyNoSelection, whyNoTarget, whyStuck } from './refusals.ts';
import { withAlias } from './square-alias.ts';

interface MoveContext {
  readonly state: State;
  readonly side: Side;
  readonly from: Square;
  readonly link: LinkStep | null;
  readonly units: readonly Unit[];
  readonly moves: readonly CrowdMove[];
  /** The move that was legal for the previous selection (killer heuristic). */
  killer: CrowdMove | null;
}

/** A selection whose units were picked one by one. Only the unit picked last can still leave a half. */
interface PickedSelection extends MemberSelection {
  readonly last: Unit;
}

const deadEnd = (why: () => Refusal): Menu<Act> => makeQuestion('', [], why);

const canLead = ({ leads: led, units, from, target }: CrowdMove, members: readonly Unit[]): boolean =>
  members.some((unit) => led[units.indexOf(unit)] || otherHalf(unit, from) === target);
const mannerMayBeLegal = ({ from, target }: CrowdMove, members: readonly Unit[]): boolean =>
  members.some((unit) => unit.at.length === 1 || otherHalf(unit, from) === target);

const losesCastling = (move: CrowdMove, roles: Roles): boolean => {
  const { occupancy } = tryMove(move, roles);
  return castlingLoss({ ...move.state, units: unitsOf(occupancy) }, move.side) !== null;
};

const toneOf = (move: CrowdMove, selection: MemberSelection): Tone => {
  const roles = findLegal(move, rolesFor(move, selection));
  if (roles && move.state.castling[move.side] && losesCastling(move, roles)) return 'danger';
  if (roles && risksOwnKing(move, roles)) return 'danger';
  return capturedBy(move, selection.members).length > 0 ? 'capture' : 'move';
};

const targetChoice = ({ link }: MoveContext, move: CrowdMove, selection: MemberSelection): Choice<Act> => {
  const { members } = selection;
  const target = square(move.target);
  if (!mannerMayBeLegal(move, members)) return refuse(target, () => whyStuck(move, members));
  return open(
    target,
    () => toneOf(move, selection),
    () => {
      const allowed = rolesFor(move, selection);
      return findLegal(move, allowed)
        ? mutationMenu({ move, members, link }, allowed)
        : deadEnd(() => whyExposed(move, selection));
    },
    { hint: () => moveHint(move, findLegal(move, rolesFor(move, selection)) ?? [], members) },
  );
};

/**
 * Whether each member that extends comes after all alike members that do not extend.
 * Without this order the menu would list a move of two alike Rooks twice, because either Rook could extend.
 */
const isInOrder = (state: State, { members, halves }: MemberSelection): boolean =>
  members.every((unit, index) => {
    const next = members[index + 1];
    return !next || !halves.includes(unit) || halves.includes(next) || !areAlike(state, unit, next);
  });

/**
 * Whether a move has a shorter spelling, with fewer picks. If all units move, a player need not pick members.
 * If only the piece from `usualHalves` extends, a player need not pick which pieces extend.
 */
const hasShorterSpelling = ({ units }: MoveContext, move: CrowdMove, { members, halves }: MemberSelection): boolean => {
  if (halves.length === 0) return members.length === units.length;
  const usual = usualHalves(move, members);
  return halves.length === usual.length && halves.every((unit) => usual.includes(unit));
};

const targetChoices = (context: MoveContext, named: PickedSelection | null): readonly Choice<Act>[] => {
  const selection = named ?? selectAll(context.units);
  const inOrder = isInOrder(context.state, selection);
  const choices: Choice<Act>[] = [];
  for (const move of context.moves) {
    if (!canLead(move, selection.members)) continue;
    const choice = targetChoice(context, move, selection);
    const isUnlisted = named !== null && (!inOrder || hasShorterSpelling(context, move, named));
    choices.push(
      ...withAlias(
        context.state,
        isUnlisted && choice.kind === 'open' ? { ...choice, isUnlisted } : choice,
        move.target,
      ),
    );
  }
  return choices;
};

const selectionMenu = (context: MoveContext, selection: PickedSelection, later: readonly Unit[]): Menu<Act> => {
  const isOpen = (move: CrowdMove): boolean => canMove(move, selection, later);
  // Most moves that were legal for the last selection are legal for this one (killer heuristic).
  const killer =
    context.killer && isOpen(context.killer)
      ? context.killer
      : context.moves.find((move) => move !== context.killer && isOpen(move));
  if (!killer) return deadEnd(() => whyNoSelection(context, selection));
  context.killer = killer;
  return memberMenu(context, selection);
};

/**
 * Returns the choice that adds a unit to the members of a move. A player may pick the members in any order,
 * but the menu lists the members in sorted order only, because otherwise a crowd would be listed several times.
 */
const joinChoice = (context: MoveContext, { members, halves }: MemberSelection, member: Unit): Choice<Act> => {
  const { state, units } = context;
  const joined: PickedSelection = {
    members: units.filter((each) => each === member || members.includes(each)),
    halves,
    last: member,
  };
  const place = units.indexOf(member);
  const isUnlisted = members.some((each) => units.indexOf(each) > place) || !isInOrder(state, { members, halves });
  const later = units.filter((each, index) => !joined.members.includes(each) && (isUnlisted || index > place));
  const choice: OpenChoice<Act> = open(unit(member.id), 'plain', () => selectionMenu(context, joined, later), {
    label: TYPE_NAMES[member.type],
  });
  return isUnlisted ? { ...choice, isUnlisted } : choice;
};

const joinChoices = (context: MoveContext, selection: MemberSelection): readonly Choice<Act>[] => {
  const left = context.units.filter((unit) => !selection.members.includes(unit));
  return context.units.length === 1
    ? []
    : left
        .filter((unit) => left.find((each) => areAlike(context.state, each, unit)) === unit)
        .map((unit) => joinChoice(context, selection, unit));
};

const halfChoice = (context: MoveContext, { members, halves, last }: PickedSelection): readonly Choice<Act>[] => {
  if (!isWhole(last) || halves.includes(last)) return [];
  const halved: PickedSelection = {
    members,
    halves: members.filter((unit) => unit === last || halves.includes(unit)),
    last,
  };
  const later = context.units.filter((unit) => !members.includes(unit));
  const hint = (): Hint =>
    refusal('IW-CROWD-5', `Leaves half the ${TYPE_NAMES[last.type]} on ${nameOf(context.from)}.`, [context.from]);
  return [open<Act>(option('half'), 'plain', () => selectionMenu(context, halved, later), { label: '½', hint })];
};

const usualHalfText = ({ from, moves }: MoveContext, { members, halves }: MemberSelection): string => {
  const rejoining = moves.find(({ target }) => members.some((unit) => otherHalf(unit, from) === target));
  const other = moves.find((move) => move !== rejoining);
  const [usual] = halves.length > 0 || members.length === 1 || !other ? [] : usualHalves(other, members);
  return usual
    ? ` (Half the ${TYPE_NAMES[usual.type]} stays${rejoining ? `, except for ${nameOf(rejoining.target)}` : ''}.)`
    : '';
};

const memberMenu = (context: MoveContext, named: PickedSelection | null): Menu<Act> => {
  const { state, side, from, units, link } = context;
  const selection = named ?? selectAll(units);
  const choices = targetChoices(context, named);
  const castling = named ? [] : castleChoices(state, side, from, link);
  const begunCastling = state.castling[side];
  return makeQuestion(
    begunCastling && selection.members.length === 0
      ? finishWords(side, begunCastling.wing)
      : `${sideName(side)}: move the ${namesIn(selection.members)} on ${nameOf(from)}.${usualHalfText(context, selection)}`,
    [
      ...choices,
      ...castling.filter(({ target }) => !choices.some((each) => sameTarget(each.target, target))),
      ...(named ? halfChoice(context, named) : []),
      ...joinChoices(context, named ?? selectAll([])),
    ],
    (target) =>
      named && target.kind === 'option' && target.option === 'half'
        ? whyNoHalf(named.last, from)
        : whyNoTarget(context, selection.members, target),
  );
};

const moveContext = (state: State, side: Side, from: Square, link: LinkStep | null): MoveContext => {
  const units = movableOn(state, side, from);
  return { state, side, from, link, units, moves: pseudoLegalMoves(state, side, from, units), killer: null };
};

export const squareChoice = (state: State, side: Side, from: Square, link: LinkStep | null): OpenChoice<Act> => {
  return open(square(from), 'plain', () => memberMenu(moveContext(state, side, from, link), null));
};

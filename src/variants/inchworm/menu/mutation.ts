import { act, type Choice, type Hint, type Menu, makeQuestion, open } from '../../../kernel/asking/menu.ts';
import { option, square, type Target } from '../../../kernel/asking/target.ts';
import { sideName } from '../../../kernel/side.ts';
import { areAlike } from '../moves/crowd.ts';
import { type CrowdMove, capturedBy, moveOf, type Role, type Roles, typesFor } from '../moves/generate.ts';
import { type AllowedRoles, findLegal } from '../moves/legality.ts';
import type { Act, LinkStep } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import {
  namesIn,
  otherHalf,
  PIECE_TYPES,
  type PieceType,
  TYPE_NAMES,
  type Unit,
  unitWords,
} from '../position/units.ts';
import { refusal } from '../rules/index.ts';
import { withAlias } from './square-alias.ts';

/** A move whose members are chosen, but not yet their new types (IW-MUT-2). */
interface PendingMutation {
  readonly move: CrowdMove;
  readonly members: readonly Unit[];
  readonly link: LinkStep | null;
}

const mutatingUnits = ({ move, members }: PendingMutation): readonly Unit[] =>
  typesFor(move, members).length > 1 ? members.filter(({ type }) => type !== 'king') : [];

const typeIndex = ({ becomes }: Role): number => PIECE_TYPES.indexOf(becomes as PieceType);

/**
 * Returns the roles that remain possible after the player answers which type a unit becomes.
 * Alike units take types in a fixed order, so that no result is offered twice.
 */
const withAnswer = (
  { move, members }: PendingMutation,
  allowed: AllowedRoles,
  unit: Unit,
  type: PieceType,
): AllowedRoles => {
  const index = move.units.indexOf(unit);
  const manner = allowed[index]?.[0]?.manner;
  return allowed.map((roles, at) => {
    const other = move.units[at] as Unit;
    if (at === index) return roles.filter(({ becomes }) => becomes === type);
    const follows =
      at > index && members.includes(other) && areAlike(move.state, unit, other) && roles[0]?.manner === manner;
    return follows ? roles.filter((role) => typeIndex(role) >= PIECE_TYPES.indexOf(type)) : roles;
  });
};

const answersTo = (pending: PendingMutation, allowed: AllowedRoles, unit: Unit): readonly PieceType[] => {
  const types = (allowed[pending.move.units.indexOf(unit)] as Roles).flatMap(({ becomes }) => becomes ?? []);
  return types.length === 1
    ? types
    : types.filter((type) => findLegal(pending.move, withAnswer(pending, allowed, unit, type)));
};

const withUsualAnswers = (pending: PendingMutation, start: AllowedRoles, turning: readonly Unit[]): AllowedRoles =>
  turning.reduce(
    (allowed, unit) => withAnswer(pending, allowed, unit, answersTo(pending, allowed, unit)[0] as PieceType),
    start,
  );

const mutatedMove = ({ move, link }: PendingMutation, allowed: AllowedRoles): Menu<Act> =>
  act(
    moveOf(
      move,
      allowed.map((roles) => roles[0] as Role),
      link,
    ),
  );

const answerLabel = ({ move }: PendingMutation, allowed: AllowedRoles, unit: Unit, type: PieceType): string => {
  if (type !== 'pawn' || unit.type === 'pawn') return TYPE_NAMES[type];
  const halved = allowed[move.units.indexOf(unit)]?.[0]?.manner === 'half';
  const second = halved ? move.from : (otherHalf(unit, move.from) ?? move.target);
  return `2 Pawns, on ${nameOf(move.target)} and ${nameOf(second)}`;
};

export const mutationPicks = (pending: PendingMutation, start: AllowedRoles, wanted: Roles): readonly Target[] => {
  const picks: Target[] = [];
  let allowed = start;
  for (const unit of mutatingUnits(pending)) {
    const type = wanted[pending.move.units.indexOf(unit)]?.becomes as PieceType;
    if (answersTo(pending, allowed, unit).length > 1) picks.push(option(type));
    allowed = withAnswer(pending, allowed, unit, type);
  }
  return picks;
};

/** Asks for the first new type that is not forced. A single captured type leaves no choice (IW-MUT-2). */
const mutationQuestion = (pending: PendingMutation, start: AllowedRoles, turning: readonly Unit[]): Menu<Act> => {
  const { move } = pending;
  const [unit, ...rest] = turning;
  if (!unit) return mutatedMove(pending, start);
  const types = answersTo(pending, start, unit);
  const next = (type: PieceType) => mutationQuestion(pending, withAnswer(pending, start, unit, type), rest);
  if (types.length === 1) return next(types[0] as PieceType);
  const who = unitWords(unit, move.from);
  const captured = capturedBy(move, pending.members);
  const hint = (): Hint =>
    refusal(
      'IW-CAPT-3',
      `Captures the ${namesIn(captured)}.`,
      captured.flatMap(({ at }) => at),
    );
  const choices = types.map((type) =>
    open<Act>(option(type), 'plain', () => next(type), {
      label: answerLabel(pending, start, unit, type),
      hint,
    }),
  );
  const usual: Choice<Act> = open(
    square(move.target),
    'plain',
    () => mutatedMove(pending, withUsualAnswers(pending, start, turning)),
    {
      label: 'Use the usual choice',
      isUnlisted: true,
    },
  );
  return makeQuestion(
    `${sideName(move.side)}: choose what the ${who} turns into.`,
    [...choices, ...withAlias(move.state, usual, move.target)],
    () =>
      refusal('IW-MUT-2', `Choose a captured type for the ${who}, or the square again for the usual choice.`, [
        move.from,
        move.target,
      ]),
  );
};

export const mutationMenu = (pending: PendingMutation, allowed: AllowedRoles): Menu<Act> =>
  mutationQuestion(pending, allowed, mutatingUnits(pending));

import type { Refusal } from '../../../kernel/asking/menu.ts';
import { option, square, type Target, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { castlingSquares } from '../moves/castling.ts';
import { movableOn, sortUnits } from '../moves/crowd.ts';
import { pseudoLegalMoves, type Roles, STAY, typesFor } from '../moves/generate.ts';
import { findLegal } from '../moves/legality.ts';
import {
  anyRolesFor,
  isWhole,
  type MemberSelection,
  rolesFor,
  selectAll,
  usualHalves,
} from '../moves/member-selection.ts';
import type { LinkStep } from '../position/action.ts';
import { occupancyOf, unitsOn } from '../position/occupancy.ts';
import { type State, turnSide, type Wing } from '../position/state.ts';
import type { PieceType, Unit } from '../position/units.ts';
import { mutationPicks } from './mutation.ts';
import { whyNoCrowd, whyNoHalf, whyNotAsWritten, whyNotInRoles } from './refusals.ts';

/** A move read from notation, perhaps illegal or without mutations. `crowd`: written with braces. `takes`: with `x`. */
export interface WantedMove {
  readonly from: Square;
  readonly crowd: boolean;
  readonly takes: boolean;
  readonly target: Square;
  readonly members: readonly {
    readonly unit: Unit;
    readonly half: boolean;
    readonly becomes: PieceType | null;
  }[];
}

export const linkPicks = (state: State, link: LinkStep | null): readonly Target[] => {
  if (!link) return [];
  if (link.kind === 'link') return [option('link'), square(link.square)];
  const units = sortUnits(state, unitsOn(occupancyOf(state), link.square), link.square);
  const away = units.filter(({ id }) => link.away.includes(id));
  const start = [option('unlink'), square(link.square)];
  if (units.length === 0) return start;
  if (away.length === 0) return [...start, option('board')];
  if (away.length === units.length) return [...start, option('hallway')];
  return [...start, ...away.map(({ id }) => unit(id)), option('done')];
};

const haveSameUnits = (a: readonly Unit[], b: readonly Unit[]): boolean =>
  a.length === b.length && a.every((unit) => b.includes(unit));

const selectionPicks = (units: readonly Unit[], { members, halves }: MemberSelection): readonly Target[] =>
  halves.length === 0 && members.length === units.length
    ? []
    : members.flatMap((member) => [unit(member.id), ...(halves.includes(member) ? [option('half')] : [])]);

/** Returns the picks of a move, or why the spelling is wrong. The menu itself refuses illegal moves. */
export const movePicks = (
  state: State,
  { crowd, from, takes, target, members }: WantedMove,
): Result<readonly Target[], Refusal> => {
  const side = turnSide(state);
  const units = movableOn(state, side, from);
  const chosen = units.filter((unit) => members.some((each) => each.unit === unit));
  const halves = chosen.filter((unit) => members.some((each) => each.unit === unit && each.half));
  const split = halves.find((unit) => !isWhole(unit));
  if (split) return err(whyNoHalf(split, from));
  const said = haveSameUnits(halves, usualHalves({ from, target }, chosen))
    ? selectAll(chosen)
    : { members: chosen, halves };
  const start = [square(from), ...selectionPicks(units, said), square(target)];
  const move = pseudoLegalMoves(state, side, from, units).find((each) => each.target === target);
  if (!move) return ok(start);
  const types = typesFor(move, chosen);
  const roles: Roles = units.map((unit) => {
    const wish = members.find((each) => each.unit === unit);
    if (!wish) return STAY;
    const becomes = unit.type === 'king' || types.length === 0 ? null : (wish.becomes ?? types[0] ?? null);
    return { manner: wish.half ? 'half' : 'go', becomes };
  });
  if (!findLegal(move, anyRolesFor(move, chosen))) return ok(start);
  const turns = members.some(({ becomes }) => becomes !== null);
  const bar =
    whyNotAsWritten(move, chosen, { takes, turns }) ??
    whyNotInRoles(move, chosen, roles) ??
    (crowd ? whyNoCrowd(move, chosen) : null);
  return bar
    ? err(bar)
    : ok([...start, ...mutationPicks({ move, members: chosen, link: null }, rolesFor(move, said), roles)]);
};

export const castlePicks = (state: State, wing: Wing): readonly Target[] => {
  const side = turnSide(state);
  const [start, end] = castlingSquares(side, wing).king;
  const king = state.castling[side]?.king;
  const chip = king !== undefined && movableOn(state, side, start).length > 0 ? [unit(king)] : [];
  return [square(start), ...chip, square(end)];
};

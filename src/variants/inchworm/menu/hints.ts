/** What a move will do beyond going there: pulls and pushes, rolls with their odds, Kings in danger, Pawns that promote, a lost castling. */

import type { Square } from '../../../kernel/board.ts';
import type { Hint } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { attackersText, checksOn } from '../moves/attacks.ts';
import { type CastlingStage, castlingLoss, placesOf, tryCastling } from '../moves/castling.ts';
import { blastOn, rollsOwed } from '../moves/explosions.ts';
import { type CrowdMove, type Roles, tryMove } from '../moves/generate.ts';
import type { MagnetShift } from '../moves/magnetism.ts';
import { capturedTypes } from '../moves/mutation.ts';
import { standsOnLastRank } from '../moves/pawns.ts';
import { hallway, nameOf, rankOf } from '../position/board.ts';
import { type Occupancy, occupancyOf, unitsOf } from '../position/occupancy.ts';
import type { State, Wing } from '../position/state.ts';
import { namesIn, TYPE_NAMES, type Unit } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { shiftRule } from '../show/clause-for.ts';

/** One thing to know, the gravest kind first. */
interface Remark {
  readonly rule: RuleId;
  readonly text: string;
  readonly squares: readonly Square[];
}

/** "d4 is pushed to d8", for every group that a pulse moves. */
const shiftRemarks = (occupancy: Occupancy, shifts: readonly MagnetShift[]): readonly Remark[] =>
  shifts.map((shift) => {
    const { pulled, from, to, units } = shift;
    return {
      rule: shiftRule(occupancy, shift),
      text: `${namesIn(units)} on ${nameOf(from)} ${pulled ? 'pulled' : 'pushed'} to ${nameOf(to)}.`,
      squares: [from, to],
    };
  });

/** The chance that at least one of so many rolls explodes, in hundredths. */
const hundredths = (rolls: number): number => Math.round(100 * (1 - (11 / 12) ** rolls));

const rollRemarks = (occupancy: Occupancy, units: readonly Unit[], rolls: readonly number[]): readonly Remark[] => {
  const rollers = rolls.flatMap((id) => units.find((unit) => unit.id === id) ?? []);
  if (rollers.length === 0) return [];
  const places = rollers.map(({ at }) => at[0]);
  const kings = units.filter(
    ({ type, at }) => type === 'king' && at.some((square) => places.some((place) => blastOn(occupancy, place).includes(square))),
  );
  return [
    ...kings.map((king) => ({
      rule: rule('IW-BOOM-5'),
      text: `${sideName(king.side)}'s King stands beside a Pawn that rolls.`,
      squares: king.at,
    })),
    ...rollers
      .filter(({ type }) => type !== 'pawn')
      .map((unit) => ({
        rule: rule('IW-BOOM-3'),
        text: `The ${TYPE_NAMES[unit.type]} rolls too, for it goes as a Pawn.`,
        squares: unit.at,
      })),
    {
      rule: rule(rollers.length === 1 ? 'IW-BOOM-1' : 'IW-BOOM-2'),
      text: `${rollers.length === 1 ? 'One roll' : `${rollers.length} rolls`}: ${hundredths(rollers.length)} in 100 that ${rollers.length === 1 ? 'it' : 'one'} explodes (${listed(places.map(nameOf))}).`,
      squares: places,
    },
  ];
};

const castlingRemarks = (state: State, side: Side): readonly Remark[] => {
  const loss = castlingLoss(state, side);
  if (!loss) return [];
  return [
    loss.loss === 'broken'
      ? { rule: rule('IW-CASTLE-5'), text: 'Breaks your castling in progress: the turn loses.', squares: loss.squares }
      : {
          rule: rule('IW-CASTLE-6'),
          text: `Leaves ${listed(loss.squares.map(nameOf))} attacked while castling: the turn loses.`,
          squares: loss.squares,
        },
  ];
};

const promotionRemarks = (units: readonly Unit[], side: Side): readonly Remark[] =>
  units.filter(standsOnLastRank).map((pawn) => ({
    rule: rule('IW-PROM-2'),
    text: `${pawn.side === side ? 'The' : `${sideName(other(side))}'s`} Pawn on ${nameOf(pawn.at[0])} promotes unless it explodes.`,
    squares: pawn.at,
  }));

const joinRemarks = (remarks: readonly Remark[]): Hint => ({
  rule: remarks[0]?.rule ?? rule('IW-MAG-2'),
  text: remarks.map(({ text }) => text).join(' ') || 'Magnetism meets nobody whom it could move, and nobody rolls.',
  squares: [...new Set(remarks.flatMap(({ squares }) => squares))],
});

/** What those who capture turn into, where there is nothing to choose. */
const turnRemarks = (captured: readonly Unit[], members: readonly Unit[], target: Square): readonly Remark[] => {
  const [type, ...more] = capturedTypes(captured);
  const turning = members.filter((unit) => unit.type !== 'king' && unit.type !== type);
  if (!type || more.length > 0 || turning.length === 0) return [];
  const into = type === 'pawn' ? 'Pawns' : turning.length > 1 ? `${TYPE_NAMES[type]}s` : `a ${TYPE_NAMES[type]}`;
  return [
    {
      rule: rule('IW-MUT-1'),
      text: `${capital(namesIn(turning))} turn${turning.length === 1 ? 's' : ''} into ${into}.`,
      squares: [target],
    },
  ];
};

/** What follows from a move made with these roles. */
export const moveHint = (move: CrowdMove, roles: Roles, members: readonly Unit[]): Hint => {
  const { occupancy, captured, endsGame, shifts } = tryMove(move, roles);
  if (endsGame) return { rule: rule('IW-CAPT-5'), text: 'Takes the King and wins.', squares: captured.flatMap(({ at }) => at) };
  const units = unitsOf(occupancy);
  return joinRemarks([
    ...castlingRemarks({ ...move.state, units }, move.side),
    ...rollRemarks(occupancy, units, rollsOwed(members, shifts)),
    ...promotionRemarks(units, move.side),
    ...turnRemarks(captured, members, move.target),
    ...shiftRemarks(occupancy, shifts),
  ]);
};

/** What follows from a stage of castling. */
export const castleHint = (state: State, side: Side, wing: Wing, stage: CastlingStage): Hint => {
  const { occupancy, king, rook, shifts } = tryCastling(state, side, wing, stage);
  const units = unitsOf(occupancy);
  const castling = { ...state.castling, [side]: stage === 'begin' ? { wing, king: king.id, rook: rook.id } : null };
  const lost = castlingRemarks({ ...state, units, castling }, side);
  const halfway: Remark = {
    rule: rule('IW-CASTLE-6'),
    text: `Until castling is finished ${listed(placesOf(side, wing).guarded.map(nameOf))} must not be attacked, and King and Rook must stay.`,
    squares: placesOf(side, wing).guarded,
  };
  return joinRemarks([
    ...lost,
    ...(stage === 'begin' && lost.length === 0 ? [halfway] : []),
    ...rollRemarks(occupancy, units, rollsOwed([], shifts)),
    ...promotionRemarks(units, side),
    ...shiftRemarks(occupancy, shifts),
  ]);
};

/** What a link step changes at once: who meets whom, and Kings that stand open through it. */
export const linkHint = (before: State, after: State, side: Side, at: Square): Hint => {
  const occupancy = occupancyOf(after);
  const open = SIDES.flatMap((king) =>
    checksOn(occupancy, after, king).map(
      ([square, attackers]): Remark => ({
        rule: rule('IW-CHECK-5'),
        text: `${king === side ? 'Your' : `${sideName(king)}'s`} King on ${nameOf(square)} is then open to ${attackersText(attackers)}.`,
        squares: [square, ...attackers.map(({ from }) => from)],
      }),
    ),
  );
  const units = occupancy.squares[at] ?? [];
  const met = after.units.some((unit, index) => unit !== before.units[index]);
  const joined = units.filter((unit) => before.units.some(({ id, at: halves }) => id === unit.id && halves.length > unit.at.length));
  const meeting: readonly Remark[] = [
    ...joined.map((unit) => ({
      rule: rule('IW-LINK-4'),
      text: `The halves of the ${TYPE_NAMES[unit.type]} meet: it is whole.`,
      squares: [at],
    })),
    ...(met && units.length > 1 ? [{ rule: rule('IW-LINK-4'), text: `${namesIn(units)} share the linked square.`, squares: [at] }] : []),
  ];
  const plain: Remark = { rule: rule('IW-LINK-2'), text: 'The two squares are one for both players.', squares: [at, hallway(rankOf(at))] };
  return joinRemarks(open.length + meeting.length > 0 ? [...open, ...meeting] : [plain]);
};

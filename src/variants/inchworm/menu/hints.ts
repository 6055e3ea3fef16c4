import type { Hint } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { listWords, plural } from '../../../kernel/words.ts';
import { attackersText, checksOn } from '../moves/attacks.ts';
import { castlingLoss, castlingSquares, tryCastling } from '../moves/castling.ts';
import { blastOn, rollsOwed } from '../moves/dice.ts';
import { type CrowdMove, type Roles, tryMove } from '../moves/generate.ts';
import type { MagnetShift } from '../moves/magnetism.ts';
import { capturedTypes } from '../moves/mutation.ts';
import { standsOnLastRank } from '../moves/pawns.ts';
import type { CastlingStage } from '../position/action.ts';
import { hallway, nameOf, rankOf } from '../position/board.ts';
import { type Occupancy, occupancyOf, unitsOf } from '../position/occupancy.ts';
import type { State, Wing } from '../position/state.ts';
import { namesIn, TYPE_NAMES, type Unit } from '../position/units.ts';
import { refusal } from '../rules/index.ts';
import { shiftRule } from '../show/clause-for.ts';

const shiftRemarks = (occupancy: Occupancy, shifts: readonly MagnetShift[]): readonly Hint[] =>
  shifts.map((shift) => {
    const { pulled, from, to, units } = shift;
    return refusal(
      shiftRule(occupancy, shift),
      `${pulled ? 'Pulls' : 'Pushes'} the ${namesIn(units)} on ${nameOf(from)} to ${nameOf(to)}.`,
      [from, to],
    );
  });

/** The chance in percent that at least one of `rolls` explodes. */
const explosionPercent = (rolls: number): number => Math.round(100 * (1 - (11 / 12) ** rolls));

const rollersAmong = (units: readonly Unit[], rolls: readonly number[]): readonly Unit[] =>
  rolls.flatMap((id) => units.find((unit) => unit.id === id) ?? []);

const countRollsEndangering = (occupancy: Occupancy, king: Unit, rollers: readonly Unit[]): number =>
  rollers.filter(({ at: [place] }) => king.at.some((square) => blastOn(occupancy, place).includes(square))).length;

const rollRemarks = (occupancy: Occupancy, units: readonly Unit[], rolls: readonly number[]): readonly Hint[] => {
  const rollers = rollersAmong(units, rolls);
  if (rollers.length === 0) return [];
  const places = rollers.map(({ at }) => at[0]);
  const kings = units.filter((unit) => unit.type === 'king' && countRollsEndangering(occupancy, unit, rollers) > 0);
  return [
    ...kings.map((king) =>
      refusal(
        'IW-BOOM-5',
        `${sideName(king.side)}'s King dies in ${explosionPercent(countRollsEndangering(occupancy, king, rollers))} of 100 cases.`,
        king.at,
      ),
    ),
    ...rollers
      .filter(({ type }) => type !== 'pawn')
      .map((unit) => refusal('IW-BOOM-3', `The ${TYPE_NAMES[unit.type]} moves as a Pawn.`, unit.at)),
    refusal(
      rollers.length === 1 ? 'IW-BOOM-1' : 'IW-BOOM-2',
      rollers.length === 1
        ? `The ${TYPE_NAMES[rollers[0]?.type ?? 'pawn']} on ${places.map(nameOf).join('')} may explode (1 in 12).`
        : `${rollers.length} pieces may explode: at least one does in ${explosionPercent(rollers.length)} of 100 cases.`,
      places,
    ),
  ];
};

const castlingRemarks = (state: State, side: Side): readonly Hint[] => {
  const loss = castlingLoss(state, side);
  if (!loss) return [];
  return [
    loss.loss === 'broken'
      ? refusal('IW-CASTLE-5', 'Loses: this breaks the castling in progress.', loss.squares)
      : refusal(
          'IW-CASTLE-6',
          `Loses: ${listWords(loss.squares.map(nameOf))} would be attacked during castling.`,
          loss.squares,
        ),
  ];
};

const promotionRemarks = (units: readonly Unit[], side: Side, rolls: readonly number[]): readonly Hint[] =>
  units
    .filter(standsOnLastRank)
    .map((pawn) =>
      refusal(
        'IW-PROM-2',
        `${pawn.side === side ? 'The' : `${sideName(other(side))}'s`} Pawn on ${nameOf(pawn.at[0])} promotes${rolls.includes(pawn.id) ? ' unless it explodes' : ''}.`,
        pawn.at,
      ),
    );

const joinRemarks = (remarks: readonly Hint[]): Hint => ({
  rule: remarks[0]?.rule ?? 'IW-MAG-2',
  text: remarks.map(({ text }) => text).join(' ') || 'Magnetism moves no piece.',
  squares: [...new Set(remarks.flatMap(({ squares }) => squares))],
});

/** Returns a remark on the only type that the captors can turn into (IW-MUT-1). Empty if the player has a choice. */
const turnRemarks = (captured: readonly Unit[], members: readonly Unit[], target: Square): readonly Hint[] => {
  const [type, ...more] = capturedTypes(captured);
  const turning = members.filter((unit) => unit.type !== 'king' && unit.type !== type);
  if (!type || more.length > 0 || turning.length === 0) return [];
  const into = type === 'pawn' ? 'Pawns' : turning.length > 1 ? `${TYPE_NAMES[type]}s` : `a ${TYPE_NAMES[type]}`;
  return [
    refusal('IW-MUT-1', `The ${namesIn(turning)} ${plural(turning.length, 'turns', 'turn')} into ${into}.`, [target]),
  ];
};

/** Whether a roll after the move could destroy the mover's own King (IW-BOOM-5). */
export const risksOwnKing = (move: CrowdMove, roles: Roles): boolean => {
  const { occupancy, endsGame, shifts, rolling } = tryMove(move, roles);
  if (endsGame) return false;
  const rolls = rollsOwed(move.state, rolling, shifts);
  if (rolls.length === 0) return false;
  const units = unitsOf(occupancy);
  const rollers = rollersAmong(units, rolls);
  return units.some(
    (unit) => unit.type === 'king' && unit.side === move.side && countRollsEndangering(occupancy, unit, rollers) > 0,
  );
};

export const moveHint = (move: CrowdMove, roles: Roles, members: readonly Unit[]): Hint => {
  const { occupancy, captured, endsGame, shifts, rolling } = tryMove(move, roles);
  if (endsGame)
    return refusal(
      'IW-CAPT-5',
      'Captures the King and wins.',
      captured.flatMap(({ at }) => at),
    );
  const units = unitsOf(occupancy);
  const rolls = rollsOwed(move.state, rolling, shifts);
  return joinRemarks([
    ...castlingRemarks({ ...move.state, units }, move.side),
    ...rollRemarks(occupancy, units, rolls),
    ...promotionRemarks(units, move.side, rolls),
    ...turnRemarks(captured, members, move.target),
    ...shiftRemarks(occupancy, shifts),
  ]);
};

export const castleHint = (state: State, side: Side, wing: Wing, stage: CastlingStage): Hint => {
  const { occupancy, king, rook, shifts } = tryCastling(state, side, wing, stage);
  const units = unitsOf(occupancy);
  const castling = {
    ...state.castling,
    [side]: stage === 'begin' ? { wing, king: king.id, rook: rook.id } : null,
  };
  const rolls = rollsOwed(state, [], shifts);
  const lost = castlingRemarks({ ...state, units, castling }, side);
  const halfway: Hint = refusal(
    'IW-CASTLE-6',
    `Until castling is finished, ${listWords(castlingSquares(side, wing).guarded.map(nameOf))} must not be attacked, and King and Rook must stay.`,
    castlingSquares(side, wing).guarded,
  );
  return joinRemarks([
    ...lost,
    ...(stage === 'begin' && lost.length === 0 ? [halfway] : []),
    ...rollRemarks(occupancy, units, rolls),
    ...promotionRemarks(units, side, rolls),
    ...shiftRemarks(occupancy, shifts),
  ]);
};

/** The hint for making a link: the units that meet (IW-LINK-4), and Kings that come into check. */
export const linkHint = (before: State, after: State, at: Square): Hint => {
  const occupancy = occupancyOf(after);
  const open = SIDES.flatMap((king) =>
    checksOn(occupancy, after, king).map(
      ([square, attackers]): Hint =>
        refusal(
          'IW-CHECK-5',
          `${sideName(king)}'s King on ${nameOf(square)} would be in check from ${attackersText(attackers)}.`,
          [square, ...attackers.map(({ from }) => from)],
        ),
    ),
  );
  const units = occupancy.squares[at] ?? [];
  const met = after.units.some((unit, index) => unit !== before.units[index]);
  const joined = units.filter((unit) =>
    before.units.some(({ id, at: halves }) => id === unit.id && halves.length > unit.at.length),
  );
  const meeting: readonly Hint[] = [
    ...joined.map((unit) =>
      refusal('IW-LINK-4', `The halves of the ${TYPE_NAMES[unit.type]} meet and become whole.`, [at]),
    ),
    ...(met && units.length > 1 ? [refusal('IW-LINK-4', `The ${namesIn(units)} share the linked square.`, [at])] : []),
  ];
  const plain: Hint = refusal('IW-LINK-2', `Makes ${nameOf(at)} and ${nameOf(hallway(rankOf(at)))} one square.`, [
    at,
    hallway(rankOf(at)),
  ]);
  return joinRemarks(open.length + meeting.length > 0 ? [...open, ...meeting] : [plain]);
};

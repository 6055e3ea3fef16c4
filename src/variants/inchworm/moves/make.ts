import { change } from '../../../kernel/changed.ts';
import { assertNever } from '../../../kernel/invariant.ts';
import type { Act, Castle, Move } from '../position/action.ts';
import { type Occupancy, occupancyOf, unitsOf } from '../position/occupancy.ts';
import { type State, turnSide } from '../position/state.ts';
import { makeUnit, type PieceType, type Unit } from '../position/units.ts';
import { tryCastling } from './castling.ts';
import { enterRoll, makeRoll, makeRolls, rollsOwed } from './dice.ts';
import { endTurn } from './end-turn.ts';
import { type CrowdMove, crowdMoveTo, type MoveTrial, membersOf, type Roles, rolesIn, tryMove } from './generate.ts';
import { makeLinkStep } from './linking.ts';
import type { MagnetShift } from './magnetism.ts';
import { passingAfter, promotionsOwed } from './pawns.ts';

const continueTurn = (state: State): State => {
  if (state.ending || (state.owed?.rolls.length ?? 0) > 0) return state;
  const pawn = promotionsOwed(state)[0];
  return pawn ? change(state, { toMove: pawn.side }) : endTurn(state);
};

interface MadeMove {
  readonly start: State;
  readonly move: CrowdMove;
  readonly roles: Roles;
  readonly done: MoveTrial;
  readonly state: State;
}

export const makeMove = (state: State, act: Move): MadeMove => {
  const side = turnSide(state);
  const start = makeLinkStep(state, act.link);
  const move = crowdMoveTo(start, side, act.from, act.target);
  const roles = rolesIn(act, move);
  const members = membersOf(move, roles);
  const done = tryMove(move, roles);
  const next = change(start, { units: unitsOf(done.occupancy) });
  if (done.endsGame)
    return {
      start,
      move,
      roles,
      done,
      state: change(next, { ending: { winner: side, reason: 'kingCaptured' } }),
    };
  const capture = done.captured.length > 0;
  const owed = {
    rolls: rollsOwed(start, done.rolling, done.shifts),
    passing: capture ? null : passingAfter(occupancyOf(start), members, act.from, act.target),
    quiet: !capture && members.every(({ type }) => type !== 'pawn'),
  };
  return { start, move, roles, done, state: change(next, { owed }) };
};

interface MadeCastling {
  readonly start: State;
  readonly occupancy: Occupancy;
  readonly king: Unit;
  readonly rook: Unit;
  readonly shifts: readonly MagnetShift[];
  readonly state: State;
}

export const makeCastling = (state: State, { link, wing, stage }: Castle): MadeCastling => {
  const side = turnSide(state);
  const start = makeLinkStep(state, link);
  const { occupancy, king, rook, shifts } = tryCastling(start, side, wing, stage);
  const begunCastling = stage === 'begin' ? { wing, king: king.id, rook: rook.id } : null;
  const own = side === 'white' ? [0, 1] : [2, 3];
  const next = change(start, {
    units: unitsOf(occupancy),
    castling: { ...start.castling, [side]: begunCastling },
    rights: start.rights.map((right, index) => (own.includes(index) ? null : right)),
    owed: { rolls: rollsOwed(start, [], shifts), passing: null, quiet: true },
  });
  return { start, occupancy, king, rook, shifts, state: next };
};

/** Promotes the first Pawn that is due (IW-PROM-2). */
export const promote = (state: State, type: PieceType): State => {
  const pawn = promotionsOwed(state)[0];
  return pawn
    ? change(state, {
        units: state.units.map((unit) => (unit.id === pawn.id ? makeUnit(unit.id, unit.side, type, unit.at) : unit)),
      })
    : state;
};

/** Returns the position after an action, before its dice. */
export const makeAct = (state: State, act: Act): State => {
  switch (act.kind) {
    case 'extend':
    case 'consolidate':
    case 'pawn':
    case 'crowd':
      return makeMove(state, act).state;
    case 'castle':
      return makeCastling(state, act).state;
    case 'dice': {
      const roll = enterRoll(state, act.sum);
      return roll ? makeRoll(roll) : state;
    }
    case 'promote':
      return promote(state, act.type);
    case 'claim':
      return change(state, { ending: { winner: null, reason: act.claim } });
    default:
      return assertNever(act);
  }
};

/** Casts owed dice, then continues the turn. With real dice, the turn waits for the players (IW-BOOM-6). */
export const afterDice = (state: State): State => continueTurn(makeRolls(state));

export const next = (state: State, act: Act): State => afterDice(makeAct(state, act));

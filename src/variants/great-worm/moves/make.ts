import type { Square } from '../../../kernel/board/board.ts';
import { other, withSide } from '../../../kernel/side.ts';
import type { Act, Encroachment, PieceMove } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import type { Boost, Phase, State, Unit } from '../position/state.ts';
import { boostOf, capturedAt } from './generate.ts';
import { hasCapturedWorm, LEG_WAIT, moveWorm } from './worm-paths.ts';

const squarePassed = ({ type }: Unit, from: Square, to: Square): Square | null =>
  type === 'claw' && Math.abs(to - from) === 2 * BOARD.files ? (from + to) / 2 : null;

const encroachmentPhase = (boost: Boost, used: Extract<Phase, { kind: 'encroachment' }>['used']): Phase => ({
  kind: 'encroachment',
  boost,
  used,
});

/** Returns the position after a piece move. The next Phase of the turn is the worm move (GW-TURN-1). */
export const makePieceMove = (state: State, action: PieceMove): State => {
  const { from, to, special } = action;
  const unit = state.units[from] as Unit;
  const units = [...state.units];
  const captured = capturedAt(state, action);
  if (captured !== null) units[captured] = null;
  units[from] = null;
  units[to] = special === 'promotion' ? { ...unit, type: 'talon' } : unit;
  const passed = special === 'promotion' ? null : squarePassed(unit, from, to);
  return {
    ...state,
    units,
    doubleStep: passed === null ? null : { passed, claw: to },
    phase: encroachmentPhase(boostOf(unit), unit.id),
  };
};

/** Returns the position after a skipped piece move, by a pass (GW-TURN-4) or a waived Phase (GW-TURN-3). */
export const skipPieceMove = (state: State): State => ({
  ...state,
  doubleStep: null,
  phase: encroachmentPhase('none', 'nothing'),
});

const withLeg = (state: State, square: Square): State => {
  const units = state.units.slice();
  units[square] = { id: state.nextId, type: 'leg', side: state.toMove };
  return { ...state, units, nextId: state.nextId + 1 };
};

const nextWaits = ({ waits, options, toMove }: State, created: boolean): State['waits'] => {
  const [own, foe] = [waits[toMove], waits[other(toMove)]];
  const after = withSide(waits, toMove, created ? LEG_WAIT : Math.max(0, own - 1));
  return options.wait === 'both' && foe > 0 ? withSide(after, other(toMove), foe - 1) : after;
};

/** Returns the position after a turn. Fields are listed, since spreading `state` would slow the search. */
const endTurn = (state: State, created: boolean): State => ({
  toMove: other(state.toMove),
  ply: state.ply + 1,
  rng: null,
  phase: { kind: 'regular' },
  units: state.units,
  lairs: state.lairs,
  trails: state.trails,
  waits: nextWaits(state, created),
  doubleStep: state.doubleStep,
  options: state.options,
  nextId: state.nextId,
});

/** Returns the position after an Encroachment (worm move). After a win, the turn does not pass (GW-END-3). */
export const makeEncroachment = (state: State, { path, leg }: Encroachment): State => {
  const moved = moveWorm(state, path);
  if (hasCapturedWorm(moved)) return moved;
  return leg === null ? endTurn(moved, false) : endTurn(withLeg(moved, leg), true);
};

export const next = (state: State, act: Act): State => {
  switch (act.kind) {
    case 'regular':
      return makePieceMove(state, act);
    case 'encroachment':
      return makeEncroachment(state, act);
    case 'pass':
    case 'waive':
      return skipPieceMove(state);
  }
};

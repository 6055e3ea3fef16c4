/** Tells an action step by step, each under its clause. */
import type { BoardEvent, Step } from '../../../../src/kernel/event.ts';
import type { Act, Castling, Move } from '../position/action.ts';
import { type State, type Unit, unitAt } from '../position/state.ts';
import { type ClauseId, step } from '../rules/index.ts';

const clauseOf = ({ type }: Unit, { to, taken }: Move): ClauseId => {
  if (type === 'pawn') return taken === null || taken === to ? 'CH-PAWN-1' : 'CH-PAWN-2';
  return taken === null ? 'CH-MOVE-1' : 'CH-MOVE-2';
};

const moveSteps = ({ squares }: State, move: Move): readonly Step[] => {
  const { from, to, taken, into } = move;
  const unit = unitAt(squares, from);
  const events: BoardEvent[] =
    taken === null ? [] : [{ kind: 'captured', unit: unitAt(squares, taken).id, by: unit.id }];
  events.push({ kind: 'moved', unit: unit.id, path: [from, to], at: [to] });
  const steps: Step[] = [step(clauseOf(unit, move), events)];
  if (into) steps.push(step('CH-PAWN-3', [{ kind: 'changed', unit: unit.id, to: { type: into } }]));
  return steps;
};

const castleSteps = ({ squares }: State, { king, rook, to, over }: Castling): readonly Step[] => [
  step('CH-KING-2', [
    { kind: 'moved', unit: unitAt(squares, king).id, path: [king, to], at: [to] },
    { kind: 'moved', unit: unitAt(squares, rook).id, path: [rook, over], at: [over] },
  ]),
];

export const tell = (state: State, act: Act): readonly Step[] =>
  act.kind === 'move' ? moveSteps(state, act) : castleSteps(state, act.castle);

/** Telling what an action does, clause by clause. */
import { type BoardEvent, makeStep, type Step } from '../../../../src/kernel/event.ts';
import type { RuleId } from '../../../../src/kernel/learning/rulebook.ts';
import type { Act, Castling, Move } from '../position/action.ts';
import { type State, type Unit, unitAt } from '../position/state.ts';
import { rule } from '../rules/index.ts';

const clauseOf = ({ type }: Unit, { to, taken }: Move): RuleId => {
  if (type === 'pawn') return taken === null || taken === to ? rule('CH-PAWN-1') : rule('CH-PAWN-2');
  return taken === null ? rule('CH-MOVE-1') : rule('CH-MOVE-2');
};

const moveSteps = ({ squares }: State, move: Move): readonly Step[] => {
  const { from, to, taken, into } = move;
  const unit = unitAt(squares, from);
  const events: BoardEvent[] =
    taken === null ? [] : [{ kind: 'captured', unit: unitAt(squares, taken).id, by: unit.id }];
  events.push({ kind: 'moved', unit: unit.id, path: [from, to], at: [to] });
  const steps: Step[] = [makeStep(clauseOf(unit, move), events)];
  if (into) steps.push(makeStep(rule('CH-PAWN-3'), [{ kind: 'changed', unit: unit.id, to: { type: into } }]));
  return steps;
};

const castleSteps = ({ squares }: State, { king, rook, to, over }: Castling): readonly Step[] => [
  makeStep(rule('CH-KING-2'), [
    { kind: 'moved', unit: unitAt(squares, king).id, path: [king, to], at: [to] },
    { kind: 'moved', unit: unitAt(squares, rook).id, path: [rook, over], at: [over] },
  ]),
];

/** The steps of an action. */
export const tell = (state: State, act: Act): readonly Step[] =>
  act.kind === 'move' ? moveSteps(state, act) : castleSteps(state, act.castle);

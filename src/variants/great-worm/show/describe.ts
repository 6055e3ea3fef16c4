import type { Square } from '../../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../../kernel/event.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { countWords } from '../../../kernel/words.ts';
import { boostOf, capturedAt, tracksFrom } from '../moves/generate.ts';
import type { Act, Encroachment, NoPieceMove, PieceMove } from '../position/action.ts';
import { listSquares, nameOf } from '../position/board.ts';
import { BOOST_WORDS, type State, turnsToWait, type Unit, unitName } from '../position/state.ts';
import { rule, step } from '../rules/index.ts';
import { marksOf } from './view.ts';

const captureEvents = (state: State, at: Square | null, by: Unit): readonly BoardEvent[] => {
  const captured = at === null ? null : state.units[at];
  return captured ? [{ kind: 'captured', unit: captured.id, by: by.id }] : [];
};

const movedText = (state: State, unit: Unit, from: Square, to: Square, at: Square | null): string => {
  const captured = at === null ? null : state.units[at];
  const moves = `${unitName(unit)} moves from ${nameOf(from)} to ${nameOf(to)}`;
  if (!captured) return `${moves}.`;
  return `${moves} and captures ${unitName(captured)}${at === to ? '' : ` on ${nameOf(at as Square)} en passant`}.`;
};

const markSteps = (state: State, next: State): readonly Step[] => {
  const marks = marksOf(next);
  const markEvent = (square: Square): BoardEvent => ({ kind: 'marked', square, marks: marks[square] ?? [] });
  const [old, fresh] = [state.doubleStep, next.doubleStep];
  return [
    ...(old ? [step('GW-CLAW-3', [markEvent(old.passed)])] : []),
    ...(fresh
      ? [
          step(
            'GW-CLAW-3',
            [markEvent(fresh.passed)],
            `${sideName(other(state.toMove))} may capture it en passant on ${nameOf(fresh.passed)}.`,
          ),
        ]
      : []),
  ];
};

const pieceMoveSteps = (state: State, action: PieceMove, next: State): readonly Step[] => {
  const { from, to, special } = action;
  const unit = state.units[from] as Unit;
  const at = capturedAt(state, action);
  const track = tracksFrom(unit, from).find((each) => each.to === to);
  const over = track && track.over.length > 0 ? ` It leaps over ${listSquares(track.over)}.` : '';
  const path = [from, ...(track?.via ?? []), to];
  const clause = special === 'enPassant' ? rule('GW-CLAW-3') : (track?.rule ?? rule('GW-MOVE-1'));
  const steps = [
    step(
      clause,
      [...captureEvents(state, at, unit), { kind: 'moved', unit: unit.id, path, at: [to] }],
      movedText(state, unit, from, to, at) + over,
    ),
  ];
  if (special === 'promotion') {
    steps.push(
      step(
        'GW-CLAW-4',
        [{ kind: 'changed', unit: unit.id, to: { type: 'talon' } }],
        `The Claw on ${nameOf(to)} becomes a Talon.`,
      ),
    );
  }
  steps.push(...markSteps(state, next));
  const boost = boostOf(unit);
  if (boost !== 'none') {
    steps.push(step('GW-BOOST-1', [], `The worm may ${BOOST_WORDS[boost]} this turn.`));
  }
  return steps;
};

const skipSteps = (state: State, { kind }: NoPieceMove, next: State): readonly Step[] => {
  const side = sideName(state.toMove);
  const why =
    kind === 'pass'
      ? step('GW-TURN-4', [], `${side} passes the regular Phase. The worm must still move.`)
      : step('GW-TURN-3', [], `${side} has no piece that can move: only the worm moves.`);
  return [why, ...markSteps(state, next)];
};

const encroachmentSteps = (state: State, { path, leg }: Encroachment, next: State): readonly Step[] => {
  const { from, to, crossed, manner } = path;
  const unit = state.units[from] as Unit;
  const side = sideName(unit.side);
  const squares = [from, ...crossed, to];
  const over = manner === 'corner' ? ` It turns on ${listSquares(crossed)}.` : '';
  const at = state.units[to] ? to : null;
  const marks = marksOf(next);
  const steps = [
    step(
      path.rule,
      [...captureEvents(state, at, unit), { kind: 'moved', unit: unit.id, path: squares, at: [to] }],
      movedText(state, unit, from, to, at) + over,
    ),
    step(
      'GW-TRAIL-2',
      squares.map((square) => ({ kind: 'marked', square, marks: marks[square] ?? [] })),
      `Its trail grows by ${countWords(squares.length - 1, 'square')}.`,
    ),
  ];
  const created = leg === null ? null : next.units[leg];
  if (leg !== null && created) {
    steps.push(
      step(
        'GW-NIGHT-1',
        [{ kind: 'appeared', unit: { ...created, at: [leg], body: 'whole', badges: [] } }],
        `${side}'s worm creates a Leg on ${nameOf(leg)}.`,
      ),
      step('GW-NIGHT-3', [], `The next Leg is possible in ${turnsToWait(next, unit.side) + 1} turns.`),
    );
  } else if (turnsToWait(next, unit.side) === 0 && turnsToWait(state, unit.side) > 0) {
    steps.push(step('GW-NIGHT-3', [], `${side} can create a Leg again next turn.`));
  }
  return steps;
};

export const tell = (state: State, act: Act, next: State): readonly Step[] => {
  switch (act.kind) {
    case 'regular':
      return pieceMoveSteps(state, act, next);
    case 'encroachment':
      return encroachmentSteps(state, act, next);
    case 'pass':
    case 'waive':
      return skipSteps(state, act, next);
  }
};

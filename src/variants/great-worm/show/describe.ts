/** Telling what an action does, each step under its clause, in the order of the rules. */
import { sayingText } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../../kernel/event.ts';
import { sideName } from '../../../kernel/side.ts';
import { boostOf, capturedAt, type NoPieceMove, type PieceMove, tracksFrom } from '../moves/generate.ts';
import { lapsesOffer } from '../moves/make.ts';
import { WAIT } from '../moves/worm-moves.ts';
import type { Act, Encroachment } from '../position/action.ts';
import { listSquares, nameOf } from '../position/board.ts';
import { type State, type Unit, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { BOOST_WORDS } from './names.ts';
import { marksOf, unitView } from './view.ts';

const capture = (state: State, at: Square | null, by: Unit): readonly BoardEvent[] => {
  const captured = at === null ? null : state.units[at];
  return captured ? [{ kind: 'captured', unit: captured.id, by: by.id }] : [];
};

const movedText = (state: State, unit: Unit, to: Square, at: Square | null): string => {
  const captured = at === null ? null : state.units[at];
  if (!captured) return `${unitName(unit)} goes to ${nameOf(to)}.`;
  const where = at === to ? `on ${nameOf(to)}` : `on ${nameOf(at as Square)} en passant, going to ${nameOf(to)}`;
  return `${unitName(unit)} captures ${unitName(captured)} ${where}.`;
};

/** The en passant mark of the last turn goes, and a double step sets a new one. */
const markSteps = (state: State, next: State): readonly Step[] => {
  const marks = marksOf(next);
  const marked = (square: Square): BoardEvent => ({ kind: 'marked', square, marks: marks[square] ?? [] });
  const [old, fresh] = [state.doubleStep, next.doubleStep];
  return [
    ...(old ? [told(rule('GW-CLAW-3'), [marked(old.passed)], `The en passant mark on ${nameOf(old.passed)} goes.`)] : []),
    ...(fresh
      ? [
          told(
            rule('GW-CLAW-3'),
            [marked(fresh.passed)],
            `The Claw passed ${nameOf(fresh.passed)}: next turn it can be captured en passant.`,
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
    told(clause, [...capture(state, at, unit), { kind: 'moved', unit: unit.id, path, at: [to] }], movedText(state, unit, to, at) + over),
  ];
  if (special === 'promotion') {
    steps.push(
      told(rule('GW-CLAW-4'), [{ kind: 'changed', unit: unit.id, to: { type: 'talon' } }], `The Claw on ${nameOf(to)} becomes a Talon.`),
    );
  }
  steps.push(...markSteps(state, next));
  const boost = boostOf(unit);
  if (boost !== 'none') {
    steps.push(told(rule('GW-BOOST-1'), [], `${unitName(unit)} was used: this turn the worm may ${BOOST_WORDS[boost]}.`));
  }
  return steps;
};

const skipSteps = (state: State, { kind }: NoPieceMove, next: State): readonly Step[] => {
  const side = sideName(state.toMove);
  const why =
    kind === 'pass'
      ? told(rule('GW-TURN-4'), [], `${side} passes the regular Phase; the worm must still move.`)
      : told(rule('GW-TURN-3'), [], `The regular Phase is waived: ${side} has no unit that can act.`);
  return [why, ...markSteps(state, next)];
};

const encroachmentSteps = (state: State, { path, leg }: Encroachment, next: State): readonly Step[] => {
  const { from, to, crossed, manner } = path;
  const unit = state.units[from] as Unit;
  const side = sideName(unit.side);
  const squares = [from, ...crossed, to];
  const added = squares.slice(1);
  const over = manner === 'corner' ? ` It turns on ${listSquares(crossed)}.` : '';
  const at = state.units[to] ? to : null;
  const marks = marksOf(next);
  const steps = [
    told(
      path.rule,
      [...capture(state, at, unit), { kind: 'moved', unit: unit.id, path: squares, at: [to] }],
      movedText(state, unit, to, at) + over,
    ),
    told(
      rule('GW-TRAIL-2'),
      squares.map((square) => ({ kind: 'marked', square, marks: marks[square] ?? [] })),
      `${listSquares(added)} ${added.length === 1 ? 'joins' : 'join'} the trail of ${side}'s worm.`,
    ),
  ];
  const created = leg === null ? null : next.units[leg];
  if (leg !== null && created) {
    steps.push(
      told(rule('GW-NIGHT-1'), [{ kind: 'appeared', unit: unitView(next, created, leg) }], `A Leg of ${side} appears on ${nameOf(leg)}.`),
      told(rule('GW-NIGHT-3'), [], `${side} waits ${WAIT} turns for the next Leg.`),
    );
  } else if (next.waits[unit.side] === 0 && state.waits[unit.side] > 0) {
    steps.push(told(rule('GW-NIGHT-3'), [], `From the next turn on ${side} may create a Leg again.`));
  }
  return steps;
};

const playSteps = (state: State, act: Act, next: State): readonly Step[] => {
  switch (act.kind) {
    case 'regular':
      return pieceMoveSteps(state, act, next);
    case 'encroachment':
      return encroachmentSteps(state, act, next);
    case 'pass':
    case 'waive':
      return skipSteps(state, act, next);
    default:
      return [told(act.kind === 'resign' ? rule('GW-END-6') : rule('GW-END-5'), [], sayingText(act))];
  }
};

/** The steps of an action, which leads from `state` to `next`. */
export const tell = (state: State, act: Act, next: State): readonly Step[] => {
  const steps = playSteps(state, act, next);
  if (!lapsesOffer(state, act)) return steps;
  return [told(rule('GW-END-5'), [], `${sideName(state.toMove)} plays on: the draw offer lapses.`), ...steps];
};

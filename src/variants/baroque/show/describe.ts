/** Telling what an action does, clause by clause in the order of BQ-TURN-1. */
import { sayingText } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../../kernel/event.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { freezingClause } from '../menu/refusals.ts';
import type { Move } from '../moves/generate.ts';
import { MOVEMENTS, PIECES } from '../moves/tables.ts';
import type { Act } from '../position/action.ts';
import { nameOf, pathBetween } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { codeOn, idOf, type Occupancy, pieceOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { aftermath } from './aftermath.ts';
import { type CaptureGroup, capturesOf } from './captures.ts';
import { theUnit } from './names.ts';
import { unitView } from './view.ts';

const idOn = (board: Occupancy, square: Square): UnitId => idOf(codeOn(board, square));

/** The lines that do it, where the mover's own path is not the whole story, and then the victims. */
const captureEvents = (board: Occupancy, by: UnitId, { way, lines, victims }: CaptureGroup): readonly BoardEvent[] => [
  ...(way === 'step' || way === 'leap' ? [] : lines.map((line): BoardEvent => ({ kind: 'traced', what: way, line }))),
  ...victims.map((victim): BoardEvent => ({ kind: 'captured', unit: idOn(board, victim), by })),
];

/** The move itself, and in the same step whom it goes through or onto: those it leaps over or displaces. */
const moveSteps = (board: Occupancy, move: Move): readonly Step[] => {
  const unit = idOn(board, move.from);
  const piece = pieceOf(codeOn(board, move.from));
  const moved: BoardEvent = { kind: 'moved', unit, path: pathBetween(move.from, move.to), at: [move.to] };
  const captures = capturesOf(board, move);
  const onTheWay = captures.filter(({ way }) => way === 'step' || way === 'leap');
  const aside = captures.filter((capture) => !onTheWay.includes(capture));
  const [direct] = onTheWay;
  return [
    direct
      ? told(direct.rule, [moved, ...captureEvents(board, unit, direct)], direct.text)
      : told(MOVEMENTS[piece].rule, [moved], `The ${PIECES[piece].name} moves from ${nameOf(move.from)} to ${nameOf(move.to)}.`),
    ...aside.map((capture) => told(capture.rule, captureEvents(board, unit, capture), capture.text)),
  ];
};

const removeStep = (board: Occupancy, square: Square): Step => {
  const unit = idOn(board, square);
  const clause = freezingClause(board, square) === rule('BQ-IMM-5') ? rule('BQ-IMM-5') : rule('BQ-IMM-3');
  return told(clause, [{ kind: 'captured', unit, by: unit }], `${capital(theUnit(board, square))} captures itself.`);
};

/** Chameleons of the reserve put on these squares of `after`. */
const entrySteps = ({ toMove }: State, squares: readonly Square[], after: State, clause: RuleId): readonly Step[] => {
  const names = listed(squares.map((square) => nameOf(square)));
  const text =
    squares.length === 0
      ? `${sideName(toMove)} keeps both Chameleons in reserve.`
      : `${sideName(toMove)} puts ${squares.length === 1 ? 'a Chameleon' : 'Chameleons'} on ${names}.`;
  return [
    told(
      clause,
      squares.map((square) => ({ kind: 'appeared', unit: unitView(after.board, square) })),
      text,
    ),
  ];
};

/** The steps of an act, which leads from `state` to `after`; what follows from where the units stand comes last. */
export const tell = (state: State, act: Act, after: State): readonly Step[] => {
  const { board } = state;
  switch (act.kind) {
    case 'move':
      return [...moveSteps(board, act), ...aftermath(state, after)];
    case 'remove':
      return [removeStep(board, act.square), ...aftermath(state, after)];
    case 'drop':
      return [...entrySteps(state, [act.square], after, rule('BQ-TWO-5')), ...aftermath(state, after)];
    case 'place':
      return entrySteps(state, act.squares, after, rule('BQ-TWO-4'));
    default:
      return [told(rule('BQ-END-4'), [], sayingText(act))];
  }
};

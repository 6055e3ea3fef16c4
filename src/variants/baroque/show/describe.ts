/** Telling what an action does, clause by clause in the order of BQ-TURN-1. */
import { sayingText } from '../../../kernel/agreement.ts';
import type { Square } from '../../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../../kernel/event.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { frozenBy } from '../menu/refusals.ts';
import type { Move } from '../moves/generate.ts';
import { MOVEMENTS, PIECES } from '../moves/tables.ts';
import type { Action } from '../position/action.ts';
import { NAMES, run } from '../position/board.ts';
import type { State } from '../position/state.ts';
import { type Field, idOf, on, pieceOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { aftermath } from './aftermath.ts';
import { type Capture, capturesOf } from './captures.ts';
import { man } from './names.ts';
import { unitView } from './view.ts';

const idOn = (field: Field, square: Square): UnitId => idOf(on(field, square));

/** The lines that do it, where the mover's own path is not the whole story, and then the victims. */
const captured = (field: Field, by: UnitId, { way, lines, victims }: Capture): readonly BoardEvent[] => [
  ...(way === 'step' || way === 'leap' ? [] : lines.map((line): BoardEvent => ({ kind: 'traced', what: way, line }))),
  ...victims.map((victim): BoardEvent => ({ kind: 'captured', unit: idOn(field, victim), by })),
];

/** The move itself, and in the same step whom it goes through or onto: those it leaps over or displaces. */
const moveSteps = (field: Field, move: Move): readonly Step[] => {
  const unit = idOn(field, move.from);
  const piece = pieceOf(on(field, move.from));
  const moved: BoardEvent = { kind: 'moved', unit, path: run(move.from, move.to), at: [move.to] };
  const captures = capturesOf(field, move);
  const onTheWay = captures.filter(({ way }) => way === 'step' || way === 'leap');
  const aside = captures.filter((capture) => !onTheWay.includes(capture));
  const [direct] = onTheWay;
  return [
    direct
      ? told(direct.rule, [moved, ...captured(field, unit, direct)], direct.text)
      : told(MOVEMENTS[piece].rule, [moved], `The ${PIECES[piece].name} moves from ${NAMES[move.from]} to ${NAMES[move.to]}.`),
    ...aside.map((capture) => told(capture.rule, captured(field, unit, capture), capture.text)),
  ];
};

const removeStep = (field: Field, square: Square): Step => {
  const unit = idOn(field, square);
  const clause = frozenBy(field, square) === rule('BQ-IMM-5') ? rule('BQ-IMM-5') : rule('BQ-IMM-3');
  return told(clause, [{ kind: 'captured', unit, by: unit }], `${capital(man(field, square))} captures itself.`);
};

/** Chameleons of the reserve put on these squares of `after`. */
const entrySteps = ({ toMove }: State, squares: readonly Square[], after: State, clause: RuleId): readonly Step[] => {
  const names = listed(squares.map((square) => NAMES[square] as string));
  const text =
    squares.length === 0
      ? `${sideName(toMove)} keeps both Chameleons in reserve.`
      : `${sideName(toMove)} puts ${squares.length === 1 ? 'a Chameleon' : 'Chameleons'} on ${names}.`;
  return [
    told(
      clause,
      squares.map((square) => ({ kind: 'appeared', unit: unitView(after.field, square) })),
      text,
    ),
  ];
};

/** The steps of an action, which leads from `state` to `after`; what follows from where the units stand comes last. */
export const tell = (state: State, action: Action, after: State): readonly Step[] => {
  const { field } = state;
  switch (action.kind) {
    case 'move':
      return [...moveSteps(field, action), ...aftermath(state, after)];
    case 'remove':
      return [removeStep(field, action.square), ...aftermath(state, after)];
    case 'drop':
      return [...entrySteps(state, [action.square], after, rule('BQ-TWO-5')), ...aftermath(state, after)];
    case 'place':
      return entrySteps(state, action.squares, after, rule('BQ-TWO-4'));
    default:
      return [told(rule('BQ-END-4'), [], sayingText(action))];
  }
};

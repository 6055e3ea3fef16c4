/** What an action does, told clause by clause in the order of BQ-TURN-1. */

import { said, sayingText } from '../../kernel/agreement.ts';
import type { Square } from '../../kernel/board.ts';
import { type BoardEvent, type Step, told } from '../../kernel/event.ts';
import type { Played } from '../../kernel/game.ts';
import { toldLater } from '../../kernel/later.ts';
import type { UnitId } from '../../kernel/menu.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { other, sideName } from '../../kernel/side.ts';
import { capital, listed } from '../../kernel/words.ts';
import { aftermath } from './aftermath.ts';
import { MOVEMENTS, PIECES } from './pieces.ts';
import type { Move } from './reach.ts';
import { frozenBy } from './refusals.ts';
import { rule } from './rules/index.ts';
import { NAMES, run } from './squares.ts';
import { type Action, afterTurn, fieldAfter, nextFromReserve, type State, withCode } from './state.ts';
import { EMPTY, type Field, idOf, on, pieceOf } from './units.ts';
import { unitView } from './view.ts';
import { type Capture, capturesOf } from './ways.ts';
import { man } from './words.ts';

/** A turn taken: what it did, and what follows from it. Told only when somebody asks, for counting plays never does. */
const turned = (before: State, after: State, tell: () => readonly Step[]): Played<State> =>
  toldLater({ state: after }, () => [...tell(), ...aftermath(before, after)]);

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

/** Chameleons of the reserve put on these squares, one after the other. */
const entered = (state: State, squares: readonly Square[], clause: RuleId): Played<State> => {
  const { toMove } = state;
  const placed = squares.reduce<Pick<State, 'field' | 'reserve'>>(
    ({ field, reserve }, square) => ({
      field: withCode(field, square, nextFromReserve(reserve, toMove)),
      reserve: { ...reserve, [toMove]: reserve[toMove] - 1 },
    }),
    state,
  );
  const names = listed(squares.map((square) => NAMES[square] as string));
  const text =
    squares.length === 0
      ? `${sideName(toMove)} keeps both Chameleons in reserve.`
      : `${sideName(toMove)} puts ${squares.length === 1 ? 'a Chameleon' : 'Chameleons'} on ${names}.`;
  return {
    state: { ...state, field: placed.field, reserve: placed.reserve },
    steps: [
      told(
        clause,
        squares.map((square) => ({ kind: 'appeared', unit: unitView(placed.field, square) })),
        text,
      ),
    ],
  };
};

const droppedIn = (state: State, square: Square): Played<State> => {
  const { state: after, steps } = entered(state, [square], rule('BQ-TWO-5'));
  return turned(state, afterTurn(state, after.field, after.reserve), () => steps);
};

const placedIn = (state: State, squares: readonly Square[]): Played<State> => {
  const { state: after, steps } = entered(state, squares, rule('BQ-TWO-4'));
  return { state: { ...after, toMove: other(state.toMove), phase: state.toMove === 'white' ? 'place' : 'play' }, steps };
};

export const perform = (state: State, action: Action): Played<State> => {
  const { field } = state;
  switch (action.kind) {
    case 'move':
      return turned(state, afterTurn(state, fieldAfter(field, action)), () => moveSteps(field, action));
    case 'remove':
      return turned(state, afterTurn(state, withCode(field, action.square, EMPTY)), () => [removeStep(field, action.square)]);
    case 'drop':
      return droppedIn(state, action.square);
    case 'place':
      return placedIn(state, action.squares);
    default:
      return {
        state: { ...state, talk: said(state.talk, action, { resign: rule('BQ-END-4'), draw: rule('BQ-END-4') }) },
        steps: [told(rule('BQ-END-4'), [], sayingText(action))],
      };
  }
};

/** An action in one word, for filters. */
export const kindOfAction = (action: Action): string => {
  switch (action.kind) {
    case 'move':
      return action.victims.length > 0 ? 'capture' : 'move';
    case 'remove':
      return 'self-capture';
    default:
      return action.kind;
  }
};

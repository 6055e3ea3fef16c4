/** Converts engine values to JSON. A square becomes its name, since its number means nothing outside. */
import { type Board, type Square, squareName } from '../kernel/board/board.ts';
import type { BoardEvent, Step } from '../kernel/event.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { Problem } from '../kernel/result.ts';
import type { BoardView, Mark, UnitView } from '../kernel/view.ts';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** Casts a value to JSON. TypeScript needs the cast, since interfaces have no index signature. */
const asJson = (value: unknown): JsonValue => value as JsonValue;

const squareNames = (board: Board, squares: readonly Square[]): readonly string[] =>
  squares.map((square) => squareName(board, square));

const nameMark = (board: Board, mark: Mark): JsonValue =>
  asJson(mark.to === undefined ? mark : { ...mark, to: squareName(board, mark.to) });
const nameUnit = (board: Board, unit: UnitView): JsonValue => asJson({ ...unit, at: squareNames(board, unit.at) });

const nameEvent = (board: Board, event: BoardEvent): JsonValue => {
  switch (event.kind) {
    case 'moved':
      return asJson({ ...event, path: squareNames(board, event.path), at: squareNames(board, event.at) });
    case 'appeared':
      return { kind: event.kind, unit: nameUnit(board, event.unit) };
    case 'marked':
      return {
        kind: event.kind,
        square: squareName(board, event.square),
        marks: event.marks.map((mark) => nameMark(board, mark)),
      };
    case 'burst':
      return {
        kind: event.kind,
        centre: squareName(board, event.centre),
        squares: squareNames(board, event.squares),
      };
    case 'traced':
      return { ...event, line: squareNames(board, event.line) };
    case 'rolled':
      return asJson({ ...event, squares: squareNames(board, event.squares) });
    case 'captured':
    case 'changed':
    case 'turned':
    case 'ended':
      return asJson(event);
    default:
      return assertNever(event);
  }
};

export const nameSteps = (board: Board, steps: readonly Step[]): JsonValue =>
  steps.map((step) => asJson({ ...step, events: step.events.map((event) => nameEvent(board, event)) }));

export const nameView = (board: Board, { units, marks, turn }: BoardView): JsonValue => ({
  units: Object.values(units).map((unit) => nameUnit(board, unit)),
  marks: Object.fromEntries(
    Object.entries(marks).map(([square, list]) => [
      squareName(board, Number(square)),
      list.map((mark) => nameMark(board, mark)),
    ]),
  ),
  turn: asJson(turn),
});

export const nameProblem = (board: Board | null, { rule, text, squares }: Problem): JsonValue => ({
  ...(rule !== undefined && { rule }),
  text,
  ...(squares && board && { squares: squareNames(board, squares) }),
});

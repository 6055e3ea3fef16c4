/** The one-line position file: the pieces as in FEN, the side to move, the game's fields and the turn number. */
import { numberUnits, placementOn, type Squares } from '../board/placement.ts';
import type { Rectangle } from '../board/rectangle.ts';
import type { PieceInfo, PositionBase } from '../game.ts';
import { combineResults, ok, type Problem, problem, type Result } from '../result.ts';
import { plyAt, type Side, turnNumber } from '../side.ts';
import { letterOfSide, readNumber, readSide } from './fields.ts';
import type { TextFormat } from './notation.ts';

export interface LineField<S, Value> {
  /** The name of the field in a problem: "the castlings left". */
  readonly title: string;
  write(state: S): string;
  /** Parses the field. Every problem begins with `field`, so that players find the fault. */
  read(text: string, field: string): Result<Value, Problem>;
}

interface Base<Type extends string> extends PositionBase {
  readonly squares: Squares<Type>;
}

interface Line<Type extends string, More> {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, Pick<PieceInfo, 'letter'>>>;
  readonly first?: Side;
  /** The additional fields of this game, in the order of the position file. */
  readonly more?: { readonly [Key in keyof More]: LineField<Base<Type> & More, More[Key]> };
  /** Returns why a position is impossible. Null if the position is possible. */
  findFault(state: Base<Type> & More): string | null;
}

export const lineFormat = <Type extends string, More extends object = object>({
  board,
  pieces,
  first = 'white',
  more,
  findFault,
}: Line<Type, More>): TextFormat<Base<Type> & More> => {
  const placement = placementOn(board, pieces);
  const others = Object.entries<LineField<Base<Type> & More, unknown>>(more ?? {});
  const size = others.length + 3;
  return {
    write: (state) =>
      [
        placement.write(state.squares),
        letterOfSide(state.toMove),
        ...others.map(([, field]) => field.write(state)),
        turnNumber(state),
      ].join(' '),
    read: (text) => {
      const words = text.trim().split(/\s+/);
      if (words.length > size)
        return problem(`A position has ${size} fields, and "${words.slice(size).join(' ')}" is too much.`);
      const read = combineResults({
        pieces: placement.read(words[0] ?? '', 'Field 1, the pieces'),
        toMove: readSide(words[1] ?? '', 'Field 2, the side to move'),
        more: combineResults(
          Object.fromEntries(
            others.map(([name, field], index) => [
              name,
              field.read(words[index + 2] ?? '', `Field ${index + 3}, ${field.title}`),
            ]),
          ),
        ),
        number: readNumber(words[size - 1] ?? '', `Field ${size}, the number of the turn`, 1),
      });
      if (!read.ok) return read;
      const { toMove, number } = read.value;
      const base: Base<Type> = {
        squares: numberUnits(read.value.pieces),
        toMove,
        ply: plyAt(number, toMove, first),
        rng: null,
      };
      const state = { ...base, ...(read.value.more as More) };
      const fault = findFault(state);
      return fault === null ? ok(state) : problem(fault);
    },
  };
};

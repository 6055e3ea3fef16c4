import { type Square, squareNamed } from '../../../kernel/board/board.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import type { WantedMove } from '../menu/to-picks.ts';
import { areAlike, sortUnits } from '../moves/crowd.ts';
import { BOARD, nameOf } from '../position/board.ts';
import { canonicalName, occupancyOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { LETTERS, otherHalf, PIECE_TYPES, type PieceType, type Unit } from '../position/units.ts';
import { markOf, unitText } from './write.ts';

export const SQUARE = '([a-h][1-8]|H[1-8])';
const UNIT = new RegExp(`^([KQRBNP])\\s*([*!]?)(?:\\s*/\\s*${SQUARE})?\\s*(~?)$`);

export const parseSquare = (name: string | undefined): Square => squareNamed(BOARD, name ?? '') ?? 0;
export const typeOf = (letter: string | undefined): PieceType =>
  PIECE_TYPES.find((type) => LETTERS[type] === letter) ?? 'pawn';

/** A unit as written in notation. The mark is `*`, `!` or empty. */
export interface NamedUnit {
  readonly type: PieceType;
  readonly mark: string;
  readonly other: Square | null;
  readonly half: boolean;
}

export const readUnits = (state: State, text: string): Result<readonly NamedUnit[], Problem> => {
  const found: NamedUnit[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const match = UNIT.exec(part);
    if (!match)
      return problem(
        `"${part}" does not name a piece. Write a letter, perhaps with *, !, ~ or a slash and the square of its other half.`,
      );
    const [, letter, mark = '', other, half] = match;
    found.push({
      type: typeOf(letter),
      mark,
      other: other ? canonicalName(occupancyOf(state), parseSquare(other)) : null,
      half: half === '~',
    });
  }
  return ok(found);
};

const isNamed = (unit: Unit, at: Square, { type, other }: NamedUnit): boolean =>
  unit.type === type && otherHalf(unit, at) === other;

/**
 * Returns the units that written names mean, or a problem if a name fits no unit.
 * A name with `~` means a unit that extends. If only one of two alike units extends, the menu takes the later unit.
 * So names without `~` are resolved before names with `~`, in order to get the earlier units.
 */
export const resolveNames = (
  state: State,
  units: readonly Unit[],
  at: Square,
  names: readonly NamedUnit[],
): Result<readonly Unit[], Problem> => {
  const found = new Map<number, Unit>();
  for (const half of [false, true]) {
    for (const [index, wanted] of names.entries()) {
      if (wanted.half !== half) continue;
      const taken = [...found.values()];
      const fits = units.filter((unit) => isNamed(unit, at, wanted) && !taken.includes(unit));
      const unit = fits.find((each) => markOf(state, each, at) === wanted.mark);
      if (!unit) {
        const where = wanted.other === null ? '' : `/${nameOf(wanted.other)}`;
        const written = fits[0] ? `: it is written ${unitText(state, fits[0], at)}` : '';
        return problem(
          `There is no ${LETTERS[wanted.type]}${wanted.mark}${where} on ${nameOf(at)} that could be meant${written}.`,
        );
      }
      found.set(index, unit);
    }
  }
  return ok(names.map((_, index) => found.get(index) as Unit));
};

type Members = WantedMove['members'];

/** Sorts a move's members, which notation names in any order. Of alike members, those that extend come last. */
export const sortMembers = (state: State, from: Square, members: Members): Members => {
  const order = sortUnits(
    state,
    members.map(({ unit }) => unit),
    from,
  );
  return order.map((unit) => {
    const alike = order.filter((each) => areAlike(state, each, unit));
    const wishes = members
      .filter((each) => alike.includes(each.unit))
      .sort(
        (a, b) =>
          Number(a.half) - Number(b.half) ||
          PIECE_TYPES.indexOf(a.becomes ?? 'pawn') - PIECE_TYPES.indexOf(b.becomes ?? 'pawn'),
      );
    const { half, becomes } = wishes[alike.indexOf(unit)] ?? { half: false, becomes: null };
    return { unit, half, becomes };
  });
};

/** Check (BQ-CHECK-1). To be fast, `isAttacked` scans outward from the Titan. */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { Move } from '../position/action.ts';
import { fileOf, HEADINGS, type Heading, opposite, rankOf, ray, squareAhead } from '../position/board.ts';
import {
  BLACK,
  CHAMELEON,
  COORDINATOR,
  codeOn,
  EMPTY,
  kindOf,
  LEAPER,
  type Occupancy,
  PAWN,
  type State,
  squaresOf,
  TITAN,
  titanOf,
  WITHDRAWER,
} from '../position/state.ts';
import { isFrozen } from './freezing.ts';
import { pseudoLegalMoves } from './generate.ts';

const isCapturedFromBeside = (board: Occupancy, beside: Square, heading: Heading, foe: number): boolean => {
  const kind = kindOf(codeOn(board, beside));
  if (kind === (foe | TITAN) || kind === (foe | CHAMELEON)) return !isFrozen(board, beside);
  if (kind !== (foe | WITHDRAWER)) return false;
  const room = squareAhead(beside, heading);
  return room >= 0 && codeOn(board, room) === EMPTY && !isFrozen(board, beside);
};

const canBeLeapt = (board: Occupancy, titan: Square, heading: Heading, foe: number): boolean => {
  const landing = squareAhead(titan, opposite(heading));
  if (landing < 0 || codeOn(board, landing) !== EMPTY) return false;
  const outward = ray(titan, heading);
  let crowded = true; // the Titan itself counts: a unit next to it would be the second in a row
  for (let index = 0; index < outward.length; index++) {
    const square = outward[index] as Square;
    const code = codeOn(board, square);
    if (code === EMPTY) crowded = false;
    else if ((code & BLACK) === foe) return kindOf(code) === (foe | LEAPER) && !isFrozen(board, square);
    else if (crowded) return false;
    else crowded = true;
  }
  return false;
};

const canBePinched = (board: Occupancy, titan: Square, heading: Heading, foe: number): boolean => {
  const partner = squareAhead(titan, opposite(heading));
  const stop = squareAhead(titan, heading);
  if (partner < 0 || stop < 0 || codeOn(board, stop) !== EMPTY) return false;
  const helper = codeOn(board, partner);
  if (helper === EMPTY || (helper & BLACK) !== foe) return false;
  for (let way = 0; way < 8; way += 2) {
    const squares = ray(stop, way);
    for (let index = 0; index < squares.length; index++) {
      const square = squares[index] as Square;
      const code = codeOn(board, square);
      if (code === EMPTY) continue;
      if (kindOf(code) === (foe | PAWN) && !isFrozen(board, square)) return true;
      break;
    }
  }
  return false;
};

const canBeCoordinated = (board: Occupancy, titan: Square, foeTitan: Square, foe: number): boolean => {
  const sameFile = fileOf(titan) === fileOf(foeTitan);
  if (!sameFile && rankOf(titan) !== rankOf(foeTitan)) return false;
  const completes = (end: Square) =>
    sameFile
      ? rankOf(end) === rankOf(titan) && fileOf(end) !== fileOf(titan)
      : fileOf(end) === fileOf(titan) && rankOf(end) !== rankOf(titan);
  for (let from = 0; from < 64; from++) {
    if (kindOf(codeOn(board, from)) !== (foe | COORDINATOR) || isFrozen(board, from)) continue;
    for (const heading of HEADINGS) {
      for (const end of ray(from, heading)) {
        if (codeOn(board, end) !== EMPTY) break;
        if (completes(end)) return true;
      }
    }
  }
  return false;
};

export const isAttacked = (board: Occupancy, titan: Square, foeTitan: Square): boolean => {
  const foe = (codeOn(board, titan) & BLACK) ^ BLACK;
  for (let heading = 0; heading < 8; heading++) {
    const beside = squareAhead(titan, heading);
    if (beside >= 0 && isCapturedFromBeside(board, beside, heading, foe)) return true;
    if (canBeLeapt(board, titan, heading, foe)) return true;
    if ((heading & 1) === 0 && canBePinched(board, titan, heading, foe)) return true;
  }
  return canBeCoordinated(board, titan, foeTitan, foe);
};

/** Lists the pseudo-legal moves of `side` that capture on `target`. Frozen units have none (BQ-CHECK-4). */
export const attacksOn = (
  { board, options }: Pick<State, 'board' | 'options'>,
  side: Side,
  target: Square,
): readonly Move[] => {
  const titan = titanOf(board, side);
  return squaresOf(board, side)
    .filter((from) => !isFrozen(board, from))
    .flatMap((from) => pseudoLegalMoves(board, titan, from, options).filter(({ victims }) => victims.includes(target)));
};

/** The squares of both Titans, found once for all moves of a position, to save time. */
export interface RoyalSquares {
  readonly own: Square;
  readonly foe: Square;
}

export const royalsOf = (state: State): RoyalSquares => ({
  own: titanOf(state.board, state.toMove),
  foe: titanOf(state.board, other(state.toMove)),
});

export const isInCheck = (state: State): boolean => {
  const { own, foe } = royalsOf(state);
  return isAttacked(state.board, own, foe);
};

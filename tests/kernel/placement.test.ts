/** Tests boards with one unit per square: ranks as text, units by side, views, and units alone. */
import { describe, expect, it } from 'vitest';
import {
  boardKey,
  nextId,
  numberUnits,
  type Piece,
  placementOn,
  type Squares,
  singlePieceSquares,
  unitsOf,
  unitViews,
  withUnits,
} from '../../src/kernel/board/placement.ts';
import { between } from '../../src/kernel/board/ray.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';

type Type = 'king' | 'rook';
const PIECES = { king: { letter: 'K' }, rook: { letter: 'R' } };
const board = rectangle(8, 8);
const placement = placementOn<Type>(board, PIECES);
const white = (type: Type): Piece<Type> => ({ type, side: 'white' });
const black = (type: Type): Piece<Type> => ({ type, side: 'black' });

const ranks = (text: string, on = placement): string => {
  const read = on.read(text, 'board');
  return read.ok ? on.write(read.value) : read.error.text;
};

describe('ranks of text', () => {
  it.each(['7k/8/8/8/8/8/8/K7', 'rrrrrrrr/8/1R6/3k3R/8/8/8/RK5R', '8/8/8/8/8/8/8/8'])(
    '%s is read and written',
    (text) => {
      expect(ranks(text)).toBe(text);
    },
  );

  it.each([
    ['8/8', 'board: "8/8" has 2 ranks instead of 8.'],
    ['8/8/8/8/8/8/8/7', 'board, rank 1: "7" has 7 squares instead of 8.'],
    ['8/8/8/8/8/8/8R/8', 'board, rank 2: "8R" has 9 squares instead of 8.'],
    ['9/8/8/8/8/8/8/8', 'board, rank 8: "9" is none of the letters KR, kr and 1 to 8.'],
    ['0/8/8/8/8/8/8/8', 'board, rank 8: "0" is none of the letters KR, kr and 1 to 8.'],
    ['x7/8/8/8/8/8/8/8', 'board, rank 8: "x" is none of the letters KR, kr and 1 to 8.'],
  ])('%s is refused', (text, problem) => {
    expect(ranks(text)).toBe(problem);
  });

  it('have two-digit numbers on wide boards', () => {
    const wide = placementOn<Type>(rectangle(16, 2), PIECES);
    expect(ranks('16/10R5', wide)).toBe('16/10R5');
    expect(ranks('17/16', wide)).toBe('board, rank 2: "17" is none of the letters KR, kr and 1 to 16.');
  });

  it('have no pieces on closed squares', () => {
    const hollow = placementOn<Type>(rectangle(3, 3, { isClosed: (file, rank) => file + rank === 2 }), PIECES);
    expect(ranks('1R1/3/3', hollow)).toBe('1R1/3/3');
    expect(ranks('3/1R1/3', hollow)).toBe('board, rank 2: no piece can be on b2.');
  });

  it('have a letter per piece', () => {
    expect([white('rook'), black('king')].map(placement.letterOf)).toEqual(['R', 'k']);
    expect(['r', 'K', 'q'].map(placement.pieceOf)).toEqual([black('rook'), white('king'), null]);
  });
});

describe('units by square', () => {
  const squares: Squares<Type> = numberUnits([white('king'), null, black('rook'), white('rook')], 5);

  it('have ids in order of squares, and a next free id', () => {
    expect(squares.map((unit) => unit?.id ?? null)).toEqual([5, null, 6, 7]);
    expect(nextId(squares)).toBe(8);
    expect(nextId([null])).toBe(1);
  });

  it('are listed by side', () => {
    expect(unitsOf(squares, 'white').map(([square, { type }]) => [square, type])).toEqual([
      [0, 'king'],
      [3, 'rook'],
    ]);
  });

  it('have a key of types and sides, without ids', () => {
    const letters = { king: 'k', rook: 'r' };
    expect(boardKey(squares, letters)).toBe('K.rR');
    expect(boardKey(numberUnits(squares.map((unit) => unit && { type: unit.type, side: unit.side })), letters)).toBe(
      'K.rR',
    );
  });

  it('are immutable', () => {
    const after = withUnits(squares, [0, null], [1, squares[0] ?? null]);
    expect(boardKey(after, { king: 'k', rook: 'r' })).toBe('.KrR');
    expect(squares[0]?.type).toBe('king');
  });

  it('are viewed with their badges', () => {
    expect(unitViews(squares)[6]).toEqual({ id: 6, ...black('rook'), at: [2], body: 'whole', badges: [] });
    const badges = [{ kind: 'frozen', label: 'frozen' }] as never;
    expect(unitViews(squares, (_unit, square) => (square === 3 ? badges : []))[7]?.badges).toBe(badges);
  });
});

describe('a piece alone on a board', () => {
  const others = [white('king'), black('king')];

  it.each(board.squares.map(({ name, square }) => [name, square] as const))(
    'on %s has obligatory pieces out of its way',
    (_name, square) => {
      const squares = singlePieceSquares(board, square, white('rook'), others);
      expect(squares[square]).toMatchObject(white('rook'));
      const standing = squares.flatMap((unit, at) => (unit ? [at] : []));
      expect(standing).toHaveLength(3);
      for (const at of standing) {
        for (const other of standing) {
          if (at === other) continue;
          expect(between(board.rays, at, other)).toBeNull();
          expect(
            Math.max(
              Math.abs(board.fileOf(at) - board.fileOf(other)),
              Math.abs(board.rankOf(at) - board.rankOf(other)),
            ),
          ).toBeGreaterThan(1);
        }
      }
    },
  );

  it('on a1 has the first obligatory piece farthest away', () => {
    const squares = singlePieceSquares(board, 0, white('rook'), others);
    expect(placement.write(squares)).toBe('2k5/8/8/8/8/8/7K/R7');
  });
});

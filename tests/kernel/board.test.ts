import { describe, expect, it } from 'vitest';
import { squareName, squareNamed, squarePattern } from '../../src/kernel/board/board.ts';
import { DIRECTIONS, forSide, opposite, rotate, STEP } from '../../src/kernel/board/direction.ts';
import { between, neighboursOn, offset, rayFrom, raysOn } from '../../src/kernel/board/ray.ts';
import { joinRegions, rectangle } from '../../src/kernel/board/rectangle.ts';

describe('a board', () => {
  it('numbers its squares rank by rank from a1', () => {
    const board = rectangle(16, 16);
    expect(board.squares).toHaveLength(256);
    expect([0, 1, 16, 255].map((square) => squareName(board, square))).toEqual(['a1', 'b1', 'a2', 'p16']);
    expect(squareNamed(board, 'p16')).toBe(255);
  });

  it('knows no other names', () => {
    const board = rectangle(8, 8);
    for (const name of ['', 'a0', 'a9', 'i1', 'A1', 'a01', ' a1', 'e', 'constructor'])
      expect(squareNamed(board, name)).toBeNull();
    expect(() => squareName(board, 64)).toThrow('no square 64');
  });

  it('has as many files as it likes, and tells its squares in a text by them', () => {
    const found = (files: number, text: string) => text.match(new RegExp(squarePattern(rectangle(files, 20)), 'g'));
    expect(found(20, 'v2 of t20, a1')).toEqual(['t20', 'a1']);
    expect(found(8, 'p16 h8')).toEqual(['h8']);
  });

  it('may have a region beside it, with names of its own', () => {
    const hall = { id: 'hall', title: 'Hallway', files: 8, ranks: 1, place: 'side' } as const;
    const main = { id: 'board', title: 'Board', files: 8, ranks: 8, place: 'centre' } as const;
    const board = joinRegions([main, hall], { hall: (file) => `H${file + 1}` });
    expect(squareNamed(board, 'H3')).toBe(66);
    expect(board.squares[66]).toEqual({ square: 66, name: 'H3', region: 'hall', file: 2, rank: 0 });
    expect(squareName(board, 63)).toBe('h8');
  });
});

describe('a board with closed squares and names of its own', () => {
  // A draughts board of 4 by 4: only dark squares are open, with names from 1 to 8 from Black's side.
  const isClosed = (file: number, rank: number) => (file + rank) % 2 === 1;
  const board = rectangle(4, 4, {
    isClosed,
    nameOf: (file, rank) => (isClosed(file, rank) ? null : `${(3 - rank) * 2 + Math.floor(file / 2) + 1}`),
  });

  it('has every square, and counts the open ones', () => {
    expect(board.squares).toHaveLength(16);
    expect(board.open.map((square) => board.nameOf(square))).toEqual(['7', '8', '5', '6', '3', '4', '1', '2']);
    expect([...(board.closed ?? [])]).toEqual([1, 3, 4, 6, 9, 11, 12, 14]);
    expect(board.nameOf(1)).toBe('b1');
    expect(rectangle(4, 4).closed).toBeUndefined();
  });

  it('maps squares to file, rank and name, and back', () => {
    const square = board.at('4');
    expect([board.fileOf(square), board.rankOf(square)]).toEqual([2, 2]);
    expect(() => board.at('e9')).toThrow('e9 is a square');
  });

  it('has file and rank of every square', () => {
    const { fileOf, rankOf } = rectangle(5, 2);
    expect([0, 4, 5, 9].map((square) => [fileOf(square), rankOf(square)])).toEqual([
      [0, 0],
      [4, 0],
      [0, 1],
      [4, 1],
    ]);
  });

  it('has no line across a closed square', () => {
    expect(board.rays[0]?.ne).toEqual([5, 10, 15]);
    expect(board.rays[0]?.e).toEqual([]);
  });
});

describe('directions', () => {
  it('rotate by eighths, both ways', () => {
    expect(rotate('n', 3)).toBe('se');
    expect(rotate('n', -1)).toBe('nw');
    expect(rotate('nw', 9)).toBe('n');
    for (const direction of DIRECTIONS) expect(rotate(opposite(direction), 4)).toBe(direction);
  });

  it('are mirrored for Black by rank alone', () => {
    for (const direction of DIRECTIONS) {
      const [file, rank] = STEP[direction];
      expect(STEP[forSide('white', direction)]).toEqual([file, rank]);
      expect(STEP[forSide('black', direction)].map(Math.abs)).toEqual([file, rank].map(Math.abs));
      expect(STEP[forSide('black', direction)][0]).toBe(file);
      expect(STEP[forSide('black', direction)][1] + rank).toBe(0);
    }
  });
});

describe('rays', () => {
  const grid = { files: 8, ranks: 8 };
  const rays = raysOn(grid);

  it('go to the edge, nearest square first', () => {
    expect(rays[0]?.ne).toEqual([9, 18, 27, 36, 45, 54, 63]);
    expect(rays[0]?.sw).toEqual([]);
    expect(rayFrom(grid, 0, [1, 2])).toEqual([17, 34, 51]);
  });

  it('do not wrap around the edge', () => {
    expect(offset(grid, 7, 1, 0)).toBeNull();
    expect(offset(grid, 7, 0, 1)).toBe(15);
    expect(offset(grid, 0, 0, -1)).toBeNull();
  });

  it('cross the same squares in both directions', () => {
    for (let square = 0; square < 64; square++) {
      for (const direction of DIRECTIONS)
        for (const seen of rays[square]?.[direction] ?? []) expect(rays[seen]?.[opposite(direction)]).toContain(square);
    }
  });

  it('begin with the neighbours, in order of directions', () => {
    expect(neighboursOn(grid, ['w', 'n', 'e'])[0]).toEqual([8, 1]);
    expect([...(neighboursOn(grid)[9] ?? [])].sort((a, b) => a - b)).toEqual([0, 1, 2, 8, 10, 16, 17, 18]);
  });

  it('give the squares between two on a line', () => {
    expect(between(rays, 0, 3)).toEqual([1, 2]);
    expect(between(rays, 27, 0)).toEqual([18, 9]);
    expect(between(rays, 0, 1)).toEqual([]);
    expect(between(rays, 0, 10)).toBeNull();
  });
});

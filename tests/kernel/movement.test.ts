import { describe, expect, it } from 'vitest';
import { squareName, squareNamed } from '../../src/kernel/board/board.ts';
import { CHESS_MOVEMENTS as ORTHODOX } from '../../src/kernel/board/chess-pieces.ts';
import { compile, leap, type Movement, ride, step } from '../../src/kernel/board/movement.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import type { Side } from '../../src/kernel/side.ts';

const board = rectangle(8, 8);
const grid = { files: 8, ranks: 8 };

/** Returns the paths on an empty board by names, sorted; a path of several squares is joined with "-". */
const reached = (table: readonly Movement[], from: string, side: Side = 'white', mode: 'move' | 'capture' = 'move') =>
  (compile(grid, side, table)[mode][squareNamed(board, from) ?? -1] ?? [])
    .map((path) => path.map((square) => squareName(board, square)).join('-'))
    .sort();

describe('tables of movements', () => {
  it('a rider repeats its step to the edge', () => {
    expect(reached(ORTHODOX.bishop, 'c1')).toEqual(['b2-a3', 'd2-e3-f4-g5-h6']);
  });

  it('a rider may have a limit', () => {
    expect(reached([ride(['n', 'e'], { max: 2 })], 'a1')).toEqual(['a2-a3', 'b1-c1']);
  });

  it('a step is a ride of one', () => {
    expect(reached(ORTHODOX.king, 'a1')).toEqual(['a2', 'b1', 'b2']);
    expect(step(['n'])).toEqual(ride(['n'], { max: 1 }));
  });

  it('no step is -0', () => {
    const steps = [leap(0, 2), leap(2, 0), leap(1, 2)].flatMap((each) => each.steps.flat());
    expect(steps.filter((each) => Object.is(each, -0))).toEqual([]);
  });

  it('a leap has eight ends, or four if orthogonal or diagonal', () => {
    expect(reached(ORTHODOX.knight, 'd4')).toEqual(['b3', 'b5', 'c2', 'c6', 'e2', 'e6', 'f3', 'f5']);
    expect(reached([leap(2, 2)], 'd4')).toEqual(['b2', 'b6', 'f2', 'f6']);
    expect(reached([leap(0, 2)], 'd4')).toEqual(['b4', 'd2', 'd6', 'f4']);
    expect(reached([leap(2, 0)], 'd4')).toEqual(['b4', 'd2', 'd6', 'f4']);
    expect(reached([leap(3, 1)], 'a1')).toEqual(['b4', 'd2']);
  });

  it('forward is upward for White and downward for Black', () => {
    expect(reached(ORTHODOX.pawn, 'e4')).toEqual(['e5']);
    expect(reached(ORTHODOX.pawn, 'e4', 'black')).toEqual(['e3']);
  });

  it('moving and capturing may differ', () => {
    expect(reached(ORTHODOX.pawn, 'e4', 'white', 'capture')).toEqual(['d5', 'f5']);
    expect(reached(ORTHODOX.pawn, 'a4', 'black', 'capture')).toEqual(['b3']);
    expect(reached([leap(1, 2, { only: 'move' })], 'a1', 'white', 'capture')).toEqual([]);
  });

  it('no movement leaves the board', () => {
    expect(reached(ORTHODOX.pawn, 'e8')).toEqual([]);
    for (const paths of compile(grid, 'white', ORTHODOX.queen).move) {
      for (const path of paths) expect(path.length).toBeGreaterThan(0);
    }
  });
});

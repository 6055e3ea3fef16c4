import { describe, expect, it } from 'vitest';
import { attackersOf, attackPathsTo, firstAttackerOf, firstOccupied } from '../../src/kernel/board/attacks.ts';
import { DIAGONALS, ORTHOGONALS } from '../../src/kernel/board/direction.ts';
import { compileAll, leap, type Movement, ride, step } from '../../src/kernel/board/movement.ts';
import { type Piece, placementOn } from '../../src/kernel/board/placement.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { randomIndexFrom } from '../../src/kernel/chance.ts';
import { SIDES } from '../../src/kernel/side.ts';
import { must } from '../support/scenario.ts';

const BOARD = rectangle(6, 5, { isClosed: (file, rank) => file === 2 && rank === 2 });
const PIECES = {
  rook: { letter: 'R' },
  lancer: { letter: 'L' },
  short: { letter: 'S' },
  dabbaba: { letter: 'D' },
  knight: { letter: 'N' },
  crab: { letter: 'C' },
  pawn: { letter: 'P' },
};
type Type = keyof typeof PIECES;
const TABLES: Readonly<Record<Type, readonly Movement[]>> = {
  rook: [ride(ORTHOGONALS)],
  lancer: [leap(1, 2, { only: 'move' }), ride(ORTHOGONALS, { only: 'capture' })],
  short: [ride(DIAGONALS, { max: 2 }), step(['e'])],
  dabbaba: [leap(0, 2)],
  knight: [leap(1, 2)],
  /** Not symmetric: from a square that it attacks, it would not attack its own square. */
  crab: [ride(['ne'], { max: 3 })],
  pawn: [step(['n'], { only: 'move' }), step(['ne', 'nw'], { only: 'capture' })],
};
const REACH = compileAll(BOARD, TABLES);
const { read } = placementOn(BOARD, PIECES);
const at = (...names: readonly string[]) => names.map(BOARD.at);
const board = (text: string) => must(read(text, 'The board'));

describe('the first unit along a path', () => {
  const squares = board('6/6/6/6/1R1r2');
  const path = at('a1', 'b1', 'c1', 'd1');

  it('is returned by index', () => {
    expect(firstOccupied(squares, path)).toBe(1);
  });

  it('is searched from an index on', () => {
    expect(firstOccupied(squares, path, 2)).toBe(3);
  });

  it('is -1 where nothing stands', () => {
    expect([
      firstOccupied(squares, at('a2', 'b2')),
      firstOccupied(squares, path, 4),
      firstOccupied(squares, []),
    ]).toEqual([-1, -1, -1]);
  });
});

describe('the attackers of a square', () => {
  it.each([
    ['the first unit of a line alone', '6/6/6/6/RRr3', 'c1', ['b1']],
    ['whoever goes that far', 'S5/5S/6/3S2/6', 'c3', []],
    ['a rider of few steps', '6/5S/S5/6/2r3', 'd2', ['f4']],
    ['a leap over anything', '6/6/N5/1rrr2/2R3', 'b1', ['c1', 'a3']],
    ['a capture, not a move', '6/6/6/L2P2/2P3', 'c3', []],
    ['a Pawn forward', '6/6/6/3p2/1P1P2', 'c2', ['b1', 'd1']],
    ['a piece that goes one way only', '6/6/6/C5/6', 'b3', ['a2']],
    ['none the other way', '6/6/1C4/6/6', 'a2', []],
  ])('%s', (_says, text, target, from) => {
    const found = attackersOf(board(text), REACH, BOARD.at(target), 'white');
    expect([...found].sort()).toEqual(at(...from).sort());
  });

  it('are those with the square first on a path, in any position', () => {
    const die = randomIndexFrom(1);
    const types = Object.keys(TABLES) as Type[];
    const piece = (): Piece<Type> | null =>
      die(3) > 0 ? null : { type: types[die(types.length)] ?? 'rook', side: SIDES[die(2)] ?? 'white' };
    for (let count = 0; count < 200; count++) {
      const squares = BOARD.squares.map(({ square }) => (BOARD.open.includes(square) ? piece() : null));
      const captures = (from: number, to: number): boolean => {
        const unit = squares[from];
        const paths = unit ? REACH[unit.side][unit.type].capture[from] : [];
        return (
          paths?.some((path) => path.includes(to) && firstOccupied(squares, path.slice(0, path.indexOf(to))) < 0) ??
          false
        );
      };
      for (const target of BOARD.open) {
        for (const side of SIDES) {
          const found = attackersOf(squares, REACH, target, side);
          const expected = BOARD.open.filter((from) => squares[from]?.side === side && captures(from, target));
          expect([...found].sort((a, b) => a - b)).toEqual(expected);
          expect(firstAttackerOf(squares, REACH, target, side)).toBe(found[0] ?? null);
        }
      }
    }
  });

  it('are found with one scan per line', () => {
    const ways = attackPathsTo(REACH, BOARD.at('d3'), 'white');
    expect(new Set(ways.map(({ path }) => path[0])).size).toBe(ways.length);
    expect(ways.find(({ path }) => path[0] === BOARD.at('e3'))).toEqual({
      path: at('e3', 'f3'),
      within: { rook: 2, lancer: 2, short: 0, dabbaba: 0, knight: 0, crab: 0, pawn: 0 },
    });
  });
});

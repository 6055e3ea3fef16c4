/** Tests how the board shows awards, majorities, pulls and pushes. */
import { expect, it } from 'vitest';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { at } from './support.ts';

const looked = (line: string, lens: string, focus: string): readonly string[] =>
  GAME.look(at(line), lens, squareNamed(GAME.board, focus)).map(([square, { label }]) => `${nameOf(square)} ${label}`);

it('FC-SHOW-1 FC-MULTI-1 · 3 non-pawns earn a second move, 2 do not', () => {
  const badges = (line: string) =>
    Object.values(GAME.view(at(line)).units).flatMap(({ badges: list }) =>
      list.map(({ kind, value }) => `${kind} ${value}`),
    );
  expect(badges('w Qd4 / captures d4:3')).toContain('moves 2');
  expect(badges('w Qd4 / captures d4:9')).toContain('moves 4');
  expect(badges('w Qd4 / captures d4:2').filter((badge) => badge.startsWith('moves'))).toEqual([]);
});

it('FC-ROT-2 · the lens tells both sums of each area above a square', () => {
  expect(looked('w Nd9 / b Re8 Pd8', 'majority', 'd8').slice(1, 3)).toEqual([
    'e9 d8 to e9, White 4, Black 4',
    'f10 d8 to f10, White 4, Black 4',
  ]);
  expect(looked('w Nd9 / b Re8', 'majority', 'd8')[1]).toBe('e9 d8 to e9, White 4, Black 2 (White can rotate it)');
  expect(looked('w Nd9 / b Re8', 'majority', 'd8')[0]).toMatch(
    /^d8 d8 to e9, White 4, Black 2 \(White can rotate it\)\. d8 to f10, /,
  );
});

it('FC-PULL-1 FC-PUSH-1 · the lens shows what a Queen could pull and push', () => {
  expect(looked('w Qe1 / b Ne9 Rf1 / walls d1', 'forces', 'e1')).toEqual([
    "e9 White's Queen on e1 can pull it up to 7 squares",
    "d1 White's Queen on e1 can push it",
    "f1 White's Queen on e1 can push it",
  ]);
});

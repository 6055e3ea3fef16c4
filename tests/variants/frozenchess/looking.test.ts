/** Tests FrozenChess's hypothetical positions: the other side to move, a unit alone. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, goals, squareOf } from './support.ts';

it('FC-MOVE-8 · a unit by itself goes by its own pattern and no other', () => {
  const alone = (kind: string) => GAME.diagramPosition(kind, 'white', squareOf('e5')) as Position;
  expect(goals(alone('M'), 'e5')).toBe('e2 d3 f3 c4 g4 b5 h5 c6 g6 d7 f7 e8');
  expect(goals(alone('K'), 'e5')).toBe('d4 e4 f4 d5 f5 d6 e6 f6');
  for (const kind of Object.keys(GAME.pieces)) {
    for (const square of ['a1', 'e5', 'h8', 'i9', 'p16']) {
      const position = GAME.diagramPosition(kind, 'black', squareOf(square)) as Position;
      expect(GAME.read(GAME.write(position)).ok).toBe(true);
      expect(Object.values(GAME.view(position).marks)).toEqual([]);
    }
  }
});

it("FC-RES-1 · the other side's actions can be asked", () => {
  const position = at('w Ra1 / b Mp12');
  expect(goals(position, 'p12')).toBe('');
  expect(goals(GAME.withSideToMove(position, 'black', squareOf('p12')) as Position, 'p12')).toContain('p9');
});

/** Tests the laws of every game on random games of Snake, and Snake's own on careful ones. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import type { Side } from '../../../src/kernel/side.ts';
import type { UnitView } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { atDepth } from '../../support/depth.ts';
import { must } from '../../support/scenario.ts';
import { carefulGame } from './support.ts';

const snakeOf = (position: Position, side: Side): UnitView | undefined =>
  Object.values(GAME.view(position).units).find((unit) => unit.type === 'snake' && unit.side === side);

describe('SN-SAFE-7 and the invariants of section 11.2, on random games', () => {
  it('Heads are safe, turns alternate, Snakes grow by captures, and nothing overlaps', () => {
    for (let seed = 1; seed <= atDepth(5, 20); seed++) {
      let captures: Record<Side, number> = { white: 0, black: 0 };
      for (const { position, picks } of carefulGame(seed, 120)) {
        const view = GAME.view(position);
        const heads = (['white', 'black'] as const).map((side) => snakeOf(position, side)?.at[0] ?? 0) as [
          number,
          number,
        ];
        const colour = (square: number) => (square + Math.floor(square / 8)) % 2;
        expect(colour(heads[0]) === colour(heads[1])).toBe(view.turn.toMove === 'black');
        expect(view.turn.notes.some(({ kind }) => kind === 'warning')).toBe(false);
        for (const side of ['white', 'black'] as const)
          expect(snakeOf(position, side)?.at).toHaveLength(3 + captures[side]);
        const squares = Object.values(view.units).flatMap((unit) => unit.at);
        expect(new Set(squares).size).toBe(squares.length);
        const [only] = picks;
        const before = Object.keys(view.units).length;
        const after = Object.keys(GAME.view(must(GAME.play(position, picks)).state).units).length;
        if (picks.length === 1 && only && after < before)
          captures = { ...captures, [view.turn.toMove]: captures[view.turn.toMove] + 1 };
      }
    }
  });
});
describe('laws on careful games, which outlast random ones', () => {
  it('hold for every action of 40 games', () => {
    for (let seed = 1; seed <= atDepth(8, 40); seed++) {
      for (const { position, picks } of carefulGame(seed, 60)) {
        expect([...brokenLaws(GAME, position, picks), ...brokenNotation(GAME, position, picks)]).toEqual([]);
      }
    }
  });
});

/**
 * Tests SN-BASE-1 and SN-PIECE-1 to SN-PROMO-1 against an independent engine: every first-part move of random
 * positions.
 */
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/kernel/asking/legal.ts';
import { spell } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { atDepth } from '../../support/depth.ts';
import { fairyMoves, loadFairy } from './fairyStockfish.ts';
import { carefulGame } from './support.ts';

/** Returns our first-part moves in the engine's spelling: `a7b8l`. */
const ownMoves = (position: Position): readonly string[] => {
  const root = GAME.ask(position, []);
  const found = root.ok ? [...paths(root.value)] : [];
  return found
    .filter(({ picks }) => picks.length > 1)
    .map(({ picks }) => spell(GAME.board, picks).replaceAll(/[ =]/g, '').toLowerCase())
    .sort();
};

describe('SN-PIECE-1 SN-LANCER-1 SN-ARCHER-1 SN-KHESHIG-1 SN-FALCON-1 SN-YURT-1 SN-PAWN-1 SN-PROMO-1: Fairy-Stockfish', () => {
  it('finds the same first-part moves', async () => {
    const fairy = await loadFairy();
    let compared = 0;
    const wanted = atDepth(150, 1200);
    let promotions = 0;
    for (let seed = 1; compared < wanted; seed++) {
      for (const { position } of carefulGame(seed, 200)) {
        const [pieces = '', side = '', phase, white = '', black = ''] = GAME.write(position).split(' ');
        if (phase !== 'P') continue;
        const moves = ownMoves(position);
        expect(moves, GAME.write(position)).toEqual(
          fairyMoves(fairy, pieces, side, `${white}${black}`.match(/../g) ?? []),
        );
        compared += 1;
        promotions += moves.filter((move) => move.length === 5).length;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(wanted);
    expect(promotions).toBeGreaterThan(atDepth(0, 20));
  });
});

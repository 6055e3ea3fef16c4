import { describe, expect, it } from 'vitest';
import { GAME as chess } from '../support/chess/index.ts';
import { START } from '../support/chess/text.ts';
import { describeLaws } from '../support/laws.ts';

/** Published node counts by depth, from depth 1. */
const PERFT = [
  ['the start', START, [20, 400, 8902, 197281]],
  ['kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2039, 97862]],
  ['pawns and pins', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43238]],
] as const;

describe('orthodox chess counts as published', () => {
  for (const [name, fen, counts] of PERFT) {
    it.each(counts.map((count, index) => [index + 1, count] as const))(`${name}, depth %i: %i`, (depth, count) => {
      const position = chess.read(fen);
      expect(position.ok && chess.perft(position.value, depth)).toBe(count);
    });
  }
});

describeLaws(chess, { games: 60, plies: 60, seed: 1 });

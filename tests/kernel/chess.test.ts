import { describe, expect, it } from 'vitest';
import { CHESS } from '../support/chess/entry.ts';
import { GAME as chess } from '../support/chess/index.ts';
import { START } from '../support/chess/position/setup.ts';
import { misreadings } from '../support/hostile.ts';

import { must } from '../support/scenario.ts';
import { describeVariant } from '../support/variant.ts';

/** Published perft counts, from depth 1. */
const PERFT = [
  ['the start', START, [20, 400, 8902, 197281]],
  ['kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2039, 97862]],
  ['pawns and pins', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43238]],
] as const;

describe('orthodox chess has the published counts', () => {
  for (const [name, fen, counts] of PERFT) {
    it.each(counts.map((count, index) => [index + 1, count] as const))(`${name}, depth %i: %i`, (depth, count) => {
      const position = chess.read(fen);
      expect(position.ok && chess.perft(position.value, depth)).toBe(count);
    });
  }
});

describeVariant(CHESS, { games: 60, plies: 60, seed: 1 });

it('notation of every kind of action is read back', () => {
  const positions = [
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
  ];
  expect(
    misreadings(
      chess,
      positions.map((fen) => must(chess.read(fen))),
      1,
      60,
      150,
    ),
  ).toEqual([]);
});

it.each([
  ['a step as a capture', 'e2xe4', START, '"x" captures, and nothing is captured'],
  ['a capture as a step', 'e5-d6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'a capture has "x"'],
  ['castling as a step of the King', 'Ke1-g1', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'castling is written O-O or O-O-O'],
])('%s is not read: %s', (_says, text, fen, words) => {
  expect(chess.readAction(must(chess.read(fen)), text)).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining(words) },
  });
});

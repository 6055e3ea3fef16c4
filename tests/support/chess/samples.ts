import type { Sample } from '../../../src/kernel/game.ts';

const LEGAL = 'e2 e4; e7 e5; f1 c4; d7 d6; g1 f3; c8 g4; b1 c3; g7 g6; f3 e5; g4 d1; c4 f7; e8 e7; c3 d5';

export const SAMPLES: readonly Sample[] = [
  {
    title: "Legal's mate",
    record: { game: 'chess', version: 1, seed: 1, options: {}, actions: LEGAL.split('; ') },
  },
];

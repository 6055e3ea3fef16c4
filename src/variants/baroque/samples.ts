import type { Sample } from '../../kernel/game.ts';

const EVERY_WAY = `
  b2 b6; g7 g3; c2 c4; f7 f5; c4 g4; g8 g3; h2 h4; g3 g6; e2 e4; g6 a6;
  e4 b4; h8 e5; a2 b2; a6 a4; a1 a3; c7 c4; b2 b5; a7 a5; b1 g6; c8 c5;
  g6 h5; d7 d5; f2 f3; c5 b4; d2 e2; c4 c2; d1 c2; b8 c8; c2 b3; d5 d2;
  b3 a4; e5 g3; f3 =remove; c8 g4; c1 c8; b7 b8; g1 b6; a5 b5; h1 g1; e7 b7;
  g1 b6; g3 g5; a4 b5; g5 g6; b6 a7; f8 f2; e1 e6; d2 d6; e6 f6; e8 f7;
  a7 a8; f7 f6; a3 e7; g6 g4; g2 h2; f2 f3; a8 d5; f3 f4; b5 c4; g4 e6;
  h5 h8; f4 e5; h4 h5; e6 =remove; f1 f5`;

export const SAMPLES: readonly Sample[] = [
  {
    title: 'Every way of capturing, and mate by a Chameleon',
    record: { game: 'baroque', version: 1, seed: 1, options: {}, actions: EVERY_WAY.trim().split(/;\s+/) },
  },
];

import type { Sample } from '../../kernel/game.ts';

/** The picks of a whole game. Each line has five turns of two picks each, and Snakes capture five times. */
const FIVE_MEALS = `
  c3 c4; e2;  e6 e5; e7;  c4 c5; d2;  d6 c5; d7;  g1 h2; c2;
  a8 c7; d6;  b1 c3; b2;  a6 a5; e6;  c1 e2; b1;  h6 h5; e7;
  c3 d2; c1;  e5 e4; f7;  d2 e4; c2;  g6 g5; g7;  e4 f6; b2;
  g8 f6; h7;  h2 g4; b1;  c8 g4; h6;  h3 g4; c1;  f6 g4; g6;
  e2 d4; c2;  c5 d4; g7;  h1 h5; b2;  f8 a3; f7;  h5 h8; a2;
  g4 f3; f6;  h8 e8; a3;  f3 g3; g6;  e8 d8; a4;  g3 f1; g7;
  d8 b8; a5;  f1 e1; f7;  e3 d4; a6;  e1 d1; f6;  a1 d1; b6;
  g5 g4; f5;  d1 f2; c6;  g4 g3; g5;  f2 h1; c7;  g3 g2; g6;
  b3 b4; c8;  g2 h1 =Y; f6;  b8 d7; d8;  h1 g2; e6;  d7 f8; d7`;

export const SAMPLES: readonly Sample[] = [
  {
    title: 'A Snake without an exit after 23 turns',
    record: { game: 'snake', version: 1, seed: 1, options: {}, actions: FIVE_MEALS.trim().split(/;\s+/) },
  },
];

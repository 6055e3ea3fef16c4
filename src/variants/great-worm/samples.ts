import type { Sample } from '../../kernel/game.ts';

/** The picks of a sample game, four turns a line. */
const THIRTY_TURNS = `
  b3 b5; e2 d2;  f8 g7; d7 f7;  b5 b6; f2;  d8 b6; a7;
  a3 a5; g2;  a6 a5; a6;  a1 a5; h2;  b6 a5; b6;
  h3 h4; h3;  a5 b1; b5;  g3 g5; g3;  a8 b4; e5;
  d3 d5; g4;  b4 f3; e3;  d1 f3; c4;  e6 e4; f3;
  d5 e5 =en-passant; a4;  b1 c1; f1;  g1 c1; a5;  h6 h5; h1;
  e5 e7; a7 d1;  c8 g5; h3 d8;  e7 e8 =talon; c7;  g8 e8; h4;
  d1 b2; e7;  g5 d2; f4;  b2 d2; f7;  g6 h6; f5;
  c3 b3; g7;  f6 e6; f6`;

export const SAMPLES: readonly Sample[] = [
  {
    title: 'A worm cornered in 15 turns',
    record: {
      game: 'great-worm',
      version: 1,
      seed: 1,
      options: {},
      actions: THIRTY_TURNS.trim().split(/;\s+/),
    },
  },
];

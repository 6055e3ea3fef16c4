import type { Sample } from '../../kernel/game.ts';

/** A game that makes and removes all 8 links (IW-LINK-5). */
const EIGHT_LINKS = `
  =link g3 g1 h3; f7 f5; =link b4 g1 h3; =link c8 d8 c7; =link e7 g2 g3; =link e5 g8 h6; =link e6 f1 g2; h6 g8;
  =link f2 f1 g2; =link g1 g7 g6; =unlink c8 =board e1 g1; c7 h4; =unlink b4 e1 g1; =unlink f2 =hallway d8 h4;
  =unlink g1 =hallway f2 f3; =unlink g3 =board a7 a5; =unlink e6 e2 e3; =unlink e5 h4 #28 =half #19 H5;
  =unlink H7 b2 b3; a5 a4; c3 b4; =link h5 g7 f5; c1 g5; e5 e4; g4 h6; a4 b3; a2 a4; =queen; =link H7 g7 b6 b5;
  H2 H4; f8 f5; H4 h5`;

export const SAMPLES: readonly Sample[] = [
  {
    title: '8 links, and a King destroyed by an explosion',
    record: { game: 'inchworm', version: 2, seed: 1, options: {}, actions: EIGHT_LINKS.trim().split(/;\s+/) },
  },
];

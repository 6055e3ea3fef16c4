import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const TWO_PLAYER_CHAPTERS = [
  {
    title: 'Two-Player version',
    clauses: [
      {
        id: 'BQ-TWO-1',
        title: 'The version',
        text: 'In the Two-Player version the rules of this chapter hold as well. Everything else stays.',
        ruling:
          'The inventor writes it for one Baroque player against another army. Here both sides have this army, so it holds for both.',
      },
      {
        id: 'BQ-TWO-2',
        title: 'Start without Chameleons',
        text: 'The 4 Chameleons are left out of the starting position: c1, f1, c8 and f8 are empty.',
      },
      {
        id: 'BQ-TWO-3',
        title: 'The reserve',
        text: 'Each side has 2 Chameleons in reserve. They enter on empty squares of its own Back Rank, in the placement phase or later as a turn.',
        ruling:
          "The inventor's Instant Reinforcements can be placed on the Back Rank during placement. Elsewhere the inventor has other reinforcements placed as a turn.",
      },
      {
        id: 'BQ-TWO-4',
        title: 'Placement phase',
        text: 'Before the first turn White places none, 1 or 2 Chameleons on empty squares of rank 1. Then Black, having seen this, does the same on rank 8. The others stay in reserve. Placement is not a turn, and nothing is tested.',
        ruling: 'White places first, as in the turns. Placing is optional: they "can be placed".',
      },
      {
        id: 'BQ-TWO-5',
        title: 'Dropping later',
        text: 'Instead of moving, you may drop a Chameleon from your reserve onto an empty square of your own Back Rank. The drop captures nothing. The Chameleon freezes and is frozen from then on, and it can move from your next turn on. A drop may answer a check.',
      },
      {
        id: 'BQ-TWO-6',
        title: 'Simplified Chameleons',
        text: 'The Chameleon slides, leaps over Long Leapers and moves onto the Titan, with its side effects. In this game that is exactly the Chameleon of the standard game.',
        ruling:
          "The inventor's simplified Chameleon captures only Baroque pieces, as in Ultima. Here every enemy piece is one.",
      },
      {
        id: 'BQ-TWO-7',
        title: 'Reserve and the end',
        text: 'Chameleons in reserve cannot be captured. A legal drop prevents checkmate and stalemate. The reserves are part of the position for repetition.',
        ruling: 'That this version is not "Extra-Strength" has no effect with 2 players.',
      },
    ],
  },
] as const satisfies Rulebook;

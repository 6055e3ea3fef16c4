/** Clauses of the Two-Player version. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const TWO_PLAYER_CHAPTERS = [
  {
    title: 'Two-Player version',
    clauses: [
      {
        id: 'BQ-TWO-1',
        title: 'The version',
        text: 'In the Two-Player version the clauses of this chapter hold in addition; everything else stays.',
        ruling:
          'The inventor writes it for one Baroque player against another army. Here each player faces this army, so it holds for both.',
      },
      {
        id: 'BQ-TWO-2',
        title: 'Start without Chameleons',
        text: 'The four Chameleons are left out of the starting position; c1, f1, c8 and f8 are empty.',
      },
      {
        id: 'BQ-TWO-3',
        title: 'The reserve',
        text: "Each player holds two Chameleons in reserve. They enter on empty squares of their owner's Back Rank, in the placement phase or later as a turn.",
        ruling:
          "The inventor's Instant Reinforcements can be placed on the Back Rank during placement; by his usage elsewhere, other reinforcements are placed as a turn.",
      },
      {
        id: 'BQ-TWO-4',
        title: 'Placement phase',
        text: 'Before the first turn White places none, one or two Chameleons on empty squares of rank 1; then Black, who sees it, does the same on rank 8. The others stay in reserve. This is not a turn, and nothing is tested.',
        ruling: 'White first, as in the turns. Placing is optional: they "can be placed".',
      },
      {
        id: 'BQ-TWO-5',
        title: 'Dropping later',
        text: "Instead of another action a player may put a Chameleon of the reserve on an empty square of the player's Back Rank. It captures nothing, freezes and is frozen from then on, and may act from the player's next turn. Dropping may answer a check.",
      },
      {
        id: 'BQ-TWO-6',
        title: 'Simplified Chameleons',
        text: 'The Chameleon slides, leaps over Long Leapers and steps onto the Titan, with its side effects: in this game exactly the Chameleon of the standard version.',
        ruling: "The inventor's simplified Chameleon captures only Baroque units, as in Ultima. Here every enemy is one.",
      },
      {
        id: 'BQ-TWO-7',
        title: 'Reserve and the end',
        text: 'Chameleons in reserve cannot be captured. A legal drop prevents checkmate and stalemate. The reserves are part of the position for repetition.',
        ruling: 'That this version is not "Extra-Strength" has no effect with two players.',
      },
    ],
  },
] as const satisfies Rulebook;

import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const BOARD_CHAPTERS = [
  {
    title: 'Board and start',
    clauses: [
      {
        id: 'BQ-SETUP-1',
        title: 'Board',
        text: "The board has 8 files and 8 ranks, and no special squares. White is at rank 1 and Black at rank 8: that is each side's Back Rank. Ranks 1 to 3 are White's Territory, 6 to 8 Black's, 4 and 5 the Battlefield. Territories and Battlefield affect no move.",
        ruling:
          "The inventor draws a Territory of 8×3 squares and gives the Battlefield no height. Titan's Battalion plays on two such Territories with a Battlefield of 8×2 between them. That is 8×8, which is also the board of Ultima. There is no option for a taller board.",
      },
      {
        id: 'BQ-SETUP-2',
        title: 'Starting position',
        text: "Seen from your side, from left to right, your Back Rank holds Immobilizer, Long Leaper, Chameleon, Titan, Withdrawer, Chameleon, Long Leaper, Coordinator. In front of them are 8 Pawns. Black's army is White's turned by half a circle, so each Titan faces the enemy Withdrawer.",
        ruling:
          "The inventor draws the army from its owner's side, so the other army is turned, not mirrored. The Titans start on different files.",
      },
      {
        id: 'BQ-SETUP-3',
        title: 'First turn',
        text: 'White moves first. In the Two-Player version the placement phase comes before it.',
        ruling: 'The inventor does not say. In Ultima White begins.',
      },
      {
        id: 'BQ-SETUP-4',
        title: 'The two versions',
        text: 'Both sides have this army. A game is either the standard game or the Two-Player version.',
        ruling:
          'The inventor keeps this army for games of 3 or more players, to balance it against weaker ones. When both sides have it, that reason no longer holds. Everything that needs a third player or another army is left out.',
      },
    ],
  },
  {
    title: 'The position',
    clauses: [
      {
        id: 'BQ-STATE-1',
        title: 'What counts',
        text: 'A position is the board, the side to move, the version, the phase, the reserves, the earlier positions and the result. Nothing else is remembered: frozen pieces and checks follow from the board.',
      },
      {
        id: 'BQ-STATE-2',
        title: 'The same position',
        text: 'Two positions are the same if the board, the side to move, the phase and the reserves are the same. Pieces of one kind and side are interchangeable. Positions of the placement phase do not count.',
      },
      {
        id: 'BQ-STATE-3',
        title: 'Custom positions',
        text: 'You can set up a position by hand if each side has exactly one Titan and the side not to move is not in check. Any number of other pieces is allowed. In the Two-Player version each reserve holds at most 2 Chameleons. The game starts in the play phase, with no earlier positions.',
        ruling: 'Otherwise a Titan could be captured, which play never allows.',
      },
    ],
  },
  {
    title: 'The turn',
    clauses: [
      {
        id: 'BQ-TURN-1',
        title: 'A turn',
        text: 'You and your opponent take turns, and you cannot pass. On your turn you move one piece, remove a frozen one or, in the Two-Player version, drop a Chameleon. What is frozen is judged before that. Captures are judged with the moving piece on its new square and all others where they were, and happen together. Then checkmate, stalemate and repetition are tested.',
        other: {
          by: 'BQ-IMM-3',
          text: 'You and your opponent take turns, and you cannot pass. On your turn you move one piece or, in the Two-Player version, drop a Chameleon. What is frozen is judged before that. Captures are judged with the moving piece on its new square and all others where they were, and happen together. Then checkmate, stalemate and repetition are tested.',
        },
      },
    ],
  },
] as const satisfies Rulebook;

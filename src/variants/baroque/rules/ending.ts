import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const ENDING_CHAPTERS = [
  {
    title: 'Check',
    clauses: [
      {
        id: 'BQ-CHECK-1',
        title: 'Check',
        text: 'You are in check if your opponent, given the turn now, could capture your Titan. That holds even if the capture would expose their own Titan.',
        ruling: 'The inventor does not define check. This is the definition of chess, for every way of capturing.',
      },
      {
        id: 'BQ-CHECK-2',
        title: 'What gives check',
        text: 'A Withdrawer next to your Titan gives check if it has room to withdraw. A Long Leaper does if it could leap over your Titan, perhaps after leaping over others. A Coordinator or Pawn does if it could move to a square where it would capture your Titan. A Titan or Chameleon next to your Titan gives check. An Immobilizer never does.',
      },
      {
        id: 'BQ-CHECK-3',
        title: 'Never into check',
        text: 'Nothing you do may leave your own Titan in check. This holds for self-capture and dropping too.',
        ruling: "The inventor does not say. Titan's Battalion and Ultima both forbid moving into check.",
      },
      {
        id: 'BQ-CHECK-4',
        title: 'Frozen pieces give no check',
        text: 'A frozen piece gives no check. So your Titan may be next to a frozen enemy Titan, and gives check to it. It may also move next to a frozen Chameleon or capture it.',
      },
    ],
  },
  {
    title: 'End of the game',
    clauses: [
      {
        id: 'BQ-END-1',
        title: 'Checkmate',
        text: 'If you are in check on your turn and have no legal move, you lose.',
      },
      {
        id: 'BQ-END-2',
        title: 'Stalemate loses',
        text: 'If you are not in check on your turn and have no legal move, you lose too. A legal self-capture or drop counts as a legal move.',
        ruling:
          'In Ultima, to whose rules the inventor sends the reader, stalemate wins for the other side. It is a normal aim in a game of freezing.',
      },
      {
        id: 'BQ-END-3',
        title: 'Repetition',
        text: 'When the same position occurs for the third time in the play phase, the game is drawn at once. There is no other automatic draw.',
        ruling:
          'The inventor does not say. Some rule must keep the game finite, and this is the simplest and the usual one.',
      },
      {
        id: 'BQ-END-4',
        title: 'Resigning and agreeing',
        text: 'You may resign at any time, and your opponent wins. You and your opponent may agree on a draw at any time. Neither uses up a turn.',
        ruling: 'The inventor does not say. This is the practice of chess.',
      },
    ],
  },
] as const satisfies Rulebook;

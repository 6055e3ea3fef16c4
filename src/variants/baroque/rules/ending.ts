/** Clauses about check and the end of the game. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const ENDING_CHAPTERS = [
  {
    title: 'Check',
    clauses: [
      {
        id: 'BQ-CHECK-1',
        title: 'Check',
        text: "A player is in check if the opponent, given the turn now, could capture the player's Titan, even by an action that would expose the opponent's own Titan.",
        ruling: 'The inventor does not define check; this is the definition of chess, for every way of capturing.',
      },
      {
        id: 'BQ-CHECK-2',
        title: 'Who gives check',
        text: 'A Withdrawer beside the Titan with room to withdraw; a Long Leaper with a way over it, if need be over others first; a Coordinator that can reach its line; a Pawn that can come beside it with a partner opposite; a Titan or Chameleon next to it. An Immobilizer gives no check.',
      },
      {
        id: 'BQ-CHECK-3',
        title: 'Legal actions',
        text: "No action may leave the acting player's Titan in check. This holds for self-capture and dropping too.",
        ruling: "The inventor is silent; Titan's Battalion and Ultima both forbid moving into check.",
      },
      {
        id: 'BQ-CHECK-4',
        title: 'Frozen units give no check',
        text: 'A frozen unit gives no check. So a Titan may stand next to a frozen Titan and give check to it, or step next to a frozen Chameleon or capture it.',
      },
    ],
  },
  {
    title: 'End of the game',
    clauses: [
      { id: 'BQ-END-1', title: 'Checkmate', text: 'A player to move who is in check and has no legal action loses.' },
      {
        id: 'BQ-END-2',
        title: 'Stalemate',
        text: 'A player to move who is not in check and has no legal action loses too. A legal self-capture or drop is a legal action.',
        ruling: 'In Ultima, to whose rules the inventor sends the reader, stalemate wins; it is a normal aim in a game of freezing.',
      },
      {
        id: 'BQ-END-3',
        title: 'Repetition',
        text: 'When the same position stands for the third time in the play phase, the game is drawn at once. There is no other automatic draw.',
        ruling: 'The inventor is silent. Some rule must keep the game finite; this is the simplest and the usual one.',
      },
      {
        id: 'BQ-END-4',
        title: 'Resignation and agreement',
        text: 'Either player may resign at any time, and the players may agree on a draw at any time. Neither uses up a turn.',
        ruling: 'The inventor is silent; this is the practice of chess.',
      },
    ],
  },
] as const satisfies Rulebook;

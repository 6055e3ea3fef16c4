/** How a game ends. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const END = [
  {
    title: 'End of the game',
    clauses: [
      {
        id: 'GW-END-1',
        title: 'No way to complete the turn',
        text: 'A player who starts a turn without any regular action that leaves the worm a legal movement has lost: no way to complete the turn.',
        ruling: 'By the letter the loss comes after the regular Phase; since every choice loses, it is announced at once, as checkmate is.',
      },
      {
        id: 'GW-END-2',
        title: 'Encroachment impossible',
        text: 'A player whose worm cannot move after the regular Phase has lost: Encroachment impossible.',
      },
      {
        id: 'GW-END-3',
        title: 'Worm captured',
        text: 'When a Worm Titan is captured, the game ends at once and its owner has lost. This happens only in set-up positions.',
      },
      {
        id: 'GW-END-4',
        title: 'No stalemate',
        text: 'Having no move is never a draw: the regular Phase is waived, or the game is lost.',
      },
      {
        id: 'GW-END-5',
        title: 'Draws',
        text: "A game is drawn only by agreement. Every completed turn adds a square to the mover's trail, so no player completes more than 63 turns and no position comes twice. An offer lapses when the other side plays on.",
        ruling: 'The inventor names no draw; agreement is the usual convention.',
      },
      {
        id: 'GW-END-6',
        title: 'Resigning',
        text: 'A player may resign at any time; the opponent wins.',
        ruling: 'The inventor does not mention it; resigning is the usual convention.',
      },
    ],
  },
] as const satisfies Rulebook;

import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const END = [
  {
    title: 'End of the game',
    clauses: [
      {
        id: 'GW-END-1',
        title: 'No way to complete the turn',
        text: 'You lose at the start of your turn if every first move leaves your worm without a legal move and none captures the enemy worm. You also lose then if none of your pieces can move, your worm included.',
        ruling:
          'Strictly, you would lose after the regular Phase. Since every choice loses, the game ends at once, as with checkmate.',
      },
      {
        id: 'GW-END-2',
        title: 'Encroachment impossible',
        text: 'If your worm cannot move after the regular Phase, you lose.',
      },
      {
        id: 'GW-END-3',
        title: 'Worm captured',
        text: 'When a Worm Titan is captured, the game ends at once and its side loses. This can happen only in custom positions.',
      },
      {
        id: 'GW-END-4',
        title: 'No stalemate',
        text: 'Having no move is never a draw. Either the regular Phase is skipped, or you lose.',
      },
      {
        id: 'GW-END-5',
        title: 'Draws',
        text: 'The game is drawn only by agreement. An offer ends when your opponent declines it or plays on. Every complete turn adds at least 1 square to your trail, so you cannot complete more than 63 turns. No position can occur twice.',
        ruling: 'The inventor names no draw. A draw by agreement is the usual convention.',
      },
      {
        id: 'GW-END-6',
        title: 'Resigning',
        text: 'You may resign at any time. Your opponent wins.',
        ruling: 'The inventor does not mention it. Resigning is the usual convention.',
      },
    ],
  },
] as const satisfies Rulebook;

import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const TURN = [
  {
    title: 'The turn',
    clauses: [
      {
        id: 'GW-TURN-1',
        title: 'Two Phases',
        text: 'Your turn is a regular Phase and then an Encroachment Phase. Each side always has a Worm Titan, so every turn has both.',
      },
      {
        id: 'GW-TURN-2',
        title: 'The first move',
        text: 'In the regular Phase you must make exactly one move or capture, with any piece except your worm. This first move cannot be skipped. You may choose any, even one after which your worm cannot move.',
        ruling:
          'Passing is an ability that a player may or may not have, and nothing in this army gives it. So you cannot skip your first move, as in chess.',
      },
      {
        id: 'GW-TURN-3',
        title: 'No first move: skipped',
        text: 'If none of your pieces except the worm can move, the regular Phase is skipped and the Encroachment Phase begins. No piece was used, so there is no boost. You can no longer capture en passant.',
        ruling:
          'The inventor does not say. The variant that this game is adapted from skips this part of the turn in exactly this case. That also keeps the game finite and decisive.',
      },
      {
        id: 'GW-TURN-4',
        title: 'Passing',
        text: 'You cannot pass unless the option Passing is on. With it, you may pass instead of moving a piece, and these rules count the pass as a first move. It uses no piece, gives no boost and gives up capturing en passant. Your worm must still move.',
        ruling:
          'The inventor has a rule for players who can pass, but no piece of this army gives that ability. The option covers that rule and is off by default.',
      },
      {
        id: 'GW-TURN-5',
        title: 'The worm waits for its Phase',
        text: 'Your worm can never make your first move. In the Encroachment Phase only your own worm moves.',
      },
      {
        id: 'GW-TURN-6',
        title: 'The worm must move',
        text: 'In the Encroachment Phase your worm must make exactly one move or capture. It cannot stay where it is. Only after it has moved may it create a Leg.',
        ruling: 'The inventor speaks of each Worm Titan that a player controls. Here that is always exactly one.',
      },
      {
        id: 'GW-TURN-7',
        title: 'A worm that cannot move loses',
        text: 'If your worm has no legal move after the regular Phase, you lose at once, whatever your first move did. Its trail, pieces in its way, the edge and Check all count.',
      },
      {
        id: 'GW-TURN-8',
        title: 'End of the turn',
        text: 'Your turn ends when your worm has moved and has created a Leg or not. Then your wait for the next Leg starts or gets shorter, the boost ends, and your opponent is to move.',
      },
    ],
  },
] as const satisfies Rulebook;

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

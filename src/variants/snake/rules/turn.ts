/** How a turn runs, how a game ends, and what else the inventor says. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const TURN = {
  title: 'The turn',
  clauses: [
    {
      id: 'SN-TURN-1',
      title: 'Two portions, in this order',
      text: 'A play is one piece move, then one Snake move. The order is fixed, exactly one piece moves, and the first portion is final once played.',
    },
    {
      id: 'SN-TURN-2',
      title: 'Waiver of the first portion',
      text: 'A player who has no piece move at the start of the turn moves only the Snake; that is not a loss. The test asks only whether a piece move exists, not whether it is good or what the Snake could do after it.',
      ruling:
        '"Impossible to move a non-Snake piece" is read by the movement rules alone. That a move which strands the Snake should count as impossible is nowhere said, and elsewhere a Snake that cannot move is a loss.',
    },
    {
      id: 'SN-TURN-3',
      title: 'No voluntary skipping',
      text: 'A player who has a piece move must play one. A player whose Snake can move must move it. There is no pass.',
    },
    {
      id: 'SN-TURN-4',
      title: 'The first portion is free',
      text: "Every piece move is legal, whatever it does to the prospects of the mover's Snake. A move that strands it is legal too, and loses at once.",
      ruling:
        "The inventor asks safety only of the Head's step and forbids no piece move. Forbidding stranding moves would only remove moves that lose on the spot.",
    },
  ],
} as const satisfies Chapter;

export const END = {
  title: 'End of the game',
  clauses: [
    {
      id: 'SN-END-1',
      title: 'Stuck at the start of the turn: loss',
      text: 'A player who has no complete play at the start of the turn has lost at once: every piece move strands the Snake, or the first portion is waived and the Snake cannot move.',
      ruling:
        'The game could also run on until the doomed player has moved a piece. The result is the same, and ending at once is what players expect of mate and stalemate.',
    },
    {
      id: 'SN-END-2',
      title: 'Stranding: loss',
      text: "If a player's Snake has no legal move after the player's own piece move, that player has lost at once, even though another piece move would have saved the Snake.",
    },
    {
      id: 'SN-END-3',
      title: 'Capture of the Head: win',
      text: 'A unit that captures the enemy Head wins at once, and the whole Snake leaves the board. If a piece captures it, the second portion is not played; if the Head does, its body still follows and grows.',
      ruling: 'The inventor says that this should never happen. It cannot in a game from the start position; in set-up positions it can.',
    },
    {
      id: 'SN-END-4',
      title: 'No campmate',
      text: 'Nothing happens when a Head, or any unit other than a Pawn, reaches any rank.',
    },
    {
      id: 'SN-END-5',
      title: 'No repetition rules',
      text: 'Positions may recur any number of times. No repetition draws the game, neither by itself nor on claim.',
    },
    {
      id: 'SN-END-6',
      title: 'Fifty and seventy-five moves',
      text: 'After 100 plays in a row without a Pawn move or a capture, the player to move may claim a draw before moving a piece. After 150 the game is drawn at the start of a turn, unless the player to move is stuck. Both portions together count as one play.',
      ruling:
        'The inventor abolishes the two repetition rules by name and nothing else. The fifty-move rule and its automatic counterpart belong to the chess rules that Ordamirror refers to, so they stay, and they keep every game finite.',
    },
    {
      id: 'SN-END-7',
      title: 'Resignation and agreement',
      text: 'Either player may resign or offer a draw at any time. An offer is gone when the opponent refuses it or makes the next move. Only one offer stands at a time.',
    },
    {
      id: 'SN-END-8',
      title: 'No draw by material or blocked position',
      text: 'No draw is declared because little is left or nothing but shuffling is possible.',
      ruling: "Even two bare Snakes can win, so chess's list of insufficient material does not carry over.",
    },
    {
      id: 'SN-END-9',
      title: 'Order of the tests',
      text: 'After a piece move: was the Head captured, and can the Snake of the mover move? After a Snake move: was the enemy Head captured, is the opponent stuck, is the count of quiet plays at 150? The first that applies decides.',
    },
  ],
} as const satisfies Chapter;

export const ABOUT = {
  title: 'About the game',
  clauses: [
    {
      id: 'SN-META-1',
      title: 'Name, status and pictures',
      text: 'The inventor\'s preliminary name for the game is "Mongolian Death Worm Chess", and the inventor calls the game not finalised. These rules fix it as it is played here.',
    },
  ],
} as const satisfies Chapter;

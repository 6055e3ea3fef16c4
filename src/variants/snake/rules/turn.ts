import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const TURN = {
  title: 'The turn',
  clauses: [
    {
      id: 'SN-TURN-1',
      title: 'A piece, then the Snake',
      text: 'On your turn you move one piece, then your Snake, always in that order. Exactly one piece moves, and its move is final.',
    },
    {
      id: 'SN-TURN-2',
      title: 'No piece can move: skip to the Snake',
      text: 'If none of your pieces can move at the start of your turn, the piece move is skipped and you move only your Snake. That is not a loss. All that counts is whether a piece move exists: not whether it is good, and not whether your Snake could move after it.',
      ruling:
        '"Impossible to move a non-Snake piece" depends only on how the pieces move. The inventor nowhere lets you skip a move because it would strand your Snake. Elsewhere a Snake that cannot move is a loss.',
      other: {
        title: 'No piece move leaves an exit: skip to the Snake',
        text: 'If no move of your pieces leaves your Snake an exit, the piece move is skipped and you move only your Snake. That is not a loss. A move that captures the enemy Head is never skipped.',
      },
    },
    {
      id: 'SN-TURN-3',
      title: 'No passing',
      text: 'If you have a piece move, you must make one. If your Snake can move, it must. You cannot pass.',
    },
    {
      id: 'SN-TURN-4',
      title: 'Any piece move is allowed',
      text: "You may make any piece move, whatever it does to your Snake's prospects. Even a move that strands your Snake is allowed, and loses at once.",
      ruling:
        "The inventor demands safety only of the Head's step and forbids no piece move. Forbidding stranding moves would only take away moves that lose on the spot.",
      other: {
        title: 'No piece move may strand the Snake',
        text: 'You may not make a piece move after which your Snake has no exit, unless it captures the enemy Head. If you can make no other, you are stuck.',
      },
    },
  ],
} as const satisfies Chapter;

export const END = {
  title: 'End of the game',
  clauses: [
    {
      id: 'SN-END-1',
      title: 'Stuck: you lose',
      text: 'If you cannot complete your turn, you lose at its start. Either every piece move would strand your Snake, or no piece can move and neither can your Snake.',
      ruling:
        'The game could also run on until you have moved a piece. The result is the same, and ending at once is what players expect of mate and stalemate.',
      other: {
        by: 'SN-TURN-2',
        text: 'If you cannot complete your turn, you lose at its start. No piece move leaves your Snake an exit, and it has none as it stands.',
      },
    },
    {
      id: 'SN-END-2',
      title: 'Stranded: you lose',
      text: 'If your piece move leaves your Snake without a legal move, you lose at once, even if another piece move would have saved it.',
      other: {
        by: 'SN-TURN-4',
        title: 'Stranded: not possible',
        text: 'No piece move can strand your Snake, since such a move is not allowed.',
      },
    },
    {
      id: 'SN-END-3',
      title: 'Head captured: you win',
      text: 'Capturing the enemy Head wins at once, and the whole enemy Snake leaves the board. If a piece captures it, your Snake does not move. If your Head captures it, its body still follows and grows.',
      ruling:
        'The inventor says that this should never happen. In a game from the start position it cannot; in a custom position it can.',
    },
    {
      id: 'SN-END-4',
      title: 'No campmate',
      text: 'Nothing happens when a Head, or any piece but a Pawn, reaches any rank.',
    },
    {
      id: 'SN-END-5',
      title: 'No draw by repetition',
      text: 'Positions may recur any number of times. Repetition never draws the game, neither automatically nor on claim.',
    },
    {
      id: 'SN-END-6',
      title: 'Fifty and seventy-five moves',
      text: "Before you move a piece, you may claim a draw if the last 100 turns, counting both sides', brought no Pawn move and no capture. After 150 such turns the game is drawn at the start of a turn, unless the side to move is stuck. A piece move and the Snake move after it are one turn.",
      ruling:
        'The inventor abolishes the two repetition rules by name and nothing else. The fifty-move rule and its automatic counterpart belong to the chess rules that Ordamirror builds on. So they stay, and they keep every game finite.',
    },
    {
      id: 'SN-END-7',
      title: 'Resigning and agreeing',
      text: "You may resign or offer a draw at any time, even on your opponent's turn. If you resign, your opponent wins. An offer ends when your opponent declines it or makes a move. Only one offer can be open at a time.",
    },
    {
      id: 'SN-END-8',
      title: 'No draw for lack of material',
      text: 'The game is never drawn because few pieces are left or because only shuffling is possible.',
      ruling: "Even two Snakes without pieces can win, so chess's list of insufficient material does not apply.",
    },
    {
      id: 'SN-END-9',
      title: 'What is tested first',
      text: 'After a piece move, a captured Head wins, then a stranded Snake loses. After a Snake move, a captured Head wins, then a stuck opponent loses, then 150 turns without a Pawn move or a capture draw. The first that applies decides.',
    },
  ],
} as const satisfies Chapter;

export const ABOUT = {
  title: 'About the game',
  clauses: [
    {
      id: 'SN-META-1',
      title: 'Name and status',
      text: 'The inventor\'s preliminary name for the game is "Mongolian Death Worm Chess", and the inventor calls it unfinished. These rules fix it as it is played here.',
    },
  ],
} as const satisfies Chapter;

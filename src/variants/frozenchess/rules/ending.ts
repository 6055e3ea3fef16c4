/** The end of the game, what the board shows, and first games: FC-END, FC-SHOW, FC-FIRST. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const ENDING_RULES = {
  title: 'End of the game',
  clauses: [
    {
      id: 'FC-END-1',
      title: 'King captured or blown up',
      text: 'You win if you capture the enemy King or blow it up.',
    },
    {
      id: 'FC-END-2',
      title: 'Checkmate',
      text: 'If it is your turn, your King is in check and you have no legal action, you lose.',
      ruling: 'All actions count as defence, so mates are rare.',
    },
    {
      id: 'FC-END-3',
      title: 'Stalemate',
      text: 'If it is your turn, your King is not in check and you have no legal action but the Nullmove, you lose.',
      ruling: 'A Nullmove is not a move in this sense, or stalemate could never occur.',
    },
    {
      id: 'FC-END-4',
      title: 'Two Nullmoves',
      text: 'Two Nullmoves in a row draw the game, unless it ended otherwise before.',
    },
    {
      id: 'FC-END-5',
      title: 'Repetition',
      text: 'The game is drawn when the same position occurs after a turn for the third time. The side to move, pieces, paralysis, ranges, aims, cargo, walls and their owners must be the same. So must tombs with their queues, corrupted and quickened squares, marks, traps, bombs, tunnels, areas with their turns left, and the stage. Counters that only grow are not compared.',
      ruling:
        'If counters that only grow were compared, nothing would ever repeat. Whether a monad is active is compared, and so is where the Jester of a trap stands. The order in which things were laid does not matter. The order in which tornados and avalanches act does.',
    },
    {
      id: 'FC-END-6',
      title: 'No 50-move rule',
      text: 'You may make any number of moves without a capture.',
    },
    {
      id: 'FC-END-7',
      title: 'Resignation',
      text: 'You may resign at any time, and lose the game.',
    },
  ],
} as const satisfies Chapter;

export const SHOWING_RULES = {
  title: 'What the board shows',
  clauses: [
    {
      id: 'FC-SHOW-1',
      title: 'Numbers and glow on pieces',
      text: 'Each piece shows its current range as a number: that of its slides, 3 for a Knight, otherwise the longest reach of its pattern. A second, green number is the turns of paralysis left. Pieces with 2 moves per turn glow yellow, with 3 orange, with more red.',
    },
  ],
} as const satisfies Chapter;

/**
 * The chapter on first games, in which some rules do not hold.
 * The option to play a first game is Oddboard's, not the inventor's.
 */
export const FIRST_GAME_RULES = {
  title: 'First game, an option of ours',
  clauses: [
    {
      id: 'FC-FIRST-1',
      title: 'Not in a first game',
      text: 'In a first game pieces move, capture and promote, but have no special actions and do not bounce. You cannot rotate the board, respawn a piece or make a Nullmove. There are no shadows, no monads and no stages of a long game. Every other rule holds. You can continue with all rules from any position of it.',
      ruling:
        "This option is ours, not the inventor's. Moves, captures, walls, tombs and paralysis are enough for a first game. What captures lead to, such as awards and Dragon's Fire, is part of it.",
    },
  ],
} as const satisfies Chapter;

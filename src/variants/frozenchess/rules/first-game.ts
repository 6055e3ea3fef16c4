/** The rules that a first game leaves out: an option of Oddboard, no rule of the inventor. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

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

/** The rules that a first game leaves out: an option of Oddboard, no rule of the inventors. */
import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const FIRST_GAME_RULES = [
  {
    title: 'First game, an option of ours',
    clauses: [
      {
        id: 'IW-FIRST-1',
        title: 'Not in a first game',
        text: 'In a first game you cannot make links, and Pawns never explode. Every other rule holds. You can continue with all rules from any position of it.',
        ruling:
          "This option is ours, not the inventors'. It leaves out the two twists that a first game does not need, and changes nothing else.",
      },
    ],
  },
] as const satisfies Rulebook;

/** The rulebook: every clause that a step, a refusal or a badge names. */
import { citing } from '../../../src/kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../src/kernel/learning/rulebook.ts';

export const RULES = [
  {
    title: 'Moving',
    clauses: [
      {
        id: 'KW-TURN-1',
        title: 'Turns',
        text: 'White begins. The sides take turns, and in your turn you move your King.',
      },
      { id: 'KW-MOVE-1', title: 'The King', text: 'The King moves one square in any direction.' },
      { id: 'KW-MOVE-2', title: 'No captures', text: 'A King never enters a square on which a King stands.' },
    ],
  },
  {
    title: 'The end',
    clauses: [
      { id: 'KW-END-1', title: 'Winning', text: 'The first King on its last rank wins.' },
      {
        id: 'KW-END-2',
        title: 'Resigning',
        text: 'You may resign at any time, and then your opponent wins.',
      },
      { id: 'KW-END-3', title: 'Draw', text: 'The players may agree on a draw.' },
    ],
  },
] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, mark } = citing(RULES);

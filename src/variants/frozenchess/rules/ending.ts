/** How the game ends, and what the board shows: FC-END, FC-SHOW. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const ENDING = {
  title: 'End of the game',
  clauses: [
    { id: 'FC-END-1', title: 'King lost', text: 'Who kills the enemy King, by capture or explosion, wins.' },
    {
      id: 'FC-END-2',
      title: 'Checkmate',
      text: 'The side to move is in check and has no legal action: it loses.',
      ruling: 'All actions count as defence, so mates are rare.',
    },
    {
      id: 'FC-END-3',
      title: 'Stalemate',
      text: 'The side to move is not in check and has no legal action but the Nullmove: it loses.',
      ruling: 'A Nullmove is not a move in this sense, or stalemate could never occur.',
    },
    { id: 'FC-END-4', title: 'Two Nullmoves', text: 'Two plies in a row were Nullmoves: a draw, unless the game ended otherwise before.' },
    {
      id: 'FC-END-5',
      title: 'Repetition',
      text: 'The same position after a ply for the third time: a draw. Units, paralysis, ranges, aims, cargo, walls and their owners, tombs with their queues, corrupted and quickened squares, marks, traps, bombs, tunnels, areas with their plies, and the stage are compared; counters that only grow are not.',
      ruling: 'Counters that only grow are not compared, or nothing would ever repeat.',
    },
    { id: 'FC-END-6', title: 'No 50-move rule', text: 'Any number of moves without a capture is fine.' },
    { id: 'FC-END-7', title: 'Resignation', text: 'A player may resign at any time and loses.' },
  ],
} as const satisfies Chapter;

export const SHOWING = {
  title: 'What the board shows',
  clauses: [
    {
      id: 'FC-SHOW-1',
      title: 'Numbers and glow on units',
      text: 'Each unit bears its current range as a number: that of its rays, 3 for a Knight, otherwise the longest reach of its pattern. A second, green number is the turns of paralysis left. Units with 2 moves per turn glow yellow, with 3 orange, with more red.',
    },
  ],
} as const satisfies Chapter;

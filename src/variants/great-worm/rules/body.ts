/** The units that are the worm's body: Claw, Arm, Wing, Talon and Leg. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const BODY = [
  {
    title: 'Claw',
    clauses: [
      {
        id: 'GW-CLAW-1',
        title: 'Step',
        text: 'A Claw moves and captures 1 square forwards or sideways. Never backwards, never diagonally.',
      },
      {
        id: 'GW-CLAW-2',
        title: 'Double step',
        text: 'A Claw may move, not capture, exactly 2 squares forwards if both are empty: from any square and any number of times.',
        ruling: 'The inventor sets no condition of a first move, so there is none.',
      },
      {
        id: 'GW-CLAW-3',
        title: 'En passant',
        text: "A Claw that made a double step can be captured in the opponent's next regular Phase by a Claw that stands directly beside the passed square: it goes there, if the square is empty, and the double-stepped Claw is removed. It may also go there without capturing.",
        ruling:
          'The inventor says a Claw can be captured en passant like a pawn but names no capturer. Claws are the only pawn-like units, so they do it, in their own way of capturing: sideways, hence from beside the passed square. No other unit can, nor the worm.',
      },
      {
        id: 'GW-CLAW-4',
        title: 'Promotion',
        text: 'When a Claw arrives on the far rank from another rank, its player decides at once whether it becomes a Talon. The choice is part of the action.',
      },
      {
        id: 'GW-CLAW-5',
        title: 'Offered once',
        text: 'Promotion may be declined, and is not offered again: a Claw that stays a Claw only goes sideways on the far rank. After a declined promotion by double step the Claw can be captured en passant.',
        ruling: 'The inventor offers it to a Claw that reaches the back rank: the choice belongs to the arrival.',
      },
    ],
  },
  {
    title: 'Arm',
    clauses: [
      {
        id: 'GW-ARM-1',
        title: 'Slide',
        text: 'An Arm moves and captures 1 to 4 squares along a diagonal, without leaping.',
      },
      {
        id: 'GW-ARM-2',
        title: 'Bent move',
        text: 'An Arm may go exactly 3 squares along a diagonal, all empty, and then 1 square straight on along the rank or file on either side of that direction, moving or capturing there.',
        ruling:
          '"3 Spaces" means exactly 3: with fewer an Arm could capture a Knight\'s move away, which it cannot. An adjacent direction is 45° away.',
      },
      { id: 'GW-ARM-3', title: 'Leap', text: "An Arm may leap to an empty square a Knight's move away." },
      {
        id: 'GW-ARM-4',
        title: 'Diagram',
        text: 'From the middle of a large board an Arm has 16 squares by slide, 8 bent and 8 by leap; from d4 here 13, 4 and 8.',
        ruling: "The inventor's image is lost; its labels are derived from the sentences.",
      },
    ],
  },
  {
    title: 'Wing',
    clauses: [
      {
        id: 'GW-WING-1',
        title: 'Slide',
        text: 'A Wing moves and captures 1 to 4 squares along a rank or file, without leaping.',
      },
      {
        id: 'GW-WING-2',
        title: 'Bent move',
        text: 'A Wing may go exactly 3 squares along a rank or file, all empty, and then 1 square diagonally onward, moving or capturing there. The squares beside and beyond the third do not matter.',
      },
      { id: 'GW-WING-3', title: 'Leap', text: "A Wing may leap to an empty square a Knight's move away." },
      {
        id: 'GW-WING-4',
        title: 'Diagram',
        text: 'From the middle of a large board a Wing has 16 squares by slide, 8 bent and 8 by leap; from d4 here 14, 4 and 8.',
        ruling: "The inventor's image is lost; its labels are derived from the sentences.",
      },
    ],
  },
  {
    title: 'Talon',
    clauses: [
      {
        id: 'GW-TALON-1',
        title: 'Arm and Wing in one',
        text: 'A Talon makes any movement of an Arm or of a Wing, one of them in an action: slides, bent moves and leaps are not mixed.',
      },
      {
        id: 'GW-TALON-2',
        title: 'Diagram',
        text: 'A Talon reaches what an Arm and a Wing reach together, each bent square only along its own path: 43 squares from d4.',
        ruling: "The inventor's image is lost; its labels are derived from the sentences.",
      },
    ],
  },
  {
    title: 'Leg',
    clauses: [
      {
        id: 'GW-LEG-1',
        title: 'Jumps of two',
        text: 'Along a rank or file a Leg goes 2, 4 or 6 squares, moving or capturing. It leaps over whatever stands on the squares of the other colour; on squares of its own colour it stops at the first unit.',
      },
      { id: 'GW-LEG-2', title: 'Leap', text: "A Leg may leap to an empty square a Knight's move away." },
      {
        id: 'GW-LEG-3',
        title: 'Diagram',
        text: "A Leg jumps in the four straight directions and leaps to the Knight's squares: 6 and 8 squares from d4.",
        ruling: "The inventor's image is lost; its labels are derived from the sentences.",
      },
    ],
  },
] as const satisfies Rulebook;

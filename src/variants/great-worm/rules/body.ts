import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const BODY = [
  {
    title: 'Claw',
    clauses: [
      {
        id: 'GW-CLAW-1',
        title: 'Step',
        text: 'A Claw moves and captures 1 square forward or sideways. It never moves backward or diagonally.',
      },
      {
        id: 'GW-CLAW-2',
        title: 'Double step',
        text: 'A Claw may move exactly 2 squares forward, without capturing, if both squares are empty. It may do so from any square and any number of times.',
        ruling: "The inventor does not limit this to a Claw's first move.",
      },
      {
        id: 'GW-CLAW-3',
        title: 'En passant',
        text: "When your Claw makes a double step, it can be captured en passant in your opponent's next regular Phase, and only then. Only an enemy Claw on the same rank as the passed square and next to it can do so. It moves to that square, which must be empty, and the other Claw is removed. It may also move there without capturing.",
        ruling:
          'The inventor says that a Claw can be captured en passant like a pawn, but not by which piece. Claws are the only pieces like pawns, so they do it, in the way they capture: sideways, from next to the passed square. No other piece can do it, and neither can the worm.',
      },
      {
        id: 'GW-CLAW-4',
        title: 'Promotion',
        text: 'When your Claw reaches the last rank from another rank, you decide at once whether it becomes a Talon. The choice is part of the move.',
      },
      {
        id: 'GW-CLAW-5',
        title: 'Offered once',
        text: 'You may decline the promotion, but it is not offered again. A Claw that stays a Claw can only move sideways on the last rank. If it arrived by a double step, it can be captured en passant.',
        ruling:
          'The inventor offers the promotion to a Claw that "reaches the back Rank", so the choice belongs to the arrival.',
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
        text: 'An Arm may move exactly 3 squares along a diagonal, all of them empty, and then bend by 45°. It ends 1 square farther along a rank or file, moving or capturing there.',
        ruling:
          '"3 Spaces" means exactly 3. With fewer, an Arm could capture on squares a knight\'s leap away, which it cannot. An adjacent direction is one 45° away.',
      },
      {
        id: 'GW-ARM-3',
        title: 'Leap',
        text: 'An Arm may leap like a knight to an empty square.',
      },
      {
        id: 'GW-ARM-4',
        title: 'Diagram',
        text: 'In the middle of a large board an Arm can slide to 16 squares, reach 8 by a bent move and leap to 8. From d4 on this board the numbers are 13, 4 and 8.',
        ruling: "The inventor's picture is lost. These numbers follow from the sentences.",
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
        text: 'A Wing may move exactly 3 squares along a rank or file, all of them empty, and then bend by 45°. It ends 1 square farther along a diagonal, moving or capturing there. The squares to the side of the third square and beyond it do not matter.',
      },
      {
        id: 'GW-WING-3',
        title: 'Leap',
        text: 'A Wing may leap like a knight to an empty square.',
      },
      {
        id: 'GW-WING-4',
        title: 'Diagram',
        text: 'In the middle of a large board a Wing can slide to 16 squares, reach 8 by a bent move and leap to 8. From d4 on this board the numbers are 14, 4 and 8.',
        ruling: "The inventor's picture is lost. These numbers follow from the sentences.",
      },
    ],
  },
  {
    title: 'Talon',
    clauses: [
      {
        id: 'GW-TALON-1',
        title: 'Arm and Wing in one',
        text: 'A Talon makes any move of an Arm or of a Wing, one at a time. It cannot mix slides, bent moves and leaps.',
      },
      {
        id: 'GW-TALON-2',
        title: 'Diagram',
        text: 'A Talon reaches whatever an Arm or a Wing reaches, each bent square only along its own path. From d4 on an empty board that is 43 squares.',
        ruling: "The inventor's picture is lost. These numbers follow from the sentences.",
      },
    ],
  },
  {
    title: 'Leg',
    clauses: [
      {
        id: 'GW-LEG-1',
        title: 'Leaps of 2 squares',
        text: 'Along a rank or file a Leg moves 2, 4 or 6 squares, moving or capturing. It leaps over whatever is on the squares of the other colour. On squares of its own colour it stops at the first piece.',
      },
      {
        id: 'GW-LEG-2',
        title: 'Leap',
        text: 'A Leg may leap like a knight to an empty square.',
      },
      {
        id: 'GW-LEG-3',
        title: 'Diagram',
        text: 'A Leg leaps along ranks and files and like a knight. From d4 on an empty board that is 6 squares and 8.',
        ruling: "The inventor's picture is lost. These numbers follow from the sentences.",
      },
    ],
  },
] as const satisfies Rulebook;

import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const PAWN_RULES = [
  {
    title: 'Pawns',
    clauses: [
      {
        id: 'IW-PAWN-1',
        title: 'One step forward',
        text: 'A Pawn moves 1 square forward if no enemy piece is there. From a linked square it may do so on the board or in the hallway. Friendly pieces there do not matter.',
      },
      {
        id: 'IW-PAWN-2',
        title: 'First and second rank',
        text: 'From its second rank a Pawn may also move 2 squares forward, from its first rank 2 or 3. The squares between must be empty, and the last one must hold no enemy piece. All that counts is where the Pawn is now.',
        ruling:
          'A Pawn on its first rank has always moved before, so having moved cannot matter. The same is simplest for the second rank.',
      },
      {
        id: 'IW-PAWN-3',
        title: 'Capturing',
        text: 'A Pawn captures 1 square diagonally forward on the board and 1 square directly forward in the hallway. It moves diagonally only to capture.',
      },
      {
        id: 'IW-PAWN-4',
        title: 'Pawns in the hallway',
        text: 'All Pawn rules hold in the hallway by rank: longer moves, en passant, promotion. Directly forward there a Pawn moves with or without capturing. A capture there is 1 square only.',
      },
      {
        id: 'IW-PAWN-5',
        title: 'Longer moves through linked squares',
        text: 'Each step of a longer move may change between board and hallway on a linked square. If several paths lead to one square, the one that stays on the board longer counts.',
        ruling:
          'The inventors say of moving in general that it may change over at linked squares, and do not except Pawns.',
      },
    ],
  },
  {
    title: 'En passant',
    clauses: [
      {
        id: 'IW-EP-1',
        title: 'Which Pawns can be captured',
        text: "A move that captures nothing may open its Pawns to en passant in your opponent's next turn. It does so if a Pawn in it could have moved there itself: with a longer move, or with any move from its first rank. All Pawns in the move can then be captured on every square passed, and on the first-rank square they left.",
        ruling:
          'The inventors speak of Pawns that move forward, so a Pawn that is carried elsewhere cannot be captured en passant. Pawns in a move that another member could have led still can.',
      },
      {
        id: 'IW-EP-2',
        title: 'Capturing en passant',
        text: 'A Pawn that captures onto such a square, alone or in a crowd, captures all Pawns opened by that move, wherever they are now. It also captures enemy pieces on the square itself. It happens whenever a Pawn that could capture there moves there.',
        ruling: 'It is automatic in a crowd, which saves a choice. To avoid it, leave the Pawn out.',
      },
      {
        id: 'IW-EP-3',
        title: 'En passant and links',
        text: 'The squares are remembered by name. A linked square counts if one of its names does. After unlinking, each name counts by itself.',
      },
    ],
  },
  {
    title: 'Exploding Pawns',
    clauses: [
      {
        id: 'IW-BOOM-1',
        title: 'Which pieces roll',
        text: 'Every piece that was a Pawn when it was moved rolls once in that turn. These are the Pawns you moved, and Pawns of either side that magnetism moved.',
        other: {
          by: 'IW-BOOM-3',
          text: 'Every piece that is a Pawn after it was moved rolls once in that turn. These are the Pawns you moved, what a moved piece turned into, and Pawns of either side that magnetism moved.',
        },
      },
      {
        id: 'IW-BOOM-2',
        title: 'Order of the rolls',
        text: 'First the Pawns you moved roll, then those that magnetism moved, in the order in which it moved them. They roll one at a time, and a piece that has been destroyed does not roll.',
        ruling: 'The inventors give no order. It decides only which King would be destroyed first.',
      },
      {
        id: 'IW-BOOM-3',
        title: 'Turning and rolling',
        text: 'A Pawn that captured and turned into another piece still rolls. A non-Pawn that turned into Pawns does not, unless magnetism moves such a Pawn afterwards.',
        ruling: 'What counts is what it was when it moved. Otherwise a Pawn could escape its risk by capturing.',
        other: {
          title: 'A piece that turns rolls as what it is',
          text: 'A Pawn that captured and turned into another piece does not roll. A non-Pawn that turned into Pawns does: each of them on the square it moved to rolls.',
        },
      },
      {
        id: 'IW-BOOM-4',
        title: 'What an explosion destroys',
        text: 'An explosion destroys everything of both sides on its square and next to it, with the other halves of destroyed halves. In the hallway it reaches 1 square up and down. From a linked square it reaches both board and hallway, but never the other side of a linked neighbour. It is no capture and no move.',
      },
      {
        id: 'IW-BOOM-5',
        title: 'Kings in explosions',
        text: 'If an explosion destroys a King, or a half of one, its side loses at once. If it destroys both Kings, the game is drawn.',
      },
      {
        id: 'IW-BOOM-6',
        title: 'Dice',
        text: 'A roll is the sum of 2 dice: 11 or 12 explodes, 3 of 36. The app rolls, or you roll real dice and enter each sum.',
        ruling: 'The inventors offer dice as one means to get the chance of 1 in 12.',
      },
      {
        id: 'IW-BOOM-7',
        title: 'Which pieces do not roll',
        text: 'A Pawn does not roll if it stayed, could not be moved or was merged or separated by a link step. A piece that has just been promoted does not roll either.',
      },
      {
        id: 'IW-BOOM-8',
        title: 'Explosions and check',
        text: 'A possible explosion does not count: not for check, not for whether a move is legal, and not for mate.',
      },
    ],
  },
  {
    title: 'Promotion',
    clauses: [
      {
        id: 'IW-PROM-1',
        title: 'What a Pawn becomes',
        text: 'A promoting Pawn becomes a whole Queen, Rook, Bishop or Knight, as its owner chooses. It must promote.',
      },
      {
        id: 'IW-PROM-2',
        title: 'When it promotes',
        text: 'At the end of each turn, after all rolls, every Pawn of either side on its last rank promotes, however it got there. The last rank includes H8 for White and H1 for Black. The side that moved promotes first. Each side promotes from the a-file to the h-file, then in the hallway.',
        ruling:
          'The inventors say at the end of the turn, and do not say whose. So you may have to choose a promotion before your own turn begins.',
      },
      {
        id: 'IW-PROM-3',
        title: 'Promotion is no move',
        text: 'Promotion is not magnetic, causes no roll and captures nothing. The new piece gives check at once.',
      },
    ],
  },
] as const satisfies Rulebook;

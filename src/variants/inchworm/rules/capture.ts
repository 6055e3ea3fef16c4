import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const CAPTURE_RULES = [
  {
    title: 'Capture',
    clauses: [
      {
        id: 'IW-CAPT-1',
        title: 'Everything on the square',
        text: 'A move onto a square with enemy pieces captures all of them, even one with only a half there. Both halves of a captured piece are removed, and so are Pawns captured en passant. Captured pieces do not come back.',
      },
      {
        id: 'IW-CAPT-2',
        title: 'What can capture',
        text: "A whole piece can capture alone, by extending, and so can a Pawn. A crowd can if one member's capturing pattern leads it. A lone half, rejoining, magnetism, linking and explosions capture nothing. No piece captures friendly pieces.",
      },
      {
        id: 'IW-CAPT-3',
        title: 'What has been captured',
        text: 'The captured kinds are those of all captured pieces. A half counts as its kind, a Pawn captured en passant as a Pawn.',
      },
      {
        id: 'IW-CAPT-4',
        title: 'The board after a capture',
        text: 'A captured extended piece leaves both squares before magnetism. Turning into another kind does not change which squares are occupied.',
      },
      {
        id: 'IW-CAPT-5',
        title: 'Capturing the King',
        text: 'If the King is among the captured pieces, the game ends at once and the capturing side wins.',
      },
    ],
  },
  {
    title: 'Turning into what is captured',
    clauses: [
      {
        id: 'IW-MUT-1',
        title: 'What turns',
        text: 'After a capture every piece that moved, except the King, turns into a captured kind, with both its halves. Pieces that stayed do not turn.',
      },
      {
        id: 'IW-MUT-2',
        title: 'Into which kind',
        text: 'If one kind was captured, there is no choice. If several were, you choose for each capturing piece separately. It may keep its own kind if that is among them.',
      },
      {
        id: 'IW-MUT-3',
        title: 'Non-Pawn into non-Pawn',
        text: 'The piece keeps its squares: whole stays whole, extended stays extended.',
      },
      {
        id: 'IW-MUT-4',
        title: 'Non-Pawn into Pawns',
        text: 'A non-Pawn that turns into a Pawn becomes 2 Pawns. If it ends its move extended, one is on each of its squares. If it ends its move whole, both are on its new square.',
      },
      {
        id: 'IW-MUT-5',
        title: 'Pawns that turn',
        text: 'A Pawn that turns into a non-Pawn is a whole piece on its new square. A Pawn that turns into a Pawn is one Pawn.',
      },
      {
        id: 'IW-MUT-6',
        title: 'The King never turns',
        text: 'A King that captures stays a King, and there is no choice for it. Other pieces in its crowd turn as usual.',
        ruling:
          'Taken literally, the King would turn too and its side would have none. But the inventors say that the object of the game is the same as in chess.',
      },
    ],
  },
  {
    title: 'Magnetism',
    clauses: [
      {
        id: 'IW-MAG-1',
        title: 'When and where',
        text: 'After every move, the square it ended on is the centre of magnetism. A castling stage has 2 centres. No piece on the centre moves.',
        ruling: 'Rejoining is a move of a half, and the inventors make no exception for it.',
      },
      {
        id: 'IW-MAG-2',
        title: 'What it reaches',
        text: 'If the centre is on the board, magnetism reaches along the 8 lines from it. If the centre is in the hallway, it reaches up and down. On each line it acts on the first occupied square and nothing behind it.',
        ruling: 'These are lines, not paths through links: board and hallway do not act on each other.',
      },
      {
        id: 'IW-MAG-3',
        title: 'Pulling',
        text: 'If the first occupied square on a line holds pieces of the side that moved, magnetism pulls them to the square next to the centre.',
      },
      {
        id: 'IW-MAG-4',
        title: 'Pushing',
        text: 'If the first occupied square on a line holds pieces of the other side, magnetism pushes them away, as far as the line is empty.',
      },
      {
        id: 'IW-MAG-5',
        title: 'Everything moves together',
        text: 'All pieces that magnetism moves from one square move together to the same square, whole pieces whole and halves as halves. None extends, and there is no choice.',
      },
      {
        id: 'IW-MAG-6',
        title: "No pull on a piece's own other half",
        text: 'A half whose other half was moved by the move itself stays where it is, and blocks its line. Other pieces on its square are moved. Pawns that such a piece turned into are separate pieces.',
        ruling:
          'Taken literally, magnetism would pull the half left behind along whenever a piece extends along a line. A piece could hardly ever rejoin on its original square.',
        other: {
          title: "A pull on a piece's own other half",
          text: 'A half whose other half was moved by the move itself is pulled like every other piece.',
        },
      },
      {
        id: 'IW-MAG-7',
        title: 'Linked centre',
        text: 'Magnetism works through the lines in order, clockwise around the board from north, which is toward rank 8. Around a linked square the hallway follows: up, then down. Each line acts on what the ones before it left.',
      },
      {
        id: 'IW-MAG-8',
        title: 'Linked squares on its path',
        text: 'A piece moved along the board passes linked squares without turning, and leaves the hallway if it started on a linked square. In the hallway the reverse holds. A piece that ends on a linked square is on both.',
      },
      {
        id: 'IW-MAG-9',
        title: 'Board and hallway apart',
        text: 'A centre that is only on the board moves nothing that is only in the hallway, and the reverse.',
      },
      {
        id: 'IW-MAG-10',
        title: 'Once, no chains, no captures',
        text: 'Magnetism moves no piece or half twice in a turn. The pieces it moves cause no magnetism, capture nothing and never rejoin. It may put either King in check.',
        ruling:
          'If a square lies on a board line and a hallway line of the same centre, the board line is tried first.',
      },
      {
        id: 'IW-MAG-11',
        title: 'Pawns on first and last ranks',
        text: 'Magnetism may move a Pawn to any rank, its first and its last included. It never opens a Pawn to en passant.',
      },
    ],
  },
] as const satisfies Rulebook;

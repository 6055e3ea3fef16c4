/** Capture, mutation and magnetism. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const CAPTURE_RULES = [
  {
    title: 'Capture',
    clauses: [
      {
        id: 'IW-CAPT-1',
        title: 'Everything on the square',
        text: 'Members that enter a square with enemies capture every man with a unit there, with all his units, and Pawns taken en passant. Captured men do not come back.',
      },
      {
        id: 'IW-CAPT-2',
        title: 'Who can capture',
        text: 'A lone whole by extending, a lone Pawn, and a crowd led by a capturing pattern. A lone half, rejoining, magnetism, linking and explosions capture nothing, and nobody captures friends.',
      },
      {
        id: 'IW-CAPT-3',
        title: 'What has been captured',
        text: 'The captured types are those of all captured men; a half counts as its type, a Pawn taken en passant as a Pawn.',
      },
      {
        id: 'IW-CAPT-4',
        title: 'The board after a capture',
        text: "A captured extended piece is gone from both squares before magnetism. Mutation changes no square's being occupied.",
      },
      {
        id: 'IW-CAPT-5',
        title: 'Capturing the King',
        text: 'If the King is among the captured, the game ends at once and the capturing side has won.',
      },
    ],
  },
  {
    title: 'Mutation',
    clauses: [
      {
        id: 'IW-MUT-1',
        title: 'Who turns',
        text: 'After a capture every member of the move, except the King, turns into a captured type, with both its halves. Units that stayed do not turn.',
      },
      {
        id: 'IW-MUT-2',
        title: 'Into which type',
        text: 'With one captured type there is no choice. With several each member chooses for itself; it may keep its own type if that is among them.',
      },
      {
        id: 'IW-MUT-3',
        title: 'Piece into piece',
        text: 'The man keeps its squares: whole stays whole, extended stays extended.',
      },
      {
        id: 'IW-MUT-4',
        title: 'Piece into Pawns',
        text: 'A piece that turns into a Pawn becomes two Pawns: one on each of its squares if it stands extended, both on the target if it stands whole.',
      },
      {
        id: 'IW-MUT-5',
        title: 'Pawns that turn',
        text: 'A Pawn that turns into a piece is a whole piece on the target; one that turns into a Pawn is one Pawn.',
      },
      {
        id: 'IW-MUT-6',
        title: 'The King never turns',
        text: 'A King that captures stays a King and chooses nothing. Others in its crowd turn as usual.',
        ruling: 'To the letter it would turn, and its side would have no King; but the object of the game is said to be the same.',
      },
    ],
  },
  {
    title: 'Magnetism',
    clauses: [
      {
        id: 'IW-MAG-1',
        title: 'When and where',
        text: 'After every move its target is the centre of a magnetic pulse. A castling stage has two. Nothing on the centre moves.',
        ruling: 'Rejoining is a move of a half; the inventors make no exception for it.',
      },
      {
        id: 'IW-MAG-2',
        title: 'What is subject to it',
        text: 'Along each of the eight lines on the board, and up and down the hallway if the centre is there, the first occupied square and nothing behind it.',
        ruling: 'Straight lines, not rides through links: board and hallway do not act on each other.',
      },
      {
        id: 'IW-MAG-3',
        title: 'Attraction',
        text: 'Friends of the mover there are pulled along the line to the square next to the centre.',
      },
      {
        id: 'IW-MAG-4',
        title: 'Repulsion',
        text: 'Enemies there are pushed away along the line, as far as it is empty.',
      },
      {
        id: 'IW-MAG-5',
        title: 'Everything goes together',
        text: 'All units on that square move together to the same square, wholes whole and halves as halves. Nobody extends and nobody chooses.',
      },
      {
        id: 'IW-MAG-6',
        title: 'A man does not pull its own other half',
        text: 'A half whose other half was moved by the action itself stays where it is, and blocks its line. Others on its square are moved. Pawns that came out of such a man are men of their own.',
        ruling:
          'To the letter the half left behind would be pulled along at every straight extension, and a piece could hardly ever rejoin on its original square.',
      },
      {
        id: 'IW-MAG-7',
        title: 'Linked centre',
        text: 'On a linked square the pulse runs north, north-east and on around the board, then up, then down the hallway. Each line acts on what the ones before left.',
      },
      {
        id: 'IW-MAG-8',
        title: 'Linked squares on the way',
        text: 'Who is moved along the board passes linked squares without turning, and leaves the hallway if it stood on a linked square; the reverse in the hallway. Landing on a linked square, it is on both.',
      },
      {
        id: 'IW-MAG-9',
        title: 'Board and hallway apart',
        text: 'A centre on the board only moves nothing that is only in the hallway, and the reverse.',
      },
      {
        id: 'IW-MAG-10',
        title: 'Once, no chains, no captures',
        text: 'No unit is moved twice in a turn. Moved units set off no pulse, capture nothing and never rejoin. Magnetism may put either King in check.',
        ruling: 'Where a square lies on a board line and a hallway line of the same centre, the board line is tried first.',
      },
      {
        id: 'IW-MAG-11',
        title: 'Pawns on first and last ranks',
        text: 'Magnetism may carry a Pawn to any rank, its first and its 8th included. It never makes a Pawn liable to en passant.',
      },
    ],
  },
] as const satisfies Rulebook;

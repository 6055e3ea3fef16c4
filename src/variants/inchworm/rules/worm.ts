import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const WORM_RULES = [
  {
    title: 'Inchworm',
    clauses: [
      {
        id: 'IW-WORM-1',
        title: 'Two stages',
        text: 'A non-Pawn is whole on one square, or extended over exactly 2, with a half on each. Alone, a whole piece can only extend and a half can only rejoin. A Pawn moves as one piece.',
      },
      {
        id: 'IW-WORM-2',
        title: 'Extending',
        text: 'A whole piece sends one half to a square of its pattern, and the other half stays. The square may be empty or hold friendly pieces. It may also hold enemy pieces, which are all captured. Afterwards the piece is extended over both squares.',
      },
      {
        id: 'IW-WORM-3',
        title: 'Rejoining',
        text: 'A half moves to the square of its other half, and the piece is whole there. Either half may move. Distance, direction and pieces in between do not matter. It captures nothing, but it is a move, so it is magnetic.',
        ruling:
          'The inventors set rejoining apart from squares reached by normal movement. If it needed the pattern, a piece that is cut off or has turned into another could stay extended for ever.',
      },
      {
        id: 'IW-WORM-4',
        title: 'No hurry, and back again',
        text: 'A piece may stay extended as long as you like, and may rejoin on the square it came from. Several of your pieces may be extended at once. Castling is the exception.',
      },
      {
        id: 'IW-WORM-5',
        title: 'Capturing one half captures both',
        text: 'When a half is captured, its other half disappears too, wherever it is. This happens before any piece turns and before magnetism. Pieces that share a square with that other half stay there.',
      },
      {
        id: 'IW-WORM-6',
        title: 'Pawns are not split',
        text: 'A Pawn has no halves. It neither extends nor rejoins.',
      },
      {
        id: 'IW-WORM-7',
        title: 'Halves that meet otherwise',
        text: 'Whenever both halves of a piece are on one square it is whole, even if a link has brought them together. Magnetism never brings them together.',
        ruling: 'Two halves on one square that are not a whole would need rules of their own.',
      },
    ],
  },
  {
    title: 'Sharing squares',
    clauses: [
      {
        id: 'IW-SHARE-1',
        title: 'Friendly pieces share squares',
        text: 'Any number of friendly pieces and halves may be on one square. They move onto it and off it freely.',
      },
      {
        id: 'IW-SHARE-2',
        title: 'Not through occupied squares',
        text: 'No piece moves through an occupied square, friendly or enemy. Knights and rejoining halves pass through no square at all.',
      },
      {
        id: 'IW-SHARE-3',
        title: 'Sides never mix',
        text: 'All pieces on a square belong to one side. Moving onto enemy pieces captures them, magnetism moves pieces to empty squares only, and links cannot be made where enemy pieces are.',
      },
    ],
  },
  {
    title: 'Crowds',
    clauses: [
      {
        id: 'IW-CROWD-1',
        title: 'What a crowd is',
        text: 'You may move 2 or more pieces or halves from one square to another together. They need not be all that are there. Halves and Pawns simply move. A whole piece moves whole or leaves a half behind. The King may be a member, but pieces halfway through castling cannot.',
        ruling: 'What counts is how many pieces or halves leave the square, wholly or in part.',
      },
      {
        id: 'IW-CROWD-2',
        title: 'Where a crowd can move',
        text: "A crowd can move to a square that one member reaches with its own pattern, a half like a whole piece. If enemy pieces are there, it must be that member's capturing pattern. If not, it must be its moving pattern. A crowd can also move to the square of a member's other half.",
      },
      {
        id: 'IW-CROWD-3',
        title: 'One must extend, rejoin or be a Pawn',
        text: 'A crowd can move only if at least one member extends, rejoins its other half, or is a Pawn.',
        ruling:
          'The inventors say that only one member needs to extend or rejoin, or none if there is a Pawn, and that any may. You choose which pieces leave a half behind. If one must and you choose none, it is the first there is of Knight, Bishop, Rook, Queen, King.',
      },
      {
        id: 'IW-CROWD-4',
        title: 'Halves in a crowd',
        text: 'A half moves along and stays a half. If its other half is on the square the crowd moves to, the piece becomes whole there instead. A half may lead the crowd with its pattern.',
      },
      {
        id: 'IW-CROWD-5',
        title: 'Whole members',
        text: 'In a crowd a whole piece may move with both halves, or leave one behind.',
      },
      {
        id: 'IW-CROWD-6',
        title: 'Extending and rejoining at once',
        text: 'In one move some members of a crowd may rejoin and others extend.',
      },
      {
        id: 'IW-CROWD-7',
        title: 'Crowds that leap',
        text: 'A crowd with a Knight, whole or half, may leap like a knight, all members together, over anything.',
      },
      {
        id: 'IW-CROWD-8',
        title: 'Pawns carried along',
        text: 'A Pawn moves wherever its crowd moves: sideways, backward, to its own first rank.',
      },
    ],
  },
] as const satisfies Rulebook;

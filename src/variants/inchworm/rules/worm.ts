/** Inchworms and crowds: halves, shared squares, moving together. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const WORM_RULES = [
  {
    title: 'Inchworm',
    clauses: [
      {
        id: 'IW-WORM-1',
        title: 'Two stages',
        text: 'Alone, a whole piece only extends and a half only rejoins; a Pawn moves as one man. A piece is therefore whole on one square or extended over exactly two.',
      },
      {
        id: 'IW-WORM-2',
        title: 'Extension',
        text: 'A whole piece sends one half to a square of its pattern, empty, held by friends, or held by enemies, who are all captured. Afterwards it is extended over both squares.',
      },
      {
        id: 'IW-WORM-3',
        title: 'Consolidation',
        text: 'A half goes to the square of its other half, and the piece is whole there. Either half may go; no distance, direction or blocker matters. It captures nothing, and it is a move: it is magnetic.',
        ruling:
          'The inventors set rejoining apart from squares reached by normal movement. If it needed the pattern, a piece cut off or mutated could stay extended for ever.',
      },
      {
        id: 'IW-WORM-4',
        title: 'No hurry, and back again',
        text: 'A piece may stay extended for as long as its owner likes, and may rejoin on the square it came from. Several pieces may be extended at once. Castling is the exception.',
      },
      {
        id: 'IW-WORM-5',
        title: 'Capturing one half takes both',
        text: 'When a half is captured its other half disappears too, wherever it is, before mutation and magnetism. Whoever shared that other square is not touched.',
      },
      {
        id: 'IW-WORM-6',
        title: 'Pawns are not split',
        text: 'A Pawn is one unit: it neither extends nor rejoins.',
      },
      {
        id: 'IW-WORM-7',
        title: 'Halves that come together otherwise',
        text: 'Whenever both halves of a piece are on one square it is whole, also when a link has brought them together. Magnetism never does.',
        ruling: 'Two halves on one square that are not a whole would need rules of their own.',
      },
    ],
  },
  {
    title: 'Sharing squares',
    clauses: [
      {
        id: 'IW-SHARE-1',
        title: 'Friends share squares',
        text: 'Any number of friendly units may stand on a square. Units may come and go there freely.',
      },
      {
        id: 'IW-SHARE-2',
        title: 'Not through occupied squares',
        text: 'Nothing passes through an occupied square, friend or enemy. Knights and rejoining halves pass through nothing.',
      },
      {
        id: 'IW-SHARE-3',
        title: 'Sides never mix',
        text: 'All units on a square belong to one side: entering enemies captures them, magnetism enters empty squares only, and links are not made where enemies stand.',
      },
    ],
  },
  {
    title: 'Crowds',
    clauses: [
      {
        id: 'IW-CROWD-1',
        title: 'What a crowd is',
        text: 'Two or more units of one square, all or some of them, may go together to one target. A whole goes whole or leaves a half behind, a half goes, a Pawn goes. The King may join; men halfway through castling may not.',
        ruling: 'What counts is the number of units that leave, wholly or in part.',
      },
      {
        id: 'IW-CROWD-2',
        title: 'Where a crowd can go',
        text: "To a square that one member reaches by its own pattern, a half like a whole piece: capturing if enemies stand there, moving if not. Or to the square of a member's other half.",
      },
      {
        id: 'IW-CROWD-3',
        title: 'Someone must extend, rejoin or be a Pawn',
        text: 'A crowd moves only if at least one member extends, rejoins its other half, or is a Pawn.',
        ruling:
          'Who leaves a half behind is said before the target. Where somebody must and nobody was told to, it is the first there is of Knight, Bishop, Rook, Queen, King: then a crowd, too, moves by two picks.',
      },
      {
        id: 'IW-CROWD-4',
        title: 'Halves in a crowd',
        text: 'A half goes along and stays a half, unless its other half stands on the target: then the piece is whole there. It may lead the crowd by its pattern.',
      },
      {
        id: 'IW-CROWD-5',
        title: 'Whole members',
        text: 'In a crowd a whole may go with both halves, or leave one behind.',
      },
      {
        id: 'IW-CROWD-6',
        title: 'Extending and rejoining at once',
        text: 'One crowd may rejoin some members and extend others.',
      },
      {
        id: 'IW-CROWD-7',
        title: 'Crowds that leap',
        text: 'A crowd with a Knight, whole or half, may leap as a Knight, all members together, over anything.',
      },
      {
        id: 'IW-CROWD-8',
        title: 'Pawns carried along',
        text: 'A Pawn goes wherever its crowd goes: sideways, backwards, to its own first rank.',
      },
    ],
  },
] as const satisfies Rulebook;

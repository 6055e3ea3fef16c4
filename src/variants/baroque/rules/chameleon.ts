import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const CHAMELEON_CHAPTERS = [
  {
    title: 'Chameleon',
    clauses: [
      {
        id: 'BQ-CHAM-1',
        title: 'Two options',
        text: 'The Chameleon slides or copies one enemy piece, and its side effects apply in both cases. You never declare which.',
        other: {
          by: 'BQ-SIDE-1',
          text: 'The Chameleon slides or copies one enemy piece. Its side effects apply in both cases, but not when it leaps. You never declare which.',
        },
      },
      {
        id: 'BQ-CHAM-2',
        title: 'Sliding',
        text: 'The Chameleon moves like a queen, any number of empty squares along a rank, file or diagonal, with its side effects. The only piece it can capture by moving onto it is the enemy Titan.',
      },
      {
        id: 'BQ-CHAM-3',
        title: 'Copying',
        text: 'The Chameleon may move and capture like one enemy piece, wherever on the board that is. It does not become royal, and it keeps nothing afterwards.',
        ruling:
          'A frozen enemy piece can be copied. Freezing stops that piece from moving, but does not change what its kind can do.',
      },
      {
        id: 'BQ-CHAM-4',
        title: 'Each in its own way',
        text: 'When it copies a piece, the Chameleon must capture it the way that piece captures. Copying captures only pieces of that kind. It withdraws from Withdrawers, coordinates on Coordinators, pinches Pawns and leaps over Long Leapers.',
        ruling:
          'Whether other kinds are spared or such a move is forbidden makes no difference. The slide captures the same pieces, and no leap passes a piece without capturing it.',
      },
      {
        id: 'BQ-CHAM-5',
        title: 'Copying a Withdrawer, Coordinator or Pawn',
        text: "This adds nothing to the Chameleon's slide with its side effects: same path, same captures.",
      },
      {
        id: 'BQ-CHAM-6',
        title: 'Copying a Long Leaper',
        text: 'The Chameleon leaps like a Long Leaper, but only over enemy Long Leapers. The side effects then count for the whole path from start to end, not for landings in between.',
        other: {
          by: 'BQ-SIDE-1',
          text: 'The Chameleon leaps like a Long Leaper, but only over enemy Long Leapers. It then has no side effects.',
        },
      },
      {
        id: 'BQ-CHAM-7',
        title: 'Copying the Titan',
        text: 'The Chameleon may move 1 square onto the enemy Titan. So a Chameleon that is not frozen gives check to an enemy Titan next to it.',
      },
      {
        id: 'BQ-CHAM-8',
        title: 'What it cannot copy',
        text: 'The Chameleon cannot copy an Immobilizer or a Chameleon, so it never captures one.',
        ruling:
          'A copied piece must be captured by its own ability. An Immobilizer has no ability to capture another piece. A chain of Chameleons that copy Chameleons never ends in one.',
      },
      {
        id: 'BQ-CHAM-9',
        title: 'No choice of copies',
        text: 'Copies with the same path and the same captures are one move. The two squares of a move settle both, so there is never a choice to make.',
      },
    ],
  },
  {
    title: 'Side effects of the Chameleon',
    clauses: [
      {
        id: 'BQ-SIDE-1',
        title: 'When they apply',
        text: 'Every move of a Chameleon has its side effects, whether it slides or copies. They capture in addition to what it leaps over.',
        other: {
          title: 'When they apply: not to leaps',
          text: 'A Chameleon that leaps has no side effects: it captures only the Long Leapers that it leaps over. All its other moves have them.',
        },
      },
      {
        id: 'BQ-SIDE-2',
        title: 'Never a Chameleon',
        text: 'A side effect never captures a Chameleon.',
      },
      {
        id: 'BQ-SIDE-3',
        title: 'What they capture',
        text: 'Side effects capture only Withdrawers, Coordinators and Pawns.',
      },
      {
        id: 'BQ-SIDE-4',
        title: 'A path of the captured kind',
        text: "The captured piece's kind must be able to move along the same path, ignoring pieces on it. So Pawns are captured only if the Chameleon moves along a rank or file.",
        ruling:
          'A square that is leapt over counts as part of the path, so a leaping Chameleon also withdraws, coordinates and pinches. Whether a piece is frozen does not matter here.',
        other: {
          by: 'BQ-SIDE-1',
          ruling: 'Whether a piece is frozen does not matter here.',
        },
      },
      {
        id: 'BQ-SIDE-5',
        title: 'As the captured kind would',
        text: "Imagine a friendly Withdrawer, Coordinator or Pawn making the Chameleon's move in its place, on the board as it is. The enemy pieces of its own kind that it would capture are captured.",
        ruling:
          'The actual position counts. If imagined ones did, a Pawn would be captured without any piece behind it, and the Chameleon would not be that of Ultima.',
      },
      {
        id: 'BQ-SIDE-6',
        title: 'Everything at once',
        text: 'All captures of a move add up: Long Leapers it leaps over, a Withdrawer behind it, Coordinators on the corners and up to 3 Pawns.',
      },
    ],
  },
] as const satisfies Rulebook;

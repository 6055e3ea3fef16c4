import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const UNIT_CHAPTERS = [
  {
    title: 'Capturing',
    clauses: [
      {
        id: 'BQ-GEN-1',
        title: 'Only by the piece that moves',
        text: "A piece captures only by its own move, on its own side's turn. A piece that stops in a dangerous place loses nothing by that. When a Titan moves, its Coordinator captures nothing.",
      },
      {
        id: 'BQ-GEN-2',
        title: 'Captures are not optional',
        text: 'Whatever your move captures is captured: you cannot leave a piece out. You can only choose a different square to end on.',
      },
      {
        id: 'BQ-GEN-3',
        title: 'All together',
        text: 'All pieces that a move captures are found on one and the same board and removed together. Removing one never changes whether another is captured.',
      },
      {
        id: 'BQ-GEN-4',
        title: 'What captures',
        text: 'Every captured piece is captured by the piece that moved. Only in a self-capture does a piece capture itself.',
        ruling:
          'The inventor says that captures are not "a Piece Capturing itself", yet lets a frozen piece "Capture itself". We take the first sentence to be about capturing other pieces.',
      },
      {
        id: 'BQ-GEN-5',
        title: 'Friendly pieces are safe',
        text: 'No move captures a friendly piece. Only a self-capture removes one.',
        ruling:
          'The inventor counts a friendly piece as capturable if another friendly piece can generally capture it. No piece of this army has that property.',
      },
    ],
  },
  {
    title: 'Baroque Titan',
    clauses: [
      {
        id: 'BQ-TITAN-1',
        title: 'Moving and capturing',
        text: 'The Titan moves like a king: 1 square in any direction, to an empty square or onto an enemy piece, which it captures. It captures nothing else, and there is no castling.',
      },
      {
        id: 'BQ-TITAN-2',
        title: 'Royal',
        text: 'You can never leave your Titan where it could be captured, and every way of capturing threatens it. It never captures itself, even when frozen.',
        ruling:
          'The inventor excludes the Titan by name from self-capture and from copying. So it can be captured like other pieces.',
      },
    ],
  },
  {
    title: 'Withdrawer',
    clauses: [
      {
        id: 'BQ-WITH-1',
        title: 'Moving',
        text: 'The Withdrawer moves like a queen: any number of empty squares along a rank, file or diagonal, to an empty square.',
      },
      {
        id: 'BQ-WITH-2',
        title: 'Capture by withdrawing',
        text: 'The Withdrawer captures the enemy piece it moves directly away from: next to its start, exactly opposite to the direction of its move. How far it moves does not matter. A piece next to it in any other direction is safe.',
      },
      {
        id: 'BQ-WITH-3',
        title: 'No room to withdraw',
        text: 'If the first square in a direction is occupied or off the board, the Withdrawer cannot move in that direction and captures nothing.',
      },
    ],
  },
  {
    title: 'Coordinator',
    clauses: [
      {
        id: 'BQ-COOR-1',
        title: 'Moving',
        text: 'The Coordinator moves like a queen: any number of empty squares along a rank, file or diagonal, to an empty square.',
      },
      {
        id: 'BQ-COOR-2',
        title: 'Capture by coordinating',
        text: "The Coordinator's new square and its Titan's square are two corners of a rectangle. Enemy pieces on the other two corners are captured. Distance and pieces in between do not matter. On one rank or file with its Titan the Coordinator captures nothing.",
        ruling:
          "The inventor asks for two perpendicular lines from the captured piece, one to the Coordinator's new square and one to the Titan. That is exactly the other two corners.",
      },
      {
        id: 'BQ-COOR-3',
        title: "The Titan's part",
        text: "The Coordinator's Titan only needs to be there. It may be frozen or in check.",
      },
    ],
  },
  {
    title: 'Baroque Pawn',
    clauses: [
      {
        id: 'BQ-PAWN-1',
        title: 'Moving',
        text: 'The Pawn moves like a rook: any number of empty squares along a rank or file, forward, backward or sideways, from any square. It never moves diagonally and never promotes.',
      },
      {
        id: 'BQ-PAWN-2',
        title: 'Capture by pinching',
        text: "The Pawn captures each enemy piece orthogonally next to its new square if a piece of the Pawn's side is directly behind that enemy. The piece behind it may be of any kind, frozen or not, even the Titan. The edge of the board does not count. A Pawn can capture up to 3 pieces at once.",
      },
      {
        id: 'BQ-PAWN-3',
        title: 'What is no pinch',
        text: 'There is no pinch along a diagonal, against the edge, or without a piece behind the enemy. There is none when an enemy piece moves in between two Pawns.',
      },
    ],
  },
  {
    title: 'Long Leaper',
    clauses: [
      {
        id: 'BQ-LEAP-1',
        title: 'Moving',
        text: 'Without a leap the Long Leaper moves like a queen, any number of empty squares along a rank, file or diagonal, and captures nothing.',
      },
      {
        id: 'BQ-LEAP-2',
        title: 'Capture by leaping',
        text: 'From any distance along its line the Long Leaper leaps over one enemy piece and lands on the empty square directly behind it. The piece it leapt over is captured.',
        ruling:
          'The inventor gives no distance before the leap, so it is unlimited, as in Ultima. The Long Leaper lands "on the Space directly after the Piece it Captured", so it cannot slide on, as some programs allow.',
        other: {
          title: 'Capture by leaping, as far as it likes',
          text: 'From any distance along its line the Long Leaper leaps over one enemy piece. It lands on any empty square beyond, if all squares between are empty. The piece it leapt over is captured.',
        },
      },
      {
        id: 'BQ-LEAP-3',
        title: 'Several leaps',
        text: 'After landing, the Long Leaper may stop, or continue in the same direction to another leap, again from any distance. It can end its move only directly behind a piece it leapt over. Every piece it leapt over is captured.',
        ruling: '"In that same way" includes the distance before the leap.',
        other: {
          by: 'BQ-LEAP-2',
          text: 'The Long Leaper may continue in the same direction to another leap, again from any distance. It can end its move on any empty square behind a piece it leapt over. Every piece it leapt over is captured.',
        },
      },
      {
        id: 'BQ-LEAP-4',
        title: 'What stops a Long Leaper',
        text: 'The Long Leaper cannot pass a friendly piece, two pieces in a row or a piece at the edge. It never ends its move on an occupied square.',
      },
    ],
  },
  {
    title: 'Immobilizer',
    clauses: [
      {
        id: 'BQ-IMM-1',
        title: 'Moving',
        text: 'The Immobilizer moves like a queen: any number of empty squares along a rank, file or diagonal, to an empty square. It never captures an enemy piece.',
        ruling: '"Along Queen Lines" without a number is unlimited, as in Ultima.',
      },
      {
        id: 'BQ-IMM-2',
        title: 'Freezing',
        text: 'A piece of any kind next to an enemy Immobilizer is frozen: it cannot move or capture and gives no check.',
      },
      {
        id: 'BQ-IMM-3',
        title: 'Self-capture',
        text: 'On your turn you may remove one of your own frozen pieces, but never your Titan. Nothing else happens in that turn. A piece that is not frozen cannot be removed.',
        other: {
          title: 'No self-capture',
          text: 'A frozen piece stays on its square. You can never remove a piece of your own.',
        },
      },
      {
        id: 'BQ-IMM-4',
        title: 'Nothing cancels freezing',
        text: 'A frozen Immobilizer still freezes its neighbours. Two Immobilizers of opposite sides next to each other freeze each other. A friendly Chameleon or Immobilizer next to the enemy Immobilizer frees no piece.',
        ruling:
          'Freezing is a fact about neighbouring pieces, not something the Immobilizer does. Some versions of Ultima cancel it here, but the inventor does not.',
      },
      {
        id: 'BQ-IMM-5',
        title: 'Immobilizer and Chameleon',
        text: 'An Immobilizer next to an enemy Chameleon is frozen, and self-capture can remove it. The Chameleon is frozen too, and still freezes the Immobilizer.',
        other: {
          by: 'BQ-IMM-3',
          text: 'An Immobilizer next to an enemy Chameleon is frozen. The Chameleon is frozen too, and still freezes the Immobilizer.',
        },
      },
      {
        id: 'BQ-IMM-6',
        title: 'When freezing is tested',
        text: 'Only the square where a piece starts its move counts. Passing an enemy Immobilizer, leaping over it or landing next to it does not stop a move. A piece that ends its move next to one is frozen from then on.',
        ruling:
          'The inventor does not say. A move is indivisible: otherwise no Long Leaper could ever reach an Immobilizer.',
      },
      {
        id: 'BQ-IMM-7',
        title: 'What a frozen piece still does',
        text: 'A frozen piece blocks lines, can be captured, and counts as the piece behind an enemy in a pinch. A frozen Titan serves its Coordinator. A frozen Immobilizer still freezes, and a frozen Chameleon still freezes an Immobilizer.',
      },
    ],
  },
] as const satisfies Rulebook;

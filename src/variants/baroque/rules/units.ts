/** Clauses about capturing in general and about every unit but the Chameleon. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const UNIT_CHAPTERS = [
  {
    title: 'Capturing',
    clauses: [
      {
        id: 'BQ-GEN-1',
        title: "Only by the mover's action",
        text: "A unit captures only by its own movement, in its owner's turn. Stopping in a dangerous place loses nothing by itself, and a Titan that moves does not make its Coordinator capture.",
      },
      {
        id: 'BQ-GEN-2',
        title: 'Not optional',
        text: 'What an action captures is captured; the player cannot leave a victim standing. The choice is only between different ends.',
      },
      {
        id: 'BQ-GEN-3',
        title: 'All together',
        text: 'All victims of an action are found on one and the same board and removed together. Removing one never changes whether another is a victim.',
      },
      {
        id: 'BQ-GEN-4',
        title: 'Who captures',
        text: 'Every victim is captured by the unit that moved. Only a self-capture counts as a unit capturing itself.',
        ruling:
          'The inventor says captures are not "a Piece Capturing itself" and yet lets a frozen piece "Capture itself"; the first is read as being about other pieces.',
      },
      {
        id: 'BQ-GEN-5',
        title: 'Friends are safe',
        text: 'No action captures a friendly unit, except a self-capture.',
        ruling:
          'The inventor counts a friend as capturable if another friend can generally capture it. No unit of this army has that property.',
      },
    ],
  },
  {
    title: 'Baroque Titan',
    clauses: [
      {
        id: 'BQ-TITAN-1',
        title: 'Movement and capture',
        text: 'The Titan steps one square in any direction, to an empty square or onto an enemy unit, which it captures. It captures nothing else, and there is no castling.',
      },
      {
        id: 'BQ-TITAN-2',
        title: 'Royal',
        text: 'The Titan must never be left capturable, and every way of capturing threatens it. It never captures itself, even when frozen.',
        ruling: 'That a Titan can be a victim follows from the inventor excluding it by name from self-capture and from copying.',
      },
    ],
  },
  {
    title: 'Withdrawer',
    clauses: [
      {
        id: 'BQ-WITH-1',
        title: 'Movement',
        text: 'The Withdrawer slides any number of empty squares along a rank, file or diagonal and ends on an empty square.',
      },
      {
        id: 'BQ-WITH-2',
        title: 'Capture by withdrawing',
        text: 'An enemy unit that stands right behind the Withdrawer, exactly opposite to the direction in which it leaves, is captured, however far it goes. A unit beside that line is not.',
      },
      {
        id: 'BQ-WITH-3',
        title: 'No room',
        text: 'Where the first square in a direction is occupied or off the board, the Withdrawer cannot go that way and captures nothing.',
      },
    ],
  },
  {
    title: 'Coordinator',
    clauses: [
      {
        id: 'BQ-COOR-1',
        title: 'Movement',
        text: 'The Coordinator slides any number of empty squares along a rank, file or diagonal and ends on an empty square.',
      },
      {
        id: 'BQ-COOR-2',
        title: 'Capture by coordinating',
        text: "The square where the Coordinator ends and its Titan's square are two corners of a rectangle; enemy units on the other two corners are captured. Distance and units in between do not matter. On one rank or file with its Titan it captures nothing.",
        ruling:
          "Two perpendicular lines from the victim, one to the Coordinator's end and one to the Titan: that is exactly the other two corners.",
      },
      {
        id: 'BQ-COOR-3',
        title: "The Titan's part",
        text: "The Coordinator's Titan only has to stand there. It may be frozen or in check.",
      },
    ],
  },
  {
    title: 'Baroque Pawn',
    clauses: [
      {
        id: 'BQ-PAWN-1',
        title: 'Movement',
        text: 'The Pawn slides any number of empty squares along a rank or file, in all four directions, from any square. It never goes diagonally and never promotes.',
      },
      {
        id: 'BQ-PAWN-2',
        title: 'Capture by pinching',
        text: 'An enemy unit beside the square where the Pawn ends, along rank or file, is captured if a friendly unit stands right behind it. The partner may be any unit, frozen or not, the Titan too; the edge of the board is none.',
      },
      {
        id: 'BQ-PAWN-3',
        title: 'What pinching is not',
        text: 'There is no pinching along diagonals, none against the edge, none without a partner, and none when an enemy moves in between two Pawns.',
      },
    ],
  },
  {
    title: 'Long Leaper',
    clauses: [
      {
        id: 'BQ-LEAP-1',
        title: 'Plain movement',
        text: 'The Long Leaper slides any number of empty squares along a rank, file or diagonal, capturing nothing.',
      },
      {
        id: 'BQ-LEAP-2',
        title: 'Leaping capture',
        text: 'From any distance along its line the Long Leaper leaps over one enemy unit and lands on the empty square directly behind it. The leapt unit is captured.',
        ruling:
          'The inventor gives no distance before the leap, so it is unlimited, as in Ultima. He lets it land "on the Space directly after the Piece", so it cannot slide on, as some programs allow.',
      },
      {
        id: 'BQ-LEAP-3',
        title: 'Several leaps',
        text: 'From where it lands the Long Leaper may stop, or go on in the same direction to its next leap, again from any distance. It ends only directly behind a leapt unit, and all it leapt over is captured.',
        ruling: '"In that same way" includes the distance before the leap.',
      },
      {
        id: 'BQ-LEAP-4',
        title: 'What stops a Leaper',
        text: 'The Long Leaper cannot pass a friendly unit, two units in a row, or a unit at the edge, and never ends on an occupied square.',
      },
    ],
  },
  {
    title: 'Immobilizer',
    clauses: [
      {
        id: 'BQ-IMM-1',
        title: 'Movement',
        text: 'The Immobilizer slides any number of empty squares along a rank, file or diagonal. It never captures an enemy unit.',
        ruling: '"Along Queen Lines" without a number is unlimited, as in Ultima.',
      },
      {
        id: 'BQ-IMM-2',
        title: 'Freezing',
        text: 'A unit of any type next to an enemy Immobilizer is frozen: it cannot move or capture and gives no check.',
      },
      {
        id: 'BQ-IMM-3',
        title: 'Self-capture',
        text: 'As a turn, a player may remove one frozen unit of theirs other than the Titan; nothing else happens. A unit that is not frozen cannot be removed.',
      },
      {
        id: 'BQ-IMM-4',
        title: 'Nothing cancels freezing',
        text: 'A frozen Immobilizer goes on freezing, and two enemy Immobilizers side by side freeze each other. A Chameleon or Immobilizer next to the enemy Immobilizer releases nobody.',
        ruling:
          'Freezing is a fact about neighbours, not something the Immobilizer does. Some versions of Ultima cancel it here; the inventor does not.',
      },
      {
        id: 'BQ-IMM-5',
        title: 'Immobilizer and Chameleon',
        text: 'An Immobilizer next to an enemy Chameleon is frozen and may capture itself. The Chameleon is frozen too, and freezes the Immobilizer all the same.',
      },
      {
        id: 'BQ-IMM-6',
        title: 'When freezing is tested',
        text: "Only where a unit stands when its owner's action begins counts. Passing, leaping over or ending next to an enemy Immobilizer does not stop an action; a unit that ends there is frozen from then on.",
        ruling: 'A movement is one indivisible action; otherwise no Long Leaper could ever reach an Immobilizer.',
      },
      {
        id: 'BQ-IMM-7',
        title: 'What a frozen unit still does',
        text: 'A frozen unit blocks lines, can be captured and is a partner for pinching. A frozen Titan serves its Coordinator; a frozen Immobilizer freezes; a frozen Chameleon freezes an Immobilizer.',
      },
    ],
  },
] as const satisfies Rulebook;

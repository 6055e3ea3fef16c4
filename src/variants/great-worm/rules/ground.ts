import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const GROUND = [
  {
    title: 'Where the game comes from',
    clauses: [
      {
        id: 'GW-SRC-1',
        title: 'Background',
        text: 'Great Worm is adapted from an untested variant of Ordamirror with a snake. The idea of one monster as an army comes from Mad Chess, and so do some abilities. None of this changes play: the worm is one piece on one square, and only its trail stays behind it.',
        ruling:
          'The older variant settles one point only: what happens when you have no first move. It counts there because the inventor says that this game is adapted from it.',
      },
    ],
  },
  {
    title: 'Board',
    clauses: [
      {
        id: 'GW-BOARD-1',
        title: 'Board size',
        text: "The board has 8 files and 8 ranks, without holes, and its edges do not connect. Ranks 1 to 3 are White's Territory, 4 and 5 the Battlefield, 6 to 8 Black's Territory. No piece can move off the board.",
        ruling:
          "The inventor does not describe the board. Most of the inventor's other armies have Territories of 8×3 squares. The public program for Titan's Battalion puts an 8×2 Battlefield between two of them.",
      },
      {
        id: 'GW-BOARD-2',
        title: 'Starting position',
        text: "From the a-file to the h-file each side's first rank holds Wing, Leg, Arm, Talon, Worm Titan, Arm, Leg, Wing. The Claws are on ranks 3 and 6, with an empty rank behind them. Black mirrors White. White moves first.",
        ruling:
          "The inventor's picture of the starting position is lost. This is the order of chess: the pieces most like rook, knight, bishop and queen have their usual places. With the Claws on rank 2 the worm would be walled in, and 28 of White's 34 first moves would lose at once. Here the worm can move after 33 of 35. Chess players expect both worms on the e-file.",
      },
      {
        id: 'GW-BOARD-3',
        title: 'Lair',
        text: "A worm's Lair is the square it starts the game on: e1 for White, e8 for Black. It stays the Lair, whatever is on it later.",
      },
    ],
  },
  {
    title: 'Movement',
    clauses: [
      {
        id: 'GW-MOVE-1',
        title: 'Moving and capturing',
        text: 'A piece moves to an empty square, or onto an enemy piece, which it captures. A captured piece leaves the game for good. A piece can never move onto a friendly piece. Every kind of piece can be captured.',
      },
      {
        id: 'GW-MOVE-2',
        title: 'No leaping along lines',
        text: 'Along a line, every square between start and destination must be empty, unless the rule says that the piece leaps. A piece stops at the first piece it meets: it may capture an enemy there, but moves no farther.',
      },
      {
        id: 'GW-MOVE-3',
        title: 'Leaping like a knight',
        text: 'An Arm, Wing, Talon or Leg may leap like a knight to an empty square, whatever is between. It never captures this way, so the leap threatens nothing.',
      },
    ],
  },
] as const satisfies Rulebook;

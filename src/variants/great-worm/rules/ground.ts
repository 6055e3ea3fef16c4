/** Where the game comes from, its board and what every movement has in common. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const GROUND = [
  {
    title: 'Source',
    clauses: [
      {
        id: 'GW-SRC-1',
        title: 'Background',
        text: 'Great Worm descends from an untested variant of Ordamirror with a snake; the single monster comes from Mad Chess. None of this changes play: the worm is one unit on one square, and only its trail stays behind it.',
        ruling:
          'The ancestor counts as evidence in one place only: what happens when a player has no regular action (GW-TURN-3), because the inventor says the game is adapted from it.',
      },
    ],
  },
  {
    title: 'Board',
    clauses: [
      {
        id: 'GW-BOARD-1',
        title: 'Board size',
        text: "The board has 8 files and 8 ranks, no holes and no wrap-around. Ranks 1 to 3 are White's Territory, 4 and 5 the Battlefield, 6 to 8 Black's Territory. A movement that would leave the board does not exist.",
        ruling:
          "The inventor does not state the board. Most of the inventor's published armies use Territories of 8 by 3 around an 8 by 2 Battlefield, and so does the basic mode of the framework's public implementation.",
      },
      {
        id: 'GW-BOARD-2',
        title: 'Starting position',
        text: 'The back ranks hold Wing, Leg, Arm, Talon, Worm Titan, Arm, Leg, Wing from file a to file h; the Claws stand on ranks 3 and 6, with an empty rank behind them. Black mirrors White. White moves first.',
        ruling:
          "The inventor's Starting Territory is an image that is lost. This is the chess order with the rook-like, leaping, bishop-like and queen-like units in their usual places. With Claws on rank 2 the worm would be walled in and 28 of 34 first actions would lose at once; here 33 of 35 can be completed. Players of chess expect both worms on the e-file.",
      },
      {
        id: 'GW-BOARD-3',
        title: 'Lair',
        text: "A worm's Lair is the square it starts the game on: e1 for White, e8 for Black. It stays the Lair whatever stands there later.",
      },
    ],
  },
  {
    title: 'Movement',
    clauses: [
      {
        id: 'GW-MOVE-1',
        title: 'Move and Capture',
        text: 'A unit that moves and captures goes to an empty square, or to a square with an enemy unit, which leaves the game. It never goes to a square with a friendly unit. No unit type is safe from capture.',
      },
      {
        id: 'GW-MOVE-2',
        title: 'No leaping along lines',
        text: 'Along a line every square between start and destination must be empty, unless the movement is said to leap. A unit stops at the first unit it meets: it may capture an enemy there and goes no further.',
      },
      {
        id: 'GW-MOVE-3',
        title: 'Leap to Knight Spaces',
        text: "Arm, Wing, Talon and Leg may leap to an empty square a chess Knight's move away, whatever stands between. They never capture this way, so the leap threatens nothing.",
      },
    ],
  },
] as const satisfies Rulebook;

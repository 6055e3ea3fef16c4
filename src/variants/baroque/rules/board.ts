/** Clauses about the board, the start, what a position is and how a turn runs. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const BOARD_CHAPTERS = [
  {
    title: 'Board and start',
    clauses: [
      {
        id: 'BQ-SETUP-1',
        title: 'Board',
        text: "The board has 8 files and 8 ranks and no special squares. White sits at rank 1, Black at rank 8; that rank is the player's Back Rank. Ranks 1 to 3 are White's Territory, 6 to 8 Black's, 4 and 5 the Battlefield; neither affects any move.",
        ruling:
          "The inventor draws a Territory 8 wide and 3 deep and gives the Battlefield no height. Titan's Battalion plays on two such Territories around 8 by 2, which is also the board of Ultima. No taller board is offered.",
      },
      {
        id: 'BQ-SETUP-2',
        title: 'Starting position',
        text: "Seen from the player, left to right, the back row is Immobilizer, Long Leaper, Chameleon, Titan, Withdrawer, Chameleon, Long Leaper, Coordinator, with eight Pawns in front. Black's army is White's turned by half a circle: each Titan faces the enemy Withdrawer.",
        ruling: "The army is drawn from its owner's side, so the other copy is turned, not reflected; the Titans start on different files.",
      },
      {
        id: 'BQ-SETUP-3',
        title: 'First turn',
        text: 'White takes the first turn. In the Two-Player version the placement phase comes before it.',
        ruling: 'The inventor is silent; in Ultima White begins.',
      },
      {
        id: 'BQ-SETUP-4',
        title: 'The two versions',
        text: 'Two players, each with this army. A new game is either the standard game or the Two-Player version.',
        ruling:
          'The inventor keeps this army for games of three or more, to balance it against weaker ones. When both sides have it that reason falls away. Everything that needs a third player or another army is left out.',
      },
    ],
  },
  {
    title: 'The position',
    clauses: [
      {
        id: 'BQ-STATE-1',
        title: 'What counts',
        text: 'A position is the board, the player to act, the version, the phase, the reserves, the earlier positions and the result. Nothing else is remembered: frozen units and checks follow from the board.',
      },
      {
        id: 'BQ-STATE-2',
        title: 'The same position',
        text: 'Two positions are the same if board, player to act, phase and reserves are equal. Units of one type and owner are interchangeable. Positions of the placement phase do not count.',
      },
      {
        id: 'BQ-STATE-3',
        title: 'Valid position',
        text: 'A position can be set up by hand if each player has exactly one Titan and the player not to move is not in check. The other units are free in number; in the Two-Player version each reserve holds at most two Chameleons. It starts in the play phase with no history.',
        ruling: 'Without this a Titan could be captured, which play never allows.',
      },
    ],
  },
  {
    title: 'The turn',
    clauses: [
      {
        id: 'BQ-TURN-1',
        title: 'A turn',
        text: 'Players alternate, and a turn is exactly one action; nobody may pass. Who is frozen is read off the board before the action. All victims are found at once, with every unit where it stood and only the mover on its end; then they leave together. Last come the tests for checkmate, stalemate and repetition.',
      },
    ],
  },
] as const satisfies Rulebook;

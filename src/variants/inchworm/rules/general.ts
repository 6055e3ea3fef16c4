/** What the game is, what stands on the board, how a turn runs. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const GENERAL_RULES = [
  {
    title: 'The game',
    clauses: [
      {
        id: 'IW-GEN-1',
        title: 'One game made of six variants',
        text: 'Pieces crawl like inchworms, friends share squares and walk as crowds, every move is magnetic, whoever captures turns into what was captured, a hallway of eight squares lies beside the board, and every Pawn that is moved may explode. All of this is in force in every turn.',
        ruling: 'Where the parts meet and the inventors are silent, each part is applied literally to what the part before it left behind.',
      },
      {
        id: 'IW-GEN-2',
        title: 'Initial position',
        text: 'The men stand as in orthodox chess, all of them whole. The hallway is empty, nothing is linked, and links are being made. Both sides may castle on both wings.',
      },
      {
        id: 'IW-GEN-3',
        title: 'Object',
        text: 'Checkmate the enemy King. A King that is captured or destroyed by an explosion is lost too.',
        ruling:
          'Orthodox Kings are never taken. Here a King can stand open to capture although nobody did anything illegal, after an explosion or through a link, so the capture wins.',
      },
      {
        id: 'IW-GEN-4',
        title: 'The men and how they move',
        text: "Rooks ride along files and ranks, Bishops along diagonals, Queens along both; Kings go one square, Knights leap two squares and one. Pawns step ahead and capture diagonally ahead. This is a man's pattern; how much of him may follow it is said by the rules of inchworms and crowds.",
      },
      {
        id: 'IW-GEN-5',
        title: 'Everything else as in chess',
        text: 'What no clause changes is as in orthodox chess: White begins, turns alternate, nobody passes.',
      },
    ],
  },
  {
    title: 'The turn',
    clauses: [
      {
        id: 'IW-TURN-1',
        title: 'Order of a turn',
        text: 'A link step if wanted, one action with its captures, mutation, magnetism, the rolls of moved Pawns, promotion, the castling test, and then the other side. Each works on what the one before left; when one ends the game, the rest is not carried out.',
        ruling:
          'The inventors give no order. Mutation is part of the capture; explosions come after magnetism because magnetism moves Pawns too, and promotion is said to come at the end of the turn.',
      },
      {
        id: 'IW-TURN-2',
        title: 'One link step, one action',
        text: 'A turn has at most one link step and exactly one action. A link step is made only together with an action that is legal after it.',
      },
    ],
  },
] as const satisfies Rulebook;

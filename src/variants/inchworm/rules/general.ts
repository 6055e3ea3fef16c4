import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const GENERAL_RULES = [
  {
    title: 'The game',
    clauses: [
      {
        id: 'IW-GEN-1',
        title: 'One game made of six variants',
        text: 'All six are in force in every turn. Pieces crawl like inchworms, friendly pieces share squares and move as crowds, and every move is magnetic. Pieces turn into what they capture, a hallway of 8 squares lies outside the board, and every Pawn that is moved may explode.',
        ruling:
          'Where the parts meet and the inventors do not say, each part applies literally to what the part before it left.',
      },
      {
        id: 'IW-GEN-2',
        title: 'Starting position',
        text: 'All pieces start as in chess, and all are whole. The hallway is empty, nothing is linked, and links are being made. Both sides can castle kingside and queenside.',
      },
      {
        id: 'IW-GEN-3',
        title: 'Object of the game',
        text: 'Checkmate the enemy King. A King that is captured or destroyed by an explosion is lost too.',
        ruling:
          'In chess the King is never captured. Here an explosion or a link can leave a King open to capture after nothing but legal moves, so the capture wins.',
      },
      {
        id: 'IW-GEN-4',
        title: 'The pieces and how they move',
        text: "Rooks slide along ranks and files, Bishops along diagonals, Queens along both. Kings move 1 square in any direction, and Knights leap as in chess. Pawns move forward and capture diagonally forward. This is a piece's pattern: the rules for inchworms and crowds say how much of the piece may follow it.",
      },
      {
        id: 'IW-GEN-5',
        title: 'Everything else as in chess',
        text: 'What no rule changes is as in chess. White moves first, you and your opponent take turns, and you cannot pass.',
      },
    ],
  },
  {
    title: 'The turn',
    clauses: [
      {
        id: 'IW-TURN-1',
        title: 'Order of a turn',
        text: '1. A link step, if you want one. 2. One move, with its captures. 3. Capturing pieces turn into what they captured. 4. Magnetism. 5. Moved Pawns roll. 6. Promotion. 7. The castling test. 8. The test for checkmate and stalemate. Each step works on what the one before it left. If one ends the game, the rest do not happen.',
        ruling:
          'The inventors give no order. Turning is part of the capture. Explosions come after magnetism because magnetism moves Pawns too, and the inventors put promotion at the end of the turn.',
      },
      {
        id: 'IW-TURN-2',
        title: 'One link step, one move',
        text: 'In a turn you make at most one link step and exactly one move. You can make a link step only together with a move that is legal after it.',
      },
    ],
  },
] as const satisfies Rulebook;

/** The rules of a first game, without links and explosions. A first game is our option, not the inventors'. */
export const FIRST_GAME_RULES = [
  {
    title: 'First game, an option of ours',
    clauses: [
      {
        id: 'IW-FIRST-1',
        title: 'Not in a first game',
        text: 'In a first game you cannot make links, and Pawns never explode. Every other rule holds. You can continue with all rules from any position of it.',
        ruling:
          "This option is ours, not the inventors'. It leaves out the two twists that a first game does not need, and changes nothing else.",
      },
    ],
  },
] as const satisfies Rulebook;

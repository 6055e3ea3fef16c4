/** Pawns: steps, captures, en passant, explosions, promotion. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const PAWN_RULES = [
  {
    title: 'Pawns',
    clauses: [
      {
        id: 'IW-PAWN-1',
        title: 'Step ahead',
        text: 'A Pawn steps one square ahead, on the board or in the hallway, from a linked square either way, if no enemy stands there. Friends there do not matter.',
      },
      {
        id: 'IW-PAWN-2',
        title: 'First and second rank',
        text: 'From its second rank a Pawn may go two squares ahead, from its first rank two or three. The squares between must be empty. Only where it stands now counts.',
        ruling:
          'A Pawn on its first rank has always moved before, so having moved cannot matter; the same is simplest for the second rank.',
      },
      {
        id: 'IW-PAWN-3',
        title: 'Capture',
        text: 'A Pawn captures one square diagonally ahead on the board and one square straight ahead in the hallway. It goes diagonally only to capture.',
      },
      {
        id: 'IW-PAWN-4',
        title: 'Pawns in the hallway',
        text: 'All Pawn rules hold in the hallway by rank: longer steps, en passant, promotion. Straight ahead there a Pawn moves with and without capture; a capture is one square only.',
      },
      {
        id: 'IW-PAWN-5',
        title: 'Longer steps through linked squares',
        text: 'Each step of a longer step may change between board and hallway on a linked square. Of several ways to one square the one that stays on the board longer counts.',
        ruling: 'The inventors say of moving in general that it may change over at linked squares, and do not except Pawns.',
      },
    ],
  },
  {
    title: 'En passant',
    clauses: [
      {
        id: 'IW-EP-1',
        title: 'Who may be taken en passant',
        text: "After a move without capture whose target its Pawns could have reached by their own longer step, or by any step from their first rank, they may be taken on every square passed, and on the first-rank square they left. This lasts for the opponent's next turn.",
        ruling:
          'The inventors speak of Pawns that move forward: one that is carried another way is not liable. If another member could have led, the Pawns are liable all the same.',
      },
      {
        id: 'IW-EP-2',
        title: 'Taking en passant',
        text: 'A Pawn that captures onto such a square, alone or in a crowd, takes all Pawns that moved so, wherever they stand now, together with enemies on the square itself. It happens whenever a Pawn goes there.',
        ruling: 'It is automatic in a crowd, which saves a question: who does not want it leaves the Pawn out.',
      },
      {
        id: 'IW-EP-3',
        title: 'En passant and links',
        text: 'The squares are remembered by name: a linked square counts if one of its names does, and after unlinking each name counts by itself.',
      },
    ],
  },
  {
    title: 'Exploding Pawns',
    clauses: [
      {
        id: 'IW-BOOM-1',
        title: 'Who rolls',
        text: 'Every man that was a Pawn when it was moved rolls once in that turn: Pawns that went, and Pawns moved by magnetism, of either side.',
      },
      {
        id: 'IW-BOOM-2',
        title: 'Order of the rolls',
        text: 'First the Pawns that went, then those that magnetism moved, in the order in which it moved them. One roll at a time; who has been destroyed does not roll.',
        ruling: 'The order decides only which King would fall first.',
      },
      {
        id: 'IW-BOOM-3',
        title: 'Mutation and rolling',
        text: 'A Pawn that captured and turned into a piece still rolls. A piece that turned into Pawns does not, unless magnetism moves such a Pawn afterwards.',
        ruling: 'What counts is what it was when it moved; otherwise a Pawn could escape its risk by capturing.',
      },
      {
        id: 'IW-BOOM-4',
        title: 'What an explosion destroys',
        text: 'Everything of both sides on its square and the squares beside it, in the hallway those above and below, on a linked square both; and the other halves of destroyed halves. It is no capture and no move.',
      },
      {
        id: 'IW-BOOM-5',
        title: 'Kings in explosions',
        text: 'An explosion that destroys a King, or a half of one, loses the game for its owner at once. If it destroys both Kings, the game is drawn.',
      },
      {
        id: 'IW-BOOM-6',
        title: 'Dice',
        text: 'A roll is the sum of two dice: 11 or 12 explodes, 3 of 36. The app rolls, or the players roll real dice and enter each sum.',
        ruling: 'The inventors offer dice as one way to get the chance of 1 in 12.',
      },
      {
        id: 'IW-BOOM-7',
        title: 'Who does not roll',
        text: 'No roll for Pawns that stayed, could not be moved, were merged or separated by a link step, or have just promoted.',
      },
      {
        id: 'IW-BOOM-8',
        title: 'Explosions and check',
        text: 'That something may explode counts neither for check nor for legality nor for mate.',
      },
    ],
  },
  {
    title: 'Promotion',
    clauses: [
      {
        id: 'IW-PROM-1',
        title: 'To what',
        text: 'A promoting Pawn becomes a whole Queen, Rook, Bishop or Knight, as its owner chooses. It must.',
      },
      {
        id: 'IW-PROM-2',
        title: 'When',
        text: "At the end of each turn, after all rolls, every Pawn on its 8th rank promotes, however it got there and whoever's turn it is; the mover's Pawns first, then from a to h, then the hallway.",
        ruling: "It is the turn that ends, whoever's it is; so the opponent may be asked before his own turn begins.",
      },
      {
        id: 'IW-PROM-3',
        title: 'Promotion is no move',
        text: 'It is not magnetic, makes nobody roll and captures nothing. The new piece gives check at once.',
      },
    ],
  },
] as const satisfies Rulebook;

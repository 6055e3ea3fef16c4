import { citing } from '../../../../src/kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../../src/kernel/learning/rulebook.ts';

export const RULES = [
  {
    title: 'Moving',
    clauses: [
      {
        id: 'CH-TURN-1',
        title: 'Turns',
        text: 'White begins. The sides take turns, and a turn is one move of one unit of your own.',
      },
      {
        id: 'CH-MOVE-1',
        title: 'How the pieces move',
        text: 'The Rook rides along ranks and files, the Bishop along diagonals, the Queen along both. The King goes one square in any direction. The Knight leaps two squares one way and one square across.',
      },
      {
        id: 'CH-MOVE-2',
        title: 'Captures and blocks',
        text: 'A unit that ends on an enemy captures it. No unit ends on a unit of its own side, and a rider stops at the first unit it meets.',
      },
    ],
  },
  {
    title: 'The Pawn',
    clauses: [
      {
        id: 'CH-PAWN-1',
        title: 'Steps',
        text: 'A Pawn goes one square forward, or two from its first rank, over empty squares only. It captures one square diagonally forward.',
      },
      {
        id: 'CH-PAWN-2',
        title: 'En passant',
        text: 'On the next turn, a Pawn may capture one that has just gone two squares as if it had gone only one.',
      },
      {
        id: 'CH-PAWN-3',
        title: 'Promotion',
        text: 'A Pawn that reaches the last rank becomes a Queen, Rook, Bishop or Knight.',
      },
    ],
  },
  {
    title: 'The King',
    clauses: [
      {
        id: 'CH-KING-1',
        title: 'Check',
        text: 'An attacked King is in check. No move may leave your own King in check.',
      },
      {
        id: 'CH-KING-2',
        title: 'Castling',
        text: 'The King goes two squares towards a Rook, which lands on the square it crossed. Neither has moved before, nothing stands between them, and the King is attacked neither where it stands, nor where it passes, nor where it ends.',
      },
    ],
  },
  {
    title: 'The end',
    clauses: [
      { id: 'CH-END-1', title: 'Checkmate', text: 'A side in check without a legal move has lost.' },
      { id: 'CH-END-2', title: 'Stalemate', text: 'A side without a legal move that is not in check draws.' },
      {
        id: 'CH-END-3',
        title: 'Quiet moves',
        text: 'The game is drawn after 150 turns without a capture or a Pawn move.',
      },
      { id: 'CH-END-4', title: 'Resigning', text: 'A player may resign at any time, and loses.' },
      { id: 'CH-END-5', title: 'Agreement', text: 'The players may agree on a draw.' },
    ],
  },
] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, mark } = citing(RULES);

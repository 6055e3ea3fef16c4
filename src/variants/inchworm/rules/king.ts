import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const KING_RULES = [
  {
    title: 'Castling',
    clauses: [
      {
        id: 'IW-CASTLE-1',
        title: 'The right to castle',
        text: 'You keep the right to castle while the King and that Rook are whole on their starting squares at the end of every turn. Extending, being moved, being captured or being put into the hallway ends it for good. Links and friendly pieces on the square do not.',
      },
      {
        id: 'IW-CASTLE-2',
        title: 'Stage 1',
        text: "King and Rook must be alone on their squares, and the squares between must be empty. The King's square, the square it passes and the square it moves to must not be attacked. The King extends 2 squares toward the Rook, and the Rook extends to the square the King passes.",
        ruling:
          'The inventors presuppose castling in two stages without describing it. These are the conditions of chess, carried out by inchworms.',
      },
      {
        id: 'IW-CASTLE-3',
        title: 'Stage 2',
        text: 'In a later turn both remaining halves follow in one move, and King and Rook are whole where they castled to. All 4 halves must be on their squares, and friendly pieces there do not matter.',
      },
      {
        id: 'IW-CASTLE-4',
        title: 'In between',
        text: 'Halfway, King and Rook may wait for any number of turns. They cannot move back, nor in any other way, alone or in a crowd. Other pieces move normally.',
      },
      {
        id: 'IW-CASTLE-5',
        title: 'Broken castling loses',
        text: 'At the end of every turn a side that is castling loses if one of its 4 halves is not on its square. Magnetism may have moved it, or it may have been captured, destroyed or unlinked into the hallway.',
        ruling:
          'Destruction counts as capture, and being put into the hallway as being moved, because the castling can never be finished.',
      },
      {
        id: 'IW-CASTLE-6',
        title: 'Attacked castling loses',
        text: "At the end of every turn a side that is castling loses if one of its King's squares or the square between is attacked.",
        ruling: 'The inventors say threatened. That means attacked as the position is, also right after stage 1.',
      },
      {
        id: 'IW-CASTLE-7',
        title: 'Magnetism of castling',
        text: "Each stage is magnetic twice: around the square the King moves to, then around the Rook's. King and Rook themselves are not moved by it.",
        ruling:
          'Both pieces move, so there are 2 centres. If King and Rook were moved, queenside castling would always spoil itself.',
      },
      {
        id: 'IW-CASTLE-8',
        title: 'Both sides',
        text: 'If both sides lose by their castling at the end of one turn, the game is drawn.',
      },
    ],
  },
  {
    title: 'Check',
    clauses: [
      {
        id: 'IW-CHECK-1',
        title: 'Attacked squares',
        text: 'A side attacks a square if one of its pieces or halves reaches it with its capturing pattern. A half attacks only if a whole piece or a Pawn is on its square too, because a lone half captures nothing. Links count as they are. Pieces halfway through castling do not count.',
        ruling: 'Attacked means that there is a capturing move onto it.',
      },
      {
        id: 'IW-CHECK-2',
        title: 'Check',
        text: 'A King is in check if the square of the whole King, or of either half, is attacked.',
        ruling: 'Capturing either half captures the King.',
      },
      {
        id: 'IW-CHECK-3',
        title: 'Not into check',
        text: 'Your turn is legal only if your King is not in check after captures, turning and magnetism, and before any roll or promotion. Capturing the enemy King is always legal.',
        ruling:
          'Magnetism is certain and belongs to the move. Explosions are not certain, and promotion comes after them.',
      },
      {
        id: 'IW-CHECK-4',
        title: 'After an explosion',
        text: 'If an explosion leaves your King attacked, your turn still counts, and your opponent may capture the King.',
      },
      {
        id: 'IW-CHECK-5',
        title: 'Links are not foreseen',
        text: 'Your King is not in check along a line that only a link step would open. Your opponent may make that link and capture the King in the same turn.',
        ruling: 'Counting possible links would put nearly every King in check nearly always.',
      },
      {
        id: 'IW-CHECK-6',
        title: 'Whole and extended Kings in check',
        text: 'There is no special rule. A whole King that moves alone leaves a half behind, which stays attacked unless the attack ends. It escapes whole only in a crowd. An extended King escapes by rejoining on the square that is not attacked.',
      },
    ],
  },
  {
    title: 'End of the game',
    clauses: [
      {
        id: 'IW-END-1',
        title: 'When the other side is tested',
        text: 'At the end of a turn, the side now to move is tested: whether it is in check, and whether it has a legal turn. Link steps count.',
      },
      {
        id: 'IW-END-2',
        title: 'Checkmate',
        text: 'If you are in check on your turn and have no legal turn, you lose.',
      },
      {
        id: 'IW-END-3',
        title: 'Stalemate',
        text: 'If you are not in check on your turn and have no legal turn, the game is drawn. Turns that lose by castling are legal turns.',
        ruling: 'The inventors say that the object of the game is the same, so stalemate is as in chess.',
      },
      {
        id: 'IW-END-4',
        title: 'King captured or destroyed',
        text: 'When a King is captured or destroyed, the game ends at once, in the middle of the turn.',
      },
      {
        id: 'IW-END-5',
        title: 'Repetition',
        text: 'Before your link step you may claim a draw if the position has occurred at least 3 times, this one included.',
      },
      {
        id: 'IW-END-6',
        title: 'Hundred-move rule',
        text: 'Before your link step you may claim a draw after 200 turns, 100 of each side, without progress. Progress is a capture, a move with a Pawn in it, or an explosion. Pawns moved by magnetism do not count.',
        ruling:
          'The inventors do not say. Inchworm Chess, where every move takes two turns, doubles the fifty-move rule.',
      },
      {
        id: 'IW-END-7',
        title: 'Resigning and agreeing',
        text: 'Before moving, you may resign, or offer a draw once a turn, which your opponent must answer. No position is drawn for lack of material.',
        ruling: 'Two Kings without pieces can still win by links.',
      },
      {
        id: 'IW-END-8',
        title: 'What is tested first',
        text: 'Within a turn the first in this order decides: King captured, King destroyed, castling lost, checkmate or stalemate.',
      },
    ],
  },
] as const satisfies Rulebook;

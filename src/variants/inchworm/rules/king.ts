/** Castling, check and the end of the game. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const KING_RULES = [
  {
    title: 'Castling',
    clauses: [
      {
        id: 'IW-CASTLE-1',
        title: 'The right to castle',
        text: 'It lasts while the King and that Rook stand whole on their starting squares at the end of every turn. Extending, being moved, captured or put into the hallway ends it for good. Links and friends on the square do not.',
      },
      {
        id: 'IW-CASTLE-2',
        title: 'Stage one',
        text: "King and Rook are alone on their squares, the squares between are empty, and the King's square, the one beside it and the one it goes to are not attacked. The King extends two squares towards the Rook, the Rook to the square between.",
        ruling:
          'The inventors presuppose castling in two stages without describing it; these are the orthodox conditions, carried out by inchworms.',
      },
      {
        id: 'IW-CASTLE-3',
        title: 'Stage two',
        text: 'In a later turn both halves follow at once: the King and the Rook are whole where they castled to. The four halves must stand on their four squares; friends there do not matter.',
      },
      {
        id: 'IW-CASTLE-4',
        title: 'In between',
        text: 'Halfway, King and Rook may wait for any number of turns. They may not go back, nor move in any other way, alone or in a crowd. Others move normally.',
      },
      {
        id: 'IW-CASTLE-5',
        title: 'Broken castling loses',
        text: 'At the end of every turn a side that is castling loses if one of the four halves is not on its square: moved by magnetism, captured, destroyed, or unlinked into the hallway.',
        ruling: 'Destruction counts as capture, and being put into the hallway as being moved, for the castling can never be finished.',
      },
      {
        id: 'IW-CASTLE-6',
        title: 'Threatened castling loses',
        text: "At the end of every turn a side that is castling loses if one of its King's squares or the square between is attacked.",
        ruling: 'Threatened means attacked as the position stands; it counts right after stage one, too.',
      },
      {
        id: 'IW-CASTLE-7',
        title: 'Magnetism of castling',
        text: "Each stage makes two pulses, around the King's target and then around the Rook's. King and Rook themselves are not moved by them.",
        ruling: "Both men move. Without the exemption castling on the Queen's wing would always spoil itself.",
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
        text: 'A square is attacked by a side whose unit reaches it by its capturing pattern, if that unit is a whole or a Pawn, or another unit on its square is: a lone half captures nothing. Links count as they are, men halfway through castling do not.',
        ruling: 'Attacked means: there is a capturing move onto it.',
      },
      {
        id: 'IW-CHECK-2',
        title: 'Check',
        text: 'A King is in check if the square of its whole, or of either half, is attacked.',
        ruling: 'Capturing either half takes the King.',
      },
      {
        id: 'IW-CHECK-3',
        title: 'Not into check',
        text: "A turn is legal only if after captures, mutation and magnetism, before any roll or promotion, the mover's King is not in check. Capturing the enemy King is always legal.",
        ruling: 'Magnetism is certain and belongs to the move; explosions are not, and promotion comes after them.',
      },
      {
        id: 'IW-CHECK-4',
        title: 'After an explosion',
        text: "If an explosion leaves the mover's King attacked, the turn stands, and the opponent may capture the King.",
      },
      {
        id: 'IW-CHECK-5',
        title: 'Links are not foreseen',
        text: 'A King is not in check by a line that only a link step would open. The opponent may make that link and capture the King in the same turn.',
        ruling: 'Counting possible links would put nearly every King in check nearly always.',
      },
      {
        id: 'IW-CHECK-6',
        title: 'Kings whole and extended in check',
        text: 'There is no special rule. A whole King alone leaves a half behind, which stays attacked unless the attack ends; it escapes whole only in a crowd. An extended King escapes by rejoining on the square that is not attacked.',
      },
    ],
  },
  {
    title: 'The end',
    clauses: [
      {
        id: 'IW-END-1',
        title: 'When the other side is tested',
        text: 'At the end of a turn the side now to move is in check or not, and has a legal turn or not; link steps count.',
      },
      { id: 'IW-END-2', title: 'Checkmate', text: 'In check and without a legal turn, the side to move loses.' },
      {
        id: 'IW-END-3',
        title: 'Stalemate',
        text: 'Not in check and without a legal turn, the game is drawn. Turns that lose by castling are legal turns.',
        ruling: 'The object of the game is said to be the same, so stalemate is as in orthodox chess.',
      },
      {
        id: 'IW-END-4',
        title: 'King captured or destroyed',
        text: 'The game ends at once, in the middle of the turn.',
      },
      {
        id: 'IW-END-5',
        title: 'Repetition',
        text: 'Before the link step a player may claim a draw if the position has occurred at least three times.',
      },
      {
        id: 'IW-END-6',
        title: 'Hundred-move rule',
        text: 'Before the link step a player may claim a draw after 200 turns, 100 of each side, without a capture, a Pawn among the members of a move, or an explosion. Pawns moved by magnetism do not count.',
        ruling: 'The inventors are silent. Inchworm Chess, where every move takes two turns, doubles the fifty-move rule.',
      },
      {
        id: 'IW-END-7',
        title: 'Agreement and resignation',
        text: 'Before moving, a player may resign, or offer a draw once a turn, which the other answers. No position is drawn by its material alone.',
        ruling: 'Two bare Kings can still win by links.',
      },
      {
        id: 'IW-END-8',
        title: 'Order of endings',
        text: 'Within a turn the first in this order decides: King captured, King destroyed, castling lost, mate or stalemate.',
      },
    ],
  },
] as const satisfies Rulebook;

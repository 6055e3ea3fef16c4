/** What is inherited from Ordamirror, and how the non-Snake pieces move, capture and promote. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const INHERITED = {
  title: 'What is inherited',
  clauses: [
    {
      id: 'SN-BASE-1',
      title: 'Ordamirror unless changed',
      text: 'The game is Ordamirror with these changes: a Yurt replaces the Khan, the Snake is the royal unit, every play has two portions, and being unable to move loses. Campmate and the draws by repetition are gone. White moves first.',
      ruling:
        'The inventor does not repeat the rules of Ordamirror, and those say that whatever they do not mention is as in chess. What the inventor leaves untouched therefore stays.',
    },
    {
      id: 'SN-BASE-2',
      title: 'No castling, no double step, no en passant, no Khan',
      text: 'There is no castling. A Pawn steps exactly one square forward from any rank, so there is no double step and no capture en passant. There is no Khan, and no Pawn becomes one.',
      ruling:
        'In Ordamirror the Pawns start on the third rank, where the double step never arises. A set-up position may put a Pawn on its second rank; it has no double step there either.',
    },
  ],
} as const satisfies Chapter;

export const PIECES_CHAPTER = {
  title: 'The pieces',
  clauses: [
    {
      id: 'SN-PIECE-1',
      title: 'Moves and captures in general',
      text: "A piece goes to an empty square of its movement pattern, or to a square of its capture pattern that holds an enemy piece, or the enemy Head while that Snake is not invulnerable. Nothing else is allowed: no own unit's square, no body Part, no invulnerable Head. A piece with two patterns never captures with its movement, nor moves quietly with its capture.",
    },
    {
      id: 'SN-LANCER-1',
      title: 'Lancer',
      text: 'The Lancer leaps like a Knight to an empty square. It captures like a Rook: the first unit it meets along a rank or file.',
    },
    {
      id: 'SN-ARCHER-1',
      title: 'Archer',
      text: 'The Archer leaps like a Knight to an empty square. It captures like a Bishop: the first unit it meets along a diagonal.',
    },
    {
      id: 'SN-KHESHIG-1',
      title: 'Kheshig',
      text: "The Kheshig moves and captures one square in any of the eight directions, or a Knight's leap away.",
    },
    {
      id: 'SN-FALCON-1',
      title: 'Falcon',
      text: "The Falcon moves like a Queen through empty squares to an empty square. It captures only a Knight's leap away, whatever stands between.",
    },
    {
      id: 'SN-YURT-1',
      title: 'Yurt',
      text: 'The Yurt moves and captures one square diagonally in any direction, or one square straight forward.',
    },
    {
      id: 'SN-PAWN-1',
      title: 'Pawn',
      text: 'The Pawn steps one square straight forward to an empty square. It captures one square diagonally forward.',
    },
    {
      id: 'SN-PROMO-1',
      title: 'Promotion',
      text: "A Pawn that arrives on its last rank becomes a Lancer, Kheshig, Archer, Falcon or Yurt of its colour in the same move. Promotion is compulsory and the kind is the player's choice, whatever is still on the board.",
      ruling:
        '"Pawns may promote to Yurt instead of the other Horde Pieces" adds the Yurt to the four choices of Ordamirror: "may" offers one more. Only "must" could mean the Yurt alone.',
    },
    {
      id: 'SN-PROMO-2',
      title: 'The promoted piece acts at once as what it is',
      text: "The new piece counts with its new patterns from that moment: it attacks and blocks already when the Snake moves in the same play. It does not move again in that play. A promoted Yurt keeps its owner's forward direction.",
    },
  ],
} as const satisfies Chapter;

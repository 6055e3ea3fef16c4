import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const INHERITED = {
  title: 'What comes from Ordamirror',
  clauses: [
    {
      id: 'SN-BASE-1',
      title: 'Ordamirror, with changes',
      text: 'The rules of Ordamirror apply, with these changes. A Yurt replaces the Khan, the Snake is royal, every turn has two parts, and you lose if you cannot move. There is no campmate and no draw by repetition. White moves first.',
      ruling:
        'The inventor does not repeat the rules of Ordamirror, and those say that whatever they leave out is as in chess. So everything the inventor does not change stays.',
    },
    {
      id: 'SN-BASE-2',
      title: 'No castling, double step, en passant or Khan',
      text: 'There is no castling. A Pawn moves exactly 1 square forward, from any rank, so there is no double step and no en passant. There is no Khan, and no Pawn can become one.',
      ruling:
        'In Ordamirror the Pawns start on the third rank, where the double step never arises. In a custom position a Pawn may be on its second rank. It has no double step there either.',
    },
  ],
} as const satisfies Chapter;

export const PIECES_CHAPTER = {
  title: 'The pieces',
  clauses: [
    {
      id: 'SN-PIECE-1',
      title: 'Moving and capturing',
      text: 'A piece moves to an empty square of its move pattern. It captures an enemy piece on a square of its capture pattern, or the enemy Head there unless that Snake is invulnerable. It cannot move to any other square, such as one with a friendly piece, a body Part or an invulnerable Head. If its two patterns differ, it never captures with the one or moves with the other.',
    },
    {
      id: 'SN-LANCER-1',
      title: 'Lancer',
      text: 'The Lancer moves like a knight. It captures like a rook: the first piece or Head it meets along a rank or file.',
    },
    {
      id: 'SN-ARCHER-1',
      title: 'Archer',
      text: 'The Archer moves like a knight. It captures like a bishop: the first piece or Head it meets along a diagonal.',
    },
    {
      id: 'SN-KHESHIG-1',
      title: 'Kheshig',
      text: "The Kheshig moves and captures like a king or a knight: 1 square in any direction, or a knight's leap.",
    },
    {
      id: 'SN-FALCON-1',
      title: 'Falcon',
      text: 'The Falcon moves like a queen, through empty squares to an empty square. It captures like a knight, whatever is between. It never captures along a line.',
    },
    {
      id: 'SN-YURT-1',
      title: 'Yurt',
      text: 'The Yurt moves and captures 1 square diagonally, in any direction, or 1 square directly forward.',
    },
    {
      id: 'SN-PAWN-1',
      title: 'Pawn',
      text: 'The Pawn moves 1 square directly forward, if that square is empty. It captures 1 square diagonally forward.',
    },
    {
      id: 'SN-PROMO-1',
      title: 'Promotion',
      text: 'A Pawn that reaches its last rank becomes a Lancer, Kheshig, Archer, Falcon or Yurt of its colour as part of the same move. It must promote. You choose the kind freely, whatever is still on the board.',
      ruling:
        '"Pawns may promote to Yurt instead of the other Horde Pieces" adds the Yurt to the four choices of Ordamirror: "may" offers one more. Only "must" would mean the Yurt alone.',
      other: {
        title: 'Promotion to a Yurt',
        text: 'A Pawn that reaches its last rank becomes a Yurt of its colour as part of the same move. It must promote, and to no other kind.',
      },
    },
    {
      id: 'SN-PROMO-2',
      title: 'A new piece counts at once',
      text: "The new piece attacks and blocks with its new patterns at once, also during your Snake's move in the same turn. It cannot move again in that turn. A new Yurt keeps its owner's forward direction.",
    },
  ],
} as const satisfies Chapter;

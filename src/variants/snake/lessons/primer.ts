import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import type { RULES } from '../rules/index.ts';

export const PRIMER: CourseOf<typeof RULES>['primer'] = [
  {
    title: 'The turn',
    says: [
      'Each turn has 2 moves: first a piece, then your Snake. You must make both.',
      'The Head moves 1 square along a rank or file. The body follows, each Part to the square that the Part before it leaves.',
    ],
    shows: { says: 'A Pawn moves, then the Snake.', play: 'e3-e4/Se2; e6-e5/Se7' },
    reads: ['SN-TURN'],
  },
  {
    title: 'The goal',
    says: [
      "Leave your opponent's Snake without a move. There is no king and no checkmate.",
      'Before every piece move, count the exits of your own Head. On the first turn, 4 moves to e2 lose at once.',
    ],
    shows: {
      says: "White's Head moves to b2. Black's Snake in the corner has no exit and loses.",
      at: '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40',
      play: '--/Sb2',
    },
    reads: ['SN-END'],
  },
  {
    title: 'The pieces',
    says: [
      'Most pieces move in one way and capture in another. Only the way they capture is dangerous.',
      'Pawns start on the third rank. They never move 2 squares.',
    ],
    pieces: true,
    shows: {
      says: 'The Lancer moves like a knight and captures like a rook.',
      at: '8/8/3p4/3P4/1p1L2p1/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
      play: 'Ld4xg4',
    },
    reads: ['SN-PIECE', 'SN-LANCER', 'SN-ARCHER', 'SN-KHESHIG', 'SN-FALCON', 'SN-YURT', 'SN-PAWN', 'SN-PROMO'],
  },
  {
    title: 'The Snake',
    says: [
      'Your Snake has a Head, a Common Part and a Tail. Only the Head can be captured.',
      'Every Part blocks lines, for both sides. The Head may move onto its own Tail, which leaves in the same move.',
    ],
    shows: {
      says: 'The Head moves onto the square of its own Tail.',
      at: '8/8/8/8/8/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1',
      play: '--/Se4',
    },
    reads: ['SN-SNAKE', 'SN-BODY'],
  },
  {
    title: 'A safe Head',
    says: [
      'A Head that moves without capturing must be safe: no enemy piece may be able to capture it there.',
      'The enemy Head may not be next to it along a rank or file.',
    ],
    shows: {
      says: 'On d5 the Lancer would capture the Head.',
      at: '8/8/8/7l/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
      tries: 'd5',
    },
    reads: ['SN-HEAD', 'SN-SAFE'],
  },
  {
    title: 'Capturing with the Head',
    says: [
      'A Head that captures need not be safe. It may even capture a protected piece.',
      "The Snake grows by 1 Part, and nothing can capture it during your opponent's next turn.",
    ],
    shows: {
      says: 'The Head captures a protected Pawn, and the Snake grows.',
      at: '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
      play: '--/Sxd5',
    },
    reads: ['SN-GROW', 'SN-SHIELD'],
  },
];

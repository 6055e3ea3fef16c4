import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';

export { EXAMPLES } from './readings.ts';

/** Returns a position file with these ranks. Both Snakes stand at the edge, so that they block little. */
const aside = (ranks: string): string => `${ranks} w P h1h2h3 a8b8c8 - 0 1`;

const EMPTY = '8/8/8/8/8/8/8/8';

export const DEMOS = {
  'SN-TURN-1': {
    says: "White moves a Pawn, then the Snake. Only then it is Black's turn.",
    play: 'e3-e4/Se2',
  },
  'SN-TURN-2': {
    says: "White's only Pawn is blocked by its own Snake, so White moves only the Snake.",
    at: '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1',
    play: '--/Sb5',
  },
  'SN-TURN-3': { says: 'White has pieces that can move, so the Snake cannot move first.', tries: 'e2' },
  'SN-TURN-4': {
    says: 'The Falcon may move to e2, although the Snake then has no exit and White loses.',
    picks: 'd1 e2',
  },
  'SN-BASE-1': { says: 'There is no Knight here: Ordamirror has Kheshigs instead.', tries: 'Nb1-c3' },
  'SN-BASE-2': { says: 'White tries to castle: there is no castling.', tries: 'O-O' },
  'SN-PIECE-1': { says: "The Lancer cannot move to b3: White's own Pawn is there.", tries: 'a1 b3' },
  'SN-LANCER-1': {
    says: 'The Lancer moves like a knight, but captures the Pawn on g4 along the rank.',
    at: aside('8/8/3p4/3P4/1p1L2p1/8/8/8'),
    play: 'Ld4xg4',
  },
  'SN-ARCHER-1': {
    says: 'The Archer moves like a knight, but captures the Pawn on g7 along the diagonal.',
    at: aside('8/6p1/1p6/8/3A4/2P5/8/6l1'),
    play: 'Ad4xg7',
  },
  'SN-KHESHIG-1': {
    says: 'The Kheshig moves and captures 1 square in any direction or like a knight.',
    at: aside('8/8/2p5/3p4/3HP3/8/8/8'),
    play: 'Hd4xc6',
  },
  'SN-FALCON-1': {
    says: 'The Falcon slides like a queen, but it cannot capture the Pawn on d5.',
    at: aside('8/8/2p5/3p4/3F2p1/8/8/8'),
    tries: 'd4 d5',
  },
  'SN-YURT-1': {
    says: 'The Yurt moves 1 square diagonally or directly forward, never sideways.',
    at: aside('8/8/8/8/3Y4/8/8/8'),
    tries: 'd4 e4',
  },
  'SN-PAWN-1': {
    says: 'The Pawn captures diagonally: e4 is blocked, but it can capture on d4.',
    at: aside('8/8/8/8/3pp3/4P3/8/8'),
    play: 'e3xd4',
  },
  'SN-PROMO-1': {
    says: 'The Pawn captures on b8, its last rank, and becomes a Falcon.',
    at: '1l6/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    play: 'a7xb8=F',
  },
  'SN-PROMO-2': {
    says: "The new Lancer attacks along the a-file at once: Black's Snake is stuck.",
    at: '8/P7/8/8/8/8/8/8 w P f5f4f3 a1b1b2 - 0 1',
    play: 'a7-a8=L/Sf6',
  },
  'SN-SNAKE-1': { says: 'The Snake has a Head on f2, a Common Part on g2 and a Tail on h2.', look: 'f2' },
  'SN-SNAKE-2': {
    says: 'The Head on d4 is next to the Tail on e4, but they are not connected.',
    at: `${EMPTY} w P d4d5e5e4 a8b8c8 - 0 1`,
    look: 'd5',
  },
  'SN-SNAKE-3': {
    says: 'The Part on f4 blocks the path of the Falcon.',
    at: '8/8/8/8/1F6/8/8/8 w P h1h2h3 g4f4f5 - 0 1',
    tries: 'b4 h4',
  },
  'SN-SNAKE-4': {
    says: 'The Falcon leaps over the Parts on d5 and c5 to capture on c6.',
    at: '8/8/2p5/8/3F4/8/8/8 w P d5c5c4 a8b8c8 - 0 1',
    look: 'd4',
    picks: 'd4',
  },
  'SN-SNAKE-5': {
    says: 'The Tail on d4 cannot be captured. Only the Head on b4 could be.',
    at: '8/8/8/2pp4/8/8/8/8 b P b4c4d4 h8g8f8 - 0 1',
    tries: 'c5 d4',
  },
  'SN-HEAD-1': {
    says: 'The Head can move 1 square up, right or down. Its body is on the left.',
    at: `${EMPTY} w P d4c4b4 h8g8f8 - 0 1`,
    play: '--/Se4',
  },
  'SN-HEAD-2': {
    says: "The Head cannot move to d5: Black's Tail is there.",
    at: `${EMPTY} w P d4c4b4 f6e6e5d5 - 0 1`,
    tries: 'd5',
  },
  'SN-HEAD-3': {
    says: 'On d5 the Lancer would capture the Head.',
    at: '8/8/8/7l/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    tries: 'd5',
  },
  'SN-HEAD-4': {
    says: 'The Head moves to e4, which the Tail leaves in the same move.',
    at: `${EMPTY} w P d4d5e5e4 a8b8c8 - 0 1`,
    play: '--/Se4',
  },
  'SN-HEAD-5': {
    says: 'The Head captures the Pawn on d5, although the Pawn on c6 protects it.',
    at: '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    play: '--/Sxd5',
  },
  'SN-HEAD-6': {
    says: "White's Head captures Black's Head and wins.",
    at: `${EMPTY} w P d4c4b4 d5d6d7 - 0 1`,
    play: '--/Sxd5',
  },
  'SN-BODY-1': {
    says: 'Every Part moves to the square that the Part before it leaves.',
    at: `${EMPTY} w P d4d3e3e2 a8b8c8 - 0 1`,
    play: '--/Sc4',
  },
  'SN-GROW-1': {
    says: 'The Snake captures and grows to 4 Parts. The new Tail is on c3, where the old one was.',
    at: '8/8/8/8/8/l2p4/8/8 w P d4c4c3 h8g8f8 - 0 1',
    play: '--/Sxd3',
  },
  'SN-SAFE-1': {
    says: "Black's Head cannot move to d4: White's Head on d3 could capture it there.",
    at: `${EMPTY} b P d3c3b3 d5d6d7 - 0 1`,
    tries: 'd4',
  },
  'SN-SAFE-2': {
    says: 'The Tail on c3 blocks the Lancer now, but it leaves when the Head moves to d3.',
    at: '8/8/8/8/8/l7/8/8 w P d4c4c3 h8g8f8 - 0 1',
    tries: 'd3',
  },
  'SN-SAFE-3': {
    says: "Moving the Kheshig on d6 would open the Lancer's line, but it would use up Black's piece move.",
    at: '3l4/8/3h4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    play: '--/Sd4',
    look: 'd4',
  },
  'SN-SAFE-4': {
    says: 'The Lancer on e8 shields its Head from the Lancer on a8, and still attacks the e-file.',
    at: 'L3l3/8/8/8/8/8/8/8 w S d4c4b4 h8h7h6 - 0 1',
    look: 'e8',
  },
  'SN-SAFE-5': {
    says: "The Pawn may open the Lancer's line to its own Head, because the Head moves next.",
    at: '8/8/8/4P2l/8/8/8/8 w P d5c5b5 h8g8f8 - 0 1',
    look: 'e5',
  },
  'SN-SAFE-6': {
    says: "Black moves the Kheshig away, and the Lancer attacks White's Head.",
    at: '3l4/8/3h4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    play: '--/Sd4; Hd6-f5/Sh7',
  },
  'SN-SAFE-7': { says: 'White is to move, so the Heads are on squares of different colours.', look: 'f2' },
  'SN-SHIELD-1': {
    says: "After capturing on d5 the Snake is invulnerable for Black's next turn.",
    at: '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    play: '--/Sxd5',
  },
  'SN-SHIELD-2': {
    says: 'The Lancer cannot capture on d5: that Snake has just captured.',
    at: '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    tries: 'd8 d5',
  },
  'SN-SHIELD-3': {
    says: 'The enemy Head cannot capture it either.',
    at: `${EMPTY} w P d3c3b3 d4d5d6d7 b 0 2`,
    tries: 'd4',
  },
  'SN-SHIELD-4': {
    says: "After Black's turn, White's Snake can be captured again.",
    at: '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    play: 'g5-g4/Sh7',
  },
  'SN-END-1': {
    says: "White's Head moves to b2 and leaves Black's Snake in the corner no exit.",
    at: `${EMPTY} w P b3b4b5 a1b1c1 - 0 40`,
    play: '--/Sb2',
  },
  'SN-END-2': {
    says: "The Archer blocks the last exit of White's own Snake, and White loses.",
    play: 'Ac1-e2',
  },
  'SN-END-3': {
    says: "The Lancer captures Black's Head and wins.",
    at: '8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1',
    play: 'La1xa8',
  },
  'SN-END-4': {
    says: 'The Head reaches the last rank, and the game goes on.',
    at: '8/4P3/8/8/8/8/8/8 w P b7b6b5 h3g3f3 - 0 1',
    play: 'e7-e8=Y/Sb8',
    look: 'b8',
  },
  'SN-END-5': {
    says: 'The first position occurs again, but White cannot claim a draw.',
    at: `${EMPTY} w P a1a2b2b1 h8h7g7g8 - 0 1`,
    play: '--/Sb1; --/Sg8; --/Sb2; --/Sg7; --/Sa2; --/Sh7; --/Sa1; --/Sh8',
    tries: '=claim-repetition',
  },
  'SN-END-6': {
    says: 'After the hundredth turn without a Pawn move or a capture, Black claims a draw.',
    at: '8/2p5/8/8/8/8/P2Y4/8 w P h1h2h3 f8g8h8 - 99 80',
    play: 'Yd2-d3/Sg1; =claim-draw',
  },
  'SN-END-7': {
    says: 'White offers a draw, and Black accepts it.',
    play: 'e3-e4; =white-offers; Se2; =black-accepts',
  },
  'SN-END-8': {
    says: 'Only the 2 Snakes are left, but either can still strand the other.',
    at: `${EMPTY} w P b3b4b5 a1b1c1 - 0 40`,
  },
  'SN-END-9': {
    says: "This would be turn 150 without a capture. Black's Snake is stuck, so White wins instead.",
    at: `${EMPTY} w P b3b4b5 a1b1c1 - 149 120`,
    play: '--/Sb2',
  },
  'SN-META-1': { says: 'The inventor has another, preliminary name for the game.' },
} as const satisfies DemosOf<typeof RULES>;

/** Every clause of Snake in Ordamirror at work, on boards with no more on them than it takes. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';

/** A board with two Snakes out of the way, White to move a piece. */
const aside = (ranks: string): string => `${ranks} w P h1h2h3 a8b8c8 - 0 1`;

const EMPTY = '8/8/8/8/8/8/8/8';

export const DEMOS = {
  'SN-TURN-1': { says: "A Pawn moves, then the Snake follows; only then it is Black's turn.", play: 'e3-e4/Se2' },
  'SN-TURN-2': {
    says: "White's only Pawn stands in front of its own Snake: White moves the Snake alone.",
    at: '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1',
    play: '--/Sb5',
  },
  'SN-TURN-3': { says: 'White has pieces that can move, so the Snake cannot go first.', tries: 'e2' },
  'SN-TURN-4': { says: 'The Falcon may go to e2, although the Snake is then stuck between its own pieces.', picks: 'd1' },
  'SN-BASE-1': { says: 'Who asks for a Knight hears what there is instead.', tries: 'Nb1-c3' },
  'SN-BASE-2': { says: 'Castling is not in the game.', tries: 'O-O' },
  'SN-PIECE-1': { says: 'A Lancer does not go where an own Pawn stands.', tries: 'a1 b3' },
  'SN-LANCER-1': {
    says: 'It leaps quietly, and captures along the rank and the file.',
    at: aside('8/8/3p4/3P4/1p1L2p1/8/8/8'),
    play: 'Ld4xg4',
  },
  'SN-ARCHER-1': { says: 'It leaps quietly, and captures along diagonals.', at: aside('8/6p1/1p6/8/3A4/2P5/8/6l1'), play: 'Ad4xg7' },
  'SN-KHESHIG-1': {
    says: 'One step in any direction or a leap, to move and to capture.',
    at: aside('8/8/2p5/3p4/3HP3/8/8/8'),
    play: 'Hd4xc6',
  },
  'SN-FALCON-1': {
    says: 'It slides quietly like a Queen, but cannot capture the Pawn beside it.',
    at: aside('8/8/2p5/3p4/3F2p1/8/8/8'),
    tries: 'd4 d5',
  },
  'SN-YURT-1': { says: 'One step diagonally or straight forward, never sideways.', at: aside('8/8/8/8/3Y4/8/8/8'), tries: 'd4 e4' },
  'SN-PAWN-1': {
    says: 'It steps straight and captures diagonally: e4 is blocked, d4 can be taken.',
    at: aside('8/8/8/8/3pp3/4P3/8/8'),
    play: 'e3xd4',
  },
  'SN-PROMO-1': {
    says: 'On the last rank the Pawn becomes one of five kinds.',
    at: '1l6/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    play: 'a7xb8=F',
  },
  'SN-PROMO-2': {
    says: "The new Lancer attacks along the file at once: Black's Snake on a1 is stuck.",
    at: '8/P7/8/8/8/8/8/8 w P f5f4f3 a1b1b2 - 0 1',
    play: 'a7-a8=L/Sf6',
  },
  'SN-SNAKE-1': { says: 'One royal unit of three Parts.', look: 'f2' },
  'SN-SNAKE-2': {
    says: 'The Head on d4 touches the Tail on e4, but only the order says how the Snake goes on.',
    at: `${EMPTY} w P d4d5e5e4 a8b8c8 - 0 1`,
    look: 'd5',
  },
  'SN-SNAKE-3': {
    says: "The Falcon's way ends in front of the Part on f4.",
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
    says: 'The Tail on d4 cannot be captured; the Head on b4 could be.',
    at: '8/8/8/2pp4/8/8/8/8 b P b4c4d4 h8g8f8 - 0 1',
    tries: 'c5 d4',
  },
  'SN-HEAD-1': {
    says: 'The Head goes one square up, right or down; the body is to its left.',
    at: `${EMPTY} w P d4c4b4 h8g8f8 - 0 1`,
    play: '--/Se4',
  },
  'SN-HEAD-2': { says: 'The Tail on d5 is a wall.', at: `${EMPTY} w P d4c4b4 f6e6e5d5 - 0 1`, tries: 'd5' },
  'SN-HEAD-3': { says: 'On d5 the Lancer would capture the Head.', at: '8/8/8/7l/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1', tries: 'd5' },
  'SN-HEAD-4': { says: 'The Head goes where the Tail leaves.', at: `${EMPTY} w P d4d5e5e4 a8b8c8 - 0 1`, play: '--/Se4' },
  'SN-HEAD-5': {
    says: 'The Pawn on d5 is protected and taken all the same.',
    at: '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    play: '--/Sxd5',
  },
  'SN-HEAD-6': { says: 'Head takes Head, and the game is over.', at: `${EMPTY} w P d4c4b4 d5d6d7 - 0 1`, play: '--/Sxd5' },
  'SN-BODY-1': {
    says: 'Every Part goes to the square that the Part before it leaves.',
    at: `${EMPTY} w P d4d3e3e2 a8b8c8 - 0 1`,
    play: '--/Sc4',
  },
  'SN-GROW-1': {
    says: 'The Snake of three Parts has four afterwards, and its Tail stands where it stood.',
    at: '8/8/8/8/8/l2p4/8/8 w P d4c4c3 h8g8f8 - 0 1',
    play: '--/Sxd3',
  },
  'SN-SAFE-1': {
    says: 'Two Heads beside each other could capture each other, so Black may not step to d4.',
    at: `${EMPTY} b P d3c3b3 d5d6d7 - 0 1`,
    tries: 'd4',
  },
  'SN-SAFE-2': {
    says: "The Tail on c3 shuts the Lancer's line now, but it will have left.",
    at: '8/8/8/8/8/l7/8/8 w P d4c4c3 h8g8f8 - 0 1',
    tries: 'd3',
  },
  'SN-SAFE-3': {
    says: "The Kheshig on d6 could open the Lancer's line to the Head, but that would be Black's one piece move.",
    at: '3l4/8/3h4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    play: '--/Sd4',
    look: 'd4',
  },
  'SN-SAFE-4': {
    says: 'The Lancer on e8 shields its own Head from the one on a8, and guards the e-file all the same.',
    at: 'L3l3/8/8/8/8/8/8/8 w S d4c4b4 h8h7h6 - 0 1',
    look: 'e8',
  },
  'SN-SAFE-5': {
    says: "The Pawn may open the Lancer's line to its own Head, which is about to go.",
    at: '8/8/8/4P2l/8/8/8/8 w P d5c5b5 h8g8f8 - 0 1',
    look: 'e5',
  },
  'SN-SAFE-6': {
    says: 'The Lancer attacks the Head. White may capture it, block it or go away.',
    at: '3l4/8/3h4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    play: '--/Sd4; Hd6-f5/Sh7',
  },
  'SN-SAFE-7': { says: 'White to move: the Heads stand on squares of different colours.', look: 'f2' },
  'SN-SHIELD-1': {
    says: "Having captured, the Snake cannot be captured in Black's next play.",
    at: '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    play: '--/Sxd5',
  },
  'SN-SHIELD-2': {
    says: 'The Lancer cannot take the Head that has just captured.',
    at: '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    tries: 'd8 d5',
  },
  'SN-SHIELD-3': { says: 'Nor can the Head beside it.', at: `${EMPTY} w P d3c3b3 d4d5d6d7 b 0 2`, tries: 'd4' },
  'SN-SHIELD-4': {
    says: 'Black plays once, and the Snake can be captured again.',
    at: '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    play: 'g5-g4/Sh7',
  },
  'SN-END-1': {
    says: "The corner shuts Black's Snake in, and White's Head guards the rest.",
    at: `${EMPTY} w P b3b4b5 a1b1c1 - 0 40`,
    play: '--/Sb2',
  },
  'SN-END-2': { says: 'The Archer takes the last free square beside the Head.', play: 'Ac1-e2' },
  'SN-END-3': { says: 'A Lancer takes the Head.', at: '8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1', play: 'La1xa8' },
  'SN-END-4': {
    says: 'A Head on the last rank: the game goes on.',
    at: '8/4P3/8/8/8/8/8/8 w P b7b6b5 h3g3f3 - 0 1',
    play: 'e7-e8=Y/Sb8',
    look: 'b8',
  },
  'SN-END-5': {
    says: 'Two Snakes in a ring: the same position again, and no draw to claim.',
    at: `${EMPTY} w P a1a2b2b1 h8h7g7g8 - 0 1`,
    play: '--/Sb1; --/Sg8; --/Sb2; --/Sg7; --/Sa2; --/Sh7; --/Sa1; --/Sh8',
    tries: '=claim-repetition',
  },
  'SN-END-6': {
    says: 'The hundredth play without a Pawn move or a capture.',
    at: '8/2p5/8/8/8/8/P2Y4/8 w P h1h2h3 f8g8h8 - 99 80',
    play: 'Yd2-d3/Sg1; =claim-draw',
  },
  'SN-END-7': { says: 'An offer, and an answer.', play: 'e3-e4; =white-offers; Se2; =black-accepts' },
  'SN-END-8': { says: 'Two bare Snakes play on: either can still shut the other in.', at: `${EMPTY} w P b3b4b5 a1b1c1 - 0 40` },
  'SN-END-9': {
    says: "The 150th quiet play shuts Black's Snake in: that goes first, and White wins.",
    at: `${EMPTY} w P b3b4b5 a1b1c1 - 149 120`,
    play: '--/Sb2',
  },
  'SN-META-1': { says: 'What the inventor called it.' },
} as const satisfies DemosOf<typeof RULES>;

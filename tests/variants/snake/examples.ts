/**
 * The worked examples and hard cases of the rules document, verbatim. A row: clauses with their titles, a position, and
 * a fact about it.
 */
import { START } from './support.ts';

/** A position, a piece's square (or `all`), and all its first-part moves. */
export const FIRST_PARTS: readonly (readonly [title: string, position: string, from: string, moves: string])[] = [
  [
    'SN-BASE-1 · Ordamirror unless changed',
    START,
    'all',
    'La1-c2 Hb1-a2 Hb1-b2 Hb1-c2 Hb1-d2 Ac1-a2 Ac1-e2 Fd1-c2 Fd1-d2 Fd1-e2 Ye1-d2 Ye1-e2 Af1-d2 Hg1-e2 a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4',
  ],
  [
    'SN-BASE-2 · No castling, no double step, no en passant, no Khan',
    '8/8/8/8/8/8/P7/8 w P h1h2h3 a8b8c8 - 0 1',
    'all',
    'a2-a3',
  ],
  [
    'SN-LANCER-1 · Lancer',
    '8/8/3p4/3P4/1p1L2p1/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'd4',
    'Ld4-b3 Ld4-b5 Ld4-c2 Ld4-c6 Ld4-e2 Ld4-e6 Ld4-f3 Ld4-f5 Ld4xb4 Ld4xg4',
  ],
  [
    'SN-ARCHER-1 · Archer',
    '8/6p1/1p6/8/3A4/2P5/8/6l1 w P h1h2h3 a8b8c8 - 0 1',
    'd4',
    'Ad4-b3 Ad4-b5 Ad4-c2 Ad4-c6 Ad4-e2 Ad4-e6 Ad4-f3 Ad4-f5 Ad4xb6 Ad4xg1 Ad4xg7',
  ],
  [
    'SN-KHESHIG-1 · Kheshig',
    '8/8/2p5/3p4/3HP3/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'd4',
    'Hd4-b3 Hd4-b5 Hd4-c2 Hd4-c3 Hd4-c4 Hd4-c5 Hd4-d3 Hd4-e2 Hd4-e3 Hd4-e5 Hd4-e6 Hd4-f3 Hd4-f5 Hd4xc6 Hd4xd5',
  ],
  ['SN-FALCON-1 · Falcon', '8/8/2p1p3/2PPP3/2PFP3/2PPP3/8/8 w P h1h2h3 a8b8c8 - 0 1', 'd4', 'Fd4xc6 Fd4xe6'],
  [
    'SN-FALCON-1 · Falcon',
    '8/8/8/3p4/3F2p1/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'd4',
    'Fd4-a1 Fd4-a4 Fd4-a7 Fd4-b2 Fd4-b4 Fd4-b6 Fd4-c3 Fd4-c4 Fd4-c5 Fd4-d1 Fd4-d2 Fd4-d3 Fd4-e3 Fd4-e4 Fd4-e5 Fd4-f2 Fd4-f4 Fd4-f6 Fd4-g1 Fd4-g7 Fd4-h8',
  ],
  ['SN-YURT-1 · Yurt', '8/8/8/8/3Y4/8/8/8 w P h1h2h3 a8b8c8 - 0 1', 'd4', 'Yd4-c3 Yd4-c5 Yd4-d5 Yd4-e3 Yd4-e5'],
  ['SN-YURT-1 · Yurt', '8/8/8/8/3y4/8/8/8 b P h1h2h3 a8b8c8 - 0 1', 'd4', 'Yd4-c3 Yd4-c5 Yd4-d3 Yd4-e3 Yd4-e5'],
  ['SN-PAWN-1 · Pawn', '8/8/8/8/3pp3/4P3/8/8 w P h1h2h3 a8b8c8 - 0 1', 'e3', 'e3xd4'],
  [
    'SN-PROMO-1 · Promotion',
    '1l6/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1',
    'a7',
    'a7-a8=L a7-a8=H a7-a8=A a7-a8=F a7-a8=Y a7xb8=L a7xb8=H a7xb8=A a7xb8=F a7xb8=Y',
  ],
  [
    'SN-END-3 SN-TURN-3 · Same position without invulnerability (set-up)',
    '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 - 0 5',
    'all',
    'c6xd5',
  ],
  ['SN-SNAKE-3 SN-SNAKE-5 · Pawns against Parts', '8/8/8/2pp4/8/8/8/8 b P b4c4d4 h8g8f8 - 0 1', 'all', 'c5xb4'],
  [
    'SN-PROMO-1 · Black promotes on rank 1',
    '8/8/8/8/8/8/p7/1L6 b P h1h2h3 e8f8g8 - 0 1',
    'all',
    'a2-a1=A a2-a1=F a2-a1=H a2-a1=L a2-a1=Y a2xb1=A a2xb1=F a2xb1=H a2xb1=L a2xb1=Y',
  ],
];

/** A position, and all squares to which the Snake may go. */
export const SNAKE_SQUARES: readonly (readonly [title: string, position: string, squares: string])[] = [
  ['SN-SNAKE-2 · The chain', '8/8/8/8/8/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1', 'e4 d3 c4'],
  ['SN-SNAKE-2 · The chain', '8/8/8/8/8/8/8/8 w P d4e4e5d5 a8b8c8 - 0 1', 'd5 d3 c4'],
  ['SN-HEAD-1 · Step 1: where the Head may go', '8/8/8/8/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1', 'd5 e4 d3'],
  ['SN-HEAD-2 · Where it may not go', '8/8/8/3P4/8/8/8/8 w S d4c4b4 f5f4e4 - 0 1', 'd3'],
  ['SN-HEAD-3 · No quiet step into capture', '8/8/8/7l/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1', 'e4 d3'],
  ['SN-SAFE-1 · When a Snake is capturable', '8/8/8/7f/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1', 'd5 e4 d3'],
  ['SN-SAFE-1 · When a Snake is capturable', '8/8/8/2p5/8/8/8/8 w P e4f4g4 h8g8f8 - 0 1', 'e5 e3'],
  ['SN-SAFE-1 · When a Snake is capturable', '8/8/3y4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1', 'd4 c3'],
  ['SN-SAFE-2 · The body shelters and exposes', '3l4/8/8/8/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1', 'e4 d3'],
  ['SN-SAFE-2 · The body shelters and exposes', '8/8/8/8/8/l7/8/8 w P d4c4c3 h8g8f8 - 0 1', 'd5 e4'],
  ['SN-SAFE-4 · There are no pins against threats', 'L3l3/8/8/8/8/8/8/8 w S d4c4b4 h8h7h6 - 0 1', 'd5 d3'],
  ["SN-SHIELD-3 · Effect on the opponent's Snake", '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2', 'e3 d2'],
  ["SN-SHIELD-3 · Effect on the opponent's Snake", '8/8/8/8/8/8/8/8 b P d3c3b3 d5d6d7 - 0 1', 'e5 c5'],
  ['SN-SHIELD-4 · It ends, and it can be renewed', '3l4/8/8/8/6p1/8/8/8 w P d5d4c4b4 h7h8g8 - 0 2', 'e5 c5'],
  ['SN-HEAD-4 SN-SAFE-2 · Tail square under attack', '8/8/8/8/7l/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1', 'd3 c4'],
  ['SN-HEAD-2 · The enemy Tail is a wall', '8/8/8/8/8/8/8/8 w P d4c4b4 f6e6e5d5 - 0 1', 'e4 d3'],
  ['SN-SAFE-1 · Next to an enemy body is safe', '8/8/8/8/8/8/8/8 w P c4b4a4 h5g5f5e5d5 - 0 1', 'c5 d4 c3'],
  ['SN-SAFE-1 · Diagonal Heads do not threaten', '8/8/8/8/8/8/8/8 b P d3c3b3 e5e6e7 - 0 1', 'f5 e4 d5'],
  ['SN-SAFE-4 · Pinned attackers still attack', 'L3l3/8/8/8/8/8/8/8 w S d4c4b4 h8h7h6 - 0 1', 'd5 d3'],
  [
    'SN-SAFE-3 SN-SAFE-6 · Discovered attack is no threat in the same play',
    '3l4/8/8/5h2/8/8/8/8 w P d4c4b4 h7h8g8 - 2 2',
    'd3',
  ],
  [
    'SN-PAWN-1 SN-SAFE-1 · Straight in front of a pawn is safe',
    '8/8/8/3p4/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    'c5 d4 c3',
  ],
  ['SN-SNAKE-4 SN-SAFE-1 · Falcon over a body', '8/8/4f3/8/8/8/8/8 w P e4e5d5c5 h8g8f8 - 0 1', 'e3'],
];

/** A position, a play, and the position after it. */
export const GIVES: readonly (readonly [title: string, position: string, play: string, result: string])[] = [
  [
    'SN-PIECE-1 · Moves and captures in general',
    '8/8/3p4/8/3L4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'Ld4xd6',
    '8/8/3L4/8/8/8/8/8 w S h1h2h3 a8b8c8 - 0 1',
  ],
  [
    'SN-PROMO-2 · The promoted piece acts at once as what it is',
    '8/P7/8/8/8/8/8/8 w P f5f4f3 a1b1b2 - 0 1',
    'a7-a8=L/Sf6',
    'L7/8/8/8/8/8/8/8 b P f6f5f4 a1b1b2 - 0 1',
  ],
  [
    'SN-SNAKE-3 · Every Part occupies and blocks',
    '8/8/8/8/1F6/8/8/8 w P h1h2h3 g4f4f5 - 0 1',
    'Fb4-e4',
    '8/8/8/8/4F3/8/8/8 w S h1h2h3 g4f4f5 - 1 1',
  ],
  [
    'SN-SNAKE-4 · Leaps pass Parts',
    '8/8/2p5/8/3F4/8/8/8 w P d5c5c4 a8b8c8 - 0 1',
    'Fd4xc6',
    '8/8/2F5/8/8/8/8/8 w S d5c5c4 a8b8c8 - 0 1',
  ],
  [
    'SN-SNAKE-4 · Leaps pass Parts',
    '8/8/8/8/8/8/8/3L4 w P d2c2b2 a8b8c8 - 0 1',
    'Ld1-c3',
    '8/8/8/8/8/2L5/8/8 w S d2c2b2 a8b8c8 - 1 1',
  ],
  [
    'SN-HEAD-4 · Onto the own Tail',
    '8/8/8/8/8/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1',
    '--/Se4',
    '8/8/8/8/8/8/8/8 b P e4d4d5e5 a8b8c8 - 1 1',
  ],
  [
    'SN-HEAD-5 · Capturing a piece with the Head',
    '8/8/2p5/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    '--/Sxd5',
    '8/8/2p5/8/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
  ],
  [
    'SN-BODY-1 · Step 2: the Parts follow',
    START,
    'e3-e4/Se2',
    'lhafyahl/8/pppppppp/8/4P3/PPPP1PPP/8/LHAFYAHL b P e2f2g2 f7g7h7 - 0 1',
  ],
  [
    'SN-GROW-1 · Step 3: growing after a capture',
    '8/8/8/8/8/l2p4/8/8 w P d4c4c3 h8g8f8 - 0 1',
    '--/Sxd3',
    '8/8/8/8/8/l7/8/8 b P d3d4c4c3 h8g8f8 w 0 1',
  ],
  [
    "SN-SAFE-3 · Combinations of the opponent's two portions",
    '3l4/8/3h4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    '--/Sd4',
    '3l4/8/3h4/8/8/8/8/8 b P d4c4b4 h8g8f8 - 1 1',
  ],
  [
    'SN-SAFE-5 · When safety is tested, and what is not tested',
    '8/8/8/4P2l/8/8/8/8 w P d5c5b5 h8g8f8 - 0 1',
    'e5-e6/Sd4',
    '8/8/4P3/7l/8/8/8/8 b P d4d5c5 h8g8f8 - 0 1',
  ],
  [
    "SN-SHIELD-1 · Gained by the Snake's own capture",
    '8/8/2p5/2PP4/8/8/8/8 b P f6g6h6 a1b1c1 - 0 1',
    'c6xd5/Sa2',
    '8/8/8/2Pp4/8/8/8/8 w P f6g6h6 a2a1b1 - 0 2',
  ],
  [
    "SN-SHIELD-3 · Effect on the opponent's Snake",
    '8/8/8/8/3P4/8/8/8 b P d3c3b3 d5d6d7 - 0 1',
    '--/Sxd4',
    '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2',
  ],
  [
    'SN-SHIELD-4 · It ends, and it can be renewed',
    '3l4/8/8/3p2p1/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    '--/Sxd5',
    '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
  ],
  [
    'SN-SHIELD-4 · It ends, and it can be renewed',
    '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    'g5-g4/Sh7',
    '3l4/8/8/8/6p1/8/8/8 w P d5d4c4b4 h7h8g8 - 0 2',
  ],
  [
    'SN-TURN-1 · Two portions, in this order',
    START,
    'f3-f4/Sf3',
    'lhafyahl/8/pppppppp/8/5P2/PPPPP1PP/8/LHAFYAHL b P f3f2g2 f7g7h7 - 0 1',
  ],
  [
    'SN-TURN-2 · Waiver of the first portion',
    '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1',
    '--/Sb5',
    '8/8/8/8/8/1P6/8/8 b P b5b4c4 a8b8c8 - 1 1',
  ],
  [
    'SN-END-1 · Stuck at the start of the turn: loss',
    '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40',
    '--/Sb2',
    '8/8/8/8/8/8/8/8 b P b2b3b4 a1b1c1 - 1 40',
  ],
  [
    'SN-END-2 · Stranding: loss',
    START,
    'Ac1-e2',
    'lhafyahl/8/pppppppp/8/8/PPPPPPPP/4A3/LH1FYAHL w S f2g2h2 f7g7h7 - 1 1',
  ],
  [
    'SN-TURN-1 SN-HEAD-1 · Making room',
    START,
    'Af1-d2/Sf1',
    'lhafyahl/8/pppppppp/8/8/PPPPPPPP/3A4/LHAFY1HL b P f1f2g2 f7g7h7 - 1 1',
  ],
  [
    'SN-SHIELD-2 SN-TURN-2 · Only an invulnerable Head to capture: waived',
    '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 5',
    '--/Sh7',
    '8/8/2p5/2P5/8/8/8/8 w P d5d4c4b4 h7h8g8 - 1 6',
  ],
  [
    'SN-SAFE-2 · Fleeing along the line of attack',
    '3l4/8/8/8/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    '--/Sd3',
    '3l4/8/8/8/8/8/8/8 b P d3d4c4 h8g8f8 - 1 1',
  ],
  [
    'SN-GROW-1 SN-HEAD-5 · A capture keeps that line shut',
    '8/8/8/8/8/l2p4/8/8 w P d4c4c3 h8g8f8 - 0 1',
    '--/Sxd3',
    '8/8/8/8/8/l7/8/8 b P d3d4c4c3 h8g8f8 w 0 1',
  ],
  [
    'SN-HEAD-4 · Tail following as the only way out',
    '8/8/8/8/8/8/8/8 w P a1a2b2b1 a8b8c8 - 0 1',
    '--/Sb1',
    '8/8/8/8/8/8/8/8 b P b1a1a2b2 a8b8c8 - 1 1',
  ],
  [
    'SN-SAFE-1 SN-SHIELD-1 · Only a capturing Head stops next to the other',
    '8/8/8/8/3P4/8/8/8 b P d3c3b3 d5d6d7 - 0 1',
    '--/Sxd4',
    '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2',
  ],
  [
    'SN-SHIELD-3 · Answer to an adjacent invulnerable Head',
    '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2',
    '--/Se3',
    '8/8/8/8/8/8/8/8 b P e3d3c3 d4d5d6d7 - 1 2',
  ],
  [
    'SN-PROMO-2 SN-END-1 · Promotion decides',
    '8/4P3/8/8/8/8/8/8 w P g1h1h2 f7g7h7 - 0 1',
    'e7-e8=H/Sg2',
    '4H3/8/8/8/8/8/8/8 b P g2g1h1 f7g7h7 - 0 1',
  ],
  [
    'SN-SAFE-3 SN-SAFE-6 · Discovered attack is no threat in the same play',
    '3l4/8/3h4/8/8/8/8/8 w P c4b4a4 h8g8f8 - 0 1',
    '--/Sd4',
    '3l4/8/3h4/8/8/8/8/8 b P d4c4b4 h8g8f8 - 1 1',
  ],
  [
    'SN-SAFE-3 SN-SAFE-6 · Discovered attack is no threat in the same play',
    '3l4/8/3h4/8/8/8/8/8 b P d4c4b4 h8g8f8 - 1 1',
    'Hd6-f5/Sh7',
    '3l4/8/8/5h2/8/8/8/8 w P d4c4b4 h7h8g8 - 2 2',
  ],
  [
    'SN-SHIELD-4 SN-GROW-1 · Chain of captures',
    '8/2a5/3p4/3p4/8/8/8/8 w P d4c4b4 h8g8f8 - 0 1',
    '--/Sxd5',
    '8/2a5/3p4/8/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
  ],
  [
    'SN-SHIELD-4 SN-GROW-1 · Chain of captures',
    '8/2a5/3p4/8/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    'Ac7-a8/Sh7',
    'a7/8/3p4/8/8/8/8/8 w P d5d4c4b4 h7h8g8 - 1 2',
  ],
  [
    'SN-SHIELD-4 SN-GROW-1 · Chain of captures',
    'a7/8/3p4/8/8/8/8/8 w P d5d4c4b4 h7h8g8 - 1 2',
    '--/Sxd6',
    'a7/8/8/8/8/8/8/8 b P d6d5d4c4b4 h7h8g8 w 0 2',
  ],
  [
    'SN-END-1 SN-END-8 · Bare Snakes',
    '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40',
    '--/Sa3',
    '8/8/8/8/8/8/8/8 b P a3b3b4 a1b1c1 - 1 40',
  ],
  [
    'SN-END-9 · Stuck goes before the move count',
    '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 149 120',
    '--/Sb2',
    '8/8/8/8/8/8/8/8 b P b2b3b4 a1b1c1 - 150 120',
  ],
  [
    'SN-END-6 · Counter in two portions',
    '8/2p5/8/8/8/8/P2Y4/8 w P h1h2h3 f8g8h8 - 99 80',
    'a2-a3/Sg1',
    '8/2p5/8/8/8/P7/3Y4/8 b P g1h1h2 f8g8h8 - 0 80',
  ],
  [
    'SN-END-6 · Counter in two portions',
    '8/2p5/8/8/8/8/P2Y4/8 w P h1h2h3 f8g8h8 - 99 80',
    'Yd2-d3/Sg1',
    '8/2p5/8/8/8/3Y4/P7/8 b P g1h1h2 f8g8h8 - 100 80',
  ],
  [
    'SN-SHIELD-1 · Invulnerable against both portions, Head included',
    '8/8/2p5/2P5/7p/8/8/8 b P d5d4c4b4 d6e6f6 w 0 5',
    'h4-h3/Sd7',
    '8/8/2p5/2P5/8/7p/8/8 w P d5d4c4b4 d7d6e6 - 0 6',
  ],
  [
    'SN-PROMO-1 · Black promotes on rank 1',
    '8/8/8/8/8/8/p7/1L6 b P h1h2h3 e8f8g8 - 0 1',
    'a2xb1=Y/Se7',
    '8/8/8/8/8/8/8/1y6 w P h1h2h3 e7e8f8 - 0 2',
  ],
];

/** A position, a play, and the clause that refuses it. */
export const REFUSED: readonly (readonly [title: string, position: string, play: string, clause: string])[] = [
  [
    'SN-PIECE-1 · Moves and captures in general',
    '8/8/3p4/8/3L4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'Ld4-d5',
    'SN-LANCER-1',
  ],
  ['SN-SNAKE-3 · Every Part occupies and blocks', START, 'Af1-h2', 'SN-SNAKE-3'],
  ['SN-SNAKE-3 · Every Part occupies and blocks', START, 'Hg1-f2', 'SN-SNAKE-3'],
  ['SN-SNAKE-3 · Every Part occupies and blocks', '8/8/8/8/1F6/8/8/8 w P h1h2h3 g4f4f5 - 0 1', 'Fb4-h4', 'SN-SNAKE-3'],
  ['SN-SNAKE-5 · Only the Head can be captured', '8/8/8/8/8/8/8/L7 w P h1h2h3 b8a8a7 - 0 1', 'La1xa7', 'SN-SNAKE-5'],
  ['SN-SNAKE-5 · Only the Head can be captured', '8/8/8/8/8/4P3/8/8 w P h1h2h3 f5e5d5d4 - 0 1', 'e3xd4', 'SN-SNAKE-5'],
  ['SN-HEAD-4 · Onto the own Tail', '8/8/8/8/7l/8/8/8 w P d4d5e5e4 a8b8c8 - 0 1', '--/Se4', 'SN-HEAD-4'],
  [
    'SN-HEAD-6 · Capturing the enemy Snake with the Head',
    '8/8/8/8/8/8/8/8 w P d4c4b4 d5d6d7 b 0 1',
    '--/Sxd5',
    'SN-SHIELD-3',
  ],
  [
    'SN-HEAD-6 · Capturing the enemy Snake with the Head',
    '8/8/8/8/8/8/8/8 w P d4c4b4 f5e5d5 - 0 1',
    '--/Sxd5',
    'SN-HEAD-2',
  ],
  [
    'SN-SAFE-5 · When safety is tested, and what is not tested',
    '8/8/8/4P2l/8/8/8/8 w P d5c5b5 h8g8f8 - 0 1',
    'e5-e6/Se5',
    'SN-HEAD-3',
  ],
  ['SN-SAFE-6 · An attacked Head (check)', '8/8/8/7l/5H2/7l/8/8 w P a4b4c4 h8g8f8 - 0 1', 'Hf4xh5/Sa3', 'SN-HEAD-3'],
  [
    "SN-SHIELD-2 · Effect on the opponent's pieces",
    '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 5',
    'c6xd5',
    'SN-SHIELD-2',
  ],
  [
    "SN-SHIELD-3 · Effect on the opponent's Snake",
    '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2',
    '--/Sxd4',
    'SN-SHIELD-3',
  ],
  [
    'SN-SHIELD-4 · It ends, and it can be renewed',
    '3l4/8/8/6p1/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 1',
    'Ld8xd5',
    'SN-SHIELD-2',
  ],
  ['SN-TURN-3 · No voluntary skipping', START, '--/Se2', 'SN-TURN-3'],
  [
    'SN-SAFE-2 SN-HEAD-3 · The leaving Tail opens a line',
    '8/8/8/8/8/l7/8/8 w P d4c4c3 h8g8f8 - 0 1',
    '--/Sd3',
    'SN-SAFE-2',
  ],
  [
    'SN-SAFE-1 SN-SHIELD-1 · Only a capturing Head stops next to the other',
    '8/8/8/8/8/8/8/8 b P d3c3b3 d5d6d7 - 0 1',
    '--/Sd4',
    'SN-SAFE-1',
  ],
  [
    'SN-SHIELD-3 · Answer to an adjacent invulnerable Head',
    '8/8/8/8/8/8/8/8 w P d3c3b3 d4d5d6d7 b 0 2',
    '--/Sxd4',
    'SN-SHIELD-3',
  ],
  [
    "SN-SHIELD-1 SN-HEAD-3 · A piece's capture gives no invulnerability",
    '8/8/8/7l/5H2/7l/8/8 w P a4b4c4 h8g8f8 - 0 1',
    'Hf4xh5/Sa3',
    'SN-HEAD-3',
  ],
  [
    "SN-SAFE-5 · Own piece behind the Head's line",
    '8/8/8/4P2l/8/8/8/8 w P d5c5b5 h8g8f8 - 0 1',
    'e5-e6/Se5',
    'SN-HEAD-3',
  ],
  [
    'SN-SHIELD-1 · Invulnerable against both portions, Head included',
    '8/8/2p5/2P5/7p/8/8/8 b P d5d4c4b4 d6e6f6 w 0 5',
    'h4-h3/Sxd5',
    'SN-SHIELD-3',
  ],
  [
    'SN-LANCER-1 SN-ARCHER-1 · Lancer and Archer keep to their own lines',
    '8/8/1p6/8/3L4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'Ld4xb6',
    'SN-LANCER-1',
  ],
  [
    'SN-LANCER-1 SN-ARCHER-1 · Lancer and Archer keep to their own lines',
    '8/8/3p4/8/3A4/8/8/8 w P h1h2h3 a8b8c8 - 0 1',
    'Ad4xd6',
    'SN-ARCHER-1',
  ],
];

/** A position, and a first-part move that strands the Snake, and so loses. */
export const STRANDS: readonly (readonly [title: string, position: string, move: string])[] = [
  ['SN-SAFE-6 · An attacked Head (check)', '8/8/8/7l/5H2/7l/8/8 w P a4b4c4 h8g8f8 - 0 1', 'Hf4-e2'],
  ['SN-TURN-4 · The first portion is free', START, 'Ac1-e2'],
  ['SN-TURN-4 · The first portion is free', START, 'Fd1-e2'],
  ['SN-TURN-4 · The first portion is free', START, 'Ye1-e2'],
  ['SN-TURN-4 · The first portion is free', START, 'Hg1-e2'],
  ['SN-TURN-4 SN-END-2 · The e2 trap', START, 'Hg1-e2'],
];

/** A position, plays (none: it is over at once), the winner, and the clause; a dash if the game goes on. */
export const ENDS: readonly (readonly [
  title: string,
  position: string,
  plays: string,
  winner: 'white' | 'black' | 'draw' | '-',
  clause: string,
])[] = [
  [
    'SN-PROMO-2 · A promoted Lancer attacks at once',
    '8/P7/8/8/8/8/8/8 w P f5f4f3 a1b1b2 - 0 1',
    'a7-a8=L/Sf6',
    'white',
    'SN-END-1',
  ],
  ['SN-PROMO-2 · A Kheshig there does not', '8/P7/8/8/8/8/8/8 w P f5f4f3 a1b1b2 - 0 1', 'a7-a8=H/Sf6', '-', ''],
  [
    'SN-HEAD-6 SN-END-3 · The Head captures the enemy Head',
    '8/8/8/8/8/8/8/8 w P d4c4b4 d5d6d7 - 0 1',
    '--/Sxd5',
    'white',
    'SN-END-3',
  ],
  [
    'SN-END-1 · Stuck at the start of the turn',
    '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40',
    '--/Sb2',
    'white',
    'SN-END-1',
  ],
  [
    'SN-END-1 SN-TURN-2 · The only piece move strands',
    '8/8/8/4P2l/8/7l/8/8 w P a4b4c4 a8b8c8 - 0 1',
    '',
    'black',
    'SN-END-1',
  ],
  ['SN-END-2 · Stranding loses', START, 'Ac1-e2', 'black', 'SN-END-2'],
  [
    'SN-END-2 · Loaded in phase S',
    'lhafyahl/8/pppppppp/8/8/PPPPPPPP/4A3/LH1FYAHL w S f2g2h2 f7g7h7 - 1 1',
    '',
    'black',
    'SN-END-2',
  ],
  ['SN-END-3 · A piece captures the Head', '8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1', 'La1xa8', 'white', 'SN-END-3'],
  ['SN-END-4 · A Head on the last rank', '8/4P3/8/8/8/8/8/8 w P b7b6b5 h3g3f3 - 0 1', 'e7-e8=Y/Sb8', '-', ''],
  ['SN-END-6 · Drawn at 150', '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 149 120', '--/Sc3', 'draw', 'SN-END-6'],
  [
    'SN-END-9 SN-END-6 · Stuck goes before the move count',
    '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 149 120',
    '--/Sb2',
    'white',
    'SN-END-1',
  ],
  ['SN-END-6 · A Snake still to move at 150', '8/8/8/8/8/8/8/Y7 w S b3b4b5 h1g1f1 - 150 120', '', '-', ''],
  ['SN-END-8 · Two bare Snakes play on', '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40', '', '-', ''],
  [
    'SN-END-1 SN-TURN-2 · Forced stranding is not waived',
    '8/8/8/4P2l/8/7l/8/8 w P a4b4c4 a8b8c8 - 0 1',
    '',
    'black',
    'SN-END-1',
  ],
  [
    'SN-END-3 SN-TURN-3 · Black need not move the Snake',
    '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 - 0 5',
    'c6xd5',
    'black',
    'SN-END-3',
  ],
  [
    'SN-PROMO-2 SN-END-1 · Promotion decides',
    '8/4P3/8/8/8/8/8/8 w P g1h1h2 f7g7h7 - 0 1',
    'e7-e8=H/Sg2',
    'white',
    'SN-END-1',
  ],
  [
    'SN-PROMO-2 SN-END-1 · The other promotion does not',
    '8/4P3/8/8/8/8/8/8 w P g1h1h2 f7g7h7 - 0 1',
    'e7-e8=L/Sg2',
    '-',
    '',
  ],
  ['SN-END-1 SN-END-8 · Bare Snakes, a3', '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40', '--/Sa3', 'white', 'SN-END-1'],
  ['SN-END-1 SN-END-8 · Bare Snakes, c3', '8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 0 40', '--/Sc3', '-', ''],
];

/** A position, all its complete plays, and the first-part moves that strand. */
export const COMPLETE: readonly (readonly [title: string, position: string, plays: string, stranding: string])[] = [
  [
    'SN-SAFE-6 SN-END-2 · Block, capture or lose',
    '8/8/8/7l/5H2/7l/8/8 w P a4b4c4 h8g8f8 - 0 1',
    'Hf4-d3/Sa3 Hf4-d5/Sa5 Hf4-f5/Sa5 Hf4-f3/Sa3 Hf4-g5/Sa5 Hf4-g3/Sa3 Hf4-e3/Sa3 Hf4-e5/Sa5 Hf4xh5/Sa5 Hf4xh3/Sa3',
    'Hf4-g6 Hf4-g2 Hf4-e2 Hf4-e6 Hf4-g4 Hf4-e4',
  ],
];

/** A position in which the first part is waived, and the squares to which the Snake may go. */
export const WAIVED: readonly (readonly [title: string, position: string, squares: string])[] = [
  ['SN-TURN-2 · The Pawn is blocked by the own Head', '8/8/8/8/8/1P6/8/8 w P b4c4d4 a8b8c8 - 0 1', 'b5 a4'],
  [
    'SN-SHIELD-2 SN-TURN-2 · Only the capture of an invulnerable Head',
    '8/8/2p5/2P5/8/8/8/8 b P d5d4c4b4 h8g8f8 w 0 5',
    'h7',
  ],
  ['SN-HEAD-4 · Following the Tail is the only way out', '8/8/8/8/8/8/8/8 w P a1a2b2b1 a8b8c8 - 0 1', 'b1'],
];

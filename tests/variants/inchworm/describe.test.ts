/** Tests how Inchworm tells turns: by clause, in the order of a turn, with the paths of units. */
import { expect, it } from 'vitest';
import { play } from './support.ts';
import { position, told } from './words.ts';

/** A position, earlier turns, the turn, and its steps. */
const TOLD: readonly (readonly [position: string, before: string, turn: string, steps: readonly string[]])[] = [
  [
    'start',
    '',
    'e2-e4 (7,4,9)',
    [
      "IW-PAWN-2: White's Pawn moves from e2 to e4. <e2 e3 e4>",
      'IW-MAG-3: Magnetism pulls the Pawn from g2 to f3. <g2 f3>',
      'IW-MAG-3: Magnetism pulls the King from e1 to e3. <e1 e2 e3>',
      'IW-MAG-3: Magnetism pulls the Pawn from c2 to d3. <c2 d3>',
      'IW-BOOM-6: The Pawn on e4 rolls 7.',
      'IW-BOOM-6: The Pawn on f3 rolls 4.',
      'IW-BOOM-6: The Pawn on d3 rolls 9.',
    ],
  ],
  [
    'start',
    '',
    '[H3=c3] Nb1~c3',
    ['IW-LINK-1: White links H3 with c3.', "IW-WORM-2: White's Knight on b1 extends to c3. <b1 c3>"],
  ],
  [
    'White: Kb1, Rd4/H4, NH4; Black: Kg7',
    '',
    '[H4=d4] Kb1~c1',
    [
      'IW-LINK-1: White links H4 with d4.',
      'IW-LINK-4: The pieces on H4 are now on d4. <H4 d4> <H4 d4>',
      'IW-WORM-7: The halves of the Rook on d4 meet and become whole.',
      "IW-WORM-2: White's King on b1 extends to c1. <b1 c1>",
    ],
  ],
  [
    '7 links',
    '',
    '[H8=d8] Kb1~c1',
    [
      'IW-LINK-1: White links H8 with d8.',
      'IW-LINK-5: All 8 hallway squares are linked. From now on links are removed.',
      "IW-WORM-2: White's King on b1 extends to c1. <b1 c1>",
    ],
  ],
  [
    'White: Kb1; Black: Kg8; links a5=H5; unlinking',
    '',
    '[H5|a5] Kb1~c1',
    [
      'IW-LINK-5: White removes the link between H5 and a5.',
      'IW-LINK-5: All links are removed. From now on links are made.',
      "IW-WORM-2: White's King on b1 extends to c1. <b1 c1>",
    ],
  ],
  [
    'R, P and half an N on e4=H4, and a1=H1',
    '',
    '[H4|e4 P,N/b3] Kb1~a1 (8)',
    [
      'IW-LINK-5: White removes the link between H4 and e4.',
      'IW-LINK-6: White moves pieces to H4. <e4 H4> <e4 H4>',
      "IW-WORM-2: White's King on b1 extends to a1. <b1 a1>",
      'IW-MAG-7: Magnetism pulls half the Knight and the Pawn from H4 to H2. <H4 H3 H2> <H4 H3 H2>',
      'IW-BOOM-6: The Pawn on H2 rolls 8.',
    ],
  ],
  [
    'a Rook and a Pawn on e4=H4, and a1=H1',
    '',
    '[H4|e4 R] Kb1~b2',
    [
      'IW-LINK-5: White removes the link between H4 and e4.',
      'IW-LINK-6: White moves a piece to H4. <e4 H4>',
      "IW-WORM-2: White's King on b1 extends to b2. <b1 b2>",
    ],
  ],
  [
    'a black Queen on e4=H4',
    '',
    '[H4|e4 Q] Kb1~a1',
    [
      'IW-LINK-5: White removes the link between H4 and e4.',
      'IW-LINK-7: White moves a piece to H4. <e4 H4>',
      "IW-WORM-2: White's King on b1 extends to a1. <b1 a1>",
    ],
  ],
  [
    'half a black Queen and a Pawn on e4=H4',
    '',
    '[H4|e4 Q/d8,P] Kb1~a1',
    [
      'IW-LINK-5: White removes the link between H4 and e4.',
      'IW-LINK-7: White moves pieces to H4. <e4 H4> <e4 H4>',
      "IW-WORM-2: White's King on b1 extends to a1. <b1 a1>",
    ],
  ],
  [
    'White: Kb1, Ra4; Black: Kg8, Pa7, Na7/d5',
    '',
    'Ra4~xa7=N',
    [
      "IW-WORM-2: White's Rook on a4 extends to a7. <a4 a5 a6 a7>",
      "IW-CAPT-1: It captures Black's half Knight on d5 and Black's half Knight on a7 and Black's Pawn on a7.",
      'IW-WORM-5: Its other half on d5 is removed too.',
      'IW-MUT-3: The Rook turns into a Knight.',
    ],
  ],
  [
    'White: Kb1, Ra4; Black: Kg8, Pa7, Na7/d5',
    '',
    'Ra4~xa7=P (6)',
    [
      "IW-WORM-2: White's Rook on a4 extends to a7. <a4 a5 a6 a7>",
      "IW-CAPT-1: It captures Black's half Knight on d5 and Black's half Knight on a7 and Black's Pawn on a7.",
      'IW-WORM-5: Its other half on d5 is removed too.',
      'IW-MUT-4: The Rook turns into 2 Pawns, on a7 and a4. <a7>',
      'IW-MAG-3: Magnetism pulls the Pawn from a4 to a6. <a4 a5 a6>',
      'IW-BOOM-6: The Pawn on a6 rolls 6.',
    ],
  ],
  [
    'White: Kb1, Re4; Black: Kg7/e7, Pe7',
    '',
    'Re4~xe7',
    [
      "IW-WORM-2: White's Rook on e4 extends to e7. <e4 e5 e6 e7>",
      "IW-CAPT-5: It captures Black's half King on e7 and Black's half King on g7 and Black's Pawn on e7.",
      'IW-WORM-5: Its other half on g7 is removed too.',
    ],
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Nd7',
    '',
    '{R,B~}d3xd7=N,N',
    [
      'IW-CROWD-1: A crowd moves from d3 to d7: the Rook and the Bishop, leaving a half. <d3 d4 d5 d6 d7> <d3 d4 d5 d6 d7>',
      "IW-CAPT-1: It captures Black's Knight on d7.",
      'IW-MUT-3: The Rook turns into a Knight.',
      'IW-MUT-3: The Bishop turns into a Knight.',
    ],
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Rd7, Pd7',
    '',
    '{R,B~}d3xd7=R,P (7)',
    [
      'IW-CROWD-1: A crowd moves from d3 to d7: the Rook and the Bishop, leaving a half. <d3 d4 d5 d6 d7> <d3 d4 d5 d6 d7>',
      "IW-CAPT-1: It captures Black's Rook on d7 and Black's Pawn on d7.",
      'IW-MUT-2: The Rook stays a Rook.',
      'IW-MUT-4: The Bishop turns into 2 Pawns, on d7 and d3. <d7>',
      'IW-MAG-3: Magnetism pulls the Pawn from d3 to d6. <d3 d4 d5 d6>',
      'IW-BOOM-6: The Pawn on d6 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Nd3, Rd3; Black: Kh8, Pd7',
    '',
    '{R,N~}d3xd7=P,P (7)',
    [
      'IW-CROWD-1: A crowd moves from d3 to d7: the Rook and the Knight, leaving a half. <d3 d4 d5 d6 d7> <d3 d4 d5 d6 d7>',
      "IW-CAPT-1: It captures Black's Pawn on d7.",
      'IW-MUT-4: The Knight turns into 2 Pawns, on d7 and d3. <d7>',
      'IW-MUT-4: The Rook turns into 2 Pawns, on d7 and d7. <d7>',
      'IW-MAG-3: Magnetism pulls the Pawn from d3 to d6. <d3 d4 d5 d6>',
      'IW-BOOM-6: The Pawn on d6 rolls 7.',
    ],
  ],
  [
    'White: Ke4, Pe4; Black: Kg7, Nd5',
    '',
    '{K,P}e4xd5=N (7)',
    [
      'IW-CROWD-1: A crowd moves from e4 to d5: the King and the Pawn. <e4 d5> <e4 d5>',
      "IW-CAPT-1: It captures Black's Knight on d5.",
      'IW-MUT-6: The King stays a King.',
      'IW-MUT-5: The Pawn turns into a Knight.',
      'IW-BOOM-6: The Knight on d5 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7, Pd5',
    '',
    'e4xd5=P (7)',
    [
      "IW-PAWN-3: White's Pawn moves from e4 to d5. <e4 d5>",
      "IW-CAPT-1: It captures Black's Pawn on d5.",
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-BOOM-6: The Pawn on d5 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Pe7; Black: Kh8',
    'e7-e8 (7)',
    'e8=Q',
    ['IW-PROM-1: The Pawn on e8 becomes a Queen.', 'IW-PROM-3: It gives check at once.'],
  ],
  ['White: Kb1, Pe7; Black: Kh8', 'e7-e8 (7)', 'e8=N', ['IW-PROM-1: The Pawn on e8 becomes a Knight.']],
  [
    'White: Ka1, Pe2, Pe2; Black: Kg7, Pc4, Pd4',
    '{P,P}e2-e4 (4,9)',
    'd4xe3=P (7)',
    [
      "IW-EP-2: Black's Pawn moves from d4 to e3. <d4 e3>",
      "IW-EP-2: It captures White's Pawn on e4 and White's Pawn on e4 en passant.",
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-BOOM-6: The Pawn on e3 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Rd3, Pd3; Black: Kh8',
    '',
    '{R~,P}d3-d1 (7)',
    [
      'IW-CROWD-8: A crowd moves from d3 to d1: the Rook, leaving a half and the Pawn. <d3 d2 d1> <d3 d2 d1>',
      'IW-MAG-3: Magnetism pulls the King from b1 to c1. <b1 c1>',
      'IW-BOOM-6: The Pawn on d1 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Re2, Pe2; Black: Kg7',
    '',
    '{R~,P}e2-e4 (7)',
    [
      'IW-CROWD-1: A crowd moves from e2 to e4: the Rook, leaving a half and the Pawn. <e2 e3 e4> <e2 e3 e4>',
      'IW-MAG-3: Magnetism pulls the King from b1 to d3. <b1 c2 d3>',
      'IW-BOOM-6: The Pawn on e4 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Re3, Pe3; Black: Kg7',
    '',
    '{R~,P}e3-e5 (7)',
    [
      'IW-CROWD-8: A crowd moves from e3 to e5: the Rook, leaving a half and the Pawn. <e3 e4 e5> <e3 e4 e5>',
      'IW-MAG-4: Magnetism pushes the King from g7 to h8. <g7 h8>',
      'IW-BOOM-6: The Pawn on e5 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Nd3, Pd3, Pd4; Black: Kg7',
    '',
    '{N~,P}d3-f4 (5,5)',
    [
      'IW-CROWD-7: A crowd moves from d3 to f4: the Knight, leaving a half and the Pawn. <d3 f4> <d3 f4>',
      'IW-MAG-3: Magnetism pulls the Pawn from d4 to e4. <d4 e4>',
      'IW-BOOM-6: The Pawn on f4 rolls 5.',
      'IW-BOOM-6: The Pawn on e4 rolls 5.',
    ],
  ],
  [
    'White: Kb1, Nd3, Qd3, Pd3; Black: Kg7',
    '',
    '{Q,N,P}d3-d4 (5)',
    [
      'IW-CROWD-1: A crowd moves from d3 to d4: the Queen, the Knight and the Pawn. <d3 d4> <d3 d4> <d3 d4>',
      'IW-MAG-4: Magnetism pushes the King from g7 to h8. <g7 h8>',
      'IW-BOOM-6: The Pawn on d4 rolls 5.',
    ],
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8,N~}d3-b8',
    ['IW-CROWD-6: A crowd moves from d3 to b8: the Queen, rejoining and the Knight, leaving a half. <d3 b8> <d3 b8>'],
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8,N}d3-b8',
    ['IW-CROWD-1: A crowd moves from d3 to b8: the Queen, rejoining and the Knight. <d3 b8> <d3 b8>'],
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8,N~}d3-d7',
    [
      'IW-CROWD-1: A crowd moves from d3 to d7: half the Queen and the Knight, leaving a half. <d3 d4 d5 d6 d7> <d3 d4 d5 d6 d7>',
    ],
  ],
  [
    'White: Kb1, Re4, Pe4; Black: Kg7, Pe5',
    '',
    '{R,P}e4xe5=P,P (7)',
    [
      'IW-CROWD-1: A crowd moves from e4 to e5: the Rook and the Pawn. <e4 e5> <e4 e5>',
      "IW-CAPT-1: It captures Black's Pawn on e5.",
      'IW-MUT-4: The Rook turns into 2 Pawns, on e5 and e5. <e5>',
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-MAG-4: Magnetism pushes the King from g7 to h8. <g7 h8>',
      'IW-BOOM-6: The Pawn on e5 rolls 7.',
    ],
  ],
];

it.each(TOLD)('%s: "%s" "%s"', (start, before, turn, steps) => {
  const state = position(start);
  expect(told(before ? play(state, before) : state, turn)).toEqual(steps);
});

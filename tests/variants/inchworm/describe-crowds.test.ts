/** Tests how Inchworm tells crowds, rides, castlings, magnetism and explosions: by clause, with the paths of units. */
import { expect, it } from 'vitest';
import { play } from './support.ts';
import { position, told } from './words.ts';

/** A position, earlier turns, the turn, and its steps. */
const TOLD: readonly (readonly [position: string, before: string, turn: string, steps: readonly string[]])[] = [
  [
    'start',
    '',
    'e2-e4 (7,11)',
    [
      "IW-PAWN-2: White's Pawn moves from e2 to e4. <e2 e3 e4>",
      'IW-MAG-3: Magnetism pulls the Pawn from g2 to f3. <g2 f3>',
      'IW-MAG-3: Magnetism pulls the King from e1 to e3. <e1 e2 e3>',
      'IW-MAG-3: Magnetism pulls the Pawn from c2 to d3. <c2 d3>',
      'IW-BOOM-6: The Pawn on e4 rolls 7.',
      'IW-BOOM-6: The Pawn on f3 rolls 11 and explodes.',
      "IW-BOOM-4: The explosion destroys White's King on e3, White's Pawn on e4, White's Pawn on f2 and 1 more.",
    ],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7, Qd5/d8',
    '',
    'e4xd5=Q (12)',
    [
      "IW-PAWN-3: White's Pawn moves from e4 to d5. <e4 d5>",
      "IW-CAPT-1: It captures Black's half Queen on d5 and Black's half Queen on d8.",
      'IW-WORM-5: Its other half on d8 is removed too.',
      'IW-MUT-5: The Pawn turns into a Queen.',
      'IW-BOOM-6: The Queen on d5 rolls 12 and explodes.',
      "IW-BOOM-4: The explosion destroys White's Queen on d5.",
    ],
  ],
  [
    'White: Kb1, PH2; Black: Kg7',
    '',
    'H2-H4 (7)',
    ["IW-PAWN-4: White's Pawn moves from H2 to H4. <H2 H3 H4>", 'IW-BOOM-6: The Pawn on H4 rolls 7.'],
  ],
  [
    'White: Kb1, PH2; Black: Kg7, NH3',
    '',
    'H2xH3=N (7)',
    [
      "IW-PAWN-4: White's Pawn moves from H2 to H3. <H2 H3>",
      "IW-CAPT-1: It captures Black's Knight on H3.",
      'IW-MUT-5: The Pawn turns into a Knight.',
      'IW-BOOM-6: The Knight on H3 rolls 7.',
    ],
  ],
  [
    'White: Ka1, Pd2; Black: Kg7; links d3=H3, f4=H4',
    '',
    'd2-f4 (7)',
    ["IW-PAWN-5: White's Pawn moves from d2 to f4. <d2 d3 H3 H4>", 'IW-BOOM-6: The Pawn on f4 rolls 7.'],
  ],
  [
    'White: Ka1, Pd2; Black: Kg7; links d3=H3, f4=H4',
    '',
    'd2-d3 (7)',
    ["IW-PAWN-1: White's Pawn moves from d2 to d3. <d2 d3>", 'IW-BOOM-6: The Pawn on d3 rolls 7.'],
  ],
  [
    'White: Ka1, Pd2; Black: Kg7',
    '',
    'd2-d4 (7)',
    [
      "IW-PAWN-2: White's Pawn moves from d2 to d4. <d2 d3 d4>",
      'IW-MAG-4: Magnetism pushes the King from g7 to h8. <g7 h8>',
      'IW-MAG-3: Magnetism pulls the King from a1 to c3. <a1 b2 c3>',
      'IW-BOOM-6: The Pawn on d4 rolls 7.',
    ],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7; links e4=H4',
    '',
    'e4-H5 (7)',
    ["IW-PAWN-1: White's Pawn moves from e4 to H5. <e4 H4 H5>", 'IW-BOOM-6: The Pawn on H5 rolls 7.'],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7, NH5; links e4=H4',
    '',
    'e4xH5=N (7)',
    [
      "IW-PAWN-3: White's Pawn moves from e4 to H5. <e4 H5>",
      "IW-CAPT-1: It captures Black's Knight on H5.",
      'IW-MUT-5: The Pawn turns into a Knight.',
      'IW-BOOM-6: The Knight on H5 rolls 7.',
    ],
  ],
  [
    'a double step over d3=H3',
    'd2-d4 (7)',
    '[H3|d3] H4xH3=P (7)',
    [
      'IW-LINK-5: Black removes the link between H3 and d3.',
      'IW-LINK-5: All links are removed. From now on links are made.',
      "IW-EP-2: Black's Pawn moves from H4 to H3. <H4 H3>",
      "IW-EP-2: It captures White's Pawn on d4 en passant.",
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-BOOM-6: The Pawn on H3 rolls 7.',
    ],
  ],
  [
    'White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6',
    '',
    'Rc1~b6',
    ["IW-WORM-2: White's Rook on c1 extends to b6. <c1 c2 c3 H3 H4 H5 H6 f6 e6 d6 c6 b6>"],
  ],
  [
    'White: Ka1, Rc2/H6; Black: Kg8',
    '',
    'RH6>c2',
    ["IW-WORM-3: White's half Rook on H6 rejoins its other half on c2. <H6 c2>"],
  ],
  [
    'White: Ka1, Rc4, BH2; Black: Kg8, Pe6, QH6; links e4=H4',
    '',
    'Rc4~e4 (7)',
    [
      "IW-WORM-2: White's Rook on c4 extends to e4. <c4 d4 e4>",
      'IW-MAG-11: Magnetism pushes the Pawn from e6 to e8. <e6 e7 e8>',
      'IW-MAG-7: Magnetism pushes the Queen from H6 to H8. <H6 H7 H8>',
      'IW-MAG-7: Magnetism pulls the Bishop from H2 to H3. <H2 H3>',
      'IW-BOOM-6: The Pawn on e8 rolls 7.',
    ],
  ],
  [
    'White: Kb1, RH3; Black: Kg8, QH6, BH6',
    '',
    'RH3~H4',
    [
      "IW-WORM-2: White's Rook on H3 extends to H4. <H3 H4>",
      'IW-MAG-5: Magnetism pushes the Queen and the Bishop from H6 to H8. <H6 H7 H8> <H6 H7 H8>',
    ],
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5, Rd8; links d7=H7',
    '',
    'Nb3~d4',
    [
      "IW-WORM-2: White's Knight on b3 extends to d4. <b3 d4>",
      'IW-MAG-8: Magnetism pushes the Knight from d5 to d7. <d5 d6 d7>',
    ],
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5, Rd8; links d6=H6',
    '',
    'Nb3~d4',
    [
      "IW-WORM-2: White's Knight on b3 extends to d4. <b3 d4>",
      'IW-MAG-4: Magnetism pushes the Knight from d5 to d7. <d5 d6 d7>',
    ],
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5; links d5=H5',
    '',
    'Nb3~d4',
    [
      "IW-WORM-2: White's Knight on b3 extends to d4. <b3 d4>",
      'IW-MAG-8: Magnetism pushes the Knight from d5 to d8. <d5 d6 d7 d8>',
    ],
  ],
  [
    'White: Ka1, Nb2; Black: Kg7, Nd7, Qd7/h3',
    '',
    'Nb2~d3',
    [
      "IW-WORM-2: White's Knight on b2 extends to d3. <b2 d3>",
      'IW-MAG-5: Magnetism pushes half the Queen and the Knight from d7 to d8. <d7 d8> <d7 d8>',
    ],
  ],
  [
    'White: Ka1, Rc3; Black: Kg8, Pd5',
    '',
    'Rc3~d3 (5)',
    [
      "IW-WORM-2: White's Rook on c3 extends to d3. <c3 d3>",
      'IW-MAG-11: Magnetism pushes the Pawn from d5 to d8. <d5 d6 d7 d8>',
      'IW-BOOM-6: The Pawn on d8 rolls 5.',
    ],
  ],
  [
    'White: Ke1, Rh1, Pg3; Black: Kg8; rights K',
    '',
    'O-O~ (7)',
    [
      'IW-CASTLE-2: White begins castling kingside. <e1 e1 g1> <h1 f1 h1>',
      'IW-CASTLE-7: Magnetism acts around g1 and f1, but does not move the castling pieces.',
      'IW-MAG-3: Magnetism pulls the Pawn from g3 to g2. <g3 g2>',
      'IW-BOOM-6: The Pawn on g2 rolls 7.',
    ],
  ],
  [
    'White: Ke1/c1, Ra1/d1; Black: Kg8, Nb1; castling Q',
    '',
    'O-O-O>',
    [
      'IW-CASTLE-3: White finishes castling queenside. <c1 e1 c1> <a1 d1 d1>',
      'IW-CASTLE-7: Magnetism acts around c1 and d1, but does not move the castling pieces.',
      'IW-MAG-4: Magnetism pushes the Knight from b1 to a1. <b1 a1>',
    ],
  ],
  [
    'a right to castle, a8=H8',
    '',
    '[H1=a1] O-O-O~',
    [
      'IW-LINK-1: Black links H1 with a1.',
      'IW-CASTLE-2: Black begins castling queenside. <e8 c8 e8> <a8 a8 d8>',
      'IW-CASTLE-7: Magnetism acts around c8 and d8, but does not move the castling pieces.',
    ],
  ],
  [
    'White: Kh6, Pg6; Black: Kh8',
    '',
    'g6-g7 (12)',
    [
      "IW-PAWN-1: White's Pawn moves from g6 to g7. <g6 g7>",
      'IW-BOOM-6: The Pawn on g7 rolls 12 and explodes.',
      "IW-BOOM-4: The explosion destroys White's Pawn on g7, White's King on h6 and Black's King on h8.",
    ],
  ],
  [
    'White: Kb1, Pg6, Nh6/a3; Black: Kc8, Rg8',
    '',
    'g6-g7 (12)',
    [
      "IW-PAWN-1: White's Pawn moves from g6 to g7. <g6 g7>",
      'IW-BOOM-6: The Pawn on g7 rolls 12 and explodes.',
      "IW-BOOM-4: The explosion destroys White's half Knight on a3, White's Pawn on g7 and Black's Rook on g8.",
    ],
  ],
  [
    'White: Kb1, PH3, NH3, Rd5, Bc5, Nd6; Black: Kg8; links d5=H5',
    '',
    'H3-H4 (11)',
    [
      "IW-PAWN-4: White's Pawn moves from H3 to H4. <H3 H4>",
      'IW-BOOM-6: The Pawn on H4 rolls 11 and explodes.',
      "IW-BOOM-4: The explosion destroys White's Rook on d5, White's Pawn on H4 and White's Knight on H3.",
    ],
  ],
  ['start, real dice', 'e2-e4', '(7)', ['IW-BOOM-6: The Pawn on e4 rolls 7.']],
  [
    'start, real dice',
    'e2-e4',
    '(11)',
    [
      'IW-BOOM-6: The Pawn on e4 rolls 11 and explodes.',
      "IW-BOOM-4: The explosion destroys White's King on e3, White's Pawn on d3, White's Pawn on e4 and 1 more.",
    ],
  ],
  [
    'White: Ka1, Qd3/d8, Rd3/d8; Black: Kh6',
    '',
    '{Q/d8,R/d8}d3-d8',
    [
      'IW-CROWD-1: A crowd moves from d3 to d8: the Queen, rejoining and the Rook, rejoining. <d3 d4 d5 d6 d7 d8> <d3 d4 d5 d6 d7 d8>',
    ],
  ],
  [
    'White: Ka1, Qd3/d8, Nd3; Black: Kh6',
    '',
    'Qd3>d8',
    [
      "IW-WORM-3: White's half Queen on d3 rejoins its other half on d8. <d3 d8>",
      'IW-MAG-3: Magnetism pulls the Knight from d3 to d7. <d3 d4 d5 d6 d7>',
    ],
  ],
  [
    'White: Ka1, Rc3; Black: Kg8, Pd5, Nd5',
    '',
    'Rc3~d3 (5)',
    [
      "IW-WORM-2: White's Rook on c3 extends to d3. <c3 d3>",
      'IW-MAG-11: Magnetism pushes the Pawn and the Knight from d5 to d8. <d5 d6 d7 d8> <d5 d6 d7 d8>',
      'IW-BOOM-6: The Pawn on d8 rolls 5.',
    ],
  ],
  [
    'a Knight pulled behind a Pawn',
    'e2-e4 (7)',
    '{N~,P}d4xe3=P,P (7)',
    [
      'IW-CROWD-1: A crowd moves from d4 to e3: the Knight, leaving a half and the Pawn. <d4 e3> <d4 e3>',
      "IW-CAPT-1: It captures White's Knight on e3.",
      "IW-EP-2: It captures White's Pawn on e4 en passant.",
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-MUT-4: The Knight turns into 2 Pawns, on e3 and d4. <e3>',
      'IW-BOOM-6: The Pawn on e3 rolls 7.',
    ],
  ],
];

it.each(TOLD)('%s: "%s" "%s"', (start, before, turn, steps) => {
  const state = position(start);
  expect(told(before ? play(state, before) : state, turn)).toEqual(steps);
});

/** How turns of crowds, rides and castlings are told, how magnetism and explosions: clause by clause, with the ways along which units went. */
import { expect, it } from 'vitest';
import { play } from './support.ts';
import { position, told } from './words.ts';

/** A position, the turns before, the turn that is told, and its steps. */
const TOLD: readonly (readonly [position: string, before: string, turn: string, steps: readonly string[]])[] = [
  [
    'start',
    '',
    'e2-e4 (7,11)',
    [
      'IW-PAWN-2: The Pawn on e2 goes to e4. <e2 e3 e4>',
      'IW-MAG-3: South-east of e4: the Pawn on g2 is pulled to f3. <g2 f3>',
      'IW-MAG-3: South of e4: the King on e1 is pulled to e3. <e1 e2 e3>',
      'IW-MAG-3: South-west of e4: the Pawn on c2 is pulled to d3. <c2 d3>',
      'IW-BOOM-6: The Pawn on e4 rolls: 7.',
      'IW-BOOM-6: The Pawn on f3 rolls: 11.',
      "IW-BOOM-4: The explosion on f3 destroys White's King on e3, White's Pawn on e4, White's Pawn on f2 and White's Pawn on f3.",
    ],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7, Qd5/d8',
    '',
    'e4xd5=Q (12)',
    [
      'IW-PAWN-3: The Pawn on e4 goes to d5. <e4 d5>',
      "IW-CAPT-1: Captured: Black's half Queen on d5 and Black's half Queen on d8.",
      'IW-WORM-5: With one half its other half is gone, on d8.',
      'IW-MUT-5: The Pawn turns into a Queen.',
      'IW-BOOM-6: The Queen on d5 rolls: 12.',
      "IW-BOOM-4: The explosion on d5 destroys White's Queen on d5.",
    ],
  ],
  [
    'White: Kb1, PH2; Black: Kg7',
    '',
    'H2-H4 (7)',
    ['IW-PAWN-4: The Pawn on H2 goes to H4. <H2 H3 H4>', 'IW-BOOM-6: The Pawn on H4 rolls: 7.'],
  ],
  [
    'White: Kb1, PH2; Black: Kg7, NH3',
    '',
    'H2xH3=N (7)',
    [
      'IW-PAWN-4: The Pawn on H2 goes to H3. <H2 H3>',
      "IW-CAPT-1: Captured: Black's Knight on H3.",
      'IW-MUT-5: The Pawn turns into a Knight.',
      'IW-BOOM-6: The Knight on H3 rolls: 7.',
    ],
  ],
  [
    'White: Ka1, Pd2; Black: Kg7; links d3=H3, f4=H4',
    '',
    'd2-f4 (7)',
    ['IW-PAWN-5: The Pawn on d2 goes to f4. <d2 d3 H3 H4>', 'IW-BOOM-6: The Pawn on f4 rolls: 7.'],
  ],
  [
    'White: Ka1, Pd2; Black: Kg7; links d3=H3, f4=H4',
    '',
    'd2-d3 (7)',
    ['IW-PAWN-1: The Pawn on d2 goes to d3. <d2 d3>', 'IW-BOOM-6: The Pawn on d3 rolls: 7.'],
  ],
  [
    'White: Ka1, Pd2; Black: Kg7',
    '',
    'd2-d4 (7)',
    [
      'IW-PAWN-2: The Pawn on d2 goes to d4. <d2 d3 d4>',
      'IW-MAG-4: North-east of d4: the King on g7 is pushed to h8. <g7 h8>',
      'IW-MAG-3: South-west of d4: the King on a1 is pulled to c3. <a1 b2 c3>',
      'IW-BOOM-6: The Pawn on d4 rolls: 7.',
    ],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7; links e4=H4',
    '',
    'e4-H5 (7)',
    ['IW-PAWN-1: The Pawn on e4 goes to H5. <e4 H4 H5>', 'IW-BOOM-6: The Pawn on H5 rolls: 7.'],
  ],
  [
    'White: Kb1, Pe4; Black: Kg7, NH5; links e4=H4',
    '',
    'e4xH5=N (7)',
    [
      'IW-PAWN-3: The Pawn on e4 goes to H5. <e4 H5>',
      "IW-CAPT-1: Captured: Black's Knight on H5.",
      'IW-MUT-5: The Pawn turns into a Knight.',
      'IW-BOOM-6: The Knight on H5 rolls: 7.',
    ],
  ],
  [
    'White: Kb1, Pd2; Black: Kg8, PH4; links d3=H3; unlinking',
    'd2-d4 (7)',
    '[H3|d3] H4xH3=P (7)',
    [
      'IW-LINK-5: Black removes the link of H3 and d3.',
      'IW-LINK-5: No link is left: from now on links are made.',
      'IW-EP-2: The Pawn on H4 goes to H3. <H4 H3>',
      "IW-EP-2: Captured en passant: White's Pawn on d4.",
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-BOOM-6: The Pawn on H3 rolls: 7.',
    ],
  ],
  [
    'White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6',
    '',
    'Rc1~b6',
    ['IW-WORM-2: The Rook on c1 extends to b6. <c1 c2 c3 H3 H4 H5 H6 f6 e6 d6 c6 b6>'],
  ],
  ['White: Ka1, Rc2/H6; Black: Kg8', '', 'RH6>c2', ['IW-WORM-3: The half Rook on H6 rejoins its other half on c2. <H6 c2>']],
  [
    'White: Ka1, Rc4, BH2; Black: Kg8, Pe6, QH6; links e4=H4',
    '',
    'Rc4~e4 (7)',
    [
      'IW-WORM-2: The Rook on c4 extends to e4. <c4 d4 e4>',
      'IW-MAG-11: North of e4: the Pawn on e6 is pushed to e8. <e6 e7 e8>',
      'IW-MAG-7: Up the hallway of e4: the Queen on H6 is pushed to H8. <H6 H7 H8>',
      'IW-MAG-7: Down the hallway of e4: the Bishop on H2 is pulled to H3. <H2 H3>',
      'IW-BOOM-6: The Pawn on e8 rolls: 7.',
    ],
  ],
  [
    'White: Kb1, RH3; Black: Kg8, QH6, BH6',
    '',
    'RH3~H4',
    [
      'IW-WORM-2: The Rook on H3 extends to H4. <H3 H4>',
      'IW-MAG-5: Up the hallway of H4: the Queen on H6 and the Bishop on H6 are pushed to H8. <H6 H7 H8> <H6 H7 H8>',
    ],
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5, Rd8; links d7=H7',
    '',
    'Nb3~d4',
    ['IW-WORM-2: The Knight on b3 extends to d4. <b3 d4>', 'IW-MAG-8: North of d4: the Knight on d5 is pushed to d7. <d5 d6 d7>'],
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5, Rd8; links d6=H6',
    '',
    'Nb3~d4',
    ['IW-WORM-2: The Knight on b3 extends to d4. <b3 d4>', 'IW-MAG-4: North of d4: the Knight on d5 is pushed to d7. <d5 d6 d7>'],
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5; links d5=H5',
    '',
    'Nb3~d4',
    ['IW-WORM-2: The Knight on b3 extends to d4. <b3 d4>', 'IW-MAG-8: North of d4: the Knight on d5 is pushed to d8. <d5 d6 d7 d8>'],
  ],
  [
    'White: Ka1, Nb2; Black: Kg7, Nd7, Qd7/h3',
    '',
    'Nb2~d3',
    [
      'IW-WORM-2: The Knight on b2 extends to d3. <b2 d3>',
      'IW-MAG-5: North of d3: the half Queen on d7 and the Knight on d7 are pushed to d8. <d7 d8> <d7 d8>',
    ],
  ],
  [
    'White: Ka1, Rc3; Black: Kg8, Pd5',
    '',
    'Rc3~d3 (5)',
    [
      'IW-WORM-2: The Rook on c3 extends to d3. <c3 d3>',
      'IW-MAG-11: North of d3: the Pawn on d5 is pushed to d8. <d5 d6 d7 d8>',
      'IW-BOOM-6: The Pawn on d8 rolls: 5.',
    ],
  ],
  [
    'White: Ke1, Rh1, Pg3; Black: Kg8; rights K',
    '',
    'O-O~ (7)',
    [
      "IW-CASTLE-2: White begins castling on the King's wing. <e1 e1 g1> <h1 f1 h1>",
      'IW-CASTLE-7: Magnetism works around g1 and f1, and leaves the castling men where they are.',
      'IW-MAG-3: North of g1: the Pawn on g3 is pulled to g2. <g3 g2>',
      'IW-BOOM-6: The Pawn on g2 rolls: 7.',
    ],
  ],
  [
    'White: Ke1/c1, Ra1/d1; Black: Kg8, Nb1; castling Q',
    '',
    'O-O-O>',
    [
      "IW-CASTLE-3: White finishes castling on the Queen's wing. <c1 e1 c1> <a1 d1 d1>",
      'IW-CASTLE-7: Magnetism works around c1 and d1, and leaves the castling men where they are.',
      'IW-MAG-4: West of c1: the Knight on b1 is pushed to a1. <b1 a1>',
    ],
  ],
  [
    'White: Kb1; Black: Ke8, Ra8; links a8=H8; Black to move; rights q',
    '',
    '[H1=a1] O-O-O~',
    [
      'IW-LINK-1: Black links H1 with a1.',
      "IW-CASTLE-2: Black begins castling on the Queen's wing. <e8 c8 e8> <a8 a8 d8>",
      'IW-CASTLE-7: Magnetism works around c8 and d8, and leaves the castling men where they are.',
    ],
  ],
  [
    'White: Kh6, Pg6; Black: Kh8',
    '',
    'g6-g7 (12)',
    [
      'IW-PAWN-1: The Pawn on g6 goes to g7. <g6 g7>',
      'IW-BOOM-6: The Pawn on g7 rolls: 12.',
      "IW-BOOM-4: The explosion on g7 destroys White's Pawn on g7, White's King on h6 and Black's King on h8.",
    ],
  ],
  [
    'White: Kb1, Pg6, Nh6/a3; Black: Kc8, Rg8',
    '',
    'g6-g7 (12)',
    [
      'IW-PAWN-1: The Pawn on g6 goes to g7. <g6 g7>',
      'IW-BOOM-6: The Pawn on g7 rolls: 12.',
      "IW-BOOM-4: The explosion on g7 destroys White's half Knight on a3, White's Pawn on g7 and Black's Rook on g8.",
    ],
  ],
  [
    'White: Kb1, PH3, NH3, Rd5, Bc5, Nd6; Black: Kg8; links d5=H5',
    '',
    'H3-H4 (11)',
    [
      'IW-PAWN-4: The Pawn on H3 goes to H4. <H3 H4>',
      'IW-BOOM-6: The Pawn on H4 rolls: 11.',
      "IW-BOOM-4: The explosion on H4 destroys White's Rook on d5, White's Pawn on H4 and White's Knight on H3.",
    ],
  ],
  ['start, real dice', 'e2-e4', '(7)', ['IW-BOOM-6: The Pawn on e4 rolls: 7.']],
  [
    'start, real dice',
    'e2-e4',
    '(11)',
    [
      'IW-BOOM-6: The Pawn on e4 rolls: 11.',
      "IW-BOOM-4: The explosion on e4 destroys White's King on e3, White's Pawn on d3, White's Pawn on e4 and White's Pawn on f3.",
    ],
  ],
  [
    'White: Ka1, Qd3/d8, Rd3/d8; Black: Kh6',
    '',
    '{Q/d8,R/d8}d3-d8',
    ['IW-CROWD-1: A crowd goes from d3 to d8: the Queen, rejoining and the Rook, rejoining. <d3 d4 d5 d6 d7 d8> <d3 d4 d5 d6 d7 d8>'],
  ],
  [
    'White: Ka1, Qd3/d8, Nd3; Black: Kh6',
    '',
    'Qd3>d8',
    [
      'IW-WORM-3: The half Queen on d3 rejoins its other half on d8. <d3 d8>',
      'IW-MAG-3: South of d8: the Knight on d3 is pulled to d7. <d3 d4 d5 d6 d7>',
    ],
  ],
  [
    'White: Ka1, Rc3; Black: Kg8, Pd5, Nd5',
    '',
    'Rc3~d3 (5)',
    [
      'IW-WORM-2: The Rook on c3 extends to d3. <c3 d3>',
      'IW-MAG-11: North of d3: the Pawn on d5 and the Knight on d5 are pushed to d8. <d5 d6 d7 d8> <d5 d6 d7 d8>',
      'IW-BOOM-6: The Pawn on d8 rolls: 5.',
    ],
  ],
  [
    'White: Ka1, Pe2, Ne2; Black: Kh7, Pd4, Pc4, Nd4',
    'e2-e4 (7)',
    '{N~,P}d4xe3=P,P (7)',
    [
      'IW-CROWD-1: A crowd goes from d4 to e3: the Knight, leaving a half and the Pawn. <d4 e3> <d4 e3>',
      "IW-CAPT-1: Captured: White's Knight on e3.",
      "IW-EP-2: Captured en passant: White's Pawn on e4.",
      'IW-MUT-2: The Pawn stays a Pawn.',
      'IW-MUT-4: The Knight turns into two Pawns, on e3 and d4. <e3>',
      'IW-BOOM-6: The Pawn on e3 rolls: 7.',
    ],
  ],
];

it.each(TOLD)('%s: "%s" "%s" is told: %j', (start, before, turn, steps) => {
  const state = position(start);
  expect(told(before ? play(state, before) : state, turn)).toEqual(steps);
});

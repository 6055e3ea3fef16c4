/**
 * Tests the hints of answers in Inchworm: magnetism, rolls with their odds, promotions, castling rights at stake,
 * squares opened by links.
 */
import { expect, it } from 'vitest';
import { hint, position } from './words.ts';

/** A position, picks, an answer, and its hint. */
const HINTS: readonly (readonly [position: string, after: string, target: string, said: string])[] = [
  ['White: Ke4; Black: Kg7, Nd5', 'e4', 'd5', 'IW-MAG-2: Magnetism moves no piece. []'],
  [
    'White: Ke4, Pe4; Black: Kg7, Nd5',
    'e4',
    'd5',
    "IW-BOOM-5: White's King dies in 8 of 100 cases. The Knight moves as a Pawn. The Knight on d5 may explode (1 in 12). The Pawn turns into a Knight. [d5]",
  ],
  [
    'White: Ke4, Pe4; Black: Kg7, Pd5',
    'e4',
    'd5',
    "IW-BOOM-5: White's King dies in 8 of 100 cases. The Pawn on d5 may explode (1 in 12). [d5]",
  ],
  ['White: Ka1, Rd1; Black: Kg8, Nd4', 'd1', 'd2', 'IW-MAG-4: Pushes the Knight on d4 to d8. [d4 d8]'],
  ['White: Ka1, Rd1; Black: Kg8', 'd1', 'd2', 'IW-MAG-2: Magnetism moves no piece. []'],
  [
    'White: Kh2, Rd3; Black: Kh8, Pd2',
    'd3',
    'e3',
    "IW-BOOM-1: The Pawn on c1 may explode (1 in 12). Black's Pawn on c1 promotes unless it explodes. Pushes the Pawn on d2 to c1. [c1 d2]",
  ],
  [
    'White: Kb1, Pe7; Black: Kh6',
    'e7',
    'e8',
    'IW-BOOM-1: The Pawn on e8 may explode (1 in 12). The Pawn on e8 promotes unless it explodes. [e8]',
  ],
  ['White: Kb1, Rd3, Bd3; Black: Kh8, Nd7', 'd3', 'd7', 'IW-MUT-1: The Rook and Bishop turn into Knights. [d7]'],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    'd3',
    'd7',
    'IW-BOOM-1: The Pawn on d6 may explode (1 in 12). Pulls the Pawn on d3 to d6. [d6 d3]',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Pd7',
    'd3',
    'd7',
    'IW-BOOM-1: The Pawn on d6 may explode (1 in 12). The Rook and Bishop turn into Pawns. Pulls the Pawn on d3 to d6. [d6 d7 d3]',
  ],
  ['White: Kb1, Rd3, Bd3; Black: Kh8, Rd7', 'd3', 'd7', 'IW-MUT-1: The Bishop turns into a Rook. [d7]'],
  ['White: Ka1, Rd1; Black: Kg8, Rd5', 'd1', 'd5', 'IW-MAG-2: Magnetism moves no piece. []'],
  [
    'White: Kb1, Pe4; Black: Kg7, Nd5',
    'e4',
    'd5',
    'IW-BOOM-3: The Knight moves as a Pawn. The Knight on d5 may explode (1 in 12). The Pawn turns into a Knight. [d5]',
  ],
  ['White: Kb1, Re4; Black: Kg7/e7, Pe7', 'e4', 'e7', 'IW-CAPT-5: Captures the King and wins. [e7 g7 e7]'],
  [
    'White: Ka1, Nb2; Black: Kg7, Nd7, Qd7/h3',
    'b2',
    'd3',
    'IW-MAG-5: Pushes the Queen and Knight on d7 to d8. [d7 d8]',
  ],
  [
    'White: Ka1, Rc4; Black: Kg8, Pe6, QH6; links e4=H4',
    'c4',
    'e4',
    'IW-BOOM-1: The Pawn on e8 may explode (1 in 12). Pushes the Pawn on e6 to e8. Pushes the Queen on H6 to H8. [e8 e6 H6 H8]',
  ],
  [
    'White: Ka1, Rc3; Black: Kg8, Pd5',
    'c3',
    'd3',
    'IW-BOOM-1: The Pawn on d8 may explode (1 in 12). Pushes the Pawn on d5 to d8. [d8 d5]',
  ],
  [
    'White: Kh6, Pg6; Black: Kh8',
    'g6',
    'g7',
    "IW-BOOM-5: White's King dies in 8 of 100 cases. Black's King dies in 8 of 100 cases. The Pawn on g7 may explode (1 in 12). [h6 h8 g7]",
  ],
  [
    'White: Kb1, Nb3; Black: Kg8, Nd5; links d5=H5, d7=H7',
    'b3',
    'd4',
    'IW-MAG-8: Pushes the Knight on d5 to d8. [d5 d8]',
  ],
  [
    'White: Ka1, Pe2, Pe2; Black: Kg7, Pc4, Pd4',
    'e2',
    'e4',
    'IW-BOOM-2: 2 pieces may explode: at least one does in 16 of 100 cases. [e4]',
  ],
  [
    'White: Ke1/g1, Rh1/f1, Nb3; Black: Kg8; castling K',
    'b3',
    'c1',
    'IW-CASTLE-5: Loses: this breaks the castling in progress. Pulls the King on e1 to d1. [e1 g1 h1 f1 d1]',
  ],
  [
    'White: Ke1/g1, Rh1/f1, Nb3, Pe2; Black: Kg8, Ba6; castling K',
    'e2',
    'e4',
    "IW-CASTLE-5: Loses: this breaks the castling in progress. White's King dies in 8 of 100 cases. The Pawn on e4 may explode (1 in 12). Pulls the Rook on h1 to f3. Pulls the King on e1 to e3. [e1 g1 h1 f1 e3 e4 f3]",
  ],
  [
    'White: Ke1/g1, Rh1/f1, Pg3; Black: Kg8; castling K',
    'e1',
    'g1',
    "IW-BOOM-5: White's King dies in 8 of 100 cases. The Pawn on g2 may explode (1 in 12). Pulls the Pawn on g3 to g2. [g1 g2 g3]",
  ],
  [
    'White: Ke1/c1, Ra1/d1; Black: Kg8, Nb1; castling Q',
    'e1',
    'c1',
    'IW-MAG-4: Pushes the Knight on b1 to a1. [b1 a1]',
  ],
  [
    'White: Ke1, Rh1, Pg3; Black: Kg8; rights K',
    'e1',
    'g1',
    "IW-CASTLE-6: Until castling is finished, e1, f1 and g1 must not be attacked, and King and Rook must stay. White's King dies in 8 of 100 cases. The Pawn on g2 may explode (1 in 12). Pulls the Pawn on g3 to g2. [e1 f1 g1 g2 g3]",
  ],
  [
    'White: Ke1, Rh1; Black: Ka8, Nf2, Rf4; rights K',
    'e1',
    'g1',
    'IW-CASTLE-6: Loses: f1 would be attacked during castling. Pushes the Knight on f2 to a7. Pushes the Rook on f4 to f8. [f1 f2 a7 f4 f8]',
  ],
  [
    'White: Ke1; Black: Ke8, Ra8; Black to move; rights q',
    'e8',
    'c8',
    'IW-CASTLE-6: Until castling is finished, e8, d8 and c8 must not be attacked, and King and Rook must stay. [e8 d8 c8]',
  ],
  [
    'White: Ka1, QH8; Black: Ke5',
    '=link',
    'e6',
    "IW-CHECK-5: Black's King on e5 would be in check from White's Queen on H8. [e5 H8]",
  ],
  [
    'White: Ke5/d4; Black: Kh8, QH8',
    '=link',
    'e6',
    "IW-CHECK-5: White's King on e5 would be in check from Black's Queen on H8. [e5 H8]",
  ],
  ['White: Kb1, Ra4, NH4; Black: Kg7', '=link', 'a4', 'IW-LINK-4: The Rook and Knight share the linked square. [a4]'],
  ['White: Kb1, Rd4/H4; Black: Kg7', '=link', 'd4', 'IW-LINK-4: The halves of the Rook meet and become whole. [d4]'],
  [
    'White: Kb1, Rd4/H4, Nd4; Black: Kg7',
    '=link',
    'd4',
    'IW-LINK-4: The halves of the Rook meet and become whole. The Rook and Knight share the linked square. [d4]',
  ],
  ['White: Kb1, NH4; Black: Kg7', '=link', 'd4', 'IW-LINK-2: Makes d4 and H4 one square. [d4 H4]'],
  ['White: Kb1, Ra4; Black: Kg7', '=link', 'a4', 'IW-LINK-2: Makes a4 and H4 one square. [a4 H4]'],
  ['White: Kb1, Ra4; Black: Kg7', '=link H4', 'b4', 'IW-LINK-2: Makes b4 and H4 one square. [b4 H4]'],
  ['White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7', 'd3 d7', '=queen', 'IW-CAPT-3: Captures the Queen and Pawn. [d7 d7]'],
  ['White: Kb1, Rd3, Bd3; Black: Kh8', 'd3 #2', '=half', 'IW-CROWD-5: Leaves half the Rook on d3. [d3]'],
];

it.each(HINTS)('%s: after "%s" "%s"', (start, after, target, said) =>
  expect(hint(position(start), after, target)).toBe(said),
);

/** Tests Inchworm's other refusals: checks, castlings, links, mutations. */
import { expect, it } from 'vitest';
import { position, reason } from './words.ts';

/** Positions that are too long for a title, by what they have. */
const NAMED: Readonly<Record<string, string>> = {
  'a Rook and a Pawn on e4=H4, and a1=H1': 'White: Kb1, Re4, Pe4; Black: Kg8; links e4=H4, a1=H1; unlinking',
  'a Rook and a Pawn on e4=H4': 'White: Kb1, Re4, Pe4; Black: Kg8; links e4=H4; unlinking',
  'castling begun, e1=H1': 'White: Ke1/g1, Rh1/f1; Black: Kb8; links e1=H1; unlinking; castling K',
};

/** A position, picks, the refused target, and the reason. */
const REASONS: readonly (readonly [position: string, after: string, target: string, why: string])[] = [
  [
    'White: Ke1/g1, Rh1/f1, Ne1; Black: Kb8; castling K',
    'e1 #1',
    'e2',
    'IW-CASTLE-4: Halfway through castling, the King can only finish it, from e1 to g1. [e1 g1 h1 f1]',
  ],
  [
    'White: Ke1/g1, Rh1/f1, Ng1; Black: Kb8; castling K',
    'g1',
    '#1',
    'IW-CASTLE-4: The King is halfway through castling and cannot join a crowd. [e1 g1]',
  ],
  [
    'White: Ke1/g1, Rh1/f1, Ng3; Black: Kb8; castling K',
    '',
    'g1',
    'IW-CASTLE-4: The King is halfway through castling. It cannot move until castling is finished. [e1 g1]',
  ],
  [
    'White: Ke1/g1, Rh1/f1, Ng3; Black: Kb8; castling K',
    'e1',
    '#2',
    'IW-CASTLE-4: The King is halfway through castling. It cannot move until castling is finished. [e1 g1]',
  ],
  [
    'a Rook and a Pawn on e4=H4, and a1=H1',
    '=unlink',
    'd5',
    'IW-LINK-5: Choose a linked square: all links are removed before new ones are made. [a1 e4]',
  ],
  ['a Rook and a Pawn on e4=H4', '=unlink e4', 'd5', 'IW-LINK-6: First choose which pieces on e4 move to H4. [e4]'],
  ['start', '=link', 'e8', "IW-LINK-3: e8 cannot be linked: Black's King on e8 is in the way. [e8]"],
  ['start', '=link', '=x', 'IW-LINK-1: Choose a square to link: a board square, or a hallway square. []'],
  ['start', '=link H4', 'e5', 'IW-LINK-1: H4 can only be linked with a square of rank 4. [H4]'],
  ['start', '=link', 'H8', "IW-LINK-3: a8 cannot be linked: Black's Rook on a8 is in the way. [a8]"],
  [
    'White: Kb1; Black: Kg8, PH4; links a1=H1',
    '=link',
    'H4',
    "IW-LINK-3: H4 cannot be linked: Black's Pawn on H4 is in the way. [H4]",
  ],
  [
    'White: Kb1; Black: Kg8, PH4, PH4; links a1=H1',
    '=link',
    'c4',
    "IW-LINK-3: c4 cannot be linked: Black's Pawn on H4 and Black's Pawn on H4 are in the way. [H4]",
  ],
  [
    'White: Kb1; Black: Kg8, Pd4; links a1=H1',
    '=link',
    'd4',
    "IW-LINK-3: d4 cannot be linked: Black's Pawn on d4 is in the way. [d4]",
  ],
  [
    'White: Kb1; Black: Kg8, Pd4; links a1=H1',
    '=link',
    'c1',
    'IW-LINK-1: The hallway square of this rank is already linked, with a1. [a1]',
  ],
  [
    'White: Kb1; Black: Kg8, Pd4; links a1=H1',
    '=link',
    'H1',
    'IW-LINK-1: The hallway square of this rank is already linked, with a1. [a1]',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    'd3 d7',
    '=rook',
    'IW-MUT-2: Choose a captured type for the Rook on d3, or the square again for the usual choice. [d3 d7]',
  ],
  [
    'White: Kb1, Rd3, Bd3/a6; Black: Kh8, Qd7, Pd7',
    'd3 d7 =pawn',
    'e7',
    'IW-MUT-2: Choose a captured type for the half Bishop on d3, or the square again for the usual choice. [d3 d7]',
  ],
  [
    'White: Kd1, Rd3, Pd3; Black: Kh8, Rd8',
    'd3',
    'a3',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8. To move there, the Rook must leave a half on d3. [d1 d8]",
  ],
  [
    'White: Kd1, Pd3, Pd3; Black: Kh8, Rd8, Ne4',
    'd3',
    'e4',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8. [d1 d8]",
  ],
  [
    'White: Kd1, Pd3; Black: Kh8, Rd8, Ne4',
    'd3',
    'e4',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8. [d1 d8]",
  ],
  [
    'White: Kd1, Rd3, Bd3, Pd3; Black: Kh8, Rd8',
    'd3',
    'a3',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8. To move there, the Rook and Bishop must leave a half on d3. [d1 d8]",
  ],
  [
    'White: Kd1, Nd3, Pd3; Black: Kh8, Rd8',
    'd3 #2 #3',
    'f4',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8. To move there, the Knight must leave a half on d3. [d1 d8]",
  ],
  [
    'White: Kc1/d1, Rd3, Pd3; Black: Kh8, Rd8, Rc8',
    'd3',
    'a3',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8. To move there, the Rook must leave a half on d3. [d1 d8]",
  ],
  ['White: Kb1, Pe2; Black: Kg8, Ne4', 'e2', 'e4', "IW-PAWN-1: Black's Knight on e4 blocks the Pawn. [e4]"],
  ['White: Kb1, Pe3; Black: Kg8', 'e3', 'e6', 'IW-PAWN-2: From e3 the Pawn can move only 1 square forward. [e3]'],
  ['White: Kb1, Pe3; Black: Kg8', 'e3', 'e5', 'IW-PAWN-2: From e3 the Pawn can move only 1 square forward. [e3]'],
  ['White: Kb1, Pe2; Black: Kg8', 'e2', 'e5', 'IW-PAWN-2: From e2 the Pawn can move only 2 squares forward. [e2]'],
  [
    'White: Kb1; Black: Kg8, Pe7; Black to move',
    'e7',
    'd6',
    'IW-PAWN-3: The Pawn cannot move to d6, only capture there. [e7]',
  ],
  ['White: Kb1, PH2; Black: Kg8, NH4', 'H2', 'H4', "IW-PAWN-1: Black's Knight on H4 blocks the Pawn. [H4]"],
  [
    'White: Kb1, Pe4; Black: Kg8; links e4=H4',
    'e4',
    'H6',
    'IW-PAWN-2: From e4 the Pawn can move only 1 square forward. [e4]',
  ],
  [
    'White: Kb1, Pe4; Black: Kg8; links e4=H4',
    'H4',
    'f5',
    'IW-PAWN-3: The Pawn cannot move to f5, only capture there. [e4]',
  ],
  ['White: Kb1, Be4, Pe4; Black: Kg8, Ne5', 'e4', 'e5', "IW-PAWN-1: Black's Knight on e5 blocks the Pawn. [e5]"],
  [
    'White: Ke1, Rh1, Nh1; Black: Kg8; rights K',
    'e1',
    'g1',
    'IW-CASTLE-2: To castle, King and Rook must be alone on h1. [h1]',
  ],
  [
    'White: Ke1, Ne1, Rh1, Nh1; Black: Kg8; rights K',
    'e1',
    'g1',
    'IW-CASTLE-2: To castle, King and Rook must be alone on e1 and h1. [e1 h1]',
  ],
  [
    'White: Ke1, Rh1, Nf1, Bg1; Black: Kg8; rights K',
    'e1',
    'g1',
    "IW-CASTLE-2: The King cannot castle: White's Knight on f1 and White's Bishop on g1 are in the way. [f1 g1]",
  ],
  [
    'White: Ke1, Rh1, Nf1; Black: Kg8; rights K',
    'e1',
    'g1',
    "IW-CASTLE-2: The King cannot castle: White's Knight on f1 is in the way. [f1]",
  ],
  [
    'White: Ke1, Ra1; Black: Kg8, Nb1; rights Q',
    'e1',
    'c1',
    "IW-CASTLE-2: The King cannot castle: Black's Knight on b1 is in the way. [b1]",
  ],
  [
    'White: Ke1, Rh1; Black: Kb8, Re8, Bc4; rights K',
    'e1',
    'g1',
    "IW-CASTLE-2: The King cannot castle: e1 is attacked by Black's Rook on e8 and f1 is attacked by Black's Bishop on c4. [e1 f1]",
  ],
  [
    'White: Ke1, Rh1; Black: Kb8, Rg8; rights K',
    'e1',
    'g1',
    "IW-CASTLE-2: The King cannot castle: g1 is attacked by Black's Rook on g8. [g1]",
  ],
  [
    'White: Ke1, Ra1; Black: Kb8, Bb5, Re6, Rd2/d7; rights Q',
    'e1',
    'c1',
    "IW-CASTLE-2: The King cannot castle: e1 is attacked by Black's Rook on e6. [e1]",
  ],
  [
    'castling begun, e1=H1',
    '=unlink e1 =hallway',
    'e1',
    'IW-CASTLE-3: To finish castling, the 4 halves must be on e1, g1, h1 and f1. [e1 g1 h1 f1]',
  ],
  [
    'castling begun, e1=H1',
    '=unlink e1 =hallway',
    'h1',
    'IW-CASTLE-4: The Rook is halfway through castling. It cannot move until castling is finished. [f1 h1]',
  ],
  [
    'castling begun, e1=H1',
    '=unlink e1 =hallway',
    'H1',
    'IW-CASTLE-4: The King is halfway through castling. It cannot move until castling is finished. [g1 H1]',
  ],
  [
    'White: Ke1, Ra5, Na5; Black: Kh8, Re8',
    'a5',
    '#3',
    "IW-CHECK-3: White's King would be in check on e1 from Black's Rook on e8. [e1 e8]",
  ],
];

it.each(REASONS)('%s: after "%s" "%s"', (start, after, target, why) =>
  expect(reason(position(NAMED[start] ?? start), after, target)).toBe(why),
);

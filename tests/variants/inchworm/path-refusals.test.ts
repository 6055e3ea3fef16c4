/**
 * Tests why squares are refused in Inchworm: what blocks the way, how the units move instead, whose turn it is. Each
 * reason has a clause, a sentence and the squares at fault.
 */
import { expect, it } from 'vitest';
import { position, reason } from './words.ts';

/** A position, picks, the refused target, and the reason. */
const REASONS: readonly (readonly [position: string, after: string, target: string, why: string])[] = [
  [
    'White: Ka1, Qd3/b8, Rd3/g1; Black: Kh6',
    'd3',
    'd7',
    'IW-CROWD-3: A crowd can move only if one piece extends, rejoins its other half, or is a Pawn. [d3 b8 g1]',
  ],
  [
    'White: Ka1, Qd3/b8, Rd3/g1; Black: Kh6',
    'd3 #2',
    'd7',
    'IW-WORM-3: Alone, half a Rook can only rejoin its other half, on g1. [d7 g1]',
  ],
  [
    'White: Kb1, Rd4/d6, Pe2, Nc3, Bc3; Black: Kg7, Nd8, Pe5',
    'd4',
    'e5',
    'IW-WORM-3: Alone, half a Rook can only rejoin its other half, on d6. [d4 d6]',
  ],
  [
    'White: Kb1, Rd4/d6, Pe2, Nc3, Bc3; Black: Kg7, Nd8, Pe5',
    'd4',
    '=half',
    'IW-CROWD-2: Choose a square for the Rook on d4. [d4]',
  ],
  ['White: Kb1, Pe2; Black: Kg8, Ne4', 'e2', 'e5', "IW-SHARE-2: Black's Knight on e4 blocks the Pawn. [e4]"],
  ['White: Kb1, Pe2; Black: Kg8, Ne4', 'e2', 'e8', "IW-SHARE-2: Black's Knight on e4 blocks the Pawn. [e4]"],
  [
    'White: Kb1, Pe1; Black: Kg8',
    'e1',
    'e5',
    'IW-GEN-4: The Pawn moves forward and captures diagonally forward (in the hallway, directly forward). It cannot reach e5. [e1]',
  ],
  [
    'White: Kb1, Pe3; Black: Kg8',
    'e3',
    'e7',
    'IW-GEN-4: The Pawn moves forward and captures diagonally forward (in the hallway, directly forward). It cannot reach e7. [e3]',
  ],
  ['White: Kb1, Pe2, Ne3; Black: Kg8', 'e2', 'e8', "IW-SHARE-2: White's Knight on e3 blocks the Pawn. [e3]"],
  [
    'White: Kb1, Pe2, Ne3; Black: Kg8',
    'e2',
    'e1',
    'IW-GEN-4: The Pawn moves forward and captures diagonally forward (in the hallway, directly forward). It cannot reach e1. [e2]',
  ],
  [
    'White: Kb1; Black: Kg8, Pe7, Ne6; Black to move',
    'e7',
    'e3',
    "IW-SHARE-2: Black's Knight on e6 blocks the Pawn. [e6]",
  ],
  [
    'White: Kb1, PH2; Black: Kg8, NH3, RH3',
    'H2',
    'H5',
    "IW-SHARE-2: Black's Knight on H3 and Black's Rook on H3 blocks the Pawn. [H3]",
  ],
  [
    'White: Kb1, PH2; Black: Kg8',
    'H2',
    'e3',
    'IW-GEN-4: The Pawn moves forward and captures diagonally forward (in the hallway, directly forward). It cannot reach e3. [H2]',
  ],
  [
    'White: Kb1, Pe2; Black: Kg8, NH4; links e3=H3, e2=H2',
    'e2',
    'H5',
    "IW-SHARE-2: Black's Knight on H4 blocks the Pawn. [H4]",
  ],
  ['White: Kb1, Re4; Black: Kg8; links e4=H4', 'e4', 'H4', 'IW-CROWD-1: The Rook is already on e4. [e4]'],
  [
    'White: Kb1, Re4; Black: Kg8; links a5=H5',
    'e4',
    'H5',
    'IW-GEN-4: The Rook slides along ranks and files, or along the hallway. It cannot reach a5. [e4]',
  ],
  [
    'White: Kb1, Re4; Black: Kg8; links a5=H5',
    'e4',
    'H6',
    'IW-HALL-1: H6 is in the hallway, which can be entered only by a link. [H6]',
  ],
  ['White: Kb1, Re4, RH2; Black: Kg8; links e4=H4', 'e4', 'H1', "IW-SHARE-2: White's Rook on H2 blocks the Rook. [H2]"],
  [
    'White: Kb1, Be4, RH2; Black: Kg8, Pg6, Pg6; links e4=H4',
    'e4',
    'h7',
    "IW-SHARE-2: Black's Pawn on g6 and Black's Pawn on g6 blocks the Bishop. [g6]",
  ],
  [
    'White: Kb1, RH4; Black: Kg8',
    'H4',
    'e4',
    'IW-GEN-4: The Rook slides along ranks and files, or along the hallway. It cannot reach e4. [H4]',
  ],
  [
    'White: Kb1, Be4; Black: Kg8',
    'e4',
    'e7',
    'IW-GEN-4: The Bishop slides along diagonals, or along the hallway. It cannot reach e7. [e4]',
  ],
  [
    'White: Kb1, Qe4; Black: Kg8',
    'e4',
    'f7',
    'IW-GEN-4: The Queen slides like a queen, or along the hallway. It cannot reach f7. [e4]',
  ],
  [
    'White: Kb1, Ne4; Black: Kg8',
    'e4',
    'e5',
    'IW-GEN-4: The Knight leaps like a knight, or moves 1 square in the hallway. It cannot reach e5. [e4]',
  ],
  ['White: Kb1, Re4, Be4; Black: Kg8, Ne5', 'e4', 'e6', "IW-SHARE-2: Black's Knight on e5 blocks the Rook. [e5]"],
  ['White: Kb1, Re4, Ne4; Black: Kg8', 'e4', 'g6', 'IW-CROWD-2: No piece of the crowd can move to g6. [e4]'],
  ['White: Kb1, Re4, Re4; Black: Kg8', 'e4', 'g6', 'IW-CROWD-2: No piece of the crowd can move to g6. [e4]'],
  ['White: Kb1, Be4, Ne4; Black: Kg8, Ne5', 'e4', 'e5', 'IW-CROWD-2: No piece of the crowd can capture on e5. [e4]'],
  ['White: Kb1, Be4, Ne4; Black: Kg8', 'e4', 'e4', 'IW-CROWD-1: The Bishop and Knight are already on e4. [e4]'],
  ['White: Kb1, Be4, Ne4; Black: Kg8', 'e4 #2', '#2', 'IW-CROWD-1: The Bishop on e4 is already in the crowd. [e4]'],
  ['White: Kb1, Be4, Be4; Black: Kg8', 'e4', '#3', 'IW-CROWD-1: Choose a square for the Bishop on e4. [e4]'],
  [
    'White: Kb1, Be4, Ne4; Black: Kg8',
    'e4 #2',
    'a1',
    'IW-GEN-4: The Bishop slides along diagonals, or along the hallway. It cannot reach a1. [e4]',
  ],
  ['White: Kb1; Black: Kg8, Re7/a7', '', 'a7', "IW-GEN-5: It is White's turn. [a7]"],
  ['White: Kb1; Black: Kg8; links e4=H4', '', 'H5', 'IW-HALL-1: H5 is not linked, so no piece can enter it. [H5]'],
  [
    'White: Ke1, Rh1; Black: Kb8; rights K',
    'e1',
    'c1',
    'IW-GEN-4: The King moves 1 square in any direction. It cannot reach c1. [e1]',
  ],
  [
    'a King and a Knight on e1=H1',
    '=unlink e1 #1 =done e1',
    'g1',
    'IW-GEN-4: The Knight leaps like a knight, or moves 1 square in the hallway. It cannot reach g1. [e1]',
  ],
  [
    'a King and a Knight on e1=H1',
    '=unlink e1 #1 =done H1',
    'g1',
    'IW-GEN-4: The King moves 1 square in any direction. It cannot reach g1. [H1]',
  ],
  ['start', '=link e4', 'H7', 'IW-HALL-1: H7 is not linked, so no piece can enter it. [H7]'],
  ['start', '=link e4', 'e4', 'IW-TURN-2: e4 is empty. Choose a square with a white piece. [e4]'],
  ['start', '=link e4', 'e7', "IW-GEN-5: It is White's turn. [e7]"],
  ['start', '', 'H3', 'IW-HALL-1: H3 is not linked, so no piece can enter it. [H3]'],
  ['start', '', '>n', 'IW-TURN-2: Choose a square with a white piece first. []'],
  ['White: Kb1, Rd3, Pd3; Black: Kh8, Nd4', 'd3', '#3', "IW-CROWD-2: White's Pawn on d3 cannot move. [d3]"],
  [
    'White: Kb1, Re4; Black: Kg8, Nf5',
    'e4',
    'g6',
    'IW-GEN-4: The Rook slides along ranks and files, or along the hallway. It cannot reach g6. [e4]',
  ],
  [
    'White: Kb1, Be4; Black: Kg8, Ne5',
    'e4',
    'e6',
    'IW-GEN-4: The Bishop slides along diagonals, or along the hallway. It cannot reach e6. [e4]',
  ],
];

it.each(REASONS)('%s: after "%s" "%s"', (start, after, target, why) =>
  expect(reason(position(start), after, target)).toBe(why),
);

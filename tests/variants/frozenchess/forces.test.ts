/** Pull, push and rotation of the board: the examples and hard cases of sections 6.29, 6.30 and 11, as given. */
import { describe } from 'vitest';
import { played } from './table.ts';

describe('Pull', () => {
  played([
    ['FC-PULL-1', 'Queen e1, black Knight e9: by 7 to e2, price 2', 'w Qe1 / b Ne9', 'Qe1 PL e9 7', 'w Qe1*2 / b Ne2'],
    ['FC-PULL-1', 'by 2: no price', 'w Qe1 / b Ne9', 'e1 =PL e9 e7', 'w Qe1 / b Ne7'],
    ['FC-PULL-1', 'a friend too', 'w Qe1 Ne9', 'Qe1 PL e9 3', 'w Qe1*1 Ne6'],
    ['FC-PULL-1', 'only in range', 'w Qe1(7) / b Ne9', 'e1 =PL e9', 'no FC-PULL-1'],
    ['FC-PULL-1', "a Lancer's captures are no ray", 'w Lc1 / b Ng6', 'c1 =PL', 'no FC-RES-1'],
    ['FC-PULL-1', 'nobody can be pulled nearer than right beside', 'w Qe1 / b Ne2', 'e1 =PL e2', 'no FC-PULL-1'],
    ['FC-PULL-1', 'Frogs can be pulled', 'w Qe1 / b Fe9', 'Qe1 PL e9 1', 'w Qe1 / b Fe8'],
    ['FC-PULL-1', 'the own King must stay safe', 'w Ra1 Qd4 / b Rp2 Ng1 Kp16', 'Qd4 PL g1 1', 'w Ra1 Qd4 / b Rp2 Nf2 Kp16'],
    ['FC-RES-6', 'a pull that uncovers the own King is illegal', 'w Qg4 / b Ra1 Ng1 Kp16', 'Qg4 PL g1 1', 'no FC-RES-6'],
    ['FC-PULL-2', 'White Rook e1, black Rook e9: same kind', 'w Re1 / b Re9', 'e1 =PL e9', 'no FC-KIND-1'],
    ['FC-PULL-2', 'a Knight in a sprung trap', 'w Qe1 / b Ne9*2 / traps e9:w::Ne9', 'e1 =PL e9', 'no FC-PULL-2'],
    ['FC-PULL-2', 'hard case 17: a guarded friend', 'w Qe1 Ne9 Re16 Ba5', 'e1 =PL e9', 'no FC-GUARD-1'],
    ['FC-PULL-1', 'by a ray that is lent to it', 'w Ne1 Ra1 / b Je5', 'Ne1 PL e5 1', 'w Ne1 Ra1 / b Je4'],
    ['FC-PULL-2', 'no King', 'w Qe1 / b Ke9', 'e1 =PL e9', 'no FC-KING-6'],
    ['FC-PULL-2', 'no Ship', 'w Qe1 / b Se9', 'e1 =PL e9', 'no FC-SHIP-2'],
    [
      'FC-PULL-3',
      'Knight pulled from e9 onto a closed tomb on e5: it dies, 3x3 explodes',
      'w Qe1 / b Ne9 Pd6 / closed e5:r',
      'Qe1 PL e9 4',
      'w Qe1*1 / closed d6:p / open e5:rn',
    ],
    ['FC-PULL-3', 'what it passes does nothing', 'w Qe1 / b Ne9 / closed e5:r', 'Qe1 PL e9 5', 'w Qe1*1 / b Ne4 / closed e5:r'],
    ['FC-PULL-3', 'into a trap', 'w Qe1 / b Ne9 / traps e7:w', 'Qe1 PL e9 2', 'w Qe1 / b Ne7*4 / traps e7:w!'],
    [
      'FC-RES-3',
      'onto a closed tomb that bears a trap: the tomb explodes, the trap stays armed',
      'w Qe1 / b Ne9 / closed e5:r / traps e5:w',
      'Qe1 PL e9 4',
      'w Qe1*1 / open e5:rn / traps e5:w',
    ],
    ['FC-PULL-4', 'Bishop a1, Knights d4 and h8: h8 to e5, price 2', 'w Ba1 Nh8 / b Nd4', 'Ba1 PL h8 3', 'w Ba1*2 Ne5 / b Nd4'],
    ['FC-PULL-4', 'not past the nearest unit', 'w Ba1 Nh8 / b Nd4', 'a1 =PL h8 c3', 'no FC-PULL-4'],
    ['FC-PULL-4', 'not behind a wall', 'w Ba1 Nh8 / b Nd4 / walls f6', 'a1 =PL h8', 'no FC-PULL-1'],
    ['FC-PULL-4', 'hard case 16: by 2 to e5, price 1', 'w Ba1 / b Sd4 Rg7', 'Ba1 PL g7 2', 'w Ba1*1 / b Sd4 Re5'],
    ['FC-PULL-4', 'hard case 16: into d4, N = 3, price 2', 'w Ba1 / b Sd4 Rg7', 'Ba1 PL g7 into d4', 'w Ba1*2 / b Sd4[R]'],
    ['FC-PULL-4', 'hard case 16: N = 4 is not possible', 'w Ba1 / b Sd4 Rg7', 'a1 =PL g7 c3', 'no FC-PULL-4'],
    ['FC-PULL-4', 'not into an enemy transport', 'w Ba1 Sd4 / b Rg7', 'a1 =PL g7 d4', 'no FC-PULL-4'],
    ['FC-PAR-3', 'pull over 7 squares: floor(7/3) = 2', 'w Ra1 / b Na9', 'Ra1 PL a9 7', 'w Ra1*2 / b Na2'],
    ['FC-MOVE-7', 'a pulled Knight leaves no wall', 'w Ra1 / b Na9', 'Ra1 PL a9 1', 'w Ra1 / b Na8'],
  ]);
});

describe('Push', () => {
  played([
    ['FC-PUSH-1', 'Rook d4, black Knight e4: Knight f4, Rook e4, wall d4', 'w Rd4 / b Ne4', 'Rd4 PU e4', 'w Re4 / b Nf4 / walls d4'],
    ['FC-PUSH-1', 'with a unit on f4: illegal', 'w Rd4 / b Ne4 Nf4', 'd4 =PU e4', 'no FC-PUSH-1'],
    ['FC-PUSH-1', 'not over the edge', 'w Ro4 / b Np4', 'o4 =PU p4', 'no FC-PUSH-1'],
    ['FC-PUSH-1', 'a friend too', 'w Rd4 Ne4', 'Rd4 PU e4', 'w Re4 Nf4 / walls d4'],
    [
      'FC-PUSH-1',
      'the pushed unit arrives first; its explosion kills the pusher',
      'w Rd4 / b Ne4 / closed f4:p',
      'Rd4 PU e4',
      'closed e4:R / open f4:pn',
    ],
    ['FC-PUSH-1', 'pawns push pawns', 'w Pa3 Pa4', 'a3 PU a4', 'w Pa4 Pa5 / walls a3'],
    ['FC-PUSH-1', 'a Trebuchet never moves', 'w Xd4 / b Ne4', 'd4 =PU', 'no FC-RES-1'],
    ['FC-TGT-1', 'a black Ship next to a white pawn cannot be pushed by it', 'w Pd4 / b Se4', 'd4 =PU e4', 'no FC-SHIP-2'],
    ['FC-TEMP-5', 'White Rook d4, black Templar e4, f4 empty: illegal', 'w Rd4 / b Te4', 'd4 =PU e4', 'no FC-TEMP-5'],
    ['FC-PAWN-4', 'a pawn that pushes its way to the far rank promotes', 'w Pa15 / b Nb15 Na16', 'a15 =PU a16', 'no FC-PUSH-1'],
    ['FC-PAWN-4', 'sideways on the far rank', 'w Pb16 / b Nc16', 'b16 PU c16=Q', 'w Qc16 / b Nd16 / walls b16'],
    ['FC-PUSH-2', 'Pawn d4, wall e4, f4 empty: wall f4, pawn e4, paralysed 5', 'w Pd4 / walls e4', 'd4 PU e4', 'w Pe4*5 / walls d4 f4'],
    ['FC-PUSH-2', 'a queue hidden by this wall alone explodes', 'w Nd4 / walls e4 / hidden e4:p', 'Nd4 PU e4', 'open e4:pN / walls -'],
    ['FC-PUSH-2', "not with Queen's Shadows", 'w Nd4 Qa9 / shadows e4:a9', 'd4 =PU e4', 'no FC-PUSH-2'],
    ['FC-PAR-3', 'a King pays no price', 'w Kd4 / walls e4', 'Kd4 PU e4', 'w Ke4 / walls d4 f4'],
  ]);
});

describe('Rotation of the board', () => {
  played([
    ['FC-ROT-1', 'b2 to i9 is an 8x8', 'w Rb2', 'RO b2 8 180', 'w Ri9'],
    ['FC-ROT-1', 'a1 to b2 is not allowed', 'w Ra1', '=RO a1', 'no FC-ROT-1'],
    ['FC-ROT-1', 'nor is a larger area', 'w Rb2', '=RO b2 j10', 'no FC-ROT-1'],
    ['FC-ROT-2', 'hard case 36: without the black pawn, 4 to 2', 'w Nd9 / b Re8', 'RO d8 2 90', 'w Ne9 / b Rd8'],
    ['FC-ROT-2', 'hard case 36: 4 to 4, nobody may', 'w Nd9 / b Re8 Pd8', '=RO d8 e9', 'no FC-ROT-2'],
    ['FC-ROT-2', 'hard case 36: Black neither', 'w Nd9 / b Re8 Pd8 / turn b', '=RO d8 e9', 'no FC-ROT-2'],
    ['FC-ROT-2', 'hard case 36: with the Knight paralysed Black may', 'w Nd9*9 / b Re8 Pd8 / turn b', 'RO d8 2 90', 'w Ne9*9 / b Pd9 Rd8'],
    ['FC-ROT-2', 'a unit paralysed by presence does not count', 'w Nd9 / b Re8 Jc10 / turn b', 'RO d8 2 180', 'w Ne8 / b Rd9 Jc10'],
    [
      'FC-ROT-3',
      'd9 to e9, e9 to e8, e8 to d8, d8 to d9: units, walls, tombs, traps',
      'w Nd9 / walls e9 / closed e8:p / traps d8:b',
      'RO d8 2 90',
      'w Ne9 / walls e8 / closed d8:p / traps d9:b',
    ],
    ['FC-ROT-3', 'nothing arrives, aims stay', 'w Pd9>e / traps e9:b', 'RO d8 2 90', 'w Pe9>e / traps e8:b'],
    ['FC-ROT-3', 'an Assassin stays on its wall', 'w Md9 Nd8 / walls d9', 'RO d8 2 90', 'w Me9 Nd9 / walls e9'],
    ['FC-ROT-4', 'the own King into a line: illegal', 'w Kd9 Qd8 / b Re2', 'RO d8 2 90', 'no FC-ROT-4'],
    ['FC-ROT-4', 'the enemy King may be rotated', 'w Qd9 Re9 / b Kd8', 'RO d8 2 90', 'w Qe9 Re8 / b Kd9'],
  ]);
});

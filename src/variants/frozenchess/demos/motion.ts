import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

export const MOTION_DEMOS = {
  'FC-ADV-1': {
    says: 'The Chancellor cannot move and Paralyse in one turn.',
    at: positionFile('w Cd4 / b Ne6'),
    tries: 'd4 =steps d5 =PA',
  },
  'FC-DBL-1': {
    says: 'The Rook moves twice, to a9 and on to h9.',
    at: positionFile('w Ra1'),
    play: 'Ra1-a9-h9',
  },
  'FC-DBL-2': {
    says: 'The King cannot be in check between its two steps.',
    at: positionFile('b Rp2'),
    tries: 'i1 =steps i2 i3',
  },
  'FC-MULTI-1': {
    says: 'The Queen has captured 3 pieces, so it has 2 moves per turn.',
    at: positionFile('w Qd1 / captures d1:3'),
    look: 'd1',
  },
  'FC-MULTI-2': {
    says: 'With 3 moves per turn the Queen moves twice, then pulls the Knight.',
    at: positionFile('w Qd1 / b Nh12 / captures d1:6'),
    play: 'Qd1-d9-d12 PL h12 2',
  },
  'FC-MULTI-3': {
    says: 'The last step cannot be a Teleswap: that is no attack ability.',
    at: positionFile('w Cd4 Na9 / captures d4:3'),
    tries: 'd4 =steps d5 =TS',
  },
  'FC-BNC-1': {
    says: 'Stopped below a5, the Rook turns right and slides on.',
    at: positionFile('w Ra1 / b Pa5'),
    play: 'Ra1~a4-n4',
  },
  'FC-BNC-2': {
    says: 'Only one bounce to c3 exists for each first direction.',
    at: positionFile('w Rb2 / b Pb4 Pd2'),
    tries: 'b2 =bounce c3 >s',
  },
  'FC-BNC-3': {
    says: 'With range 10 each step of the double move can be 10 squares long.',
    at: positionFile('w Ra1(10)'),
    play: 'Ra1-a11-k11; Ki16-h16',
    look: 'k11',
  },
  'FC-MC-1': {
    says: 'The Rook makes the Knight move instead of capturing it.',
    at: positionFile('w Rh4 / b Nh8'),
    play: 'Rh4 MC h8 : Nh8-g6',
  },
  'FC-MC-2': {
    says: 'White cannot make the Chancellor swap its own King into check.',
    at: positionFile('w Rh4 / b Ch8 Kp16'),
    tries: 'h4 =MC h8 =TS p16',
  },
  'FC-PULL-1': {
    says: 'The Queen pulls the Knight 7 squares nearer, which costs 2 turns.',
    at: positionFile('w Qe1 / b Ne9'),
    play: 'Qe1 PL e9 7',
  },
  'FC-PULL-2': {
    says: 'The Knight is caught in a trap, so it cannot be pulled.',
    at: positionFile('w Qe1 / b Ne9*3 / traps e9:w:Qe1:Ne9'),
    tries: 'Qe1 PL e9 2',
  },
  'FC-PULL-3': {
    says: 'On e5 the tomb would explode under the Knight.',
    at: positionFile('w Qe1 / b Ne9 / closed e5:p'),
    picks: 'e1 =PL e9',
  },
  'FC-PULL-4': {
    says: 'The Bishop pulls the white Knight past the black one to e5.',
    at: positionFile('w Ba1 Nh8 / b Nd4'),
    play: 'Ba1 PL h8 3',
  },
  'FC-PUSH-1': {
    says: 'The Rook pushes the Knight to f4 and moves to e4.',
    at: positionFile('w Rd4 / b Ne4'),
    play: 'Rd4 PU e4',
  },
  'FC-PUSH-2': {
    says: 'The Pawn pushes the wall to f4, which costs 5 turns.',
    at: positionFile('w Pd4 / walls e4'),
    play: 'd4 PU e4',
  },
  'FC-ROT-1': {
    says: 'White rotates an area of 2×2 squares. Black cannot rotate one that touches the edge.',
    at: positionFile('w Nd9 / b Re8'),
    play: 'RO d8 2 90',
    tries: '=RO a1',
  },
  'FC-ROT-2': {
    says: 'White has 4 and Black 4, so White cannot rotate d8 to e9.',
    at: positionFile('w Nd9 / b Re8 Pd8'),
    tries: '=RO d8 e9',
  },
  'FC-ROT-3': {
    says: 'The rotation moves the Knight from d9 to e9 and the Rook from e8 to d8.',
    at: positionFile('w Nd9 / b Re8'),
    play: 'RO d8 2 90',
  },
  'FC-ROT-4': {
    says: "This rotation would put White's own King in check.",
    at: positionFile('w Kd9 Qe9 / b Re16'),
    tries: 'RO d8 2 90',
  },
} satisfies Partial<DemosOf<typeof RULES>>;

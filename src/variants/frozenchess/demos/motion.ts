/** Demonstrations of turns of several steps, bounces, Mind Control, Pull, Push and rotation. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

export const MOTION = {
  'FC-ADV-1': { says: 'A Chancellor does not move and Paralyse in one turn.', at: fileOf('w Cd4 / b Ne6'), tries: 'd4 =steps d5 =PA' },
  'FC-DBL-1': { says: 'The Rook moves twice: up, and then aside.', at: fileOf('w Ra1'), play: 'Ra1-a9-h9' },
  'FC-DBL-2': { says: 'Between two steps the King may not be in check.', at: fileOf('b Rp2'), tries: 'i1 =steps i2 i3' },
  'FC-MULTI-1': { says: 'Three pieces captured: two moves per turn.', at: fileOf('w Qd1 / captures d1:3'), look: 'd1' },
  'FC-MULTI-2': {
    says: 'With three moves per turn the Queen moves twice, and then pulls.',
    at: fileOf('w Qd1 / b Nh12 / captures d1:6'),
    play: 'Qd1-d9-d12 PL h12 2',
  },
  'FC-MULTI-3': {
    says: 'No Teleswap as last step: it is no attack ability.',
    at: fileOf('w Cd4 Na9 / captures d4:3'),
    tries: 'd4 =steps d5 =TS',
  },
  'FC-BNC-1': { says: 'Stopped below a5, the Rook turns right and goes on.', at: fileOf('w Ra1 / b Pa5'), play: 'Ra1~a4-n4' },
  'FC-BNC-2': {
    says: 'One bounce for each first direction: c3 is reached by two of them.',
    at: fileOf('w Rb2 / b Pb4 Pd2'),
    tries: 'b2 =bounce c3 >s',
  },
  'FC-BNC-3': { says: 'Range 10: ten squares up, and ten aside.', at: fileOf('w Ra1(10)'), play: 'Ra1-a11-k11; Ki16-h16', look: 'k11' },
  'FC-MC-1': { says: 'The Rook does not take the Knight but makes it move.', at: fileOf('w Rh4 / b Nh8'), play: 'Rh4 MC h8 : Nh8-g6' },
  'FC-MC-2': {
    says: 'The Chancellor cannot be made to swap its own King into check.',
    at: fileOf('w Rh4 / b Ch8 Kp16'),
    tries: 'h4 =MC h8 =TS p16',
  },
  'FC-PULL-1': { says: 'Seven squares nearer, for a price of two turns.', at: fileOf('w Qe1 / b Ne9'), play: 'Qe1 PL e9 7' },
  'FC-PULL-2': { says: 'A unit in a sprung trap is not pulled.', at: fileOf('w Qe1 / b Ne9*3 / traps e9:w:Qe1:Ne9'), tries: 'Qe1 PL e9 2' },
  'FC-PULL-3': { says: 'On e5 the tomb would explode under the Knight.', at: fileOf('w Qe1 / b Ne9 / closed e5:p'), picks: 'e1 =PL e9' },
  'FC-PULL-4': { says: 'Past the black Knight, the white one comes to e5.', at: fileOf('w Ba1 Nh8 / b Nd4'), play: 'Ba1 PL h8 3' },
  'FC-PUSH-1': { says: 'The Rook pushes the Knight on and takes its square.', at: fileOf('w Rd4 / b Ne4'), play: 'Rd4 PU e4' },
  'FC-PUSH-2': { says: 'The Pawn pushes the wall on, for five turns.', at: fileOf('w Pd4 / walls e4'), play: 'd4 PU e4' },
  'FC-ROT-1': { says: 'An area on the edge is not turned.', at: fileOf('w Qb2'), tries: '=RO a1' },
  'FC-ROT-2': { says: 'White 4, Black 4: no majority, so nobody may turn d8 to e9.', at: fileOf('w Nd9 / b Re8 Pd8'), tries: '=RO d8 e9' },
  'FC-ROT-3': { says: 'The Knight goes from d9 to e9, the Rook from e8 to d8.', at: fileOf('w Nd9 / b Re8'), play: 'RO d8 2 90' },
  'FC-ROT-4': { says: "Turning this area would put White's own King into check.", at: fileOf('w Kd9 Qe9 / b Re16'), tries: 'RO d8 2 90' },
} satisfies Partial<DemosOf<typeof RULES>>;

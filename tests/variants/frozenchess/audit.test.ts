/** What a second reading of the rules against the engine found. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, squareOf } from './support.ts';
import { played } from './table.ts';

played([
  [
    'FC-MC-1',
    'a controlled unit does not turn into a shadow: that is no ability of its kind',
    'w Rh4 / b Nh8',
    'h4 =MC h8 =SH',
    'no FC-MC-1',
  ],
  ['FC-PUSH-2', 'no wall goes onto a corrupted square', 'w Rd4 / walls e4 / corrupt f4', 'Rd4 PU e4', 'no FC-PUSH-2'],
  [
    'FC-PUSH-1',
    'a unit may be pushed onto one, and dies for good',
    'w Rd4 / b Ne4 / corrupt f4',
    'Rd4 PU e4',
    'w Re4 / walls d4 / corrupt f4',
  ],
  ['FC-PULL-1', 'a King of the fifth stage pulls along its diagonals', 'w Kd4 / b Ng7 / plies 2400', 'Kd4 PL g7 2', 'w Kd4 / b Ne5'],
  ['FC-RES-6', 'a Dragon that hatches sets off a bomb beside its own King', 'w Ki1 Eh3{59} Pa3 / bombs h2:b', 'a3-a4', 'no FC-RES-6'],
  ['FC-ONAG-2', 'thrown to the edge right before it, the Onager dies too', 'w Of15 Pf16', 'Of15 OT', 'closed f15:O f16:P'],
  ['FC-PUSH-1', 'pushed onto a tomb it takes the pusher along', 'w Rd4 / b Ne4 / closed f4:r', 'Rd4 PU e4', 'closed e4:R / open f4:rn'],
  ['FC-MULTI-2', 'a Push, then a step', 'w Rd4 / b Ne4 / captures d4:3', 'Rd4 PU e4 -e9', 'w Re9 / b Nf4 / walls d4 e4 e5 e6 e7 e8'],
  ['FC-PAWN-3', 'of a stack its acting Pawn alone is promoted', 'w RPe5 / b Nf6', 'Pe5xf6', 'w RNf6 / walls e5 / hidden f6:n'],
  ['FC-PAWN-4', 'a Pawn that fuses on its far rank is promoted', 'w Pb15 Rb16', 'b15 FU b16=Q', 'w RQb16 / walls b15'],
  [
    'FC-QUEEN-3',
    'no Poison where the Pawn was chosen',
    'w Re1 / b QPe9',
    'Re1xe9:P',
    'w Re9(15)!7 / walls e1 e2 e3 e4 e5 e6 e7 e8 / hidden e9:pq',
  ],
  [
    'FC-PUSH-2',
    'a trap under the pushed wall catches the pusher',
    'w Rd4 / walls e4 / traps e4:b',
    'Rd4 PU e4',
    'w Re4*5 / walls d4 f4 / traps e4:b!',
  ],
  ['FC-TEMP-3', 'a tornado pulls into a trap', 'b Ng7 / tornados e5:5:w / traps f6:w', '00', 'b Nf6*4 / tornados e5:4:w / traps f6:w!'],
  ['FC-THR-6', 'a Ballista that aims at the tomb keeps the dead down', 'w Ki1 / open a1:N / b Aa9', 'RS a1', 'no FC-THR-6'],
  [
    'FC-TOMB-5',
    'a Cannon is buried before its ammunition',
    'w Re1 / b Ze9[P]',
    'Re1xe9',
    'w Re9(13)!9 / walls e1 e2 e3 e4 e5 e6 e7 e8 / hidden e9:zp',
  ],
]);

it('FC-PULL-1 · in an early game the King pulls nobody', () => {
  expect(GAME.explain(at('w Kd4 / b Ng7'), [{ kind: 'square', square: squareOf('d4') }], { kind: 'option', option: 'PL' })).not.toBeNull();
});

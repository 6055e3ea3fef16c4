import { expect, it } from 'vitest';
import type { Target } from '../../../../src/kernel/asking/target.ts';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, squareOf } from '../support.ts';

const targetOf = (pick: string): Target => {
  if (pick.startsWith('=')) return { kind: 'option', option: pick.slice(1) };
  return pick.startsWith('#')
    ? { kind: 'unit', unit: Number(pick.slice(1)) }
    : { kind: 'square', square: squareOf(pick) };
};

describeClause('FC-MC-1', [
  ['the player chooses which unit of a controlled stack acts', 'w Rd4 / b NBd8', 'ask d4 =MC d8', '#3 #4'],
  ['no other square is picked before that unit is chosen', 'w Rd4 / b NBd8', 'd4 =MC d8 d9', 'no FC-FUSE-1'],
  [
    'a controlled unit does not turn into a shadow: that is no ability of its kind',
    'w Rh4 / b Nh8',
    'h4 =MC h8 =SH',
    'no FC-MC-1',
  ],
  [
    'hard case 15: a Rook on h4 controls an unprotected Knight on h8',
    'w Rh4 / b Nh8',
    'Rh4 MC h8 : Nh8-g6',
    'w Rh4 / b Ng6 / walls h8',
  ],
  ['hard case 15: a protected Knight is not controlled', 'w Rh4 / b Nh8 Pi9', 'h4 =MC h8', 'no FC-MC-1'],
  [
    'hard case 15: a Knight on a square of the other colour is not controlled',
    'w Rh4 / b Nh9',
    'h4 =MC h9',
    'no FC-MC-1',
  ],
  ['a paralysed unit is not controlled', 'w Rh4 / b Nh8*2', 'h4 =MC h8', 'no FC-MC-1'],
  ['a unit out of reach of a capture is not controlled', 'w Rh4 / b Nh8 Ph6', 'h4 =MC h8', 'no FC-MC-1'],
  ['a unit of the same kind is not controlled', 'w Rh4 / b Rh8', 'h4 =MC h8', 'no FC-KIND-1'],
  ['a King is not controlled', 'w Rh4 / b Kh8', 'h4 =MC h8', 'no FC-KING-6'],
  ['a Bishop controls no unit', 'w Bd4 / b Nh8', 'd4 =MC', 'no FC-RES-1'],
  ['a shielded Templar is not controlled', 'w Rh4 / b Th8', 'h4 =MC h8', 'no FC-TEMP-2'],
  ['a controlled Knight captures no friend', 'w Rh4 / b Nh8 Pg6', 'h4 =MC h8 g6', 'no FC-SQ-1'],
  ['a Pawn guarded by 2 Knights is not controlled', 'w Rh4 / b Ph8 Nf7 Ng6', 'h4 =MC h8', 'no FC-GUARD-1'],
  [
    'a controlled stack acts as the unit that its controller chooses',
    'w Rh4 / b NPh8',
    'Rh4 MC h8 : Nh8-g6',
    'w Rh4 / b NPg6 / walls h8',
  ],
  [
    'a controlled Cannon lets its carried Frog leap, as a Mass Jump does',
    'w Rh4 / b Zh8[F]',
    'Rh4 MC h8 : Zh8 MJ 1 h11',
    'w Rh4 / b Zh8 Fh11',
  ],
  [
    'a controlled Knight captures a Pawn of its controller',
    'w Rh4 Pg6 / b Nh8',
    'Rh4 MC h8 : Nh8xg6',
    'w Rh4 / b Ng6 / walls h8 / hidden g6:P',
  ],
  [
    'a controlled Trebuchet turns and is paralysed for 3 turns',
    'w Rh4 / b Xh8',
    'Rh4 MC h8 : Xh8 AIM NE',
    'w Rh4 / b Xh8*3>ne',
  ],
  ['a controlled unit makes no second step', 'w Rh4 / b Nh8', 'h4 =MC h8 =steps', 'no FC-MC-1'],
  ['a controlled unit makes no general special move', 'w Rh4 / b Qh8 Nd4', 'h4 =MC h8 =PL', 'no FC-MC-1'],
  ['a controlled Dragon may bounce', 'w Rd4 / b Dd8', 'Rd4 MC d8 : Dd8~a5-b4', 'w Rd4 / b Db4 / walls a5 b6 c7 d8'],
  ['a Portal Protector is not sent through the portal', 'w Rd4 / b Nd8 Cf9', 'd4 =MC d8 =MP', 'no FC-MC-1'],
  ['a controlled Chancellor may use its own portal', 'w Rd4 / b Cd8', 'Rd4 MC d8 : Cd8 MP', 'w Rd4 / b Cm9 / walls d8'],
  ['a Knight guarded by a Rook and a Bishop is not controlled', 'w Rh4 / b Nh8 Rh16 Ba1', 'h4 =MC h8', 'no FC-GUARD-1'],
  ['a Knight with 1 protector is not controlled', 'w Rh4 / b Nh8 Rh16', 'h4 =MC h8', 'no FC-MC-1'],
  [
    'a Knight whose protector is paralysed is controlled',
    'w Rh4 / b Nh8 Rh16*2',
    'Rh4 MC h8 : Nh8-g6',
    'w Rh4 / b Ng6 Rh16*2 / walls h8',
  ],
]);

describeClause('FC-MC-2', [
  [
    'a controlled unit lays its own wall, and no timer of its side ticks',
    'w Rh4 Na1*2 / b Nh8 Ra16*2 / walls d1:Nh8',
    'Rh4 MC h8 : Nh8-g6',
    'w Rh4 Na1*1 / b Ng6 Ra16*2 / walls h8',
  ],
  [
    'a controlled Queen loses range by its capture',
    'w Rh4 Nd8 / b Qh8',
    'Rh4 MC h8 : Qh8xd8',
    'w Rh4 / b Qd8(13) / walls e8 f8 g8 / shadows h8 / hidden d8:N',
  ],
  [
    'a controlled Chancellor may not bring its own King into check',
    'w Rh4 / b Ch8 Kp16',
    'h4 =MC h8 =TS p16',
    'no FC-MC-2',
  ],
  [
    'a controlled Chancellor may teleswap with a Pawn',
    'w Rh4 / b Ch8 Pa9',
    'Rh4 MC h8 : Ch8 TS a9',
    'w Rh4 / b Ca9 Ph8',
  ],
  ['a controlled unit does not kill its own King', 'w Rh4 / b Nh8 Kf5 / closed g6:p', 'h4 =MC h8 g6', 'no FC-MC-2'],
  ['a controlled unit does not kill the King of its controller', 'w Rh4 Kg6 / b Nh8', 'h4 =MC h8 g6', 'no FC-RES-6'],
  [
    'an ability barred to a controlled unit is refused by its own clause, also typed',
    'w Rh4 Kh14 / b Zh8[N]',
    'Rh4 MC h8 : Zh8 CB h14',
    'no FC-CANN-2',
  ],
  [
    'a controlled Pawn promotes as its controller chooses',
    'w Rc8 / b Pc2',
    'Rc8 MC c2 : c2-c1=N',
    'w Rc8 / b Nc1 / walls c2',
  ],
  ['a controlled Rook suffers no shellshock', 'w Qd4 / b Rd8', 'Qd4 MC d8 : Rd8-d6', 'w Qd4 / b Rd6 / walls d7 d8'],
  [
    'a controlled unit whose old wall shields its own King does not move',
    'w Qd4 Ra16 / b Rd8 / walls e16:Rd8',
    'd4 =MC d8 c8',
    'no FC-MC-2',
  ],
  [
    "a King exposed by a tornado after its unit's controlled move does not bar that",
    'w Qd4 Ri5 / b Rd8 Pi9 / tornados k9:10:w',
    'Qd4 MC d8 : Rd8-c8',
    'w Qd4 Ri5 / b Rc8 Pj9 / walls d8 / tornados k9:9:w',
  ],
  [
    'a controlled Bishop pays for its Conversion',
    'w Re4 Pf9 / b Be8',
    'Re4 MC e8 : Be8 CV f9',
    'w Re4 / b Be8(15)*2 Pf9',
  ],
  [
    'a controlled Rook stuns a unit of its controller',
    'w Qd4 Ng7 / b Rd8',
    'Qd4 MC d8 : Rd8-h8',
    'w Qd4 Ng7*2 / b Rh8 / walls d8 e8 f8 g8',
  ],
]);

it('FC-MC-1 · the choices name each unit of a controlled stack by place and kind', () => {
  const menu = GAME.ask(at('w Rd4 / b NBd8'), ['d4', '=MC', 'd8'].map(targetOf));
  expect(menu.ok && menu.value.kind === 'ask' && menu.value.choices.map(({ label }) => label)).toEqual([
    '1: Knight',
    '2: Bishop',
  ]);
});

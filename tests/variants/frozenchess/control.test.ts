/** Mind Control: the examples and hard cases of sections 6.29 and 11, as given. */
import { describe } from 'vitest';
import { played } from './table.ts';

describe('Mind Control', () => {
  played([
    ['FC-MC-1', 'hard case 15: Rh4, Nh8, both dark, unprotected', 'w Rh4 / b Nh8', 'Rh4 MC h8 : Nh8-g6', 'w Rh4 / b Ng6 / walls h8'],
    ['FC-MC-1', 'hard case 15: a black Pi9 protects h8', 'w Rh4 / b Nh8 Pi9', 'h4 =MC h8', 'no FC-MC-1'],
    ['FC-MC-1', 'hard case 15: h9 is light', 'w Rh4 / b Nh9', 'h4 =MC h9', 'no FC-MC-1'],
    ['FC-MC-1', 'not paralysed', 'w Rh4 / b Nh8*2', 'h4 =MC h8', 'no FC-MC-1'],
    ['FC-MC-1', 'only what one capture could reach', 'w Rh4 / b Nh8 Ph6', 'h4 =MC h8', 'no FC-MC-1'],
    ['FC-MC-1', 'not its own kind', 'w Rh4 / b Rh8', 'h4 =MC h8', 'no FC-KIND-1'],
    ['FC-MC-1', 'no King', 'w Rh4 / b Kh8', 'h4 =MC h8', 'no FC-KING-6'],
    ['FC-MC-1', 'a Bishop controls nobody', 'w Bd4 / b Nh8', 'd4 =MC', 'no FC-RES-1'],
    ['FC-MC-1', 'a Templar by its Shield: no', 'w Rh4 / b Th8', 'h4 =MC h8', 'no FC-TEMP-2'],
    ['FC-MC-1', 'it acts as its own side would: no captures of friends', 'w Rh4 / b Nh8 Pg6', 'h4 =MC h8 g6', 'no FC-SQ-1'],
    ['FC-MC-1', 'not who is guarded', 'w Rh4 / b Ph8 Nf7 Ng6', 'h4 =MC h8', 'no FC-GUARD-1'],
    ['FC-MC-1', 'a fused enemy acts as the unit you choose', 'w Rh4 / b NPh8', 'Rh4 MC h8 : Nh8-g6', 'w Rh4 / b NPg6 / walls h8'],
    ['FC-MC-1', 'it captures yours', 'w Rh4 Pg6 / b Nh8', 'Rh4 MC h8 : Nh8xg6', 'w Rh4 / b Ng6 / walls h8 / hidden g6:P'],
    ['FC-MC-1', 'one ability of its kind, with its price', 'w Rh4 / b Xh8', 'Rh4 MC h8 : Xh8 AIM NE', 'w Rh4 / b Xh8*3>ne'],
    ['FC-MC-1', 'no second step', 'w Rh4 / b Nh8', 'h4 =MC h8 =steps', 'no FC-MC-1'],
    ['FC-MC-1', 'no general special move', 'w Rh4 / b Qh8 Nd4', 'h4 =MC h8 =PL', 'no FC-MC-1'],
    ['FC-MC-1', 'it bounces', 'w Rd4 / b Dd8', 'Rd4 MC d8 : Dd8~a5-b4', 'w Rd4 / b Db4 / walls a5 b6 c7 d8'],
    [
      'FC-MC-2',
      'the walls are its own, and nobody of its side ticks',
      'w Rh4 Na1*2 / b Nh8 Ra16*2 / walls d1:Nh8',
      'Rh4 MC h8 : Nh8-g6',
      'w Rh4 Na1*1 / b Ng6 Ra16*2 / walls h8',
    ],
    [
      'FC-MC-2',
      'awards and losses of range are its own',
      'w Rh4 Nd8 / b Qh8',
      'Rh4 MC h8 : Qh8xd8',
      'w Rh4 / b Qd8(13) / walls e8 f8 g8 / shadows h8 / hidden d8:N',
    ],
    ['FC-MC-2', 'a Teleswap may not bring its own King into check', 'w Rh4 / b Ch8 Kp16', 'h4 =MC h8 =TS p16', 'no FC-MC-2'],
    ['FC-MC-2', 'elsewhere it may swap', 'w Rh4 / b Ch8 Pa9', 'Rh4 MC h8 : Ch8 TS a9', 'w Rh4 / b Ca9 Ph8'],
    ['FC-MC-2', 'not to kill its own King', 'w Rh4 / b Nh8 Kf5 / closed g6:p', 'h4 =MC h8 g6', 'no FC-MC-2'],
    ['FC-MC-2', 'nor to kill yours', 'w Rh4 Kg6 / b Nh8', 'h4 =MC h8 g6', 'no FC-RES-6'],
    ['FC-MC-2', 'a pawn promotes as you choose', 'w Rc8 / b Pc2', 'Rc8 MC c2 : c2-c1=N', 'w Rc8 / b Nc1 / walls c2'],
    [
      'FC-MULTI-3',
      'it may end a multimove',
      'w Rd4 / b Nh8 / captures d4:3',
      'Rd4-h4 MC h8 : Nh8-g6',
      'w Rh4 / b Ng6 / walls d4 e4 f4 g4 h8',
    ],
    ['FC-PAWN-6', 'no Acceleration for a controlled pawn', 'w Rd4 Pc7 / b Pd8', 'd4 =MC d8 c7 c6', 'no none'],
  ]);
});

import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { following, line, play, tidied, withFields } from '../support.ts';

describeClause('FC-FROG-1', [
  [
    'a Frog leaps 2 or 3 squares diagonally, 3 along rank or file',
    'w Fe5',
    'reach e5',
    'b2 e2 h2 c3 g3 b5 h5 c7 g7 b8 e8 h8',
  ],
]);

describeClause('FC-FROG-2', [
  ['an acting Frog takes no portal onto a closed tomb', 'w FRe5 Ce9 / closed l12:p', 'Fe5 MP', 'no FC-FROG-2'],
  ['a Frog pushes no wall off a tomb', 'w Fe5 / walls e6 / hidden e6:p', 'Fe5 PU e6', 'no FC-FROG-2'],
  [
    'the player is told that a Frog does not land on a closed tomb',
    'w Fa1 / closed a4:p',
    'Fa1-a4',
    'no FC-FROG-2 at a4',
  ],
  [
    'the player is told that a Frog does not land on a corrupted square',
    'w Fa1 / corrupt a4',
    'Fa1-a4',
    'no FC-FROG-2',
    'A Frog lands only on empty squares. a4 is corrupted.',
  ],
  ['a Frog is offered no leap onto a closed tomb', 'w Fb2 / closed b5:p', 'reach b2', 'e2 d4 e5'],
]);

describeClause('FC-FROG-3', [
  [null, 'w Rh4 / b Fh9', 'Rh4xh9', 'no FC-FROG-3 at h9'],
  ["a Rook's ray ends before a Frog, which is not captured", 'w Ra1 / b Fa5 / walls b1', 'reach a1', 'a2 a3 a4'],
]);

describeClause('FC-FROG-4', [
  [null, 'w Fe5', 'e5 =LJ', 'no FC-FROG-4 at nothing'],
  [null, 'w Fe5 Fe9', 'e5 =LJ e6', 'no FC-FROG-4 at e9'],
  [null, 'w sFd4', 'd4 =LJ', 'no FC-FROG-4', 'There is no Frog in normal form on the board.'],
  ['a Frog jumps from b2 to a14, next to an enemy Frog', 'w Fb2 / b Fb15', 'Fb2 LJ a14', 'w Fa14 / b Fb15 / walls b2'],
  ['a Frog without another on the board makes no Long Jump', 'w Fb2', 'b2 =LJ', 'no FC-FROG-4'],
]);

describeClause('FC-FROG-5', [
  [
    'Slime paralyses a friendly Pawn and an enemy Queen for 11 turns',
    'w Fe5 Pd4 / b Qf6',
    'Fe5 SL',
    'w Pd4*11 / b Qf6*11 / closed e5:F',
  ],
]);

describeClause('FC-FROG-6', [
  ['a Frog may spawn 2 Frogs at once', 'w Fb2', 'Fb2 SN a1 b1', 'w Fa1*40 Fb1*40 Fb2*40'],
  ['a Frog among 7 may not spawn 2 Frogs', 'w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5', 'b2 =SN a1 b1', 'no none'],
  [
    'a Frog among 7 may spawn 1 more',
    'w Fb2 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5',
    'Fb2 SN a1',
    'w Fa1*40 Fb2*40 Fd2 Ff2 Fl2 Fn2 Fp2 Fp5',
  ],
]);

describeClause('FC-FROG-7', [
  ['a Mass Jump begins with the choice of a Frog', 'w FFd4', 'ask d4 #1 =MJ', '#1 #2'],
  ['a Mass Jump moves 2 of 3 Frogs and leaves the third', 'w FFFe5', 'F1e5 MJ 1 e8 2 h5', 'w Fe5 Fe8 Fh5'],
  ['a Mass Jump of all Frogs leaves a wall', 'w FFe5', 'F1e5 MJ 2 e8 1 h5', 'w Fe8 Fh5 / walls e5'],
  ['a carried Frog leaps out of its Ship', 'w Se5[FF]', 'Se5 MJ 2 e8', 'w Se5[F] Fe8'],
  ['the old wall of a Frog that leaps dissolves', 'w FFe5 / walls a9:FFe5', 'F1e5 MJ 1 e8', 'w Fe5 Fe8'],
  ['a Mass Jump puts no second Frog on the same square', 'w FFe5', 'e5 #1 =MJ #1 e8 #2 e8', 'no FC-FROG-7'],
  ['a stack of Frogs and a Rook makes no Mass Jump', 'w FFRe5', 'F1e5 MJ 1 e8', 'no FC-RES-1'],
  ['a Ship that carries a Frog and a Rook lets no Frog leap', 'w Se5[FR]', 'Se5 MJ 1 e8', 'no FC-RES-1'],
  ['paralysed Frogs make no Mass Jump', 'w FFe5*2', 'F1e5 MJ 1 e8', 'no FC-PAR-1'],
  ['a Mass Jump puts no Frog on a closed tomb', 'w FFe5 / closed e8:p', 'e5 #1 =MJ #1 e8', 'no FC-FROG-7'],
  ['a Mass Jump is made of Frog leaps only', 'w FFe5', 'e5 #1 =MJ #1 e6', 'no FC-FROG-7'],
  ['a trap catches a Frog of a Mass Jump', 'w FFe5 / traps e8:b', 'F1e5 MJ 1 e8', 'w Fe5 Fe8*4 / traps e8:b!'],
  [
    'the wall of a Mass Jump dissolves when the Frog that leapt last moves',
    'w FFe5',
    'F1e5 MJ 1 h5 2 e8; 00; Fe8-e11',
    'w Fh5 Fe11 / walls e8',
  ],
  [
    'the wall of a Mass Jump stands while another Frog moves',
    'w FFe5',
    'F1e5 MJ 1 h5 2 e8; 00; Fh5-h8',
    'w Fe8 Fh8 / walls e5 h5',
  ],
]);

it('FC-FROG-7 · a Mass Jump resets the awards of the stack', () => {
  const fused = following(withFields('w FFe5', 'e5', [{ capN: 1 }, { capN: 2 }]), 'F1e5 MJ 1 e8');
  expect(GAME.write(fused)).not.toContain('capN');
});

it('FC-FROG-7 · of 2 carried Frogs the paralysed one does not leap', () => {
  const paralysed = { side: 'w', par: 2, comps: [{ id: 400, kind: 'F' }] };
  const ship = withFields('w Se5', 'e5', [{ cargo: [paralysed, { side: 'w', comps: [{ id: 401, kind: 'F' }] }] }]);
  expect(play(ship, 'Se5 MJ 1 e8')).toMatchObject({ rule: 'FC-FROG-7' });
  expect(line(following(ship, 'Se5 MJ 2 e8'))).toBe(tidied('w Se5[F*1] Fe8'));
});

import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { at, seen } from '../support.ts';

describeClause('FC-GUARD-1', [
  [null, 'w Rh4 / b Ph9 Rh16 Ng11', 'Rh4xh9', 'no FC-GUARD-1 at h9 g11 h16'],
  [
    'the lens without a focus marks every guarded unit',
    'w Re5 Rk5 Bd4 Nd7 / b Qh8',
    'lens guarded',
    "e5 guarded by White's Bishop on d4 and White's Knight on d7",
  ],
  [
    'the lens on a unit marks its protectors, also those in vain',
    'w Ne9 Re16 Pd8 Bh12 / b Qe1 Rh5',
    'lens guarded e9',
    "d8 protects White's Knight on e9, but does not guard it, as it is a Pawn",
    "h12 protects White's Knight on e9, but does not guard it, as it is threatened itself",
    "e16 protects White's Knight on e9",
  ],
  [
    'hard case 5: a Pawn guarded by a Rook and a Knight is not captured',
    'w Rh4 / b Ph9 Rh16 Ng11',
    'Rh4xh9',
    'no FC-GUARD-1',
  ],
  [
    'hard case 5: a threatened protector does not guard the Pawn',
    'w Rh4 Bb6 / b Ph9 Rh16 Ng11',
    'Rh4xh9',
    'w Bb6 Rh9(15) / b Ng11 Rh16 / walls h4 h5 h6 h7 h8 / hidden h9:p',
  ],
  [
    'one protector is no guard',
    'w Rh4 / b Ph9 Rh16',
    'Rh4xh9',
    'w Rh9(15) / b Rh16 / walls h4 h5 h6 h7 h8 / hidden h9:p',
  ],
  [
    'Pawns are no valid protectors',
    'w Rh4 / b Nh9 Pg10 Pi10',
    'Rh4xh9',
    'w Rh9(13) / b Pg10*2 Pi10*2 / walls h4 h5 h6 h7 h8 / hidden h9:n',
  ],
  ['a guarded unit is not converted', 'w Bd4 / b Rg7 Rg16 Rp7', 'd4 =CV g7', 'no FC-GUARD-1'],
  [
    'a guarded unit captures as usual',
    'w Rh4 / b Ng6 Rg16 Rp6 / turn b',
    'Ng6xh4',
    'b Nh4 Rg16 Rp6 / walls g6 / hidden h4:R',
  ],
  ['a guarded unit is not burnt', 'w Dd4 / b Pe7 Re16 Rp7', 'd4 d6 =fire', 'no none'],
  ['a guarded unit is not leapt over and taken', 'w Nd4 / b Pd5 Rd16 Rp5', 'd4 e6 =leap', 'no none'],
  ['a stack of a Ship and a Rook may be guarded', 'w Nd7 / b SRe9 Re16 Rp9', 'd7 e9', 'no FC-SHIP-2'],
]);

it('FC-GUARD-1 · the lens tells the guards of a unit and its vain protectors', () => {
  const position = at('w Rh4 Bb6 / b Ph9 Rh16 Ng11 Pg10');
  expect(seen(position, 'guarded', null)).toEqual([]);
  expect(seen(position, 'guarded', 'h9')).toEqual([
    "g10: protects Black's Pawn on h9, but does not guard it, as it is a Pawn",
    "g11: protects Black's Pawn on h9, but does not guard it, as it is threatened itself",
    "h16: protects Black's Pawn on h9",
  ]);
  expect(seen(at('w Rh4 / b Ph9 Rh16 Ng11'), 'guarded', null)).toEqual([
    "h9: guarded by Black's Knight on g11 and Black's Rook on h16",
  ]);
});

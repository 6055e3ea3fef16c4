import { expect, it } from 'vitest';
import { describeClause } from '../clause.ts';
import { isInCheck } from '../support.ts';

describeClause('FC-PAR-1', [
  ['a paralysed unit does nothing', 'w Ra1*2', 'a1 a2', 'no FC-PAR-1'],
  ['a paralysed unit can be captured', 'w Ra1 / b Na5*3', 'Ra1xa5', 'w Ra5(13) / walls a1 a2 a3 a4 / hidden a5:n'],
  [null, 'w Re5*2', 'Re5-e6', 'no FC-PAR-1 at e5'],
  [null, 'w sRd4*2', 'sRd4-d9', 'no FC-PAR-1', "The Shadow Rook on d4 is paralysed for 2 more of White's turns."],
  [
    'a paralysed stack has 1 badge of its timer',
    'w PRe5*3',
    'see e5',
    "frozen 3: paralysed for 3 more of White's turns",
  ],
  [
    'a quickened square shortens 3 turns of paralysis to 2',
    'w Re5*3 / quick e5:4',
    'see e5',
    "frozen 2: paralysed for 2 more of White's turns",
  ],
  [
    'quickening for 1 more ply shortens 5 turns of paralysis to 4',
    'w Re5*5 / quick e5:1',
    'see e5',
    "frozen 4: paralysed for 4 more of White's turns",
  ],
  [
    "quickening that ends before the unit's turn does not shorten its paralysis",
    'w Re5*5 / quick e5:1 / turn b',
    'see e5',
    "frozen 5: paralysed for 5 more of White's turns",
  ],
  [
    'quickening for 3 more plies shortens 5 turns of paralysis to 3',
    'w Re5*5 / quick e5:3',
    'see e5',
    "frozen 3: paralysed for 3 more of White's turns",
  ],
  [
    'a paralysed protector guards no unit',
    'w Rh4 / b Ph9 Rp9*2 Ng11',
    'h4 h9',
    'w Rh9(15) / b Rp9*2 Ng11 / walls h4 h5 h6 h7 h8 / hidden h9:p',
  ],
]);

describeClause('FC-PAR-2', [
  [
    'a unit with par 3 hit by Stun (2) keeps 3',
    'w Rh4 / b Ng10*3',
    'Rh4-h9',
    'w Rh9 / b Ng10*3 / walls h4 h5 h6 h7 h8',
  ],
  ['the inspector says that a paralysed Rook misses turns', 'b Re5*1', 'inspect e5', 'says'],
  ['a unit without a timer misses no turn', 'b Re5', 'inspect e5'],
]);

describeClause('FC-PAR-3', [
  ['a Trebuchet Shot costs 2', 'w Xc2 / walls c8', 'Xc2 TB c8', 'w Xc2*2'],
  [
    'a King that pushes a wall pays nothing and moves on',
    'w Ki1 / walls i2 / captures i1:3',
    'Ki1 PU i2 -h3',
    'w Kh3 / walls i1 i2 i3',
  ],
  ['a Pull over 7 squares paralyses the Rook for 2 turns', 'w Ra1 / b Na9', 'Ra1 PL a9 7', 'w Ra1*2 / b Na2'],
  ['a King that pushes a wall is not paralysed', 'w Kd4 / walls e4', 'Kd4 PU e4', 'w Ke4 / walls d4 f4'],
]);

describeClause('FC-PAR-4', [
  ['a Trebuchet next to its King pays for its shot', 'w Xh2 / walls h8', 'Xh2 TB h8', 'w Xh2*2'],
  ['a Chancellor does not paralyse a Trebuchet next to its King', 'w Xh2 / b Cf5 / turn b', 'f5 =PA h2', 'no FC-PAR-4'],
  [
    'a Rook that stops next to its King passes a tomb for free',
    'w Rh8 / closed h5:p',
    'Rh8-h2',
    'w Rh2!9 / walls h3 h4 h5 h6 h7 h8 / hidden h5:p',
  ],
  ['a unit next to its own King takes no paralysis on', 'w Rh2 Nh9*3', 'Rh2 PT h9', 'no FC-PAR-4'],
  [
    'a Wonder next to its King is no Royal Guard and can be paralysed',
    'w Wh2 / b Cf5 / turn b / plies 1201',
    'Cf5 PA h2',
    'w Wh2*3 / b Cf5',
  ],
  [
    'Poison does not paralyse a monad, and no tomb that it passes does',
    'w Re5 / b Qe9 / closed e7:n / monads Re5:xe9,-e12:active / turn b',
    'Ki16-i15',
    'w Re12(13) / b Ki15 / walls e5 e6 e7 e8 e9 e10 e11 i16 / hidden e7:n e9:q',
  ],
  ['a shadow that returns next to its King pays too', 'w sNh2@5,9', 'sNh2 DS', 'w Nh2*4'],
]);

describeClause('FC-PAR-5', [
  [
    'a rook next to a Jester is free as soon as the Jester is gone',
    'w Rf6 / b Je5 / turn b',
    'Je5-h8; Rf6-f7',
    'w Rf7 / b Jh8 / walls f6 / traps e5:b',
  ],
  ['a Rook next to a Jester is held while the Jester is there', 'w Rf6 / b Je5', 'f6 f7', 'no FC-JEST-4'],
  ['the inspector says that a Rook held by a Jester has no timer', 'w Re5 / b Jf6', 'inspect e5', 'says'],
  ['the inspector says that a Pawn held by a gaze has no timer', 'w Pe5 / b Qf6', 'inspect e5', 'says'],
  ['the inspector says that a Knight held between Pawns has no timer', 'w Ne5 / b Pd5 Pf5', 'inspect e5', 'says'],
  ['one Pawn next to a unit does not hold it', 'w Ne5 / b Pd5', 'inspect e5'],
]);

it('FC-PAR-1 · a paralysed rook gives no check', () => {
  expect(isInCheck('b Ri9')).toBe(true);
  expect(isInCheck('b Ri9*1')).toBe(false);
});

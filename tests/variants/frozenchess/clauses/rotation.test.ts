import { describeClause } from '../clause.ts';

describeClause('FC-ROT-1', [
  ['the player is offered areas of 2 to 8 squares a side', 'w Nd9', 'ask =RO d8', 'e9 f10 g11 h12 i13 j14 k15'],
  ['the player is offered turns by 90, 180 and 270 degrees', 'w Nd9', 'ask =RO d8 e9', '=90 =180 =270'],
  ['an area of 8 by 8 squares may be turned', 'w Rb2', 'RO b2 8 180', 'w Ri9'],
  ['an area at the edge is not turned', 'w Ra1', '=RO a1', 'no FC-ROT-1'],
  ['an area larger than 8 by 8 is not turned', 'w Rb2', '=RO b2 j10', 'no FC-ROT-1'],
]);

describeClause('FC-ROT-2', [
  ['hard case 36: White may turn an area with 4 to 2', 'w Nd9 / b Re8', 'RO d8 2 90', 'w Ne9 / b Rd8'],
  ['hard case 36: White may not turn an area with 4 to 4', 'w Nd9 / b Re8 Pd8', '=RO d8 e9', 'no FC-ROT-2'],
  ['hard case 36: Black may not turn an area with 4 to 4', 'w Nd9 / b Re8 Pd8 / turn b', '=RO d8 e9', 'no FC-ROT-2'],
  [
    'hard case 36: Black may turn an area whose white Knight is paralysed',
    'w Nd9*9 / b Re8 Pd8 / turn b',
    'RO d8 2 90',
    'w Ne9*9 / b Pd9 Rd8',
  ],
  [
    'a unit paralysed by presence does not count in a rotation',
    'w Nd9 / b Re8 Jc10 / turn b',
    'RO d8 2 180',
    'w Ne8 / b Rd9 Jc10',
  ],
  ['the majority lens marks no area from the last rank', 'w Nd9', 'lens majority a16'],
  ['the majority lens shows nothing without a square', 'w Nd9', 'lens majority'],
  ['a shadow counts 1, doubled on its own colour', 'w sRd9 / b Pe8', 'RO d8 2 90', 'w sRe9@1 / b Pd8'],
  ['a paralysed shadow counts nothing in a rotation', 'w sRd9*3 / b Pd8', 'RO d8 2 90', 'no FC-ROT-2'],
  [
    'a Queen in shadow form counts 1 in the sum of material',
    'w sQd9 Rd8 / b Pe8 / ',
    'RO d8 2 90',
    'w sQe9@1 Rd9 / b Pd8',
  ],
]);

describeClause('FC-ROT-3', [
  [
    'marks, bombs, tornados, tunnels and whole avalanches inside are rotated, too',
    'w Nd9 Ja1 / walls e10 / marks e8:N:Ja1 / bombs f8:w / quick d8:9 / tornados f10:9:w / corrupt d10 / avalanches E:5:e9,f9 / tunnels e9:e10:e11:w / plies 2',
    'RO d8 3 90',
    'w Ne10 Ja1 / walls f9 / corrupt f10 / bombs d8:w / marks d9:E / quick d10:8 / tornados f8:8:w / avalanches S:4:e9,e8',
  ],
  [
    'an enemy that turns with a bomb does not set it off',
    'w Qd4 / b Ne6 / bombs e5:w',
    'RO c3 8 180',
    'w Qi9 / b Nh7 / bombs h8:w',
  ],
  [
    'a bomb that is turned next to an enemy explodes',
    'w Qb5 / b Nf6 / bombs b2:w',
    'RO b2 4 180',
    'w Qe2 / closed f6:n',
  ],
  [
    'units, walls, tombs and traps turn with their area',
    'w Nd9 / walls e9 / closed e8:p / traps d8:b',
    'RO d8 2 90',
    'w Ne9 / walls e8 / closed d8:p / traps d9:b',
  ],
  [
    'a turned Pawn keeps its aim, and the trap turns along',
    'w Pd9>e / traps e9:b',
    'RO d8 2 90',
    'w Pe9>e / traps e8:b',
  ],
  ['an Assassin stays on its wall', 'w Md9 Nd8 / walls d9', 'RO d8 2 90', 'w Me9 Nd9 / walls e9'],
  ['a shadow turns with its area', 'w Nd9 sRd8', 'RO d8 2 90', 'w sRd9@1 Ne9'],
]);

describeClause('FC-ROT-4', [
  ['a side may not turn its King into an enemy line', 'w Kd9 Qd8 / b Re2', 'RO d8 2 90', 'no FC-ROT-4'],
  ['the enemy King may be rotated', 'w Qd9 Re9 / b Kd8', 'RO d8 2 90', 'w Qe9 Re8 / b Kd9'],
]);

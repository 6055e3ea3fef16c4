import { describeClause } from '../clause.ts';

describeClause('FC-TOMB-1', [
  [
    'hard case 1a: a Rook that captures covers the grave',
    'w Re1 / b Pe5',
    'Re1xe5',
    'w Re5(15) / walls e1 e2 e3 e4 / hidden e5:p',
  ],
  [
    'hard case 1b: a grave under a wall is no tomb',
    'w Re1 / b Pe5',
    'Re1xe5; 00; Re5-h5',
    'w Rh5(15) / walls e5 f5 g5 / hidden e5:p',
  ],
  [
    'hard case 1c: a grave without its wall is a closed tomb',
    'w Re1 / b Pe5',
    'Re1xe5; 00; Re5-h5; Ki16-i15; Rh5-h6',
    'w Rh6(15) / b Ki15 / walls h5 i16 / closed e5:p',
  ],
  ['the inspector says when a hidden grave becomes a closed tomb', 'w Re5 / hidden e5:P', 'inspect e5', 'says'],
  ['a closed tomb does not wait to become one', 'closed e5:P', 'inspect e5'],
]);

describeClause('FC-TOMB-2', [
  [
    'an open tomb that a Pawn entered and left is closed',
    'w Pe4 / open e5:rn',
    'e4-e5; 00; e5-e6; Ki16-i15; e6-e7',
    'w Pe7 / b Ki15 / walls e6 i16 / closed e5:rn',
  ],
  [
    'hard case 1: a grave is a closed tomb once its wall dissolves',
    'w Re1 / b Pe5',
    'Re1xe5; 00; Re5-h5; Ki16-i15; Rh5-h6',
    'w Rh6(15) / b Ki15 / walls h5 i16 / closed e5:p',
  ],
  [
    'the mark of a closed tomb tells its queue, rot and explosions',
    'closed e5:rP / rot e5:30 / exploded e5:1',
    'see e5',
    'tomb 2: tomb of a black Rook and a white Pawn (explodes when stepped on, or after 10 more turns unthreatened)',
  ],
  [
    'the mark of an open tomb tells its queue and explosions',
    'open b9:Q / exploded b9:3',
    'see b9',
    'open-tomb: open tomb of a white Queen',
  ],
  [
    'the mark of a hidden grave tells its queue',
    'w Ra5 / hidden a5:n',
    'see a5',
    'hidden-tomb: hidden grave of a black Knight',
  ],
  [
    'an open tomb that a shadow entered and left is closed',
    'w sRa1 / open a5:p',
    'sRa1-a5; 00; sRa5-b5',
    'w sRb5@2,5 / closed a5:p',
  ],
]);

describeClause('FC-TOMB-3', [
  [
    'a Rook that passes a tomb in a double move is paralysed',
    'w Ra1 / closed a5:p',
    'Ra1-a9-b9',
    'w Rb9!9*1 / walls a1 a2 a3 a4 a5 a6 a7 a8 a9 / hidden a5:p',
  ],
  [
    'a Rook that passes a tomb in a bounce is paralysed',
    'w Ra1 / b Pa5 / closed b4:p',
    'Ra1~a4-c4',
    'w Rc4!9*1 / b Pa5 / walls a1 a2 a3 a4 b4 / hidden b4:p',
  ],
  [
    'hard case 2: a Rook that slides over a tomb hides it and is paralysed',
    'w Ra5 / closed c5:p',
    'Ra5-e5',
    'w Re5!9*1 / walls a5 b5 c5 d5 / hidden c5:p',
  ],
  ['passing an open tomb is free', 'w Ra5 / open c5:p', 'Ra5-e5', 'w Re5 / walls a5 b5 c5 d5 / hidden c5:p'],
  [
    'a Templar that passes a tomb on its bent path is paralysed',
    'w Te1 / closed f2:p',
    'Te1-g3',
    'w Tg3!3*1 / walls e1 f2 / hidden f2:p',
  ],
  [
    'a Knight that leaps over a tomb is not paralysed',
    'w Nb1 / closed b2:p',
    'Nb1-c3',
    'w Nc3 / walls b1 / closed b2:p',
  ],
  [
    'a Rook that passed a tomb misses the next turn',
    'w Ra1 / closed a5:p',
    'Ra1-a9; Ki16-i15; Ra9-a10',
    'no FC-TOMB-3',
  ],
]);

describeClause('FC-TOMB-4', [
  [
    'a Knight on a closed tomb explodes all around and is queued last',
    'w Nc2 Pb1 / b Pa2 / walls b2 / closed a1:r',
    'Nc2-a1',
    'closed b1:P a2:p / open a1:rN',
  ],
  [
    'the danger lens marks a closed tomb and the squares around it',
    'closed p1:n',
    'lens danger',
    'o1 next to the closed tomb on p1',
    'p1 the closed tomb on p1',
    'o2 next to the closed tomb on p1',
    'p2 next to the closed tomb on p1',
  ],
  ['the danger lens does not mark an open tomb', 'open p1:n', 'lens danger'],
]);

describeClause('FC-TOMB-5', [
  [
    'a Cannon is buried before its ammunition',
    'w Re1 / b Ze9[P]',
    'Re1xe9',
    'w Re9(13)!9 / walls e1 e2 e3 e4 e5 e6 e7 e8 / hidden e9:zp',
  ],
  [
    'a Ship is buried before its cargo, in loading order',
    'w Sd5[PR] Nc4 / closed e5:p',
    'Nc4-e5',
    'closed d5:SPR / open e5:pN',
  ],
  [
    'a Knight fused in last is buried before its base Rook',
    'w Xc2 / b RNd9 / walls c8',
    'Xc2 TB c8',
    'w Xc2*2 / closed d9:nr',
  ],
]);

describeClause('FC-TOMB-6', [
  [
    'a Pawn captured on a hidden grave is queued last',
    'w Pe5 / b Re9 / hidden e5:rn / turn b',
    'Re9xe5',
    'b Re5(15) / walls e6 e7 e8 e9 / hidden e5:rnP',
  ],
  ['the last unit leaves a normal square', 'open e5:N', 'RS e5', 'w Ne5'],
  [
    'a tomb that a Rook came back from and left is closed again',
    'w Ki3 Pa9 / open a1:rN / turn b',
    'RS a1; a9-a10; Ra1-a2; a10-a11; Ra2-b2',
    'w Ki3 Pa11 / b Rb2 / walls a2 a10 / closed a1:N',
  ],
  ['the inspector says when a tomb with 1 unit ends', 'open e5:P', 'inspect e5', 'says'],
  ['nothing is said of the last unit of a tomb with 2', 'open e5:rP', 'inspect e5'],
]);

import { describeClause } from '../clause.ts';

describeClause('FC-EXP-1', [
  [
    'a Knight that lands next to a closed tomb does not explode it',
    'w Ne3 / b Pd4 / walls f6 / closed e5:p e6:p',
    'Ne3-f5',
    'w Nf5 / b Pd4 / walls e3 f6 / closed e5:p e6:p',
  ],
  [
    'an explosion kills the Pawn, opens the other tomb and removes the wall',
    'w Nc4 / b Pd4 / walls f6 / closed e5:p e6:p',
    'Nc4-e5',
    'closed d4:p / open e5:pN e6:p',
  ],
  ['the inspector says that a lone tomb kills no unit around it', 'closed e5:r', 'inspect e5'],
  [
    'the inspector names the units and walls that an explosion destroys',
    'w Fd4 Re6 / b Kf6 Jd6 / closed e5:rP f4:n / walls d5 f5',
    'inspect e5',
    "An explosion here would kill White's Frog on d4, Black's Jester on d6, White's Rook on e6 and 1 more and remove 2 wall squares",
  ],
  [
    'a queue under a surviving shadow stays hidden',
    'w Ra4 / b Ja9 sNb8 / hidden b8:p',
    'Ra4xa9',
    'b sNb8 / closed a9:jR / hidden b8:p',
  ],
  [
    'an explosion buries units before shadows',
    'w Nc2 / b sNb2 Rb2 / closed a1:r',
    'Nc2-a1',
    'w / b / closed b2:rn / open a1:rN',
  ],
  [
    'a Ship in an explosion is buried with its cargo',
    'w Nc4 / b Sd4[RN] / closed e5:p',
    'Nc4-e5',
    'closed d4:srn / open e5:pN',
  ],
  [
    'an explosion leaves traps, bombs, marks and quickening where they are',
    'w Nc4 Ja9 / closed e5:p / traps d4:w / bombs f4:b / marks f6:E:Ja9 / quick d6:4',
    'Nc4-e5',
    'w Ja9 / open e5:pN / traps d4:w / bombs f4:b / marks f6:E / quick d6:3',
  ],
  [
    'an explosion on the rim stays on the board',
    'w Nb3 / b Pb2 / closed a1:p / walls p2',
    'Nb3-a1',
    'walls p2 / closed b2:p / open a1:pN',
  ],
]);

describeClause('FC-EXP-2', [
  ['a Frog near an exploding tomb dies', 'w Nc4 / b Fd4 / closed e5:p', 'Nc4-e5', 'closed d4:f / open e5:pN'],
  [
    'the inspector says that an explosion does not spare a Frog',
    'w Fd4 Re6 / b Kf6 Jd6 / closed e5:rP f4:n / walls d5 f5',
    'inspect e5',
    'says',
  ],
  ['nothing is said of sparing where only a Rook is next to a tomb', 'w Re6 / closed e5:r', 'inspect e5'],
  [
    'a throw at a wall next to a tomb kills no shadow',
    'w Of2 Pf3 / b sNe9 / closed f9:p / walls f10',
    'Of2 OT',
    'w Of2 / b sNe9 / closed f10:P / open f9:p',
  ],
  [
    'a Trebuchet Shot on a tomb kills a shadow',
    'w Xc2 / b sNc9 / closed c8:p',
    'Xc2 TB c8',
    'w Xc2*2 / closed c9:n / open c8:p',
  ],
  ['a Trebuchet Shot on a wall kills no shadow', 'w Xc2 / b sNc9 / walls c8', 'Xc2 TB c8', 'w Xc2*2 / b sNc9'],
  [
    'a throw that ends on a tomb opens it and kills no shadow',
    'w Of2 Pf3 / b sNe16 Ne15 / closed f16:p',
    'Of2 OT',
    'w Of2 / b sNe16 / closed e15:n / open f16:pP',
  ],
]);

describeClause('FC-EXP-3', [
  [
    'a Jester killed by an exploding tomb does not explode',
    'w Nc4 / b Jf6 Pg7 / closed e5:p',
    'Nc4-e5',
    'b Pg7 / closed f6:j / open e5:pN',
  ],
  [
    'a captured Jester and the entangled one next to it both explode',
    'w Ra4 / b Ja9 Jb9 Pc10',
    'Ra4xa9',
    'closed a9:jR b9:j c10:p',
  ],
  [
    'the inspector says which tomb and Jester an explosion does not set off',
    'w Fd4 Re6 / b Kf6 Jd6 / closed e5:rP f4:n / walls d5 f5',
    'inspect e5',
    'says f4 d6',
  ],
  ['neither an open tomb nor a Rook next to a tomb explodes with it', 'w Re6 / closed e5:r / open f4:n', 'inspect e5'],
  [
    'the inspector says that an explosion does not set off a stacked Jester',
    'w RJe6 / closed e5:r',
    'inspect e5',
    'says e6',
  ],
]);

describeClause('FC-EXP-4', [
  [
    'Slime leaves walls and tombs as they are',
    'w Fe5 / walls e6 / closed f5:p',
    'Fe5 SL',
    'walls e6 / closed e5:F f5:p',
  ],
]);

describeClause('FC-EXP-5', [
  [
    'hard case 4: the King dies when a Rook captures a Jester on h15',
    'w Rh4 / b Jh15',
    'Rh4xh15',
    'b dead / closed h15:jR i16:k',
  ],
  ['nothing is said of a King where an explosion reaches none', 'w Re6 / closed e5:r', 'inspect e5'],
]);

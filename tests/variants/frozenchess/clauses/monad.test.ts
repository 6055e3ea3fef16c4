import { describeClause } from '../clause.ts';

describeClause('FC-MONAD-1', [
  ['a plan holds no step that stays on its square', 'w sRa5', 'sRa5 MN -a5', 'no FC-MONAD-1'],
  ['a plan holds no leap-capture of a Rook', 'w sRa5', 'sRa5 MN -a9^', 'no FC-MONAD-1'],
  ['a plan holds no Shadowstrike after the return', 'w sRa5', 'sRa5 MN DS, SS b6', 'no FC-MONAD-1'],
  ['a plan holds no Pull, which every kind has', 'w sRa5', 'sRa5 MN DS, PL a9 2', 'no none'],
  ['a plan has a step', 'w sRa5', 'sRa5 MN ', 'no none'],
]);

describeClause('FC-MONAD-2', [
  [
    'an exploding tomb next to a monad kills it',
    'w sRa5 / b Pb6 / closed b5:r / monads sRa5:-a9:active / turn b',
    'b6-b5',
    'b Ki16 / closed a5:R / open b5:rp',
  ],
  [
    'no Shadow Knight loads into a Shadow Ship that is a monad',
    'w sSe5 sNf7 / monads sSe5:-e3',
    'sNf7 LD e5',
    'no FC-MONAD-2',
  ],
  ['no shadow swaps with a monad', 'w sRe5 sNf7 / monads sRe5:-e3', 'sNf7 SW e5', 'no FC-MONAD-2'],
  ['no shadow pulls a monad', 'w sRe5 sQe12 / monads sRe5:-e3', 'sQe12 PL e5 3', 'no FC-MONAD-2'],
  ['no shadow pushes a monad', 'b sRe5 / w sQe6 / monads sRe5:-e3', 'sQe6 PU e5', 'no FC-MONAD-2'],
  ['no shadow converts a monad', 'b sRe5 / w sBg7 / monads sRe5:-e3', 'sBg7 CV e5', 'no FC-MONAD-2'],
  ['no shadow shoots at a monad', 'b sRe5 / w sAe9 / monads sRe5:-e3', 'sAe9 BS e5', 'no FC-MONAD-2'],
  [
    'a monad is never entangled',
    'b sRe5 sRe9 / w sNd7 / monads sRe5:-e3',
    'sNd7xe9',
    'w sNe9@1,3 / b sRe5 / hidden e9:r',
  ],
  ['Slime does not paralyse a monad', 'w Fe5 Re6 / monads Re6:-e9:active', 'Fe5 SL', 'w Re6 / closed e5:F'],
  ['no Jester walls in a monad', 'b Je5 / w Rh8 / turn b / monads Rh8:-e8:active', 'Je5 WT h8', 'no FC-MONAD-2'],
  ['no Onager throws a monad', 'w Oe5 Re6 / monads Re6:-e9:active', 'Oe5 OT', 'no FC-MONAD-2'],
  [null, 'w Re5 / b sRe9 / monads sRe9:-e5:active / turn b', 'sRe9-e8', 'no FC-MONAD-2 at e9'],
  [
    'no Shadow Rook loads into a Shadow Ship that is a monad',
    'w sSe5 sRe1 / monads sSe5:-e3',
    'sRe1 LD e5',
    'no FC-MONAD-2',
  ],
  [
    'a monad threatens no square: a shadow returns before it',
    'w Re5 / b sNe9@5 / monads Re5:-f5:active / turn b',
    'sNe9 DS',
    'w Rf5 / b Ne9 / walls e5',
  ],
  [
    'a Rook that is no monad keeps a shadow before it from returning',
    'w Re5 / b sNe9@5 / turn b',
    'sNe9 DS',
    'no FC-SHAD-7',
  ],
  [
    'a monad guards no unit',
    'w Rh4 / b Ph9 Rh16 Ng11 / monads Ng11:-e10:active',
    'Rh4xh9',
    'w Rh9(15) / b Ne10 Rh16 / walls h4 h5 h6 h7 h8 g11 / hidden h9:p',
  ],
  [
    'a monad protects no unit',
    'w Rh4 / b Nh8 Rh16 / monads Rh16:-g16:active',
    'Rh4 MC h8 : Nh8-g6',
    'w Rh4 / b Ng6 Rg16 / walls h8 h16',
  ],
  [
    'a King may step before a Rook that is a monad',
    'w Re9 / b Kd4 / monads Re9:-f9:active / turn b',
    'Kd4-e4',
    'w Rf9 / b Ke4 / walls d4 e9',
  ],
  [
    'a Jester that is a monad holds a Rook next to it',
    'w Je5 / b Rd6 / monads Je5:-h8:active / turn b',
    'Rd6-d5',
    'no FC-JEST-4',
  ],
]);

describeClause('FC-MONAD-3', [
  ['an active monad does not wait to be woken', 'w sRa5@9 / monads sRa5:-a9,DS:active', 'inspect a5'],
  [
    'a monad that an enemy shadow joins acts in the next ply of its enemy',
    'w sRa5 / b sNb7 / monads sRa5:-a9 / turn b',
    'sNb7-a5; Ki1-i2; Ki16-i15',
    'w Ki2 sRa9@1,4 / b sNa5@2,3 Ki15 / walls i1 i16',
  ],
  [
    'a monad does not act in the ply that wakes it',
    'w sRa5 / b sNb7 / monads sRa5:-a9 / turn b',
    'sNb7-a5',
    'w sRa5 / b sNa5@1,3',
  ],
  [
    'a monad that a friendly shadow joins waits on',
    'w sRa5 sNb7 / monads sRa5:-a9',
    'sNb7-a5; Ki16-i15',
    'w sRa5@1 sNa5@1,3 / b Ki15 / walls i16',
  ],
  [
    'a monad that an enemy in normal form joins waits on',
    'w sRa5 / b Nb7 / monads sRa5:-a9 / turn b',
    'Nb7-a5; Ki1-i2; Ki16-i15',
    'w Ki2 sRa5@1 / b Na5 Ki15 / walls i1 b7 i16',
  ],
  [
    'a monad is woken when an enemy on its square becomes a shadow',
    'w sRa5 / b Na5 / monads sRa5:-a9 / turn b',
    'Na5 SH; Ki1-i2; Ki16-i15',
    'w Ki2 sRa9@1,4 / b sNa5@1 Ki15 / walls i1 i16',
  ],
]);

describeClause('FC-MONAD-4', [
  [
    "a move is illegal if a monad's return then checks the King",
    'w sRa9@5 / monads sRa9:DS,-i9:active / turn b',
    'Ki16-i15',
    'no FC-RES-6',
  ],
  [
    'a monad does not return on a threatened square',
    'w sRa9@5 / b Ra16 / monads sRa9:DS:active / turn b',
    'Ki16-i15',
    'w sRa9@5 / b Ki15 Ra16 / walls i16',
  ],
  [
    'a monad that makes a Shadowstrike is paralysed for 10 turns',
    'w sBd4 / b Ng7 / monads sBd4:SS+g7,-c5:active / turn b',
    'Ki16-i15',
    'w sBd4*10 / b sNg7 Ki15 / walls i16',
  ],
  [
    'a monad converts an enemy shadow',
    'w sBd4 / b sNg7 / monads sBd4:CV+g7:active / turn b',
    'Ki16-i15',
    'w sBd4(13)*2 sNg7@1 / b Ki15 / walls i16',
  ],
  [
    'a monad moves on after its Long Jump',
    'w sFd4 / b Fk9 / monads sFd4:LJ+l10,-l13:active / turn b',
    'Ki16-i15',
    'w sFl13@0,11 / b Fk9 Ki15 / walls i16',
  ],
  [
    'a monad uses the Mirror Portal',
    'w sCe4 / monads sCe4:MP:active / turn b',
    'Ki16-i15',
    'w sCl13@0,9 / b Ki15 / walls i16',
  ],
  [
    'a monad moves on after its shot at a shadow',
    'w sAe4 / b sNe9 / monads sAe4:BS+e9,-e6:active / turn b',
    'Ki16-i15',
    'w sAe6@0,2 / b sNe9*4@1 Ki15 / walls i16',
  ],
  [
    "a monad captures by a Knight's Leap",
    'w Nd4 / b Pd5 Pd6 Pe6 / monads Nd4:xe6^:active / turn b',
    'Ki16-i15',
    'w Ne6 / b Ki15 / walls d4 i16 / closed d5:p d6:p / hidden e6:p',
  ],
  [
    'a Shadow Dragon that is a monad burns shadows',
    'w sDd4 / b sNe7 sPc7 / monads sDd4:-d6*:active / turn b',
    'Ki16-i15',
    'w sDd6(12)@0,2 / b Ki15 / walls i16 / closed c7:p e7:n',
  ],
  [
    'a monad makes no Fire where no unit burns',
    'w sDd4 / b sNe9 / monads sDd4:-d6*:active / turn b',
    'Ki16-i15',
    'w sDd4 / b sNe9@1 Ki15 / walls i16',
  ],
  [
    'a Pawn under Knightmare makes no planned capture',
    'w Pd4 / b Ne6 Pe5 / monads Pd4:xe5:active / turn b',
    'Ki16-i15',
    'w Pd4 / b Pe5 Ne6 Ki15 / walls i16',
  ],
  [
    'a monad climbs a wall and moves along it',
    'w Md4 / walls d5 d6 e8 / monads Md4:WC+d5,-d6,-e8:active / turn b',
    'Ki16-i15',
    'w Me8 / b Ki15 / walls d4 d5 d6 e8 i16',
  ],
  [
    'a monad makes its planned Spin',
    'w Je5 / b Re6 / monads Je5:SP+2:active / turn b',
    'Ki16-i15',
    'w Je5 / b Rf5 Ki15 / walls i16',
  ],
  [
    'the avalanche of a monad acts from the next ply on',
    'w Te1 / b Pe5 / monads Te1:AV+e6:active / turn b',
    'Ki16-i15',
    'w Te1*10 / b Pe5 Ki15 / walls i16 / avalanches N:5:e2,e3,e4,e5,e6',
  ],
  [
    'a monad casts a tornado',
    'w Te4 / monads Te4:TO+e7:active / turn b',
    'Ki16-i15',
    'w Te4*20 / b Ki15 / walls i16 / tornados e7:10:w',
  ],
  [
    'a monad that quickens a square is paralysed for 5 turns',
    'w Ce5 / monads Ce5:QU+f6,-e6:active / turn b',
    'Ki16-i15',
    'w Ce5*5 / b Ki15 / walls i16 / quick f6:64',
  ],
  [
    'a monad moves on after its Teleswap',
    'w Ce5 Na1 / monads Ce5:TS+a1,-b1:active / turn b',
    'Ki16-i15',
    'w Cb1 Ne5 / b Ki15 / walls a1 i16',
  ],
  [
    'a monad moves on after it unloads a unit',
    'w Se5[R] / monads Se5:UL+1+f6,-e3:active / turn b',
    'Ki16-i15',
    'w Se3 Rf6 / b Ki15 / walls e4 e5 i16',
  ],
  [
    'a monad makes a Cannon Blast',
    'w Zg2[N] / b Rg8 / monads Zg2:CB+g8:active / turn b',
    'Ki16-i15',
    'w Zg2 Ng8 / b Ki15 / walls i16 / hidden g8:r',
  ],
  [
    'a monad moves on after it lays an Egg',
    'w De5 / monads De5:EG+e6,-e7:active / turn b',
    'Ki16-i15',
    'w Ee6 De7 / b Ki15 / walls e5 i16',
  ],
  [
    'a Queen that is a monad leaves its Shadow',
    'w Qd1 / monads Qd1:-d9:active / turn b',
    'Ki16-i15',
    'w Qd9 / b Ki15 / walls d2 d3 d4 d5 d6 d7 d8 i16 / shadows d1',
  ],
  [
    'a Jester that is a monad leaves traps',
    'w Je5 / monads Je5:-h9,-l12:active / turn b',
    'Ki16-i15',
    'w Jl12 / b Ki15 / walls i16 / traps e5:w h9:w',
  ],
  [
    'a monad that moves onto a closed tomb dies',
    'w Re5 / closed e9:n / monads Re5:-e9,-e5:active / turn b',
    'Ki16-i15',
    'b Ki15 / walls i16 / open e9:nR',
  ],
  [
    '2 monads of one side act in the same ply',
    'w sRa5 sBd4 / monads sRa5:-a9:active sBd4:-g7:active / turn b',
    'Ki16-i15',
    'w sBg7@0,3 sRa9@0,4 / b Ki15 / walls i16',
  ],
  [
    'a monad of each side acts after the ply of its enemy',
    'w sRa5 / b sRc5 / monads sRa5:-a9:active sRc5:-c9:active / turn b',
    'Ki16-i15; Ki1-i2',
    'w Ki2 sRa9@1,4 / b sRc9@1,4 Ki15 / walls i1 i16',
  ],
  [
    'of 2 monads the one on d4 acts first and walls the path of the one on a6',
    'w Ra6 Rd4 / monads Ra6:-h6:active Rd4:-d9:active / turn b',
    'Ki16-i15',
    'w Ra6 Rd9 / b Ki15 / walls d4 d5 d6 d7 d8 i16',
  ],
  [
    'of 2 monads the one on a6 acts first and walls the path of the one on d8',
    'w Rd8 Ra6 / monads Rd8:-d3:active Ra6:-h6:active / turn b',
    'Ki16-i15',
    'w Rh6 Rd8 / b Ki15 / walls a6 b6 c6 d6 e6 f6 g6 i16',
  ],
]);

describeClause('FC-MONAD-5', [
  ['a waiting monad makes no vain attempt', 'w sRa5@9 / monads sRa5:-a9,DS', 'inspect a5'],
  [
    'the inspector counts 5 more vain attempts of a monad stuck once',
    'w sRa5@9 / monads sRa5:-a9,DS:active:stuck=1',
    'inspect a5',
  ],
]);

describeClause('FC-MONAD-6', [
  [
    "White's Queen goes back to f7",
    'w Qd4 / monads Qd4:xf9:active:at=f7 / turn b',
    'Ki16-i15',
    'w Ki1 Qf7 / b Ki15 / walls d5 e6 i16 / shadows d4',
  ],
  [
    "Black's Queen goes back to f7",
    'b Qd4 / monads Qd4:xf9:active:at=f7',
    'Ki1-i2',
    'w Ki2 / b Qf7 Ki16 / walls i1 c4 d5 e6 / shadows d4',
  ],
  [
    "White's Queen goes back to g8",
    'w Qd4 / monads Qd4:xg9:active:at=g8 / turn b',
    'Ki16-i15',
    'w Ki1 Qg8 / b Ki15 / walls d5 e6 f7 i16 / shadows d4',
  ],
  [
    "Black's Queen goes back to g8",
    'b Qd4 / monads Qd4:xg9:active:at=g8',
    'Ki1-i2',
    'w Ki2 / b Qg8 Ki16 / walls i1 c4 d5 e6 f7 / shadows d4',
  ],
  [
    "White's Dragon goes back to f7",
    'w Dd4 / monads Dd4:xg8:active:at=f7 / turn b',
    'Ki16-i15',
    'w Ki1 Df7 / b Ki15 / walls d4 e5 i16',
  ],
  [
    "Black's Dragon goes back to f7",
    'b Dd4 / monads Dd4:xg8:active:at=f7',
    'Ki1-i2',
    'w Ki2 / b Df7 Ki16 / walls i1 d4 e5',
  ],
  [
    "White's Dragon goes back to d8",
    'w Dd4 / monads Dd4:xe9:active:at=d8 / turn b',
    'Ki16-i15',
    'w Ki1 Dd8 / b Ki15 / walls d4 e5 f6 e7 i16',
  ],
  [
    "Black's Dragon goes back to d8",
    'b Dd4 / monads Dd4:xe9:active:at=d8',
    'Ki1-i2',
    'w Ki2 / b Dd8 Ki16 / walls i1 d4 c5 b6 c7',
  ],
  [
    "White's Templar goes back to g5",
    'w Td4 / monads Td4:xg9:active:at=g5 / turn b',
    'Ki16-i15',
    'w Ki1 Tg5 / b Ki15 / walls d4 e5 f6 i16',
  ],
  [
    "Black's Templar goes back to g5",
    'b Td4 / monads Td4:xg9:active:at=g5',
    'Ki1-i2',
    'w Ki2 / b Tg5 Ki16 / walls i1 d4 e5 f6',
  ],
  [
    "White's Chancellor goes back to e9",
    'w Cd4 / monads Cd4:xe8:active:at=e9 / turn b',
    'Ki16-i15',
    'w Ki1 Ce9 / b Ki15 / walls d4 g6 i16',
  ],
  [
    "Black's Chancellor goes back to e9",
    'b Cd4 / monads Cd4:xe8:active:at=e9',
    'Ki1-i2',
    'w Ki2 / b Ce9 Ki16 / walls i1 d4 b7',
  ],
  [
    "White's Chancellor goes back to h7",
    'w Cd4 / monads Cd4:xh8:active:at=h7 / turn b',
    'Ki16-i15',
    'w Ki1 Ch7 / b Ki15 / walls d4 e5 i16',
  ],
  [
    "Black's Chancellor goes back to h7",
    'b Cd4 / monads Cd4:xh8:active:at=h7',
    'Ki1-i2',
    'w Ki2 / b Ch7 Ki16 / walls i1 d4 e5',
  ],
  [
    "White's Assassin goes back to d6",
    'w Md4 / monads Md4:xd9:active:at=d6 / turn b',
    'Ki16-i15',
    'w Ki1 Md6 / b Ki15 / walls d4 f5 i16',
  ],
  [
    "Black's Assassin goes back to d6",
    'b Md4 / monads Md4:xd9:active:at=d6',
    'Ki1-i2',
    'w Ki2 / b Md6 Ki16 / walls i1 d4 b5',
  ],
  [
    "White's Assassin goes back to e5",
    'w Md4 / monads Md4:xd3:active:at=e5 / turn b',
    'Ki16-i15',
    'w Ki1 Me5 / b Ki15 / walls d4 d7 i16',
  ],
  [
    "Black's Assassin goes back to e5",
    'b Md4 / monads Md4:xd3:active:at=e5',
    'Ki1-i2',
    'w Ki2 / b Me5 Ki16 / walls i1 d4 b5',
  ],
  [
    "White's Knight goes back to e5",
    'w Nd4 / monads Nd4:xd3:active:at=e5 / turn b',
    'Ki16-i15',
    'w Ki1 Ne5 / b Ki15 / walls d4 i16',
  ],
  [
    "Black's Knight goes back to e5",
    'b Nd4 / monads Nd4:xd3:active:at=e5',
    'Ki1-i2',
    'w Ki2 / b Ne5 Ki16 / walls i1 d4 c6',
  ],
  [
    "White's Knight goes back to d6",
    'w Nd4 / monads Nd4:xe8:active:at=d6 / turn b',
    'Ki16-i15',
    'w Ki1 Nd6 / b Ki15 / walls d4 f5 i16',
  ],
  [
    "Black's Knight goes back to d6",
    'b Nd4 / monads Nd4:xe8:active:at=d6',
    'Ki1-i2',
    'w Ki2 / b Nd6 Ki16 / walls i1 d4 b5',
  ],
  [
    "White's Jester goes back to e6",
    'w Jd4 / monads Jd4:-g8:active:at=e6 / walls g8 / turn b',
    'Ki16-i15',
    'w Ki1 Je6 / b Ki15 / walls g8 i16 / traps b2:w d4:w',
  ],
  [
    "White's Jester goes back to d8",
    'w Jd4 / monads Jd4:-f10:active:at=d8 / walls f10 / turn b',
    'Ki16-i15',
    'w Ki1 Jd8 / b Ki15 / walls f10 i16 / traps d4:w f6:w',
  ],
  [
    "White's Frog goes back to h4",
    'w Fd4 / monads Fd4:-h7:active:at=h4 / walls h7 / turn b',
    'Ki16-i15',
    'w Ki1 Fh4 / b Ki15 / walls d4 f6 h7 i16',
  ],
  [
    "White's Frog goes back to d7",
    'w Fd4 / monads Fd4:-d10:active:at=d7 / walls d10 / turn b',
    'Ki16-i15',
    'w Ki1 Fd7 / b Ki15 / walls d4 d10 i16',
  ],
  [
    "White's Frog goes back to e6",
    'w Fd4 / monads Fd4:-e9:active:at=e6 / walls e9 / turn b',
    'Ki16-i15',
    'w Ki1 Fe6 / b Ki15 / walls d4 g4 e9 i16',
  ],
]);

describeClause('FC-MONAD-7', [
  [
    'the inspector says that a monad is free after 1 more step',
    'b Ra5 / monads Ra5:-a9:active',
    'inspect a5',
    'says Rook a5 1',
  ],
]);

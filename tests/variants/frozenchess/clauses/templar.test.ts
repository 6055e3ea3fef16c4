import { describeClause } from '../clause.ts';

describeClause('FC-TEMP-1', [
  ['a Templar moves along bent paths to i6, h7 and j5', 'w Tg4 / walls g3 g5 f4 h4 f5 f3 h3', 'reach g4', 'j5 i6 h7'],
]);

describeClause('FC-TEMP-2', [
  ['a shielded Templar is not swapped by SwapShot', 'w Rc5 / b Te5', 'Rc5 SW e5', 'no FC-TEMP-2'],
  [null, 'w Re5 Rk5 Nd7 Bd4 / b Qh8 Te9', 'Re5xe9', 'no FC-TEMP-2 at e9 e5'],
  [null, 'w Rh4 / b Th9', 'Rh4xh9', 'no FC-TEMP-2 at h9 h4'],
  [
    'a Templar has the badge of its Shield',
    'w Te5',
    'see e5',
    'shield: its Shield stops attackers on squares it threatens',
  ],
  ['a Templar on a grave has no badge of its Shield', 'w Te5 / hidden e5:p', 'see e5'],
  ['a paralysed Templar has no badge of its Shield', 'w Te5*1', 'see e5'],
  ['a held Templar has no badge of its Shield', 'w Te5 / b Jd6', 'see e5'],
  ["a Templar shielded from the shadow's square is not shadowstruck", 'w sQd4 / b Td6', 'sQd4 SS d6', 'no FC-TEMP-2'],
  ['hard case 6: Re9xe5 is illegal', 'w Te5 / b Re9 Nd7 / turn b', 'e9 e5', 'no FC-TEMP-2'],
  ['hard case 6: Nd7xe5 is legal', 'w Te5 / b Re9 Nd7 / turn b', 'Nd7xe5', 'b Re9 Ne5 / walls d7 / hidden e5:T'],
  [
    'hard case 6: on a hidden queue the Shield is broken',
    'w Te5 / b Re9 / hidden e5:p / turn b',
    'Re9xe5',
    'b Re5(13)!3 / walls e6 e7 e8 e9 / hidden e5:pT',
  ],
  ['a Bishop on h8 may convert a Templar on e5', 'w Te5 / b Bh8 / turn b', 'Bh8 CV e5', 'b Te5 Bh8(13)*2'],
]);

describeClause('FC-TEMP-3', [
  ['a Templar that casts a tornado is paralysed for 20 turns', 'w Te1', 'Te1 TO e9', 'w Te1*20 / tornados e9:10:w'],
  ['a unit blocks the casting of a tornado', 'w Te1 Pe5', 'Te1 TO e9', 'no FC-TEMP-3'],
  ['a tornado ends after its last ply', 'tornados e5:1:w', 'Ki1-i2', 'w Ki2 / walls i1'],
  [
    'a tornado pulls a Knight from d4 and a Pawn from g6',
    'w Nd4 / b Pg6 / tornados e5:10:w',
    'Ki1-i2',
    'w Ne5 Ki2 / b Pf5 / walls i1 / tornados e5:9:w',
  ],
  [
    'hard case 18: a tornado pulls 3 units 1 square each',
    'w Pe6 / b Re7 Ng7 / tornados e5:10:w',
    'Ki1-i2',
    'w Pe5 Ki2 / b Re6 Nf6 / walls i1 / tornados e5:9:w',
  ],
  [
    'hard case 18: a tornado moves no unit in the next ply',
    'w Pe6 / b Re7 Ng7 / tornados e5:10:w',
    'Ki1-i2; Ki16-i15',
    'w Pe5 Ki2 / b Re6 Nf6 Ki15 / walls i1 i16 / tornados e5:8:w',
  ],
  ['a tornado pulls neither a King nor a Ship', 'w Kd4 Sf6 / tornados e5:10:w', '00', 'w Kd4 Sf6 / tornados e5:9:w'],
  [
    'a tornado does not pull a guarded unit',
    'w Ne6 Ra6 Rp6 / tornados e5:10:w',
    'Ki1-i2',
    'w Ne6 Ra6 Rp6 Ki2 / walls i1 / tornados e5:9:w',
  ],
  [
    'a tornado does not pull a unit in a sprung trap',
    'w Ne6*3 / traps e6:b::Ne6 / tornados e5:10:w',
    'Ki1-i2',
    'w Ne6*2 Ki2 / walls i1 / traps e6:b! / tornados e5:9:w',
  ],
  ['a new tornado does not act in its own ply', 'w Te1 Ne10', 'Te1 TO e9; 00', 'w Te1*20 Ne9 / tornados e9:9:w'],
  [
    'a Pawn that a tornado pulls onto a trap is caught',
    'w Pe6 / traps e5:b / tornados e5:10:w',
    'Ki1-i2',
    'w Pe5*4 Ki2 / walls i1 / traps e5:b! / tornados e5:9:w',
  ],
  [
    'a tornado pulls into a trap',
    'b Ng7 / tornados e5:5:w / traps f6:w',
    '00',
    'b Nf6*4 / tornados e5:4:w / traps f6:w!',
  ],
  [null, 'w Te5 / walls e6', 'e5 =TO e6', 'no FC-TEMP-3 at e5'],
  [
    'the centre of a tornado bears its mark',
    'tornados o2:1:b',
    'see o2',
    "tornado 1: tornado on o2, for 1 more turn, counting both players'",
  ],
  [
    'a square 2 away from a tornado bears the mark of wind',
    'tornados o2:1:b',
    'see m3',
    'wind: the tornado on o2 pulls pieces from here',
  ],
  ['a square three away from a tornado is not marked', 'tornados o2:1:b', 'see l2'],
  [
    'the second of 2 tornados does not pull a Knight again',
    'b Ne6 / tornados e4:10:w d4:10:w',
    'Ki1-i2',
    'w Ki2 / b Ne5 / walls i1 / tornados d4:9:w e4:9:w',
  ],
]);

describeClause('FC-TEMP-4', [
  [
    'an avalanche from e1 pushes the Pawns on e3 and e4',
    'w Te1 Pe3 Pe4',
    'Te1 AV e6; 00',
    'w Te1*10 Pe4 Pe5 / avalanches N:4:e2,e3,e4,e5,e6',
  ],
  ['a wall blocks the casting of an avalanche', 'w Te1 / walls e4', 'Te1 AV e6', 'no FC-TEMP-4'],
  [
    'hard case 19: an avalanche pushes a Pawn onto a tomb',
    'w Pe5 / b Pe6 / closed e7:r / avalanches N:5:e2,e3,e4,e5,e6',
    'Ki1-i2',
    'w Pe6 Ki2 / walls i1 / open e7:rp / avalanches N:4:e2,e3,e4,e5,e6',
  ],
  [
    'an avalanche pushes neither a Templar nor a King',
    'w Te5 / b Ke6 / avalanches N:5:e5,e6',
    'Ki1-i2',
    'w Te5 Ki2 / b Ke6 / walls i1 / avalanches N:4:e5,e6',
  ],
  [
    'an avalanche pushes a guarded unit',
    'w Ne6 Ra6 Rp6 / avalanches N:5:e6',
    'Ki1-i2',
    'w Ne7 Ra6 Rp6 Ki2 / walls i1 / avalanches N:4:e6',
  ],
  [
    'an avalanche pushes no unit off the board',
    'w Np16 / avalanches N:5:p16',
    'Ki1-i2',
    'w Np16 Ki2 / walls i1 / avalanches N:4:p16',
  ],
  [
    'an avalanche is cast beyond a corrupted square',
    'w Te1 / corrupt e3',
    'Te1 AV e4',
    'w Te1*10 / corrupt e3 / avalanches N:5:e2,e3,e4',
  ],
  [null, 'w Te5 / walls d5 f5 e4 e6', 'e5 =AV', 'no FC-TEMP-4', 'Walls block its rank and file on all sides.'],
  [
    'a flow square of an avalanche bears its mark',
    'avalanches W:2:c5,b5',
    'see b5',
    "avalanche 2: avalanche, pushes pieces west for 2 more turns, counting both players'",
  ],
  ['a Templar may cast an avalanche of 1 square', 'w Tc14', 'Tc14 AV c15', 'w Tc14*10 / avalanches N:5:c15'],
  [
    'the second of 2 avalanches does not push a Knight again',
    'w Nd4 / avalanches N:5:d4 E:5:d5',
    'Ki1-i2',
    'w Nd5 Ki2 / walls i1 / avalanches N:4:d4 E:4:d5',
  ],
  [
    'an avalanche pushes a Knight that a tornado has pulled in the same ply',
    'w Nd4 / tornados f4:5:w / avalanches E:5:e4',
    'Ki1-i2',
    'w Nf4 Ki2 / walls i1 / tornados f4:4:w / avalanches E:4:e4',
  ],
]);

describeClause('FC-TEMP-5', [
  ['no avalanche moves a Templar', 'b Te5 / avalanches N:5:e5', '00', 'b Te5 / avalanches N:4:e5'],
  ['a Rook does not push a Templar', 'w Rd4 / b Te4', 'd4 =PU e4', 'no FC-TEMP-5'],
  ['a Rook does not push a friendly Templar', 'w Rd4 Te4', 'd4 =PU e4', 'no FC-TEMP-5'],
  ['a Templar may push a Knight', 'w Td4 / b Ne4', 'Td4 PU e4', 'w Te4 / b Nf4 / walls d4'],
  ['a tornado pulls a Templar', 'b Tg7 / tornados e5:10:w', 'Ki1-i2', 'w Ki2 / b Tf6 / walls i1 / tornados e5:9:w'],
  ['a Jester spins a Templar', 'w Je5 / b Te6', 'Je5 SP 2', 'w Je5 / b Tf5'],
  ['a Queen pulls a Templar', 'w Qe1 / b Te9', 'Qe1 PL e9 2', 'w Qe1 / b Te7'],
]);

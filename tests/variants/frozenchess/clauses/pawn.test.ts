import { describeClause } from '../clause.ts';

describeClause('FC-PAWN-1', [
  ['a white pawn a4 steps to a5 and captures on b5 only', 'w Pa4 / b Rb5', 'reach a4', 'a5 xb5'],
]);

describeClause('FC-PAWN-2', [
  ['no Pawn leaps over a corrupted square, not to fuse either', 'w Pa3 Na5 / corrupt a4', 'a3 FU a5', 'no FC-FUSE-2'],
  [null, 'w Pa3', 'a3-a5', 'no FC-PAWN-2 at a4'],
  [null, 'w sPd4', 'sPd4-d6', 'no FC-PAWN-2 at d5'],
  ['a Pawn leaps over a Pawn on a4 to a5', 'w Pa3 Pa4', 'reach a3', 'a5'],
  ['with a4 empty a3 may only step to a4', 'w Pa3', 'reach a3', 'a4'],
  ['a closed tomb may be leapt over too', 'w Pa3 / closed a4:p', 'reach a3', 'a4 a5'],
]);

describeClause('FC-PAWN-3', [
  ['of a stack its acting Pawn alone is promoted', 'w RPe5 / b Nf6', 'Pe5xf6', 'w RNf6 / walls e5 / hidden f6:n'],
  ['white pawn e5 takes Knight f6 and becomes a Knight', 'w Pe5 / b Nf6', 'e5xf6', 'w Nf6 / walls e5 / hidden f6:n'],
]);

describeClause('FC-PAWN-4', [
  [
    'a Pawn that reaches the last rank may become 16 kinds',
    'w Pd15',
    'ask d15 d16',
    '=R =N =B =D =J =C =T =Q =L =F =X =A =S =O =Z =M',
  ],
  ['a Pawn that fuses on its far rank is promoted', 'w Pb15 Rb16', 'b15 FU b16=Q', 'w RQb16 / walls b15'],
  [
    'the victim of a capturing promotion is gone when the limits are read',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Po15 / b Zp16[F]',
    'o15xp16=F',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Fp16 / walls o15 / hidden p16:zf',
  ],
  [
    'a Pawn does not become a Frog among 16 immortals',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Si9 Po15',
    'o15-o16=F',
    'no FC-PAWN-4',
  ],
  ['a Pawn does not push a unit off the last rank', 'w Pa15 / b Nb15 Na16', 'a15 =PU a16', 'no FC-PUSH-1'],
  [
    'a Pawn that pushes along the last rank is promoted',
    'w Pb16 / b Nc16',
    'b16 PU c16=Q',
    'w Qc16 / b Nd16 / walls b16',
  ],
  ['a pawn promotes where it fuses on its far rank', 'w Pb15 Nb16', 'b15 FU b16=Q', 'w NQb16 / walls b15'],
  ['a fused pawn promotes alone', 'w RPPb15', 'P1b15-b16=Q', 'w RQPb16 / walls b15'],
  ['a fused Pawn on the last rank promotes by a later action', 'w RPb16', 'Pb16 PR Q', 'w RQb16'],
  [
    'hard case 33: a Pawn that swaps with a Knight on c16 is promoted',
    'w Pb15 / b Nc16',
    'b15 SW c16=Q',
    'w Qc16 / b Nb15',
  ],
  ['a Pawn that steps to b16 becomes a Queen', 'w Pb15', 'b15-b16=Q', 'w Qb16 / walls b15'],
  ['a Pawn does not become a King', 'w Pb15', 'b15 b16 =K', 'no FC-PAWN-4'],
  [
    'a Pawn that captures on the last rank becomes the chosen kind',
    'w Pb15 / b Nc16',
    'b15xc16=R',
    'w Rc16 / walls b15 / hidden c16:n',
  ],
  ['a Pawn that stands on the last rank promotes by an action', 'w Pb16', 'b16 PR Q', 'w Qb16'],
  ['a pawn that mirrors to its far rank promotes', 'w Pc1 Cd2', 'c1 MP=Q', 'w Cd2 Qn16 / walls c1'],
  ['a Pawn that a Rook pushes to the last rank stays a Pawn', 'w Pb15 Rb14', 'Rb14 PU b15', 'w Rb15 Pb16 / walls b14'],
  [
    'a Pawn that was pushed to the last rank promotes by an action',
    'w Pb15 Rb14',
    'Rb14 PU b15; 00; b16 PR Q',
    'w Rb15 Qb16 / walls b14',
  ],
  [
    'a Pawn that a black Rook pulls along the last rank stays a Pawn',
    'w Pd16 / b Ra16 / turn b',
    'Ra16 PL d16 2',
    'w Pb16 / b Ra16',
  ],
  [
    'a Pawn that Black pulled along the last rank promotes by an action',
    'w Pd16 / b Ra16 / turn b',
    'Ra16 PL d16 2; b16 PR Q',
    'w Qb16 / b Ra16',
  ],
  [
    'a Pawn that an enemy Knight swaps to the last rank stays a Pawn',
    'w Pc14 / b Nb16 / turn b',
    'Nb16 SW c14',
    'w Pb16 / b Nc14',
  ],
  ['a Pawn spawned on the last rank stays a Pawn', 'w Pa15', 'a15 SN b16', 'w Pa15*15 Pb16*15'],
  [
    'a Pawn that an avalanche pushes to the last rank stays a Pawn',
    'w Pb15 / avalanches N:5:b15',
    'Ki1-i2',
    'w Pb16 Ki2 / walls i1 / avalanches N:4:b15',
  ],
  ['a Pawn that aims right is not promoted on the last file', 'w Po5>e', 'o5-p5', 'w Pp5>e / walls o5'],
  [
    'a Pawn that steps onto a tomb on the last rank is buried as what it became',
    'w Pb15 / closed b16:p',
    'b15-b16=Q',
    'open b16:pQ',
  ],
  [
    'a Pawn that steps onto a trap on the last rank is promoted and caught',
    'w Pb15 / traps b16:b',
    'b15-b16=Q',
    'w Qb16*4 / walls b15 / traps b16:b!',
  ],
]);

describeClause('FC-PAWN-5', [
  [null, 'w Pe5 / b Pd5 Pf5', 'e5-e6', 'no FC-PAWN-5 at d5 f5'],
  [
    'a Knight between 2 Pawns has the badge of a held unit',
    'w Ne5 / b Pe4 Pe6',
    'see e5',
    "held: paralysed by Black's Pawn on e4 and Black's Pawn on e6",
  ],
  ['a Knight between a Pawn and its King is not held', 'w Nh1 / b Pg1', 'see h1'],
  ['a Royal Guard is not held', 'w Nh2 / b Pg2 Pi2', 'see h2'],
  [
    'a Ship between two Pawns is held by them',
    'w Se5 / b Pe4 Pe6',
    'see e5',
    "held: paralysed by Black's Pawn on e4 and Black's Pawn on e6",
  ],
  ['Knight e5 between pawns d5 and f5 is paralysed', 'w Ne5 / b Pd5 Pf5', 'Ne5-c4', 'no FC-PAWN-5'],
  ['Pawns before and behind a Knight hold it too', 'w Ne5 / b Pe6 Pe4', 'Ne5-c4', 'no FC-PAWN-5'],
  ['Pawns on d5 and e6 do not hold a Knight on e5', 'w Ne5 / b Pd5 Pe6', 'Ne5-c4', 'w Nc4 / b Pd5 Pe6 / walls e5'],
]);

describeClause('FC-PAWN-6', [
  ['a Pawn under Siege makes no double move as its extra move', 'w Pe5 / b Pf6 Ra5', 'e5 f6 f7 f8', 'no none'],
  [
    'a Pawn that captured is offered an extra move or to stop',
    'w Pd4 / b Pe5 Pf6',
    'ask d4 e5',
    'd6:FC-CAP-2 e6 f6 e7:FC-PAWN-2 =done',
  ],
  ['a controlled Pawn has no Acceleration', 'w Rd4 Pc7 / b Pd8', 'd4 =MC d8 c7 c6', 'no none'],
  [
    'a Pawn that captured may make a double move',
    'w Pe5 / b Pf6',
    'e5xf6-f7-f8',
    'w Pf8 / walls e5 f6 f7 / hidden f6:p',
  ],
  [
    'a Pawn that captured may capture once more',
    'w Pe5 / b Pf6 Pg7',
    'e5xf6xg7',
    'w Pg7 / walls e5 f6 / hidden f6:p g7:p',
  ],
  ['a Pawn makes no third capture', 'w Pe5 / b Pf6 Pg7 Ph8', 'e5 f6 g7 h8', 'no none'],
  ['a promoted pawn does not go on', 'w Pe5 / b Nf6', 'e5 f6 f7', 'no none'],
  ['a Pawn that captured may stop', 'w Pe5 / b Pf6', 'e5xf6', 'w Pf6 / walls e5 / hidden f6:p'],
]);

describeClause('FC-PAWN-7', [
  [
    'a stack of 3 Pawns makes 2 steps and a capture',
    'w PPPe5 / b Pf8',
    'P1e5-e6-e7xf8',
    'w PPPf8 / walls e5 e6 e7 / hidden f8:p',
  ],
  ['a stack of 2 Pawns makes 2 steps', 'w PPe5', 'P1e5-e6-e7', 'w PPe7 / walls e5 e6'],
  ['two fused Pawns make no third step', 'w PPe5', 'e5 #1 e6 e7 e8', 'no none'],
  ['hard case 38: a capture ends the turn of stacked Pawns', 'w PPPe5 / b Pf6 Pg7', 'e5 #1 f6 g7', 'no none'],
  [
    'hard case 38: stacked Pawns may capture once',
    'w PPPe5 / b Pf6 Pg7',
    'P1e5xf6',
    'w PPPf6 / b Pg7 / walls e5 / hidden f6:p',
  ],
]);

describeClause('FC-PAWN-8', [
  [
    'a Pawn that turns also turns the Pawns fused with it',
    'w PPe5',
    'P2e5 AIM W; Ki16-i15; P1e5-d5',
    'w PPd5>w / b Ki15 / walls e5 i16',
  ],
  ['a Pawn that aims left captures on d4 and d6 and leaps to c5', 'w Pe5>w / b Rd4 Rd6 Rd5', 'reach e5', 'xd4 c5 xd6'],
  ['a turned pawn costs nothing', 'w Pe5', 'e5 AIM W', 'w Pe5>w'],
]);

describeClause('FC-PAWN-9', [
  [
    'a seventh Pawn that fuses explodes all from c3 to g7',
    'w PPPPPPe5 Pe4 Rc3 Rb3 / b Ng7 Nh7 / walls d6 b6',
    'e4 FU e5',
    'w Rb3 / b Nh7 / walls b6 / closed e5:PPPPPPP c3:R g7:n',
  ],
  ['a stack of 6 Pawns does not explode', 'w PPPPPe5 Pe4', 'e4 FU e5', 'w PPPPPPe5 / walls e4'],
  ['hard case 22: a Fusion Bomb may not kill its own King', 'w PPPPPPh3 Ph2', 'h2 FU h3', 'no FC-RES-6'],
  [
    'hard case 22: a Fusion Bomb on c6 is legal',
    'w PPPPPPc6 Pc5 Pa4 Pf4',
    'c5 FU c6',
    'w Pf4 / closed c6:PPPPPPP a4:P',
  ],
  [
    'a Pawn may not end a multimove by a bomb that kills its King',
    'w Ph1 PPPPPPh3 / captures h1:3',
    'h1 =steps h2 =FU h3',
    'no FC-RES-6',
  ],
]);

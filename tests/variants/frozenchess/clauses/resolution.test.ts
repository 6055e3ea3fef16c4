import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, following, line, tidied } from '../support.ts';

describeClause('FC-RES-1', [
  [
    'the menu of a Ship holds all its actions',
    'w Sd4[N] / b Sd1',
    'ask d4',
    'd1:FC-CAP-2 d2 d3 c5 e5 b6 f6 a7 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16 =steps =bounce =WS =UL =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =SH',
  ],
  [
    'the menu of a Cannon holds all its actions',
    'w Zd4[N] / b Rd8 / walls e4',
    'ask d4',
    '=CB =WB =UL =SN:FC-SPAWN-1 =MO:FC-MORPH-1 =SH',
  ],
  ['the menu of a Trebuchet holds all its actions', 'w Xd4 / walls d10', 'ask d4', '=TB =SN =MO =AIM =SH'],
  [
    'the menu of a Ballista holds all its actions',
    'w Ad4 / b Rd8',
    'ask d4',
    'd6 c7 e7 =steps:FC-ROOK-3 =BS =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN:FC-SPAWN-1 =MO:FC-MORPH-1 =SH',
  ],
  [
    'the menu of an Onager holds all its actions',
    'w Od4 Pd5',
    'ask d4',
    'a4 b4 c4 e4 f4 g4 h4 i4 j4 k4 l4 m4 n4 o4 p4 =steps =OT =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =AIM =PU =SH',
  ],
  [
    'the menu of a Chancellor holds all its actions',
    'w Cd4 / b Pf7',
    'ask d4',
    'b1 f1 a2 g2 c3 d3 e3 c4 e4 c5 d5 e5 a6 g6 b7 f7 =steps =PA =TS =MP =QU =FU:FC-FUSE-2 =SW =SN =MO =SH =MC:FC-MC-1',
  ],
  [
    'the menu of a Templar holds all its actions',
    'w Tg4 / walls f4 h4 g5 g3',
    'ask g4',
    'f1 h1 e2 i2 d3 g3:FC-SQ-3 j3 f4:FC-SQ-3 h4:FC-SQ-3 d5 g5:FC-SQ-3 j5 e6 i6 f7 h7 =steps =bounce:FC-BNC-1 =TO:FC-TEMP-3 =AV:FC-TEMP-4 =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =PU =SH',
  ],
  [
    'the menu of a Jester holds all its actions',
    'w Jd4~10 / b Pf6',
    'ask d4',
    'a1 b1 f1 g1 h1 a2 b2 f2 g2 a6 b6 f6:FC-CAP-2 g6 a7 b7 f7 g7 h7 a8 g8 =steps =WT =DT =DC:FC-JEST-9 =SP:FC-JEST-10 =DI =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =SH',
  ],
  [
    'the menu of a Dragon holds all its actions',
    'w Da1 / walls b2',
    'ask a1',
    'c1 b2:FC-SQ-3 c2 a3 b3 =steps =bounce:FC-BNC-1 =EG =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =SH',
  ],
  [
    'the menu of an Assassin holds all its actions',
    'w Md4~2 / walls d5',
    'ask d4',
    'd1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6 d7 =steps =WC =TU =BO =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =PU =SH',
  ],
  [
    'the menu of a King holds all its actions',
    'w Kd4 Na1 Qp16',
    'ask d4',
    'c3 d3 e3 c4 e4 c5 d5 e5 =steps =KX =KP =SH:FC-SHAD-1',
  ],
  [
    'the menu of a King in stage 5 holds all its actions',
    'plies 2400 / w Kd4 / b Pd5',
    'ask d4',
    'a1 g1 b2 c2 e2 f2 b3 c3 d3 e3 f3 c4 e4 b5 c5 d5:FC-RES-6 e5 f5 b6 c6 e6 f6 a7 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16 =steps =KX:FC-KING-3 =KP:FC-KING-4 =WO =KS =MP =PU =SH:FC-SHAD-1 =MC:FC-MC-1',
  ],
  [
    'the menu of a Pawn holds all its actions',
    'w Pd4 Nd5',
    'ask d4',
    'c5:FC-CAP-2 d5:FC-SQ-1 e5:FC-CAP-2 d6 =steps =FU =SW:FC-SWAP-1 =SN =AIM =PU =SH:FC-SHAD-1',
  ],
  [
    'the menu of a fused Knight holds all its actions',
    'w RNd4',
    'ask d4 #2',
    'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6 =steps =FU:FC-FUSE-2 =DF =SW:FC-SWAP-1 =SN:FC-FUSE-6 =MO:FC-FUSE-6 =SH:FC-FUSE-6',
  ],
  [
    'the menu of a Pawn that faces a Knight leaves only its step',
    'w Pd4 / b Nc6 Pe5',
    'ask d4',
    'c5:FC-CAP-2 d5 e5:FC-KNIG-4 d6:FC-PAWN-2 =steps:FC-KNIG-4 =FU:FC-KNIG-4 =SW:FC-KNIG-4 =SN:FC-KNIG-4 =AIM:FC-KNIG-4 =SH:FC-KNIG-4',
  ],
  ['a side makes only 1 action in a turn', 'w Rh4 Na5', 'Rh4-h9; Na5-b7', 'no FC-RES-1'],
  [null, 'w Re5 / b Ne9', 'Ne9-f11', 'no FC-RES-1 at e9'],
  [null, 'w Re5', 'b2-b3', 'no FC-RES-1', 'No piece is on b2.'],
  [null, 'w Re5', 'e5 =LD', 'no FC-RES-1', 'The Rook on e5 has no Load now.'],
  [null, 'w Re5', 'e5 =PT', 'no FC-RES-1', 'The Rook on e5 has no Paralysis Transfer now.'],
  [null, 'w Ra5', 'a5 =PU', 'no FC-RES-1', 'The Rook on a5 has no Push now.'],
  [null, 'b sNd4', 'd4', 'no FC-RES-1 at d4'],
]);

describeClause('FC-RES-2', [
  [
    'a grave under the captor becomes wall before it could be a tomb',
    'w Re5 / hidden e5:p',
    'Re5-e6',
    'w Re6 / walls e5 / hidden e5:p',
  ],
  ['an Egg in its last turn of paralysis loses its growth', 'w Ee5*1{59}', 'Ki1-i2', 'w Ee5 Ki2 / walls i1'],
  ['a Wonder in its last turn of paralysis is not built on', 'w We5*1{44}', 'Ki1-i2', 'w We5{44} Ki2 / walls i1'],
]);

describeClause('FC-RES-3', [
  [
    'a Rook that moves onto a trapped tomb leaves the trap armed',
    'w Ra5 / closed e5:p / traps e5:b',
    'Ra5-e5',
    'open e5:pR / traps e5:b',
  ],
  [
    'hard case 12: a Rook caught in a trap is paralysed and leaves walls',
    'w Ra1 / traps a5:b',
    'Ra1-a5',
    'w Ra5*4 / walls a1 a2 a3 a4 / traps a5:b!',
  ],
  [
    'a Knight pulled onto a trapped tomb leaves the trap armed',
    'w Qe1 / b Ne9 / closed e5:r / traps e5:w',
    'Qe1 PL e9 4',
    'w Qe1*1 / open e5:rn / traps e5:w',
  ],
  [
    'a unit that is spun onto a trap is caught',
    'w Je5 / b Re6 / traps f5:w',
    'Je5 SP 2',
    'w Je5 / b Rf5*4 / traps f5:w!',
  ],
  [
    'a unit that Decoherence puts on a trap is caught',
    'w Jh9 / b RNe5 / traps d5:w',
    'Jh9 DC e5',
    'w Jh9*5 / b Re5 Nd5*4 / traps d5:w!',
  ],
  ['the inspector says that any unit on its square meets the trap', 'traps d8:w', 'inspect d8', 'says'],
  ['nothing is said of a trap next to its square', 'traps d8:w', 'inspect d7'],
]);

describeClause('FC-RES-4', [
  [
    'a Rook that slides over a closed tomb is paralysed for 1 turn',
    'w Ra1 / closed a5:p',
    'Ra1-a9',
    'w Ra9!9*1 / walls a1 a2 a3 a4 a5 a6 a7 a8 / hidden a5:p',
  ],
]);

describeClause('FC-RES-5', [
  ['a9 explodes before b9, which it opens', 'closed a9:p b9:r / rot a9:39 b9:39', '00', 'open a9:p b9:r'],
  [
    'an explosion kills all units in it at once',
    'w Nc4 / b Pd4 Pd6 / closed e5:p',
    'Nc4-e5',
    'closed d4:p d6:p / open e5:pN',
  ],
]);

describeClause('FC-RES-6', [
  [
    'a King may leave a file that a tornado is about to open',
    'w Ri5 / b Ri9 / tornados k5:10:w',
    'Ki1-j1',
    'w Rj5 Kj1 / b Ri9 / walls i1 / tornados k5:9:w',
  ],
  [
    'a hatching Dragon may not set off a bomb next to its King',
    'w Ki1 Eh3{59} Pa3 / bombs h2:b',
    'a3-a4',
    'no FC-RES-6',
  ],
  ['a Knight that leaves a file closes it with its wall', 'w Ni5 / b Ri9', 'Ni5-g6', 'w Ng6 / b Ri9 / walls i5'],
  ['Rh5 whose old wall stands on i5 may not go to h8', 'w Rh5 / b Ri9 / walls i5:Rh5', 'Rh5-h8', 'no FC-RES-6'],
  ['a Pawn may not explode a tomb next to its own King', 'w Pg2>e / closed h2:p', 'g2-h2', 'no FC-RES-6'],
  [
    'a Knight of a side in check may explode the enemy King',
    'w Ni13 / b Ri9 / closed h15:p',
    'Ni13-h15',
    'b dead Ri9 / open h15:pN / closed i16:k',
  ],
  ['a Queen may not make a Pull that uncovers its own King', 'w Qg4 / b Ra1 Ng1 Kp16', 'Qg4 PL g1 1', 'no FC-RES-6'],
  [
    'a King may not move where a monad is about to kill it',
    'b Kb2 / w Ja2~10 / monads Ja2:DT:active / turn b',
    'Kb2-b3',
    'no FC-RES-6',
  ],
  ['a Knight may not become a shadow between a Rook and its King', 'w Ni5 / b Ri9', 'Ni5 SH', 'no FC-RES-6'],
  [
    'a Rook may not stop threatening the protector that lends a check',
    'w Kg1 Ra16 / b Ng9 Rg16',
    'Ra16-a15',
    'no FC-RES-6',
  ],
  [
    'no action is legal after which a tornado pulls away the shield of its own King',
    'w Ri5 Pa3 / b Ri9 / tornados k5:10:w',
    'a3-a4',
    'no FC-RES-6',
  ],
  [
    'a Pawn may move where no tornado pulls the shield away',
    'w Ri5 Pa3 / b Ri9',
    'a3-a4',
    'w Pa4 Ri5 / b Ri9 / walls a3',
  ],
  [
    'a Pawn may move where a tornado pulls a Knight before its King in check',
    'w Nj6 Pa3 / b Ri9 / tornados h5:10:w',
    'a3-a4',
    'w Pa4 Ni5 / b Ri9 / walls a3 / tornados h5:9:w',
  ],
  ['a Knight may not explode both Kings', 'w Kg14 Ni13 / closed h15:p', 'Ni13-h15', 'no FC-RES-6'],
]);

describeClause('FC-RES-7', [
  [
    'a Bishop that steps next to a Jester may still convert',
    'w Bd4 / b Nh8 Jd6 / captures d4:3',
    'Bd4-e5 CV h8',
    'w Be5(13)*2 Nh8 / b Jd6 / walls d4',
  ],
  [
    'a Rook that stepped next to a Jester may still transfer paralysis',
    'w Rd4 Na5*3 / b Je6 / captures d4:3',
    'Rd4-d5 PT a5',
    'w Rd5*4 Na5 / b Je6 / walls d4',
  ],
  [
    'hard case 21: a Pawn from c7 may capture the Jester by its second step',
    'w Pc7 / b Pd8 Je9 Nf10',
    'c7xd8xe9',
    'closed e9:jJ f10:n / open d8:p',
  ],
  ['hard case 21: a Pawn on d8 is held by the Jester', 'w Pd8 / b Je9', 'd8xe9', 'no FC-JEST-4'],
  ['the inspector says when the hold on a Rook is read', 'w Re5 / b Jf6', 'inspect e5', 'says'],
  ['the inspector says when the empowerment of a Rook is read', 'w Re5 Bd4', 'inspect e5', 'says'],
  ['a unit that nothing holds, sieges or empowers has no fact about turn order', 'w Re5 Nd4 / b Rk4', 'inspect e5'],
]);

describeClause('FC-RES-8', [
  [
    'an exploding tomb opens the tomb next to it without exploding it',
    'w Pe4 / closed e5:p e6:p',
    'e4-e5',
    'open e5:pP e6:p',
  ],
]);

it('FC-RES-7 FC-QUEEN-2 · stacked Pawns may capture a Queen after a step next to it', () => {
  const position = following(at('w PPPe5 / b Qf7'), 'P1e5-e6xf7');
  expect(line(position)).toBe(tidied('w QPPf7*6 / walls e5 e6 / hidden f7:q'));
});

it('FC-RES-6 FC-END-3 · hard case 41: exposed by an avalanche, White has no action', () => {
  const position = at('w Pa3 / b Ra9 Nh4 / walls h1 h2 i2 j1 j2 g1 i3 k1 / avalanches S:5:h4');
  expect(GAME.outcome(position)).toMatchObject({ winner: 'black', rule: 'FC-END-3' });
  expect(GAME.outcome(at('w Pa3 / b Ra9 Nh4 / walls h1 h2 i2 j1 j2 g1 i3 k1'))).toBeNull();
});

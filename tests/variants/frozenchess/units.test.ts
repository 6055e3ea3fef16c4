/** Every unit's own clauses: the examples of sections 6.3 to 6.23 of the rules document, as given. */
import { describe, expect, it } from 'vitest';
import { readPicks } from '../../../src/kernel/menu.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { protects } from '../../../src/variants/frozenchess/mechanics/threat/threat.ts';
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { must } from '../../support/scenario.ts';
import { at, line, play } from './support.ts';
import { gone, played } from './table.ts';

describe('light units', () => {
  gone([
    ['FC-PAWN-1', 'a white pawn a4 steps to a5 and captures on b5 only', 'w Pa4 / b Rb5', 'a4', 'a5 xb5'],
    ['FC-PAWN-2', 'a3-a5 over a4; with a4 empty only a step', 'w Pa3 Pa4', 'a3', 'a5'],
    ['FC-PAWN-2', 'with a4 empty a3 may only step to a4', 'w Pa3', 'a3', 'a4'],
    ['FC-PAWN-2', 'a closed tomb may be leapt over too', 'w Pa3 / closed a4:p', 'a3', 'a4 a5'],
    ['FC-PAWN-8', 'aim left: steps to d5, captures d4 and d6, leaps to c5 over d5', 'w Pe5>w / b Rd4 Rd6 Rd5', 'e5', 'xd4 c5 xd6'],
    ['FC-LANC-1', 'Lancer d4, black pawn g7: to e5 or f6, not g7', 'w Ld4 / b Pg7 / walls c3 c5 e3', 'd4', 'e5 f6'],
    [
      'FC-LANC-2',
      'it captures beside its diagonals, not on a square beside a blocked one',
      'w Ld4 / b Pg6 Ph7 / walls c3 c5 e3',
      'd4',
      'e5 f6 xg6 g7 xh7 h8 i9 j10 k11 l12 m13 n14 o15 p16',
    ],
    ['FC-FROG-1', 'a Frog leaps 2 or 3 diagonally, 3 straight', 'w Fe5', 'e5', 'b2 e2 h2 c3 g3 b5 h5 c7 g7 b8 e8 h8'],
    ['FC-FROG-2', 'never onto a closed tomb', 'w Fb2 / closed b5:p', 'b2', 'e2 d4 e5'],
    ['FC-FROG-3', "a rook's ray ends before a Frog, who is not captured", 'w Ra1 / b Fa5 / walls b1', 'a1', 'a2 a3 a4'],
    ['FC-KNIG-1', 'Knight d4 may also step to c5 and e5, not capture there', 'w Nd4 / b Rc5', 'd4', 'c2 e2 b3 f3 b5 e5 f5 c6 e6'],
    ['FC-ASSN-1', 'Assassin: knight leaps and 3 straight', 'w Me5', 'e5', 'e2 d3 f3 c4 g4 b5 h5 c6 g6 d7 f7 e8'],
    ['FC-KNIG-4', 'a black pawn e6 facing Nd4 may only step to e5', 'w Nd4 Rd5 Rf5 / b Pe6 / turn b', 'e6', 'e5'],
    ['FC-KNIG-4', 'without the Knight it captures', 'w Rd5 Rf5 / b Pe6 / turn b', 'e6', 'xd5 e5 xf5'],
  ]);
  played([
    ['FC-PAWN-3', 'white pawn e5 takes Knight f6 and becomes a Knight', 'w Pe5 / b Nf6', 'e5xf6', 'w Nf6 / walls e5 / hidden f6:n'],
    ['FC-PAWN-4', 'b15-b16=Q', 'w Pb15', 'b15-b16=Q', 'w Qb16 / walls b15'],
    ['FC-PAWN-4', 'no pawn stays a pawn there, nor becomes a King', 'w Pb15', 'b15 b16 =K', 'no FC-PAWN-4'],
    ['FC-PAWN-4', 'a capture there is chosen too', 'w Pb15 / b Nc16', 'b15xc16=R', 'w Rc16 / walls b15 / hidden c16:n'],
    ['FC-PAWN-4', 'a pawn brought there by others promotes by an action of its own', 'w Pb16', 'b16 PR Q', 'w Qb16'],
    ['FC-PAWN-4', 'a pawn that mirrors to its far rank promotes', 'w Pc1 Cd2', 'c1 MP=Q', 'w Cd2 Qn16 / walls c1'],
    ['FC-PAWN-5', 'Knight e5 between pawns d5 and f5 is paralysed', 'w Ne5 / b Pd5 Pf5', 'Ne5-c4', 'no FC-PAWN-5'],
    ['FC-PAWN-5', 'pawns before and behind pinch too', 'w Ne5 / b Pe6 Pe4', 'Ne5-c4', 'no FC-PAWN-5'],
    ['FC-PAWN-5', 'pawns d5 and e6 do not', 'w Ne5 / b Pd5 Pe6', 'Ne5-c4', 'w Nc4 / b Pd5 Pe6 / walls e5'],
    ['FC-PAWN-6', 'e5xf6, then f6-f7-f8', 'w Pe5 / b Pf6', 'e5xf6-f7-f8', 'w Pf8 / walls e5 f6 f7 / hidden f6:p'],
    ['FC-PAWN-6', 'one more capture', 'w Pe5 / b Pf6 Pg7', 'e5xf6xg7', 'w Pg7 / walls e5 f6 / hidden f6:p g7:p'],
    ['FC-PAWN-6', 'but not a third', 'w Pe5 / b Pf6 Pg7 Ph8', 'e5 f6 g7 h8', 'no none'],
    ['FC-PAWN-6', 'a promoted pawn does not go on', 'w Pe5 / b Nf6', 'e5 f6 f7', 'no none'],
    ['FC-PAWN-6', 'it may stop', 'w Pe5 / b Pf6', 'e5xf6', 'w Pf6 / walls e5 / hidden f6:p'],
    ['FC-CAP-4', 'the second step of a turn takes no king', 'w Pe5 / b Pf6 Kg7', 'e5 f6 g7', 'no FC-CAP-4'],
    ['FC-PAWN-8', 'a turned pawn costs nothing', 'w Pe5', 'e5 AIM W', 'w Pe5>w'],
    ['FC-LANC-2', 'd4xg6 via e5, f6', 'w Ld4 / b Pg6', 'Ld4xg6', 'w Lg6(15) / walls d4 e5 f6 / hidden g6:p'],
    [
      'FC-LANC-3',
      'd4xg6 swipes e4, d5, f5, e6, f7',
      'w Ld4 / b Pg6 Ne4 Nd5 Nf5 Ne6 Nf7 Ne7',
      'Ld4xg6',
      'w Lg6(15)!4 / b Ne4*1 Nd5*1 Nf5*1 Ne6*1 Nf7*1 Ne7 / walls d4 e5 f6 / hidden g6:p',
    ],
    ['FC-LANC-3', 'a capture right beside swipes nobody', 'w Ld4 / b Pd5 Ne4', 'Ld4xd5', 'w Ld5(15) / b Ne4 / walls d4 / hidden d5:p'],
    ['FC-FROG-4', 'white Fb2, black Fb15: b2 may jump to a14', 'w Fb2 / b Fb15', 'Fb2 LJ a14', 'w Fa14 / b Fb15 / walls b2'],
    ['FC-FROG-4', 'no other Frog, no jump', 'w Fb2', 'b2 =LJ', 'no FC-FROG-4'],
    [
      'FC-FROG-5',
      'Frog e5, black Queen f6, white Pawn d4: both paralysed 11',
      'w Fe5 Pd4 / b Qf6',
      'Fe5 SL',
      'w Pd4*11 / b Qf6*11 / closed e5:F',
    ],
    ['FC-EXP-4', 'Slime leaves walls and tombs as they are', 'w Fe5 / walls e6 / closed f5:p', 'Fe5 SL', 'walls e6 / closed e5:F f5:p'],
    [
      'FC-ASSN-2',
      'hard case 27: d4xe6xf8: walls d4, e6; hidden queues e6 and f8',
      'w Md4 / b Ne6 Bf8',
      'Md4xe6xf8',
      'w sMf8 / walls d4 e6 / hidden e6:n f8:b',
    ],
    ['FC-ASSN-2', 'a fourth capture is none', 'w Md4 / b Pe6 Pf8 Pg10 Ph12', 'd4 e6 f8 g10 h12', 'no none'],
    [
      'FC-ASSN-2',
      'three captures',
      'w Md4 / b Pe6 Pf8 Pg10 Ph12',
      'Md4xe6xf8xg10',
      'w sMg10 / b Ph12 / walls d4 e6 f8 / hidden e6:p f8:p g10:p',
    ],
    ['FC-ASSN-2', 'a run goes on by captures only', 'w Md4 / b Ne6', 'd4 e6 e9', 'no none'],
    ['FC-ASSN-4', 'it climbs to e5, and its start becomes wall', 'w Me4 / walls e5 e6 f8', 'Me4 WC e5', 'w Me5 / walls e4 e5 e6 f8'],
    ['FC-ASSN-4', 'later two steps on walls: e5-e6 and e6-f8', 'w Me5 / walls e5 e6 f8', 'Me5-e6-f8', 'w Mf8 / walls e5 e6 f8'],
    ['FC-ASSN-4', 'from a wall it captures nobody', 'w Me5 / b Nf7 / walls e5', 'e5 f7', 'no FC-ASSN-4'],
    ['FC-ASSN-4', 'on a wall it is no target', 'w Rf8 / b Mf12 / walls f12', 'f8 f12', 'no FC-ASSN-4'],
    ['FC-ASSN-4', 'climbing onto its own wall dissolves that wall', 'w Me4 / walls e5:Me4', 'Me4 WC e5', 'w Me5 / walls e4'],
    ['FC-ASSN-5', 'from e6 to d6 if no enemy threatens d6', 'w Me6 / walls e6', 'Me6 WJ d6', 'w Md6 / walls e6'],
    ['FC-ASSN-5', 'not if one does', 'w Me6 / b Rd9 / walls e6', 'e6 =WJ d6', 'no FC-ASSN-5'],
    [
      'FC-KNIG-2',
      'd4xe6 with leap-capture takes d5, d6 and e6',
      'w Nd4 / b Pd5 Pd6 Pe6',
      'Nd4xe6^',
      'w Ne6 / walls d4 / closed d5:p d6:p / hidden e6:p',
    ],
    ['FC-KNIG-2', 'without it takes e6 alone', 'w Nd4 / b Pd5 Pd6 Pe6', 'Nd4xe6', 'w Ne6 / b Pd5 Pd6 / walls d4 / hidden e6:p'],
    [
      'FC-KNIG-2',
      'hard case 39: the king on d6 is immune, the pawn on d5 is taken',
      'w Nd4 / b Pd5 Kd6',
      'Nd4-e6^',
      'w Ne6 / b Kd6 / walls d4 / closed d5:p',
    ],
    ['FC-KNIG-4', 'a pawn facing a Knight has no special action', 'w Nd4 / b Pe6 / turn b', 'e6 =AIM', 'no FC-KNIG-4'],
  ]);
});

describe('artillery and transports', () => {
  gone([
    ['FC-BALL-1', 'Ballista: d2-d4, d2-c5, d2-e5', 'w Ad2', 'd2', 'd4 c5 e5'],
    [
      'FC-SHIP-1',
      'Ship e5: back e4 to e1, diagonally ahead',
      'w Se5',
      'e5',
      'e1 e2 e3 e4 d6 f6 c7 g7 b8 h8 a9 i9 j10 k11 l12 m13 n14 o15 p16',
    ],
    ['FC-ONAG-1', 'Onager with aim left moves along its file', 'w Of2>w / walls f5', 'f2', 'f1 f3 f4'],
    ['FC-ONAG-1', 'aim forward: along its rank', 'w Of2 / walls d2 h2', 'f2', 'e2 g2'],
    ['FC-TREB-4', 'a Trebuchet never moves', 'w Xc2', 'c2', ''],
    ['FC-CANN-1', 'a Cannon never moves', 'w Zg2[N]', 'g2', ''],
  ]);
  played([
    ['FC-TREB-1', 'White Xc2, aim forward: b8', 'w Xc2 / walls b8', 'Xc2 TB b8', 'w Xc2*2'],
    ['FC-TREB-1', 'aim (1,1): h8, i8, i7', 'w Xc2>ne / walls i7', 'Xc2 TB i7', 'w Xc2*2>ne'],
    ['FC-TREB-1', 'aim (1,-1) from c10: i5, i4, h4', 'w Xc10>se / walls h4', 'Xc10 TB h4', 'w Xc10*2>se'],
    ['FC-TREB-2', 'wall on c8, black Knight d9: wall gone, knight dead', 'w Xc2 / b Nd9 / walls c8', 'Xc2 TB c8', 'w Xc2*2 / closed d9:n'],
    ['FC-TREB-2', 'a closed tomb is opened', 'w Xc2 / b Nd9 / closed c8:p', 'Xc2 TB c8', 'w Xc2*2 / open c8:p / closed d9:n'],
    ['FC-TREB-2', 'a square with a unit cannot be aimed at', 'w Xc2 / b Nc8', 'c2 =TB c8', 'no FC-TREB-2'],
    ['FC-TREB-3', 'Xc2 turns to (1,1) for a price of 3', 'w Xc2', 'Xc2 AIM NE', 'w Xc2*3>ne'],
    ['FC-BALL-2', 'Ballista d4, black Rook h8: paralysed 5', 'w Ad4 / b Rh8', 'Ad4 BS h8', 'w Ad4 / b Rh8*5'],
    ['FC-BALL-2', 'at distance 1: 17', 'w Ad4 / b Rd5', 'Ad4 BS d5', 'w Ad4 / b Rd5*17'],
    ['FC-BALL-2', 'a wall stops the line', 'w Ad4 / b Rh8 / walls f6', 'd4 =BS h8', 'no FC-BALL-2'],
    ['FC-BALL-3', 'aiming at a king is no check, and the king cannot be paralysed', 'b Ai9 / turn b', 'i9 =BS i1', 'no FC-KING-6'],
    ['FC-SHIP-2', 'a Bishop cannot convert a Ship', 'w Bd4 / b Sg7', 'd4 =CV g7', 'no FC-SHIP-2'],
    ['FC-SHIP-3', 'white Ship e5, black Ship h8: paralysed 2', 'w Se5 / b Sh8', 'Se5 WS h8', 'w Se5 / b Sh8*2'],
    ['FC-SHIP-3', 'no enemy Ship in range', 'w Se5 / b Rh8', 'e5 =WS h8', 'no FC-SHIP-3'],
    ['FC-TRAN-1', 'Rook a1 slides to its Ship on a5', 'w Ra1 Sa5', 'Ra1 LD a5', 'w Sa5[R] / walls a1 a2 a3 a4'],
    ['FC-TRAN-1', 'a Cannon carries one', 'w Ra1 Za5[N]', 'a1 =LD a5', 'no FC-TRAN-1'],
    ['FC-TRAN-1', 'a loaded ship may be loaded with another', 'w Sa1[P] Sc3', 'Sa1 LD c3', 'w Sc3[S[P]] / walls a1 b2'],
    ['FC-TRAN-2', 'Ship e5 unloads a rook to f6', 'w Se5[R]', 'Se5 UL 1 f6', 'w Se5 Rf6'],
    ['FC-TRAN-2', 'not onto a tomb', 'w Se5[R] / closed f6:p', 'e5 =UL f6', 'no FC-TRAN-2'],
    [
      'FC-TRAN-3',
      'a Cannon holding a pawn is captured: queue Cannon, Pawn',
      'w Zg4[P] / b Rg9 / turn b',
      'Rg9xg4',
      'b Rg4(13)!6 / walls g5 g6 g7 g8 g9 / hidden g4:ZP',
    ],
    [
      'FC-ONAG-2',
      'the throw explodes at f9: queue Knight, Pawn',
      'w Of2 Pf3 / b Nf9 Pe8 Pg10',
      'Of2 OT',
      'w Of2 / closed e8:p f9:nP g10:p',
    ],
    ['FC-ONAG-2', 'nobody in front, no throw', 'w Of2', 'f2 =OT', 'no FC-ONAG-2'],
    ['FC-ONAG-2', 'a King is not thrown', 'w Of2 Kf3', 'f2 =OT', 'no FC-KING-6'],
    ['FC-ONAG-3', 'Onager f2 turns left for a price of 3', 'w Of2', 'Of2 AIM W', 'w Of2*3>w'],
    ['FC-CANN-1', 'Qh1 may load into Zg2: h1 becomes a Shadow', 'w Qh1 Zg2', 'Qh1 LD g2', 'w Zg2[Q] / shadows h1'],
    ['FC-CANN-1', 'without ammunition no blast', 'w Zg2 / b Rg8', 'g2 =CB g8', 'no FC-CANN-1'],
    [
      'FC-CANN-2',
      'a unit on g3 or g5 does not matter, one on g4 hides g6',
      'w Zg2[N] Pg3 / b Pg5 Rg6',
      'Zg2 CB g6',
      'w Zg2 Pg3 Ng6 / closed g5:p / hidden g6:r',
    ],
    ['FC-CANN-2', 'a unit on g4 hides g6', 'w Zg2[N] / b Pg4 Rg6', 'g2 =CB g6', 'no FC-CANN-2'],
    [
      'FC-CANN-3',
      'rook captured, everything in f7 to h9 dies, the Knight stands on g8',
      'w Zg2[N] / b Rg8 Pf7 Ph9',
      'Zg2 CB g8',
      'w Zg2 Ng8 / closed f7:p h9:p / hidden g8:r',
    ],
    [
      'FC-CANN-3',
      'hard case 28: on an old grave: queue Pawn, Rook',
      'w Zg2[N] / b Rg8 / hidden g8:p',
      'Zg2 CB g8',
      'w Zg2 Ng8 / hidden g8:pr',
    ],
    ['FC-CANN-4', 'walls g3, g4, h5, j5: g3, g4, h5 go, j5 stays', 'w Zg2 / walls g3 g4 h5 j5', 'Zg2 WB g3', 'w Zg2 / walls j5'],
  ]);
});

describe('riders', () => {
  gone([
    ['FC-BISH-1', 'Bishop d4: diagonals and one step straight', 'w Bd4(3)', 'd4', 'a1 g1 b2 f2 c3 d3 e3 c4 e4 c5 d5 e5 b6 f6 a7 g7'],
    [
      'FC-DRAG-1',
      'Dragon d4: 2 straight, knight leaps, diagonals',
      'w Dd4 / walls c3 c5 e3 e5',
      'd4',
      'c2 d2 e2 b3 f3 b4 f4 b5 f5 c6 d6 e6',
    ],
    ['FC-ROOK-1', 'Rook h4: rank 4 and file h', 'w Rh4(3)', 'h4', 'h1 h2 h3 e4 f4 g4 i4 j4 k4 h5 h6 h7'],
    ['FC-QUEEN-1', 'Queen d4 attacks e6 over d5', 'w Qd4 / b Re6 / walls c3 c4 c5 d3 d5 e3 e4 e5', 'd4', 'c2 e2 b3 f3 b5 f5 c6 xe6'],
    ['FC-TEMP-1', 'Templar g4: i6 via h5; h7 and j5 via h5, i6', 'w Tg4 / walls g3 g5 f4 h4 f5 f3 h3', 'g4', 'j5 i6 h7'],
  ]);
  played([
    ['FC-BISH-2', 'Bishop d4, black Rook g7: it becomes white; Bishop 2, range 13', 'w Bd4 / b Rg7', 'Bd4 CV g7', 'w Bd4(13)*2 Rg7'],
    [
      'FC-BISH-2',
      'the converted unit loses its paralysis, its aim is forward of its new side',
      'w Bd4 / b Pg7*5',
      'Bd4 CV g7',
      'w Bd4(15)*2 Pg7',
    ],
    ['FC-BISH-2', 'an orthogonal neighbour', 'w Bd4 / b Nd5', 'Bd4 CV d5', 'w Bd4(13)*2 Nd5'],
    ['FC-BISH-1', 'it captures nobody', 'w Bd4 / b Nd5', 'd4 d5', 'no FC-CAP-2'],
    [
      'FC-DRAG-2',
      'd4-d6 with Fire: range 16 - 1 - 1 - 3',
      'w Dd4 / b Pc7 Pd7 Ne6',
      'Dd4-d6*',
      'w Dd6(11) / walls d4 / closed c7:p d7:p e6:n',
    ],
    ['FC-DRAG-2', 'Fire spares a king', 'w Dd4 / b Pc7 Ke7', 'Dd4-d6*', 'w Dd6(15) / b Ke7 / walls d4 / closed c7:p'],
    ['FC-DRAG-3', 'a1-d4 over a tomb on b2: no paralysis', 'w Da1 / closed b2:p', 'Da1-d4', 'w Dd4!6 / walls a1 b2 c3 / hidden b2:p'],
    [
      'FC-ROOK-2',
      'h4-h9: black Knight g10, pawn i9 miss two turns',
      'w Rh4 / b Ng10 Pi9 Rg8',
      'Rh4-h9',
      'w Rh9!2 / b Ng10*2 Pi9*2 Rg8 / walls h4 h5 h6 h7 h8',
    ],
    [
      'FC-ROOK-2',
      'Stun and capture together',
      'w Rh4 / b Ph9 Ng10',
      'Rh4xh9',
      'w Rh9(15)!2 / b Ng10*2 / walls h4 h5 h6 h7 h8 / hidden h9:p',
    ],
    ['FC-QUEEN-2', 'a black pawn d6 cannot take e5', 'w Qe5 / b Pd6 / turn b', 'd6xe5', 'no FC-QUEEN-2'],
    ['FC-QUEEN-3', 'who takes the queen misses six turns', 'w Qe5 / b Nd7 / turn b', 'Nd7xe5', 'b Ne5*6 / walls d7 / hidden e5:Q'],
    ['FC-QUEEN-3', 'a king is immune', 'w Qe5 / b Kd6 / turn b', 'Kd6xe5', 'b Ke5 / walls d6 / hidden e5:Q'],
    ['FC-QUEEN-4', 'd1-d9: Shadow on d1, walls d2 to d8', 'w Qd1', 'Qd1-d9', 'w Qd9 / walls d2 d3 d4 d5 d6 d7 d8 / shadows d1'],
    [
      'FC-QUEEN-4',
      'without its queen it becomes an ordinary wall',
      'w Qd9 / b Nc11 / shadows d1:Qd9 / turn b',
      'Nc11xd9',
      'b Nd9*6 / walls d1 c11 / hidden d9:Q',
    ],
    ['FC-TEMP-2', 'hard case 6: Re9xe5 is illegal', 'w Te5 / b Re9 Nd7 / turn b', 'e9 e5', 'no FC-TEMP-2'],
    ['FC-TEMP-2', 'hard case 6: Nd7xe5 is legal', 'w Te5 / b Re9 Nd7 / turn b', 'Nd7xe5', 'b Re9 Ne5 / walls d7 / hidden e5:T'],
    [
      'FC-TEMP-2',
      'hard case 6: on a hidden queue the Shield is broken',
      'w Te5 / b Re9 / hidden e5:p / turn b',
      'Re9xe5',
      'b Re5(13)!3 / walls e6 e7 e8 e9 / hidden e5:pT',
    ],
    ['FC-TEMP-2', 'a Bishop from h8 can convert it', 'w Te5 / b Bh8 / turn b', 'Bh8 CV e5', 'b Te5 Bh8(13)*2'],
    [
      'FC-TEMP-5',
      'nothing that moves others pushes a Templar: it stays until it goes itself',
      'w Te5 Rd5',
      'Rd5-d6',
      'w Te5 Rd6 / walls d5',
    ],
  ]);
});

describe('the court', () => {
  gone([
    ['FC-KING-1', 'one step in any direction', 'w Ke5', 'e5', 'd4 e4 f4 d5 f5 d6 e6 f6'],
    ['FC-JEST-1', 'a Jester leaps', 'w Ja1', 'a1', 'c3 d3 c4 d4 e4 d5'],
    [
      'FC-JEST-2',
      'a black rook on its file: the Jester may move like a rook, not capture',
      'w Ja1 / b Ra4',
      'a1',
      'b1 c1 d1 e1 f1 g1 h1 a2 a3 c3 d3 c4 d4 e4 d5',
    ],
    ['FC-CHAN-1', 'Chancellor d4: one step, or 2 by 3', 'w Cd4', 'd4', 'b1 f1 a2 g2 c3 d3 e3 c4 e4 c5 d5 e5 a6 g6 b7 f7'],
  ]);
  played([
    [
      'FC-KING-2',
      'Ra2 checks on i2 and dies; Ri9 behind a wall stays',
      'b Ra2 Ri9 / walls i5',
      'Ki1-i2',
      'w Ki2 / b Ri9 / walls i1 i5 / closed a2:r',
    ],
    ['FC-KING-2', 'hard case 9: Rb2 unmasks Ra2: illegal', 'b Ra2 Rb2', 'Ki1-i2', 'no FC-RES-6'],
    [
      'FC-KING-2',
      'hard case 26: the Shadow dissolves',
      'w Qd9 / b Ka2 / walls d2:Qd9 d3:Qd9 d4:Qd9 d5:Qd9 d6:Qd9 d7:Qd9 d8:Qd9 / shadows d1:Qd9 / turn b',
      'Ka2-a1',
      'w Qd9 / b Ka1 / walls a2 d2 d3 d4 d5 d6 d7 d8',
    ],
    ['FC-KING-2', 'a king in check may not do it', 'b Ri9 Rj5', 'Ki1-j1', 'no FC-RES-6'],
    [
      'FC-KING-3',
      'hard case 32: king to a3, pawn buried under him, i1 wall',
      'w Pa3 / b Ri9',
      'Ki1 KX a3',
      'w Ka3 / b Ri9 / walls i1 / hidden a3:P',
    ],
    ['FC-KING-3', 'hard case 32: a threatened pawn may not be chosen', 'w Ph9 / b Ri9', 'i1 =KX h9', 'no FC-KING-3'],
    ['FC-KING-4', 'Qd9: the king may go to c8', 'w Qd9', 'Ki1 KP c8', 'w Kc8 Qd9 / walls i1'],
    ['FC-KING-4', 'hard case 11: not to g3, which a bishop threatens', 'w Qh4 / b Be5', 'i1 =KP g3', 'no FC-KING-4'],
    ['FC-KING-5', 'white Knight h2, black Jester g3: not paralysed', 'w Nh2 / b Jg3', 'Nh2-f1', 'w Nf1 / b Jg3 / walls h2'],
    ['FC-KING-6', 'a king stepping on an enemy trap dissolves it', 'traps i2:b', 'Ki1-i2', 'w Ki2 / walls i1'],
    ['FC-JEST-3', 'e5-h9: trap on e5', 'w Je5', 'Je5-h9', 'w Jh9 / traps e5:w'],
    [
      'FC-JEST-3',
      'a black rook that stops on e5 misses four turns',
      'w Jh9 / b Re8 / traps e5:w:Jh9 / turn b',
      'Re8-e5',
      'w Jh9 / b Re5*4 / walls e6 e7 e8 / traps e5:w!',
    ],
    [
      'FC-JEST-3',
      'a rook sliding over e5 does not',
      'w Jh9 / b Re8 / traps e5:w:Jh9 / turn b',
      'Re8-e3',
      'w Jh9 / b Re3 / walls e4 e5 e6 e7 e8 / traps e5:w',
    ],
    [
      'FC-JEST-3',
      'enemy Jesters step on it without effect',
      'w Jp1 / b Je8 / traps c6:w:Jp1 / turn b',
      'Je8-c6',
      'w Jp1 / b Jc6 / traps e8:b c6:w',
    ],
    [
      'FC-JEST-3',
      'with 5 traps on the board it walls',
      'w Je5 / traps a1:w:Je5 b1:w:Je5 c1:w:Je5 d1:w:Je5 e1:w:Je5',
      'Je5-h9',
      'w Jh9 / walls e5 / traps a1:w b1:w c1:w d1:w e1:w',
    ],
    [
      'FC-JEST-3',
      'hard case 13: a Royal Guard on a trap dissolves it',
      'w Ja1 / b Ng13 / traps h15:w:Ja1 / turn b',
      'Ng13-h15',
      'w Ja1 / b Nh15 / walls g13',
    ],
    ['FC-JEST-4', 'white Jester e5, black Rook f6: it cannot move', 'w Je5 / b Rf6 / turn b', 'f6 f7', 'no FC-JEST-4'],
    [
      'FC-JEST-5',
      'rook a4 takes Jester a9: queue Jester, Rook; all in a8 to b10 die',
      'w Ra4 Nb10 / b Ja9 Pb8',
      'Ra4xa9',
      'closed b8:p a9:jR b10:N',
    ],
    ['FC-JEST-5', 'hard case 3: own king in the blast', 'w Rh8 / b Jh2', 'h8 h2', 'no FC-RES-6'],
    [
      'FC-JEST-6',
      'Jester e5, black Rook h9 alone: g8 to i10 except h9 are walls',
      'w Je5 / b Rh9',
      'Je5 WT h9',
      'w Je5 / b Rh9 / walls g8 h8 i8 g9 i9 g10 h10 i10',
    ],
    ['FC-JEST-7', 'after ten own turns near Ki16 Detonate wins', 'w Jh15~10', 'Jh15 DT', 'b dead / closed h15:J i16:k'],
    ['FC-JEST-7', 'not before', 'w Jh14~9', 'h14 =DT', 'no FC-JEST-7'],
    ['FC-CHAN-2', 'Cf1 and Ki1 swap', 'w Cf1', 'Cf1 TS i1', 'w Kf1 Ci1'],
    ['FC-CHAN-2', 'not if the king on f1 is in check', 'w Cf1 / b Rf9', 'f1 =TS i1', 'no FC-RES-6'],
    ['FC-CHAN-3', 'Chancellor d4, black Queen f7: paralysed 3', 'w Cd4 / b Qf7', 'Cd4 PA f7', 'w Cd4 / b Qf7*3'],
    ['FC-CHAN-4', 'e4 to l13', 'w Ce4', 'Ce4 MP', 'w Cl13 / walls e4'],
    ['FC-CHAN-4', 'onto a closed tomb, which explodes', 'w Ce4 / closed l13:p', 'Ce4 MP', 'open l13:pC'],
    ['FC-CHAN-6', 'Rook e4 protects Chancellor e9: it may go to l13', 'w Re4 Ce9', 'Re4 MP', 'w Ce9 Rl13 / walls e4'],
    ['FC-CHAN-7', 'a black Chancellor next to a white Jester may move', 'w Je5 / b Cf6 / turn b', 'Cf6-g6', 'w Je5 / b Cg6 / walls f6'],
  ]);
});

describe('tables of numbers', () => {
  const distances: readonly (readonly [string, number])[] = [
    ['d5', 17],
    ['d6', 9],
    ['d7', 6],
    ['d8', 5],
    ['d9', 4],
    ['d10', 3],
    ['d12', 3],
    ['d13', 2],
    ['d16', 2],
  ];
  played(
    distances.map(([square, turns]) => [
      'FC-BALL-2',
      `a Ballista on d4 paralyses a Rook on ${square} for ${turns}`,
      `w Ad4 Kp1 / b R${square} Kp16`,
      `Ad4 BS ${square}`,
      `w Ad4 Kp1 / b R${square}*${turns} Kp16`,
    ]),
  );

  const targets: readonly (readonly [string, string])[] = [
    ['n', 'h14 i14 j14'],
    ['ne', 'o13 n14 o14'],
    ['e', 'o7 o8 o9'],
    ['se', 'n2 o2 o3'],
    ['s', 'h2 i2 j2'],
    ['sw', 'c2 d2 c3'],
    ['w', 'c7 c8 c9'],
    ['nw', 'c13 c14 d14'],
  ];
  for (const [aim, squares] of targets) {
    it(`FC-TREB-1 · a Trebuchet on i8 that aims ${aim} shoots at ${squares}`, () => {
      const walls = SQUARES.map(nameOf).filter((name) => !['a8', 'i8', 'i16'].includes(name));
      const menu = GAME.ask(at(`w Xi8>${aim} Ka8 / walls ${walls.join(' ')}`), must(readPicks(GAME.board, 'i8 =TB')));
      const choices = menu.ok && menu.value.kind === 'ask' ? menu.value.choices : [];
      const named = choices.flatMap(({ target }) => (target.kind === 'square' ? [target.square] : []));
      expect(
        named
          .sort((a, b) => a - b)
          .map(nameOf)
          .join(' '),
      ).toBe(squares);
    });
  }

  it('FC-CAP-3 · range 16: knight 13, pawn 12, rook 9, rook 6, rook 3, pawn 3', () => {
    const captures = [
      ['N', 13],
      ['P', 12],
      ['R', 9],
      ['R', 6],
      ['R', 3],
      ['P', 3],
    ] as const;
    let range = 16;
    for (const [kind, left] of captures) {
      const result = play(at(`w Qa8${range === 16 ? '' : `(${range})`} / b ${kind}a9`), 'Qa8xa9');
      range = left;
      expect('position' in result && line(result.position)).toContain(`Qa9(${left})`);
    }
  });

  it('FC-THR-4 · at the start Nb1 is protected by Ra1, Bc1 and Dd1; Bc1 by nobody', () => {
    const start = GAME.setup(1) as State;
    const square = (name: string) => SQUARES.find((each) => nameOf(each) === name) as number;
    const protectors = (name: string) => SQUARES.filter((each) => protects(start, each, square(name))).map(nameOf);
    expect(protectors('b1')).toEqual(['a1', 'c1', 'd1']);
    expect(protectors('c1')).toEqual([]);
  });
});

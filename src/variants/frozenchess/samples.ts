import type { Sample } from '../../kernel/game.ts';
import { positionFile } from './demos/line.ts';

const EXPLOSIVE: Sample = {
  title: 'A King blown up in 32 turns',
  record: {
    game: 'frozenchess',
    version: 1,
    seed: 74,
    options: {},
    actions: [
      'o2 =SL',
      'k15 =OT',
      'c3 =AIM >s',
      'i15 =LD l15',
      'i1 =KX f4',
      'm15 =BS b4',
      'i2 =WC i1',
      'f16 =TS g14',
      'k2 =OT',
      'l15 =UL k14',
      'k2 =AIM >s',
      'e13 e12',
      'f4 g5',
      'j15 =WB i15',
      'i1 =LD g2',
      'p13 p12',
      'f1 =TS p2',
      'e12 e11',
      'h4 h5',
      'g14 =MP',
      'l2 d10',
      'i16 =KP i15',
      'e1 b5',
      'i15 =KX m14',
      'l1 =DT',
      'a13 a12',
      'n1 =CV b13',
      'c14 b13 b12 =done',
      'm4 m5',
      'o13 o12',
      'h2 i4',
      'h14 h12',
      'o1 m2',
      'm15 l12',
      'e4 e5',
      'b12 b11',
      'g2 =CB e4',
      'o15 =LJ c14',
      'm5 m6',
      'n14 n12',
      'g1 i3',
      'c13 c12',
      'e2 f3',
      'm13 m12',
      'f1 p12',
      'c14 c11',
      'p3 p5',
      'n15 =TB n9',
      'd1 o12',
      'h16 g14',
      'o12 n13',
      'm14 n13',
      'b5 e8',
      'h13 h11',
      'j1 l1',
      'n12 n11',
      'h1 f2',
      'm16 =MP',
      'e8 =WT h12',
      'n16 o15',
      'c4 c5',
      'b14 b13',
      'l1 l3',
      'd1 g4',
    ],
  },
};

const TOGETHER: Sample = {
  title: 'A Bishop bounces onto a tomb next to a King',
  record: {
    game: 'frozenchess',
    version: 1,
    seed: 5,
    options: {},
    actions: `
      o2 =FU l2; n16 =PL b4 d6; i4 =steps i5 i6; l14 =PU l13; f1 =SW i3; l16 =SP =1; j1 =MO =Q; =RO l10 o13 =90; e4 =SN f5;
      b15 =LD e15; d3 =PT e4; k16 =AIM >w; i1 =KX h1; f15 =OT; i2 =WC i1; e15 =bounce p6; i3 =TS h3; i14 =PU h14;
      l2 #31 =DF l5; =RS g13; j2 =WB i2; o15 =FU l15; h1 =KP i2; d15 =BS o4; h3 =MP; g16 =MC i14 =PA j14; b2 =LJ m6;
      h16 c11; o4 =PU o5; p6 =UL p5; i14 j14; l16 =WT j14; a2 =PL a13 a8; p5 =SL; =RO k2 o6 =270; c13 =AIM >w; m2 =SW n3;
      =RS g14; i2 =steps h3 i2; l15 #108 =PU l14; o5 =AIM >sw; g16 =FU d15; m1 =PL j4 k3; c15 =MO =B; f4 =SN e5;
      o14 =SW p13; e3 =PT f4; c11 =bounce f6; l3 =LD o3; d15 #119 =PT c15; =RO j2 o7 =180; f6 e4; j6 =MJ #31 g6;
      m15 =PU n15; m1 =PL p4 n2; =RS f13; j6 =bounce b10; f16 =PL i13 h14; j14 =PA k13; o11 =steps o9 o8; g1 =FU i1;
      d13 =PU d12; a2 =PL a8 a5; o15 =TB o9; a1 =SW a2; p15 =PT o15; =RO e7 k13 =90; f16 =TS d12; i2 =KX i6; =RS h14;
      l7 =MC k8 l7; d14 =PU e14; i1 #25 =DF h3; c16 =steps =bounce m12 m13; e1 =DT; l14 #108 =DF h10; l6 =MC k7 l6;
      m13 =bounce l10 >sw; i6 =KP j2; d16 =steps g13 f15; b1 =PU c1; l10 =CV o7; b3 b4; l14 =FU o14; a1 c1; l16 =DC o14; j14 i15`
      .split(';')
      .map((action) => action.trim()),
  },
};

/** A composed game, not one that players played. Two Rooks die together, and Pawns explode. */
const COMPOSED: Sample = {
  title: 'A shot at a tomb kills a King',
  record: {
    game: 'frozenchess',
    version: 1,
    seed: 0,
    options: {},
    start: positionFile(
      'w Qb3 Nd1 PPPPPPd6 Pd5 Fp2 Rn3 Rm3 Mm1 Ne10 Rg11 Xo9 / b Kp16 Rb12 Rn12 PPPj13 JPi6 Na15 Bc16 Dk14 / closed o15:p / captures n3:3',
    ),
    actions: `
      b3 b12; j13 #21 j12 j11 j10; e10 e13; c16 b15; d1 =steps e3 f5 g7 h9; b15 a14; n3 =steps n6 i6 #25; a15 c14; m3 m5;
      k14 l15; d5 =FU d6; l15 m16; p2 =SN o1 p1; m16 m14; m1 k1; m14 l16; o9 =TB o15`
      .split(';')
      .map((action) => action.trim()),
  },
};

/** A composed game, not one that players played. Two shadows carry out plans. */
const PLANNED: Sample = {
  title: '2 shadows carry out their plans',
  record: {
    game: 'frozenchess',
    version: 1,
    seed: 0,
    options: {},
    start: positionFile('w Rh4 Nf6 sRa5@7,0 sQc7@2,3 sMo6@1,0 sLm10 / b Pa6 Pk13 Jh15 sNo9@6,2 Bp14'),
    actions: `
      a5 =MN e5 =DS e9 =seal; o9 =MN =capture n11 p12 =seal; o6 o9; a6 a5; c7 =SS a5; k13 k12; =RO e5 f6 =90; k12 k11;
      m10 n11; p14 o13; h4 h15`
      .split(';')
      .map((action) => action.trim()),
  },
};

const SHADOWS: Sample = {
  title: 'A shadow returns, and a tomb kills a King',
  record: {
    game: 'frozenchess',
    version: 1,
    seed: 0,
    options: {},
    actions: `
      f1 =TS e4; d13 =steps d12 d11; e4 =SH; o15 o12; e4 =steps g7 e10; o12 =SL; e10 =SS d11; e16 h12; k1 =TS f4; a13 a12;
      f4 =SH; l16 =SH; f4 =steps i6 f8; l16 i12; f8 d11 #68; h12 e8; l1 o5; i12 l9; o5 l9; a12 a11; a4 a5; b13 b12;
      d11 =DS; i16 =KX o13; l9 o12`
      .split(';')
      .map((action) => action.trim()),
  },
};

export const SAMPLES: readonly Sample[] = [EXPLOSIVE, TOGETHER, COMPOSED, PLANNED, SHADOWS];

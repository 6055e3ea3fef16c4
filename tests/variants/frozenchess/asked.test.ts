/** What is asked in the middle of an action: every choice that is open, and every one that is refused, with its clause. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../src/kernel/menu.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { at, squareOf } from './support.ts';

const targetOf = (pick: string): Target => {
  if (pick.startsWith('=')) return { kind: 'option', option: pick.slice(1) };
  return pick.startsWith('#') ? { kind: 'unit', unit: Number(pick.slice(1)) } : { kind: 'square', square: squareOf(pick) };
};

const pickOf = (target: Target): string => {
  if (target.kind === 'square') return nameOf(target.square);
  return target.kind === 'option' ? `=${target.option}` : target.kind === 'unit' ? `#${target.unit}` : target.kind;
};

const asked = (before: string, picks: string): string => {
  const menu = GAME.ask(at(before), picks.split(' ').map(targetOf));
  if (!menu.ok) return `no ${menu.error.rule}`;
  if (menu.value.kind === 'act') return 'done';
  const { choices } = menu.value;
  const places = new Map(choices.map(({ target }, index) => [target, target.kind === 'square' ? target.square : 1000 + index]));
  return [...choices]
    .sort((a, b) => (places.get(a.target) as number) - (places.get(b.target) as number))
    .map((choice) => (choice.kind === 'refused' ? `${pickOf(choice.target)}:${choice.why().rule}` : pickOf(choice.target)))
    .join(' ');
};

/** The clause, what is asked, the position, the picks so far, and all choices: the squares in scan order, then the others. */
const ROWS: readonly (readonly [clause: string, what: string, before: string, picks: string, choices: string])[] = [
  [
    'FC-SHAD-6',
    'all that a Shadow Knight may do',
    'w sNd4 / b sPe6 sPd5 sPd6',
    'd4',
    'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6 =steps =DS:FC-SHAD-7 =SS:FC-SHAD-8 =SW =PU =MN',
  ],
  ['FC-SHAD-6', 'a Shadow Trebuchet', 'w sXd4@5', 'd4', '=DS =MN'],
  ['FC-SHAD-6', 'an empty Shadow Cannon', 'w sZd4@5 / b Nd8', 'd4', '=DS =UL:FC-TRAN-2 =MN'],
  ['FC-SHAD-9', 'one of two aboard', 'w sSd4[sNP]', 'd4 =UL', '=1 =2'],
  ['FC-SHAD-9', 'the second of them', 'w sSd4[sNP] Pc3', 'd4 =UL =2', 'c3:FC-TRAN-2 d3 e3 c4 e4 c5 d5 e5'],
  ['FC-SHAD-4', 'whom it captures', 'w sNd4 / b sPe6 sRe6', 'd4 e6', '=plain #3 #4'],
  ['FC-SHAD-4', 'of its own kind nobody', 'w sNd4 / b sPe6 sNe6', 'd4 e6', '=plain #3'],
  ['FC-KNIG-3', 'the second step of a March', 'w sNd4', 'd4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  ['FC-KNIG-3', 'the third, or the end', 'w sNd4', 'd4 =steps f5 g7', 'f5 h5 e6 i6 e8 f8 h8 i8 f9 h9 =done'],
  ['FC-KNIG-3', 'no capture by the first step', 'w sNd4 / b sPf5', 'd4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  ['FC-KNIG-3', 'nor by the second without its leap', 'w sNd4 / b sPd6', 'd4 =steps f5 d6', 'c4 e4 b5 f5 b7 c7 e7 f7 c8 e8 =done'],
  ['FC-KNIG-3', 'with its leap it may capture there, too', 'w sNd4 / b sPd6 sPe5', 'd4 =steps f5 d6', '=plain #3'],
  ['FC-KNIG-3', 'then the leap is no question', 'w sNd4 / b sPd6 sPe5', 'd4 =steps f5 d6 #3', 'done'],
  [
    'FC-MULTI-2',
    'the first step of two, among walls',
    'w sRa1 / captures a1:3 / b sNa4 Pb2 / walls b1 a6',
    'a1 =steps',
    'b1:FC-SHAD-3 a2 a3 a4 a5 a6:FC-SHAD-3 =PL',
  ],
  [
    'FC-MULTI-2',
    'the last may capture, push, pull or return',
    'w sRa1@5 / captures a1:3 / b sNa4 sPa3 / walls b1 b2 a6 b3',
    'a1 =steps a2',
    'a1 b2:FC-SHAD-3 a3 a4 a5 a6:FC-SHAD-3 =DS =PL =PU',
  ],
  ['FC-MULTI-2', 'whom it captures by its last step', 'w sRa1 / captures a1:3 / b sNa4', 'a1 =steps a2 a4', '=plain #3'],
  [
    'FC-MULTI-2',
    'a Pull that costs ends the turn',
    'w sQe1 / b sNe9 / captures e1:3',
    'e1 =steps =PL e9',
    'e2:FC-MULTI-2 e3:FC-MULTI-2 e4:FC-MULTI-2 e5:FC-MULTI-2 e6:FC-MULTI-2 e7 e8',
  ],
  ['FC-MULTI-2', 'as the last step it may cost', 'w sQe1 / b sNe9 / captures e1:3', 'e1 =steps e2 =PL e9', 'e3 e4 e5 e6 e7 e8'],
  [
    'FC-MULTI-3',
    'no Conversion by the first step',
    'w sBa1 / captures a1:3 / b sRg7 / walls b1 a2 c3',
    'a1 =steps',
    'b1:FC-SHAD-3 a2:FC-SHAD-3 b2 c3:FC-SHAD-3',
  ],
  [
    'FC-MULTI-3',
    'but by the last',
    'w sBa1@5 / captures a1:3 / b sRc3 / walls b1 a2 d4 b3 a3 c1 c2',
    'a1 =steps b2',
    'a1 b1:FC-SHAD-3 c1:FC-SHAD-3 a2:FC-SHAD-3 c2:FC-SHAD-3 a3:FC-SHAD-3 b3:FC-SHAD-3 c3 d4:FC-SHAD-3 =DS =CV =PL:FC-PULL-1',
  ],
  ['FC-ASSN-2', 'a Run may go on', 'w sMd4 / b sNe6 sBf8 / walls g7', 'd4 e6 #3', 'g7:FC-SHAD-3 f8 =done'],
  ['FC-ASSN-2', 'not after a move', 'w sMd4 / b sBf8', 'd4 e6', 'done'],
  ['FC-MC-1', 'who of a stack is made to act', 'w Rd4 / b NBd8', 'd4 =MC d8', '#3 #4'],
  ['FC-DBL-1', 'the second of two quiet steps', 'w Nd4 / walls c6 e6 / b Pf5', 'd4 =steps c2', 'a1 e1 a3 b3 d3 e3 b4 d4'],
  ['FC-DBL-1', 'the first never captures', 'w Md4 / b Pe6', 'd4 =steps', 'd1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6:FC-ADV-1 d7'],
  ['FC-MULTI-2', 'the first of two steps', 'w Nd4 / captures d4:3 / b Pe6', 'd4 =steps', 'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6:FC-ADV-1'],
  [
    'FC-MULTI-2',
    'the last may capture and use abilities',
    'w Nd4 / captures d4:3 / b Pe6 Pc3',
    'd4 =steps c2',
    'a1 e1 a3 b3 d3 e3 b4 d4 =FU:FC-FUSE-2 =SN =MO =PU =SH',
  ],
  [
    'FC-MULTI-2',
    'the second of three does not capture',
    'w Cd4 / captures d4:6 / b Pe6',
    'd4 =steps d5',
    'b2 f2 a3 g3 c4 d4 e4 c5 e5 c6 d6 e6 a7 g7 b8 f8 =PA =FU:FC-FUSE-2 =SN:FC-SPAWN-1 =MO:FC-MORPH-1 =SH =MC',
  ],
  [
    'FC-MULTI-2',
    'the third does',
    'w Cd4 / captures d4:6 / b Pe6',
    'd4 =steps d5 c5',
    'a2 e2 f3 b4 c4 d4 b5 d5 b6 c6 d6 f7 a8 e8 =done =PA:FC-CHAN-3 =FU:FC-FUSE-2 =SN =MO =SH',
  ],
  ['FC-KNIG-3', 'a March: its second step', 'w Nd4', 'd4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  ['FC-KNIG-3', 'its third, or the end', 'w Nd4', 'd4 =steps f5 g7', 'f5 h5 e6 i6 e8 f8 h8 i8 f9 h9 =done'],
  ['FC-KNIG-3', 'its second with a leap', 'w Nd4 / b Pd6 Pe5', 'd4 =steps f5 d6', 'done'],
  ['FC-ASSN-2', 'a Run goes on', 'w Md4 / b Ne6 Bf8', 'd4 e6', 'f8 =done'],
  ['FC-ASSN-2', 'and on', 'w Md4 / b Ne6 Bf8 Pg10', 'd4 e6 f8', 'g10 =done'],
  ['FC-ASSN-2', 'three at most', 'w Md4 / b Ne6 Bf8 Pg10 Ph12', 'd4 e6 f8 g10', 'done'],
  ['FC-PAWN-6', 'the extra move of a Pawn', 'w Pd4 / b Pe5 Pf6', 'd4 e5', 'd6:FC-CAP-2 e6 f6 e7:FC-PAWN-2 =done'],
  ['FC-DRAG-2', 'Fire or none', 'w Dd4 / b Pc7 Pd7', 'd4 d6', '=plain =fire'],
  ['FC-KNIG-2', 'the leap or none', 'w Nd4 / b Pe4 Pf4', 'd4 f5', '=plain =leap'],
  ['FC-TGT-3', 'whom of a stack', 'w Rd4 / b NBd8', 'd4 d8', '#3 #4'],
  ['FC-PAWN-4', 'what a Pawn becomes', 'w Pd15', 'd15 d16', '=R =N =B =D =J =C =T =Q =L =F =X =A =S =O =Z =M'],
  [
    'FC-BNC-1',
    'where a Bishop gets by one bounce',
    'w Bb3 / walls d5 a2 c2 c4 b2 b4',
    'b3 =bounce',
    'b5 c6 d7 e8 f9 g10 h11 i12 j13 p13 k14 o14 l15 n15 m16',
  ],
  ['FC-BNC-1', 'a Knight does not bounce', 'w Nb3', 'b3 =bounce', 'no FC-RES-1'],
  [
    'FC-STG-5',
    'a majority may capture by its first two steps',
    'plies 1200 / w Rd4 Qa1 Qb1 / b Pd5 Pe5',
    'd4 =steps',
    'a1:FC-SQ-1 d1 g1 b2 c2 d2 e2 f2 b3 c3 d3 e3 f3 a4 b4 c4 e4 f4 g4 h4 i4 j4 k4 l4 m4 n4 o4 p4 b5 c5 d5 e5 f5 b6 c6 e6 a7 =bounce',
  ],
  [
    'FC-STG-5',
    'the second',
    'plies 1200 / w Nd4 Qa1 Qb1 / b Pe6 Pf8',
    'd4 =steps e6',
    'e1 j1 a2 e2 i2 b3 e3 h3 c4 d4 e4 f4 g4 c5 d5 e5 f5 g5 a6 b6 c6 d6 f6 g6 h6 i6 j6 k6 l6 m6 n6 o6 p6 c7 d7 e7 f7 g7 c8 d8 e8 f8 g8 b9 e9 h9 a10 e10 i10 e11 j11 e12 k12 e13 l13 e14 m14 e15 n15 e16 o16',
  ],
  [
    'FC-RES-1',
    'all that a Ship may do',
    'w Sd4[N] / b Sd1',
    'd4',
    'd1:FC-CAP-2 d2 d3 c5 e5 b6 f6 a7 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16 =steps =bounce =WS =UL =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =SH',
  ],
  ['FC-RES-1', 'a Cannon', 'w Zd4[N] / b Rd8 / walls e4', 'd4', '=CB =WB =UL =SN:FC-SPAWN-1 =MO:FC-MORPH-1 =SH'],
  ['FC-RES-1', 'a Trebuchet', 'w Xd4 / walls d10', 'd4', '=TB =SN =MO =AIM =SH'],
  [
    'FC-RES-1',
    'a Ballista',
    'w Ad4 / b Rd8',
    'd4',
    'd6 c7 e7 =steps:FC-ROOK-3 =BS =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN:FC-SPAWN-1 =MO:FC-MORPH-1 =SH',
  ],
  [
    'FC-RES-1',
    'an Onager',
    'w Od4 Pd5',
    'd4',
    'a4 b4 c4 e4 f4 g4 h4 i4 j4 k4 l4 m4 n4 o4 p4 =steps =OT =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =AIM =PU =SH',
  ],
  [
    'FC-RES-1',
    'a Chancellor',
    'w Cd4 / b Pf7',
    'd4',
    'b1 f1 a2 g2 c3 d3 e3 c4 e4 c5 d5 e5 a6 g6 b7 f7 =steps =PA =TS =MP =QU =FU:FC-FUSE-2 =SW =SN =MO =SH =MC:FC-MC-1',
  ],
  [
    'FC-RES-1',
    'a Templar',
    'w Tg4 / walls f4 h4 g5 g3',
    'g4',
    'f1 h1 e2 i2 d3 g3:FC-SQ-3 j3 f4:FC-SQ-3 h4:FC-SQ-3 d5 g5:FC-SQ-3 j5 e6 i6 f7 h7 =steps =bounce:FC-BNC-1 =TO:FC-TEMP-3 =AV:FC-TEMP-4 =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =PU =SH',
  ],
  [
    'FC-RES-1',
    'a Jester',
    'w Jd4~10 / b Pf6',
    'd4',
    'a1 b1 f1 g1 h1 a2 b2 f2 g2 a6 b6 f6:FC-CAP-2 g6 a7 b7 f7 g7 h7 a8 g8 =steps =WT =DT =DC:FC-JEST-9 =SP:FC-JEST-10 =DI =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =SH',
  ],
  [
    'FC-RES-1',
    'a Dragon',
    'w Da1 / walls b2',
    'a1',
    'c1 b2:FC-SQ-3 c2 a3 b3 =steps =bounce:FC-BNC-1 =EG =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =SH',
  ],
  [
    'FC-RES-1',
    'an Assassin',
    'w Md4~2 / walls d5',
    'd4',
    'd1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6 d7 =steps =WC =TU =BO =FU:FC-FUSE-2 =SW:FC-SWAP-1 =SN =MO =PU =SH',
  ],
  ['FC-RES-1', 'a King', 'w Kd4 Na1 Qp16', 'd4', 'c3 d3 e3 c4 e4 c5 d5 e5 =steps =KX =KP =SH:FC-SHAD-1'],
  [
    'FC-RES-1',
    'a late King',
    'plies 2400 / w Kd4 / b Pd5',
    'd4',
    'a1 g1 b2 c2 e2 f2 b3 c3 d3 e3 f3 c4 e4 b5 c5 d5:FC-RES-6 e5 f5 b6 c6 e6 f6 a7 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16 =steps =KX:FC-KING-3 =KP:FC-KING-4 =WO =KS =MP =PU =SH:FC-SHAD-1 =MC:FC-MC-1',
  ],
  ['FC-RES-1', 'a Pawn', 'w Pd4 Nd5', 'd4', 'c5:FC-CAP-2 d5:FC-SQ-1 e5:FC-CAP-2 d6 =steps =FU =SW:FC-SWAP-1 =SN =AIM =PU =SH:FC-SHAD-1'],
  [
    'FC-RES-1',
    'a fused Knight',
    'w RNd4',
    'd4 #2',
    'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6 =steps =FU:FC-FUSE-2 =DF =SW:FC-SWAP-1 =SN:FC-FUSE-6 =MO:FC-FUSE-6 =SH:FC-FUSE-6',
  ],
  [
    'FC-RES-1',
    'a Pawn before a Knight',
    'w Pd4 / b Nc6 Pe5',
    'd4',
    'c5:FC-CAP-2 d5 e5:FC-KNIG-4 d6:FC-PAWN-2 =steps:FC-KNIG-4 =FU:FC-KNIG-4 =SW:FC-KNIG-4 =SN:FC-KNIG-4 =AIM:FC-KNIG-4 =SH:FC-KNIG-4',
  ],
  ['FC-ROT-1', 'the sizes of areas', 'w Nd9', '=RO d8', 'e9 f10 g11 h12 i13 j14 k15'],
  ['FC-ROT-1', 'the turns', 'w Nd9', '=RO d8 e9', '=90 =180 =270'],
  ['FC-RESP-1', 'who may come back', 'w Ra5 / open b2:N c3:n d4:P', '=RS', 'b2 c3:FC-RESP-1 d4'],
  ['FC-FROG-7', 'a Mass Jump', 'w FFd4', 'd4 #1 =MJ', '#1 #2'],
  ['FC-JEST-10', 'how far a Spin turns', 'w Jd4 Nd5', 'd4 =SP', '=1 =2 =3 =4 =5 =6 =7'],
  ['FC-MORPH-1', 'kinds to become', 'w Nd4', 'd4 =MO', '=R =B =D =J =C =T =Q =L =F =X =A =S =O =Z =M'],
  ['FC-FUSE-4', 'where one may leave its stack', 'w RNd4 / walls d5 e4 d3 c4', 'd4 #2 =DF', 'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6'],
  ['FC-DRAG-2', 'Fire with the last step of a multimove', 'w Dd4 / captures d4:3 / b Pc7 Pd7', 'd4 =steps e5 d6', '=plain =fire'],
  ['FC-DRAG-2', 'none in a double move', 'w Dd4 / b Pc7 Pd7', 'd4 =steps e5 d6', 'done'],
  ['FC-SHAD-4', 'friends are joined, not captured', 'w sNd4 sPe6', 'd4 e6', 'done'],
  ['FC-SHAD-4', 'an enemy among friends', 'w sNd4 sPe6 / b sRe6', 'd4 e6', '=plain #4'],
];

describe('asked', () => {
  it.each(ROWS)('%s · %s', (_clause, _what, before, picks, choices) => {
    expect(asked(before, picks)).toBe(choices);
  });
});

it('FC-MC-1 · each unit of the stack by its place and kind', () => {
  const menu = GAME.ask(at('w Rd4 / b NBd8'), ['d4', '=MC', 'd8'].map(targetOf));
  expect(menu.ok && menu.value.kind === 'ask' && menu.value.choices.map(({ label }) => label)).toEqual(['1: Knight', '2: Bishop']);
});

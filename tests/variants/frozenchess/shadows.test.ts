/** Shadow form (FC-SHAD-1 to FC-SHAD-10, FC-ASSN-2, FC-ASSN-3): into it, about in it, and out of it. */
import { describe } from 'vitest';
import { type Goals, gone, played, type Row } from './table.ts';

const INTO: readonly Row[] = [
  ['FC-SHAD-1', 'a Knight becomes a shadow on its square, of age 0', 'w Nd4', 'Nd4 SH', 'w sNd4 / b'],
  ['FC-SHAD-1', 'its wall stays', 'w Nd4 / walls c2:Nd4', 'Nd4 SH', 'w sNd4 / walls c2'],
  ['FC-SHAD-1', 'no King', 'w', 'Ki1 SH', 'no FC-SHAD-1'],
  ['FC-SHAD-1', 'no Pawn', 'w Pd4', 'd4 SH', 'no FC-SHAD-1'],
  ['FC-SHAD-1', 'no Egg', 'w Ee4', 'Ee4 SH', 'no FC-EGG-3'],
  ['FC-SHAD-1', 'no Wonder', 'w We4', 'We4 SH', 'no FC-STG-6'],
  ['FC-SHAD-1', 'not on a wall', 'w Me4 / walls e4', 'Me4 SH', 'no FC-RES-1'],
  ['FC-SHAD-1', 'not while paralysed', 'w Nd4*2', 'Nd4 SH', 'no FC-PAR-1'],
  ['FC-FUSE-6', 'a fused Knight cannot turn into a shadow before it de-fuses', 'w RNd4', 'Nd4 SH', 'no FC-FUSE-6'],
  ['FC-RES-6', 'it opens its line to the King', 'w Ni5 / b Ri9', 'Ni5 SH', 'no FC-RES-6'],
  [
    'FC-TIME-5',
    'its age counts from its next turn on',
    'w Nd4',
    'Nd4 SH; 00; Ki1-h1; Ki16-h16; Kh1-g1',
    'w sNd4@2 Kg1 / b Kh16 / walls h1 i16',
  ],
  [
    'FC-MULTI-3',
    'the last step of a multimove, with the walls of the steps before',
    'w Ra1 / captures a1:3',
    'Ra1-a4 SH',
    'w sRa4 / walls a1 a2 a3',
  ],
  ['FC-QUEEN-4', "a Queen's Shadow keeps its power while its queen is a shadow", 'w Qd9 / shadows d1:Qd9', 'Qd9 SH', 'w sQd9 / shadows d1'],
  [
    'FC-ASSN-2',
    'hard case 27: after its Run the Assassin is a shadow',
    'w Md4 / b Ne6 Bf8',
    'Md4xe6xf8',
    'w sMf8 / walls d4 e6 / hidden e6:n f8:b',
  ],
  [
    'FC-ASSN-2',
    'hard case 27: the shadow leaves f8: no wall, a closed tomb',
    'w Md4 / b Ne6 Bf8',
    'Md4xe6xf8; 00; sMf8-f11',
    'w sMf11@1,3 / walls d4 e6 / hidden e6:n / closed f8:b',
  ],
  ['FC-ASSN-2', 'with one capture it stays as it is', 'w Md4 / b Ne6', 'Md4xe6', 'w Me6 / walls d4 / hidden e6:n'],
];

const ABOUT: readonly Row[] = [
  [
    'FC-SHAD-2',
    'a Rook slides over it; its square becomes wall, and it stays inside',
    'w Ra4 / b sNd4',
    'Ra4-g4',
    'w Rg4 / b sNd4 / walls a4 b4 c4 d4 e4 f4',
  ],
  ['FC-SHAD-2', 'a unit comes over it', 'w Ra4 / b sNd4', 'Ra4-d4', 'w Rd4 / b sNd4 / walls a4 b4 c4'],
  ['FC-SHAD-2', 'it checks nobody', 'w Pa3 / b sRi9', 'a3-a4', 'w Pa4 / b sRi9 / walls a3'],
  ['FC-SHAD-2', 'it holds nobody by its presence', 'w Re5 / b sJe6', 'Re5-e4', 'w Re4 / b sJe6 / walls e5'],
  ['FC-SHAD-2', 'nor by a gaze', 'w Pe5 / b sQe6', 'e5-e6', 'w Pe6 / b sQe6 / walls e5'],
  ['FC-SHAD-2', 'nor by Siege', 'w Ne9 / b sRe4', 'Ne9-f11-g13', 'w Ng13 / b sRe4 / walls e9 f11'],
  ['FC-SHAD-2', 'nor by Knightmare', 'w Pe6 / b sNd4 Pf7', 'e6xf7', 'w Pf7 / b sNd4 / walls e6 / hidden f7:p'],
  [
    'FC-SHAD-2',
    'it protects nobody: a Knight is no longer guarded',
    'w Qa1 / b Na9 sRa16 sQp9',
    'Qa1xa9',
    'w Qa9(13) / b sRa16 sQp9 / shadows a1 / walls a2 a3 a4 a5 a6 a7 a8 / hidden a9:n',
  ],
  ['FC-SHAD-3', 'd4-e6-g7: 6 squares travelled, no walls', 'w sNd4', 'sNd4-e6-g7', 'w sNg7@1,6'],
  ['FC-SHAD-3', 'squares slid count one each', 'w sRa1@2,3', 'sRa1-a9', 'w sRa9@3,11'],
  ['FC-SHAD-3', "a Ballista's (1, 3) counts 4", 'w sAd2', 'sAd2-e5', 'w sAe5@1,4'],
  ['FC-SHAD-3', 'its (0, 2) counts 2', 'w sAd2', 'sAd2-d4', 'w sAd4@1,2'],
  ['FC-SHAD-3', 'other leaps count their longer side', 'w sJe1', 'sJe1-h5', 'w sJh5@1,4'],
  ['FC-SHAD-3', 'a bent path counts its squares', 'w sTg4', 'sTg4-h7', 'w sTh7@1,3'],
  ['FC-SHAD-3', 'a double move', 'w sRa1', 'sRa1-a9-h9', 'w sRh9@1,15'],
  ['FC-SHAD-3', 'a Knight marches', 'w sNb1', 'sNb1-c3-d5-e7-f9', 'w sNf9@1,12'],
  ['FC-SHAD-3', 'awards give more', 'w sRa1 / captures a1:6', 'sRa1-a3-b3-b4', 'w sRb4@1,4'],
  ['FC-SHAD-3', 'no Siege holds it', 'w sNe9 / b Re4', 'sNe9-f11-g13', 'w sNg13@1,6 / b Re4'],
  ['FC-SHAD-3', 'it stops before a unit', 'w sRa1 / b Pa5', 'sRa1-a5', 'no FC-SHAD-3'],
  ['FC-SHAD-3', 'a friend too', 'w sRa1 Pa5', 'sRa1-a6', 'no FC-SHAD-3'],
  ['FC-SHAD-3', 'before a wall', 'w sRa1 / walls a5', 'sRa1-a6', 'no FC-SHAD-3'],
  ['FC-SHAD-3', "before a Queen's Shadow", 'w sRa1 / b Qa9 / shadows a5:Qa9', 'sRa1-a5', 'no FC-SHAD-3'],
  ['FC-SHAD-3', 'before a closed tomb', 'w sRa1 / closed a5:p', 'sRa1-a6', 'no FC-SHAD-3'],
  ['FC-SHAD-3', 'before a corrupted square', 'w sRa1 / corrupt a5', 'sRa1-a5', 'no FC-SHAD-3'],
  ['FC-SHAD-3', 'it may enter an open tomb, which it hides', 'w sRa1 / open a5:p', 'sRa1-a5', 'w sRa5@1,4 / hidden a5:p'],
  ['FC-TOMB-2', 'which is closed when it has left', 'w sRa1 / open a5:p', 'sRa1-a5; 00; sRa5-b5', 'w sRb5@2,5 / closed a5:p'],
  ['FC-SHAD-3', 'leaps cross what stops it', 'w sNd4 / walls d5 d6 e5 e4', 'sNd4-e6', 'w sNe6@1,3 / walls d5 d6 e4 e5'],
  ['FC-SHAD-3', 'no leap lands on a wall', 'w sNd4 / walls e6', 'sNd4-e6', 'no FC-SHAD-3'],
  ['FC-SHAD-3', 'out from under a wall', 'w sRa1 / walls a1', 'sRa1-a4', 'w sRa4@1,3 / walls a1'],
  ['FC-SHAD-3', 'out from under an enemy', 'w sRa1 / b Na1', 'sRa1-a4', 'w sRa4@1,3 / b Na1'],
  ['FC-SHAD-3', 'from a square it shares with a friend', 'w Na1 sRa1', 'sRa1-a4', 'w Na1 sRa4@1,3'],
  ['FC-SHAD-3', 'or that friend', 'w Na1 sRa1', 'Na1-b3', 'w sRa1@1 Nb3 / walls a1'],
  ['FC-SHAD-3', 'shadows share a square', 'w sNa1 sRa5', 'sRa5-a1', 'w sNa1@1 sRa1@1,4'],
  ['FC-SHAD-3', 'of equal shadows on one square the second', 'w sNa1 sNa1', 'sN2a1-b3', 'w sNa1@1 sNb3@1,3'],
  ['FC-SHAD-3', 'it does not bounce', 'w sBc1', 'c1 =bounce', 'no FC-SHAD-6'],
  ['FC-SHAD-3', 'it borrows no pattern', 'w sNd4 Rd1', 'sNd4-d9', 'no FC-MOVE-8'],
  ['FC-SHAD-3', 'a Shadow Pawn is promoted on the far rank', 'w sPb15', 'sPb15-b16=Q', 'w sQb16@1,1'],
  ['FC-SHAD-3', 'it leaps over a unit', 'w sPb4 / b Nb5', 'sPb4-b6', 'w sPb6@1,2 / b Nb5'],
  ['FC-SHAD-3', 'and over nothing else', 'w sPb4', 'sPb4-b6', 'no FC-PAWN-2'],
  ['FC-SHAD-3', 'no shellshock', 'w sRa1 / b Rh5 Nc7', 'sRa1-a9', 'w sRa9@1,8 / b Rh5 Nc7'],
  ['FC-RANGE-1', 'a shadow that stays gains range', 'w sRa1+19', 'Ki1-h1; 00; Kh1-g1', 'w sRa1(17)@2 Kg1 / walls h1'],
];

const REACH: readonly Goals[] = [
  [
    'FC-SHAD-3',
    'a Shadow Rook between a unit, a wall, a tomb and the edge',
    'w sRd4 Pd7 / walls g4 / closed b4:p',
    'd4',
    'd1 d2 d3 c4 e4 f4 d5 d6',
  ],
  [
    'FC-SHAD-4',
    'a Shadow Lancer beside its diagonals',
    'w sLd4 / b sPe4 sPg6 sPd9 / walls c5 c3 e3',
    'd4',
    'e4 e5 f6 g6 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16',
  ],
];

const OUT: readonly Row[] = [
  ['FC-SHAD-7', 'with 9 squares travelled it is paralysed 4', 'w sNd4@5,9', 'sNd4 DS', 'w Nd4*4'],
  ['FC-SHAD-7', 'with none it costs nothing', 'w sNd4@5', 'sNd4 DS', 'w Nd4'],
  ['FC-SHAD-7', 'not before age 5', 'w sNd4@4,9', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'not while paralysed', 'w sNd4*1@5', 'sNd4 DS', 'no FC-PAR-1'],
  ['FC-SHAD-7', 'not where an enemy threatens it', 'w sNd4@5 / b Rd9', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'not under a friend', 'w sNd4@5 Pd4', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'not in a wall', 'w sNd4@5 / walls d4', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', "not in a Queen's Shadow", 'w sNd4@5 Qh8 / shadows d4:Qh8', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'not on a trap', 'w sNd4@5 / traps d4:b', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'nor on one of its own side', 'w sNd4@5 / traps d4:w', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'not on a corrupted square', 'w sNd4@5 / corrupt d4', 'sNd4 DS', 'no FC-SHAD-7'],
  ['FC-SHAD-7', 'a tomb under it stays hidden', 'w sNd4@5 / hidden d4:p', 'sNd4 DS', 'w Nd4 / hidden d4:p'],
  ['FC-SHAD-7', 'among other shadows', 'w sNd4@5 / b sRd4', 'sNd4 DS', 'w Nd4 / b sRd4'],
  ['FC-PAR-4', 'next to its King it pays too', 'w sNh2@5,9', 'sNh2 DS', 'w Nh2*4'],
  ['FC-ASSN-3', 'an Assassin with 13 squares travelled is paralysed 2', 'w sMd4@5,13', 'sMd4 DS', 'w Md4*2'],
  ['FC-SHAD-7', 'others with 13 are paralysed 6', 'w sNd4@5,13', 'sNd4 DS', 'w Nd4*6'],
  ['FC-SHAD-7', 'as the last step of a multimove, by all squares travelled', 'w sRa1@5,3 / captures a1:3', 'sRa1-a4 DS', 'w Ra4*3'],
  ['FC-ASSN-7', 'a unit that returns next to an enemy bomb sets it off', 'w sNd4@5 / b Pp9 / bombs e5:b', 'sNd4 DS', 'b Pp9 / closed d4:N'],
  ['FC-SHAD-10', 'it may give check', 'w sRa16@5', 'sRa16 DS; a1', 'no FC-RES-1'],
];

const LATE: readonly Row[] = [
  ['FC-TIME-6', 'on a quickened square it ages twice as fast', 'w sNd4*6@1 / quick d4:9', '00', 'w sNd4*4@3 / quick d4:8 / null'],
];

describe('into the shadow', () => played(INTO));
describe('as a shadow', () => {
  played(ABOUT);
  gone(REACH);
});
describe('out of the shadow', () => played(OUT));
describe('in time', () => played(LATE));

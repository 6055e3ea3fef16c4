/** Cases that are rare on the board, but decided by the words of a clause. */
import { describe } from 'vitest';
import { played, type Row } from './table.ts';

const RARE: readonly Row[] = [
  [
    'FC-JEST-6',
    'a Walltrap is the wall of the Jester of a stack, not of its base',
    'w PJe5 / b Rh9 / walls a1:e5',
    'Je5 WT h9',
    'w PJe5 / b Rh9 / walls a1 g8 g9 g10 h8 h10 i8 i9 i10',
  ],
  [
    'FC-FUSE-4',
    'a unit may leave its stack for a corrupted square: it is gone for good',
    'w LRa2 / corrupt c2',
    'Ra2 DF c2',
    'w La2 / corrupt c2',
  ],
  ['FC-FUSE-1', 'nobody fuses with an Egg', 'w Rh5 Eh9', 'Rh5 FU h9', 'no FC-FUSE-2'],
  ['FC-FUSE-1', 'nor with a Wonder', 'w Rh5 Wh9', 'Rh5 FU h9', 'no FC-FUSE-2'],
  ['FC-PAWN-2', 'no Pawn leaps over a corrupted square, not to fuse either', 'w Pa3 Na5 / corrupt a4', 'a3 FU a5', 'no FC-FUSE-2'],
  [
    'FC-ASSN-4',
    'slime does not reach an Assassin on a wall',
    'w Fe5 / b Mf6 Nf5 / walls f6',
    'Fe5 SL',
    'b Mf6 Nf5*11 / walls f6 / closed e5:F',
  ],
  [
    'FC-CANN-3',
    'the ammunition stands there in normal form, though it went aboard as a shadow',
    'w Zg2[sN] / b Rg8',
    'Zg2 CB g8',
    'w Zg2 Ng8 / hidden g8:r',
  ],
  ['FC-CORR-2', 'a ray ends on a corrupted square', 'w Re1 / corrupt e5', 'Re1-e6', 'no FC-CORR-2'],
  ['FC-CORR-2', 'no bent path crosses one', 'w Tg4 / corrupt h5', 'Tg4-i6', 'no FC-CORR-2'],
  ['FC-CORR-2', "nor a Lancer's diagonal", 'w Ld4 / b Pg6 / corrupt e5', 'Ld4xg6', 'no FC-CORR-2'],
  ['FC-LANC-2', 'a mark ends it too', 'w Ld4 / b Pg6 Jp9 / marks e5:N:Jp9', 'Ld4xg6', 'no FC-JEST-8'],
];

const THE_DEAD: readonly Row[] = [
  [
    'FC-CAP-1',
    'a Lancer that dies in the explosion of the Jester it captured swipes nobody',
    'w Ld4 / b Jg6 Ne4',
    'Ld4xg6',
    'w dead Ki1 / b Ne4 / closed g6:jL',
  ],
  ['FC-CAP-1', 'nor does one that dies of the atomic bonus', 'w Ld4 / b Pg6 Ne4 / plies 1900', 'Ld4xg6', 'w dead Ki1 / b Ne4'],
];

const CASTS: readonly Row[] = [
  ['FC-CORR-2', 'a tornado is not cast beyond a corrupted square', 'w Te1 / corrupt e5', 'Te1 TO e9', 'no FC-TEMP-3'],
  ['FC-CORR-2', 'nor on it', 'w Te1 / corrupt e5', 'Te1 TO e5', 'no FC-TEMP-3'],
  ['FC-CORR-2', 'before it one is', 'w Te1 / corrupt e5', 'Te1 TO e4', 'w Te1*20 / corrupt e5 / tornados e4:10:w'],
  [
    'FC-TEMP-4',
    'the line of an avalanche ends at walls only',
    'w Te1 / corrupt e3',
    'Te1 AV e4',
    'w Te1*10 / corrupt e3 / avalanches N:5:e2,e3,e4',
  ],
];

const OWN_WALL: readonly Row[] = [
  ['FC-WALL-3', 'hard case 1: the capturer covers the grave', 'w Re1 / b Pe5', 'Re1xe5', 'w Re5(15) / walls e1 e2 e3 e4 / hidden e5:p'],
  ['FC-WALL-4', 'hard case 1: then its wall does', 'w Re1 / b Pe5', 'Re1xe5; 00; Re5-h5', 'w Rh5(15) / walls e5 f5 g5 / hidden e5:p'],
  [
    'FC-TOMB-2',
    'hard case 1: then it is a closed tomb',
    'w Re1 / b Pe5',
    'Re1xe5; 00; Re5-h5; Ki16-i15; Rh5-h6',
    'w Rh6(15) / b Ki15 / walls h5 i16 / closed e5:p',
  ],
];

describe('rare cases', () => played(RARE));
describe('the dead do nothing', () => played(THE_DEAD));
describe('casts over corrupted squares', () => played(CASTS));
describe('a grave under its own wall', () => played(OWN_WALL));

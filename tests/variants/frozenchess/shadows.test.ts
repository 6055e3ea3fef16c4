/** Shadow form (FC-SHAD-1 to FC-SHAD-10, FC-ASSN-2, FC-ASSN-3): into it, about in it, among shadows, and out of it. */
import { describe } from 'vitest';
import { played, type Row } from './table.ts';

const INTO: readonly Row[] = [
  ['FC-SHAD-1', 'a Knight becomes a shadow on its square, of age 0', 'w Nd4', 'Nd4 SH', 'w sNd4 / b'],
  ['FC-SHAD-1', 'its wall stays', 'w Nd4 / walls c2:Nd4', 'Nd4 SH', 'w sNd4 / walls c2'],
  ['FC-SHAD-1', 'no King', 'w', 'Ki1 SH', 'no FC-SHAD-1'],
  ['FC-SHAD-1', 'no Pawn', 'w Pd4', 'd4 SH', 'no FC-SHAD-1'],
  ['FC-SHAD-1', 'no Egg', 'w Ee4', 'Ee4 SH', 'no FC-EGG-3'],
  ['FC-SHAD-1', 'no Wonder', 'w We4', 'We4 SH', 'no FC-STG-6'],
  ['FC-SHAD-1', 'not on a wall', 'w Me4 / walls e4', 'Me4 SH', 'no FC-RES-1'],
  ['FC-FUSE-6', 'a fused Knight cannot turn into a shadow before it de-fuses', 'w RNd4', 'Nd4 SH', 'no FC-FUSE-6'],
  ['FC-SHAD-1', 'it opens its line to the King', 'w Ni5 / b Ri9', 'Ni5 SH', 'no FC-RES-6'],
  [
    'FC-TIME-5',
    'its age counts from its next turn on',
    'w Nd4',
    'Nd4 SH; 00; Ki1-h1; Ki16-h16; Kh1-g1',
    'w sNd4@2 Kg1 / b Kh16 / walls h1 i16',
  ],
];

describe('into the shadow', () => played(INTO));

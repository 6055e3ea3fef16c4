/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/inchworm/demos/index.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  tf1c sbu3 ftki oud6 8vcg scu6 9q57 hmu2 0yny dbos ume8 y289 xo4i v7cs x6my bnsm 04wc ecgm 1h0k 0k97 nbtp zl80 gt9f l4ny
  po0k 5abz a0c6 ww0c g3v0 vdr1 6gro ybs2 ewdh z4d4 qyup 1rxi f3e2 9z0o o3f5 imb0 jvd6 61qd ccw2 u7dk fxzk ickm 7a5p ogvo
  8zx1 l02c ze23 gte3 u0iz opm5 4p47 k6mv lslk u4tq ua3i izdj 7bak v9oa 1bnx b651 72vn adm3 sujx 4k17 6o41 f6h8 0nrj pez6
  k7g3 64pi ha81 b9uk 7esn 6buw hl0m 0hze dl2k h3bw ksar ots0 yn9u 09kc r059 zd82 08w7 8uz3 d8cx 4n00 fwkp 4rb6 vsqj aayt
  kswl 9tg9 hvte l3wh 9ylx a0gw`;

describeDemos(GAME, DEMOS, HASHES);

/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/baroque/demos/index.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  x5gx 40dr fd4r gyhm 6jye noxv gjdr ewym n54q zrw7 v8oe kjbj id5m 4d34 2lyc 09di eqa4 gjyj 5lxf bocu 45u5 ahau csm9 3479
  5965 zzcm oobm ci4x ak7q 5i3q m41e nc8o tqal dn8j 4pm5 5r68 kt8k vdxz e29p h9fu rjp9 c5jh hp0c 8rwt i0cy ioyh 067z krwy
  bkl8 p9gy l41i zzl1 gp4b v8cw n6np t214 ofis bs6i 1lcx eujt 455l 37na lsen 7108 k7ls`;

describeDemos(GAME, DEMOS, HASHES);

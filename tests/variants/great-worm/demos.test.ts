/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/great-worm/demos/index.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  n86q qtft pup1 tjhb ze6n flby 2eyn 0uon jfpz jmcl xt22 1wet tb8d sjsh ea7m i2fs dbz8 5w2j 60ph rgzo 1ew0 wfgp cb4r s8ff
  rnzr qymf itdy 49ti w4j2 jh2o xp8n 1h3i 9cv5 bet7 b2dq 6fww m8rv cn4j 4tfi e1a0 5fcg nzol 71sx axvo oc94 z85q 0zrb 9myb
  svwu ysii rbj5 ga0x xuz3 r2d5 dvmg ym7g 26x0 b7f7 luke swx2`;

describeDemos(GAME, DEMOS, HASHES);

/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/snake/demos/index.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  608s aran y201 q6n8 zwfz 0xzw hg04 j8l3 8tai rw43 ghe3 zsjg scmh z6p0 hszr c4xc rk7s 4a41 kln9 xc98 a91v o77e vikj rxtw
  gwrt ze7m zbg3 fa6p y8cb ginm gb0f svym 1exx cswn fvgi 4lie ok6e 1jgb pk11 w9vi d5j5 c25r bmsv i8ax r46l 0vdb nr6j rpvr
  p71p`;

describeDemos(GAME, DEMOS, HASHES);

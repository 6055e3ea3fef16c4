/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/baroque/demos.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  micl 5ncz d189 gbfc 9rrz 2v5b tpaz cqmc 2rup 5r35 pkxq qldj m7e1 dnlq j42e 15al ag1j 5x3x wgpd l41i 9tmf gjtc c49s h1kg
  cllg cbkx e97s 4wu6 fhw7 376m ry4u o18o y0t2 6x7v rua5 l1ci whwf talj c799 rx8i 47w5 4xwn ehzn qpmb eaks yzt2 nyfh g5zs
  3nlu smgk ir52 awjv abqs uuj2 ztxx i232 x28y r4ps 5nud pzrg 47do vozk 6ux9 jjl0 mrhq`;

describeDemos(GAME, DEMOS, HASHES);

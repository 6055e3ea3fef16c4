/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/great-worm/demos.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  hdnm nn75 8kmd a0on pyrb xqhw bm9z ag8v 07wf b1x2 3l9k 1cxx v0fc odb7 gcjw 32lq 3x0w wiz9 n9hc 5oni itp6 qvjd wdar 14x0
  kkg1 36k7 9640 syyz 2v3c 5z3g oqi0 tkik ewvh 1q55 vrjv 37g6 wwvl i1rt qrm6 saew 88xo dh5i khcq 2o3v 8t0c egvu ki93 6kpz
  pfdk an4c 231t jkrq 7nsl sbbf 756m 3ud6 a0j6 epmz 2u70 cnqc`;

describeDemos(GAME, DEMOS, HASHES);

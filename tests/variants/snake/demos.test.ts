/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/snake/demos.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  hj3d lgjv 5y1e t92o w6lc b62p 4i09 krql 2bac 8oq9 iesr t56o oh8j mmpi n12v gqwl inqe b34v 0iml tgdz hujt dx5a bnn7 pzz0
  gwet 57bc qptr pj3f wiy7 so68 z8jo fk3a x97s a8fn gb3z fqb4 57d6 9tk3 3m6h 1zdo x7tl tunz jqtf 84c5 0knz ir8f 7zut lkwh
  tdfy`;

describeDemos(GAME, DEMOS, HASHES);

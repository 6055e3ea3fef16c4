/** Words for compressing shared URLs. A change would break old URLs. */
import { jsonLetters, jsonRanks, repeatPart } from '../../kernel/editing/phrases.ts';

const MAN = '{"id":0,"side":0,"type":0,"at":[0]}';
const HALVES = '{"id":0,"side":0,"type":0,"at":[0,0]}';

export const LINK_WORDS = [
  `"start":{"variant":0,"sideToMove":0,"turnNumber":0,"men":[${HALVES},${HALVES},${repeatPart(8, MAN)}],`,
  '"links":[0,0,0,0,0,0,0,0],"linkMode":0,"castlingRights":[[0,0],[0,0],[0,0],[0,0]],',
  '"castlingInProgress":{"w":0,"b":0},"enPassant":0,"quietCounter":0,"phase":0,"result":0,',
  '"options":{"dice":0},"history":{"w|Bc1 Bf1 Ke1 Nb1 Ng1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 Qd1 Ra1 Rh1 ',
  'bc8 bf8 ke8 nb8 ng8 pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7 qd8 ra8 rh8|--------|l|KQkq|--|-":0,"b|',
  '"random":{"kind":0,"state":0,"dictated":[]}},"actions":[]}',
  `\n[["${jsonRanks('abcdefgh', [1, 2, 7, 8])},null,null,null,null,null,null,null,null,5,1,5,8,29,25,29,32],`,
  `["inchworm"],[3],["w"],[1],[${repeatPart(16, '"w"')},${repeatPart(16, '"b"')}],`,
  `[${jsonLetters('RNBQKBNRPPPPPPPPPPPPPPPPRNBQKBNR')}],["linking"],[null],[null],[null],[0],["act"],[null],["seeded"]]`,
].join('');

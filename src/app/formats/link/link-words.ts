/** The deflate dictionary of links. It must never change: existing links were made with it. */
const several = (count: number, part: string): string => Array<string>(count).fill(part).join();

const letters = (text: string): string => [...text].map((letter) => `"${letter}"`).join();

const ranks = (files: string, numbers: readonly number[]): string =>
  numbers.map((rank) => [...files].map((file) => `"${file}${rank}"`).join()).join();

const SIDES = `[${several(64, '"w"')},${several(64, '"b"')}],`;
const IDS = `[${Array.from({ length: 128 }, (_, index) => index + 1).join()}],`;
const UNIT = '{"sq":0,"side":0,"comps":[{"id":0,"kind":0}],"idle":0}';
const FAR = '{"sq":0,"side":0,"comps":[{"id":0,"kind":0,"ext20":0}],"idle":0}';
const MAN = '{"id":0,"side":0,"type":0,"at":[0]}';
const HALVES = '{"id":0,"side":0,"type":0,"at":[0,0]}';
const NODE = '{"id":0,"parent":0,"action":0}';

/** Positions first, then games: words near the end cost least. */
export const LINK_WORDS = [
  // FrozenChess
  '"tombs":{"status":0,"queue":[{"id":0,"kind":0,"side":0}]},"rot":0,"hidden","closed","open","traps":{',
  '"quickened":{"exploded":{"distracts":{"retained":[[0,0]],"cargo":[{"side":0,"comps":[{"id":0,"kind":0}]}],',
  '"jester":0,"sprung":0,"growth":0,"monad":{"plan":[0],"at":0},"range":0,"queen":0,"capP":0,"par":0,',
  '{"sq":0,"side":0,"form":0,"comps":[{"id":0,"kind":0}],"idle":0,"age":0},"aim":0}],"idle":0},',
  `"start":{"version":0,"toMove":0,"plies":0,"nextId":0,"stacks":[${FAR},${UNIT},${FAR},${FAR},`,
  `${several(6, UNIT)}],"walls":{"e4":0,"d4":0},"reps":{`,
  `[${ranks('abcdefghijklmnop', [1, 2, 3, 4, 13, 14, 15, 16])}],${SIDES}${IDS}`,
  `[${letters('LFXASOZMMZOSAXFLRNBDJCTQKTCJDBNRLFXASOZMMZOSAXFL')},${several(64, '"P"')},`,
  `${letters('LFXASOZMMZOSAXFLRNBDJCTQKTCJDBNR')}],[${several(64, '5')}],`,
  // Inchworm hybrid
  `"start":{"variant":0,"sideToMove":0,"turnNumber":0,"men":[${HALVES},${HALVES},${several(8, MAN)}],`,
  '"links":[0,0,0,0,0,0,0,0],"linkMode":0,"castlingRights":[[0,0],[0,0],[0,0],[0,0]],',
  '"castlingInProgress":{"w":0,"b":0},"enPassant":0,"quietCounter":0,"phase":0,"result":0,',
  '"options":{"dice":0},"history":{"w|Bc1 Bf1 Ke1 Nb1 Ng1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 Qd1 Ra1 Rh1 ',
  'bc8 bf8 ke8 nb8 ng8 pa7 pb7 pc7 pd7 pe7 pf7 pg7 ph7 qd8 ra8 rh8|--------|l|KQkq|--|-":0,"b|',
  '"random":{"kind":0,"state":0,"dictated":[]}},"actions":[]}',
  `\n[["${ranks('abcdefgh', [1, 2, 7, 8])},null,null,null,null,null,null,null,null,5,1,5,8,29,25,29,32],`,
  `["inchworm"],[3],["w"],[1],[${several(16, '"w"')},${several(16, '"b"')}],`,
  `[${letters('RNBQKBNRPPPPPPPPPPPPPPPPRNBQKBNR')}],["linking"],[null],[null],[null],[0],["act"],[null],["seeded"]]`,
  // The others
  '"wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -"]]',
  '"clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play - history b',
  '"lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1"]]',
  '{"game":0,"version":0,"seed":0,"options":{},"start":0,"actions":[]}\n[["great-worm"],[1],[',
  // Games
  '"name":0,"text":0,"mark":0,"arrows":[0],"good","bad","interesting","star","dice":0,"winner":0,"text":0}}',
  '"seats":{"manner":0,"turned":0,"card":0},"computers":{"white":0,"black":0},"fixed","beside","across","pass",',
  '"beginner","casual","careful","strong",[" White wins."]," Black wins.","Drawn: ","loss","note",',
  '"clock":{"white":{"minutes":0,"increment":0},"black":{"minutes":0,"increment":0},"atZero":0},"times":{',
  ' =steps  =FU  =PU  =PL  =half #1 >ne >sw "e2 e4","e7 e5","d2 d4","d7 d5","b1 c3","g8 f6",',
  '{"format":0,"id":0,"name":0,"created":0,"players":{"white":0,"black":0},"changed":0,"game":0,"version":0,',
  `"seed":0,"options":{},"nodes":[${several(8, NODE)}],"notes":{},"at":0,"end":0,"picks":0,"flipped":0,"result":0}`,
  '\n[[2],["mh",1,2,3,4,5,6,7,8,9,10],[""],["2026-11-20T10:44:41.000Z"],[""],[""],["2026-11-20T11:02:13.000Z"],',
  '["baroque"],["frozenchess"],["inchworm"],["snake"],[3],[1],',
  '[0,1,2,3,4,5,6,7,8,9],["","","","",""],[10],[10],[""],[false],[null]]',
].join('');

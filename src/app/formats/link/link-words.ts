/** The deflate dictionary of links. Any change breaks old links. */
import { repeatPart } from '../../../kernel/editing/phrases.ts';

const NODE = '{"id":0,"parent":0,"action":0}';

export const COMMON_WORDS = [
  '{"game":0,"version":0,"seed":0,"options":{},"start":0,"actions":[]}\n[["great-worm"],[1],[',
  '"name":0,"text":0,"mark":0,"arrows":[0],"good","bad","interesting","star","dice":0,"winner":0,"text":0}}',
  '"seats":{"manner":0,"turned":0,"card":0},"computers":{"white":0,"black":0},"fixed","beside","across","pass",',
  '"beginner","casual","careful","strong",[" White wins."]," Black wins.","Drawn: ","loss","note",',
  '"clock":{"white":{"minutes":0,"increment":0},"black":{"minutes":0,"increment":0},"atZero":0},"times":{',
  ' =steps  =FU  =PU  =PL  =half #1 >ne >sw "e2 e4","e7 e5","d2 d4","d7 d5","b1 c3","g8 f6",',
  '{"format":0,"id":0,"name":0,"created":0,"players":{"white":0,"black":0},"changed":0,"game":0,"version":0,',
  `"seed":0,"options":{},"nodes":[${repeatPart(8, NODE)}],"notes":{},"at":0,"end":0,"picks":0,"flipped":0,"result":0}`,
  '\n[[2],["mh",1,2,3,4,5,6,7,8,9,10],[""],["2026-11-20T10:44:41.000Z"],[""],[""],["2026-11-20T11:02:13.000Z"],',
  '["baroque"],["frozenchess"],["inchworm"],["snake"],[3],[1],',
  '[0,1,2,3,4,5,6,7,8,9],["","","","",""],[10],[10],[""],[false],[null]]',
].join('');

/** This game's phrases for compressing links. Old links need these phrases unchanged. */
import { jsonLetters, jsonRanks, repeatPart } from '../../kernel/editing/phrases.ts';

const SIDES = `[${repeatPart(64, '"w"')},${repeatPart(64, '"b"')}],`;
const IDS = `[${Array.from({ length: 128 }, (_, index) => index + 1).join()}],`;
const UNIT = '{"sq":0,"side":0,"comps":[{"id":0,"kind":0}],"idle":0}';
const FAR = '{"sq":0,"side":0,"comps":[{"id":0,"kind":0,"ext20":0}],"idle":0}';

export const LINK_WORDS = [
  '"tombs":{"status":0,"queue":[{"id":0,"kind":0,"side":0}]},"rot":0,"hidden","closed","open","traps":{',
  '"quickened":{"exploded":{"distracts":{"retained":[[0,0]],"cargo":[{"side":0,"comps":[{"id":0,"kind":0}]}],',
  '"jester":0,"sprung":0,"growth":0,"monad":{"plan":[0],"at":0},"range":0,"queen":0,"capP":0,"par":0,',
  '{"sq":0,"side":0,"form":0,"comps":[{"id":0,"kind":0}],"idle":0,"age":0},"aim":0}],"idle":0},',
  `"start":{"version":0,"toMove":0,"plies":0,"nextId":0,"stacks":[${FAR},${UNIT},${FAR},${FAR},`,
  `${repeatPart(6, UNIT)}],"walls":{"e4":0,"d4":0},"reps":{`,
  `[${jsonRanks('abcdefghijklmnop', [1, 2, 3, 4, 13, 14, 15, 16])}],${SIDES}${IDS}`,
  `[${jsonLetters('LFXASOZMMZOSAXFLRNBDJCTQKTCJDBNRLFXASOZMMZOSAXFL')},${repeatPart(64, '"P"')},`,
  `${jsonLetters('LFXASOZMMZOSAXFLRNBDJCTQKTCJDBNR')}],[${repeatPart(64, '5')}],`,
].join('');

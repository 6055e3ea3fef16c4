/** For each disputed rule, a game in which its readings differ. */
import type { ReadingExamples } from '../../../kernel/learning/demo.ts';
import { positionFile } from './line.ts';

export const EXAMPLES = {
  'FC-PAWN-5': { at: positionFile('w Ne5 / b Pd5 Pf5'), play: 'Ne5-c4' },
  'FC-KNIG-3': { at: positionFile('w Nb1 / b Rd5'), play: 'Nb1-c3xd5' },
} satisfies ReadingExamples;

/** For each disputed rule, a game in which its readings differ. */
import type { ReadingExamples } from '../../../kernel/learning/demo.ts';
import { positionText } from '../position/setup.ts';

export const EXAMPLES = {
  'IW-MAG-6': { at: positionText('White: Kg1, Ra1; Black: Kg8'), play: 'Ra1~a5' },
  'IW-BOOM-3': { at: positionText('White: Kb1, Pe4; Black: Kg7, Nd5'), play: 'e4xd5=N' },
} satisfies ReadingExamples;

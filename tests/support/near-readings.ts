/**
 * Positions where a disputed rule decides, through a check or the answer to one, whether an action is legal. By clause,
 * for clauses whose example in the rulebook shows something else.
 */
import type { ReadingExamples } from '../../src/kernel/learning/demo.ts';
import { positionFields, positionText } from '../../src/variants/inchworm/position/setup.ts';

export const NEAR_READINGS: ReadingExamples = {
  // The Chameleon captures the checking Withdrawer, which stands beside the piece that it leaps over.
  'BQ-SIDE-1': { at: '7k/8/8/8/wSl5/K7/8/8 w standard play -', play: 'b4 d4' },
  'GW-NIGHT-3': {
    at: '8/8/8/8/8/1k6/8/K6C w R a1/b1 a1/b1,b2,b3 5/5 - 9 -',
    play: 'Ch1-h2; Ka1-a2 +La1',
  },
  // The half of the split unit that stays behind averts the check.
  'IW-MAG-6': { at: positionText('White: Kb1, Rc1; Black: Kg8, Rh1'), play: 'c1 c5' },
  // With real dice, the players enter the result before the answer to the check.
  'IW-BOOM-3': {
    at: JSON.stringify(positionFields('White: Kb1, Pe4; Black: Kg7, Nd5', { options: { dice: 'real' } })),
    play: 'e4xd5=N; g7 g8',
  },
};

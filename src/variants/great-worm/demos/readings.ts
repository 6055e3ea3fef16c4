import type { ReadingExamples } from '../../../kernel/learning/demo.ts';

export const EXAMPLES = {
  'GW-TRAIL-3': {
    at: '8/8/8/8/8/1k6/8/K6C w R a1/b1 a1/b1,b2,b3 5/5 - 9 -',
    play: 'Ch1-h2; Ka1-b1',
  },
  'GW-NIGHT-3': { play: 'Ce3-e4; Ke1-e2 +Ld2' },
} satisfies ReadingExamples;

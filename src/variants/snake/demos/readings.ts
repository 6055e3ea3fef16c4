import type { ReadingExamples } from '../../../kernel/learning/demo.ts';

export const EXAMPLES = {
  'SN-TURN-2': { at: '8/8/8/4P2l/8/7l/8/8 w P a4b4c4 a8b8c8 - 0 1', play: 'a5' },
  'SN-TURN-4': { play: 'Fd1-e2' },
  'SN-PROMO-1': { at: '1l6/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1', play: 'a7xb8=F' },
} satisfies ReadingExamples;

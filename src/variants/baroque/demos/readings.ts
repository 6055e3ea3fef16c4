import type { ReadingExamples } from '../../../kernel/learning/demo.ts';

export const EXAMPLES = {
  'BQ-LEAP-2': { at: '7k/8/8/8/L1p5/8/8/6K1 w standard play -', play: 'a4 g4' },
  'BQ-IMM-3': { at: '7k/8/8/8/3iP3/8/8/6K1 w standard play -', play: 'Pe4xe4' },
  'BQ-SIDE-1': { at: '7k/8/3P4/3p4/S1l5/8/8/6K1 w standard play -', play: 'a4 d4' },
} satisfies ReadingExamples;

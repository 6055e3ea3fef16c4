/** The demonstration of every clause: a position, and what is played or refused in it. */
import type { DemosOf } from '../../../src/kernel/learning/demo.ts';
import type { RULES } from './rules.ts';

export const DEMOS = {
  'KW-TURN-1': { says: 'White begins.', tries: 'c5 c4' },
  'KW-MOVE-1': { says: 'The King moves one square.', play: 'c1 d2' },
  'KW-MOVE-2': { says: 'A King stands on c3.', at: '5/5/2k2/2K2/5 w 1', tries: 'c2 c3' },
  'KW-END-1': { says: 'The white King reaches rank 5.', at: '5/K4/5/4k/5 w 1', play: 'a4 a5' },
  'KW-END-2': { says: 'White resigns.', play: '=white-resigns' },
  'KW-END-3': { says: 'White offers a draw, and Black accepts.', play: '=white-offers; =black-accepts' },
} as const satisfies DemosOf<typeof RULES>;

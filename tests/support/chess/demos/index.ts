import type { DemosOf } from '../../../../src/kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';

export const DEMOS = {
  'CH-TURN-1': { says: 'White begins: no black Pawn may move.', tries: 'e7 e5' },
  'CH-MOVE-1': { says: 'The Knight leaps over the Pawns.', play: 'g1 f3' },
  'CH-MOVE-2': {
    says: 'The Rook captures the Pawn, and goes no further.',
    at: '4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1',
    play: 'd1 d5',
  },
  'CH-PAWN-1': { says: 'The Pawn goes two squares from its first rank.', play: 'e2 e4' },
  'CH-PAWN-2': {
    says: 'The Pawn passes e5 and is taken where it passed.',
    at: 'k7/3p4/8/4P3/8/8/8/K7 b - - 0 1',
    play: 'd7 d5; e5 d6',
  },
  'CH-PAWN-3': {
    says: 'The Pawn becomes a Queen.',
    at: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
    play: 'a7 a8 =queen',
  },
  'CH-KING-1': {
    says: 'The Bishop is held by the Rook on e8.',
    at: 'k3r3/8/8/8/8/8/4B3/4K3 w - - 0 1',
    tries: 'e2 d3',
  },
  'CH-KING-2': { says: 'King and Rook castle.', at: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', play: 'e1 g1' },
  'CH-END-1': { says: 'White is mated after two moves.', play: 'f2 f3; e7 e5; g2 g4; d8 h4' },
  'CH-END-2': {
    says: 'Black cannot move and is not in check.',
    at: 'k7/8/1K6/8/8/8/8/2Q5 w - - 0 1',
    play: 'c1 c7',
  },
  'CH-END-3': { says: 'The last of 150 quiet turns.', at: '7k/8/8/8/8/8/8/K7 w - - 149 80', play: 'a1 a2' },
  'CH-END-4': { says: 'White resigns.', play: '=white-resigns' },
  'CH-END-5': { says: 'White offers a draw, and Black accepts.', play: '=white-offers; =black-accepts' },
} as const satisfies DemosOf<typeof RULES>;

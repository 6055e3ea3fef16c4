/** Published perft counts of orthodox chess that take seconds each, so only the campaign checks them. */
import type { DeepCount } from '../deep.ts';

export const DEEP: readonly DeepCount[] = [
  { depth: 5, plays: 4_865_609 },
  { at: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', depth: 4, plays: 4_085_603 },
  { at: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', depth: 6, plays: 11_030_083 },
  { at: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', depth: 4, plays: 422_333 },
  { at: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', depth: 4, plays: 2_103_487 },
  { at: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -', depth: 4, plays: 3_894_594 },
];

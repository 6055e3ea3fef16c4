import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';

export { EXAMPLES } from './readings.ts';

/** Makes a position file with both worms on their Lairs, h1 and h8. The waits 5/5 rule out new Legs (GW-NIGHT-3). */
const withWorms = (placement: string): string => `${placement} w R h1/h8 h1/h8 5/5 - 9 -`;
const inCorner = (placement: string): string => `${placement} w R a1/h8 a1/h8 5/5 - 9 -`;

/** White's worm has gone from e1 to e4 over e2 and e3. The Claw makes the piece move that comes first (GW-TURN-2). */
const ON_E4 = '8/8/8/8/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -';
const GUARDED_E5 = '8/8/8/7w/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -';

export const DEMOS = {
  'GW-SRC-1': {
    says: 'The worm is on e4 only: its trail is not part of it and blocks no piece.',
    at: ON_E4,
    look: 'e4',
  },
  'GW-BOARD-1': { says: 'e4 is on the Battlefield, between the two Territories.', look: 'e4' },
  'GW-BOARD-2': { says: 'The starting position.' },
  'GW-BOARD-3': {
    says: 'The worm has left e1, but e1 is still its Lair.',
    play: 'Ce3-e4 / Ke1-e2',
    look: 'e1',
  },
  'GW-MOVE-1': { says: 'The Talon cannot move to c1: its own Arm is there.', tries: 'd1 c1' },
  'GW-MOVE-2': { says: 'The Claw on a3 blocks the Wing.', tries: 'a1 a4' },
  'GW-MOVE-3': {
    says: "The Leg cannot capture on e6 with a knight's leap.",
    at: '8/8/4k3/8/3L4/8/8/7K w R h1/e6 h1/e6 5/5 - 9 -',
    tries: 'd4 e6',
  },
  'GW-CLAW-1': {
    says: 'The Claw moves 1 square forward or sideways.',
    at: withWorms('7k/8/8/8/4C3/8/8/7K'),
    play: 'Ce4-f4',
  },
  'GW-CLAW-2': {
    says: 'The Claw may move 2 squares forward from any square.',
    at: withWorms('7k/8/8/8/4C3/8/8/7K'),
    play: 'Ce4-e6',
  },
  'GW-CLAW-3': {
    says: "Black's Claw passes d5, and White's Claw captures it there en passant.",
    at: '4k3/8/3c4/4C3/8/8/8/4K3 b R e1/e8 e1/e8 5/5 - 3 -',
    play: 'Cd6-d4 / Ke8-f8 Ce5xd5ep',
  },
  'GW-CLAW-4': {
    says: 'The Claw reaches its last rank and becomes a Talon.',
    at: withWorms('7k/4C3/8/8/8/8/8/7K'),
    play: 'Ce7-e8=T',
  },
  'GW-CLAW-5': {
    says: 'This Claw declined promotion, and it is not offered again.',
    at: withWorms('7k/4C3/8/8/8/8/8/7K'),
    play: 'Ce7-e8 / Kh1-g1 -- / Kh8-h7',
    look: 'e8',
  },
  'GW-ARM-1': {
    says: 'The Arm slides up to 4 squares diagonally.',
    at: withWorms('7k/8/8/8/8/8/1A6/7K'),
    play: 'Ab2-f6',
  },
  'GW-ARM-2': {
    says: 'The Arm slides 3 squares diagonally and then 1 square along a rank or file.',
    at: withWorms('7k/8/8/8/8/8/8/A6K'),
    play: 'Aa1-d5',
  },
  'GW-ARM-3': {
    says: 'The Arm leaps like a knight to an empty square.',
    at: withWorms('7k/8/8/8/8/8/8/A6K'),
    play: 'Aa1-b3',
  },
  'GW-ARM-4': {
    says: 'From d4 the Arm can reach 25 squares.',
    at: withWorms('7k/8/8/8/3A4/8/8/7K'),
    picks: 'd4',
    look: 'd4',
  },
  'GW-WING-1': {
    says: 'The Wing slides up to 4 squares along a rank or file.',
    at: withWorms('7k/8/8/8/8/8/1W6/7K'),
    play: 'Wb2-b6',
  },
  'GW-WING-2': {
    says: 'The Wing slides 3 squares up the file and then 1 diagonally to b5.',
    at: withWorms('7k/8/8/Cc6/1c6/8/8/W6K'),
    play: 'Wa1xb5',
  },
  'GW-WING-3': {
    says: 'The Wing leaps like a knight over its own Claws.',
    at: withWorms('7k/8/8/8/8/8/CC6/W6K'),
    play: 'Wa1-b3',
  },
  'GW-WING-4': {
    says: 'From d4 the Wing can reach 26 squares.',
    at: withWorms('7k/8/8/8/3W4/8/8/7K'),
    picks: 'd4',
    look: 'd4',
  },
  'GW-TALON-1': {
    says: 'The Talon moves like an Arm or like a Wing. Here the Claw on d4 blocks it.',
    at: withWorms('7k/8/8/8/3c4/8/8/T6K'),
    tries: 'a1 e4',
  },
  'GW-TALON-2': {
    says: 'From d4 the Talon can reach 43 squares.',
    at: withWorms('7k/8/8/8/3T4/8/8/7K'),
    picks: 'd4',
    look: 'd4',
  },
  'GW-LEG-1': {
    says: 'The Leg leaps over d2. The Claw on d5 stops it: d5 has the colour of its own square.',
    at: withWorms('7k/8/8/3c4/8/8/3c4/3L3K'),
    tries: 'd1 d7',
  },
  'GW-LEG-2': {
    says: 'The Leg leaps like a knight.',
    at: withWorms('7k/8/8/8/8/8/3c4/3L3K'),
    play: 'Ld1-e3',
  },
  'GW-LEG-3': {
    says: 'From d4 the Leg can reach 14 squares.',
    at: withWorms('7k/8/8/8/3L4/8/8/7K'),
    picks: 'd4',
    look: 'd4',
  },
  'GW-TITAN-1': { says: 'The Worm Titan is royal: a side without it has lost.', look: 'e1' },
  'GW-TITAN-2': { says: 'The worm moves 2 squares along the file.', at: ON_E4, play: 'Ch3-h4 / Ke4-e6' },
  'GW-TITAN-3': {
    says: 'The worm reaches the last rank and stays a worm.',
    at: '8/4K3/8/8/8/7C/8/k7 w R e6/a1 e6,e7/a1 5/0 - 4 -',
    play: 'Ch3-h4 / Ke7-e8',
    look: 'e8',
  },
  'GW-TRAIL-1': {
    says: 'The worm cannot move back to e3, which is in its trail.',
    at: ON_E4,
    play: 'Ch3-h4',
    tries: 'e3',
  },
  'GW-TRAIL-2': {
    says: 'The worm moves 2 squares, and both become trail.',
    at: '7k/8/8/8/8/8/A7/4K3 w R e1/h8 e1/h8 5/5 - 9 -',
    play: 'Aa2-b3 / Ke1-e3',
  },
  'GW-TRAIL-3': {
    says: "White's Leg may be on the trail of White's worm.",
    at: '7k/8/8/8/4K3/7C/8/8 w R e1/h8 e1,e2,e3,e4/h8 0/0 - 9 -',
    play: 'Ch3-h4 / Ke4-d4 +Le2',
    look: 'e2',
  },
  'GW-TRAIL-4': { says: 'Both trails are always shown.', at: ON_E4, look: 'e2' },
  'GW-TURN-1': { says: 'White moves a Claw, then the worm.', play: 'Ce3-e4 / Ke1-e2' },
  'GW-TURN-2': { says: "White cannot move Black's Claw.", tries: 'e6' },
  'GW-TURN-3': {
    says: 'White has only the worm, so the regular Phase is skipped.',
    at: '7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -',
    play: '--',
  },
  'GW-TURN-4': { says: 'White cannot pass: this game is played without Passing.', tries: 'pass' },
  'GW-TURN-5': {
    says: 'The worm cannot move first, not even to capture the Claw.',
    at: '8/8/8/4c3/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -',
    tries: 'e4 e5',
  },
  'GW-TURN-6': {
    says: 'The worm must move: it cannot stay on e4.',
    at: ON_E4,
    play: 'Ch3-h4',
    tries: 'e4 e4',
  },
  'GW-TURN-7': {
    says: "A Leg on e2 would block the worm's last path. This move is legal, but loses.",
    picks: 'g1',
  },
  'GW-TURN-8': { says: "After the worm has moved it is Black's turn.", play: 'Ce3-e4 / Ke1-e2' },
  'GW-BOOST-1': {
    says: 'An Arm has moved, so the worm may turn a corner this turn.',
    at: inCorner('7k/8/8/8/8/8/8/K6A'),
    play: 'Ah1-g3',
  },
  'GW-BOOST-2': {
    says: 'The worm turns on d4 and captures on d5.',
    at: '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    play: 'Aa1-b2 / Ke4-d4xd5',
  },
  'GW-BOOST-3': {
    says: 'A Wing has moved, so the worm may slide.',
    at: inCorner('7k/8/8/8/8/8/8/K6W'),
    play: 'Wh1-h3 / Ka1-a6',
  },
  'GW-BOOST-4': {
    says: 'After a Talon the worm may turn or slide, but not both in one move.',
    at: inCorner('7k/8/8/8/8/8/8/K6T'),
    play: 'Th1-h3',
    tries: 'b4',
  },
  'GW-BOOST-5': {
    says: 'After an Arm the worm may still move 2 squares along a rank or file.',
    at: inCorner('7k/8/8/8/8/8/8/K6A'),
    play: 'Ah1-g3',
    picks: '',
  },
  'GW-BOOST-6': {
    says: 'The worm may slide this turn only.',
    at: inCorner('7k/8/8/8/8/8/8/K6W'),
    play: 'Wh1-h3',
  },
  'GW-CHECK-1': {
    says: "White's worm would be in Check on e4: a Wing can move, and then Black's worm could slide there.",
    at: '4k3/w7/8/8/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8 5/0 - 4 -',
    play: 'Ch3-h4',
    lens: 'check-white',
  },
  'GW-CHECK-2': {
    says: 'The worm cannot move to e5, where the Wing could capture it.',
    at: GUARDED_E5,
    play: 'Ch3-h4',
    tries: 'e5',
  },
  'GW-CHECK-3': {
    says: 'The worm cannot move to g1. A new Leg would block the Check, but it comes too late.',
    at: '8/8/8/8/8/6K1/C7/k1w5 w R e1/a1 e1,e2,e3,f3,g3/a1 0/0 - 6 -',
    play: 'Ca2-a3',
    tries: 'g1',
  },
  'GW-CHECK-4': {
    says: 'The worm is in Check, but the Claw may make any move.',
    at: '7k/8/8/4a3/3K4/7C/8/8 w R d1/h8 d1,d2,d3,d4/h8 5/0 - 4 -',
    picks: 'h3',
    look: 'h3',
  },
  'GW-NIGHT-1': {
    says: 'After moving, the worm creates a Leg on d2, next to its Lair.',
    play: 'Ce3-e4 / Ke1-e2 +Ld2',
  },
  'GW-NIGHT-2': { says: 'A Leg cannot appear on the Lair itself.', play: 'Ce3-e4', tries: 'e2 e1' },
  'GW-NIGHT-3': {
    says: 'White creates a Leg. The next one is possible in 10 turns.',
    play: 'Ce3-e4 / Ke1-e2 +Ld2',
  },
  'GW-NIGHT-4': {
    says: 'White may create a Leg next to the Lair. It is then a piece like any other.',
    at: '7k/8/8/8/8/7K/4C3/8 w R e1/h8 e1,h3/h8 0/0 - 12 -',
    play: 'Ce2-f2',
    picks: 'g3',
  },
  'GW-END-1': {
    says: 'Whatever White plays, the worm cannot move: White loses.',
    at: 'k7/8/8/8/8/8/C7/2w4K w R h3/a8 h3,h2,h1/a8 0/0 - 3 -',
  },
  'GW-END-2': { says: 'The Leg moves to e2, and the worm cannot move: White loses.', play: 'Lg1-e2' },
  'GW-END-3': {
    says: "The Wing captures Black's worm and wins.",
    at: 'k7/8/8/8/W7/8/8/7K w R h1/a8 h1/a8 0/0 - 1 -',
    play: 'Wa4xa8',
  },
  'GW-END-4': {
    says: 'White has only the worm, and it cannot move. This is a loss, not a draw.',
    at: '7k/8/8/8/8/8/8/K7 w R b1/h8 b1,b2,a2,a1/h8 5/0 - 4 -',
  },
  'GW-END-5': {
    says: 'White offers a draw, and Black accepts it. There is no other draw.',
    play: '=white-offers; =black-accepts',
  },
  'GW-END-6': { says: 'Either player may resign at any time.', play: '=black-resigns' },
} as const satisfies DemosOf<typeof RULES>;

/** Every clause of Great Worm at work, on boards with no more on them than it takes. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';

/** White to make a regular action, both worms where they began; White's Lair is on h1. */
const withWorms = (placement: string): string => `${placement} w R h1/h8 h1/h8 5/5 - 9 -`;
/** White's worm in the corner a1, Black's far off. */
const inCorner = (placement: string): string => `${placement} w R a1/h8 a1/h8 5/5 - 9 -`;

/** White's worm on e4 after e1, e2 and e3, a Claw to act with, Black's worm far off. */
const ON_E4 = '8/8/8/8/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -';
const GUARDED_E5 = '8/8/8/7w/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -';

export const DEMOS = {
  'GW-SRC-1': { says: 'The worm is one unit on one square; the trail behind it blocks nobody.', at: ON_E4, look: 'e4' },
  'GW-BOARD-1': { says: 'Three Territories: here the Battlefield.', look: 'e4' },
  'GW-BOARD-2': { says: 'The start.' },
  'GW-BOARD-3': { says: 'The worm has left e1, and e1 stays its Lair.', play: 'Ce3-e4 / Ke1-e2', look: 'e1' },
  'GW-MOVE-1': { says: 'The Talon does not capture its own Arm.', tries: 'd1 c1' },
  'GW-MOVE-2': { says: 'The Wing stops before its own Claw on a3.', tries: 'a1 a4' },
  'GW-MOVE-3': {
    says: 'The Leg leaps to empty squares, and never captures that way.',
    at: '8/8/4k3/8/3L4/8/8/7K w R h1/e6 h1/e6 5/5 - 9 -',
    tries: 'd4 e6',
  },
  'GW-CLAW-1': { says: 'One step forwards or sideways.', at: withWorms('7k/8/8/8/4C3/8/8/7K'), play: 'Ce4-f4' },
  'GW-CLAW-2': { says: 'A double step from any square.', at: withWorms('7k/8/8/8/4C3/8/8/7K'), play: 'Ce4-e6' },
  'GW-CLAW-3': {
    says: "Black's Claw passes d5, and the Claw beside it may take it there.",
    at: '4k3/8/3c4/4C3/8/8/8/4K3 b R e1/e8 e1/e8 5/5 - 3 -',
    play: 'Cd6-d4 / Ke8-f8 Ce5xd5ep',
  },
  'GW-CLAW-4': {
    says: 'On the far rank the Claw becomes a Talon, if its player likes.',
    at: withWorms('7k/4C3/8/8/8/8/8/7K'),
    play: 'Ce7-e8=T',
  },
  'GW-CLAW-5': {
    says: 'It was offered once: this Claw stays one.',
    at: withWorms('7k/4C3/8/8/8/8/8/7K'),
    play: 'Ce7-e8 / Kh1-g1 -- / Kh8-h7',
    look: 'e8',
  },
  'GW-ARM-1': { says: 'Up to four squares along a diagonal.', at: withWorms('7k/8/8/8/8/8/1A6/7K'), play: 'Ab2-f6' },
  'GW-ARM-2': { says: 'Three squares along a diagonal and one straight on.', at: withWorms('7k/8/8/8/8/8/8/A6K'), play: 'Aa1-d5' },
  'GW-ARM-3': { says: "A leap like a Knight's, to an empty square.", at: withWorms('7k/8/8/8/8/8/8/A6K'), play: 'Aa1-b3' },
  'GW-ARM-4': { says: 'From d4: 13 by slide, 4 bent and 8 by leap.', at: withWorms('7k/8/8/8/3A4/8/8/7K'), picks: 'd4', look: 'd4' },
  'GW-WING-1': { says: 'Up to four squares along a rank or file.', at: withWorms('7k/8/8/8/8/8/1W6/7K'), play: 'Wb2-b6' },
  'GW-WING-2': {
    says: 'Three squares straight and one diagonally on; its neighbours do not matter.',
    at: withWorms('7k/8/8/Cc6/1c6/8/8/W6K'),
    play: 'Wa1xb5',
  },
  'GW-WING-3': { says: "A leap like a Knight's, over whatever stands there.", at: withWorms('7k/8/8/8/8/8/CC6/W6K'), play: 'Wa1-b3' },
  'GW-WING-4': { says: 'From d4: 14 by slide, 4 bent and 8 by leap.', at: withWorms('7k/8/8/8/3W4/8/8/7K'), picks: 'd4', look: 'd4' },
  'GW-TALON-1': { says: 'As an Arm or as a Wing, but never a bit of both.', at: withWorms('7k/8/8/8/3c4/8/8/T6K'), tries: 'a1 e4' },
  'GW-TALON-2': { says: '43 squares from d4.', at: withWorms('7k/8/8/8/3T4/8/8/7K'), picks: 'd4', look: 'd4' },
  'GW-LEG-1': {
    says: 'It leaps over d2 and stops on d5, which is of its own colour.',
    at: withWorms('7k/8/8/3c4/8/8/3c4/3L3K'),
    tries: 'd1 d7',
  },
  'GW-LEG-2': { says: "A leap like a Knight's.", at: withWorms('7k/8/8/8/8/8/3c4/3L3K'), play: 'Ld1-e3' },
  'GW-LEG-3': { says: 'From d4: 6 by jumps and 8 by leap.', at: withWorms('7k/8/8/8/3L4/8/8/7K'), picks: 'd4', look: 'd4' },
  'GW-TITAN-1': { says: 'The unit that decides the game.', look: 'e1' },
  'GW-TITAN-2': { says: 'One or two squares along a rank or file.', at: ON_E4, play: 'Ch3-h4 / Ke4-e6' },
  'GW-TITAN-3': {
    says: 'On the far rank it stays a worm.',
    at: '8/4K3/8/8/8/7C/8/k7 w R e6/a1 e6,e7/a1 5/0 - 4 -',
    play: 'Ch3-h4 / Ke7-e8',
    look: 'e8',
  },
  'GW-TRAIL-1': { says: 'It never goes back, not even for one square.', at: ON_E4, play: 'Ch3-h4', tries: 'e3' },
  'GW-TRAIL-2': {
    says: 'Two squares in one movement, and both are trail.',
    at: '7k/8/8/8/8/8/A7/4K3 w R e1/h8 e1/h8 5/5 - 9 -',
    play: 'Aa2-b3 / Ke1-e3',
  },
  'GW-TRAIL-3': {
    says: 'A Leg of its own side may stand on the trail.',
    at: '7k/8/8/8/4K3/7C/8/8 w R e1/h8 e1,e2,e3,e4/h8 0/0 - 9 -',
    play: 'Ch3-h4 / Ke4-d4 +Le2',
    look: 'e2',
  },
  'GW-TRAIL-4': { says: 'Both trails are on the board all the time.', at: ON_E4, look: 'e2' },
  'GW-TURN-1': { says: 'A regular action, then the worm.', play: 'Ce3-e4 / Ke1-e2' },
  'GW-TURN-2': { says: "The action begins with a unit of one's own.", tries: 'e6' },
  'GW-TURN-3': {
    says: 'White has nothing but its worm: the Phase is waived.',
    at: '7k/8/7c/8/8/8/8/K7 w R a1/h8 a1/h8 5/0 - 1 -',
    play: '--',
  },
  'GW-TURN-4': { says: 'Without the option nobody passes.', tries: 'pass' },
  'GW-TURN-5': {
    says: 'The worm waits for its own Phase, even with a Claw to take.',
    at: '8/8/8/4c3/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -',
    tries: 'e4 e5',
  },
  'GW-TURN-6': { says: 'It may not stay where it is.', at: ON_E4, play: 'Ch3-h4', tries: 'e4 e4' },
  'GW-TURN-7': { says: "The Leg takes the worm's last way: the board warns that this loses.", picks: 'g1' },
  'GW-TURN-8': { says: 'With the Encroachment the turn is over.', play: 'Ce3-e4 / Ke1-e2' },
  'GW-BOOST-1': { says: 'An Arm acts, so the worm may turn a corner this turn.', at: inCorner('7k/8/8/8/8/8/8/K6A'), play: 'Ah1-g3' },
  'GW-BOOST-2': {
    says: 'One square, a turn, one square more: over d4 to take d5.',
    at: '7k/8/8/3c4/4K3/8/8/A7 w R e2/h8 e2,e3,e4/h8 5/5 - 9 -',
    play: 'Aa1-b2 / Ke4-d4xd5',
  },
  'GW-BOOST-3': { says: 'A Wing acts, so the worm may slide.', at: inCorner('7k/8/8/8/8/8/8/K6W'), play: 'Wh1-h3 / Ka1-a6' },
  'GW-BOOST-4': { says: 'A Talon gives both, but not in one movement.', at: inCorner('7k/8/8/8/8/8/8/K6T'), play: 'Th1-h3', tries: 'b4' },
  'GW-BOOST-5': {
    says: 'An Arm adds corners; the two squares straight stay.',
    at: inCorner('7k/8/8/8/8/8/8/K6A'),
    play: 'Ah1-g3',
    picks: '',
  },
  'GW-BOOST-6': { says: "The Wing's slide is for this turn alone.", at: inCorner('7k/8/8/8/8/8/8/K6W'), play: 'Wh1-h3' },
  'GW-CHECK-1': {
    says: "The Wing on a7 can act, and then Black's worm could slide to e4.",
    at: '4k3/w7/8/8/3K4/7C/8/8 w R d1/e8 d1,d2,d3,d4/e8 5/0 - 4 -',
    play: 'Ch3-h4',
    lens: 'check-white',
  },
  'GW-CHECK-2': { says: 'On e5 the Wing would take the worm; it may not end there.', at: GUARDED_E5, play: 'Ch3-h4', tries: 'e5' },
  'GW-CHECK-3': {
    says: "A Leg on d1 or f1 would shut the Arm's line, but it comes too late.",
    at: '8/8/8/8/8/6K1/C7/k1w5 w R e1/a1 e1,e2,e3,f3,g3/a1 0/0 - 6 -',
    play: 'Ca2-a3',
    tries: 'g1',
  },
  'GW-CHECK-4': {
    says: 'The worm is in Check, and the Claw may go where it likes.',
    at: '7k/8/8/4a3/3K4/7C/8/8 w R d1/h8 d1,d2,d3,d4/h8 5/0 - 4 -',
    picks: 'h3',
    look: 'h3',
  },
  'GW-NIGHT-1': { says: 'After its movement the worm hatches a Leg beside its Lair.', play: 'Ce3-e4 / Ke1-e2 +Ld2' },
  'GW-NIGHT-2': { says: 'Beside the Lair, never on it.', play: 'Ce3-e4', tries: 'e2 e1' },
  'GW-NIGHT-3': { says: 'The next Leg comes nine turns later.', play: 'Ce3-e4 / Ke1-e2 +Ld2' },
  'GW-NIGHT-4': {
    says: 'A Leg on f2 or d2 would be a unit like any other: the board says what it would reach.',
    at: '7k/8/8/8/8/7K/4C3/8 w R e1/h8 e1,h3/h8 0/0 - 12 -',
    play: 'Ce2-f2',
    picks: 'g3',
  },
  'GW-END-1': { says: 'Whatever White does, the worm cannot move.', at: 'k7/8/8/8/8/8/C7/2w4K w R h3/a8 h3,h2,h1/a8 0/0 - 3 -' },
  'GW-END-2': { says: 'The Leg goes to e2, and the worm is walled in.', play: 'Lg1-e2' },
  'GW-END-3': { says: 'The Wing takes the worm.', at: 'k7/8/8/8/W7/8/8/7K w R h1/a8 h1/a8 0/0 - 1 -', play: 'Wa4xa8' },
  'GW-END-4': {
    says: 'A worm alone that cannot move has lost; it is no stalemate.',
    at: '7k/8/8/8/8/8/8/K7 w R b1/h8 b1,b2,a2,a1/h8 5/0 - 4 -',
  },
  'GW-END-5': { says: 'A draw is agreed on, and comes no other way.', play: '=white-offers; =black-accepts' },
  'GW-END-6': { says: 'Either player may give up at any time.', play: '=black-resigns' },
} as const satisfies DemosOf<typeof RULES>;

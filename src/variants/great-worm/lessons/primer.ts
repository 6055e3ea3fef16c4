import type { CourseOf } from '../../../kernel/learning/lesson.ts';
import type { RULES } from '../rules/index.ts';

export const PRIMER: CourseOf<typeof RULES>['primer'] = [
  {
    title: 'The turn',
    says: [
      'First move any piece except the worm. Then your worm must move, 1 or 2 squares along a rank or file. This is its Encroachment.',
      'The worm may capture where it ends. It cannot leap.',
    ],
    shows: { says: 'A Claw moves, then the worm.', play: 'Ce3-e4 / Ke1-e2; Ce6-e5 / Ke8-e7' },
    reads: ['GW-TURN'],
  },
  {
    title: 'The goal',
    says: [
      'Outlive the enemy worm. The first worm that cannot move loses, at once.',
      'On the first turn, a Leg or an Arm on e2 loses: it blocks the only exit.',
    ],
    shows: { says: "The Leg blocks its own worm's only exit. White loses.", play: 'Lg1-e2' },
    reads: ['GW-END'],
  },
  {
    title: 'The trail',
    says: [
      'A worm never again enters a square that it has been on or passed through. Its trail grows until it has nowhere left.',
      "Space is life. Pieces may stand on a trail, and the other worm's trail does not bind yours.",
    ],
    shows: {
      says: 'The worm cannot move back to e3, which is in its trail.',
      at: '8/8/8/8/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -',
      play: 'Ch3-h4',
      tries: 'e3',
    },
    reads: ['GW-TRAIL', 'GW-TITAN'],
  },
  {
    title: 'The boost',
    says: [
      'The piece that moves first widens what the worm can do this turn.',
      'An Arm lets it turn a corner, and a Wing lets it slide any distance. A Talon lets it do either.',
    ],
    shows: {
      says: 'A Wing has moved, so the worm may slide.',
      at: '7k/8/8/8/8/8/8/K6W w R a1/h8 a1/h8 5/5 - 9 -',
      play: 'Wh1-h3 / Ka1-a6',
    },
    reads: ['GW-BOOST'],
  },
  {
    title: 'The pieces',
    says: [
      'The Claws are the pawns of this game. They start on the third rank and may move 2 squares at any time.',
      "A knight's leap here only moves: it never captures.",
    ],
    pieces: true,
    shows: {
      says: 'The Arm leaps like a knight.',
      at: '7k/8/8/8/8/8/8/A6K w R h1/h8 h1/h8 5/5 - 9 -',
      play: 'Aa1-b3',
    },
    reads: ['GW-MOVE', 'GW-CLAW', 'GW-ARM', 'GW-WING', 'GW-TALON', 'GW-LEG'],
  },
  {
    title: 'Check',
    says: [
      "A worm is in Check where the opponent's next turn could capture it. Your worm cannot end its move there.",
      'Check pins none of your pieces. Attack the squares that the enemy worm needs, not the worm.',
    ],
    shows: {
      says: 'The worm cannot move to e5, where the Wing could capture it.',
      at: '8/8/8/7w/4K3/7C/8/k7 w R e1/a1 e1,e2,e3,e4/a1 5/0 - 4 -',
      play: 'Ch3-h4',
      tries: 'e5',
    },
    reads: ['GW-CHECK'],
  },
  {
    title: 'New Legs',
    says: [
      'After its move the worm may create a Leg. It appears on an empty square next to your Lair, where the worm started.',
      'Then you wait 9 of your turns before the next one.',
    ],
    shows: { says: 'After moving, the worm creates a Leg on d2.', play: 'Ce3-e4 / Ke1-e2 +Ld2' },
    reads: ['GW-NIGHT'],
  },
];

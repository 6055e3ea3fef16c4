/** Tests that every refusal in Baroque has its clause, the exact cause, and the squares at fault. */
import { GAME } from '../../../src/variants/baroque/index.ts';
import { describeScenarios, type Scenario } from '../../support/scenario.ts';
import { fileOf } from './example.ts';

/** `words` is part of the refusal's sentence, given only where no golden file has it. */
type Row = readonly [rule: string, says: string, at: string, tries: string, lights: string, words?: string];

const PATTERNS: readonly Row[] = [
  [
    'BQ-TITAN-1',
    'one step only',
    'White Kd4; Black Kh8; White to move',
    'd4 d6',
    'd4',
    'The Titan moves 1 square in any direction. It cannot reach d6.',
  ],
  ['BQ-TITAN-1', 'the Titan does not go onto a friend', 'White Kd4, Pc3; Black Kh8; White to move', 'd4 c3', 'c3'],
  [
    'BQ-WITH-1',
    'off its lines',
    'White Ka1, Wd4; Black Kh8; White to move',
    'd4 e6',
    'd4',
    'The Withdrawer slides like a queen. It cannot reach e6.',
  ],
  [
    'BQ-WITH-1',
    'the Withdrawer does not go onto an enemy',
    'White Ka1, We2; Black Kh8, Pe5; White to move',
    'e2 e5',
    'e5',
  ],
  [
    'BQ-WITH-1',
    'the Withdrawer does not go past an enemy',
    'White Ka1, We2; Black Kh8, Pe5; White to move',
    'e2 e6',
    'e5',
  ],
  ['BQ-WITH-3', 'no room to withdraw', 'White Ka1, Wd4, Pd3; Black Kh8, Sd5; White to move', 'd4 d3', 'd3'],
  ['BQ-COOR-1', 'past a friend', 'White Kg1, Cc1, Pc4; Black Kh8; White to move', 'c1 c6', 'c4'],
  [
    'BQ-PAWN-1',
    'no diagonals',
    'White Kg1, Pd4; Black Kh8; White to move',
    'd4 e5',
    'd4',
    'The Pawn slides like a rook. It cannot reach e5.',
  ],
  ['BQ-IMM-1', 'captures nobody', 'White Kg1, Id4; Black Kg8, Pd6; White to move', 'd4 d6', 'd6'],
  ['BQ-LEAP-1', 'over, not onto', 'White Kg1, La4; Black Kh8, Pc4; White to move', 'a4 c4', 'c4'],
  [
    'BQ-LEAP-1',
    'off its lines',
    'White Kg1, La4; Black Kh8, Pc4; White to move',
    'a4 c5',
    'a4',
    'The Long Leaper moves like a queen. It cannot reach c5.',
  ],
  ['BQ-LEAP-2', 'stops right behind', 'White Kg1, La4; Black Kh8, Pc4; White to move', 'a4 f4', 'c4 d4'],
  [
    'BQ-LEAP-2',
    'the Long Leaper stops right behind the last that it leaps over',
    'White Kg1, La4; Black Kh8, Pc4, Pf4; White to move',
    'a4 h4',
    'f4 g4',
  ],
  ['BQ-LEAP-4', 'two in a row', 'White Kg1, La4; Black Kh8, Pc4, Pd4; White to move', 'a4 e4', 'c4 d4'],
  ['BQ-LEAP-4', 'a friend', 'White Kg1, La4, Pc6; Black Kh8; White to move', 'a4 d7', 'c6'],
  ['BQ-LEAP-4', 'onto a friend', 'White Kg1, La4, Pc6; Black Kh8; White to move', 'a4 c6', 'c6'],
  ['BQ-LEAP-4', 'the second in a row', 'White Kg1, La4; Black Kh8, Pc4, Pd4; White to move', 'a4 d4', 'c4 d4'],
  [
    'BQ-CHAM-2',
    'a Chameleon does not go past a friend',
    'White Kg1, Sd4, Pd6; Black Kh8; White to move',
    'd4 d7',
    'd6',
  ],
  [
    'BQ-CHAM-2',
    'a Chameleon does not go onto a friend',
    'White Kg1, Sd4, Pd6; Black Kh8; White to move',
    'd4 d6',
    'd6',
  ],
  ['BQ-CHAM-6', 'a friend behind a leap', 'White Kg1, Sa4, Pf4; Black Kh8, Lc4; White to move', 'a4 g4', 'f4'],
  [
    'BQ-CHAM-2',
    'a Chameleon does not go onto an enemy',
    'White Kg1, Sd4; Black Kh8, Pd6; White to move',
    'd4 d6',
    'd6',
  ],
  [
    'BQ-CHAM-6',
    'over Long Leapers only',
    'White Kg1, Sd4; Black Kh8, Pd6; White to move',
    'd4 d7',
    'd6',
    'not over the Pawn on d6',
  ],
  ['BQ-LEAP-2', 'a Chameleon stops right behind', 'White Kg1, Sa4; Black Kh8, Lc4; White to move', 'a4 e4', 'c4 d4'],
  [
    'BQ-CHAM-8',
    'never an Immobilizer',
    'White Kg1, Sa4; Black Kh8, Ic4; White to move',
    'a4 d4',
    'c4',
    'not over the Immobilizer on c4',
  ],
  [
    'BQ-CHAM-8',
    'never a Chameleon',
    'White Kg1, Sd2; Black Kh8, Sd3; White to move',
    'd2 d4',
    'd3',
    'not over the Chameleon on d3',
  ],
];

const HELD: readonly Row[] = [
  ['BQ-IMM-2', 'frozen', 'White Kg1, Id4; Black Ka8, Pc5; Black to move', 'c5 c6', 'd4'],
  [
    'BQ-IMM-2',
    'frozen twice over',
    'White Kg1, Id4, Id6; Black Ka8, Pc5; Black to move',
    'c5 c6',
    'd4 d6',
    'The Immobilizer on d4 and the Immobilizer on d6 freeze the Pawn. Black can only remove it.',
  ],
  ['BQ-IMM-2', 'a frozen Titan', 'White Kd4, Pa2; Black Kh8, Id5; White to move', 'd4', 'd5'],
  ['BQ-IMM-5', 'held by a Chameleon', 'White Ka1, Id4, Ph2; Black Kh8, Sd5; White to move', 'd4 d3', 'd5'],
  [
    'BQ-IMM-3',
    'a unit that is not frozen does not remove itself',
    'White Kg1, Id4; Black Kd5, Ph7; Black to move',
    'h7 =remove',
    'h7',
    'Only a frozen piece can remove itself.',
  ],
  [
    'BQ-IMM-3',
    'no passing',
    'White Kg1, Pa2; Black Kh8; White to move',
    'a2 a2',
    'a2',
    'Choose another square: only a frozen piece can remove itself.',
  ],
  ['BQ-TITAN-2', 'a Titan never', 'White Kg1, Id4; Black Kd5, Ph7; Black to move', 'd5 =remove', 'd5'],
];

const CHECKED: readonly Row[] = [
  ['BQ-CHECK-3', 'stays in check', 'White Kd4, Ph3; Black Kh8, Ld7; White to move', 'h3 e3', 'd7 d3 d4'],
  ['BQ-CHECK-3', 'lets a Leaper go', 'White Kd2, Ie5; Black Kh8, Ld5; White to move', 'e5 e3', 'd5 d1 d2'],
  [
    'BQ-CHECK-3',
    'beside a Withdrawer',
    'White Kd4; Black Kh8, We6; White to move',
    'd4 d5',
    'e6 f7 d5',
    "White's Titan would be in check: the Withdrawer on e6 could withdraw from it to f7.",
  ],
  ['BQ-CHECK-3', "onto the Coordinator's line", 'White Kd3; Black Kh4, Ca8; White to move', 'd3 d4', 'a8 d8 d4'],
  [
    'BQ-CHECK-3',
    'between two Pawns',
    'White Kd3; Black Kh8, Pe4, Pc8; White to move',
    'd3 d4',
    'c8 c4 d4',
    "White's Titan would be in check: the Pawn on c8 could pinch it against e4.",
  ],
  ['BQ-CHECK-3', 'beside a Titan', 'White Kd3; Black Kd5; White to move', 'd3 d4', 'd5 d4'],
  ['BQ-CHECK-3', 'beside a Titan in the corner', 'White Kb3; Black Ka1; White to move', 'b3 b2', 'a1 b2'],
  [
    'BQ-CHECK-3',
    'between a Pawn in the corner and another',
    'White Kb3; Black Kh8, Pa1, Pa8; White to move',
    'b3 a2',
    'a2 a3 a8',
    "White's Titan would be in check: the Pawn on a8 could pinch it against a1.",
  ],
  ['BQ-CHECK-3', 'a self-capture', 'White Kd2, Pd3; Black Kh8, Ie4, Ld7; White to move', 'd3 =remove', 'd7 d1 d2'],
  [
    'BQ-CHECK-3',
    'a drop that does not help',
    'White Kd2, Ph2; Black Kh8, Ld7; White to move; Two-Player version, reserve S',
    '=drop a1',
    'd7 d1 d2',
  ],
];

const TURN: readonly Row[] = [
  [
    'BQ-TURN-1',
    'an empty square',
    'White Kg1, Pa2; Black Kh8; White to move',
    'e4',
    'e4',
    'e4 is empty. Choose a square with a white piece.',
  ],
  ['BQ-TURN-1', 'the other side', 'White Kg1, Pa2; Black Kh8, Pa7; White to move', 'a7', 'a7', "It is White's turn."],
  [
    'BQ-TWO-3',
    'dropping on a unit',
    'White Kd1, Ph2; Black Kh8; White to move; Two-Player version, reserve S',
    '=drop d1',
    'd1',
  ],
  [
    'BQ-TWO-3',
    'dropping elsewhere',
    'White Kd1, Ph2; Black Kh8; White to move; Two-Player version, reserve S',
    '=drop d3',
    'd3',
    'A Chameleon can enter only on rank 1.',
  ],
  [
    'BQ-TWO-3',
    'dropping on no square',
    'White Kd1, Ph2; Black Kh8; White to move; Two-Player version, reserve S',
    '=drop =remove',
    'a1 b1 c1 d1 e1 f1 g1 h1',
    'Choose a square on rank 1.',
  ],
];

const rows = ([rule, says, at, tries, lights, words]: Row): Scenario => ({
  rule,
  says,
  at: fileOf(at),
  tries,
  lights,
  ...(words === undefined ? {} : { words }),
});

describeScenarios(GAME, [...PATTERNS, ...HELD, ...CHECKED, ...TURN].map(rows));

describeScenarios(GAME, [
  {
    rule: 'BQ-TWO-1',
    says: 'no reserve in the standard version',
    tries: '=drop c1',
    lights: '',
    words: 'no reserve',
  },
  {
    rule: 'BQ-TWO-4',
    says: 'placing is all there is before the first turn',
    at: 'cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss',
    tries: 'a2',
    lights: 'a2',
    words: 'A Chameleon can enter only on rank 1.',
  },
  {
    rule: 'BQ-TWO-4',
    says: 'the same square is not named twice',
    at: 'cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss',
    tries: 'c1 c1',
    lights: 'c1',
    words: 'A Chameleon is already on c1.',
  },
]);

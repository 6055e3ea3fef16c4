/** What is asked of a crowd, and the answers: who comes along, who leaves a half behind, where they go, what they turn into. */
import { expect, it } from 'vitest';
import { play } from './support.ts';
import { position, question } from './words.ts';

/** The clause, a position, the turn before, picks, the question and its answers. */
const QUESTIONS: readonly (readonly [clause: string, position: string, before: string, after: string, asked: readonly string[]])[] = [
  [
    'IW-CROWD-1',
    'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
    '',
    'd3',
    [
      'White: where do the Rook, Knight and 2 Pawns on d3 go?',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move',
      '#2: plain "Rook"',
      '#3: plain "Knight"',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-1',
    'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
    '',
    'd3 #2',
    [
      'White: where does the Rook on d3 go?',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3: move',
      '=half: plain "½"',
      '#3: plain "Knight"',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-1',
    'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
    '',
    'd3 #3',
    [
      'White: where does the Knight on d3 go?',
      'e5 b4 c1 f2 f4 c5 b2 e1: move',
      '=half: plain "½"',
      '#2: plain "Rook", again',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
    '',
    'd3 #2 =half',
    [
      'White: where does the Rook on d3 go?',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3: move, again',
      '#3: plain "Knight"',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
    '',
    'd3 #3 =half #4',
    ['White: where do the Knight and Pawn on d3 go?', 'd4 e5 b4 c1 f2 f4 c5 b2 e1: move', '#2: plain "Rook", again', '#5: plain "Pawn"'],
  ],
  [
    'IW-CROWD-1',
    'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
    '',
    'd3 #2 #3 #4',
    [
      'White: where do the Rook, Knight and Pawn on d3 go?',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move',
      '#5: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Kb1, Rd3, Nd3; Black: Kh8',
    '',
    'd3 #2 #3',
    [
      'White: where do the Rook and Knight on d3 go? The Knight leaves a half behind.',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Rd3, Nd3; Black: Kh8',
    '',
    'd3 #2 #3 =half',
    ['White: where do the Rook and Knight on d3 go?', 'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move, again'],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Rd3, Nd3; Black: Kh8',
    '',
    'd3 #2 =half #3',
    [
      'White: where do the Rook and Knight on d3 go?',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Nd3, Nd3; Black: Kh8',
    '',
    'd3 #2 =half',
    ['White: where does the Knight on d3 go?', 'e5 b4 c1 f2 f4 c5 b2 e1: move, again', '#3: plain "Knight"'],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Nd3, Nd3; Black: Kh8',
    '',
    'd3 #2 =half #3',
    ['White: where do the 2 Knights on d3 go?', 'e5 b4 c1 f2 f4 c5 b2 e1: move, again', '=half: plain "½"'],
  ],
  [
    'IW-CROWD-3',
    'White: Kb1, Nd3, Nd3; Black: Kh8',
    '',
    'd3 #2 #3',
    [
      'White: where do the 2 Knights on d3 go? The Knight leaves a half behind.',
      'e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    'd3',
    [
      'White: where do the Queen and Knight on d3 go? The Knight leaves a half behind, but not to b8.',
      'b8 d4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6 e5 b4 c1 f2 f4 c5 b2 e1: move',
      '#2: plain "Queen"',
      '#3: plain "Knight"',
    ],
  ],
  [
    'IW-CROWD-1',
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    'd3 #2',
    [
      'White: where does the Queen on d3 go?',
      'b8: move',
      'd4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6: no, IW-WORM-3',
      '#3: plain "Knight"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    'd3 #2 #3',
    [
      'White: where do the Queen and Knight on d3 go? The Knight leaves a half behind, but not to b8.',
      'b8 d4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6 e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Kb1, Qd3/b8, Nd3; Black: Kh6, Bg2',
    '',
    'd3 #2 #3',
    [
      'White: where do the Queen and Knight on d3 go? The Knight leaves a half behind, but not to b8.',
      'b8: no, IW-CHECK-3',
      'd4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6 e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    'd3 d7',
    [
      'White: what does the Rook on d3 turn into?',
      '=queen: plain "Queen"',
      '=pawn: plain "Two Pawns, on d7 and d7"',
      'd7: plain "All as usual", again',
    ],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    'd3 d7 =pawn',
    [
      'White: what does the Bishop on d3 turn into?',
      '=queen: plain "Queen"',
      '=pawn: plain "Two Pawns, on d7 and d3"',
      'd7: plain "All as usual", again',
    ],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3, Bd3/a6, Pd3; Black: Kh8, Qd7, Pd7',
    '',
    'd3 d7 =pawn',
    [
      'White: what does the half Bishop on d3 turn into?',
      '=queen: plain "Queen"',
      '=pawn: plain "Two Pawns, on d7 and a6"',
      'd7: plain "All as usual", again',
    ],
  ],
  [
    'IW-MUT-2',
    'White: Kb1, Rd3, Bd3/a6, Pd3; Black: Kh8, Qd7, Pd7',
    '',
    'd3 d7 =pawn =queen',
    ['White: what does the Pawn on d3 turn into?', '=queen: plain "Queen"', '=pawn: plain "Pawn"', 'd7: plain "All as usual", again'],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3; Black: Kh8, Qd7, Pd7; links d7=H7',
    '',
    'd3 H7',
    [
      'White: what does the Rook on d3 turn into?',
      '=queen: plain "Queen"',
      '=pawn: plain "Two Pawns, on d7 and d3"',
      'd7 H7: plain "All as usual", again',
    ],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Nd3, Nd3, Nd3; Black: Kh8, Qf4, Pf4',
    '',
    'd3 f4 =pawn',
    [
      'White: what does the Knight on d3 turn into?',
      '=queen: plain "Queen"',
      '=pawn: plain "Two Pawns, on f4 and d3"',
      'f4: plain "All as usual", again',
    ],
  ],
  [
    'IW-MUT-2',
    'White: Ke4, Re4; Black: Kh8, Qe5, Ne5',
    '',
    'e4 e5',
    ['White: what does the Rook on e4 turn into?', '=queen: plain "Queen"', '=knight: plain "Knight"', 'e5: plain "All as usual", again'],
  ],
  [
    'IW-MUT-2',
    'White: Kd1, Rd3, Pd3; Black: Kh8, Rd8, Qa3, Na3',
    '',
    'd3 #2 =half #3 a3',
    ['White: what does the Rook on d3 turn into?', '=queen: plain "Queen"', '=knight: plain "Knight"', 'a3: plain "All as usual", again'],
  ],
  [
    'IW-CASTLE-4',
    'White: Ke1/g1, Rh1/f1, Ne1; Black: Kb8; castling K',
    '',
    'e1',
    ['White: where does the Knight on e1 go?', 'f3: danger', 'c2 g2: move', 'd3: danger', '#1: special "King: finish castling"'],
  ],
  [
    'IW-CROWD-4',
    'White: Ka1, Rd3/e5, Rd3/g1; Black: Kh6',
    '',
    'd3',
    [
      'White: where do the 2 Rooks on d3 go?',
      'g1 e5: move',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3: no, IW-CROWD-3',
      '#2 #3: plain "Rook"',
    ],
  ],
];

it.each(QUESTIONS)('%s: %s: "%s" after "%s": %j', (_clause, start, before, after, asked) => {
  const state = position(start);
  expect(question(before ? play(state, before) : state, after)).toEqual(asked);
});

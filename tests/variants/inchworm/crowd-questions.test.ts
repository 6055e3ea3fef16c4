/** Tests the questions about a crowd and their answers: who comes along, who leaves a half, where to, and mutations. */
import { expect, it } from 'vitest';
import { position, question } from './words.ts';

/** Positions that are too long for a title, by what they have. */
const NAMED: Readonly<Record<string, string>> = {
  'a Rook, a Knight and 2 Pawns': 'White: Kb1, Rd3, Nd3, Pd3, Pd3; Black: Kh8',
  'half a Bishop in a crowd': 'White: Kb1, Rd3, Bd3/a6, Pd3; Black: Kh8, Qd7, Pd7',
  '3 Knights before a Queen and a Pawn': 'White: Kb1, Nd3, Nd3, Nd3; Black: Kh8, Qf4, Pf4',
  'a pinned Rook and Pawn': 'White: Kd1, Rd3, Pd3; Black: Kh8, Rd8, Qa3, Na3',
};

/** Clause, position, picks, then the names in the question and its answers. */
const QUESTIONS: readonly (readonly [clause: string, position: string, after: string, asked: readonly string[]])[] = [
  [
    'IW-CROWD-1',
    'a Rook, a Knight and 2 Pawns',
    'd3',
    [
      'White Rook Knight 2 Pawns d3',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2: move',
      'd1: danger',
      'c3: move',
      'b3: danger',
      'a3 e5: move',
      'b4 c1: danger',
      'f2 f4 c5: move',
      'b2 e1: danger',
      '#2: plain "Rook"',
      '#3: plain "Knight"',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-1',
    'a Rook, a Knight and 2 Pawns',
    'd3 #2',
    [
      'White Rook d3',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2: move',
      'd1: danger',
      'c3: move',
      'b3: danger',
      'a3: move',
      '=half: plain "½"',
      '#3: plain "Knight"',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-1',
    'a Rook, a Knight and 2 Pawns',
    'd3 #3',
    [
      'White Knight d3',
      'e5 b4 c1 f2 f4 c5 b2 e1: move',
      '=half: plain "½"',
      '#2: plain "Rook", again',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-5',
    'a Rook, a Knight and 2 Pawns',
    'd3 #2 =half',
    [
      'White Rook d3',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2: move, again',
      'd1: danger, again',
      'c3: move, again',
      'b3: danger, again',
      'a3: move, again',
      '#3: plain "Knight"',
      '#4: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-5',
    'a Rook, a Knight and 2 Pawns',
    'd3 #3 =half #4',
    [
      'White Knight Pawn d3',
      'd4 e5: move',
      'b4 c1: danger',
      'f2 f4 c5: move',
      'b2 e1: danger',
      '#2: plain "Rook", again',
      '#5: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-1',
    'a Rook, a Knight and 2 Pawns',
    'd3 #2 #3 #4',
    [
      'White Rook Knight Pawn d3',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2: move',
      'd1: danger',
      'c3: move',
      'b3: danger',
      'a3 e5: move',
      'b4 c1: danger',
      'f2 f4 c5: move',
      'b2 e1: danger',
      '#5: plain "Pawn"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Kb1, Rd3, Nd3; Black: Kh8',
    'd3 #2 #3',
    [
      'White Rook Knight d3 Knight',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Rd3, Nd3; Black: Kh8',
    'd3 #2 #3 =half',
    ['White Rook Knight d3', 'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move, again'],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Rd3, Nd3; Black: Kh8',
    'd3 #2 =half #3',
    [
      'White Rook Knight d3',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3 e5 b4 c1 f2 f4 c5 b2 e1: move',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Nd3, Nd3; Black: Kh8',
    'd3 #2 =half',
    ['White Knight d3', 'e5 b4 c1 f2 f4 c5 b2 e1: move, again', '#3: plain "Knight"'],
  ],
  [
    'IW-CROWD-5',
    'White: Kb1, Nd3, Nd3; Black: Kh8',
    'd3 #2 =half #3',
    ['White 2 Knights d3', 'e5 b4 c1 f2 f4 c5 b2 e1: move, again', '=half: plain "½"'],
  ],
  [
    'IW-CROWD-3',
    'White: Kb1, Nd3, Nd3; Black: Kh8',
    'd3 #2 #3',
    ['White 2 Knights d3 Knight', 'e5 b4 c1 f2 f4 c5 b2 e1: move, again', '=half: plain "½"'],
  ],
  [
    'IW-CROWD-3',
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    'd3',
    [
      'White Queen Knight d3 Knight b8',
      'b8 d4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6 e5 b4 c1 f2 f4 c5 b2 e1: move',
      '#2: plain "Queen"',
      '#3: plain "Knight"',
    ],
  ],
  [
    'IW-CROWD-1',
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    'd3 #2',
    [
      'White Queen d3',
      'b8: move',
      'd4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6: no, IW-WORM-3',
      '#3: plain "Knight"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    'd3 #2 #3',
    [
      'White Queen Knight d3 Knight b8',
      'b8 d4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6 e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-CROWD-3',
    'White: Kb1, Qd3/b8, Nd3; Black: Kh6, Bg2',
    'd3 #2 #3',
    [
      'White Queen Knight d3 Knight b8',
      'b8: no, IW-CHECK-3',
      'd4 d5 d6 d7 d8 e4 f5 g6 h7 e3 f3 g3 h3 e2 f1 d2 d1 c2 b1 c3 b3 a3 c4 b5 a6 e5 b4 c1 f2 f4 c5 b2 e1: move, again',
      '=half: plain "½"',
    ],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    'd3 d7',
    [
      'White Rook d3',
      '=queen: plain "Queen"',
      '=pawn: plain "2 Pawns, on d7 and d7"',
      'd7: plain "Use the usual choice", again',
    ],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    'd3 d7 =pawn',
    [
      'White Bishop d3',
      '=queen: plain "Queen"',
      '=pawn: plain "2 Pawns, on d7 and d3"',
      'd7: plain "Use the usual choice", again',
    ],
  ],
  [
    'IW-MUT-4',
    'half a Bishop in a crowd',
    'd3 d7 =pawn',
    [
      'White Bishop d3',
      '=queen: plain "Queen"',
      '=pawn: plain "2 Pawns, on d7 and a6"',
      'd7: plain "Use the usual choice", again',
    ],
  ],
  [
    'IW-MUT-2',
    'half a Bishop in a crowd',
    'd3 d7 =pawn =queen',
    ['White Pawn d3', '=queen: plain "Queen"', '=pawn: plain "Pawn"', 'd7: plain "Use the usual choice", again'],
  ],
  [
    'IW-MUT-4',
    'White: Kb1, Rd3; Black: Kh8, Qd7, Pd7; links d7=H7',
    'd3 H7',
    [
      'White Rook d3',
      '=queen: plain "Queen"',
      '=pawn: plain "2 Pawns, on d7 and d3"',
      'd7 H7: plain "Use the usual choice", again',
    ],
  ],
  [
    'IW-MUT-4',
    '3 Knights before a Queen and a Pawn',
    'd3 f4 =pawn',
    [
      'White Knight d3',
      '=queen: plain "Queen"',
      '=pawn: plain "2 Pawns, on f4 and d3"',
      'f4: plain "Use the usual choice", again',
    ],
  ],
  [
    'IW-MUT-2',
    'White: Ke4, Re4; Black: Kh8, Qe5, Ne5',
    'e4 e5',
    ['White Rook e4', '=queen: plain "Queen"', '=knight: plain "Knight"', 'e5: plain "Use the usual choice", again'],
  ],
  [
    'IW-MUT-2',
    'a pinned Rook and Pawn',
    'd3 #2 =half #3 a3',
    ['White Rook d3', '=queen: plain "Queen"', '=knight: plain "Knight"', 'a3: plain "Use the usual choice", again'],
  ],
  [
    'IW-CASTLE-4',
    'White: Ke1/g1, Rh1/f1, Ne1; Black: Kb8; castling K',
    'e1',
    ['White Knight e1', 'f3: danger', 'c2 g2: move', 'd3: danger', '#1: special "Finish castling"'],
  ],
  [
    'IW-CROWD-4',
    'White: Ka1, Rd3/e5, Rd3/g1; Black: Kh6',
    'd3',
    [
      'White 2 Rooks d3',
      'g1 e5: move',
      'd4 d5 d6 d7 d8 e3 f3 g3 h3 d2 d1 c3 b3 a3: no, IW-CROWD-3',
      '#2 #3: plain "Rook"',
    ],
  ],
];

it.each(QUESTIONS)('%s: %s: after "%s"', (_clause, start, after, asked) => {
  expect(question(position(NAMED[start] ?? start), after)).toEqual(asked);
});

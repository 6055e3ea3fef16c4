/** Tests the questions of a turn of Inchworm and their answers: link steps, castling, dice, promotions. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { play } from './support.ts';
import { picks, position, question } from './words.ts';

/** Clause, position, the turn before, picks, then the names in the question and its answers. */
const QUESTIONS: readonly (readonly [
  clause: string,
  position: string,
  before: string,
  after: string,
  asked: readonly string[],
])[] = [
  [
    'IW-TURN-2',
    'a Rook, a Pawn and half a Knight on e4=H4',
    '',
    '',
    ['White', 'b1 b3 e4: plain', 'H4: plain, again', '=unlink: special "Remove a link"'],
  ],
  [
    'IW-LINK-5',
    'a Rook, a Pawn and half a Knight on e4=H4',
    '',
    '=unlink',
    ['White', 'e4: special', 'H4: special, again'],
  ],
  ['IW-TURN-2', 'White: Kb1; Black: Kg8', '', '', ['White', 'b1: plain', '=link: special "Make a link"']],
  [
    'IW-LINK-6',
    'a Rook and 2 Pawns on e4=H4',
    '',
    '=unlink e4',
    [
      'White e4 H4',
      '=board: special "Leave all on e4"',
      '=hallway: special "Move all to H4"',
      '#2: special "Move Rook to H4"',
      '#3: special "Move Pawn to H4"',
    ],
  ],
  [
    'IW-LINK-6',
    'a Rook and 2 Pawns on e4=H4',
    '',
    '=unlink H4 #3',
    [
      'White e4 H4',
      '=done: special "Leave the others on e4"',
      '#2: special "Move Rook to H4", again',
      '#4: special "Move Pawn to H4"',
    ],
  ],
  [
    'IW-LINK-6',
    'a Rook and 2 Pawns on e4=H4',
    '',
    '=unlink e4 #3 #2',
    ['White e4 H4', '=done: special "Leave the others on e4"', '#4: special "Move Pawn to H4", again'],
  ],
  [
    'IW-LINK-6',
    'a Rook and 2 Pawns on e4=H4',
    '',
    '=unlink e4 #3 #4 #2',
    ['White e4 H4', '=done: special "Leave the others on e4", again'],
  ],
  [
    'IW-LINK-6',
    'a Rook on e4=H4',
    '',
    '=unlink e4',
    ['White e4 H4', '=board: special "Leave on e4"', '=hallway: special "Move to H4"'],
  ],
  ['IW-LINK-6', 'White: Kb1; Black: Kg8; links e4=H4; unlinking', '', '=unlink e4', ['White e4', 'b1: plain']],
  ['IW-LINK-6', 'a Rook on e4=H4', '', '=unlink e4 =hallway', ['White e4', 'b1 H4: plain']],
  [
    'IW-LINK-3',
    'White: Kb1; Black: Kg8, Pd4; links a1=H1',
    '',
    '=link H4',
    ['White 4 H4', 'a4 b4 c4: special', 'd4: no, IW-LINK-3', 'e4 f4 g4 h4: special'],
  ],
  [
    'IW-LINK-3',
    'links on all ranks but 4 and 8',
    '',
    '=link',
    [
      'White',
      'a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3 h3: no, IW-LINK-1',
      'a4 b4 c4 d4 e4 f4 g4 h4: no, IW-LINK-3',
      'a5 b5 c5 d5 e5 f5 g5 h5 a6 b6 c6 d6 e6 f6 g6 h6 a7 b7 c7 d7 e7 f7 g7 h7: no, IW-LINK-1',
      'a8 b8 c8 d8 e8 f8: special',
      'g8: no, IW-LINK-3',
      'h8: special',
      'H1 H2 H3: no, IW-LINK-1',
      'H4: no, IW-LINK-3',
      'H5 H6 H7: no, IW-LINK-1',
      'H8: special, again',
    ],
  ],
  ['IW-LINK-1', 'White: Kb1; Black: Kg8; links a1=H1', '', '=link c4', ['White c4', 'b1: plain']],
  ['IW-CASTLE-4', 'castling begun, a Knight on e1', '', 'e1 #1', ['White g1', 'g1: special "Castle kingside"']],
  [
    'IW-CASTLE-4',
    'White: Ke1/g1, Rh1/f1; Black: Kb8; castling K',
    '',
    'e1',
    ['White g1', 'g1: special "Castle kingside"'],
  ],
  [
    'IW-CASTLE-4',
    'White: Ke1/g1, Rh1/f1; Black: Kb8; castling K',
    '',
    '',
    ['White', 'e1: plain', 'f1 g1 h1: no, IW-CASTLE-4', '=link: special "Make a link"'],
  ],
  [
    'IW-CASTLE-4',
    'castling begun, g1=H1',
    '',
    'e1',
    ['White g1', 'g1: special "Castle kingside"', 'H1: special "Castle kingside", again'],
  ],
  ['IW-CASTLE-4', 'castling begun by Black', '', 'e8', ['Black c8', 'c8: special "Castle queenside"']],
  [
    'IW-CASTLE-2',
    'White: Ke1, Ra1, Rh1; Black: Ke8; rights KQ',
    '',
    'e1',
    ['White King e1', 'e2 f2 f1 d1 d2: move', 'g1: special "Castle kingside"', 'c1: special "Castle queenside"'],
  ],
  [
    'IW-CASTLE-2',
    'White: Ke1, Ra1, Rh1; Black: Kc8, Rd8; rights KQ',
    '',
    'e1',
    [
      'White King e1',
      'e2 f2 f1: move',
      'd1 d2: no, IW-CHECK-3',
      'g1: special "Castle kingside"',
      'c1: no, IW-CASTLE-2',
    ],
  ],
  [
    'IW-CASTLE-2',
    'rights to castle, c1=H1',
    '',
    'e1',
    [
      'White King e1',
      'e2 f2 f1 d1 d2: move',
      'g1: special "Castle kingside"',
      'c1: special "Castle queenside"',
      'H1: special "Castle queenside", again',
    ],
  ],
  [
    'IW-CASTLE-2',
    'White: Ke1, Rh1; Black: Ka8, Nf2, Rf4; rights K',
    '',
    'e1',
    ['White King e1', 'e2: move', 'f2 f1 d1: no, IW-CHECK-3', 'd2: move', 'g1: danger "Castle kingside"'],
  ],
  [
    'IW-BOOM-6',
    'start, real dice',
    'e2-e4',
    '',
    [
      '2 Pawn e4',
      '=2: plain "2"',
      '=3: plain "3"',
      '=4: plain "4"',
      '=5: plain "5"',
      '=6: plain "6"',
      '=7: plain "7"',
      '=8: plain "8"',
      '=9: plain "9"',
      '=10: plain "10"',
      '=11: special "11"',
      '=12: special "12"',
    ],
  ],
  [
    'IW-PROM-1',
    'White: Kb1, Pe7; Black: Kh6',
    'e7-e8 (7)',
    '',
    [
      'White Pawn e8',
      '=queen: special "Queen"',
      '=rook: special "Rook"',
      '=bishop: special "Bishop"',
      '=knight: special "Knight"',
    ],
  ],
  [
    'IW-PROM-2',
    'White: Kh2, Rd3; Black: Kh8, Pd2',
    'Rd3~e3 (5)',
    '',
    [
      'Black Pawn c1',
      '=queen: special "Queen"',
      '=rook: special "Rook"',
      '=bishop: special "Bishop"',
      '=knight: special "Knight"',
    ],
  ],
];

it('IW-BOOM-6: any other pick while dice are asked for shows whose they are', () => {
  const asking = play(position('start, real dice'), 'e2-e4');
  expect(GAME.explain(asking, [], { kind: 'square', square: 0 })).toMatchObject({
    rule: 'IW-BOOM-6',
    squares: [GAME.board.squares.find(({ name }) => name === 'e4')?.square],
  });
});

it.each(QUESTIONS)('%s: %s: "%s" after "%s"', (_clause, start, before, after, asked) => {
  const state = position(start);
  expect(question(before ? play(state, before) : state, after)).toEqual(asked);
});

it.each([
  ['a Rook on e4=H4', '', '=unlink e4', 'White: choose which pieces on e4 move to H4.'],
  [
    'White: Kb1; Black: Kg8; links e4=H4; unlinking',
    '',
    '=unlink e4',
    'White: choose a piece to move (e4 is no longer linked).',
  ],
  ['start, real dice', 'e2-e4', '', 'Roll 2 dice for the Pawn on e4 and enter the sum.'],
  ['half a Bishop in a crowd', '', 'd3 d7 =pawn', 'White: choose what the half Bishop on d3 turns into.'],
])('%s: "%s" after "%s", in words', (start, before, after, prompt) => {
  const state = position(start);
  expect(GAME.ask(before ? play(state, before) : state, picks(after))).toMatchObject({ value: { prompt } });
});

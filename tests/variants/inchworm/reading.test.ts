/**
 * Tests how Inchworm reads turns as people write them: spaces, either name of a linked square, members in any order;
 * and the problems of other texts.
 */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { must, play } from './support.ts';
import { position } from './words.ts';

const CROWD = 'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7';
const NO_SUM = 'is not a sum of two dice, which is from 2 to 12: write for example (7).';
const NEVER_LEFT = (king: string, rook: string): string =>
  `To castle, King and Rook must be whole and must never have left ${king} and ${rook}.`;

const NO_TURN = 'is not a turn: write for example e2-e4, Nb1~c3, Nc3>b1, {R,B~}d3xd7=N,N, O-O~ or [H4=e4] Kb1~a1.';

const start = (text: string, before: string): State => {
  const state = position(text);
  return before ? play(state, before) : state;
};

/**
 * A position, the turn before, a text, the turn in canonical notation, the rest of the text, and the sums of its dice.
 */
const READ: readonly (readonly [
  position: string,
  before: string,
  text: string,
  turn: string,
  rest: string,
  sums: string,
])[] = [
  ['start', '', '  e2-e4  ', 'e2-e4', '', ''],
  ['start', '', 'e2 - e4 (7, 4 ,9)+ e7-e5', 'e2-e4', 'e7-e5', '7,4,9'],
  ['start', '', 'e2-e4 (7)# x', 'e2-e4', 'x', '7'],
  ['start', '', 'e2-e4 1-0', 'e2-e4', '', ''],
  ['start', '', 'e2-e4 1/2 d7-d5', 'e2-e4', 'd7-d5', ''],
  ['start', '', 'e2-e4 1/20', 'e2-e4', '1/20', ''],
  ['start', '', 'e2-e4 0-1', 'e2-e4', '', ''],
  ['start', '', 'N b1 ~ c3', 'Nb1~c3', '', ''],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{Q / b8 , N ~} d3 - d7', '{Q/b8,N~}d3-d7', '', ''],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{N~,Q/b8}d3-d7 b', '{Q/b8,N~}d3-d7', 'b', ''],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{Q/b8,N}d3-b8', '{Q/b8,N}d3-b8', '', ''],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', 'Qd3>b8', 'Qd3>b8', '', ''],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', 'Qb8>d3', 'Qb8>d3', '', ''],
  ['White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7', '', '{R,B~}d3xd7=Q , P', '{R,B~}d3xd7=Q,P', '', ''],
  ['White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7', '', '{B~,R}d3xd7 = P,Q', '{R,B~}d3xd7=Q,P', '', ''],
  ['White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7', '', 'R d3 ~ x d7 = P', 'Rd3~xd7=P', '', ''],
  ['White: Ke4, Re4; Black: Kh8, Qe5, Ne5', '', '{K~,R}e4xe5=N', '{K~,R}e4xe5=N', '', ''],
  ['White: Ke4, Re4; Black: Kh8, Qe5, Ne5', '', '{R,K~}e4xe5=N', '{K~,R}e4xe5=N', '', ''],
  ['3 Knights before a Queen and a Pawn', '', '{N~,N,N}d3xf4=P,Q,P', '{N,N,N~}d3xf4=Q,P,P', '', ''],
  ['3 Knights before a Queen and a Pawn', '', '{N,N,N~}d3xf4=P,Q,Q', '{N,N,N~}d3xf4=Q,P,Q', '', ''],
  ['3 Knights before a Queen and a Pawn', '', '{N,N~,N~}d3xf4=P,P,Q', '{N,N~,N~}d3xf4=P,Q,P', '', ''],
  ['3 Knights before a Queen and a Pawn', '', '{N~,N~}d3xf4=P,Q', '{N~,N~}d3xf4=Q,P', '', ''],
  ['White: Kd1, Rd3, Pd3; Black: Kh8, Rd8', '', '{R~,P}d3-a3 (7)', '{R~,P}d3-a3', '', '7'],
  ['White: Kd1, Rd3, Pd3; Black: Kh8, Rd8', '', 'd3-d4', 'd3-d4', '', ''],
  ['White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q', '', 'Ra1~a2', 'Ra1~a2', '', ''],
  ['White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q', '', 'R*a1~a2', 'R*a1~a2', '', ''],
  ['White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q', '', '{R,R*~}a1-a4', '{R*~,R}a1-a4', '', ''],
  ['White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q', '', '{R~,R*}a1-a4', '{R*,R~}a1-a4', '', ''],
  ['White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q', '', '{N~,R*}a1-a4', '{R*,N~}a1-a4', '', ''],
  ['White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q', '', 'Na1~b3', 'Na1~b3', '', ''],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H4|e4 P] h7-h6', '[H4|e4 P] h7-h6', '', ''],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H4|e4 P!] h7-h6', '[H4|e4 P!] h7-h6', '', ''],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H4|e4 P,P!] h7-h6', '[H4|e4 P!,P] h7-h6', '', ''],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H4|e4] h7-h6', '[H4|e4] h7-h6', '', ''],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[ e4 | H4 P ! ] h7-h6', '[H4|e4 P!] h7-h6', '', ''],
  ['start', '', '[e4=H4] e2-e4', '[H4=e4] e2-e4', '', ''],
  ['start', '', '[H1=a1] RH1~H2', '[H1=a1] Ra1~H2', '', ''],
  ['start', '', '[H1=a1] Ra1~H2 (7)', '[H1=a1] Ra1~H2', '', '7'],
  ['White: Kb1, Re4; Black: Kg7; links e4=H4', '', 'RH4~e5', 'Re4~e5', '', ''],
  ['White: Kb1, Re4/H6; Black: Kg7; links e4=H4', '', 'RH6>H4', 'RH6>e4', '', ''],
  ['White: Kb1, Re4/H6, Ne4; Black: Kg7; links e4=H4', '', '{R/H6,N}H4-H6', '{R/H6,N}e4-H6', '', ''],
  ['White: Kb1, PH2; Black: Kg7', '', 'H2-H4 (7)', 'H2-H4', '', '7'],
  ['White: Kb1, Re4/d6, Nd6; Black: Kg7; links e4=H4', '', '{R/H4,N}d6-H4', '{R/e4,N}d6-e4', '', ''],
  ['White: Ke1/g1, Rh1/f1; Black: Kb8; castling K', '', 'O-O>', 'O-O>', '', ''],
  ['White: Ke1/g1, Rh1/f1, Ne1; Black: Kb8; castling K', '', 'O-O> b', 'O-O>', 'b', ''],
  ['White: Ke1/g1, Rh1/f1, Rh1; Black: Kb8; castling K', '', 'Rh1~h4', 'Rh1~h4', '', ''],
  ['White: Ke1/g1, Rh1/f1, Rh1/f1; Black: Kb8; castling K', '', 'Rh1>f1', 'Rh1>f1', '', ''],
  ['White: Ke1, Ra1, Rh1; Black: Kg8; rights KQ', '', 'O-O-O ~', 'O-O-O~', '', ''],
  ['White: Ke1, Ra1, Rh1; Black: Kg8; rights KQ', '', 'O-O~ (7) rest', 'O-O~', 'rest', '7'],
  ['start, real dice', '', 'e2-e4 (7,4,9)', 'e2-e4', '(7,4,9)', ''],
  ['start, real dice', 'e2-e4', '  (7)', '(7)', '', ''],
  ['start, real dice', 'e2-e4', '7', '(7)', '', ''],
  ['start, real dice', 'e2-e4', '(7, 12 ,2) x', '(7)', '(12, 2) x', ''],
  ['start, real dice', 'e2-e4', '(12) 0-1', '(12)', '', ''],
  ['White: Kb1, Pe7; Black: Kh6; links e8=H8', 'e7-e8 (7)', 'H8=Q', 'e8=Q', '', ''],
  ['White: Kb1, Pe7; Black: Kh6', 'e7-e8 (7)', ' e8 =B + next', 'e8=B', 'next', ''],
];

/** A position, the turn before, a text that is no legal turn, and its clause (or a dash) with its problem. */
const UNREAD: readonly (readonly [position: string, before: string, text: string, why: string])[] = [
  ['start', '', 'Nb1 c3', 'no turn'],
  ['start', '', 'Xb1~c3', 'no turn'],
  ['start', '', 'Nb9~c3', 'no turn'],
  ['start', '', 'b1~c3', 'no turn'],
  ['start', '', 'Pe2-e4', 'no turn'],
  ['start', '', '', 'no turn'],
  [
    'start',
    '',
    'O-O~',
    "IW-CASTLE-2: The King cannot castle: White's Bishop on f1 and White's Knight on g1 are in the way.",
  ],
  [
    'start',
    '',
    'O-O-O~',
    "IW-CASTLE-2: The King cannot castle: White's Knight on b1, White's Bishop on c1 and White's Queen on d1 are in the way.",
  ],
  ['start', '', 'O-O>', 'IW-CASTLE-2: Castling has not begun. O-O~ begins it.'],
  ['start', '', 'e2>e4', 'no turn'],
  ['start', '', 'Nb1>c3', '-: There is no N/c3 on b1 that could be meant.'],
  ['start', '', '{N}b1-c3', 'IW-WORM-1: Alone, a whole Knight can only extend: one half stays on b1.'],
  ['start', '', '{N,P}b1-c3', '-: There is no P on b1 that could be meant.'],
  ['start', '', 'e7-e5', "IW-GEN-5: It is White's turn."],
  ['start', '', 'Bb1~c3', '-: There is no B on b1 that could be meant.'],
  ['start', '', 'e4-e5', 'IW-TURN-2: e4 is empty. Choose a square with a white piece.'],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{Q/b7,N~}d3-d7', '-: There is no Q/b7 on d3 that could be meant.'],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{Q,N~}d3-d7', '-: There is no Q on d3 that could be meant.'],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8~,N}d3-d7',
    'IW-CROWD-4: This is only a half, so it cannot leave a half behind.',
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8,N}d3-d7',
    'IW-CROWD-3: A crowd can move only if one piece extends, rejoins its other half, or is a Pawn.',
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8,N}d3-b8=N,N',
    'IW-CAPT-2: Nothing is captured on b8, so no piece turns into another.',
  ],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', 'Qd3>d7', '-: There is no Q/d7 on d3 that could be meant.'],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', 'Qd3~d7', '-: There is no Q on d3 that could be meant.'],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    'Nd3~f4=Q',
    'IW-CAPT-2: Nothing is captured on f4, so no piece turns into another.',
  ],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{Q/b8,N,N}d3-d7', '-: There is no N on d3 that could be meant.'],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', '{K,N}d3-d7', '-: There is no K on d3 that could be meant.'],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{}d3-d7',
    '-: "" does not name a piece. Write a letter, perhaps with *, !, ~ or a slash and the square of its other half.',
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{q,N}d3-d7',
    '-: "q" does not name a piece. Write a letter, perhaps with *, !, ~ or a slash and the square of its other half.',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    '{R,B~}d3xd7=Q',
    '-: There is 1 letter after "=", and 2 members to turn.',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    '{R,B~}d3xd7=N,Q',
    'IW-MUT-2: No Knight is captured on d7, so no piece turns into one.',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    '{R,B~}d3xd7=Q,P,Q',
    '-: There are 3 letters after "=", and 2 members to turn.',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    'Rd3~xd7=B',
    'IW-MUT-2: No Bishop is captured on d7, so no piece turns into one.',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    '{R,B}d3xd7=Q,Q',
    'IW-CROWD-3: A crowd can move only if one piece extends, rejoins its other half, or is a Pawn.',
  ],
  [
    'White: Kb1, Rd3, Bd3; Black: Kh8, Qd7, Pd7',
    '',
    'Bd3~xd7=Q',
    'IW-GEN-4: The Bishop slides along diagonals, or along the hallway. It cannot reach d7.',
  ],
  [
    'White: Ke4, Re4; Black: Kh8, Qe5, Ne5',
    '',
    '{K~,R}e4xe5=N,N',
    '-: There are 2 letters after "=", and 1 member to turn.',
  ],
  [
    'White: Kd1, Rd3, Pd3; Black: Kh8, Rd8',
    '',
    '{R,P}d3-a3',
    "IW-CHECK-3: White's King would be in check on d1 from Black's Rook on d8.",
  ],
  [
    'White: Kd1, Rd3, Bd3; Black: Kh8, Rd8',
    '',
    '{R,B}d3-a3',
    'IW-CROWD-3: A crowd can move only if one piece extends, rejoins its other half, or is a Pawn.',
  ],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H4|e4 N] h7-h6', '-: There is no N on e4 that could be meant.'],
  [
    'Pawns on e2 and e4=H4',
    'e2-e4 (7)',
    '[H4|e4 x] h7-h6',
    '-: "x" does not name a piece. Write a letter, perhaps with *, !, ~ or a slash and the square of its other half.',
  ],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H3|e3] h7-h6', 'IW-LINK-5: H3 and e3 are not linked.'],
  ['Pawns on e2 and e4=H4', 'e2-e4 (7)', '[H4|d4] h7-h6', 'IW-LINK-5: H4 and d4 are not linked.'],
  [
    'Pawns on e2 and e4=H4',
    'e2-e4 (7)',
    '[H4|e4 P,P,P] h7-h6',
    '-: There is no P on e4 that could be meant: it is written P!.',
  ],
  [
    'start',
    '',
    '[H4=H4] e2-e4',
    'IW-LINK-1: H4 and H4 cannot be linked: a link joins a hallway square and a board square of its rank.',
  ],
  [
    'start',
    '',
    '[e4=d4] e2-e4',
    'IW-LINK-1: e4 and d4 cannot be linked: a link joins a hallway square and a board square of its rank.',
  ],
  ['start', '', '[H4=e4]', 'no turn'],
  ['start', '', '[H4=e4] [H5=e5] e2-e4', 'no turn'],
  ['start', '', '[H7=e7] e2-e4', "IW-LINK-3: e7 cannot be linked: Black's Pawn on e7 is in the way."],
  ['start', '', '[H4|e4] e2-e4', 'IW-LINK-5: H4 and e4 are not linked.'],
  ['White: Ke1/g1, Rh1/f1; Black: Kb8; castling K', '', 'O-O-O>', 'IW-CASTLE-3: Castling has begun. O-O> finishes it.'],
  [
    'White: Ke1/g1, Rh1/f1; Black: Kb8; castling K',
    '',
    'Kg1>e1',
    'IW-CASTLE-4: There is no K/e1 on g1 that could be meant. Who is halfway through castling only finishes it, with O-O> or O-O-O>.',
  ],
  [
    'castling begun, a Knight on f1',
    '',
    '{R/h1,N}f1-f3',
    'IW-CASTLE-4: There is no R/h1 on f1 that could be meant. Who is halfway through castling only finishes it, with O-O> or O-O-O>.',
  ],
  [
    'White: Ke1/g1, Rh1/f1; Black: Kb8; castling K',
    '',
    'Ng1~f3',
    'IW-CASTLE-4: The King is halfway through castling. It cannot move until castling is finished.',
  ],
  ['White: Ke1, Rh1; Black: Kg8; rights K', '', 'O-O-O~', `IW-CASTLE-1: ${NEVER_LEFT('e1', 'a1')}`],
  ['start, real dice', 'e2-e4', '(13)', `IW-BOOM-6: "(13)" ${NO_SUM}`],
  ['start, real dice', 'e2-e4', '', `IW-BOOM-6: "" ${NO_SUM}`],
  [
    'start, real dice',
    'e2-e4',
    '=13',
    'IW-BOOM-6: First enter the sum of the 2 dice for the Pawn on e4, from 2 to 12.',
  ],
  ['start, real dice', 'e2-e4', '=1', 'IW-BOOM-6: First enter the sum of the 2 dice for the Pawn on e4, from 2 to 12.'],
  ...['(1)', '(0)', '(07)', '7)', '(7', '(7,)', '(7,13)', '72', '7x', '(7)x'].map(
    (text) => ['start, real dice', 'e2-e4', text, `IW-BOOM-6: ${JSON.stringify(text)} ${NO_SUM}`] as const,
  ),
  ...['(0)', '(1)', '(13)', '(100000000000000000000)', '(7,13)', '(7,,4)', '(74,9)', '(7,4', '()'].map(
    (sums) => ['start', '', `e2-e4 ${sums}`, `IW-BOOM-6: ${JSON.stringify(sums)} ${NO_SUM}`] as const,
  ),
  ...['e2-e45', 'e2-e4x', 'Nb1~c3c3', 'e2-e4 (7)x', 'e2-e4+x'].map((text) => ['start', '', text, 'no turn'] as const),
  ['start', '', 'e2-e4=N', 'IW-CAPT-2: Nothing is captured on e4, so no piece turns into another.'],
  ['start', '', 'e2xe4', 'IW-CAPT-2: Nothing is captured on e4: write the move without x.'],
  ['start', '', 'Nb1~xc3', 'IW-CAPT-2: Nothing is captured on c3: write the move without x.'],
  [
    'half a Bishop and a Pawn',
    '',
    '{B/c2~,P}d3xe4=P,Q',
    'IW-CROWD-4: This is only a half, so it cannot leave a half behind.',
  ],
  [
    'White: Kb1, Rd3, Pd3; Black: Kh8, Qe4, Pe4',
    '',
    '{R,P~}d3xe4=P,Q',
    'IW-WORM-6: A Pawn cannot leave a half behind.',
  ],
  [CROWD, '', '{R,B~}d3xd7', 'IW-MUT-1: The Rook and Bishop turn into what is captured: write it, for example =Q,Q.'],
  [CROWD, '', '{R,B~}d3-d7=Q,Q', "IW-CAPT-1: Black's Queen and Pawn are captured: write the move with x."],
  [CROWD, '', 'Rd3~d7=P', "IW-CAPT-1: Black's Queen and Pawn are captured: write the move with x."],
  [CROWD, '', 'Rd3~xd7', 'IW-MUT-1: The Rook turns into what is captured: write it, for example =Q.'],
  [
    'White: Kb1, Ra4; Black: Kg8, Na7',
    '',
    'Ra4~xa7',
    'IW-MUT-1: The Rook turns into what is captured: write it, for example =N.',
  ],
  [
    'White: Kb1, Re4; Black: Ke7',
    '',
    'Re4~xe7=Q',
    'IW-CAPT-5: The King is captured and the game ends, so no piece turns into another.',
  ],
  ['White: Ke4; Black: Kh8, Ne5', '', 'Ke4~e5', "IW-CAPT-1: Black's Knight is captured: write the move with x."],
  ['White: Ka1, Qd3/b8, Nd3; Black: Kh6', '', 'Q*d3>b8', 'no turn'],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{Q/b8!,N~}d3-d7',
    '-: "Q/b8!" does not name a piece. Write a letter, perhaps with *, !, ~ or a slash and the square of its other half.',
  ],
  [
    'White: Ka1, Qd3/b8, Nd3; Black: Kh6',
    '',
    '{N~}d3-f4',
    'IW-CROWD-1: The Knight on d3 moves alone: write it without braces.',
  ],
  [
    'White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q',
    '',
    '{R,R~}a1-a4',
    '-: There is no R on a1 that could be meant: it is written R*.',
  ],
  [
    'White: Ke1, Ra1, Ra1, Na1; Black: Kg8; rights Q',
    '',
    '{R,N*}a1-a4',
    '-: There is no N* on a1 that could be meant: it is written N.',
  ],
  [
    'White: Ke1, Ra1, Na1; Black: Kg8; rights Q',
    '',
    '{R*,N~}a1-a4',
    '-: There is no R* on a1 that could be meant: it is written R.',
  ],
  [
    'White: Ke1, Ra1, Na1; Black: Kg8; rights Q',
    '',
    'R*a1~a4',
    '-: There is no R* on a1 that could be meant: it is written R.',
  ],
  [
    'White: Kb1, Pe7; Black: Kh6',
    'e7-e8 (7)',
    'e8=P',
    '-: "e8=P" does not say what the Pawn on e8 becomes: write for example e8=Q.',
  ],
  ['start', '', '{K}e1-e2', 'IW-WORM-1: Alone, a whole King can only extend: one half stays on e1.'],
  ['White: Ke1, Ra1, Rh1; Black: Kg8; rights KQ', '', 'O-O>', 'IW-CASTLE-2: Castling has not begun. O-O~ begins it.'],
  ['White: Ke1/g1, Rh1/f1; Black: Kb8; castling K', '', 'O-O~', 'IW-CASTLE-3: Castling has begun. O-O> finishes it.'],
  ['White: Ke1/g1, Rh1/f1; Black: Kb8; castling K', '', 'O-O-O~', 'IW-CASTLE-3: Castling has begun. O-O> finishes it.'],
  ['White: Ke1, Rh1; Black: Kg8', '', 'O-O~', `IW-CASTLE-1: ${NEVER_LEFT('e1', 'h1')}`],
  ['White: Kb1, Qe1; Black: Kg8', '', 'O-O~', `IW-CASTLE-1: ${NEVER_LEFT('e1', 'h1')}`],
  ['Black has the right to O-O only', '', 'O-O-O~', `IW-CASTLE-1: ${NEVER_LEFT('e8', 'a8')}`],
  [
    'castling begun, a Queen on e1=H1',
    '',
    '[H1|e1 K/g1] O-O>',
    'IW-CASTLE-3: To finish castling, the 4 halves must be on e1, g1, h1 and f1.',
  ],
  [
    'White: Kb1; Black: Kg7; links e4=H4; unlinking',
    '',
    '[H5=e5] Kb1~a1',
    'IW-LINK-5: No link can be made until all are removed: 1 link left.',
  ],
  [
    'White: Kb1; Black: Kg7; links e4=H4; unlinking',
    '',
    '=link',
    'IW-LINK-5: No link can be made until all are removed: 1 link left.',
  ],
  [
    'White: Kb1; Black: Kg7; links a8=H8',
    '',
    '[H8|a8] Kb1~a1',
    'IW-LINK-5: No link can be removed until all 8 are made: 7 links left.',
  ],
  [
    'White: Kb1; Black: Kg7; links a8=H8',
    '',
    '=unlink',
    'IW-LINK-5: No link can be removed until all 8 are made: 7 links left.',
  ],
  [
    'White: Kb1; Black: Kg7; links a8=H8',
    '',
    '[H8=b8] Kb1~a1',
    'IW-LINK-1: The hallway square of this rank is already linked, with a8.',
  ],
  ['start', '', '=link e4 =link', 'IW-TURN-2: e4 is now linked. A turn has only 1 link step.'],
  [
    'White: Kb1; Black: Kg7; links e4=H4; unlinking',
    '',
    '[H5|e4] Kb1~a1',
    'IW-LINK-1: H5 and e4 cannot be linked: a link joins a hallway square and a board square of its rank.',
  ],
  [
    'White: Kb1; Black: Kg7; links e4=H4; unlinking',
    '',
    '[e4|e4] Kb1~a1',
    'IW-LINK-1: e4 and e4 cannot be linked: a link joins a hallway square and a board square of its rank.',
  ],
  ['start', '', '[H4=e4 P] e2-e4', '-: "[H4=e4 P]" is not a link: write for example [H4=e4].'],
];

it.each(READ)('%s: "%s" "%s" is read', (text, before, written, turn, rest, sums) => {
  const state = start(text, before);
  const read = must(GAME.readAction(state, written));
  must(
    GAME.play({ ...state, rng: { kind: 'seeded', state: 1, dictated: read.rolls ?? [7, 7, 7] } } as State, read.picks),
  );
  expect([GAME.notate(state, read.picks), read.rest, (read.rolls ?? []).join(',')]).toEqual([turn, rest, sums]);
});

it.each(UNREAD)('%s: "%s" "%s" is refused', (text, before, written, why) => {
  const state = start(text, before);
  const read = GAME.readAction(state, written);
  const played = read.ok ? GAME.play(state, read.value.picks) : read;
  const error = played.ok ? null : played.error;
  const said = why === 'no turn' ? `-: ${JSON.stringify(written.replace(/^\[[^\]]*\]\s*/, ''))} ${NO_TURN}` : why;
  expect(`${error?.rule ?? '-'}: ${error?.text}`).toBe(said);
});

/** Tests orthodox chess by clauses: what perft cannot distinguish, and every refusal with its squares. */
import { describe, expect, it } from 'vitest';
import { GAME as chess } from '../support/chess/index.ts';
import { describeScenarios, must, placement, type Scenario } from '../support/scenario.ts';

const line = (drawing: string, rest = 'w - - 0 1') => `${placement(drawing)} ${rest}`;

/** Writes a position in which White may castle both ways. Black has a King and these units, on rank 8. */
const castles = (black: string) => line(`${black}\n. .\n. .\n. .\n. .\n. .\n. .\nR . . . K . . R`, 'w KQ - 0 1');

const MOVES: readonly Scenario[] = [
  {
    rule: 'CH-TURN-1',
    says: 'only the side to move moves',
    tries: 'e7 e5',
    lights: 'e7',
    words: "It is White's turn",
  },
  {
    rule: 'CH-TURN-1',
    says: 'an empty square moves nothing',
    tries: 'e4 e5',
    lights: 'e4',
    words: 'nothing on e4',
  },
  { rule: 'CH-TURN-1', says: 'a turn is a move', tries: 'b1 b1', lights: 'b1' },
  { rule: 'CH-MOVE-1', says: 'a Knight leaps', after: 'b1', open: 'a3 c3' },
  {
    rule: 'CH-MOVE-1',
    says: 'a Knight does not ride',
    tries: 'b1 b3',
    lights: 'b1',
    words: 'A Knight leaps',
  },
  { rule: 'CH-MOVE-2', says: 'nobody ends on a friend', tries: 'a1 a2', lights: 'a2' },
  {
    rule: 'CH-MOVE-2',
    says: 'a rider stops at the first unit',
    at: line('. . . . k\nR . . p . . . .\n. . . . K'),
    tries: 'a2 f2',
    lights: 'd2',
    words: 'the Pawn on d2 is in its way',
  },
  {
    rule: 'CH-MOVE-2',
    says: 'a rider captures the first unit',
    at: line('. . . . k\nR . . p . . . .\n. . . . K'),
    play: 'Ra2xd2',
    gives: line('. . . . k\n. . . R . . . .\n. . . . K', 'b - - 0 1'),
    tells: 'CH-MOVE-2',
  },
];

const PAWNS: readonly Scenario[] = [
  { rule: 'CH-PAWN-1', says: 'one step or two', after: 'e2', open: 'e3 e4' },
  {
    rule: 'CH-PAWN-1',
    says: 'no capture of nothing',
    tries: 'e2 d3',
    lights: 'd3',
    words: 'only to capture',
  },
  { rule: 'CH-PAWN-1', says: 'not three', tries: 'e2 e5', lights: 'e2' },
  {
    rule: 'CH-PAWN-1',
    says: 'not over a unit',
    at: line('k\n. . . . n\n. . . . P\nK'),
    tries: 'e2 e4',
    lights: 'e3',
  },
  {
    rule: 'CH-PAWN-1',
    says: 'not onto a unit',
    at: line('k\n. . . . n\n. .\n. . . . P\nK'),
    tries: 'e2 e4',
    lights: 'e4',
  },
  { rule: 'CH-PAWN-1', says: 'forward is downward for Black', play: 'a2-a3', after: 'e7', open: 'e6 e5' },
  {
    rule: 'CH-PAWN-2',
    says: 'the passing Pawn is taken where it passed',
    play: 'e2-e4; a7-a6; e4-e5; d7-d5; e5xd6',
    gives: 'rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3',
    tells: 'CH-PAWN-2',
  },
  {
    rule: 'CH-PAWN-1',
    says: 'a turn later it is too late',
    play: 'e2-e4; a7-a6; e4-e5; d7-d5; h2-h3; h7-h6',
    tries: 'e5 d6',
    lights: 'd6',
  },
  {
    rule: 'CH-KING-1',
    says: 'en passant may not open a rank on the own King',
    at: 'k7/8/8/K2pP2r/8/8/8/8 w - d6 0 2',
    tries: 'e5 d6',
    lights: 'a5 h5',
    words: 'is held',
  },
  {
    rule: 'CH-PAWN-3',
    says: 'four things to become',
    at: line('k\n. . . . P\n. .\n. .\n. .\n. .\n. .\nK'),
    after: 'e7 e8',
    open: '=queen =rook =bishop =knight',
  },
  {
    rule: 'CH-PAWN-3',
    says: 'never a King',
    at: line('k\n. . . . P\n. .\n. .\n. .\n. .\n. .\nK'),
    tries: 'e7 e8 =king',
    words: 'never a King',
  },
  {
    rule: 'CH-PAWN-3',
    says: 'capturing and becoming a Knight',
    at: line('k . . q\n. . . . P\n. .\n. .\n. .\n. .\n. .\nK'),
    play: 'e7xd8=N',
    gives: line('k . . N\n. .\n. .\n. .\n. .\n. .\n. .\nK', 'b - - 0 1'),
    tells: 'CH-PAWN-1 CH-PAWN-3',
  },
];

const KINGS: readonly Scenario[] = [
  {
    rule: 'CH-KING-1',
    says: 'a held unit stays',
    at: line('k . . . r\n. .\n. .\n. .\n. .\n. .\n. . . . B\n. . . . K'),
    tries: 'e2 d3',
    lights: 'e1 e8',
    words: 'opens the way of the Rook on e8',
  },
  {
    rule: 'CH-KING-1',
    says: 'a held Rook may go along the line',
    at: line('k . . . r\n. .\n. .\n. .\n. .\n. .\n. . . . R\n. . . . K'),
    after: 'e2',
    open: 'e3 e4 e5 e6 e7 e8',
  },
  {
    rule: 'CH-KING-1',
    says: 'check is answered',
    at: line('k . . . r\n. .\n. .\n. .\n. .\nN . . . .\n. .\n. . . . K'),
    tries: 'a3 b5',
    lights: 'e1 e8',
    words: 'would not stop it',
  },
  {
    rule: 'CH-KING-1',
    says: 'a block answers check',
    at: line('k . . . r\n. .\n. .\n. .\n. .\n. . N . .\n. .\n. . . . K'),
    after: 'c3',
    open: 'e2 e4',
  },
  {
    rule: 'CH-KING-1',
    says: 'the King steps into no attack',
    at: line('k . . r\n. .\n. .\n. .\n. .\n. .\n. .\n. . . . K'),
    tries: 'e1 d1',
    lights: 'd8',
    words: 'attacks that square',
  },
  {
    rule: 'CH-KING-1',
    says: 'nor away along the line of check',
    at: line('k\n. .\n. .\n. .\n. .\n. .\n. .\nr . . . K'),
    tries: 'e1 f1',
    lights: 'a1',
  },
  {
    rule: 'CH-KING-2',
    says: 'also where the King cannot move at all',
    tries: 'O-O',
    lights: 'f1',
    words: 'the Bishop on f1 stands between',
  },
  {
    rule: 'CH-KING-2',
    says: 'both ways',
    at: castles('. . . . k'),
    after: 'e1',
    open: 'd1 d2 e2 f1 f2 c1 g1',
  },
  {
    rule: 'CH-KING-2',
    says: 'King and Rook move together',
    at: castles('. . . . k'),
    play: 'O-O-O',
    gives: line('. . . . k\n. .\n. .\n. .\n. .\n. .\n. .\n. . K R . . . R', 'b - - 1 1'),
    tells: 'CH-KING-2',
  },
  {
    rule: 'CH-KING-2',
    says: 'not through an attacked square',
    at: castles('. . . . k r'),
    tries: 'O-O',
    lights: 'f1 f8',
    words: 'attacks f1',
  },
  {
    rule: 'CH-KING-2',
    says: 'not onto an attacked square',
    at: castles('. . . . k . r'),
    tries: 'O-O',
    lights: 'g1 g8',
    words: 'attacks g1',
  },
  {
    rule: 'CH-KING-2',
    says: 'an attacked Rook may castle',
    at: castles('. r . . k . . r'),
    after: 'e1',
    open: 'd1 d2 e2 f1 f2 c1 g1',
  },
  {
    rule: 'CH-KING-2',
    says: 'not out of check',
    at: castles('. k . . r'),
    tries: 'O-O',
    lights: 'e1 e8',
    words: 'out of check',
  },
  {
    rule: 'CH-KING-2',
    says: 'not over a unit',
    at: line('. . . . k\n. .\n. .\n. .\n. .\n. .\n. .\nR N . . K', 'w Q - 0 1'),
    tries: 'O-O-O',
    lights: 'b1',
    words: 'stands between',
  },
  {
    rule: 'CH-KING-2',
    says: 'not after the Rook has moved',
    at: castles('. . . . k'),
    play: 'Rh1-h2; Ke8-d8; Rh2-h1; Kd8-e8',
    tries: 'O-O',
    lights: 'h1',
    words: 'has moved',
  },
  {
    rule: 'CH-KING-2',
    says: 'not with the place of a Rook that was captured',
    at: line('. . . . k\n. .\n. .\n. . . . . . . R\n. .\n. . . . . . n\n. .\n. . . . K . . R', 'w K - 0 1'),
    play: 'Rh5-h4; Ng3xh1; Rh4xh1; Ke8-e7',
    tries: 'O-O',
    lights: 'h1',
    words: 'has moved',
  },
];

const ENDS: readonly Scenario[] = [
  { rule: 'CH-END-1', says: 'mate', play: 'f2-f3; e7-e5; g2-g4; Qd8-h4#', ends: 'black' },
  {
    rule: 'CH-END-2',
    says: 'stalemate',
    at: line('k\n. .\n. Q\n. .\n. .\n. .\n. .\nK', 'b - - 0 1'),
    ends: 'nobody',
  },
  {
    rule: 'CH-END-1',
    says: 'no mate while a Pawn can be taken en passant',
    at: '8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1',
    ends: 'no',
  },
  {
    rule: 'CH-END-3',
    says: '150 quiet turns',
    at: line('k\nr\nK', 'w - - 149 90'),
    play: 'a1 b1',
    ends: 'nobody',
  },
  {
    rule: 'CH-END-3',
    says: 'a capture begins anew',
    at: line('k\n. .\n. .\nr\nK', 'w - - 149 90'),
    play: 'a1 a2',
    ends: 'no',
  },
  { rule: 'CH-END-4', says: 'resigning', play: '=black-resigns', ends: 'white' },
  { rule: 'CH-END-5', says: 'an offer accepted', play: '=white-offers; =black-accepts', ends: 'nobody' },
  {
    rule: 'CH-END-5',
    says: 'an offer is gone after the next move',
    play: '=white-offers; e2-e4',
    ends: 'no',
  },
];

describeScenarios(chess, [
  {
    rule: 'CH-END-5',
    says: 'no draw is accepted that nobody offers',
    tries: '=white-accepts',
    words: 'There is no draw offer to answer.',
  },
  ...MOVES,
  ...PAWNS,
  ...KINGS,
  ...ENDS,
]);

describe('refused FENs', () => {
  it.each([
    ['8/8/8/8/8/8/8/K6k', 'Field 2, the side to move: "" is neither w nor b'],
    ['K6k/8/8/8/8/8/8 w - -', 'has 7 ranks instead of 8'],
    ['K6k/9/8/8/8/8/8/8 w - -', 'rank 7: "9" is none of the letters KQRBNP'],
    ['K6k/ppppppppp/8/8/8/8/8/8 w - -', 'has 9 squares instead of 8'],
    ['K6k/7/8/8/8/8/8/8 w - -', 'rank 7: "7" has 7 squares'],
    ['K6k/8/8/8/8/8/8/8 w QK -', 'Field 3, the castlings left'],
    ['K6k/8/8/8/8/8/8/8 w K -', 'The castling "K" needs King and Rook'],
    ['K6k/8/8/8/8/8/8/8 w - e9', 'Field 4, the square a Pawn passed'],
    ['K6k/8/8/8/8/8/8/8 w - e6', 'No Pawn has just passed e6'],
    ['K6k/8/8/8/8/8/8/8 w - - x', 'Field 5, the quiet turns'],
    ['K6k/8/8/8/8/8/8/8 w - - 0 0', 'Field 6, the number of the turn'],
    ['K6k/8/8/8/8/8/8/8 w - - 0 1 z', '"z" is too much'],
    ['8/8/8/8/8/8/8/7k w - -', 'White has no King'],
    ['K6k/8/8/8/8/8/8/P7 w - -', 'A Pawn cannot stand on a1'],
    ['K6k/8/8/8/8/8/8/7R w - -', 'the Rook on h1 could capture the King'],
  ])('%s: %s', (fen, words) => {
    expect(chess.read(fen)).toEqual({ ok: false, error: { text: expect.stringContaining(words) } });
  });
});

describe('notation', () => {
  it('names the piece on the square', () => {
    const answer = chess.readAction(chess.setup(0), 'Bg1-f3');
    expect(answer).toEqual({ ok: false, error: { text: expect.stringContaining('it is the Knight on g1') } });
  });

  it('leaves the rest of a text unread', () => {
    expect(must(chess.readAction(chess.setup(0), 'e2-e4 e7-e5')).rest.trim()).toBe('e7-e5');
  });
});

it('lights the squares attacked by the enemy', () => {
  const position = must(chess.read('7k/8/8/8/8/8/8/K6r w - -'));
  expect(chess.look(position, 'attacked', null)).toHaveLength(7 + 6 + 3);
});

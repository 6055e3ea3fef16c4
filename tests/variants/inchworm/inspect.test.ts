/** Tests Inchworm's inspector: facts of a square and of the turn, a man alone, and the other side's turn. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { isInCheck } from '../../../src/variants/inchworm/moves/attacks.ts';
import { phaseOf, type State, turnSide } from '../../../src/variants/inchworm/position/state.ts';
import { factsOn } from '../../support/facts.ts';
import { at, index, play } from './support.ts';

const BOARD = 'White: Kb1, Rd4/d6, Pe2; Black: Kg7, Nd8, Pe5';

const SAID: readonly (readonly [what: string, position: Position, square: string | null, said: readonly string[]])[] = [
  [
    'the start',
    GAME.setup(1),
    null,
    [
      'IW-GEN-1: 6 variants in one, and all of them apply in every turn',
      'IW-GEN-2: Pieces start as in chess. The hallway is empty and not linked',
      'IW-GEN-3: Checkmate, capture or blow up the enemy King to win',
    ],
  ],
  ['a later turn', at(BOARD, { turnNumber: 3 }), null, []],
  ['the first turn of Black', at(`${BOARD}; Black to move`), null, []],
  [
    'a side in check',
    at('White: Ke1, Ra1; Black: Kh8, Re8', { turnNumber: 3 }),
    null,
    ['IW-END-1: White is in check, but has a legal turn (perhaps with a link step)'],
  ],
  [
    'an enemy King that stands open',
    at('White: Ke1, Re7; Black: Ke8', { turnNumber: 3 }),
    null,
    ["IW-CHECK-4: Black's King can be captured: it is White's turn"],
  ],
  ['a King', at(BOARD), 'b1', ['IW-WORM-1: Whole King: alone it can only extend']],
  ['a Pawn', at(BOARD), 'e2', ['IW-BOOM-7: A Pawn rolls only when it is moved']],
  [
    'a half alone on its square',
    at(BOARD),
    'd4',
    [
      'IW-WORM-1: Half a Rook: alone it can only rejoin its other half on d6',
      'IW-MAG-6: Its other half on d6 does not pull it',
      'IW-CAPT-4: If it is captured here, its half on d6 is removed before magnetism',
    ],
  ],
  [
    'a Knight',
    at(BOARD),
    'd8',
    [
      'IW-WORM-1: Whole Knight: alone it can only extend',
      'IW-RIDE-4: 1 leap on the board or 1 square in the hallway, never both in one move',
    ],
  ],
  ['an empty square', at(BOARD), 'a8', []],
  [
    'a half whose other half has company',
    at('White: Kb1, Rd4/d6, Nd6; Black: Kg7'),
    'd4',
    [
      'IW-WORM-1: Half a Rook: alone it can only rejoin its other half on d6',
      'IW-MAG-6: Its other half on d6 does not pull it',
    ],
  ],
  [
    'a crowd',
    at('White: Kb1, Rd4/d6, Nd4, Pd4; Black: Kg7'),
    'd4',
    [
      'IW-SHARE-1: 3 pieces share this square: Rook, Knight and Pawn',
      "IW-SHARE-3: All of them are White's: an enemy can only capture them all",
      'IW-WORM-1: Half a Rook: alone it can only rejoin its other half on d6',
      'IW-MAG-6: Its other half on d6 does not pull it',
      'IW-CAPT-4: If it is captured here, its half on d6 is removed before magnetism',
      'IW-WORM-1: Whole Knight: alone it can only extend',
      'IW-RIDE-4: 1 leap on the board or 1 square in the hallway, never both in one move',
      'IW-BOOM-7: A Pawn rolls only when it is moved',
    ],
  ],
  [
    'a crowd of riders',
    at('White: Kb1, Rd4, Bd4, Qd4; Black: Kg7'),
    'd4',
    [
      'IW-SHARE-1: 3 pieces share this square: Queen, Rook and Bishop',
      "IW-SHARE-3: All of them are White's: an enemy can only capture them all",
      'IW-RIDE-5: A crowd slides the whole path like one of them (Rook, Bishop and Queen)',
      'IW-WORM-1: Whole Rook: alone it can only extend',
      'IW-WORM-1: Whole Bishop: alone it can only extend',
      'IW-WORM-1: Whole Queen: alone it can only extend',
    ],
  ],
  [
    'a crowd of two Rooks',
    at('White: Kb1, Rd4, Rd4; Black: Kg7'),
    'd4',
    [
      'IW-SHARE-1: 2 pieces share this square: 2 Rooks',
      "IW-SHARE-3: All of them are White's: an enemy can only capture them all",
      'IW-WORM-1: Whole Rook: alone it can only extend',
    ],
  ],
  [
    'a King beside Pawns',
    at('White: Kb1, Pa2, Pd1; Black: Kg7, Pc2'),
    'b1',
    [
      'IW-BOOM-8: 2 Pawns next to it could explode if moved: this is no check',
      'IW-CHECK-6: Alone it can only extend, and the half that stays is still attacked',
      'IW-WORM-1: Whole King: alone it can only extend',
    ],
  ],
  [
    'a King in two halves beside a Pawn',
    at('White: Kb1/d3; Black: Kg7, Pe4'),
    'b1',
    [
      'IW-BOOM-8: 1 Pawn next to it could explode if moved: this is no check',
      'IW-CHECK-6: It escapes by rejoining on the half that is safe',
      'IW-WORM-1: Half a King: alone it can only rejoin its other half on d3',
      'IW-MAG-6: Its other half on d3 does not pull it',
      'IW-CAPT-4: If it is captured here, its half on d3 is removed before magnetism',
    ],
  ],
  [
    'a King in check',
    at('White: Ke1, Pa2; Black: Kh8, Re8'),
    'e1',
    [
      'IW-CHECK-6: Alone it can only extend, and the half that stays is still attacked',
      'IW-WORM-1: Whole King: alone it can only extend',
    ],
  ],
  [
    'a King in two halves, in check',
    at('White: Ke1/d1; Black: Kh8, Re8'),
    'e1',
    [
      'IW-CHECK-6: It escapes by rejoining on the half that is safe',
      'IW-WORM-1: Half a King: alone it can only rejoin its other half on d1',
      'IW-MAG-6: Its other half on d1 does not pull it',
      'IW-CAPT-4: If it is captured here, its half on d1 is removed before magnetism',
    ],
  ],
  [
    'an empty square of the hallway',
    at(BOARD),
    'H3',
    ['IW-HALL-2: In the hallway H3 is next to H4 and H2, for rooks, bishops and knights alike'],
  ],
  [
    'a square at the end of the hallway',
    at(BOARD),
    'H1',
    ['IW-HALL-2: In the hallway H1 is next to H2, for rooks, bishops and knights alike'],
  ],
  [
    'a man in the hallway',
    at('White: Kb1, RH3; Black: Kg7'),
    'H3',
    [
      'IW-WORM-1: Whole Rook: alone it can only extend',
      'IW-HALL-2: In the hallway H3 is next to H4 and H2, for rooks, bishops and knights alike',
      'IW-MAG-9: Magnetism on the board does not reach into the hallway',
    ],
  ],
  [
    'a linked square',
    at('White: Kb1, Rc3; Black: Kg7; links c3=H3'),
    'c3',
    [
      'IW-WORM-1: Whole Rook: alone it can only extend',
      'IW-HALL-2: In the hallway H3 is next to H4 and H2, for rooks, bishops and knights alike',
      'IW-RIDE-1: A piece leaves over the board or through the hallway, not both',
      'IW-MAG-10: Magnetism moves a piece here only once, on the board or in the hallway',
    ],
  ],
  [
    'a linked square by its other name',
    at('White: Kb1, Rc3; Black: Kg7; links c3=H3'),
    'H3',
    [
      'IW-WORM-1: Whole Rook: alone it can only extend',
      'IW-HALL-2: In the hallway H3 is next to H4 and H2, for rooks, bishops and knights alike',
      'IW-RIDE-1: A piece leaves over the board or through the hallway, not both',
      'IW-MAG-10: Magnetism moves a piece here only once, on the board or in the hallway',
    ],
  ],
];

test.each(SAID)('facts of %s', (_what, position, square, said) => {
  expect(factsOn(GAME, position, square)).toEqual(said);
});

test.each([
  ['a captured King', 'White: Ka1, Rd7; Black: Kd8', 'Rd7~xd8', 'IW-END-4: The game ended at once, during the turn'],
])('facts of %s', (_what, board, turn, said) => {
  expect(factsOn(GAME, play(at(board), turn))).toEqual([said]);
});

describe('alone', () => {
  const alone = (type: string, side: Side, square: string): Position =>
    GAME.diagramPosition(type, side, index(square)) as Position;
  const ways = (type: string, side: Side, square: string): number =>
    [...GAME.actions(alone(type, side, square), [{ kind: 'square', square: index(square) }])].length;

  test.each([
    ['king', 'd4', 8, 8],
    ['queen', 'd4', 27, 27],
    ['rook', 'h5', 14, 14],
    ['bishop', 'd4', 13, 13],
    ['knight', 'a1', 2, 2],
    ['knight', 'd4', 8, 8],
    ['pawn', 'd4', 1, 1],
  ] as const)('IW-WORM-1: a %s on %s extends in %i ways, as Black in %i', (type, square, white, black) => {
    expect([ways(type, 'white', square), ways(type, 'black', square)]).toEqual([white, black]);
  });

  test('IW-CHECK-1: a lone man attacks no King, in a possible position', () => {
    for (const type of Object.keys(GAME.pieces)) {
      for (const { name } of GAME.board.squares) {
        for (const side of ['white', 'black'] as const) {
          const position = alone(type, side, name);
          expect(turnSide(position as State)).toBe(side);
          expect(
            factsOn(GAME, position).filter((fact) => /^IW-(CHECK|END)/.test(fact)),
            `${type} ${name}`,
          ).toEqual([]);
          expect((position as State).units).toHaveLength(type === 'king' ? 2 : 3);
        }
      }
    }
  });

  test('other pieces cannot stand alone', () => {
    expect(GAME.diagramPosition('dragon', 'white', 3)).toBeNull();
  });
});

describe('captures of a unit', () => {
  const strikesFrom = (position: State, name: string) =>
    (GAME.captureSquares(position, index(name)) ?? []).map((square) => GAME.board.squares[square]?.name).join(' ');

  test('IW-WORM-5: a whole unit strikes along its lines, to the first piece on each', () => {
    const state = at('White: Kb1, Rd4, Rg8, Pd2; Black: Kg7, Nd6, Pd7');
    expect(strikesFrom(state, 'd4')).toBe('d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6');
    expect(strikesFrom(state, 'a8')).toBe('');
  });
});

test('a missing King is not in check', () => {
  const state = at('White: Kb1, Rd4; Black: Kd8');
  const units = state.units.filter(({ type, side }) => type !== 'king' || side === 'white');
  expect([isInCheck(state, 'black'), isInCheck({ ...state, units }, 'black')]).toEqual([true, false]);
});

describe("the other side's turn", () => {
  const asked = (position: Position, side: Side) => GAME.withSideToMove(position, side, 0) as State;

  test('IW-GEN-1: can be asked as if it were now', () => {
    const start = GAME.setup(1);
    expect(turnSide(asked(start, 'black'))).toBe('black');
    expect(asked(start, 'white').ply).toBe(0);
    expect(asked(start, 'black').ply).toBe(1);
    const offered = GAME.play(start, [{ kind: 'option', option: 'white-offers' }]);
    expect(offered.ok && asked(offered.value.state, 'white').talk).toBe(undefined);
  });

  test('IW-END-4: also after the end', () => {
    const over = play(at('White: Ka1, Rd7; Black: Kd8'), 'Rd7~xd8');
    expect([phaseOf(over), phaseOf(asked(over, 'white'))]).toEqual(['over', 'act']);
  });
});

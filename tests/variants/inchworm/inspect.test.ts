/** What is looked at without being played: facts of a square and of the turn, a man by himself, another side's turn. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
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
      'IW-GEN-1: Six variants in one, all in force in every turn',
      'IW-GEN-2: Set up as in chess; the hallway is empty and nothing is linked',
      'IW-GEN-3: Who mates, captures or blows up the enemy King wins',
    ],
  ],
  ['a later turn', at(BOARD, { turnNumber: 3 }), null, []],
  ['the first turn of Black', at(`${BOARD}; Black to move`), null, []],
  [
    'a side in check',
    at('White: Ke1, Ra1; Black: Kh8, Re8', { turnNumber: 3 }),
    null,
    ['IW-END-1: White is in check and has a legal turn, perhaps with a link step'],
  ],
  [
    'an enemy King that stands open',
    at('White: Ke1, Re7; Black: Ke8', { turnNumber: 3 }),
    null,
    ["IW-CHECK-4: Black's King stands open, and it is White's turn"],
  ],
  ['a King', at(BOARD), 'b1', ['IW-WORM-1: The King is whole: alone it may only extend, one half going ahead']],
  ['a Pawn', at(BOARD), 'e2', ['IW-BOOM-7: The Pawn rolls only when it is moved, not while it stays']],
  [
    'a half alone on its square',
    at(BOARD),
    'd4',
    [
      'IW-WORM-1: Half the Rook: alone it may only rejoin its other half on d6',
      'IW-MAG-6: A move of the half on d6 does not pull this one along',
      'IW-CAPT-4: If the Rook is taken here, d6 is empty before magnetism works',
    ],
  ],
  [
    'a Knight',
    at(BOARD),
    'd8',
    [
      'IW-WORM-1: The Knight is whole: alone it may only extend, one half going ahead',
      'IW-RIDE-4: One leap on the board or one square of the hallway, never both in one move',
    ],
  ],
  ['an empty square', at(BOARD), 'a8', []],
  [
    'a half whose other half has company',
    at('White: Kb1, Rd4/d6, Nd6; Black: Kg7'),
    'd4',
    [
      'IW-WORM-1: Half the Rook: alone it may only rejoin its other half on d6',
      'IW-MAG-6: A move of the half on d6 does not pull this one along',
    ],
  ],
  [
    'a crowd',
    at('White: Kb1, Rd4/d6, Nd4, Pd4; Black: Kg7'),
    'd4',
    [
      'IW-SHARE-1: 3 units share this square: Rook, Knight and Pawn',
      "IW-SHARE-3: All of them are White's: an enemy can only take them all",
      'IW-WORM-1: Half the Rook: alone it may only rejoin its other half on d6',
      'IW-MAG-6: A move of the half on d6 does not pull this one along',
      'IW-CAPT-4: If the Rook is taken here, d6 is empty before magnetism works',
      'IW-WORM-1: The Knight is whole: alone it may only extend, one half going ahead',
      'IW-RIDE-4: One leap on the board or one square of the hallway, never both in one move',
      'IW-BOOM-7: The Pawn rolls only when it is moved, not while it stays',
    ],
  ],
  [
    'a crowd of riders',
    at('White: Kb1, Rd4, Bd4, Qd4; Black: Kg7'),
    'd4',
    [
      'IW-SHARE-1: 3 units share this square: Queen, Rook and Bishop',
      "IW-SHARE-3: All of them are White's: an enemy can only take them all",
      'IW-RIDE-5: As a crowd they ride as one of them does (Rook, Bishop and Queen), all the way',
      'IW-WORM-1: The Rook is whole: alone it may only extend, one half going ahead',
      'IW-WORM-1: The Bishop is whole: alone it may only extend, one half going ahead',
      'IW-WORM-1: The Queen is whole: alone it may only extend, one half going ahead',
    ],
  ],
  [
    'a crowd of two Rooks',
    at('White: Kb1, Rd4, Rd4; Black: Kg7'),
    'd4',
    [
      'IW-SHARE-1: 2 units share this square: 2 Rooks',
      "IW-SHARE-3: All of them are White's: an enemy can only take them all",
      'IW-WORM-1: The Rook is whole: alone it may only extend, one half going ahead',
    ],
  ],
  [
    'a King beside Pawns',
    at('White: Kb1, Pa2, Pd1; Black: Kg7, Pc2'),
    'b1',
    [
      'IW-BOOM-8: 2 Pawns beside it may explode one day: that is no check and forbids nothing',
      'IW-CHECK-6: Alone it can only extend, and the half that stays is still attacked',
      'IW-WORM-1: The King is whole: alone it may only extend, one half going ahead',
    ],
  ],
  [
    'a King in two halves beside a Pawn',
    at('White: Kb1/d3; Black: Kg7, Pe4'),
    'b1',
    [
      'IW-BOOM-8: 1 Pawn beside it may explode one day: that is no check and forbids nothing',
      'IW-CHECK-6: It escapes by rejoining on the half that is safe',
      'IW-WORM-1: Half the King: alone it may only rejoin its other half on d3',
      'IW-MAG-6: A move of the half on d3 does not pull this one along',
      'IW-CAPT-4: If the King is taken here, d3 is empty before magnetism works',
    ],
  ],
  [
    'a King in check',
    at('White: Ke1, Pa2; Black: Kh8, Re8'),
    'e1',
    [
      'IW-CHECK-6: Alone it can only extend, and the half that stays is still attacked',
      'IW-WORM-1: The King is whole: alone it may only extend, one half going ahead',
    ],
  ],
  [
    'a King in two halves, in check',
    at('White: Ke1/d1; Black: Kh8, Re8'),
    'e1',
    [
      'IW-CHECK-6: It escapes by rejoining on the half that is safe',
      'IW-WORM-1: Half the King: alone it may only rejoin its other half on d1',
      'IW-MAG-6: A move of the half on d1 does not pull this one along',
      'IW-CAPT-4: If the King is taken here, d1 is empty before magnetism works',
    ],
  ],
  [
    'an empty square of the hallway',
    at(BOARD),
    'H3',
    ["IW-HALL-2: In the hallway H3 is connected with H4 and H2, as a straight, a diagonal and a Knight's step at once"],
  ],
  [
    'a square at the end of the hallway',
    at(BOARD),
    'H1',
    ["IW-HALL-2: In the hallway H1 is connected with H2, as a straight, a diagonal and a Knight's step at once"],
  ],
  [
    'a man in the hallway',
    at('White: Kb1, RH3; Black: Kg7'),
    'H3',
    [
      'IW-WORM-1: The Rook is whole: alone it may only extend, one half going ahead',
      "IW-HALL-2: In the hallway H3 is connected with H4 and H2, as a straight, a diagonal and a Knight's step at once",
      'IW-MAG-9: Pulses on the board do not reach into the hallway',
    ],
  ],
  [
    'a linked square',
    at('White: Kb1, Rc3; Black: Kg7; links c3=H3'),
    'c3',
    [
      'IW-WORM-1: The Rook is whole: alone it may only extend, one half going ahead',
      "IW-HALL-2: In the hallway H3 is connected with H4 and H2, as a straight, a diagonal and a Knight's step at once",
      'IW-RIDE-1: Whoever leaves goes over the board or through the hallway, not both',
      "IW-MAG-10: A pulse moves whoever stands here once at most: on the board's line or on the hallway's",
    ],
  ],
  [
    'a linked square by its other name',
    at('White: Kb1, Rc3; Black: Kg7; links c3=H3'),
    'H3',
    [
      'IW-WORM-1: The Rook is whole: alone it may only extend, one half going ahead',
      "IW-HALL-2: In the hallway H3 is connected with H4 and H2, as a straight, a diagonal and a Knight's step at once",
      'IW-RIDE-1: Whoever leaves goes over the board or through the hallway, not both',
      "IW-MAG-10: A pulse moves whoever stands here once at most: on the board's line or on the hallway's",
    ],
  ],
];

test.each(SAID)('said of %s', (_what, position, square, said) => {
  expect(factsOn(GAME, position, square)).toEqual(said);
});

test.each([['a captured King', 'White: Ka1, Rd7; Black: Kd8', 'Rd7~xd8', 'IW-END-4: The game ended at once, in the middle of the turn']])(
  'said of %s',
  (_what, board, turn, said) => {
    expect(factsOn(GAME, play(at(board), turn))).toEqual([said]);
  },
);

describe('by himself', () => {
  const alone = (type: string, side: Side, square: string): Position => GAME.lone(type, side, index(square)) as Position;
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

  test('IW-CHECK-1: wherever he stands, no King is attacked, and the position is possible', () => {
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

  test('what is no man does not stand anywhere', () => {
    expect(GAME.lone('dragon', 'white', 3)).toBeNull();
  });
});

describe("another's turn", () => {
  const asked = (position: Position, side: Side) => GAME.asIf(position, side, 0) as State;

  test('IW-GEN-1: is as if it were theirs to choose', () => {
    const start = GAME.setup(1);
    expect(turnSide(asked(start, 'black'))).toBe('black');
    expect(asked(start, 'white').ply).toBe(0);
    expect(asked(start, 'black').ply).toBe(1);
    const offered = GAME.play(start, [{ kind: 'option', option: 'white-offers' }]);
    expect(offered.ok && asked(offered.value.state, 'white').offer).toBe('none');
  });

  test('IW-END-4: also after the end', () => {
    const over = play(at('White: Ka1, Rd7; Black: Kd8'), 'Rd7~xd8');
    expect([phaseOf(over), phaseOf(asked(over, 'white'))]).toEqual(['over', 'act']);
  });
});

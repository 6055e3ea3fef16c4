/** Tests Great Worm's inspector: facts of a square and of the turn, a unit alone, and the other side's turn. */
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { factsOn } from '../../support/facts.ts';
import { at, reached, START } from './support.ts';

const on = (square: string): number => squareNamed(GAME.board, square) ?? -1;

const TRAIL = "GW-TRAIL-3: Every piece but White's worm can enter it";
const TURN = 'GW-TURN-1: First a piece moves, then the worm';
const LEG = 'GW-CHECK-3: A new Leg cannot block a Check: the worm must be safe before it appears';
const REACHES = 'On an empty board it could reach';

describe('facts of a square', () => {
  test.each([
    ['a Claw', START, 'a3', ["GW-BOARD-1: In White's Territory"]],
    ['rank 4', START, 'e4', ['GW-BOARD-1: On the Battlefield']],
    ['rank 5', START, 'e5', ['GW-BOARD-1: On the Battlefield']],
    ['rank 6', START, 'e6', ["GW-BOARD-1: In Black's Territory"]],
    [
      'an Arm',
      START,
      'c1',
      [
        `GW-ARM-4: ${REACHES} 12 squares from here: 6 by slide, 2 bent and 4 by leap`,
        "GW-BOARD-1: In White's Territory",
      ],
    ],
    [
      'a Wing',
      START,
      'a1',
      [
        `GW-WING-4: ${REACHES} 12 squares from here: 8 by slide, 2 bent and 2 by leap`,
        "GW-BOARD-1: In White's Territory",
      ],
    ],
    [
      'a Talon',
      START,
      'd1',
      [
        `GW-TALON-2: ${REACHES} 28 squares from here, an Arm's and a Wing's together`,
        "GW-BOARD-1: In White's Territory",
      ],
    ],
    [
      'a Leg',
      START,
      'b1',
      [`GW-LEG-3: ${REACHES} 9 squares from here: 6 by jumps and 3 by leap`, "GW-BOARD-1: In White's Territory"],
    ],
    [
      'a worm in its Lair',
      START,
      'e8',
      [
        'GW-TITAN-1: Royal: Black loses if it is captured',
        'GW-SRC-1: It is on one square only: its trail is not part of it',
        "GW-TRAIL-4: Black's whole trail is always shown",
        "GW-TRAIL-3: Every piece but Black's worm can enter it",
        "GW-BOARD-1: In Black's Territory",
      ],
    ],
    [
      'a worm on its far rank',
      '4K3/8/8/8/8/7C/8/7k w R e1/h1 e1,e8/h1 5/0 - 4 -',
      'e8',
      [
        'GW-TITAN-1: Royal: White loses if it is captured',
        'GW-SRC-1: It is on one square only: its trail is not part of it',
        'GW-TITAN-3: It stays a worm on the last rank',
        "GW-TRAIL-4: White's whole trail is always shown",
        TRAIL,
        "GW-BOARD-1: In Black's Territory",
      ],
    ],
    [
      'a Claw that stayed one',
      '3C4/8/8/8/8/8/8/k6K w R h1/a1 h1/a1 5/0 - 4 -',
      'd8',
      ['GW-CLAW-5: It declined promotion: it can only move sideways', "GW-BOARD-1: In Black's Territory"],
    ],
    [
      'another unit on its far rank',
      '3L4/8/8/8/8/8/8/k6K w R h1/a1 h1/a1 5/0 - 4 -',
      'd8',
      [`GW-LEG-3: ${REACHES} 10 squares from here: 6 by jumps and 4 by leap`, "GW-BOARD-1: In Black's Territory"],
    ],
    [
      'a unit whose worm is in Check',
      '4k3/w7/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 5/0 - 4 -',
      'h3',
      ['GW-CHECK-4: It may make any move, although its worm is in Check', "GW-BOARD-1: In White's Territory"],
    ],
    [
      'a unit between its worm and a Wing',
      '7k/8/8/8/w1A1K3/8/8/8 w R e1/h8 e1,e2,e3,e4/h8 5/0 - 4 -',
      'c4',
      [
        `GW-ARM-4: ${REACHES} 22 squares from here: 11 by slide, 3 bent and 8 by leap`,
        'GW-CHECK-4: It is not pinned: it may move, although its worm would be in Check',
        'GW-BOARD-1: On the Battlefield',
      ],
    ],
    [
      'an empty square of a trail',
      '7k/8/8/8/w1A1K3/8/8/8 w R e1/h8 e1,e2,e3,e4/h8 5/0 - 4 -',
      'e2',
      ["GW-TRAIL-4: White's whole trail is always shown", TRAIL, "GW-BOARD-1: In White's Territory"],
    ],
  ])('%s', (_what, line, square, said) => {
    expect(factsOn(GAME, at(line), square)).toEqual(said);
  });
});

describe('facts of the turn', () => {
  const BEGINNING = 'GW-BOARD-2: Claws start on ranks 3 and 6, the other pieces behind them. White moves first';

  test.each([
    ['the start', START, '', [BEGINNING, TURN]],
    ['the start, where passing is allowed', START.replace(/-$/, 'P'), '', [BEGINNING, TURN]],
    ['the same board later', START.replace(' 1 -', ' 2 -'), '', [TURN]],
    ['the same board with Black to move', START.replace('w R', 'b R'), '', [TURN.replace('White', 'Black')]],
    [
      'an Encroachment with a boost',
      START,
      'Ac1-d2',
      [
        TURN,
        'GW-BOOST-5: The worm may still move 1 or 2 squares along a rank or file',
        'GW-BOOST-6: The boost ends with this turn',
        LEG,
      ],
    ],
    ['an Encroachment without a boost', START, 'Ca3-a4', [TURN, LEG]],
    ['an Encroachment without a Leg', '4k3/8/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 3/0 - 4 -', 'Ch3-h4', [TURN]],
    ['a worm that cannot move', START, 'Lg1-e2', [LEG]],
    [
      'a side that cannot complete a turn',
      'waatl1k1/5w2/lccAc1cc/1C6/c2Cc1CC/C1C1CLWL/8/WLAT1K2 w R e1/e8 e1,e2,f2,g2,g3,h3,h2,h1,g1,f1/e8,e7,e6,e5,f5,f6,f7,g7,h7,h8,g8 1/1 - 10 -',
      '',
      ['GW-END-4: Having no move is never a draw'],
    ],
  ])('%s', (_what, line, actions, said) => {
    expect(factsOn(GAME, actions ? reached(line, actions) : at(line))).toEqual(said);
  });
});

describe('a unit by itself', () => {
  const alone = (type: string, side: Side, square: string): Position =>
    GAME.diagramPosition(type, side, on(square)) as Position;
  const count = (type: string, side: Side, square: string): number =>
    [...GAME.actions(alone(type, side, square), [{ kind: 'square', square: on(square) }])].length;

  test.each([
    ['GW-ARM-4', 'arm', 'd4', 25],
    ['GW-ARM-4', 'arm', 'a1', 8],
    ['GW-WING-4', 'wing', 'd4', 26],
    ['GW-WING-4', 'wing', 'h8', 12],
    ['GW-TALON-2', 'talon', 'd4', 43],
    ['GW-TALON-2', 'talon', 'e1', 28],
    ['GW-LEG-3', 'leg', 'd4', 14],
    ['GW-LEG-3', 'leg', 'a1', 8],
  ] as const)('%s: %s on %s has %i ways, for either side', (_clause, type, square, ways) => {
    expect([count(type, 'white', square), count(type, 'black', square)]).toEqual([ways, ways]);
  });

  test('GW-TITAN-2: a worm acts at once, without a boost and without Legs', () => {
    const ways = (square: string) => [...GAME.actions(alone('worm', 'black', square))].map(({ notation }) => notation);
    expect(ways('d4')).toHaveLength(8);
    expect(ways('a1').sort()).toEqual(['Ka1-a2', 'Ka1-a3', 'Ka1-b1', 'Ka1-c1']);
  });

  test('every unit can be shown alone on every square', () => {
    for (const type of Object.keys(GAME.pieces)) {
      for (const { square } of GAME.board.squares) {
        const position = GAME.diagramPosition(type, 'white', square) as Position;
        expect(GAME.outcome(position), GAME.write(position)).toBeNull();
        const written = GAME.read(GAME.write(position));
        expect(written.ok ? null : written.error.text).toBeNull();
      }
    }
  });

  test('both worms stand in the farthest corners, where passing is illegal', () => {
    expect(GAME.write(alone('wing', 'white', 'd4'))).toBe('K6k/8/8/8/3W4/8/8/8 w R a8/h8 a8/h8 9/9 - 1 -');
    expect(GAME.write(alone('wing', 'black', 'e5'))).toBe('8/8/8/4w3/8/8/8/K6k b R a1/h1 a1/h1 9/9 - 1 -');
  });

  test('other pieces cannot stand alone', () => {
    expect(GAME.diagramPosition('dragon', 'white', 3)).toBeNull();
  });
});

describe("the other side's turn", () => {
  const asked = (side: Side, square: string) =>
    GAME.write(GAME.withSideToMove(at(START), side, on(square)) as Position);

  test('GW-TURN-1: a unit makes a regular action, a worm its Encroachment', () => {
    expect(asked('black', 'c8')).toBe(START.replace('w R', 'b R'));
    expect(asked('black', 'e8')).toBe(START.replace('w R', 'b E-'));
    expect(asked('white', 'e4')).toBe(START);
  });
});

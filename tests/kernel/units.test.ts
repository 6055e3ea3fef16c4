/** Games of units on squares: the position file of one line, the first question, what stands on a square. */
import { describe, expect, it } from 'vitest';
import { follow } from '../../src/kernel/asking/legal.ts';
import { act } from '../../src/kernel/asking/menu.ts';
import { option, square } from '../../src/kernel/asking/target.ts';
import { lonePieces, type Squares, unitsOf } from '../../src/kernel/board/placement.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { readNumber } from '../../src/kernel/editing/fields.ts';
import { lineFormat } from '../../src/kernel/editing/line.ts';
import type { PositionBase } from '../../src/kernel/game.ts';
import { askUnit, nameUnits } from '../../src/kernel/units.ts';
import { must } from '../support/scenario.ts';

type Type = 'fox' | 'goose';
interface State extends PositionBase {
  readonly squares: Squares<Type>;
  readonly hunger: number;
}

const BOARD = rectangle(3, 3);
const PIECES = { fox: { name: 'Fox', letter: 'F' }, goose: { name: 'Goose', letter: 'G' } };

const FORMAT = lineFormat<State, Type, Pick<State, 'hunger'>>({
  board: BOARD,
  pieces: PIECES,
  first: 'black',
  more: {
    hunger: {
      title: 'the hunger',
      write: ({ hunger }) => String(hunger),
      read: (text, field) => readNumber(text, field, 0),
    },
  },
  squaresOf: ({ squares }) => squares,
  build: (read) => read,
  findFault: ({ squares }) => (unitsOf(squares, 'white').length > 0 ? null : 'White has no Fox.'),
});

describe('a position file of one line', () => {
  it('is written as it is read', () => {
    const text = '1g1/3/F2 w 4 7';
    const state = must(FORMAT.read(text));
    expect(state).toMatchObject({ toMove: 'white', ply: 13, hunger: 4, rng: null });
    expect(FORMAT.write(state)).toBe(text);
  });

  it('counts the turns from the side that begins', () => {
    expect(must(FORMAT.read('1g1/3/F2 b 0 1')).ply).toBe(0);
  });

  it.each([
    ['1g1/3 b 0 1', 'Field 1, the pieces: "1g1/3" has 2 ranks instead of 3.'],
    ['1g1/3/F2', 'Field 2, the side to move'],
    ['1g1/3/F2 b x 1', 'Field 3, the hunger'],
    ['1g1/3/F2 b 0 0', 'Field 4, the number of the turn'],
    ['1g1/3/F2 b 0 1 z 2', 'A position has 4 fields, and "z 2" is too much.'],
    ['1g1/3/3 b 0 1', 'White has no Fox.'],
  ])('%s: %s', (text, words) => {
    expect(FORMAT.read(text)).toEqual({ ok: false, error: { text: expect.stringContaining(words) } });
  });
});

describe('the first question', () => {
  const state = must(FORMAT.read('1g1/3/F2 b 0 1'));
  const menu = askUnit(BOARD, state, 'FG-TURN-1', (from, { type }) => act(`${type} ${from}`));

  it('asks the unit that is picked', () => {
    expect(menu).toMatchObject({ prompt: 'Black: choose a piece.' });
    expect(follow(menu, [square(BOARD.at('b3'))])).toEqual({ ok: true, value: act('goose 7') });
  });

  it.each([
    ['an empty square', square(BOARD.at('b2')), 'b2 is empty.', [BOARD.at('b2')]],
    ["the other side's", square(BOARD.at('a1')), "It is Black's turn.", [BOARD.at('a1')]],
    ['no square', option('fox'), 'Black must choose a piece by its square.', []],
  ])('refuses %s', (_says, target, text, squares) => {
    expect(follow(menu, [target])).toEqual({ ok: false, error: { rule: 'FG-TURN-1', text, squares } });
  });
});

it('names what stands on a square', () => {
  const { squares } = must(FORMAT.read('1g1/3/F2 b 0 1'));
  const name = nameUnits(BOARD, PIECES);
  expect([BOARD.at('a1'), BOARD.at('b2')].map((at) => name(squares, at))).toEqual([
    'the Fox on a1',
    'nothing on b2',
  ]);
});

it('puts what no position lacks on the squares it is given', () => {
  const fox = { type: 'fox', side: 'white' } as const;
  const goose = { type: 'goose', side: 'black' } as const;
  const among = ['b2', 'b3'].map(BOARD.at);
  const squares = lonePieces<Type>(BOARD, BOARD.at('a1'), goose, [fox], among);
  expect(unitsOf(squares, 'white').map(([at]) => BOARD.nameOf(at))).toEqual(['b3']);
});

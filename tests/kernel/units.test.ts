/**
 * Tests the helpers for games with one unit per square: the one-line position file, the first question, and how units
 * move.
 */
import { describe, expect, it } from 'vitest';
import { followPicks } from '../../src/kernel/asking/legal.ts';
import { act, refusal } from '../../src/kernel/asking/menu.ts';
import { option, square } from '../../src/kernel/asking/target.ts';
import { ORTHOGONALS } from '../../src/kernel/board/direction.ts';
import { compileAll, leap, ride, step } from '../../src/kernel/board/movement.ts';
import { moveUnit, type Squares, singlePieceSquares, squareOf, unitsOf } from '../../src/kernel/board/placement.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { faultOfCount, readNumber } from '../../src/kernel/editing/fields.ts';
import { lineFormat } from '../../src/kernel/editing/line.ts';
import type { PositionBase } from '../../src/kernel/game.ts';
import { askSquare, askUnit, moveEvents, pathSquaresFrom, unitNamer } from '../../src/kernel/units.ts';
import { must } from '../support/scenario.ts';

type Type = 'fox' | 'goose';
interface State extends PositionBase {
  readonly squares: Squares<Type>;
  readonly hunger: number;
}

const BOARD = rectangle(3, 3);
const PIECES = { fox: { name: 'Fox', letter: 'F' }, goose: { name: 'Goose', letter: 'G' } };

const FORMAT = lineFormat<Type, Pick<State, 'hunger'>>({
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
  findFault: ({ squares }) => (unitsOf(squares, 'white').length > 0 ? null : 'White has no Fox.'),
});

describe('a position file of one line', () => {
  it('survives a round trip', () => {
    const text = '1g1/3/F2 w 4 7';
    const state = must(FORMAT.read(text));
    expect(state).toMatchObject({ toMove: 'white', ply: 13, hunger: 4, rng: null });
    expect(FORMAT.write(state)).toBe(text);
  });

  it('counts turns from the starting side', () => {
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

  it('asks the picked unit', () => {
    expect(menu).toMatchObject({ prompt: 'Black: choose a piece.' });
    expect(followPicks(menu, [square(BOARD.at('b3'))])).toEqual({ ok: true, value: act('goose 7') });
  });

  it.each([
    ['an empty square', square(BOARD.at('b2')), 'b2 is empty.', [BOARD.at('b2')]],
    ["the other side's", square(BOARD.at('a1')), "It is Black's turn.", [BOARD.at('a1')]],
    ['no square', option('fox'), 'Black must choose a piece by its square.', []],
  ])('refuses %s', (_says, target, text, squares) => {
    expect(followPicks(menu, [target])).toEqual({ ok: false, error: { rule: 'FG-TURN-1', text, squares } });
  });
});

it('names the unit on a square', () => {
  const { squares } = must(FORMAT.read('1g1/3/F2 b 0 1'));
  const name = unitNamer(BOARD, PIECES);
  expect([BOARD.at('a1'), BOARD.at('b2')].map((at) => name(squares, at))).toEqual(['the Fox on a1', 'nothing on b2']);
});

it('places obligatory units on the given squares', () => {
  const fox = { type: 'fox', side: 'white' } as const;
  const goose = { type: 'goose', side: 'black' } as const;
  const among = ['b2', 'b3'].map(BOARD.at);
  const squares = singlePieceSquares<Type>(BOARD, BOARD.at('a1'), goose, [fox], among);
  expect(unitsOf(squares, 'white').map(([at]) => BOARD.nameOf(at))).toEqual(['b3']);
});

/** The Fox rides and leaps; the Goose steps forward, and captures one square diagonally to the right. */
const REACH = compileAll<Type>(BOARD, {
  fox: [ride(ORTHOGONALS), leap(2, 2)],
  goose: [step(['n'], { only: 'move' }), step(['ne'], { only: 'capture' })],
});
const squaresOf = (text: string) => must(FORMAT.read(`${text} b 0 1`)).squares;
const at = (name: string) => BOARD.at(name);

describe('the squares that a unit reaches', () => {
  const reached = (text: string, from: string) =>
    pathSquaresFrom(squaresOf(text), REACH, at(from))
      .map(({ to, bar }) => BOARD.nameOf(to) + (bar === null ? '' : ` barred by ${BOARD.nameOf(bar)}`))
      .sort();

  it.each([
    ['all of an empty line', '3/3/F2', 'a1', ['a2', 'a3', 'b1', 'c1', 'c3']],
    ['an enemy, but nothing behind it', '3/3/Fg1', 'a1', ['a2', 'a3', 'b1', 'c1 barred by b1', 'c3']],
    ['its own side never', '3/3/FG1', 'a1', ['a2', 'a3', 'b1 barred by b1', 'c1 barred by b1', 'c3']],
    ['no enemy where it only moves', 'F2/1g1/1F1', 'b2', ['b1 barred by b1']],
    ['an enemy where it only captures', '3/1g1/G1F', 'a1', ['a2', 'b2']],
    ['nothing from an empty square', '3/3/F2', 'c3', []],
  ])('%s', (_says, text, from, expected) => {
    expect(reached(text, from)).toEqual(expected);
  });
});

describe('the question for a square', () => {
  const moving = {
    board: BOARD,
    pieces: PIECES,
    reaches: REACH,
    rules: { move: 'FG-MOVE-1', bar: 'FG-MOVE-2' },
  };
  const unsafe = refusal('FG-SAFE-1', 'The corner is unsafe.', [at('c3')]);
  const menu = askSquare(
    moving,
    squaresOf('3/g2/FG1'),
    at('a1'),
    (to) => act(to),
    (to) => (to === at('c3') ? unsafe : null),
  );

  it('asks a following question', () => {
    expect(menu).toMatchObject({ prompt: 'White: move the Fox on a1.' });
    expect(followPicks(menu, [square(at('a2'))])).toEqual({ ok: true, value: act(at('a2')) });
  });

  it('shows a capture as one', () => {
    const tones = menu.kind === 'ask' ? menu.choices.map((each) => each.kind === 'open' && each.tone()) : [];
    expect(tones).toEqual(['capture', false, false, false, false]);
  });

  it.each([
    ['a square that is taken', square(at('b1')), 'FG-MOVE-2', 'The Goose on b1 is in the way.', [at('b1')]],
    ['a square off its paths', square(at('b2')), 'FG-MOVE-1', 'The Fox on a1 cannot reach b2.', [at('a1')]],
    ['no square', option('fox'), 'FG-MOVE-1', 'The Fox on a1 moves to a square.', [at('a1')]],
    ['what the game refuses', square(at('c3')), unsafe.rule, unsafe.text, unsafe.squares],
  ])('refuses %s', (_says, target, rule, text, squares) => {
    expect(followPicks(menu, [target])).toEqual({ ok: false, error: { rule, text, squares } });
  });
});

it('replaces the captured unit, and tells it', () => {
  const squares = squaresOf('3/3/F1g');
  const [fox, goose] = [squares[at('a1')], squares[at('c1')]];
  expect(moveUnit(squares, at('a1'), at('c1'))).toEqual(squaresOf('3/3/2F'));
  expect(moveEvents(squares, at('a1'), at('c1'))).toEqual([
    { kind: 'captured', unit: goose?.id, by: fox?.id },
    { kind: 'moved', unit: fox?.id, path: [at('a1'), at('c1')], at: [at('c1')] },
  ]);
  expect(moveEvents(squares, at('a1'), at('a2'))).toMatchObject([{ kind: 'moved' }]);
  expect(moveEvents(squares, at('b2'), at('a2'))).toEqual([]);
});

it("finds a side's only unit of a type, or reports it", () => {
  const squares = squaresOf('g2/3/F1F');
  expect([squareOf(squares, 'goose', 'black'), squareOf(squares, 'goose', 'white')]).toEqual([at('a3'), -1]);
  expect(faultOfCount(squares, 'fox', 'Animal')).toBe('White has 2 Animals. It must have exactly 1.');
  expect(faultOfCount(squaresOf('f2/3/F2'), 'fox', 'Animal')).toBe(null);
  expect(faultOfCount(squaresOf('3/3/F2'), 'fox', 'Animal')).toBe('Black has no Animal. It must have exactly 1.');
});

/** Tests the values that an editor accepts, and why a draft cannot be played. */
import { describe, expect, it } from 'vitest';
import { type Squares, type Unit, withUnits } from '../../src/kernel/board/placement.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import {
  acceptsValue,
  choiceField,
  countDetail,
  countField,
  type Editor,
  EITHER_SIDE,
  faultOf,
  flagField,
  lineEditor,
  turnFields,
  unitEditor,
  valueKindOf,
  YES_OR_NO,
} from '../../src/kernel/editing/edit.ts';
import type { Position } from '../../src/kernel/game.ts';
import { GAME as chess } from '../support/chess/index.ts';

describe('a value', () => {
  it.each([
    ['white', 'a side', true, EITHER_SIDE],
    ['nobody', 'a side', false, EITHER_SIDE],
    ['yes', 'yes or no', true, YES_OR_NO],
    ['', 'yes or no', false, YES_OR_NO],
  ])('"%s" for %s can be given: %s', (value, _what, can, kind) => {
    expect(acceptsValue(kind, value)).toBe(can);
  });

  it.each([
    ['3', { from: 3, to: 5 }, true],
    ['5', { from: 3, to: 5 }, true],
    ['2', { from: 3, to: 5 }, false],
    ['6', { from: 3, to: 5 }, false],
    ['10', { from: 3, to: 12 }, true],
    ['4.5', { from: 3, to: 5 }, false],
    ['-4', { from: -5, to: 5 }, false],
    ['x4', { from: 3, to: 5 }, false],
    ['4x', { from: 3, to: 5 }, false],
    ['', { from: 0, to: 5 }, false],
  ])('"%s" of %j can be given: %s', (value, kind, can) => {
    expect(acceptsValue(kind, value)).toBe(can);
  });

  it('of a list has a title', () => {
    expect(valueKindOf({ no: 'No', yes: 'Yes' })).toEqual({
      of: [
        { id: 'no', title: 'No' },
        { id: 'yes', title: 'Yes' },
      ],
    });
  });
});

it('a draft is judged by the reader of position files', () => {
  const start = chess.setup(1);
  const writing = (text: string): Editor => ({ write: () => text }) as unknown as Editor;
  expect(faultOf(chess, writing(chess.write(start)), start)).toBeNull();
  expect(faultOf(chess, writing('8/8'), start)?.text).toContain('2 ranks');
});

describe('a field', () => {
  interface Draft {
    readonly left: number | null;
    readonly phase: 'opening' | 'end';
    readonly isOpen: boolean | null;
  }
  const draft: Draft = { left: 12, phase: 'opening', isOpen: false };

  it('of a number is read and written as text', () => {
    const left = countField<Draft>(
      'left',
      'Turns left',
      { to: 50 },
      ({ left }) => left,
      (from, to) => ({
        ...from,
        left: to,
      }),
    );
    expect(left.kind(draft)).toEqual({ from: 0, to: 50 });
    expect(left.read(draft)).toBe('12');
    expect(left.read({ ...draft, left: 0 })).toBe('0');
    expect(left.read({ ...draft, left: null })).toBeNull();
    expect(left.write(draft, '7')).toEqual({ ...draft, left: 7 });
  });

  it('of a list writes one of its ids', () => {
    const words = { opening: 'Opening', end: 'Endgame' };
    const phase = choiceField(
      'phase',
      'Phase',
      words,
      (from: Draft) => from.phase,
      (from, to) => ({
        ...from,
        phase: to,
      }),
    );
    expect(phase.kind(draft)).toEqual(valueKindOf(words));
    expect(phase.read(draft)).toBe('opening');
    expect(phase.write(draft, 'end').phase).toBe('end');
  });

  it('of yes or no is absent if the position has no such thing', () => {
    const open = flagField<Draft>(
      'open',
      'Open',
      ({ isOpen }) => isOpen,
      (from, to) => ({
        ...from,
        isOpen: to,
      }),
    );
    expect(open.kind(draft)).toBe(YES_OR_NO);
    expect([false, true, null].map((isOpen) => open.read({ ...draft, isOpen }))).toEqual(['no', 'yes', null]);
    expect(['yes', 'no'].map((value) => open.write(draft, value).isOpen)).toEqual([true, false]);
  });

  it('of a unit keeps a number that exceeds the limit', () => {
    const detail = (value: number) => countDetail('turns', 'Turns', value, { from: 1, to: 9 }, (given) => given);
    expect(detail(4)).toMatchObject({ kind: { from: 1, to: 9 }, value: '4' });
    expect(detail(14).kind).toEqual({ from: 1, to: 14 });
    expect(detail(4).write('6')).toBe(6);
  });

  it("set the side to move and the turn's number, and the ply follows", () => {
    const position = { ply: 5, toMove: 'black' } as Position;
    const [turn, number] = turnFields();
    expect([turn.kind(position), turn.read(position), number.read(position)]).toEqual([EITHER_SIDE, 'black', '3']);
    expect(number.kind(position)).toEqual({ from: 1, to: 999_999 });
    expect(turn.write(position, 'white')).toMatchObject({ ply: 4, toMove: 'white' });
    expect(number.write(position, '8')).toMatchObject({ ply: 15, toMove: 'black' });
  });
});

it('an editor of a line keeps the starting side', () => {
  const { fields } = lineEditor({
    board: rectangle(3, 3),
    pieces: { king: { name: 'King' } },
    first: 'black',
    write: ({ ply }) => `${ply}`,
  });
  const begun = { ply: 0, toMove: 'black', rng: null } as unknown as Position;
  expect(fields.map(({ id, write }) => [id, write(begun, id === 'turn' ? 'white' : '2')])).toMatchObject([
    ['turn', { ply: 1, toMove: 'white' }],
    ['number', { ply: 2, toMove: 'black' }],
  ]);
});

describe('an editor of units on squares', () => {
  interface Draft extends Position {
    readonly squares: Squares<'king' | 'rook'>;
  }
  const board = rectangle(3, 3, { isClosed: (file, rank) => file === 1 && rank === 1 });
  const editor = unitEditor<Draft, 'king' | 'rook'>({
    board,
    pieces: { king: { name: 'King' }, rook: { name: 'Rook' } },
    squaresOf: ({ squares }) => squares,
    withSquares: (draft, squares) => ({ ...draft, squares }),
    uniqueTypes: ['king'],
  });
  const rook: Unit<'rook'> = { id: 4, type: 'rook', side: 'black' };
  const king: Unit<'king'> = { id: 2, type: 'king', side: 'white' };
  const empty: Draft = { squares: new Array(9).fill(null) } as unknown as Draft;
  const draft: Draft = { ...empty, squares: withUnits(empty.squares, [0, king], [8, rook]) };
  const brush = (id: string) => editor.brushes.find((each) => each.id === id) ?? expect.fail(id);
  const standing = ({ squares }: Draft) =>
    squares.flatMap((unit, square) => (unit ? [`${board.nameOf(square)} ${unit.side} ${unit.type} ${unit.id}`] : []));

  it('has a brush for each piece of each side', () => {
    expect(editor.brushes.map(({ id, title, group }) => `${id}: ${title}, ${group}`)).toEqual([
      "king-white: White's King, White",
      "rook-white: White's Rook, White",
      "king-black: Black's King, Black",
      "rook-black: Black's Rook, Black",
    ]);
    expect(brush('rook-black').look).toEqual({ type: 'rook', side: 'black' });
  });

  it.each([
    [
      'on an empty square: with a new id',
      'rook-white',
      'c1',
      ['a1 white king 2', 'c1 white rook 5', 'c3 black rook 4'],
    ],
    ['on another piece: in its place', 'rook-white', 'c3', ['a1 white king 2', 'c3 white rook 5']],
    ['on the same piece: takes it away', 'rook-black', 'c3', ['a1 white king 2']],
    ['of which there is only one: from where it was', 'king-white', 'c1', ['c1 white king 5', 'c3 black rook 4']],
    [
      'of the other side, of which there is only one',
      'king-black',
      'c1',
      ['a1 white king 2', 'c1 black king 5', 'c3 black rook 4'],
    ],
    ['on a closed square: nothing', 'rook-white', 'b2', ['a1 white king 2', 'c3 black rook 4']],
  ])('puts a piece %s', (_how, id, name, after) => {
    const square = board.at(name);
    expect(standing(brush(id).put(draft, square, square))).toEqual(after);
  });

  it('clears, carries, empties and shows', () => {
    expect(standing(editor.clear(draft, board.at('c3')))).toEqual(['a1 white king 2']);
    expect(standing(editor.carry(draft, board.at('a1'), board.at('c3')))).toEqual(['c3 white king 2']);
    expect(standing(editor.carry(draft, board.at('b1'), board.at('c3')))).toEqual(['a1 white king 2']);
    expect(editor.carry(draft, board.at('a1'), board.at('b2'))).toBe(draft);
    expect(standing(editor.withoutUnits(draft))).toEqual([]);
    expect(editor.details(draft, 0)).toEqual([]);
    expect(editor.show(draft)).toEqual({
      units: {
        2: { ...king, at: [0], body: 'whole', badges: [] },
        4: { ...rook, at: [8], body: 'whole', badges: [] },
      },
      marks: {},
    });
  });
});

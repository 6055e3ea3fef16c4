/** Tests that problems of position files have the same form in every game: the place, what it must be, what it is. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { isJsonObject } from '../../src/kernel/editing/objects.ts';
import {
  byWordSchema,
  checkShape,
  dictionarySchema,
  flagSchema,
  formatNumber,
  listSchema,
  objectSchema,
  oneOfSchema,
  readPositionJson,
  sideSchema,
  sizedListSchema,
  squareSchema,
  wholeSchema,
} from '../../src/kernel/editing/schema.ts';

const board = rectangle(8, 8);

const said = (schema: v.GenericSchema, value: unknown): string => {
  const read = checkShape(schema, value);
  return read.ok ? `read: ${JSON.stringify(read.value)}` : read.error.text;
};

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is a JSON object: %s', (value, is) => {
  expect(isJsonObject(value)).toBe(is);
});

describe('a shape', () => {
  const unit = objectSchema({
    at: listSchema(squareSchema(board, 'a square')),
    turns: v.optional(wholeSchema(1, 9)),
  });
  const file = objectSchema({ units: listSchema(unit), toMove: sideSchema, isOver: v.optional(flagSchema) });

  it.each([
    ['all of it', { units: [{ at: ['a1', 'h8'] }], toMove: 'b' }, 'read: {"units":[{"at":[0,63]}],"toMove":"black"}'],
    ['no object', [], 'A position file must be an object, not [].'],
    ['a field that is missing', { units: [] }, 'toMove is missing.'],
    ['a field that is none', { units: [], toMove: 'w', more: 1 }, 'more is no field of a position file.'],
    ['a name of the language', { units: [], toMove: 'w', toString: 1 }, 'toString is no field of a position file.'],
    ['an item', { units: [{ at: ['a1'] }, { at: ['i9'] }], toMove: 'w' }, 'units[1].at[0] must be a square, not "i9".'],
    ['an item that is no text', { units: [{ at: [5] }], toMove: 'w' }, 'units[0].at[0] must be a square, not 5.'],
    [
      'a number beyond its range',
      { units: [{ at: [], turns: 10 }], toMove: 'w' },
      'units[0].turns must be a whole number from 1 to 9, not 10.',
    ],
    ['a list', { units: {}, toMove: 'w' }, 'units must be a list, not {}.'],
    ['yes or no', { units: [], toMove: 'w', isOver: 'yes' }, 'isOver must be true or false, not "yes".'],
    ['a side', { units: [], toMove: 'white' }, 'toMove must be "w" or "b", not "white".'],
  ])('%s', (_what, value, text) => {
    expect(said(file, value)).toBe(text);
  });

  it.each([
    [1, 'read: 1'],
    [9, 'read: 9'],
    [0, 'must be a whole number from 1 to 9, not 0.'],
    [2.5, 'must be a whole number from 1 to 9, not 2.5.'],
    ['3', 'must be a whole number from 1 to 9, not "3".'],
  ])('of a whole number rejects %j', (value, text) => {
    expect(said(wholeSchema(1, 9), value)).toContain(text);
  });

  it('of one number names it', () => {
    expect(said(wholeSchema(2, 2), 3)).toBe('A position file must be 2, not 3.');
    expect(said(wholeSchema(0), -1)).toBe('A position file must be a whole number from 0 to 999,999,999, not -1.');
  });

  it('of words lists them', () => {
    expect(said(oneOfSchema(['a', 'b']), 'c')).toBe('A position file must be "a" or "b", not "c".');
    expect(said(oneOfSchema(['a', 'b', 'c']), 'd')).toBe('A position file must be one of "a", "b", "c", not "d".');
    expect(said(byWordSchema({ x: 10, o: 8 }), 'x')).toBe('read: 10');
  });

  it('of a list of fixed length checks that first', () => {
    const three = sizedListSchema(flagSchema, 3, 3, 'a list of 3');
    expect(said(three, [true, false, true])).toBe('read: [true,false,true]');
    expect(said(three, [true, 'no'])).toBe('A position file must be a list of 3, not [true,"no"].');
    expect(said(three, new Array(1200).fill(1))).toBe('A position file must be a list of 3, not 1,200.');
    expect(said(three, [true, false, 1])).toBe('[2] must be true or false, not 1.');
  });

  it('of a table requires its keys', () => {
    const timers = dictionarySchema(wholeSchema(1, 5), (key) => /^[a-h][1-8]$/.test(key), 'a table by square');
    expect(said(timers, { a1: 2 })).toBe('read: {"a1":2}');
    expect(said(timers, { a9: 2 })).toBe('A position file must be a table by square, not {"a9":2}.');
    expect(said(timers, [])).toBe('A position file must be a table by square, not [].');
    expect(said(timers, { a1: 6 })).toBe('a1 must be a whole number from 1 to 5, not 6.');
    const odd = dictionarySchema(flagSchema, () => true, 'a table');
    expect(said(odd, { 'a b': 1 })).toBe('["a b"] must be true or false, not 1.');
  });

  it('truncates long values', () => {
    expect(said(flagSchema, 'x'.repeat(60))).toBe(`A position file must be true or false, not "${'x'.repeat(59)}….`);
    expect(said(flagSchema, 'x'.repeat(58))).toBe(`A position file must be true or false, not "${'x'.repeat(58)}".`);
    expect(said(flagSchema, undefined)).toBe('A position file must be true or false, not nothing.');
    expect(said(flagSchema, new Array(9).fill(1))).toContain('not [1,1,1,1,1,1,1,1,1].');
    expect(said(flagSchema, new Array(10).fill(1))).toContain('not 10.');
  });
});

it('large numbers are written with commas', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
});

it('a damaged text is a problem with its place', () => {
  expect(readPositionJson('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  const read = readPositionJson('{a}');
  expect(!read.ok && read.error.text).toBe(
    'This is not a position file: it cannot be read from line 1, character 2 on.',
  );
});

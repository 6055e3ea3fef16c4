/** Tests the codecs of position files: what is read is written as it was, and a problem tells its place. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import * as c from '../../src/kernel/editing/codec.ts';
import { checkShape } from '../../src/kernel/editing/schema.ts';

const SQUARE = c.squareByName(rectangle(8, 8), 'a square');

interface Box {
  readonly holds: readonly Box[];
}
const BOX: c.Codec<Box> = c.record({
  holds: c.optional(c.list(c.lazy((): c.Codec<Box> => BOX)), []),
});

const THING = c.record({ square: c.named('sq', SQUARE), side: c.side });

const FIELDS = {
  toMove: c.side,
  turns: c.named('plies', c.optional(c.whole(0), 0)),
  isOver: c.optional(c.flag, false),
  kind: c.maybe(c.oneOf(['R', 'N'])),
  speed: c.optional(c.byWord({ slow: 1, fast: 2 }), 1),
  owner: c.alwaysWritten(c.optional(c.nullable(c.whole(1)), null)),
  pair: c.optional(c.nullable(c.pair(c.oneOf(['R', 'N']), c.whole(1), 'a kind and a number')), null),
  way: c.optional(c.nonEmptyList(SQUARE, 2, 'a list of 1 or 2 squares'), [0]),
  walls: c.optional(c.bySquare(SQUARE, c.whole(1), 'an object by squares'), {}),
  things: c.optional(
    c.distinct(
      THING,
      ({ square }) => square,
      ({ side }) => `: the one of ${side} is too many.`,
    ),
    [],
  ),
  box: c.optional(BOX, { holds: [] }),
  half: c.optional(
    c.checked(
      c.mapped(
        c.whole(0, 100),
        (number) => number / 2,
        (half) => half * 2,
      ),
      (half) => (half === 7 ? '.half: seven.' : null),
    ),
    0,
  ),
};
const FILE = c.record(FIELDS);

const read = (file: unknown) => {
  const result = checkShape(FILE.schema, file);
  return result.ok ? result.value : result.error.text;
};

describe('a file is written as it was read', () => {
  it.each([
    ['with the fewest fields', { toMove: 'w', owner: null }],
    ['with numbers, flags and words', { toMove: 'b', plies: 3, isOver: true, kind: 'N', speed: 'fast', owner: 9 }],
    [
      'with a pair, a way and walls',
      { toMove: 'b', owner: null, pair: ['R', 4], way: ['b1', 'c1'], walls: { a1: 1, h8: 2 } },
    ],
    [
      'with things, and boxes in boxes',
      { toMove: 'b', owner: null, things: [{ sq: 'a2', side: 'w' }], box: { holds: [{}, { holds: [{}] }] } },
    ],
    ['with a value that is halved when read', { toMove: 'w', owner: null, half: 8 }],
  ])('%s', (_title, file) => {
    const values = read(file);
    expect(typeof values === 'string' ? values : FILE.write(values)).toEqual(file);
  });
  it("has fields in the schema's order, and initial values for missing ones", () => {
    const values = read({ owner: 4, plies: 1, toMove: 'w' });
    expect(values).toMatchObject({ toMove: 'white', turns: 1, speed: 1, way: [0], things: [], half: 0 });
    expect(typeof values === 'string' ? values : JSON.stringify(FILE.write(values))).toBe(
      '{"toMove":"w","plies":1,"owner":4}',
    );
  });
});

it.each([
  ['a missing field', {}, 'toMove is missing.'],
  ["a value's name instead of the field's", { toMove: 'w', turns: 1 }, 'turns is no field of a position file.'],
  [
    'a number below its range',
    { toMove: 'w', plies: -1 },
    'plies must be a whole number from 0 to 999,999,999, not -1.',
  ],
  ['a square off the board', { toMove: 'w', way: ['a9'] }, 'way[0] must be a square, not "a9".'],
  ['an empty list', { toMove: 'w', way: [] }, 'way must be a list of 1 or 2 squares, not [].'],
  ['half a pair', { toMove: 'w', pair: ['R'] }, 'pair must be a kind and a number, not ["R"].'],
  ['a key that is no square', { toMove: 'w', walls: { x: 1 } }, 'walls must be an object by squares, not {"x":1}.'],
  ['a value that fails a further check', { toMove: 'w', half: 14 }, 'half.half: seven.'],
  [
    '2 things on a square',
    {
      toMove: 'w',
      things: [
        { sq: 'a1', side: 'w' },
        { sq: 'a1', side: 'b' },
      ],
    },
    'things: the one of black is too many.',
  ],
])('%s is told with its place', (_title, file, said) => {
  expect(read(file)).toBe(said);
});

it('the initial values are those of the fields that may be missing', () => {
  expect(c.initialOf(FIELDS)).toMatchObject({ turns: 0, isOver: false, owner: null });
  expect(c.initialOf(FIELDS)).not.toHaveProperty('toMove');
  expectTypeOf<c.NamesOf<typeof FIELDS, boolean>>().toEqualTypeOf<'isOver'>();
});

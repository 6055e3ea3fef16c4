import * as v from 'valibot';
import { type Rng, UNKNOWN_DICE } from '../../../kernel/chance.ts';
import { optionCodecs, record } from '../../../kernel/editing/codec.ts';
import {
  byWordSchema,
  dictionarySchema,
  flagSchema,
  formatNumber,
  listSchema,
  objectSchema,
  oneOfSchema,
  sideSchema,
  sizedListSchema,
  squareSchema,
  wholeSchema,
} from '../../../kernel/editing/schema.ts';
import { SUMS } from '../moves/dice.ts';
import { BOARD } from '../position/board.ts';
import { OPTIONS } from '../position/options.ts';
import { AGREED_REASONS, REASONS } from '../position/state.ts';
import { LETTERS, makeUnit, PIECE_TYPES, type Unit } from '../position/units.ts';

/** Limits of a position file. The rules allow more units (IW-MUT-4), but more would make the menu slow. */
export const LIMITS = { units: 128, count: 1_000_000_000_000, positions: 100_000 } as const;

const square = squareSchema(BOARD, 'a square, a1 to h8 or H1 to H8');
const id = wholeSchema(1, LIMITS.count);
const count = wholeSchema(0, LIMITS.count);

const unit = v.pipe(
  objectSchema({
    id,
    side: sideSchema,
    type: oneOfSchema(PIECE_TYPES.map((type) => LETTERS[type])),
    at: sizedListSchema(square, 1, 2, 'a list of one square, or of two for halves'),
  }),
  v.transform(({ id, side, type: letter, at: [first = 0, second] }): Unit => {
    const type = PIECE_TYPES.find((each) => LETTERS[each] === letter) ?? 'pawn';
    return makeUnit(id, side, type, second === undefined ? [first] : [first, second]);
  }),
);

const FILES = 'abcdefgh';
const file = v.pipe(
  v.custom<string>(
    (value) => typeof value === 'string' && value.length === 1 && FILES.includes(value),
    'a file, "a" to "h", or null',
  ),
  v.transform((letter) => FILES.indexOf(letter)),
);
const pair = v.pipe(
  sizedListSchema(id, 2, 2, 'a list of two ids, of the King and the Rook'),
  v.transform(([king = 0, rook = 0]) => ({ king, rook })),
);
const wing = byWordSchema<'kingside' | 'queenside'>({ K: 'kingside', Q: 'queenside' });
const stage = v.nullable(objectSchema({ wing, king: id, rook: id }));
const passing = v.nullable(
  v.pipe(
    objectSchema({
      men: sizedListSchema(id, 1, LIMITS.units, 'a list of at least one man'),
      squares: sizedListSchema(square, 1, BOARD.squares.length, 'a list of at least one square'),
    }),
    v.transform(({ men: pawns, squares }) => ({ pawns, squares })),
  ),
);

/** The form of a repetition key (IW-END-5), as `positionKey` writes it. */
const POSITION = /^[wb]\|[^|]+\|[a-h-]{8}\|[lu]\|(?:K?Q?k?q?|-)\|[KQ-]{2}\|[^|]+$/;
const occurrences = (history: Readonly<Record<string, number>>): number =>
  Object.values(history).reduce((sum, times) => sum + times, 0);
const history = v.pipe(
  dictionarySchema(
    wholeSchema(1, LIMITS.positions),
    (key) => POSITION.test(key),
    'an object of positions and how often each has occurred',
  ),
  v.check(
    (positions) => occurrences(positions) <= LIMITS.positions,
    `of at most ${formatNumber(LIMITS.positions)} positions in all`,
  ),
);

const STATES = 2 ** 31;
const sum = v.custom<number>((value) => SUMS.some((each) => each === value), 'a sum of two dice, from 2 to 12');
const random = v.pipe(
  objectSchema({
    kind: oneOfSchema(['seeded', 'veiled']),
    state: v.optional(wholeSchema(-STATES, STATES - 1)),
    dictated: v.optional(listSchema(sum)),
  }),
  v.check(
    ({ kind, state, dictated }) =>
      kind === 'seeded' ? state !== undefined && dictated !== undefined : state === undefined && dictated === undefined,
    '{"kind": "seeded", "state": a whole number, "dictated": a list of sums}',
  ),
  v.transform(
    ({ kind, state = 0, dictated = [] }): Rng => (kind === 'veiled' ? UNKNOWN_DICE : { kind, state, dictated }),
  ),
);

export const CHOSEN = record(optionCodecs(OPTIONS));

export const FILE = objectSchema({
  variant: v.literal('inchworm', '"inchworm"'),
  sideToMove: sideSchema,
  turnNumber: wholeSchema(1, LIMITS.count),
  men: sizedListSchema(unit, 0, LIMITS.units, `a list of at most ${LIMITS.units} men`),
  links: sizedListSchema(v.nullable(file), 8, 8, 'a list of eight files or nulls, for H1 to H8'),
  linkMode: oneOfSchema(['linking', 'unlinking']),
  castlingRights: sizedListSchema(v.nullable(pair), 4, 4, 'a list of four pairs or nulls'),
  castlingInProgress: objectSchema({ w: stage, b: stage }),
  enPassant: passing,
  quietCounter: count,
  phase: oneOfSchema(['act', 'dice', 'promotion', 'over']),
  result: v.nullable(
    objectSchema({ winner: v.nullable(sideSchema), reason: oneOfSchema([...REASONS, ...AGREED_REASONS]) }),
  ),
  options: v.optional(CHOSEN.schema, {}),
  history: v.optional(history),
  random: v.optional(random),
  pending: v.optional(
    objectSchema({
      rolls: v.optional(sizedListSchema(id, 0, LIMITS.units, `a list of at most ${LIMITS.units} men`)),
      promotions: v.optional(listSchema(objectSchema({ id, side: sideSchema }))),
      enPassant: v.optional(passing),
      quiet: v.optional(flagSchema),
    }),
  ),
  drawOffer: v.optional(v.nullable(oneOfSchema(['w', 'b', 'declined']))),
});

export type PositionFile = v.InferOutput<typeof FILE>;

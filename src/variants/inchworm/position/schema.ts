/**
 * The shape of a position file: every field with its type and its bounds, as a schema that is also its type. What does not fit is
 * said with its place. What fields say of each other is looked at in `validity.ts`.
 */
import * as v from 'valibot';
import type { Square } from '../../../kernel/board.ts';
import { squareNamed } from '../../../kernel/board.ts';
import { type Rng, VEILED } from '../../../kernel/chance.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import type { Side } from '../../../kernel/side.ts';
import { SUMS } from '../moves/explosions.ts';
import { BOARD } from './board.ts';
import { LETTERS } from './letters.ts';
import { REASONS } from './state.ts';
import { makeUnit, PIECE_TYPES, type Unit } from './units.ts';

/**
 * Bounds of a file. Units can double for as long as the other side has one left to be captured, so that the rules give no number: four
 * times those at the start are answered quickly. Counts stay far below where numbers are no longer exact.
 */
export const LIMITS = { units: 128, count: 1_000_000_000_000, positions: 100_000 } as const;

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields and no others. Every schema's message finishes "must be ...". */
const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Fields>(isFields, 'an object'), v.strictObject(entries));

const list = <const Item extends v.GenericSchema>(item: Item) => v.array(item, 'a list');

/** A list of so many, which `said` says; counted before anything of it is read. */
const sized = <const Item extends v.GenericSchema>(item: Item, least: number, most: number, said: string) =>
  v.pipe(list(v.unknown()), v.minLength(least, said), v.maxLength(most, said), list(item));

const inWords = (number: number): string => number.toLocaleString('en-GB');

const whole = (least: number, most: number) =>
  v.custom<number>(
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
    `a whole number from ${inWords(least)} to ${inWords(most)}`,
  );

const oneOf = <const Words extends readonly string[]>(words: Words) => {
  const quoted = words.map((word) => JSON.stringify(word));
  return v.picklist(words, quoted.length === 2 ? quoted.join(' or ') : `one of ${quoted.join(', ')}`);
};

const side = v.pipe(
  oneOf(['w', 'b']),
  v.transform((letter): Side => (letter === 'w' ? 'white' : 'black')),
);
const squareOf = (value: unknown): Square | null => (typeof value === 'string' ? squareNamed(BOARD, value) : null);
const square = v.pipe(
  v.custom<string>((value) => squareOf(value) !== null, 'a square, a1 to h8 or H1 to H8'),
  v.transform((name) => squareOf(name) as Square),
);
const id = whole(1, LIMITS.count);
const count = whole(0, LIMITS.count);

const unit = v.pipe(
  fields({
    id,
    side,
    type: oneOf(PIECE_TYPES.map((type) => LETTERS[type])),
    at: sized(square, 1, 2, 'a list of one square, or of two for halves'),
  }),
  v.transform(({ id, side, type: letter, at: [first = 0, second] }): Unit => {
    const type = PIECE_TYPES.find((each) => LETTERS[each] === letter) ?? 'pawn';
    return makeUnit(id, side, type, second === undefined ? [first] : [first, second]);
  }),
);

const FILES = 'abcdefgh';
const file = v.pipe(
  v.custom<string>((value) => typeof value === 'string' && value.length === 1 && FILES.includes(value), 'a file, "a" to "h", or null'),
  v.transform((letter) => FILES.indexOf(letter)),
);
const pair = v.pipe(
  sized(id, 2, 2, 'a list of two ids, of the King and the Rook'),
  v.transform(([king = 0, rook = 0]) => ({ king, rook })),
);
const stage = v.nullable(
  v.pipe(
    fields({ wing: oneOf(['K', 'Q']), king: id, rook: id }),
    v.transform(({ wing: letter, king, rook }) => ({ wing: letter === 'K' ? ('kingside' as const) : ('queenside' as const), king, rook })),
  ),
);
const passing = v.nullable(
  v.pipe(
    fields({
      men: sized(id, 1, LIMITS.units, 'a list of at least one man'),
      squares: sized(square, 1, BOARD.squares.length, 'a list of at least one square'),
    }),
    v.transform(({ men: pawns, squares }) => ({ pawns, squares })),
  ),
);

/** A key as `repetition.ts` writes it. */
const POSITION = /^[wb]\|[^|]+\|[a-h-]{8}\|[lu]\|(?:K?Q?k?q?|-)\|[KQ-]{2}\|[^|]+$/;
const occurred = (history: Readonly<Record<string, number>>): number => Object.values(history).reduce((sum, times) => sum + times, 0);
const history = v.pipe(
  v.custom<Fields>(
    (value) => isFields(value) && Object.keys(value).every((key) => POSITION.test(key)),
    'an object of positions and how often each has occurred',
  ),
  v.record(v.string(), whole(1, LIMITS.positions)),
  v.check((positions) => occurred(positions) <= LIMITS.positions, `of at most ${inWords(LIMITS.positions)} positions in all`),
);

const STATES = 2 ** 31;
const sum = v.custom<number>((value) => SUMS.some((each) => each === value), 'a sum of two dice, from 2 to 12');
const random = v.pipe(
  fields({ kind: oneOf(['seeded', 'veiled']), state: v.optional(whole(-STATES, STATES - 1)), dictated: v.optional(list(sum)) }),
  v.check(
    ({ kind, state, dictated }) =>
      kind === 'seeded' ? state !== undefined && dictated !== undefined : state === undefined && dictated === undefined,
    '{"kind": "seeded", "state": a whole number, "dictated": a list of sums}',
  ),
  v.transform(({ kind, state = 0, dictated = [] }): Rng => (kind === 'veiled' ? VEILED : { kind, state, dictated })),
);

const File = fields({
  variant: v.literal('inchworm', '"inchworm"'),
  sideToMove: side,
  turnNumber: whole(1, LIMITS.count),
  men: sized(unit, 0, LIMITS.units, `a list of at most ${LIMITS.units} men`),
  links: sized(v.nullable(file), 8, 8, 'a list of eight files or nulls, for H1 to H8'),
  linkMode: oneOf(['linking', 'unlinking']),
  castlingRights: sized(v.nullable(pair), 4, 4, 'a list of four pairs or nulls'),
  castlingInProgress: fields({ w: stage, b: stage }),
  enPassant: passing,
  quietCounter: count,
  phase: oneOf(['act', 'dice', 'promotion', 'over']),
  result: v.nullable(fields({ winner: v.nullable(side), reason: oneOf(REASONS) })),
  options: v.optional(fields({ dice: v.optional(oneOf(['seeded', 'real'])) })),
  history: v.optional(history),
  random: v.optional(random),
  pending: v.optional(
    fields({
      rolls: v.optional(sized(id, 0, LIMITS.units, `a list of at most ${LIMITS.units} men`)),
      promotions: v.optional(list(fields({ id, side }))),
      enPassant: v.optional(passing),
      quiet: v.optional(v.boolean('true or false')),
    }),
  ),
  drawOffer: v.optional(v.nullable(oneOf(['w', 'b', 'declined']))),
});

/** A position file of the right shape. */
export type PositionFile = v.InferOutput<typeof File>;

/** The place of an issue: `units[0].at[1]`. */
const placeOf = (path: readonly { readonly key?: unknown }[]): string =>
  path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : /^\w+$/.test(String(key)) ? `.${key}` : `[${JSON.stringify(key)}]`))
    .join('')
    .replace(/^\./, '');

const shortly = (value: unknown): string => {
  const text = Array.isArray(value) && value.length > 9 ? `${inWords(value.length)}` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** A value of the right shape, or the first place where it is not. */
export const checkShape = (value: unknown): Result<PositionFile, Problem> => {
  const parsed = v.safeParse(File, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [{ path = [], expected, message, input }] = parsed.issues;
  const place = placeOf(path as readonly { readonly key?: unknown }[]);
  if (path.at(-1)?.origin !== 'key') return problem(`${place || 'A position file'} must be ${message}, not ${shortly(input)}.`);
  return problem(expected === 'never' ? `${place} is no field of a position file.` : `${place} is missing.`);
};

/** Valibot schemas of position files. The message "a list" gives the error "units must be a list". */
import * as v from 'valibot';
import { type Board, type Square, squareNamed } from '../board/board.ts';
import { ok, type Problem, problem, type Result } from '../result.ts';
import type { Side } from '../side.ts';
import { MAX_NUMBER } from './fields.ts';
import { parseJson } from './json.ts';
import { isJsonObject, type JsonObject } from './objects.ts';

const object = v.custom<JsonObject>(isJsonObject, 'an object');

export const objectSchema = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  // An inherited "toString" would count as a field.
  v.pipe(object, v.strictObject(Object.assign(Object.create(null), entries) as Entries));

export const listSchema = <const Item extends v.GenericSchema>(item: Item) => v.array(item, 'a list');

/** The schema of a list of limited size. Items are counted before being read, since a huge list takes long. */
export const sizedListSchema = <const Item extends v.GenericSchema>(
  item: Item,
  least: number,
  most: number,
  said: string,
) => v.pipe(listSchema(v.unknown()), v.minLength(least, said), v.maxLength(most, said), listSchema(item));

/** The schema of a dictionary: an object whose keys must pass a test, such as naming a square. */
export const dictionarySchema = <const Item extends v.GenericSchema>(
  item: Item,
  isKey: (key: string) => boolean,
  said: string,
) =>
  v.pipe(
    v.custom<JsonObject>((value) => isJsonObject(value) && Object.keys(value).every(isKey), said),
    v.record(v.string(), item),
  );

export const formatNumber = (number: number): string => number.toLocaleString('en-GB');

export const wholeSchema = (least: number, most: number = MAX_NUMBER) =>
  v.custom<number>(
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
    least === most ? formatNumber(least) : `a whole number from ${formatNumber(least)} to ${formatNumber(most)}`,
  );

export const flagSchema = v.boolean('true or false');

export const oneOfSchema = <const Words extends readonly string[]>(words: Words) => {
  const quoted = words.map((word) => JSON.stringify(word));
  return v.picklist(words, quoted.length > 2 ? `one of ${quoted.join(', ')}` : quoted.join(' or '));
};

/** Makes a schema that parses a word to its value. */
export const byWordSchema = <T>(words: Readonly<Record<string, T>>) =>
  v.pipe(
    oneOfSchema(Object.keys(words)),
    v.transform((word): T => words[word] as T),
  );

export const sideSchema = byWordSchema<Side>({ w: 'white', b: 'black' });

/** Makes a schema that parses a square's name to the square. */
export const squareSchema = (board: Board, said: string) =>
  v.pipe(
    v.custom<string>((value) => typeof value === 'string' && squareNamed(board, value) !== null, said),
    v.transform((name) => squareNamed(board, name) as Square),
  );

/** Writes the place of an issue as `units[0].at[1]`. */
const placeOf = (path: readonly { readonly key?: unknown }[]): string =>
  path
    .map(({ key }) =>
      typeof key === 'number' ? `[${key}]` : /^\w+$/.test(String(key)) ? `.${key}` : `[${JSON.stringify(key)}]`,
    )
    .join('')
    .replace(/^\./, '');

const abbreviate = (value: unknown): string => {
  const text =
    Array.isArray(value) && value.length > 9 ? `${formatNumber(value.length)}` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** Checks a value against a schema. Returns the parsed value or the first problem. */
export const checkShape = <const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>, Problem> => {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [{ path = [], expected, message, input, type }] = parsed.issues;
  const place = placeOf(path as readonly { readonly key?: unknown }[]);
  if (type === 'raw_check') return problem(`${place}${message}`);
  if (path.at(-1)?.origin !== 'key')
    return problem(`${place || 'A position file'} must be ${message}, not ${abbreviate(input)}.`);
  return problem(expected === 'never' ? `${place} is no field of a position file.` : `${place} is missing.`);
};

export const readPositionJson = (text: string): Result<unknown, Problem> => {
  const read = parseJson(text);
  return read.ok ? read : problem(`This is not a position file: it cannot be read from ${read.error} on.`);
};

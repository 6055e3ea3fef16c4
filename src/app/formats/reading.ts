/** Reads and checks saved games, but does not replay them, since a replay needs the variant's rules. */
import * as v from 'valibot';
import { parseJson } from '../../kernel/editing/json.ts';
import { plainName, plainTitle } from '../../kernel/editing/names.ts';
import { isInherited, isJsonObject, type JsonObject } from '../../kernel/editing/objects.ts';
import type { GameRecord } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { SIDES } from '../../kernel/side.ts';
import { type Beginning, NOTE_MARKS, type NoteMark, ROOT, type TreeNode, treeOf } from '../model/tree.ts';
import { CLOCK_KINDS, MAX_INCREMENT, MAX_MINUTES, MAX_PERIODS } from '../seats/clock.ts';
import { MANNERS, type People } from '../seats/heading.ts';
import { FORMAT, type SavedGame } from './saved.ts';

/** Limits of a saved game, larger than any real game needs. */
export const LIMITS = {
  /** The maximum number of bytes in a file. A saved game and a link may have as many characters. */
  file: 8_000_000,
  archive: 200_000_000,
  nodes: 20_000,
  depth: 5_000,
  position: 500_000,
  text: 20_000,
  word: 200,
  arrows: 200,
  /** Maximum number of turns that one side plays in the solution of a puzzle. */
  turns: 50,
  options: 100,
  nesting: 100,
} as const;

/** Returns the index of the first bracket nested too deeply, or -1. Deep nesting can overflow the stack. */
const tooDeepAt = (json: string): number => {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === 0x22) {
      for (at++; at < json.length && json.charCodeAt(at) !== 0x22; at++) if (json.charCodeAt(at) === 0x5c) at++;
    } else if (code === 0x5b || code === 0x7b) {
      if (++depth > LIMITS.nesting) return at;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return -1;
};

const lengthOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : isJsonObject(value) ? Object.keys(value).length : 0;

/** Returns a schema that limits the number of entries before entries are read, since a file may hold millions. */
const atMost = (most: number) => v.custom<unknown>((value) => lengthOf(value) <= most, `at most ${most} entries`);

// The messages of schemas complete the sentence "PLACE must be ...".
const wordOf = (most: number) => {
  const said = `a text of at most ${most} letters`;
  return v.pipe(v.string(said), v.maxLength(most, said));
};
const word = wordOf(LIMITS.word);
const player = v.pipe(word, v.transform(plainName));
const title = v.pipe(word, v.transform(plainTitle));
const text = wordOf(LIMITS.text);
const position = v.pipe(
  wordOf(LIMITS.position),
  v.check((file) => tooDeepAt(file) < 0, `without brackets nested more than ${LIMITS.nesting} deep`),
);
const whole = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'));
const atLeast = (least: number) => v.pipe(whole, v.minValue(least, `a whole number, ${least} or more`));
const place = atLeast(ROOT);
const flag = v.boolean('true or false');
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `one of ${words.map((each) => `"${each}"`).join(', ')}`);
const numberUpTo = (most: number) => {
  const said = `a number from 0 to ${most}`;
  return v.pipe(v.number(said), v.minValue(0, said), v.maxValue(most, said));
};
const OBJECT = 'an object';
const object = <const Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, OBJECT);
const optional = v.exactOptional;
const minutes = numberUpTo(MAX_MINUTES);
const allowance = object({
  minutes,
  increment: numberUpTo(MAX_INCREMENT),
  periods: optional(numberUpTo(MAX_PERIODS)),
});
const node = v.pipe(v.string(), v.digits('the number of a move'));
const left = v.pipe(v.number('a number'), v.finite('a number'));
const times = object({ white: left, black: left });

/** Returns a schema of named entries. Names that valibot may drop, such as `__proto__`, are refused. */
const named = (most: number) =>
  v.pipe(
    atMost(most),
    v.check(
      (value) => !isJsonObject(value) || !Object.keys(value).some(isInherited),
      ({ input }) => `${OBJECT} without the name "${Object.keys(input as object).find(isInherited)}"`,
    ),
  );

const clock = object({
  white: allowance,
  black: allowance,
  atZero: oneOf(['loss', 'note']),
  kind: optional(oneOf(CLOCK_KINDS)),
  press: optional(v.literal(true, 'true')),
});
const people = {
  players: object({ white: player, black: player }),
  seats: optional(object({ manner: oneOf(MANNERS), turned: flag, card: flag })),
  clock: optional(clock),
};

export const readPeople = (value: unknown): People | null => {
  const read = v.safeParse(v.object(people), value);
  return read.success ? read.output : null;
};

export const LEVEL_IDS = ['beginner', 'casual', 'careful', 'strong'] as const;

const level = optional(oneOf(LEVEL_IDS));
const action = object({ id: atLeast(ROOT + 1), parent: place, action: text, dice: optional(text) });
const turns = v.pipe(atMost(LIMITS.turns), v.array(text, 'a list'));
const note = object({
  name: optional(title),
  text: optional(text),
  mark: optional(oneOf(Object.keys(NOTE_MARKS) as readonly NoteMark[])),
  arrows: optional(v.pipe(atMost(LIMITS.arrows), v.array(word, 'a list'))),
  puzzle: optional(
    object({
      kind: oneOf(['win', 'save', 'capture']),
      grade: v.picklist([1, 2, 3, 4, 5], 'a number from 1 to 5'),
      at: position,
      solution: turns,
      replies: turns,
      rule: word,
    }),
  ),
});

const SavedGameSchema: v.GenericSchema<unknown, SavedGame> = v.object({
  format: v.literal(FORMAT),
  id: v.pipe(word, v.regex(/^[\w-]+$/, 'of letters and digits')),
  name: title,
  created: word,
  changed: word,
  ...people,
  computers: optional(object({ white: level, black: level })),
  awaited: optional(place),
  grown: optional(place),
  times: optional(v.pipe(named(LIMITS.nodes + 1), v.record(node, times, OBJECT))),
  game: word,
  version: whole,
  seed: whole,
  options: v.pipe(named(LIMITS.options), v.record(word, word, OBJECT)),
  start: optional(position),
  nodes: v.pipe(atMost(LIMITS.nodes), v.array(action, 'a list')),
  notes: v.pipe(named(LIMITS.nodes + 1), v.record(node, note, OBJECT)),
  at: place,
  end: place,
  picks: text,
  flipped: flag,
  result: v.nullable(object({ winner: v.nullable(oneOf(SIDES)), text })),
  snapshot: position,
});

const abbreviate = (value: unknown): string => {
  const said = Array.isArray(value) ? 'a list' : isJsonObject(value) ? OBJECT : JSON.stringify(value);
  return said.length > 40 ? `${said.slice(0, 40)}…` : said;
};

/** Id and ISO 8601 date for a game saved without them. */
export interface Stamp {
  readonly id: string;
  readonly now: string;
}

export const blankGame = ({ id, now }: Stamp, beginning: Beginning): SavedGame => ({
  ...{ format: FORMAT, id, name: '', created: now, changed: now, players: { white: '', black: '' } },
  ...beginning,
  ...{ nodes: [], notes: {}, at: ROOT, end: ROOT, picks: '', flipped: false, result: null, snapshot: '' },
});

const integer = v.pipe(v.number(), v.integer());
const RecordSchema: v.GenericSchema<unknown, GameRecord> = v.pipe(
  v.custom<JsonObject>(isJsonObject),
  v.object({
    game: v.string(),
    version: integer,
    seed: integer,
    options: v.pipe(
      v.custom<JsonObject>((value) => isJsonObject(value) && !Object.keys(value).some(isInherited)),
      v.record(v.string(), v.string()),
    ),
    start: optional(v.string()),
    actions: v.array(v.string()),
  }),
);

const RECORD_FAULTS: Readonly<Record<string, string>> = {
  game: 'The recorded game does not say which game it is: "game" is missing.',
  version: 'The recorded game has no rules version: "version" must be a whole number.',
  seed: 'The recorded game has no seed: "seed" must be a whole number.',
  options: '"options" must be an object of texts by the names of options.',
  start: '"start" must be a position file.',
  actions: '"actions" must be a list of texts.',
};

/** Checks the shape of a record. Replaying the game checks the actions. */
export const readRecord = (value: unknown): Result<GameRecord, Problem> => {
  const parsed = v.safeParse(RecordSchema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const field = parsed.issues[0].path?.[0]?.key;
  return problem(RECORD_FAULTS[String(field)] ?? 'This is not a recorded game.');
};

/** Reads format 1, which has one line with a cursor and no name. */
const readFormat1 = ({ record, cursor, picks, flipped }: JsonObject, stamp: Stamp): Result<SavedGame, Problem> => {
  const read = readRecord(record);
  if (!read.ok) return read;
  if (!Number.isInteger(cursor) || typeof picks !== 'string')
    return problem('The file does not say how far the game has been played.');
  const { beginning, nodes } = treeOf(read.value);
  const at = Math.max(0, Math.min(Number(cursor), nodes.length));
  const place = { nodes, at, end: nodes.length, picks, flipped: flipped === true };
  return ok({ ...blankGame(stamp, beginning), ...place });
};

const treeProblem = (nodes: readonly TreeNode[]): string | null => {
  const depths = new Map([[ROOT, 0]]);
  for (const [index, { id, parent }] of nodes.entries()) {
    const depth = depths.get(parent);
    if (depth === undefined) return `"nodes.${index}": its parent, ${parent}, must come before it.`;
    if (depths.has(id)) return `"nodes.${index}": the id ${id} is used twice.`;
    if (depth >= LIMITS.depth) return `"nodes.${index}": a line can have at most ${LIMITS.depth} moves.`;
    depths.set(id, depth + 1);
  }
  return null;
};

const placeProblem = ({ nodes, at, end }: SavedGame): string | null => {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  if (end !== ROOT && !parents.has(end)) return `"end": there is no node ${end}.`;
  let on: number | undefined = end;
  while (on !== undefined && on !== at && on !== ROOT) on = parents.get(on);
  return on === at ? null : `"at": ${at} is not on the line that ends with ${end}.`;
};

const readFormat2 = (value: unknown): Result<SavedGame, Problem> => {
  const parsed = v.safeParse(SavedGameSchema, value, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    // JSON has no undefined, so an undefined field is missing.
    const isThere = issue.input !== undefined;
    const wrong = isThere ? `must be ${issue.message}, not ${abbreviate(issue.input)}` : 'is missing';
    return problem(`"${v.getDotPath(issue)}" ${wrong}.`);
  }
  const wrong = treeProblem(parsed.output.nodes) ?? placeProblem(parsed.output);
  return wrong === null ? ok(parsed.output) : problem(wrong);
};

export const unknownFormat = (format: unknown, last: number): Result<never, Problem> =>
  problem(`It is of format ${JSON.stringify(format)?.slice(0, 20)}. This app reads formats up to ${last}.`);

export const readSavedValue = (value: unknown, stamp: Stamp): Result<SavedGame, Problem> => {
  if (!isJsonObject(value)) return problem('This is not a saved game.');
  const { format } = value;
  if (format === FORMAT) return readFormat2(value);
  if (format === 1) return readFormat1(value, stamp);
  // A bare record, as the engine prints it, is opened at its end.
  if (format === undefined) return readFormat1({ record: value, cursor: Number.MAX_SAFE_INTEGER, picks: '' }, stamp);
  return unknownFormat(format, FORMAT);
};

export const readSavedJson = (source: string): Result<unknown, Problem> => {
  const read = parseJson(source);
  if (read.ok) return read;
  return problem(`This is not a saved game, or it is damaged: it cannot be read from ${read.error} on.`);
};

export const readSaved = (source: string, stamp: Stamp): Result<SavedGame, Problem> => {
  const { file, nesting } = LIMITS;
  if (source.length > file)
    return problem(`This is too large to be a saved game: ${source.length} characters, at most ${file}.`);
  const deep = tooDeepAt(source);
  const where = `more than ${nesting} deep at character ${deep + 1}`;
  if (deep >= 0) return problem(`Brackets are nested ${where}. No saved game has that.`);
  const value = readSavedJson(source);
  return value.ok ? readSavedValue(value.value, stamp) : value;
};

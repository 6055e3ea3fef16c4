/** What can be asked of the engine: from arguments or from JSON, every value is read here once, and refused in words. */
import type { SetupOptions } from '../kernel/game.ts';
import { err, ok, type Problem, problem, type Result } from '../kernel/result.ts';

type Reader<T> = (value: unknown, name: string) => Result<T, Problem>;

const text: Reader<string> = (value, name) => (typeof value === 'string' ? ok(value) : problem(`"${name}" must be a text.`));

/** A whole number, as a number or in digits. */
const whole =
  (least: number): Reader<number> =>
  (value, name) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= least
      ? ok(number)
      : problem(`"${name}" must be a whole number${Number.isFinite(least) ? ` from ${least}` : ''}, not ${JSON.stringify(value)}.`);
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A position file's text; where the format is JSON, the object itself will do. */
const position: Reader<string> = (value, name) => (isObject(value) ? ok(JSON.stringify(value)) : text(value, name));

/** One text, or several. */
const texts: Reader<string> = (value, name) => {
  if (!Array.isArray(value)) return text(value, name);
  return value.every((each) => typeof each === 'string') ? ok(value.join('; ')) : problem(`"${name}" must be texts.`);
};

/** Numbers in a list, or in a text with commas or blanks between them. */
const numbers: Reader<readonly number[]> = (value, name) => {
  const list: readonly unknown[] =
    typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : Array.isArray(value) ? value : [value];
  const found = list.map((each) => whole(1)(each, name));
  const bad = found.find((each) => !each.ok);
  return bad && !bad.ok ? bad : ok(found.flatMap((each) => (each.ok ? [each.value] : [])));
};

/** Named options: an object of texts, or texts of the form `name=value`. */
const options: Reader<SetupOptions> = (value, name) => {
  const pairs = isObject(value) ? Object.entries(value) : [value].flat().map((each) => String(each).split('='));
  const bad = pairs.find((pair) => pair.length !== 2 || !pair[0] || typeof pair[1] !== 'string');
  return bad ? problem(`"${name}" must be of the form NAME=VALUE, not "${bad.join('=')}".`) : ok(Object.fromEntries(pairs));
};

const FIELDS = {
  position,
  seed: whole(-Infinity),
  option: options,
  rolls: numbers,
  from: text,
  kind: text,
  limit: whole(0),
  actions: texts,
  picks: text,
  depth: whole(0),
  games: whole(1),
  plies: whole(1),
} as const;

export type Field = keyof typeof FIELDS;

type ValueOf<F extends Field> = Extract<ReturnType<(typeof FIELDS)[F]>, { ok: true }>['value'];

/** One question to the engine. */
export type Request = { readonly cmd: string } & { readonly [F in Field]?: ValueOf<F> };

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

/** Reads a request; `takes` are the fields its command knows. */
export const readRequest = (value: unknown, takes: (cmd: string) => Result<readonly Field[], Problem>): Result<Request, Problem> => {
  if (!isObject(value)) return problem('A request is an object such as {"cmd": "actions"}.');
  const { cmd, ...rest } = value;
  if (typeof cmd !== 'string') return problem('A request says what it wants: "cmd" is missing.');
  const known = takes(cmd);
  if (!known.ok) return known;
  const request: Record<string, unknown> = { cmd };
  for (const [name, each] of Object.entries(rest)) {
    if (!isField(name) || !known.value.includes(name))
      return problem(`"${cmd}" does not take "${name}". It takes ${known.value.join(', ') || 'nothing'}.`);
    const read = FIELDS[name](each, name);
    if (!read.ok) return err(read.error);
    request[name] = read.value;
  }
  return ok(request as Request);
};

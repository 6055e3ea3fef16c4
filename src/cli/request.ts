/** Parses requests from arguments or JSON. Problems say what a value must be. */
import * as v from 'valibot';
import { isJsonObject } from '../kernel/editing/objects.ts';
import type { SetupOptions } from '../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';

/** Parses a text that is not blank. Messages in this file complete errors such as `"from" must be a text, not 5.` */
const text = v.pipe(
  v.string('a text'),
  v.check((given) => given.trim() !== '', 'a text with something in it'),
);

/** A whole number of at least `least`. A command line gives digits, JSON a number. */
const whole = (least?: number) => {
  const what = `a whole number${least === undefined ? '' : ` from ${least}`}`;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/, what), v.transform(Number))], what),
    v.safeInteger(what),
    v.minValue(least ?? -Infinity, what),
  );
};

const position = v.union([text, v.pipe(v.custom(isJsonObject), v.transform(JSON.stringify))], 'a text or an object');

/** A text, or a list of texts, which is joined by "; ", as spelled actions are. */
const texts = v.pipe(
  v.unknown(),
  v.transform((value) => [value].flat()),
  v.array(text),
  v.minLength(1, 'one text at least'),
  v.transform((list) => list.join('; ')),
);

/** Whole numbers from 1. A text separates numbers by commas or blanks. */
const numbers = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? value.trim().split(/\s*,\s*|\s+/) : [value].flat())),
  v.array(whole(1)),
  v.minLength(1, 'one number at least'),
);

const areNameValuePairs = (pairs: unknown): pairs is readonly (readonly [string, string])[] =>
  Array.isArray(pairs) &&
  pairs.every((pair) => pair.length === 2 && pair.every((part: unknown) => typeof part === 'string' && part !== '')) &&
  new Set(pairs.map(([name]) => name)).size === pairs.length;

const options = v.pipe(
  v.unknown(),
  v.transform((value) =>
    isJsonObject(value) ? Object.entries(value) : [value].flat().map((each) => String(each).split('=')),
  ),
  v.custom(areNameValuePairs, 'of the form NAME=VALUE, each name once'),
  v.transform((pairs): SetupOptions => Object.fromEntries(pairs)),
);

const FIELDS = {
  position,
  seed: whole(),
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

export type RequestField = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly RequestField[];

export type CommandRequest = { readonly cmd: string } & {
  readonly [F in RequestField]?: v.InferOutput<(typeof FIELDS)[F]>;
};

export interface CommandSyntax {
  readonly usage: string;
  readonly takes: readonly RequestField[];
  readonly needs?: RequestField;
}

export const readRequest = (
  value: unknown,
  syntaxOf: (cmd: string) => Result<CommandSyntax, Problem>,
): Result<CommandRequest, Problem> => {
  if (!isJsonObject(value)) return problem('A request is an object such as {"cmd": "actions"}.');
  const { cmd, ...rest } = value;
  if (typeof cmd !== 'string') return problem('A request says what it wants: "cmd" is missing.');
  const form = syntaxOf(cmd);
  if (!form.ok) return form;
  const { usage, takes, needs } = form.value;
  const request: Record<string, unknown> = { cmd };
  for (const [name, given] of Object.entries(rest)) {
    const field = takes.find((each) => each === name);
    if (!field) return problem(`"${cmd}" does not take "${name}". It takes ${takes.join(', ') || 'nothing'}.`);
    const read = v.safeParse(FIELDS[field], given);
    if (!read.success) return problem(`"${name}" must be ${read.issues[0].message}, not ${JSON.stringify(given)}.`);
    request[field] = read.output;
  }
  if (needs && !(needs in request)) return problem(`"${needs}" is missing: ${usage}`);
  if ('position' in request && 'option' in request)
    return problem('"option" says how a game begins. It cannot be given with "position".');
  return ok(request as CommandRequest);
};

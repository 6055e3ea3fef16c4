/** The words of a command line: `COMMAND VARIANT [DEPTH] --name value --name=value`. */
import { parseArgs } from 'node:util';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { FIELD_NAMES } from './request.ts';

export interface Arguments {
  readonly cmd: string | undefined;
  readonly variant: string | undefined;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly help: boolean;
}

const REPEATED = 'option';

const POSITIONALS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  ['variants', ['cmd']],
  ['perft', ['cmd', 'variant', 'depth']],
]);
const DEFAULT_POSITIONALS: readonly string[] = ['cmd', 'variant'];

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, { type: 'string' } as const])),
} as const;

export const readArguments = (words: readonly string[]): Result<Arguments, Problem> => {
  const { tokens } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const names = POSITIONALS.get(positionals[0]) ?? DEFAULT_POSITIONALS;
  const found = new Map(
    positionals.map((value, index): [string | undefined, string | readonly string[]] => [names[index], value]),
  );
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(OPTIONS, name)) return problem(`There is no option "${rawName}".`);
    if (name === 'help') continue;
    // A word that begins with two dashes is the next option, not a value, unless "=" joins it to this one.
    if (value === undefined || (!inlineValue && value.startsWith('--'))) return problem(`"${rawName}" has no value.`);
    if (name !== REPEATED && found.has(name)) return problem(`"${rawName}" is given twice.`);
    found.set(name, name === REPEATED ? [...[found.get(name) ?? []].flat(), value] : value);
  }
  const [tooMuch] = positionals.slice(names.length);
  if (tooMuch !== undefined) return problem(`"${tooMuch}" is not expected.`);
  const { cmd, variant, ...fields } = Object.fromEntries(found) as Readonly<Record<string, string>>;
  return ok({
    cmd,
    variant,
    fields,
    help: tokens.some((token) => token.kind === 'option' && token.name === 'help'),
  });
};

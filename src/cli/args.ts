/** The words of a command line: `COMMAND VARIANT [DEPTH] --name value --name=value`. */
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';

export interface Arguments {
  readonly cmd: string | undefined;
  readonly variant: string | undefined;
  /** As they stand; what they mean is read with the request. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

/** The only flag that may stand several times. */
const REPEATED = 'option';

export const readArguments = (words: readonly string[]): Result<Arguments, Problem> => {
  const places: string[] = [];
  const fields: Record<string, string | readonly string[]> = {};
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    if (!word.startsWith('--')) {
      places.push(word);
      continue;
    }
    const [, name = '', inline] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const value = inline ?? words[++index];
    if (value === undefined) return problem(`"--${name}" has no value.`);
    if (name !== REPEATED && Object.hasOwn(fields, name)) return problem(`"--${name}" stands twice.`);
    fields[name] = name === REPEATED ? [...[fields[name] ?? []].flat(), value] : value;
  }
  const [cmd, variant, depth, ...more] = places;
  if (more.length > 0) return problem(`"${more.join(' ')}" is too much.`);
  return ok({ cmd, variant, fields: depth === undefined ? fields : { ...fields, depth } });
};

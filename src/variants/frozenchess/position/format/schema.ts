/** Reading values from outside: small readers that say what is wrong and where, put together into bigger ones. */
import { MOST } from '../../../../kernel/number.ts';
import { ok, type Problem, problem, type Result } from '../../../../kernel/result.ts';

/** Reads a value found at `where`. */
export type Reader<T> = (value: unknown, where: string) => Result<T, Problem>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const integer =
  (least: number, most = MOST): Reader<number> =>
  (value, where) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? ok(value as number)
      : problem(`${where}: a whole number from ${least}${most < MOST || (value as number) > most ? ` to ${most}` : ''} is expected.`);

export const flag: Reader<boolean> = (value, where) =>
  typeof value === 'boolean' ? ok(value) : problem(`${where}: true or false is expected.`);

/** One of these texts, read as what it stands for. */
export const oneOf =
  <T>(table: Readonly<Record<string, T>>): Reader<T> =>
  (value, where) =>
    typeof value === 'string' && Object.hasOwn(table, value)
      ? ok(table[value] as T)
      : problem(`${where}: one of ${Object.keys(table).join(', ')} is expected, not ${JSON.stringify(value)}.`);

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? ok(null) : read(value, where);

/** The first problem of a list, after which nothing more is read, or all values. */
const all = <E, T>(entries: readonly E[], read: (entry: E, index: number) => Result<T, Problem>): Result<readonly T[], Problem> => {
  const values: T[] = [];
  for (const [index, entry] of entries.entries()) {
    const result = read(entry, index);
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};

export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, where) =>
    Array.isArray(value) ? all(value, (each, index) => read(each, `${where}[${index}]`)) : problem(`${where}: a list is expected.`);

/** An object with free keys; `key` reads them, the value's reader gets the place. */
export const mapOf =
  <K, T>(key: Reader<K>, read: Reader<T>): Reader<readonly (readonly [K, T])[]> =>
  (value, where) => {
    if (!isObject(value)) return problem(`${where}: an object is expected.`);
    return all(Object.entries(value), ([name, each]): Result<readonly [K, T], Problem> => {
      const known = key(name, where);
      if (!known.ok) return known;
      const read_ = read(each, `${where}.${name}`);
      return read_.ok ? ok([known.value, read_.value] as const) : read_;
    });
  };

interface Field<T> {
  readonly read: Reader<T>;
  /** What it is when left out; a field without it must be there. */
  readonly otherwise?: T;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type Shape<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** An object with these fields and no others. */
export const objectOf =
  <F extends Fields>(fields: F): Reader<Shape<F>> =>
  (value, where) => {
    if (!isObject(value)) return problem(`${where}: an object is expected.`);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) return problem(`${where}: there is no field "${unknown}".`);
    const result: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      if (!Object.hasOwn(value, name)) {
        if (!('otherwise' in field)) return problem(`${where}: the field "${name}" is missing.`);
        result[name] = field.otherwise;
        continue;
      }
      const known = field.read(value[name], `${where}.${name}`);
      if (!known.ok) return known;
      result[name] = known.value;
    }
    return ok(result as Shape<F>);
  };

/** Text as JSON. The one place where a thrown error becomes a value. */
export const parsedJson = (text: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return problem(`This is not a position file: ${error instanceof Error ? error.message : 'it is no JSON'}.`);
  }
};

/** Renames fields of the file to those of the state. */
export const renamed =
  <A, B>(read: Reader<A>, names: (file: A) => B): Reader<B> =>
  (value, where) => {
    const known = read(value, where);
    return known.ok ? ok(names(known.value)) : known;
  };

import * as v from 'valibot';
import { type Board, type Square, squareName, squareNamed } from '../board/board.ts';
import { deepEqual } from '../deep-equal.ts';
import type { JsonObject } from './objects.ts';
import type { ChosenOf, Options } from './options.ts';
import * as shape from './schema.ts';

export interface Codec<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  write(value: T): unknown;
}

interface Entry<T> extends Codec<T> {
  /** The field's name in the file. Default: the field's key. */
  readonly name?: string;
  readonly initial?: T;
  /** Whether the file contains the field even with its initial value. */
  readonly isWritten?: true;
}

interface Optional<T> extends Entry<T> {
  readonly initial: T;
}

type Entries = Readonly<Record<string, Entry<unknown>>>;

type ChoiceFields<O> = {
  readonly [Id in keyof ChosenOf<O>]: Optional<ChosenOf<O>[Id]>;
};

type WithOptions<O, F> = Omit<ValuesOf<F>, keyof ChosenOf<O>> & { readonly options: ChosenOf<O> };

export type ValueOf<C> = C extends Codec<infer T> ? T : never;

export type ValuesOf<F> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** The names of the optional fields whose values have type `T`. */
export type NamesOf<F, T> = {
  [Name in keyof F & string]: F[Name] extends Optional<unknown> ? (ValueOf<F[Name]> extends T ? Name : never) : never;
}[keyof F & string];

const asIs = <T>(schema: v.GenericSchema<unknown, T>): Codec<T> => ({ schema, write: (value) => value });

export const whole = (least: number, most?: number): Codec<number> => asIs(shape.wholeSchema(least, most));

export const flag: Codec<boolean> = asIs(shape.flagSchema);

export const oneOf = <const Word extends string>(words: readonly Word[]): Codec<Word> =>
  asIs<Word>(shape.oneOfSchema(words));

/** Makes a codec of values that the file writes as words, such as "w" for White. */
export const byWord = <T>(words: Readonly<Record<string, T>>): Codec<T> => ({
  schema: shape.byWordSchema(words),
  write: (value) => Object.keys(words).find((word) => words[word] === value),
});

export const side = byWord({ w: 'white', b: 'black' } as const);

/** Makes a codec of values written as text. `said` tells in problems what the text must be, such as "a square". */
export const text = <T>(read: (text: string) => T | null, write: (value: T) => string, said: string): Codec<T> => ({
  schema: v.pipe(
    v.string(said),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== null) return value;
      addIssue({ message: said });
      return NEVER;
    }),
  ),
  write,
});

export const squareByName = (board: Board, said: string): Codec<Square> =>
  text(
    (name) => squareNamed(board, name),
    (at) => squareName(board, at),
    said,
  );

export const nullable = <T>({ schema, write }: Codec<T>): Codec<T | null> => ({
  schema: v.nullable(schema),
  write: (value) => (value === null ? null : write(value)),
});

export const list = <T>({ schema, write }: Codec<T>): Codec<readonly T[]> => ({
  schema: shape.listSchema(schema),
  write: (values) => values.map((value) => write(value)),
});

export const nonEmptyList = <T>(item: Codec<T>, most: number, said: string): Codec<readonly [T, ...T[]]> => ({
  schema: v.pipe(
    shape.sizedListSchema(item.schema, 1, most, said),
    v.transform((values) => values as [T, ...T[]]),
  ),
  write: list(item).write,
});

export const pair = <A, B>(first: Codec<A>, second: Codec<B>, said: string): Codec<readonly [A, B]> => ({
  schema: v.pipe(shape.sizedListSchema(v.unknown(), 2, 2, said), v.tuple([first.schema, second.schema])),
  write: ([a, b]) => [first.write(a), second.write(b)],
});

/** Makes a codec of a list of key-value pairs. The file contains the list as an object. */
export const entries = <K, T>(key: Codec<K>, item: Codec<T>, said: string): Codec<readonly (readonly [K, T])[]> => ({
  schema: v.pipe(
    shape.dictionarySchema(item.schema, (name) => v.is(key.schema, name), said),
    v.transform((table) =>
      Object.entries<T>(table).map(([name, value]) => [v.parse(key.schema, name), value] as const),
    ),
  ),
  write: (all) => Object.fromEntries(all.map(([name, value]) => [key.write(name), item.write(value)])),
});

/** Makes a codec of `B` from a codec of `A`. `from` must invert `to`. */
export const mapped = <A, B>(codec: Codec<A>, to: (value: A) => B, from: (value: B) => A): Codec<B> => ({
  schema: v.pipe(codec.schema, v.transform(to)),
  write: (value) => codec.write(from(value)),
});

export const bySquare = <T>(at: Codec<Square>, item: Codec<T>, said: string): Codec<Readonly<Record<Square, T>>> =>
  mapped(
    entries(at, item, said),
    (all) => Object.fromEntries(all),
    (all) => Object.entries<T>(all).map(([key, value]) => [Number(key), value] as const),
  );

/** Makes a codec from one that is defined later, for recursive values. */
export const lazy = <T>(codec: () => Codec<T>): Codec<T> => ({
  schema: v.lazy(() => codec().schema),
  write: (value) => codec().write(value),
});

/** Makes a codec that refuses values with a fault. The problem begins with the place, such as `units[0]`. */
export const checked = <T>(codec: Codec<T>, faultOf: (value: T) => string | null): Codec<T> => ({
  ...codec,
  schema: v.pipe(
    codec.schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? faultOf(dataset.value) : null;
      if (message) addIssue({ message });
    }),
  ),
});

/** Returns the first item whose key repeats an earlier item's key. Items with a null key are ignored. */
export const firstRepeated = <T>(all: readonly T[], keyOf: (each: T) => unknown): T | undefined => {
  const met = new Set();
  return all.find((each) => {
    const key = keyOf(each);
    return key !== null && met.size === met.add(key).size;
  });
};

/** Makes a codec of lists whose items have different keys. Only the key null may repeat, since null means no key. */
export const distinct = <T>(
  item: Codec<T>,
  keyOf: (each: T) => unknown,
  said: (second: T) => string,
): Codec<readonly T[]> =>
  checked(list(item), (all) => {
    const second = firstRepeated(all, keyOf);
    return second ? said(second) : null;
  });

/** Gives a field another name in the file. */
export const named = <F extends Codec<unknown>>(name: string, field: F): F & { readonly name: string } => ({
  ...field,
  name,
});

/** Makes a field that files leave out if it equals `initial`, so that files stay short. */
export const optional = <T>(codec: Codec<T>, initial: T): Optional<T> => ({ ...codec, initial });

/** Makes a field that files leave out if it is undefined. */
export const maybe = <T>(codec: Codec<T>): Optional<T | undefined> => optional<T | undefined>(codec, undefined);

/** Makes an optional field that written files always contain. Files without the field can still be read. */
export const alwaysWritten = <T>(field: Optional<T>): Optional<T> => ({ ...field, isWritten: true });

const isOptional = (field: Entry<unknown>): boolean => 'initial' in field;

export const differsFromInitial = (field: Entry<unknown>, value: unknown): boolean =>
  !isOptional(field) || !deepEqual(value, field.initial);

/** Returns the initial values of the optional fields. */
export const initialOf = <F extends Entries>(fields: F): Pick<ValuesOf<F>, NamesOf<F, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (isOptional(field) ? [[key, field.initial]] : [])),
  ) as Pick<ValuesOf<F>, NamesOf<F, unknown>>;

/** Makes a field for each option of a game, in the order of position files. */
export const optionCodecs = <O extends Options>({ declared, initial }: O): ChoiceFields<O> =>
  Object.fromEntries(
    Object.entries(initial).map(([id, first]) => {
      const field = optional(oneOf(Object.keys(declared[id]?.values ?? {})), first);
      return [id, declared[id]?.isWritten ? alwaysWritten(field) : field];
    }),
  ) as ChoiceFields<O>;

/** Makes a codec of an object with these fields and no others. Files have the fields in this order. */
export const record = <F extends Entries>(fields: F): Codec<ValuesOf<F>> => {
  const all = Object.entries(fields).map(([key, field]) => ({ key, field, name: field.name ?? key }));
  const schemas = all.map(
    ({ name, field }) => [name, isOptional(field) ? v.optional(field.schema) : field.schema] as const,
  );
  return {
    schema: v.pipe(
      shape.objectSchema(Object.fromEntries(schemas)),
      v.transform((file) => {
        const values: Record<string, unknown> = {};
        for (const { key, field, name } of all) values[key] = file[name] === undefined ? field.initial : file[name];
        return values as ValuesOf<F>;
      }),
    ),
    write(values) {
      const file: Record<string, unknown> = {};
      for (const { key, field, name } of all)
        if (field.isWritten || differsFromInitial(field, values[key])) file[name] = field.write(values[key]);
      return file;
    },
  };
};

/** Makes a codec of an object. Files have each option as a field, and the value has all options in `options`. */
export const recordWithOptions = <O extends Options, F extends ChoiceFields<O> & Entries>(
  { declared }: O,
  fields: F,
): Codec<WithOptions<O, F>> => {
  const fieldsOf = (file: JsonObject, areOptions: boolean) =>
    Object.fromEntries(Object.entries(file).filter(([key]) => key in declared === areOptions));
  return mapped<JsonObject, WithOptions<O, F>>(
    record<Entries>(fields),
    (file) => ({ ...fieldsOf(file, false), options: fieldsOf(file, true) }) as WithOptions<O, F>,
    (value) => ({ ...value, ...(value.options as JsonObject) }),
  );
};

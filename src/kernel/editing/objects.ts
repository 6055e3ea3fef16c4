/** Objects from outside, by the names of their fields: "constructor" is in every one of them. */

/** An object as JSON has it. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Has every object something under this name? No data is filed under one. */
export const isInherited = (name: string): boolean => name in Object.prototype;

/** What a record itself has under a name; undefined if nothing. */
export const ownIn = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The names of a record's fields, as its type has them. */
export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(record) as Name[];

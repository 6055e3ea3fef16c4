export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether every object inherits this name, such as "constructor". Stored data must not use inherited names. */
export const isInherited = (name: string): boolean => name in Object.prototype;

/** Returns the object's own value, never an inherited one, since files may contain names like "constructor". */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** `Object.keys` with the type of the keys, since TypeScript gives `string`. */
export const typedKeys = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(record) as Name[];

/** Safe lookup in objects from outside: every object inherits names such as "constructor". */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether every object inherits this name, so that no data may be stored under it. */
export const isInherited = (name: string): boolean => name in Object.prototype;

/** The object's own value of that name, or undefined. */
export const ownIn = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

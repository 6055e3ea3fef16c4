/** Names from outside, looked up in plain objects: "constructor" is in every one of them. */

/** Has every object something under this name? No data is filed under one. */
export const isInherited = (name: string): boolean => name in Object.prototype;

/** What a record itself has under a name; undefined if nothing. */
export const ownIn = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

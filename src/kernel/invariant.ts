/** Throws for a programmer's mistake. */

export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Closes a `switch` over a union: a kind added later no longer compiles. */
export const assertNever = (value: never): never => {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
};

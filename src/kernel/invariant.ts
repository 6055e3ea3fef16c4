/** Assertions, which throw for a programmer's mistake. */

export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Closes a `switch` over a union, so that a kind added later does not compile. */
export const assertNever = (value: never): never => {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
};

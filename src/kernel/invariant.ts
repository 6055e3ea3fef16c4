/** Throws an error if a condition is false. Only a programmer's mistake can cause that. */

export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Ends a `switch` that must handle every case. If a case is missing, the code does not compile. */
export const assertNever = (value: never): never => {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
};

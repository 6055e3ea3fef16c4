/** Assertions. They throw an error that only a programmer's mistake can cause. */

export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Goes after a `switch`. If a case is missing, the code does not compile. */
export const assertNever = (value: never): never => {
  throw new Error(`Broken invariant: unexpected ${JSON.stringify(value)}`);
};

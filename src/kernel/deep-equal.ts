/** Compares two JSON values. The order of keys does not matter. */
export const deepEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, index) => deepEqual(each, b[index]));
  if (Array.isArray(b)) return false;
  // No lists of keys are made, since whole boards are compared at every action.
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false;
    if (!deepEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
};

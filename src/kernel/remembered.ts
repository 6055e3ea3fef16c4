/** Answers remembered by identity: what they are computed from never changes, so they are never stale. */

/** The same function, which computes its answer at the first call and gives it at every other. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

/** The same function, which computes its answer for each object once and keeps it as long as the object lives. */
export const remembered = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const memory = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = memory.get(key);
    if (known) return known.value;
    const value = compute(key);
    memory.set(key, { value });
    return value;
  };
};

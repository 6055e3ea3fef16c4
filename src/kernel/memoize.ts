/** Memoization by object identity. The objects never change, so no value goes stale. */

/** Memoizes a function without arguments, even if its value is null or undefined. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

/** A base class whose constructor returns its argument, so that a subclass can add private fields to any object. */
class ReturnsArgument {
  constructor(given: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is what it is for.
    return given;
  }
}

/** The memoized values of an object, one per cache. Faster than a WeakMap. */
class MemoizedValues extends ReturnsArgument {
  readonly #answers: unknown[] = [];

  static of(object: object): unknown[] {
    if (!(#answers in object)) new MemoizedValues(object);
    return (object as MemoizedValues).#answers;
  }
}

let cacheCount = 0;

interface ObjectCache<Key extends object, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

export const objectCache = <Key extends object, Value>(): ObjectCache<Key, Value> => {
  const index = cacheCount++;
  return {
    get: (key) => MemoizedValues.of(key)[index] as Value | undefined,
    set: (key, value) => {
      MemoizedValues.of(key)[index] = value;
    },
  };
};

/** Memoizes a function by the identity of the key object. A key object must therefore never change. */
export const memoize = <Key extends object, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = objectCache<Key, Value>();
  // Most calls for one object come in a row, so the latest answer is at hand without a lookup.
  let latest: Key | null = null;
  let answer: Value | null = null;
  return (key) => {
    if (latest === key) return answer as Value;
    let found = known.get(key);
    if (found === undefined) {
      found = compute(key);
      known.set(key, found);
    }
    latest = key;
    answer = found;
    return found;
  };
};

/** Memoizes a function of an object and a second argument. To save memory, an object keeps only its latest value. */
export const memoizeLatest = <Key extends object, About, Value>(
  compute: (key: Key, about: About) => Value,
  isSame: (one: About, other: About) => boolean = Object.is,
): ((key: Key, about: About) => Value) => {
  const known = objectCache<Key, { readonly about: About; readonly value: Value }>();
  return (key, about) => {
    const latest = known.get(key);
    if (latest && isSame(latest.about, about)) return latest.value;
    const value = compute(key, about);
    known.set(key, { about, value });
    return value;
  };
};

/** Answers remembered by identity: their objects never change, so they are never stale. */

/** The same function, which computes its answer at the first call and gives it at every other. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

/** The constructor returns its argument: private fields of subclasses are added to that object. */
class Given {
  constructor(given: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is what it is for.
    return given;
  }
}

/**
 * All answers about an object, by question, in a private field added to it: copies, JSON and comparisons
 * never meet it, and frozen objects have it too. A WeakMap does the same, but the garbage collector keeps its
 * contents until the next full round, which took half of the engines' time.
 */
class Answers extends Given {
  readonly #answers: unknown[] = [];

  /** The answers about that object; none at first. */
  static of(object: object): unknown[] {
    if (!(#answers in object)) new Answers(object);
    return (object as Answers).#answers;
  }
}

let questions = 0;

/** Answers about objects to one question, as long as each of them lives. */
interface Memory<Key extends object, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

export const memory = <Key extends object, Value>(): Memory<Key, Value> => {
  const question = questions++;
  return {
    get: (key) => Answers.of(key)[question] as Value | undefined,
    set: (key, value) => {
      Answers.of(key)[question] = value;
    },
  };
};

/**
 * The same function, which computes its answer for each object once and keeps it as long as the object lives.
 */
export const memoize = <Key extends object, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = memory<Key, Value>();
  // Most questions about an object come in a row.
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

/** The same function of an object and a second key: its answer for the latest second key is kept. */
export const memoizeLatest = <Key extends object, About, Value>(
  compute: (key: Key, about: About) => Value,
  isSame: (one: About, other: About) => boolean = Object.is,
): ((key: Key, about: About) => Value) => {
  const known = memory<Key, { readonly about: About; readonly value: Value }>();
  return (key, about) => {
    const latest = known.get(key);
    if (latest && isSame(latest.about, about)) return latest.value;
    const value = compute(key, about);
    known.set(key, { about, value });
    return value;
  };
};

/** Answers remembered by identity: what they are computed from never changes, so they are never stale. */

/** The same function, which computes its answer at the first call and gives it at every other. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

/** All that is remembered of an object, by question: one memory for all questions, since each costs the collector of garbage. */
const memory = new WeakMap<object, unknown[]>();

let questions = 0;

/** The same function, which computes its answer for each object once and keeps it as long as the object lives. */
export const remembered = <Key extends object, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const question = questions++;
  // Most questions about an object come in a row.
  let latest: Key | null = null;
  let answer: Value | null = null;
  return (key) => {
    if (latest === key) return answer as Value;
    let answers = memory.get(key);
    if (!answers) {
      answers = [];
      memory.set(key, answers);
    }
    let known = answers[question] as Value | undefined;
    if (known === undefined) {
      known = compute(key);
      answers[question] = known;
    }
    latest = key;
    answer = known;
    return known;
  };
};

/** Answers remembered by identity: positions never change, so what was computed for one is never stale. */

/** The same function, which computes its answer for each object once. */
export const remembered = <S extends object, T>(compute: (state: S) => T): ((state: S) => T) => {
  const memory = new WeakMap<S, { readonly answer: T }>();
  return (state) => {
    const known = memory.get(state);
    if (known) return known.answer;
    const answer = compute(state);
    memory.set(state, { answer });
    return answer;
  };
};

/** Answers remembered by identity: positions never change, so what was computed for one is never stale. */

/** The same function, computed once for each object. */
export const remembered = <S extends object, T>(compute: (state: S) => T): ((state: S) => T) => {
  const memory = new WeakMap<S, { readonly answer: T }>();
  return (state) => {
    let known = memory.get(state);
    if (!known) {
      known = { answer: compute(state) };
      memory.set(state, known);
    }
    return known.answer;
  };
};

/** Random generators as immutable data, so that undo and replay give the same rolls. */

/** A random generator. It first returns the `dictated` results, which players enter from real dice. */
export type Rng =
  | { readonly kind: 'seeded'; readonly state: number; readonly dictated: readonly number[] }
  | { readonly kind: 'veiled' };

export const UNKNOWN_DICE: Rng = { kind: 'veiled' };

/** Makes a seeded generator. Only the low 32 bits of `seed` count. */
export const seeded = (seed: number, dictated: readonly number[] = []): Rng => ({
  kind: 'seeded',
  state: seed | 0,
  dictated,
});

/** Returns a number with its 32 bits mixed, so that similar seeds differ (the finalizer of splitmix32). */
export const mix = (word: number): number => {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  bits ^= bits >>> 15;
  return bits >>> 0;
};

/** Returns 32 random bits and the next state (splitmix32). */
const nextBits = (state: number): readonly [number, number] => {
  const moved = (state + 0x9e3779b9) | 0;
  return [mix(moved), moved];
};

/** Rolls a fair die, 1 to `faces`. A veiled generator gives `usual`, so that no preview tells the future. */
export const roll = (rng: Rng, faces: number, usual: number): readonly [number, Rng] => {
  if (rng.kind === 'veiled') return [usual, rng];
  const { kind, dictated } = rng;
  const [first] = dictated;
  if (first !== undefined) return [first, { ...rng, dictated: dictated.slice(1) }];
  const fair = Math.floor(0x1_0000_0000 / faces) * faces;
  let state = rng.state;
  for (;;) {
    const [bits, moved] = nextBits(state);
    state = moved;
    if (bits < fair) return [(bits % faces) + 1, { kind, state, dictated }];
  }
};

/** Rolls several fair dice and returns their sum. `usual` and dictated results are sums too. */
export const rollSum = (rng: Rng, dice: number, faces: number, usual: number): readonly [number, Rng] => {
  if (rng.kind === 'veiled' || rng.dictated.length > 0) return roll(rng, faces, usual);
  let [sum, next]: readonly [number, Rng] = [0, rng];
  for (let die = 0; die < dice; die++) {
    const [shown, after] = roll(next, faces, usual);
    [sum, next] = [sum + shown, after];
  }
  return [sum, next];
};

/** Returns a generator with `text` mixed in, so that each line of play rolls differently. */
export const withTextMixedIn = (rng: Rng, text: string): Rng => {
  if (rng.kind === 'veiled') return rng;
  let state = rng.state;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193) | 0;
  return { ...rng, state };
};

/** The inverse of 0x01000193, the factor in `withTextMixedIn`, modulo 2^32. */
const INVERSE_FACTOR = 0x359c449b;

export const withTextMixedOut = (rng: Rng, text: string): Rng => {
  if (rng.kind === 'veiled') return rng;
  let state = rng.state;
  for (let i = text.length - 1; i >= 0; i--) state = (Math.imul(state, INVERSE_FACTOR) ^ text.charCodeAt(i)) | 0;
  return { ...rng, state };
};

/** Returns a random integer from 0 to `sides` - 1. */
export type RandomIndex = (sides: number) => number;

export const randomIndexFrom = (seed: number): RandomIndex => {
  let rng = seeded(seed);
  return (sides) => {
    const [number, next] = roll(rng, Math.max(1, sides), 1);
    rng = next;
    return number - 1;
  };
};

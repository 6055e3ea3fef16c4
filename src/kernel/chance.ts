/**
 * Chance as data. A generator is a plain value: `roll` returns a number and the next generator. A veiled
 * generator gives every roll its usual outcome, so that a preview never tells the future.
 */

/** `dictated` are rolls given by hand (real dice, tests); they come before the generator's own. */
export type Rng =
  | { readonly kind: 'seeded'; readonly state: number; readonly dictated: readonly number[] }
  | { readonly kind: 'veiled' };

export const UNKNOWN_DICE: Rng = { kind: 'veiled' };

/** A generator from a seed; any integer will do, its low 32 bits count. */
export const seeded = (seed: number, dictated: readonly number[] = []): Rng => ({
  kind: 'seeded',
  state: seed | 0,
  dictated,
});

/** The finalizer of splitmix32: 32 unsigned bits. */
export const mix = (word: number): number => {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  bits ^= bits >>> 15;
  return bits >>> 0;
};

/** The next 32 random bits, unsigned, and the state after them (splitmix32). */
const next = (state: number): readonly [number, number] => {
  const moved = (state + 0x9e3779b9) | 0;
  return [mix(moved), moved];
};

/** A fair die: 1 to `faces`, and the next generator. Veiled, it shows `usual`. */
export const roll = (rng: Rng, faces: number, usual: number): readonly [number, Rng] => {
  if (rng.kind === 'veiled') return [usual, rng];
  const { kind, dictated } = rng;
  const [first] = dictated;
  if (first !== undefined) return [first, { ...rng, dictated: dictated.slice(1) }];
  const fair = Math.floor(0x1_0000_0000 / faces) * faces;
  let state = rng.state;
  for (;;) {
    const [bits, moved] = next(state);
    state = moved;
    if (bits < fair) return [(bits % faces) + 1, { kind, state, dictated }];
  }
};

/** The sum of several fair dice, drawn one by one. A dictated roll, and `usual`, is a sum. */
export const rollSum = (rng: Rng, dice: number, faces: number, usual: number): readonly [number, Rng] => {
  if (rng.kind === 'veiled' || rng.dictated.length > 0) return roll(rng, faces, usual);
  let [sum, next]: readonly [number, Rng] = [0, rng];
  for (let die = 0; die < dice; die++) {
    const [shown, after] = roll(next, faces, usual);
    [sum, next] = [sum + shown, after];
  }
  return [sum, next];
};

/** The same generator on another line of play: the same text gives the same rolls, another text others. */
export const mixedWith = (rng: Rng, text: string): Rng => {
  if (rng.kind === 'veiled') return rng;
  let state = rng.state;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193) | 0;
  return { ...rng, state };
};

/** The inverse of the multiplier of `mixedWith`, modulo 2^32. */
const INVERSE = 0x359c449b;

/** The generator from which `mixedWith` leads to this one by that text. */
export const unmixed = (rng: Rng, text: string): Rng => {
  if (rng.kind === 'veiled') return rng;
  let state = rng.state;
  for (let i = text.length - 1; i >= 0; i--) state = (Math.imul(state, INVERSE) ^ text.charCodeAt(i)) | 0;
  return { ...rng, state };
};

/** Throws a die of `sides` sides, numbered from 0; one of none or of one shows 0. */
export type Die = (sides: number) => number;

/** Mutable generator, for loops. */
export const thrower = (seed: number): Die => {
  let rng = seeded(seed);
  return (sides) => {
    const [number, next] = roll(rng, Math.max(1, sides), 1);
    rng = next;
    return number - 1;
  };
};

import { describe, expect, it } from 'vitest';
import { type Rng, roll, rollSum, seeded, UNKNOWN_DICE, withTextMixedIn } from '../../src/kernel/chance.ts';

const rolls = (start: Rng, faces: number, count: number): readonly number[] => {
  const found: number[] = [];
  let rng = start;
  for (let index = 0; index < count; index++) {
    const [value, next] = roll(rng, faces, 1);
    found.push(value);
    rng = next;
  }
  return found;
};

/** Returns Pearson's chi-square of the rolled values: about the number of faces for a fair die. */
const chiSquare = (values: readonly number[], faces: number): number => {
  const expected = values.length / faces;
  const counts = Array.from({ length: faces }, (_, face) => values.filter((value) => value === face + 1).length);
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('a seeded die', () => {
  it('is determined by its seed', () => {
    expect(rolls(seeded(7), 12, 50)).toEqual(rolls(seeded(7), 12, 50));
    expect(rolls(seeded(7), 12, 50)).not.toEqual(rolls(seeded(8), 12, 50));
  });

  it('is fair, and so is the first roll of neighbouring seeds', () => {
    for (const faces of [2, 6, 12, 20]) {
      expect(chiSquare(rolls(seeded(1), faces, 12_000), faces)).toBeLessThan(3 * faces + 12);
      const first = Array.from({ length: 12_000 }, (_, seed) => roll(seeded(seed), faces, 1)[0]);
      expect(chiSquare(first, faces)).toBeLessThan(3 * faces + 12);
    }
  });

  it('stays on its faces', () => {
    expect(new Set(rolls(seeded(-3), 6, 500))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(rolls(seeded(2 ** 40), 1, 20))).toEqual(new Set([1]));
  });

  it('does not mutate its generator', () => {
    const rng = Object.freeze(seeded(5));
    expect(roll(rng, 6, 1)).toEqual(roll(rng, 6, 1));
  });

  it('is plain data', () => {
    const [, rng] = roll(seeded(5), 6, 1);
    expect(rolls(JSON.parse(JSON.stringify(rng)) as Rng, 6, 20)).toEqual(rolls(rng, 6, 20));
  });
});

describe('dictated rolls', () => {
  it('come first, then the seed continues unchanged', () => {
    expect(rolls(seeded(5, [6, 1]), 6, 5)).toEqual([6, 1, ...rolls(seeded(5), 6, 3)]);
  });

  it('survive stirring', () => {
    expect(rolls(withTextMixedIn(seeded(5, [6, 1]), 'e2 e4'), 6, 2)).toEqual([6, 1]);
  });
});

describe('a veiled die', () => {
  it('always shows the usual outcome', () => {
    expect(roll(UNKNOWN_DICE, 12, 7)).toEqual([7, UNKNOWN_DICE]);
    expect(withTextMixedIn(UNKNOWN_DICE, 'e2 e4')).toBe(UNKNOWN_DICE);
  });
});

describe('stirring', () => {
  it('gives each line of play its own rolls', () => {
    const rng = seeded(5);
    expect(rolls(withTextMixedIn(rng, 'e2 e4'), 12, 20)).toEqual(rolls(withTextMixedIn(rng, 'e2 e4'), 12, 20));
    expect(rolls(withTextMixedIn(rng, 'e2 e4'), 12, 20)).not.toEqual(rolls(withTextMixedIn(rng, 'e2 e3'), 12, 20));
  });

  it('keeps dice fair over many lines', () => {
    const lines = Array.from(
      { length: 12_000 },
      (_, index) => roll(withTextMixedIn(seeded(1), `line ${index}`), 6, 1)[0],
    );
    expect(chiSquare(lines, 6)).toBeLessThan(30);
  });
});

describe('the sum of several dice', () => {
  it('is drawn die by die from the seed', () => {
    const [first, next] = roll(seeded(5), 6, 1);
    const [second, after] = roll(next, 6, 1);
    expect(rollSum(seeded(5), 2, 6, 7)).toEqual([first + second, after]);
  });

  it('is one number if dictated or veiled', () => {
    expect(rollSum(seeded(5, [11, 2]), 2, 6, 7)).toEqual([11, seeded(5, [2])]);
    expect(rollSum(UNKNOWN_DICE, 2, 6, 7)).toEqual([7, UNKNOWN_DICE]);
  });
});

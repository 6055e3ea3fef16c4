// The tests that mutants of one folder have to pass: MUTATED is the folder below src. Random games, references and engines beside
// ours are left out: they notice nearly everything, and say nothing about the clause that a test is missing for. So are counts
// that take half a minute. Leaving tests out only makes a figure smaller.
import { defineConfig } from 'vitest/config';

const folder = process.env.MUTATED ?? 'kernel';
const RANDOM = ['variants/*/laws', '*walks', 'reference', 'legal', 'standstill', 'fairyStockfish', 'great-worm/check', 'snake/board'];
const DEEP = ['kernel/chess', 'great-worm/counts', 'inchworm/counts'];

export default defineConfig({
  test: {
    environment: 'node',
    include: [`tests/${folder}/**/*.test.ts`],
    exclude: [...RANDOM, ...DEEP].map((name) => `**/${name}.test.ts`),
    // Pure functions leave nothing behind: modules are loaded once for all files of tests.
    isolate: false,
    testTimeout: 300_000,
  },
});

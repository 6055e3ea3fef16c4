// The tests that mutants of one folder have to pass: MUTATED is the folder below src. A variant's random games and deep counts are
// left out: they notice nearly everything, and say nothing about the clause that a test is missing for.
import { defineConfig } from 'vitest/config';

const folder = process.env.MUTATED ?? 'kernel';
const slow = ['laws', 'perft', 'fairyStockfish', 'reference', 'walks', 'golden'];

export default defineConfig({
  test: {
    environment: 'node',
    include: [`tests/${folder}/**/*.test.ts`],
    exclude: (folder === 'kernel' ? [] : slow).map((name) => `**/*${name}*.test.ts`),
    testTimeout: 60_000,
  },
});

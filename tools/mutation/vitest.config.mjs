// The tests that the mutants of a folder run. Left out: random games, references and other engines, which notice nearly
// everything and so hide a clause without its own test; and slow tests. Leaving tests out can only lower the score.
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const LEFT_OUT =
  /(\.deep|variants\/[\w-]+\/(laws|variant)|walks|reference|legal|fairyStockfish|great-worm\/(check|counts)|snake\/(board|perft)|inchworm\/counts-deep|kernel\/(chess|new-variant))\.test\.ts$/;
const folder = `tests/${process.env.MUTATED}`;
const include = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));

export default defineConfig({
  // Instrumented `(x as T) < y` loses its parentheses, and would parse as the start of `T<y>`.
  plugins: [{ name: 'casts', enforce: 'pre', transform: (code) => code.replace(/ as \w+ (?=<)/g, ' ') }],
  test: { include, isolate: false, testTimeout: 180_000 },
});

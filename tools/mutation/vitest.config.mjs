// Configures the tests that run for the mutants of a folder. Slow tests are left out, and so are random games,
// references and other engines: these notice nearly every mutant, and so would hide a clause that has no test of its
// own. Leaving tests out can only lower the score.
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const LEFT_OUT =
  /(\.deep|variants\/[\w-]+\/(laws|variant)|walks|reference|legal|fairyStockfish|great-worm\/(check|counts)|snake\/(board|perft)|inchworm\/counts-deep|kernel\/(chess|new-variant))\.test\.ts$/;
const folder = `tests/${process.env.MUTATED}`;
const include = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));

export default defineConfig({
  // Removes such casts: instrumented `(x as T) < y` loses its parentheses, and would parse as the start of `T<y>`.
  plugins: [{ name: 'casts', enforce: 'pre', transform: (code) => code.replace(/ as \w+ (?=<)/g, ' ') }],
  test: { include, isolate: false, testTimeout: 180_000 },
});

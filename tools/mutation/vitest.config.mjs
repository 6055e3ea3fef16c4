// The tests that mutants of a folder have to pass. Random games, references and engines beside ours are left out:
// they notice nearly everything, and say nothing about the clause that a test is missing for. So is what takes
// half a minute, and what makes a folder of its own. Leaving tests out only makes a figure smaller.
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const LEFT_OUT =
  /(\.deep|variants\/[\w-]+\/(laws|variant)|walks|reference|legal|fairyStockfish|great-worm\/(check|counts)|snake\/(board|perft)|inchworm\/counts-deep|kernel\/(chess|new-variant))\.test\.ts$/;
const folder = `tests/${process.env.MUTATED}`;
const include = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));

export default defineConfig({
  // `(x as T) < y` comes back from the instrumenter without its parentheses, and reads as the beginning of `T<y>`.
  plugins: [{ name: 'casts', enforce: 'pre', transform: (code) => code.replace(/ as \w+ (?=<)/g, ' ') }],
  test: { include, isolate: false, testTimeout: 180_000 },
});

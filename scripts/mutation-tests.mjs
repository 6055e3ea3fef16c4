// The tests that mutants of one folder have to pass. Random games, references and engines beside ours are
// left out: they notice nearly everything, and say nothing about the clause that a test is missing for. So
// are counts that take half a minute, and a variant made in a folder of its own. Leaving tests out only makes
// a figure smaller.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const RANDOM =
  /(variants\/[\w-]+\/(laws|variant)|walks|reference|legal|fairyStockfish|great-worm\/check|snake\/board)\.test\.ts$/;
const DEEP = /(kernel\/(chess|new-variant)|snake\/perft|great-worm\/counts|inchworm\/counts-deep)\.test\.ts$/;

/** Their files below the working directory; `folder` is one below src. */
export const testsOf = (folder) =>
  readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !RANDOM.test(file) && !DEEP.test(file))
    .map((file) => resolve(file));

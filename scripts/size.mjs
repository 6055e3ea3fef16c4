// npm run size: how many bytes of JavaScript a visitor fetches, compressed: the first page, and what each
// game adds when it is opened.
import { gzipSync } from 'node:zlib';
import { at, fail, install } from './bootstrap.mjs';

/** In kB: all of the first page, and every single file of what comes later. */
const FIRST = 110;
const FILE = 60;

install();
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const { output } = await build({ root: at('.'), logLevel: 'silent', build: { write: false } });
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const gzipped = (name) => gzipSync(chunks.get(name).code, { level: 9 }).length / 1000;

/** A chunk and everything it cannot start without. */
const closure = (name, found = new Set()) => {
  if (chunks.has(name) && !found.has(name)) {
    found.add(name);
    for (const each of chunks.get(name).imports) closure(each, found);
  }
  return found;
};

const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'main').fileName;
const first = closure(entry);
const later = [...chunks.values()].filter(
  ({ fileName, isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId && !first.has(fileName),
);
const nameOf = (path) => path.replace(/.*\/src\/(variants\/)?/, '').replace(/(\/index)?\.tsx?$/, '');

console.log(
  `JavaScript to fetch, gzipped, in kB: the first page (at most ${FIRST}), and what each later one adds (a file at most ${FILE})\n`,
);
let isAnyTooLarge = false;
const say = (what, names) => {
  const sizes = names.map(gzipped);
  const [sum, largest] = [sizes.reduce((total, size) => total + size, 0), Math.max(...sizes)];
  const isTooLarge = names.includes(entry) ? sum > FIRST : largest > FILE;
  isAnyTooLarge ||= isTooLarge;
  const [all, one] = [sum.toFixed(1).padStart(6), largest.toFixed(1).padStart(5)];
  console.log(`${what.padEnd(24)} ${all}  largest file ${one}${isTooLarge ? '  TOO LARGE' : ''}`);
};
say('first page', [...first]);
for (const { fileName, facadeModuleId } of later)
  say(
    nameOf(facadeModuleId),
    [...closure(fileName)].filter((name) => !first.has(name)),
  );
if (isAnyTooLarge) fail('Something is larger than it may be.');

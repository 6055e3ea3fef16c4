// npm run size: prints the kB of JavaScript, gzipped, that a visitor fetches: for the first page, and what each later
// one adds.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { at, fail } from './install.mjs';

/** The limits in kB, gzipped: all files of the first page together, and each file that is loaded later. */
const FIRST = 111;
const FILE = 60;

const { output } = await build({ root: at('.'), logLevel: 'silent', build: { write: false } });
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const gzipped = (name) => gzipSync(chunks.get(name).code, { level: 9 }).length / 1000;

/** Returns a chunk and everything that it imports, directly or through other chunks. */
const closure = (name, found = new Set()) => {
  if (!chunks.has(name) || found.has(name)) return found;
  found.add(name);
  for (const each of chunks.get(name).imports) closure(each, found);
  return found;
};

// Of two files that import each other, one would run before what it needs has run.
const circles = [...chunks.values()].filter(({ fileName, imports }) =>
  imports.some((each) => closure(each).has(fileName)),
);
if (circles.length > 0) fail(`Files that need each other: ${circles.map(({ fileName }) => fileName).join(', ')}.`);

const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'main');
const first = closure(entry.fileName);
const tooLarge = [];
const say = (what, names, isWithin) => {
  const sizes = names.map(gzipped);
  const [sum, largest] = [sizes.reduce((total, size) => total + size, 0), Math.max(...sizes)];
  console.log(`${what.padEnd(24)} ${sum.toFixed(1).padStart(6)}  largest file ${largest.toFixed(1)}`);
  if (!isWithin(sum, largest)) tooLarge.push(what);
};

say('first page', [...first], (sum) => sum <= FIRST);
for (const { fileName, isDynamicEntry, facadeModuleId: module } of chunks.values()) {
  if (!isDynamicEntry || !module || first.has(fileName)) continue;
  const added = [...closure(fileName)].filter((name) => !first.has(name));
  const name = module.replace(/.*\/src\/(variants\/)?/, '').replace(/(\/index)?\.tsx?$/, '');
  say(name, added, (_, largest) => largest <= FILE);
}
if (tooLarge.length > 0) fail(`More than ${FIRST} kB, or a file of more than ${FILE} kB: ${tooLarge.join(', ')}.`);

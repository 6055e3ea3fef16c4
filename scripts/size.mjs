// npm run size: how many bytes of JavaScript a visitor fetches, compressed: the first page, and what each
// game adds when it is opened.
import { gzipSync } from 'node:zlib';
import { at, fail, install } from './bootstrap.mjs';

/** In kB: all of the first page, and every single file of what comes later. */
const FIRST = 115;
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
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const rows = [
  { what: 'first page', sizes: [...first].map(gzipped), limit: FIRST, most: (sizes) => sum(sizes) },
];
for (const { fileName, isDynamicEntry, facadeModuleId } of chunks.values()) {
  if (!isDynamicEntry || !facadeModuleId || first.has(fileName)) continue;
  const what = facadeModuleId
    .replace(/.*\/src\//, '')
    .replace(/(\/index)?\.tsx?$/, '')
    .replace(/^variants\//, '');
  const sizes = [...closure(fileName)].filter((name) => !first.has(name)).map(gzipped);
  rows.push({ what, sizes, limit: FILE, most: (each) => Math.max(...each) });
}

console.log(
  `JavaScript to fetch, gzipped, in kB: the first page (at most ${FIRST}), and what each later one adds (a file at most ${FILE})\n`,
);
for (const { what, sizes, limit, most } of rows) {
  const tooLarge = most(sizes) > limit ? '  TOO LARGE' : '';
  console.log(
    `${what.padEnd(24)} ${sum(sizes).toFixed(1).padStart(6)}  largest file ${Math.max(...sizes)
      .toFixed(1)
      .padStart(5)}${tooLarge}`,
  );
}
if (rows.some(({ sizes, limit, most }) => most(sizes) > limit)) fail('Something is larger than it may be.');

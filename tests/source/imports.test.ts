/** Which room of `src` may import which, and which packages (docs/architecture.md). */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const SOURCE = textsIn('src');

/** By room: the other rooms and the packages that it may import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  kernel: ['valibot'],
  variants: ['kernel', 'immer', 'valibot'],
  search: ['kernel'],
  opponent: ['kernel', 'worker'],
  worker: ['kernel', 'search', 'opponent'],
  app: ['kernel', 'search', 'opponent', 'worker', 'zustand', 'valibot', 'idb', 'fflate'],
  ui: [
    'kernel',
    'app',
    'search',
    'opponent',
    'worker',
    'offline',
    'package.json',
    'react',
    'react-dom',
    'zustand',
    'immer',
    'uqr',
    'gifenc',
  ],
  cli: ['kernel', 'variants', 'valibot', 'node'],
  offline: ['node', 'vite'],
};

/** Of a variant: what plays knows nothing of questions, notation and what is shown. */
const PLAYS = /^src\/variants\/[\w-]+\/(position|moves|mechanics|monad|abilities)(\/|\.ts$)/;
const SHOWS = /^src\/variants\/[\w-]+\/(menu|notation|show)(\/|\.ts$)/;

/** What a file imports: paths from the project's root, and names of packages. */
const importsOf = (file: string, text: string): readonly string[] =>
  Array.from(text.matchAll(/(?:\bfrom|\bimport\(|^import) '([^'\n]+)'/gm), ([, name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  );

/** The room of a path, or the package of a name. */
const roomOf = (name: string): string =>
  name.startsWith('src/') ? (name.split('/')[1] ?? '') : (name.split(/[/:]/)[0] ?? '');

const IMPORTS = [...SOURCE].flatMap(([file, text]) =>
  importsOf(file, text).map((imported) => ({ file, imported })),
);

test('a room imports only those that it may', () => {
  const wrong = IMPORTS.filter(({ file, imported }) => {
    const allowed = ALLOWED[roomOf(file)];
    return allowed && roomOf(imported) !== roomOf(file) && !allowed.includes(roomOf(imported));
  });
  expect(wrong).toEqual([]);
});

test('a variant imports no other variant', () => {
  const variantOf = (path: string) => /^src\/variants\/([\w-]+)\//.exec(path)?.[1];
  const wrong = IMPORTS.filter(({ file, imported }) => {
    const [from, to] = [variantOf(file), variantOf(imported)];
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(wrong).toEqual([]);
});

test('what plays imports no question, notation or view', () => {
  expect(IMPORTS.filter(({ file, imported }) => PLAYS.test(file) && SHOWS.test(imported))).toEqual([]);
});

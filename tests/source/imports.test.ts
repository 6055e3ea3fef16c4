/**
 * Tests that the rooms of `src` import only what they may (docs/architecture.md). A room is a folder of `src` or of
 * `src/app`.
 */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const SOURCE = textsIn('src');

/** The rooms of the app that do not know its state. */
const BELOW = [
  'app/base',
  'app/model',
  'app/typing',
  'app/playback',
  'app/narration',
  'app/seats',
  'app/formats',
  'app/session',
  'app/learning',
  'app/saves',
  'app/review',
  'app/editor',
];

/** The other rooms and packages that a room may import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  kernel: ['valibot'],
  variants: ['kernel', 'immer', 'valibot'],
  search: ['kernel'],
  prover: ['kernel'],
  opponent: ['kernel', 'prover'],
  worker: ['kernel', 'search', 'opponent', 'prover'],
  'app/base': ['kernel', 'valibot'],
  'app/model': ['kernel', 'app/base'],
  'app/typing': ['kernel', 'app/model'],
  'app/playback': ['kernel', 'app/model'],
  'app/narration': ['kernel', 'app/base', 'app/model', 'app/playback'],
  'app/seats': ['kernel', 'opponent', 'app/base', 'app/model'],
  'app/formats': ['kernel', 'worker', 'valibot', 'fflate', 'app/base', 'app/model', 'app/typing', 'app/seats'],
  'app/session': ['kernel', 'app/base', 'app/model', 'app/playback', 'app/seats'],
  'app/learning': ['kernel', 'app/model', 'app/narration'],
  'app/saves': ['kernel', 'valibot', 'idb', 'app/base', 'app/model', 'app/seats', 'app/formats'],
  'app/review': ['kernel', 'opponent', 'worker', 'app/base', 'app/model', 'app/narration'],
  'app/editor': ['kernel', 'zustand', 'app/base'],
  // `app/store` alone holds and changes the state.
  'app/store': ['kernel', 'opponent', 'worker', 'zustand', ...BELOW],
  // `app/boards` uses the store as the page does.
  'app/boards': ['kernel', 'search', 'opponent', 'prover', 'worker', 'zustand', ...BELOW, 'app/store'],
  offline: ['node', 'vite'],
  ui: [
    'kernel',
    'app',
    'search',
    'opponent',
    'prover',
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
};

/**
 * Patterns of a variant's folders: code that plays (`PLAYS`) must not know questions, notation or what is shown
 * (`SHOWS`).
 */
const PLAYS = /^src\/variants\/[\w-]+\/(position|moves|mechanics|monad|abilities|turn|format)(\/|\.ts$)/;
const SHOWS = /^src\/variants\/[\w-]+\/(menu|notation|show)(\/|\.ts$)/;

/** Returns the imports of a file: paths from the project's root, and names of packages. */
const importsOf = (file: string, text: string): readonly string[] =>
  Array.from(text.matchAll(/(?:\bfrom|\bimport\(|^import) '([^'\n]+)'/gm), ([, name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  );

/** Returns the room of a path, or the package of a name. */
const roomOf = (name: string): string => /^src\/(app\/\w+|[\w.-]+)/.exec(name)?.[1] ?? name.split(/[/:]/)[0] ?? '';

const IMPORTS = [...SOURCE].flatMap(([file, text]) => importsOf(file, text).map((imported) => ({ file, imported })));

test('every room of the app is in the table', () => {
  const rooms = [...SOURCE.keys()].map(roomOf).filter((room) => room.startsWith('app'));
  expect([...new Set(rooms)].filter((room) => !ALLOWED[room])).toEqual([]);
});

test('the table is ordered: a room imports only rooms before it', () => {
  const rooms = Object.keys(ALLOWED);
  const wrong = rooms.flatMap((room, at) =>
    (ALLOWED[room] ?? []).filter((other) => rooms.indexOf(other) > at).map((other) => `${room} ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('a room imports only what it may', () => {
  const wrong = IMPORTS.filter(({ file, imported }) => {
    const [from, to] = [roomOf(file), roomOf(imported)];
    const allowed = ALLOWED[from];
    return allowed && to !== from && !allowed.includes(to) && !allowed.includes(to.replace(/\/.*/, ''));
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

test('code that plays imports no question, notation or view', () => {
  expect(IMPORTS.filter(({ file, imported }) => PLAYS.test(file) && SHOWS.test(imported))).toEqual([]);
});

/**
 * Returns the folder (or file) of a variant that a path is in; at depth 2, that inside the folder. Undefined for other
 * paths.
 */
const partOf = (path: string, depth: number): string | undefined => {
  const names = path.replace(/\.ts$/, '').split('/');
  const isInside = path.startsWith('src/variants/') && names.length > 1 + 2 * depth;
  return isInside ? names.slice(0, 3 + depth).join('/') : undefined;
};

/** The data of a game that its position may import: the rulebook and the drawings of pieces. */
const DATA = /^src\/variants\/[\w-]+\/(rules\/|glyphs\.ts$)/;

test("a game's position imports nothing of the rooms above it", () => {
  const wrong = IMPORTS.filter(({ file, imported }) => {
    const [room, other] = [partOf(file, 1), partOf(imported, 1)];
    return room?.endsWith('/position') && other?.startsWith('src/variants/') && other !== room;
  });
  expect(wrong.filter(({ imported }) => !DATA.test(imported))).toEqual([]);
});

/** Returns, for each folder or file of a variant, those beside it that it imports. */
const partsAt = (depth: number): ReadonlyMap<string, ReadonlySet<string>> => {
  const parts = new Map<string, Set<string>>();
  for (const { file, imported } of IMPORTS) {
    const [from, to] = [partOf(file, depth), partOf(imported, depth)];
    if (!from || !to || from === to || posix.dirname(from) !== posix.dirname(to)) continue;
    parts.set(from, (parts.get(from) ?? new Set()).add(to));
  }
  return parts;
};

/** Returns all parts that `start` imports, directly or through others. */
const reachedFrom = (parts: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (part: string): void => {
    for (const next of parts.get(part) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        visit(next);
      }
  };
  visit(start);
  return reached;
};

test.each([1, 2])('no folders of a game that are side by side import in a circle, at depth %i', (depth) => {
  const parts = partsAt(depth);
  expect([...parts.keys()].filter((part) => reachedFrom(parts, part).has(part))).toEqual([]);
});

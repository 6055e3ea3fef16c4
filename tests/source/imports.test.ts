/** Allowed imports between the rooms of `src`, and of packages (docs/architecture.md). */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const SOURCE = textsIn('src');

/** The app's rooms that do not know its state. */
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

/** By room: the other rooms and packages it may import. */
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
  'app/formats': [
    'kernel',
    'worker',
    'valibot',
    'fflate',
    'app/base',
    'app/model',
    'app/typing',
    'app/seats',
  ],
  'app/session': ['kernel', 'app/base', 'app/model', 'app/playback', 'app/seats'],
  'app/learning': ['kernel', 'app/model', 'app/narration'],
  'app/saves': ['kernel', 'valibot', 'idb', 'app/base', 'app/model', 'app/seats', 'app/formats'],
  'app/review': ['kernel', 'opponent', 'worker', 'app/base', 'app/model', 'app/narration'],
  'app/editor': ['kernel', 'zustand', 'app/base'],
  // The only room that holds and changes the state.
  'app/store': ['kernel', 'opponent', 'worker', 'zustand', ...BELOW],
  // These use the store, as the page does.
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

/** In a variant, the code that plays knows nothing of questions, notation and display. */
const PLAYS = /^src\/variants\/[\w-]+\/(position|moves|mechanics|monad|abilities)(\/|\.ts$)/;
const SHOWS = /^src\/variants\/[\w-]+\/(menu|notation|show)(\/|\.ts$)/;

/** The imports of a file: paths from the project's root, and package names. */
const importsOf = (file: string, text: string): readonly string[] =>
  Array.from(text.matchAll(/(?:\bfrom|\bimport\(|^import) '([^'\n]+)'/gm), ([, name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  );

/** The room of a path, or the package of a name. The app has rooms of its own. */
const roomOf = (name: string): string =>
  /^src\/(app\/\w+|[\w.-]+)/.exec(name)?.[1] ?? name.split(/[/:]/)[0] ?? '';

const IMPORTS = [...SOURCE].flatMap(([file, text]) =>
  importsOf(file, text).map((imported) => ({ file, imported })),
);

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

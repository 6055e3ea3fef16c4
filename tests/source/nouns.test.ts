/** Tests that what only one game has is named by that game alone (docs/adding-a-variant.md, chapter 6). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHESS_PIECES } from '../../src/kernel/board/chess-pieces.ts';
import { BADGES, MARKS } from '../../src/kernel/drawing/looks.ts';
import { SIGNS } from '../../src/variants/frozenchess/abilities/offers.ts';
import { GAMES } from '../../src/variants/index.ts';

/** Returns code with its names split into words (`isFrozen` into two), without comments, which may give examples. */
const wordsOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\bObject\.\w+/gm, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

const codeIn = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => [path, wordsOf(readFileSync(path, 'utf8'))]);

const GENERAL = ['src/kernel', 'src/app', 'src/ui'].flatMap(codeIn);

/** The dictionary of links holds the first games' ids. It cannot change, since links in use were made with it. */
const FROZEN = 'src/app/formats/link/link-words.ts';

/**
 * Words that some game uses as a noun of its own, but that general code may use in their everyday or programming sense.
 */
const EVERYDAY = [
  // Programming: a range of numbers, a value that a law freezes, a call stack, the build of a page, a lock that is
  // held, CSS.
  ...['range', 'freeze', 'stack', 'build', 'held', 'shadow', 'control', 'gather', 'load', 'swap'],
  // Everyday: the clock on the wall, what waits, what is ready, quick or at the right, a tree's growth, pairs and
  // parts.
  ...[
    'wall',
    'waiting',
    'ready',
    'quick',
    'right',
    'growth',
    'twin',
    'part',
    'time',
    'again',
    'jump',
    'aim',
    'pass',
    'wing',
  ],
  // Any game has moves, and may have dice; a computer plans.
  ...['moves', 'dice', 'plan'],
];

const games = await Promise.all(GAMES.map((entry) => entry.load()));
const nouns = new Set([
  ...games.flatMap(({ looks }) => [...Object.keys(looks.marks), ...Object.keys(looks.badges)]),
  ...games.flatMap(({ pieces }) => Object.values(pieces).map(({ name }) => name.toLowerCase())),
  ...Object.keys(SIGNS),
]);
for (const shared of [...Object.keys(MARKS), ...Object.keys(BADGES)]) nouns.delete(shared);
for (const { name } of Object.values(CHESS_PIECES)) nouns.delete(name.toLowerCase());

test('a mark, a badge, a sign and a piece of one game are named by that game alone', () => {
  const special = [...nouns].filter((noun) => !EVERYDAY.includes(noun));
  const word = new RegExp(`(?<![\\w-])(?:${special.join('|')})s?(?![\\w-])`, 'gi');
  const named = GENERAL.filter(([path]) => path !== FROZEN).flatMap(([path, text]) =>
    (text.match(word) ?? []).map((noun) => `${path}: ${noun}`),
  );
  expect(named).toEqual([]);
});

test('the everyday words among them are nouns of a game', () => {
  expect(EVERYDAY.filter((word) => !nouns.has(word))).toEqual([]);
});

test('games make marks and badges by functions that check their kinds', () => {
  const literals = codeIn('src/variants').filter(([, text]) => /\bkind: [^;{}]*?,\s*label\b/.test(text));
  expect(literals.map(([path]) => path)).toEqual([]);
});

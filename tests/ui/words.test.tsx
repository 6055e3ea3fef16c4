/**
 * Tests that every word of the interface is in a catalogue (words.ts and similar files), and none in components or the
 * app.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const SENTENCE = /['`]([A-Z][a-z]+ [a-z]+ [^'`\n]*)['`]/g;

/** Patterns of words in components: text between tags, attributes that are read out, and sentences in strings. */
const LITERALS: readonly RegExp[] = [
  />([^<>{}=;()/&]*[A-Za-z]{2}[^<>{}=;()/&]*)</g,
  /^\s*([A-Z][a-z]+(?: [\w,.'’-]+)*[.:?]?(?: \{.*)?)$/gm,
  /(?:aria-label|aria-roledescription|title|placeholder|alt)="([^"]*[A-Za-z]{2}[^"]*)"/g,
  SENTENCE,
];

/** Strips comments and arrows, whose signs and words are not shown. */
const bare = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/=>/g, '');

test('no component holds words', () => {
  const found = filesIn('src/ui', /\.tsx$/).flatMap((file) => {
    const source = bare(readFileSync(file, 'utf8'));
    return LITERALS.flatMap((literal) => [...source.matchAll(literal)].map(([, words]) => `${file}: ${words?.trim()}`));
  });
  expect(found).toEqual([]);
});

/** The files that may hold the app's sentences, including readers, which word the problems of a file themselves. */
const SPEAKERS = /(words|messages|reading|archive|records|link|score|report)\.ts$/;

test('no part of the app holds sentences', () => {
  const found = filesIn('src/app', /\.ts$/)
    .filter((file) => !SPEAKERS.test(file))
    .flatMap((file) =>
      [...bare(readFileSync(file, 'utf8')).matchAll(SENTENCE)].map(([, words]) => `${file}: ${words}`),
    );
  expect(found).toEqual([]);
});

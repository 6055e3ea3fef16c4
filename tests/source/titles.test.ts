/** Tests that written titles of tests, groups and rows are short, and make a single claim. */
import { expect, test } from 'vitest';
import { MAX_CHARACTERS } from '../support/titles.ts';
import { textsIn } from './files.ts';

/** Matches the title of `it`, `test` and `describe`, also after `each`, and `says` in a row of a table. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|\bsays:)\s*(?:(['"])((?:\\.|(?!\1).)*)\1|`([^`]*)`),/g;

/** Matches the clause ids at the beginning of a title, which do not count towards its length. */
const IDS = /^(?:[A-Z]{2}-[A-Z]+-\d+[ ,:·]+)+/;

/** Returns the titles in a file, without clause ids and the values of templates. */
const titlesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(TITLE), ([, , plain, template = '']) =>
    (plain?.replace(/\\(.)/g, '$1') ?? template.replace(/\$\{[^}]*\}/g, '')).replace(IDS, ''),
  );

const TITLES = [...textsIn('tests')].flatMap(([file, text]) => titlesIn(text).map((title) => [file, title]));

test(`no title has more than ${MAX_CHARACTERS} characters`, () => {
  expect(TITLES.filter(([, title = '']) => title.length > MAX_CHARACTERS)).toEqual([]);
});

test('no title is two claims joined by a semicolon', () => {
  expect(TITLES.length).toBeGreaterThan(1000);
  expect(TITLES.filter(([, title = '']) => title.includes(';'))).toEqual([]);
});

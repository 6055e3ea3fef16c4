/** Titles of tests and of rows of tables: one short claim each. */
import { expect, test } from 'vitest';
import { textsIn } from './files.ts';

const MOST = 80;

/** The first argument of `it`, `test` and `describe`, also behind `each`, and `says` in a row. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|\bsays:)\s*(?:(['"])((?:\\.|(?!\1).)*)\1|`([^`]*)`),/g;

/** Clause ids come first, and do not count. */
const IDS = /^(?:[A-Z]{2}-[A-Z]+-\d+[ ,:·]+)+/;

/** Titles as they are written, without the values put in. */
const titlesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(TITLE), ([, , plain, template = '']) =>
    (plain?.replace(/\\(.)/g, '$1') ?? template.replace(/\$\{[^}]*\}/g, '')).replace(IDS, ''),
  );

const TITLES = [...textsIn('tests')].flatMap(([file, text]) => titlesIn(text).map((title) => [file, title]));

test(`no title has more than ${MOST} characters`, () => {
  expect(TITLES.filter(([, title = '']) => title.length > MOST)).toEqual([]);
});

test('no title is two claims joined by a semicolon', () => {
  expect(TITLES.length).toBeGreaterThan(1000);
  expect(TITLES.filter(([, title = '']) => title.includes(';'))).toEqual([]);
});

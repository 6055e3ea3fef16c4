/** Tests the style guide's mechanical rules, on every text in the sources and in the golden files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/variants/index.ts';
import { brokenBy } from './guide.ts';
import { textsOf } from './texts.ts';

/** Exceptions that a person has judged: a part of the text, and why it stays. */
const JUDGED: readonly (readonly [part: string, why: string])[] = [
  ['write ";" only between', 'quotes a semicolon'],
  ['players who can pass', 'people, not pieces'],
  ['does not name each victim once', 'the order has to be told in full'],
  ['is not "-" or up to two S', 'the field has to be told in full'],
  ['is not a sum of two dice', 'the form has to be told in full'],
  ['all others 2, and double', 'a clause of the rulebook, quoted'],
  ['turn a corner', 'all that a turn allows'],
];

const games = GAMES.map(({ id }) => id);

const isJudged = (text: string): boolean => JUDGED.some(([part]) => text.includes(part));
const said = textsOf('src');

it.each(['app', ...games])('the texts of %s follow the guide', (game) => {
  const broken = said
    .filter((each) => each.game === game && !isJudged(each.text))
    .flatMap((each) => brokenBy(each).map((rule) => `${each.file}:${each.line} ${rule}: ${each.text}`));
  expect(broken).toEqual([]);
});

/** Matches a piece with its square, which counts as one word. */
const NAMED = /(?:the |\w+'s )?(?:half )?[A-Z]\w+ on [a-zA-Z]\d+/g;

/** Returns the engine's sentences in a golden file: refusals, facts, and those of `words.txt`. */
const toldIn = (golden: string): readonly string[] =>
  [
    ...golden
      .replace(/\n {2,}(?=[^\s·A-Z])/g, ' ')
      .matchAll(
        /^(?:any|[A-Z]{2}-[A-Z]+-\d+) {2}(.+)$|^ {2}[A-Z]{2}-[A-Z]+-\d+: (.+?)(?: \[.*\])?$|"([^"]+)"(?=;|$)/gm,
      ),
  ].map(([, other, refusal, fact]) => other ?? refusal ?? fact ?? '');

const goldensOf = (game: string): string => `tests/variants/${game}/goldens`;
/** Games with golden files; a new game has none before its own tests have run. */
const withGoldens = games.filter((game) => existsSync(goldensOf(game)));

it.each(withGoldens)("the engine's texts of %s follow the guide", (game) => {
  const goldens = goldensOf(game);
  const files = readdirSync(goldens);
  const texts = new Set(
    files
      .filter((file) => /^([A-Z]|words)/.test(file))
      .flatMap((file) => toldIn(readFileSync(`${goldens}/${file}`, 'utf8'))),
  );
  expect(texts.size, `describeDemos writes what the engine says to ${goldens}`).toBeGreaterThan(0);
  const broken = [...texts]
    .map((text) => text.replace(NAMED, 'it'))
    .filter((text) => !isJudged(text))
    .flatMap((text) => brokenBy({ kind: 'said', text }).map((rule) => `${rule}: ${text}`));
  expect(broken).toEqual([]);
});

it('every judged text still exists', () => {
  const missing = JUDGED.filter(([part]) => !said.some(({ text }) => text.includes(part)));
  expect(missing).toEqual([]);
});

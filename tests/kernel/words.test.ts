/** Small joints of sentences. */
import { expect, it } from 'vitest';
import { capital, countWords, listWords } from '../../src/kernel/words.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
])('lists %j as "%s"', (words, text) => {
  expect(listWords(words)).toBe(text);
});

it.each([
  ['the Pawn on e4', 'The Pawn on e4'],
  ['e4 is empty', 'E4 is empty'],
  ['White moves', 'White moves'],
  ['', ''],
])('begins a sentence: "%s" is "%s"', (text, sentence) => {
  expect(capital(text)).toBe(sentence);
});

it.each([
  [0, '0 squares'],
  [1, '1 square'],
  [2, '2 squares'],
  [11, '11 squares'],
])('counts %i as "%s"', (count, text) => {
  expect(countWords(count, 'square')).toBe(text);
});

it('counts what has a plural of its own', () => {
  expect([0, 1, 2].map((count) => countWords(count, 'ply', 'plies'))).toEqual([
    '0 plies',
    '1 ply',
    '2 plies',
  ]);
});

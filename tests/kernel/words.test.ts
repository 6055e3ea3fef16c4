import { expect, it } from 'vitest';
import {
  capitalize,
  countWords,
  listFew,
  listWords,
  type MentionedPiece,
  mentionPieces,
  nameOrCount,
  plural,
  withArticle,
} from '../../src/kernel/words.ts';

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
  expect(capitalize(text)).toBe(sentence);
});

it.each([
  [0, '0 squares'],
  [1, '1 square'],
  [2, '2 squares'],
  [11, '11 squares'],
])('counts %i as "%s"', (count, text) => {
  expect(countWords(count, 'square')).toBe(text);
});

it('counts irregular plurals', () => {
  expect([0, 1, 2].map((count) => countWords(count, 'ply', 'plies'))).toEqual(['0 plies', '1 ply', '2 plies']);
});

it.each([
  [['a', 'b', 'c'], 'a, b and c', 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and 1 more', '4 tombs'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more', '5 tombs'],
])('shortens %j to "%s", or to "%s"', (names, some, counted) => {
  expect(listFew(names)).toBe(some);
  expect(nameOrCount(names, 'tombs')).toBe(counted);
});

it.each([
  ['Archer', 'an Archer'],
  ['egg', 'an egg'],
  ['Lancer', 'a Lancer'],
  ['Queen', 'a Queen'],
])('%s has its article: "%s"', (name, text) => {
  expect(withArticle(name)).toBe(text);
});

it('one is singular, all else plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'dies', 'die'))).toEqual(['die', 'dies', 'die']);
});

const piece = (side: MentionedPiece['side'], kind: string, place: string): MentionedPiece => ({
  side,
  kind,
  place,
});
const pawns = (side: MentionedPiece['side'], ...places: readonly string[]) =>
  places.map((place) => piece(side, 'Pawn', place));

it.each([
  ['', []],
  ["White's Pawn on e3", pawns('white', 'e3')],
  ["White's Pawns on e3 and f3", pawns('white', 'e3', 'f3')],
  ["White's Pawns on e3, f3 and g3", pawns('white', 'e3', 'f3', 'g3')],
  ['4 white Pawns', pawns('white', 'a2', 'b2', 'c2', 'd2')],
  ["White's Knight on o1 and the Trebuchet on n2", [piece('white', 'Knight', 'o1'), piece('white', 'Trebuchet', 'n2')]],
  ["White's Knight on o1 and Black's Knight on n2", [piece('white', 'Knight', 'o1'), piece('black', 'Knight', 'n2')]],
  ['3 white pieces and 1 black', [...pawns('white', 'a2', 'b2', 'c2'), piece('black', 'Knight', 'c3')]],
  ['1 white piece and 3 black', [...pawns('white', 'a2'), ...pawns('black', 'a7', 'b7', 'c7')]],
  ['4 black pieces', [...pawns('black', 'a7', 'b7', 'c7'), piece('black', 'Knight', 'c6')]],
])('mentions pieces as "%s"', (text, pieces) => {
  expect(mentionPieces(pieces)).toBe(text);
});

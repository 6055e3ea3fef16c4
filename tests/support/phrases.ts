/**
 * Compares sentences without the names in them. "Black's Rook on h4 is captured." and "White's Queen on b2 is
 * captured." have the same words, so only one of them appears in the golden files; a digest covers the names: sides,
 * pieces, squares and numbers.
 */
import type { Game } from '../../src/kernel/game.ts';
import { clausesOf, type RuleId } from '../../src/kernel/learning/rulebook.ts';

/** The fields of steps, facts, answers and outcomes that hold sentences for players. */
const WORDS = new Set(['text', 'label', 'title', 'prompt', 'what', 'news']);

/** Returns a pattern that matches the names of sides, pieces and squares, and numbers. */
const namePattern = (game: Game): RegExp => {
  const names = Object.values(game.pieces).map(({ name }) => `${name}s?`);
  const squares = game.board.squares.map(({ name }) => name);
  return new RegExp(`\\b(${['[Ww]hite', '[Bb]lack', ...names, ...squares, '\\d+'].join('|')})\\b`, 'g');
};

interface NameCache {
  readonly pattern: RegExp;
  /** The result of `namesIn`, by text. */
  readonly names: Map<string, string>;
}
const nameCaches = new WeakMap<Game, NameCache>();
const nameCacheOf = (game: Game): NameCache => {
  const found = nameCaches.get(game) ?? { pattern: namePattern(game), names: new Map() };
  nameCaches.set(game, found);
  return found;
};

/** Returns the sides, pieces, squares and numbers that a text names, separated by spaces. */
export const namesIn = (game: Game, text: string): string => {
  const { pattern, names } = nameCacheOf(game);
  const found = names.get(text) ?? (text.match(pattern) ?? []).join(' ');
  names.set(text, found);
  return found;
};

/** Returns a value as JSON in which each sentence is reduced to the names in it. */
export const withNamesOnly = (game: Game, value: unknown): string =>
  JSON.stringify(value, (key, each) => (WORDS.has(key) && typeof each === 'string' ? namesIn(game, each) : each));

/** A sentence and its clause ("" for none). */
export type Phrase = readonly [rule: RuleId, sentence: string];

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/).filter(Boolean);

/** Returns all sentences anywhere in a value, each with the clause of the innermost object around it that has one. */
export const phrasesIn = (value: unknown, rule: RuleId = ''): readonly Phrase[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = 'rule' in value && typeof value.rule === 'string' ? value.rule : rule;
  return Object.entries(value).flatMap(([key, each]): readonly Phrase[] => {
    if (typeof each !== 'string') return phrasesIn(each, within);
    return WORDS.has(key) ? sentences(each).map((sentence) => [within, sentence]) : [];
  });
};

/**
 * Returns a sentence with `_` in place of each name. A piece with its square counts as one name, and so does a list of
 * pieces; the number 1 stays, as "1 turn" and "2 turns" differ in words.
 */
const wordsOf = (game: Game, [rule, sentence]: Phrase): string =>
  `${rule}  ${sentence
    .replace(nameCacheOf(game).pattern, (name) => (name === '1' ? name : '_'))
    .replace(/(_'s )?_ on _/g, '_')
    .replace(/_(,? (and |or )?(half )?_)+/g, '_')}`;

/** Returns the first phrase of each wording, sorted by clause, except wordings that appear in `elsewhere`. */
export const wordsIn = (game: Game, said: readonly Phrase[], elsewhere: readonly Phrase[]): readonly string[] => {
  const left = new Set(elsewhere.map((phrase) => wordsOf(game, phrase)));
  const found = new Map<string, Phrase>();
  for (const phrase of new Map(said.map((each) => [each.join('  '), each])).values()) {
    const words = wordsOf(game, phrase);
    if (!left.has(words) && !found.has(words)) found.set(words, phrase);
  }
  const ids = ['', ...clausesOf(game.rules).map(({ id }) => id)];
  return [...found]
    .sort(([a, [one]], [b, [other]]) => ids.indexOf(one) - ids.indexOf(other) || (a < b ? -1 : 1))
    .map(([, [rule, sentence]]) => `${rule || 'any'}  ${sentence}`);
};

/**
 * The words of what a game says, apart from what it says them of. Of "Black's Rook on h4 is captured." and
 * "White's Queen on b2 is captured." the words are the same, and stand once in the game's golden files; the
 * sides, pieces, squares and numbers in them are what a digest covers.
 */
import type { Game } from '../../src/kernel/game.ts';
import { clausesOf, type RuleId } from '../../src/kernel/learning/rulebook.ts';

/** The fields that hold words, of steps, facts, answers and outcomes. */
const WORDS = new Set(['text', 'label', 'title', 'prompt', 'what', 'news']);

/** Sides, pieces, squares and numbers. */
const namePattern = (game: Game): RegExp => {
  const names = Object.values(game.pieces).map(({ name }) => `${name}s?`);
  const squares = game.board.squares.map(({ name }) => name);
  return new RegExp(`\\b(${['[Ww]hite', '[Bb]lack', ...names, ...squares, '\\d+'].join('|')})\\b`, 'g');
};

interface Known {
  readonly pattern: RegExp;
  /** By text: much is said many times. */
  readonly names: Map<string, string>;
}
const known = new WeakMap<Game, Known>();
const knownOf = (game: Game): Known => {
  const found = known.get(game) ?? { pattern: namePattern(game), names: new Map() };
  known.set(game, found);
  return found;
};

/** What a text says its words of. */
export const namesIn = (game: Game, text: string): string => {
  const { pattern, names } = knownOf(game);
  const found = names.get(text) ?? (text.match(pattern) ?? []).join(' ');
  names.set(text, found);
  return found;
};

/** Any value as a text in which of all words nothing is left but the names. */
export const bare = (game: Game, value: unknown): string =>
  JSON.stringify(value, (key, each) =>
    WORDS.has(key) && typeof each === 'string' ? namesIn(game, each) : each,
  );

/** A sentence, and the clause under which it is said, "" for none. */
export type Phrase = readonly [rule: RuleId, sentence: string];

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/).filter(Boolean);

/** Everything that is said in a value, wherever it stands there. */
export const phrasesIn = (value: unknown, rule: RuleId = ''): readonly Phrase[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = 'rule' in value && typeof value.rule === 'string' ? value.rule : rule;
  return Object.entries(value).flatMap(([key, each]): readonly Phrase[] => {
    if (typeof each !== 'string') return phrasesIn(each, within);
    return WORDS.has(key) ? sentences(each).map((sentence) => [within, sentence]) : [];
  });
};

/** The words of a phrase. A piece with its square is one name, and so are some in a row; 1 is told from more. */
const wordsOf = (game: Game, [rule, sentence]: Phrase): string =>
  `${rule}  ${sentence
    .replace(knownOf(game).pattern, (name) => (name === '1' ? name : '_'))
    .replace(/(_'s )?_ on _/g, '_')
    .replace(/_(,? (and |or )?(half )?_)+/g, '_')}`;

/** The first phrase of each with the same words, by clause; those left out whose words stand elsewhere. */
export const wordsIn = (
  game: Game,
  said: readonly Phrase[],
  elsewhere: readonly Phrase[],
): readonly string[] => {
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

import { SIDES, type Side, sideName } from './side.ts';

/** Joins words with commas and "and": "a", "a and b", "a, b and c". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The maximum number of names that a player reads at a glance. Longer lists are cut short or counted. */
export const MAX_LISTED = 3;

/** Joins words. To stay short, only `MAX_LISTED` are named: "a, b, c and 4 more". */
export const listFew = (words: readonly string[]): string =>
  words.length > MAX_LISTED
    ? `${words.slice(0, MAX_LISTED).join(', ')} and ${words.length - MAX_LISTED} more`
    : listWords(words);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const withArticle = (name: string): string => `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;

export const plural = (count: number, one: string, more: string): string => (count === 1 ? one : more);

/** Writes a count with its noun: "3 squares". */
export const countWords = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${plural(count, noun, nouns)}`;

/** Joins names. To stay short, more than `MAX_LISTED` are only counted: "5 tombs". */
export const nameOrCount = (names: readonly string[], nouns: string): string =>
  names.length > MAX_LISTED ? `${names.length} ${nouns}` : listWords(names);

export interface MentionedPiece {
  readonly side: Side;
  readonly kind: string;
  readonly place: string;
}

/** Counts pieces by side: "3 white pieces and 2 black". */
const countedBySide = (pieces: readonly MentionedPiece[], nouns: string): string => {
  const counts = SIDES.map(
    (side) => [pieces.filter((each) => each.side === side).length, sideName(side).toLowerCase()] as const,
  );
  const some = counts.filter(([count]) => count > 0);
  return listWords(
    some.map(
      ([count, side], index) =>
        `${count} ${side}${index === 0 ? ` ${count === 1 ? nouns.replace(/s$/, '') : nouns}` : ''}`,
    ),
  );
};

/** Names pieces with their squares. To stay short, more than `MAX_LISTED` are only counted. */
export const mentionPieces = (pieces: readonly MentionedPiece[]): string => {
  const [first] = pieces;
  if (!first) return '';
  const { side, kind } = first;
  const isOneSide = pieces.every((each) => each.side === side);
  const nouns = `${isOneSide && pieces.every((each) => each.kind === kind) ? kind : 'piece'}s`;
  if (pieces.length > MAX_LISTED) return countedBySide(pieces, nouns);
  if (pieces.length > 1 && nouns !== 'pieces')
    return `${sideName(side)}'s ${nouns} on ${listWords(pieces.map(({ place }) => place))}`;
  const name = (each: MentionedPiece) =>
    `${each !== first && isOneSide ? 'the' : `${sideName(each.side)}'s`} ${each.kind} on ${each.place}`;
  return listWords(pieces.map(name));
};

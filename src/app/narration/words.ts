import { type Side, sideName } from '../../kernel/side.ts';
import { capitalize, countWords, listWords, plural, withArticle } from '../../kernel/words.ts';

export const SENTENCES = {
  becomes: (who: string, piece: string): string => `${who} becomes ${withArticle(piece)}.`,
  belongs: (who: string, side: Side): string => `${who} now belongs to ${sideName(side)}.`,
  turns: (who: string): string => `${who} turns.`,
  follows: (end: string): string => `Its body follows, with the Tail now on ${end}.`,
  moves: (who: string, from: string, to: string, captured: readonly string[]): string =>
    `${who} moves from ${from} to ${to}${captured.length > 0 ? ` and captures ${listWords(captured)}` : ''}.`,
  standsStill: (abilities: number): string => `Cannot move: ${countWords(abilities, 'ability', 'abilities')}.`,
  loses: (side: string, lost: string): string => `${side} loses ${lost}.`,
  captured: (whoAndWhere: string): string => `${whoAndWhere} is captured.`,
  appears: (who: string, place: string): string => `${who} appears on ${place}.`,
  burst: (centre: string, squares: readonly string[]): string =>
    `An explosion on ${centre} reaches ${listWords(squares)}.`,
  rolled: (what: string, odds: string, came: boolean): string =>
    `${capitalize(what)} (${odds}): ${came ? 'yes' : 'no'}.`,
  traced: (what: string, squares: readonly string[]): string => `${capitalize(what)}: ${squares.join(' to ')}.`,
  odds: (ways: number, of: number): string => `${ways} in ${of}`,
  fact: (names: string, fact: string): string => `${names}: ${fact}.`,
  /** Fills "{} [is|are] now guarded" with `names`, in singular or plural. */
  news: (news: string, names: string, count: number): string => {
    const text = news.replace(/\[(.*?)\|(.*?)\]/g, (_, one: string, more: string) => plural(count, one, more));
    return `${text.replace('{}', names)}.`;
  },
} as const;

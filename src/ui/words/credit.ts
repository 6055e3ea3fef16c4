import type { CreditSource } from '../../kernel/learning/rulebook.ts';
import { countWords } from '../../kernel/words.ts';

/** The credit of a game, at the head of its rulebook and on the page of all credits. */
export const CREDIT = {
  title: (game: string): string => `Where ${game} comes from`,
  by: ({ by }: CreditSource): string => (by ? `by ${by}` : '(its text names no author)'),
  basis: 'Builds on',
  rulings: (count: number): string => `Our rulings: ${countWords(count, 'rule')}`,
  rulingsHint: 'Where the inventor leaves something open, we had to decide. These rules say what and why.',
} as const;

export const ABOUT = {
  motto: 'Two people at one screen play games that others invented. Nothing leaves this browser.',
  licences: 'Licences of the software in this app',
} as const;

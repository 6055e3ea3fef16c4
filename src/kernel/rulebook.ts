/** Clauses and their ids. A variant's rulebook is data; `ruleIn` names a clause so that a wrong id does not compile. */

export type RuleId = string;

/** One numbered sentence of the rules, in the words the player reads. */
export interface Clause {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** Where the inventor leaves a gap: what we decided, and why. */
  readonly ruling?: string;
}

/** A chapter of a rulebook. */
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export type Rulebook = readonly Chapter[];

/** The ids that stand in a rulebook written `as const`. */
export type IdOf<Book extends Rulebook> = Book[number]['clauses'][number]['id'];

/** `const rule = ruleIn(RULES)`: afterwards `rule('SN-HEAD-1')` compiles and `rule('SN-HEAD-99')` does not. */
export const ruleIn =
  <const Book extends Rulebook>(_book: Book) =>
  (id: IdOf<Book>): RuleId =>
    id;

export const clausesOf = (book: Rulebook): readonly Clause[] => book.flatMap((chapter) => chapter.clauses);

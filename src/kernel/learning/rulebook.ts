/** Clauses and their ids. A variant's rulebook is data; `citing` (citing.ts) checks the ids that cite it. */

export type RuleId = string;

/** One numbered sentence of the rules, in the words the player reads. */
export interface Clause {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** Where the inventor leaves a gap: the decision here, and its reason. */
  readonly ruling?: string;
  /** What it says otherwise in a game by the other reading of itself, or of a clause that it depends on. */
  readonly other?: Otherwise;
}

interface Otherwise extends Partial<Pick<Clause, 'title' | 'text' | 'ruling'>> {
  /** The clause in dispute, where that is another one. */
  readonly by?: RuleId;
}

/** A chapter of a rulebook. */
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export type Rulebook = readonly Chapter[];

/** A text that a game is played by or builds on. */
export interface CreditSource {
  readonly title: string;
  /** Its inventor; null where the text names none. */
  readonly by: string | null;
  /** The address it was published at, where it is known. */
  readonly page?: string;
}

/** The inventor and sources of a game: shown at the head of its rulebook. */
export interface Credit {
  /** The text that is played here. */
  readonly text: CreditSource;
  /** The games that text builds on. */
  readonly basis: readonly CreditSource[];
  /** The version of it that is played, in a sentence or two; empty where there is but one. */
  readonly version: string;
}

/** The ids that stand in a rulebook written `as const`. */
export type IdOf<Book extends Rulebook> = Book[number]['clauses'][number]['id'];

export const clausesOf = (book: Rulebook): readonly Clause[] => book.flatMap((chapter) => chapter.clauses);

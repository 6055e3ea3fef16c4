/** The id of a clause in a rulebook, such as `SN-HEAD-3`. */
export type RuleId = string;

/** A clause of the rules, in the words the player reads. */
export interface Clause {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** Our decision where the inventor leaves a gap, with its reason. */
  readonly ruling?: string;
  /** The clause's wording in games played by the other reading. */
  readonly other?: OtherReading;
}

interface OtherReading extends Partial<Pick<Clause, 'title' | 'text' | 'ruling'>> {
  /** The id of the disputed clause whose reading decides the wording. Default: this clause. */
  readonly by?: RuleId;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export type Rulebook = readonly Chapter[];

/** A source of a game: the text of its rules, or an earlier game. */
export interface CreditSource {
  readonly title: string;
  readonly by: string | null;
  /** The URL of the publication. */
  readonly page?: string;
}

/** The credit for the sources of a game. The sources are earlier games and the text of the rules. */
export interface Credit {
  readonly text: CreditSource;
  readonly basis: readonly CreditSource[];
  /** One or two sentences on the version played here. May be empty. */
  readonly version: string;
}

/** The union of the clause ids of a rulebook written `as const`. */
export type IdOf<Book extends Rulebook> = Book[number]['clauses'][number]['id'];

export const clausesOf = (book: Rulebook): readonly Clause[] => book.flatMap((chapter) => chapter.clauses);

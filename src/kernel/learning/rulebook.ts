/** The id of a clause in a rulebook, such as `SN-HEAD-3`. */
export type RuleId = string;

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

export interface CreditSource {
  readonly title: string;
  readonly by: string | null;
  readonly page?: string;
}

/** The sources of a game: earlier games and the text of the rules. */
export interface Credit {
  readonly text: CreditSource;
  readonly basis: readonly CreditSource[];
  /** One or two sentences on the version played here. Empty if the game has only one version. */
  readonly version: string;
}

/** The union of the clause ids of a rulebook. The rulebook must be written `as const`. */
export type IdOf<Book extends Rulebook> = Book[number]['clauses'][number]['id'];

export const clausesOf = (book: Rulebook): readonly Clause[] => book.flatMap((chapter) => chapter.clauses);

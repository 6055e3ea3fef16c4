/** Rulebooks as data. `citing` (citing.ts) checks the ids that other code cites. */

export type RuleId = string;

/** A clause of the rules, in the words the player reads. */
export interface Clause {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** Our decision where the inventor leaves a gap, with its reason. */
  readonly ruling?: string;
  /** The wording of this clause in games that play the other reading of the disputed clause `other.by`. */
  readonly other?: OtherReading;
}

interface OtherReading extends Partial<Pick<Clause, 'title' | 'text' | 'ruling'>> {
  /** The id of the disputed clause. Default: the clause that has this wording. */
  readonly by?: RuleId;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export type Rulebook = readonly Chapter[];

/** A source of a game: the text played here, or a game it builds on. */
export interface CreditSource {
  readonly title: string;
  readonly by: string | null;
  /** The URL of its publication, if known. */
  readonly page?: string;
}

/** The sources of a game, shown at the head of its rulebook. */
export interface Credit {
  readonly text: CreditSource;
  readonly basis: readonly CreditSource[];
  /** One or two sentences on the version of the game played here. Empty if the game has only one version. */
  readonly version: string;
}

/** The union of the clause ids of a rulebook written `as const`. */
export type IdOf<Book extends Rulebook> = Book[number]['clauses'][number]['id'];

export const clausesOf = (book: Rulebook): readonly Clause[] => book.flatMap((chapter) => chapter.clauses);

/** The legend: the meaning of each sign on the board in a game. */
import type { BadgeKind, MarkKind } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

/** A kind of mark or badge as a game uses it. */
export interface SignMeaning<Rule extends RuleId = RuleId> {
  /** Its meaning, in one sentence. */
  readonly says: string;
  readonly rule: Rule;
  /** An example of its number. */
  readonly value?: number;
  /** The piece type that bears it, where it is a piece other than the usual ones. */
  readonly on?: string;
}

/** A sign for every kind of mark and badge that the game can show. */
export interface Legend<Rule extends RuleId = RuleId> {
  /** On squares. */
  readonly marks: Readonly<Partial<Record<MarkKind, SignMeaning<Rule>>>>;
  /** On squares, in overlays and of the piece that is pointed at. */
  readonly overlays: Readonly<Partial<Record<MarkKind, SignMeaning<Rule>>>>;
  /** On pieces. */
  readonly badges: Readonly<Partial<Record<BadgeKind, SignMeaning<Rule>>>>;
}

/** A legend whose signs name clauses of this rulebook; others do not compile. */
export type LegendOf<Book extends Rulebook> = Legend<IdOf<Book>>;

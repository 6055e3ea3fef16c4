/** The legend of a game: the meaning of its marks and badges. */
import type { BadgeKind, MarkKind } from '../view.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

export interface SignMeaning<Rule extends RuleId = RuleId> {
  readonly says: string;
  readonly rule: Rule;
  /** A sample number to draw with it. */
  readonly value?: number;
  /** The piece type to draw it on, if the usual ones never have it. */
  readonly on?: string;
}

/** An entry for every kind of mark and badge that the game can show. */
export interface Legend<Rule extends RuleId = RuleId> {
  readonly marks: Readonly<Partial<Record<MarkKind, SignMeaning<Rule>>>>;
  /** Marks of overlays and of the piece pointed at. */
  readonly overlays: Readonly<Partial<Record<MarkKind, SignMeaning<Rule>>>>;
  readonly badges: Readonly<Partial<Record<BadgeKind, SignMeaning<Rule>>>>;
}

/** A legend that cites clauses of this rulebook alone; others do not compile. */
export type LegendOf<Book extends Rulebook> = Legend<IdOf<Book>>;

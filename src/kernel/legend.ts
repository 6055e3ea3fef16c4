/** The legend: what each sign on the board means in a game. */
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';
import type { BadgeKind, MarkKind } from './view.ts';

/** A kind of mark or badge as a game uses it. */
export interface Sign<Rule extends RuleId = RuleId> {
  /** What it means, in one sentence. */
  readonly says: string;
  readonly rule: Rule;
  /** A number as it may show. */
  readonly value?: number;
  /** The piece type that bears it, where it is none of the others. */
  readonly on?: string;
}

/** A sign for every kind of mark and badge that the game can show: on the board or in an overlay. */
export interface Legend<Rule extends RuleId = RuleId> {
  readonly marks: Readonly<Partial<Record<MarkKind, Sign<Rule>>>>;
  readonly badges: Readonly<Partial<Record<BadgeKind, Sign<Rule>>>>;
}

/** A legend whose signs name clauses of this rulebook; others do not compile. */
export type LegendOf<Book extends Rulebook> = Legend<IdOf<Book>>;

import type { BadgeKindOf, Looks, MarkKindOf } from '../drawing/looks.ts';
import type { IdOf, Rulebook, RuleId } from './rulebook.ts';

export interface SignMeaning<Rule extends RuleId = RuleId> {
  readonly says: string;
  readonly rule: Rule;
  /** A sample number to draw with the sign. */
  readonly value?: number;
  /** The piece type to draw the sign on. Default: a usual piece. */
  readonly on?: string;
}

export interface Legend {
  readonly marks: Readonly<Record<string, SignMeaning>>;
  /** Marks shown only in overlays or for the piece pointed at. */
  readonly overlays: Readonly<Record<string, SignMeaning>>;
  readonly badges: Readonly<Record<string, SignMeaning>>;
}

type Signs<Kind extends string, Book extends Rulebook> = {
  readonly [Each in Kind]?: SignMeaning<IdOf<Book>>;
};

/** A game's legend. A clause id that `Book` lacks does not compile. */
export interface LegendOf<Book extends Rulebook, Own extends Partial<Looks> = Record<never, never>> {
  readonly marks: Signs<MarkKindOf<Own>, Book>;
  readonly overlays: Signs<MarkKindOf<Own>, Book>;
  readonly badges: Signs<BadgeKindOf<Own>, Book>;
}

/** Steps and events: an action clause by clause. Animation, log, sound and ghost read nothing else. */
import type { UnitId } from './asking/target.ts';
import type { Square } from './board/board.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Mark, Outcome, TurnView, UnitView } from './view.ts';

export type BoardEvent =
  /** Also pushed, pulled, swapped, slithered. `path` is its path, start first; `at` its squares now. */
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly path: readonly Square[];
      readonly at: readonly Square[];
    }
  /** A unit leaves the board, by any cause. */
  | { readonly kind: 'captured'; readonly unit: UnitId; readonly by?: UnitId }
  | { readonly kind: 'appeared'; readonly unit: UnitView }
  /** Promoted, converted, fused, paralysed; `without` names optional fields that are gone. */
  | {
      readonly kind: 'changed';
      readonly unit: UnitId;
      readonly to: Partial<Omit<UnitView, 'id' | 'at'>>;
      readonly without?: readonly ('facing' | 'inside')[];
    }
  /** All marks this square bears from now on. */
  | { readonly kind: 'marked'; readonly square: Square; readonly marks: readonly Mark[] }
  | { readonly kind: 'burst'; readonly centre: Square; readonly squares: readonly Square[] }
  /**
   * The line that did it, end to end: a coordination, a pinch, a withdrawal, a pull. Shown, changes nothing.
   */
  | {
      readonly kind: 'traced';
      readonly what: string;
      readonly line: readonly Square[];
      /** It leads from its start to its end, and is drawn as an arrow. */
      readonly directed?: true;
    }
  /**
   * Dice fell: `chance` is [ways, of how many] that it comes, `squares` those it strikes if it does, `sum` what
   * they showed, where they are no foretold ones.
   */
  | {
      readonly kind: 'rolled';
      readonly what: string;
      readonly chance: readonly [number, number];
      readonly came: boolean;
      readonly squares: readonly Square[];
      readonly sum?: number;
    }
  | { readonly kind: 'turned'; readonly turn: TurnView }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** One clause at work. Its events happen together; steps happen in order. */
export interface Step {
  readonly rule: RuleId;
  readonly events: readonly BoardEvent[];
  /** The step in words, where its events do not say it all. */
  readonly text?: string;
}

export const makeStep = (rule: RuleId, events: readonly BoardEvent[], text?: string): Step =>
  text === undefined ? { rule, events } : { rule, events, text };

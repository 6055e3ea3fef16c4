/** Steps and events: an action clause by clause. Animation, log, sound and ghost read nothing else of it. */
import type { UnitId } from './asking/target.ts';
import type { Square } from './board/board.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Mark, Outcome, TurnView, UnitView } from './view.ts';

export type BoardEvent =
  /** Includes pushes, pulls and swaps. `path` begins at the start; `at` has the squares after the move. */
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly path: readonly Square[];
      readonly at: readonly Square[];
    }
  /** The unit leaves the board for any reason. */
  | { readonly kind: 'captured'; readonly unit: UnitId; readonly by?: UnitId }
  | { readonly kind: 'appeared'; readonly unit: UnitView }
  /** Promoted, converted, fused, paralysed. `without` lists optional fields to remove. */
  | {
      readonly kind: 'changed';
      readonly unit: UnitId;
      readonly to: Partial<Omit<UnitView, 'id' | 'at'>>;
      readonly without?: readonly ('facing' | 'inside')[];
    }
  /** All marks that the square has from now on. */
  | { readonly kind: 'marked'; readonly square: Square; readonly marks: readonly Mark[] }
  | { readonly kind: 'burst'; readonly centre: Square; readonly squares: readonly Square[] }
  /** The line of a coordination, a pinch, a withdrawal or a pull, from end to end. It changes nothing. */
  | {
      readonly kind: 'traced';
      readonly what: string;
      readonly line: readonly Square[];
      /** Drawn as an arrow from start to end. */
      readonly directed?: true;
    }
  /**
   * A roll of dice. `chance` is [favourable, all] outcomes, `squares` are those affected if `came`, `sum` is
   * the number shown, absent in a preview.
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

/** One clause at work. The events of a step are simultaneous, steps are sequential. */
export interface Step {
  readonly rule: RuleId;
  readonly events: readonly BoardEvent[];
  /** A sentence, if the events do not say everything. */
  readonly text?: string;
}

export const makeStep = (rule: RuleId, events: readonly BoardEvent[], text?: string): Step =>
  text === undefined ? { rule, events } : { rule, events, text };

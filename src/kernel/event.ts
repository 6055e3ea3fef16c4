/** Steps and events describe an action clause by clause, for the animation, the log and the preview. */
import type { UnitId } from './asking/target.ts';
import type { Square } from './board/board.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Mark, Outcome, TurnView, UnitView } from './view.ts';

export type BoardEvent =
  /** A unit's move along a path, which begins at the unit's old square. */
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly path: readonly Square[];
      readonly at: readonly Square[];
    }
  /** A removal of a unit from the board. Every removal has the kind `captured`, even if no unit captures. */
  | { readonly kind: 'captured'; readonly unit: UnitId; readonly by?: UnitId }
  | { readonly kind: 'appeared'; readonly unit: UnitView }
  | {
      readonly kind: 'changed';
      readonly unit: UnitId;
      readonly to: Partial<Omit<UnitView, 'id' | 'at'>>;
      readonly without?: readonly ('facing' | 'inside')[];
    }
  /** New marks of a square, which replace all its old ones. */
  | { readonly kind: 'marked'; readonly square: Square; readonly marks: readonly Mark[] }
  | { readonly kind: 'burst'; readonly centre: Square; readonly squares: readonly Square[] }
  /** A line drawn on the board, for example along a pull. The line does not change the view. */
  | {
      readonly kind: 'traced';
      readonly what: string;
      readonly line: readonly Square[];
      readonly directed?: true;
    }
  /** A roll of dice, with the numbers of favourable and of possible results. */
  | {
      readonly kind: 'rolled';
      readonly what: string;
      readonly chance: readonly [number, number];
      readonly came: boolean;
      /** The squares that a successful roll affects, such as the squares of an explosion. */
      readonly squares: readonly Square[];
      /** The number rolled; absent in a preview, whose dice are veiled. */
      readonly sum?: number;
    }
  | { readonly kind: 'turned'; readonly turn: TurnView }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** What one clause does in an action. All `events` happen at once. */
export interface Step {
  readonly rule: RuleId;
  readonly events: readonly BoardEvent[];
  /** A sentence for the log, unless the events say enough. */
  readonly text?: string;
}

export const makeStep = (rule: RuleId, events: readonly BoardEvent[], text?: string): Step =>
  text === undefined ? { rule, events } : { rule, events, text };

/** The view of a position: the only data about the game that a board component reads. */
import type { UnitId } from './asking/target.ts';
import type { Square } from './board/board.ts';
import type { Direction } from './board/direction.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Side } from './side.ts';

/** A fact on a unit, or beside a player or the turn. `kind` selects its look (`drawing/looks.ts`). */
export interface Badge {
  readonly kind: string;
  readonly label: string;
  readonly rule: RuleId;
  /** The number drawn on the badge: turns left, a length, a count. */
  readonly value?: number;
  /**
   * The log's sentence when the badge appears, with {} for the unit or square: "{} [is|are] now guarded". Default:
   * the label. An empty sentence is not logged. Avoid counts in the sentence, since each change would be logged.
   */
  readonly news?: string;
  /** Whether `news` reports the end of a state. It is logged only for a unit with an earlier badge of this kind. */
  readonly ending?: true;
  /** Whether only the inspector shows the badge, since it affects no choice at present. */
  readonly quiet?: true;
}

/** The urgencies of facts. The inspector lists facts in this order, the most urgent first. */
export const URGENCIES = ['check', 'capture', 'held', 'power', 'timer'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Makes a fact for the inspector. Facts without an urgency come last in the inspector's list. */
export const fact = (rule: RuleId, label: string, urgency?: Urgency): Badge => ({
  kind: urgency ?? 'fact',
  rule,
  label,
});

export interface Mark extends Badge {
  readonly side?: Side;
  readonly toward?: Direction;
  /** The other square of a mark that joins two squares. */
  readonly to?: Square;
}

export const mark = (
  kind: string,
  rule: RuleId,
  label: string,
  more: Omit<Mark, 'kind' | 'rule' | 'label'> = {},
): Mark => ({
  kind,
  label,
  rule,
  ...more,
});

export const badge = (
  kind: string,
  rule: RuleId,
  label: string,
  more: Omit<Badge, 'kind' | 'rule' | 'label'> = {},
): Badge => ({ kind, label, rule, ...more });

export interface UnitView {
  readonly id: UnitId;
  /** A key of `Game.pieces`. */
  readonly type: string;
  readonly side: Side;
  /** The unit's squares: one for a whole unit, two for halves, head to tail for a chain. */
  readonly at: readonly Square[];
  readonly body: 'whole' | 'halves' | 'chain';
  readonly facing?: Direction;
  /** The unit that carries this one. */
  readonly inside?: UnitId;
  readonly badges: readonly Badge[];
}

/** A phase of a turn, shown under the board. */
export interface PhaseView {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'now' | 'later' | 'waived';
}

/** The end of a game. `winner` is null in a draw; `rule` is the clause that ends it. */
export interface Outcome {
  readonly winner: Side | null;
  readonly rule: RuleId;
  /** The reason for the end. It does not say the result, which is shown beside it. */
  readonly text: string;
}

export interface TurnView {
  readonly toMove: Side;
  /** The turn number as players count it, from 1. */
  readonly number: number;
  readonly phases: readonly PhaseView[];
  /** Facts about one player, usually with a number, such as the Snake's length. */
  readonly players: Readonly<Record<Side, readonly Badge[]>>;
  readonly notes: readonly Badge[];
  readonly outcome: Outcome | null;
}

export interface BoardView {
  readonly units: Readonly<Record<UnitId, UnitView>>;
  /** The marks of each square; squares without marks have no entry. */
  readonly marks: Readonly<Record<Square, readonly Mark[]>>;
  readonly turn: TurnView;
}

/** The part of a view that a variant provides. The kernel adds the outcome and the defaults of `turn`. */
export interface VariantView {
  readonly units: BoardView['units'];
  readonly marks?: BoardView['marks'];
  readonly turn?: Partial<Omit<TurnView, 'outcome'>>;
}

export const unitsOn = (view: BoardView, square: Square): readonly UnitView[] =>
  Object.values(view.units).filter((unit) => unit.at.includes(square));

export const badgesOf = ({ units, marks, turn }: BoardView): readonly Badge[] => [
  ...Object.values(units).flatMap(({ badges }) => badges),
  ...Object.values(marks).flat(),
  ...turn.players.white,
  ...turn.players.black,
  ...turn.notes,
];

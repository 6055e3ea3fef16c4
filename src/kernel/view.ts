/** The view of a position: all that the board shows, so that the board needs no rules. */
import type { UnitId } from './asking/target.ts';
import type { Square } from './board/board.ts';
import type { Direction } from './board/direction.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Side } from './side.ts';

/** A fact shown on a unit or player. `kind` selects the drawing. */
export interface Badge {
  readonly kind: string;
  readonly label: string;
  readonly rule: RuleId;
  /** The number drawn on the badge, such as turns left. */
  readonly value?: number;
  /** The log's sentence for a new badge: "{} [is|are] now guarded". An empty text is not logged. */
  readonly news?: string;
  /** Whether `news` reports the end of what the badge shows, such as a paralysis. */
  readonly ending?: true;
  /** Whether only the inspector shows the badge, since the badge affects no choice now. */
  readonly quiet?: true;
}

/** The urgencies by which the inspector sorts facts, most urgent first. */
export const URGENCIES = ['check', 'capture', 'held', 'power', 'timer'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Makes a fact for the inspector. Without an urgency, the fact comes last. */
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
  /** The piece type, a key of `Game.pieces`. */
  readonly type: string;
  readonly side: Side;
  /** The unit's squares. A chain lists them from head to tail. */
  readonly at: readonly Square[];
  readonly body: 'whole' | 'halves' | 'chain';
  readonly facing?: Direction;
  readonly inside?: UnitId;
  readonly badges: readonly Badge[];
}

export interface PhaseView {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'now' | 'later' | 'waived';
}

/** The end of a game. `winner` is null in a draw. */
export interface Outcome {
  readonly winner: Side | null;
  readonly rule: RuleId;
  /** The reason for the end, without the result, which is shown beside the reason. */
  readonly text: string;
}

export interface TurnView {
  readonly toMove: Side;
  /** The turn number as players count it, from 1. */
  readonly number: number;
  readonly phases: readonly PhaseView[];
  /** Facts about each player, such as the length of the player's Snake. */
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

/** The part of a view that a variant provides. The kernel adds the outcome and the defaults. */
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

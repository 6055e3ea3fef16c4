/** Showing: all that a board component ever sees. */
import type { Square } from './board.ts';
import type { Direction } from './direction.ts';
import type { UnitId } from './menu.ts';
import type { RuleId } from './rulebook.ts';
import type { Side } from './side.ts';

/** A small fact shown on a unit or beside the turn. `kind` chooses its look, `label` says it in words. */
export interface Badge {
  readonly kind: string;
  readonly label: string;
  readonly rule: RuleId;
  /** A number worth showing: turns left, a length, a count. */
  readonly value?: number;
}

/** A fact shown on a square. */
export interface Mark extends Badge {
  readonly side?: Side;
  readonly toward?: Direction;
  /** The other end, where a mark joins two squares. */
  readonly to?: Square;
}

export interface UnitView {
  readonly id: UnitId;
  /** The piece type, a key of the game's `pieces`. */
  readonly type: string;
  readonly side: Side;
  /** One square for a whole unit, two for halves, head to tail for a chain. */
  readonly at: readonly Square[];
  readonly body: 'whole' | 'halves' | 'chain';
  readonly facing?: Direction;
  /** The unit that carries this one. */
  readonly inside?: UnitId;
  readonly badges: readonly Badge[];
}

/** One phase of a turn on the rail under the board. */
export interface PhaseView {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'now' | 'later' | 'waived';
}

/** The end of a game: who won (null: drawn), by which clause, in words. */
export interface Outcome {
  readonly winner: Side | null;
  readonly rule: RuleId;
  readonly text: string;
}

export interface TurnView {
  readonly toMove: Side;
  /** The number players count turns with, from 1. */
  readonly number: number;
  readonly phases: readonly PhaseView[];
  /** Figures that belong to one player: the Snake's length, the worm's room. */
  readonly players: Readonly<Record<Side, readonly Badge[]>>;
  /** Facts about the turn itself. */
  readonly notes: readonly Badge[];
  readonly outcome: Outcome | null;
}

export interface BoardView {
  readonly units: Readonly<Record<UnitId, UnitView>>;
  /** Only squares that bear marks are listed. */
  readonly marks: Readonly<Record<Square, readonly Mark[]>>;
  readonly turn: TurnView;
}

export const unitsOn = (view: BoardView, square: Square): readonly UnitView[] =>
  Object.values(view.units).filter((unit) => unit.at.includes(square));

/** Everything that a view says: badges, marks, figures of the players and notes. */
export const badgesOf = ({ units, marks, turn }: BoardView): readonly Badge[] => [
  ...Object.values(units).flatMap(({ badges }) => badges),
  ...Object.values(marks).flat(),
  ...turn.players.white,
  ...turn.players.black,
  ...turn.notes,
];

/** The view: all that a board component ever sees. */
import type { UnitId } from './asking/target.ts';
import type { Square } from './board/board.ts';
import type { Direction } from './board/direction.ts';
import type { RuleId } from './learning/rulebook.ts';
import type { Side } from './side.ts';

/** A small fact shown on a unit or beside the turn. `kind` chooses its look, `label` says it in words. */
export interface Badge {
  readonly kind: string;
  readonly label: string;
  readonly rule: RuleId;
  /** A number worth showing: turns left, a length, a count. */
  readonly value?: number;
  /**
   * The log's words for its coming: "{} [is|are] now guarded", where {} stands for the unit or square; none
   * if empty. It is news only where these words differ, so a number that ticks in the label is none. Without
   * it the label itself is the news.
   */
  readonly news?: string;
  /** Is that about its last turns? Then it is no news where it comes with that few, which was said. */
  readonly ending?: true;
  /** Is it for the inspector alone, since it changes no choice now? */
  readonly quiet?: true;
}

/** Subjects of facts, the most urgent first, in which an inspected square lists its facts. */
export const URGENCIES = ['check', 'capture', 'held', 'power', 'timer'] as const;
export type Urgency = (typeof URGENCIES)[number];

/**
 * A fact for the inspector: with an urgency it is said at once, without one it stands among the rules that
 * apply.
 */
export const fact = (rule: RuleId, label: string, urgency?: Urgency): Badge => ({
  kind: urgency ?? 'fact',
  rule,
  label,
});

/**
 * The kinds of marks. Each has a look of its own (`ui/board/looks.ts`); a game that needs another adds it
 * here and there.
 */
export const MARK_KINDS = [
  'trail',
  'lair',
  'wall',
  'shadow',
  'tomb',
  'open-tomb',
  'hidden-tomb',
  'trap',
  'sprung-trap',
  'attacked',
  'blast',
  'danger',
  'attacker',
  'check',
  'stuck',
  'held',
  'exit',
  'reach',
  'guarded',
  'guard',
  'empowered',
  'closed',
  'blocked',
  'room',
  'way',
  'corner',
  'freeze',
  'frozen',
  'line',
  'magnet',
  'pull',
  'push',
  'passed',
  'passing',
  'link',
  'tornado',
  'wind',
  'avalanche',
  'bomb',
  'fuse',
  'corrupted',
  'distract',
  'tunnel',
  'quick',
  'hatching',
  'about-to-explode',
  'plan',
  'next-step',
  'march',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A fact shown on a square. */
export interface Mark extends Badge {
  readonly kind: MarkKind;
  readonly side?: Side;
  readonly toward?: Direction;
  /** The other end, where a mark joins two squares. */
  readonly to?: Square;
}

export const mark = (
  kind: MarkKind,
  rule: RuleId,
  label: string,
  more: Omit<Mark, 'kind' | 'rule' | 'label'> = {},
): Mark => ({
  kind,
  label,
  rule,
  ...more,
});

/**
 * The kinds of badges on a unit that are drawn as a sign (`ui/board/units/badgeIcons.ts`), and, behind them,
 * those with a number or a letter: on the lower left, on the lower right and on the upper left. A game that
 * needs another adds it here and there.
 */
export const BADGE_KINDS = [
  'check',
  'frozen',
  'held',
  'paralysed',
  'guard',
  'crown',
  'shield',
  'guarded',
  'empowered',
  'siege',
  'retained',
  'climb',
  'ready',
  'knightmare',
  'link',
  'right',
  'castling',
  'passing',
  'dice',
  'shade',
  'shadow',
  'monad',
  'waiting',
  'shock',
  'hatching',
  'growth',
  'build',
  'moves',
  'fused',
  'promotion',
  'stack',
  'cargo',
  'count',
  'length',
  'range',
  'aim',
  'role',
  'mode',
] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** A fact shown on a unit. */
export interface UnitBadge extends Badge {
  readonly kind: BadgeKind;
}

export const badge = <Kind extends string>(
  kind: Kind,
  rule: RuleId,
  label: string,
  more: Omit<Badge, 'kind' | 'rule' | 'label'> = {},
): Badge & { readonly kind: Kind } => ({ kind, label, rule, ...more });

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

/** The end of a game: the winner (null: drawn), the clause, the words. */
export interface Outcome {
  readonly winner: Side | null;
  readonly rule: RuleId;
  /** The reason of the end, without the result. */
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

/**
 * A variant's part of a view; the kernel adds the side to move, its number and the end where the variant does
 * not.
 */
export interface Shown {
  readonly units: BoardView['units'];
  readonly marks?: BoardView['marks'];
  readonly turn?: Partial<Omit<TurnView, 'outcome'>>;
}

export const unitsOn = (view: BoardView, square: Square): readonly UnitView[] =>
  Object.values(view.units).filter((unit) => unit.at.includes(square));

/** All facts of a view: badges, marks, figures of the players and notes. */
export const badgesOf = ({ units, marks, turn }: BoardView): readonly Badge[] => [
  ...Object.values(units).flatMap(({ badges }) => badges),
  ...Object.values(marks).flat(),
  ...turn.players.white,
  ...turn.players.black,
  ...turn.notes,
];

/**
 * Where a plan has come to (FC-MONAD-1): the unit as it will be after the steps written down so far, on an empty board, and
 * where it can go from there.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Direction } from '../../../kernel/direction.ts';
import type { Side } from '../../../kernel/side.ts';
import { type Purpose, waysOf } from '../moves/lines.ts';
import type { Planned, PlannedSpecial } from '../position/action.ts';
import { beside, farRank, mirrored, rankOf } from '../position/board.ts';
import { isPeaceful, type Kind } from '../position/kinds.ts';
import { rangeOf, type Stack } from '../position/state.ts';

export interface Stance {
  readonly side: Side;
  readonly kind: Kind;
  readonly square: Square;
  readonly aim: Direction;
  readonly range: number;
  readonly isShadow: boolean;
  readonly isOnWall: boolean;
  /** How many stacks it carries. */
  readonly cargo: number;
  /** It has given its life by its own step. */
  readonly isGone: boolean;
}

/** A unit as it is now, on that square. */
export const stanceOf = (stack: Stack, square: Square, isOnWall = false): Stance => {
  const unit = stack.comps[0];
  return {
    side: stack.side,
    kind: unit.kind,
    square,
    aim: unit.aim,
    range: rangeOf(unit, stack),
    isShadow: stack.shade !== null,
    isOnWall,
    cargo: unit.cargo.length,
    isGone: false,
  };
};

/** Where it could end a step of this kind, whatever the board holds; `range`: rays no longer than that. */
export const patternEnds = ({ kind, aim, square }: Stance, deed: Purpose, range: number): readonly Square[] => [
  ...new Set(
    waysOf(kind, aim, deed, square)
      .filter(({ over }) => over === null)
      .flatMap(({ shape, ends }) => (shape === 'ray' ? ends.slice(0, range) : ends).flat()),
  ),
];

/** Where it can go without capturing. */
export const moveEnds = (stance: Stance, range = stance.range): readonly Square[] => {
  if (stance.isGone) return [];
  const own = patternEnds(stance, 'move', range);
  return stance.isOnWall ? [...new Set([...beside(stance.square), ...own])] : own;
};

/** Where it can capture by going there. */
export const captureEnds = (stance: Stance, range = stance.range): readonly Square[] => {
  const { kind, isGone, isOnWall } = stance;
  return isGone || isOnWall || isPeaceful(kind) || kind === 'Z' ? [] : patternEnds(stance, 'capture', range);
};

/** What it becomes when it comes to that square by its own step: a Pawn is promoted. */
const kindOn = ({ kind, side }: Stance, square: Square): Kind => (kind === 'P' && rankOf(square) === farRank(side) ? 'Q' : kind);

const afterSpecial = (stance: Stance, planned: PlannedSpecial): Stance => {
  switch (planned.code) {
    case 'DS':
      return { ...stance, isShadow: false };
    case 'PR':
      return { ...stance, kind: 'Q' };
    case 'AIM':
      return { ...stance, aim: planned.aim };
    case 'LJ':
    case 'TS':
      return { ...stance, square: planned.to };
    case 'MP':
      return { ...stance, square: mirrored(stance.square) };
    case 'WC':
      return { ...stance, square: planned.to, isOnWall: true };
    case 'WJ':
      return { ...stance, square: planned.to, isOnWall: false };
    case 'UL':
    case 'CB':
      return { ...stance, cargo: stance.cargo - 1 };
    case 'DT':
    case 'SL':
      return { ...stance, isGone: true };
    default:
      return stance;
  }
};

/** The unit after one more step. */
export const stanceAfter = (stance: Stance, planned: Planned): Stance =>
  planned.kind === 'leg' ? { ...stance, square: planned.to, kind: kindOn(stance, planned.to) } : afterSpecial(stance, planned);

/** One step of a plan laid on the board. */
export interface Stage {
  readonly planned: Planned;
  readonly from: Square;
  /** Where it goes, or what it is aimed at; `from` where it is neither. */
  readonly to: Square;
}

/** The steps of a plan, from where the unit is or will be before the first of them. */
export const stagesOf = (start: Stance, plan: readonly Planned[]): readonly Stage[] => {
  let stance = start;
  return plan.map((planned): Stage => {
    const { square: from } = stance;
    stance = stanceAfter(stance, planned);
    return { planned, from, to: stance.square === from && 'to' in planned ? planned.to : stance.square };
  });
};

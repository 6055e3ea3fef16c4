/**
 * The abilities that fit into a plan (FC-MONAD-1, FC-SHAD-6), and the unit after each of its steps.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { Direction } from '../../../kernel/board/direction.ts';
import { type Ability, isUsedIn, type PlanUse } from '../abilities/ability.ts';
import { ABILITIES } from '../abilities/list.ts';
import type { Planned, PlannedSpecial } from '../position/action.ts';
import { farRank, rankOf } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import type { ProjectedUnit } from './projected-unit.ts';

/** An ability that a plan can use. */
export interface Use extends Ability {
  readonly plan: PlanUse;
}

const USES: readonly Use[] = ABILITIES.flatMap((ability) => {
  const { plan } = ability;
  return plan ? [{ ...ability, plan }] : [];
});

/** The use of that code; those of one code differ in their units alone. */
export const namedUse = (code: string): Use | undefined => USES.find((use) => use.code === code);

/** Those that fit a unit as it will be. */
export const usesOf = (projected: ProjectedUnit): readonly Use[] => {
  const { kind, isShadow, isOnWall, isGone } = projected;
  const form = isShadow ? 'shadow' : isOnWall ? 'wall' : 'normal';
  return isGone
    ? []
    : USES.filter(
        (use) =>
          isUsedIn(use, form) && (use.kinds?.includes(kind) ?? true) && (use.plan.isFor?.(projected) ?? true),
      );
};

/** The aim of an ability in a plan, as far as it needs one. */
export interface PlannedAim {
  readonly to: Square;
  readonly aim: Direction;
  /** As it is written: carried units are numbered from 1. */
  readonly number: number;
}

/** The step of a plan that uses an ability so. */
export const plannedUse = (
  { code, plan: { targets, directions, numbered } }: Use,
  { to, aim, number = 0 }: Partial<PlannedAim>,
): PlannedSpecial =>
  ({
    kind: 'special',
    code,
    ...(targets && { to }),
    ...(directions && { aim }),
    ...(numbered && { [numbered.what]: numbered.what === 'cargo' ? number - 1 : number }),
  }) as PlannedSpecial;

/** What it becomes when it comes to that square by its own step: a Pawn is promoted. */
const kindOn = ({ kind, side }: ProjectedUnit, square: Square): Kind =>
  kind === 'P' && rankOf(square) === farRank(side) ? 'Q' : kind;

/** The unit after one more step. */
export const projectStep = (projected: ProjectedUnit, planned: Planned): ProjectedUnit =>
  planned.kind === 'leg'
    ? { ...projected, square: planned.to, kind: kindOn(projected, planned.to) }
    : { ...projected, ...namedUse(planned.code)?.plan.after?.(projected, planned) };

/** One step of a plan laid on the board. */
export interface PlanStage {
  readonly planned: Planned;
  readonly from: Square;
  /** Where it goes, or what it is aimed at; `from` where it is neither. */
  readonly to: Square;
}

/** The steps of a plan, from where the unit is or will be before the first of them. */
export const projectPlan = (start: ProjectedUnit, plan: readonly Planned[]): readonly PlanStage[] => {
  let projected = start;
  return plan.map((planned): PlanStage => {
    const { square: from } = projected;
    projected = projectStep(projected, planned);
    return {
      planned,
      from,
      to: projected.square === from && 'to' in planned ? planned.to : projected.square,
    };
  });
};

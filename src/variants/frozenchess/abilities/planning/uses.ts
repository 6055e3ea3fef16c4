/** The abilities that fit into a plan (FC-MONAD-1, FC-SHAD-6), and the unit after each of its steps. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Direction } from '../../../../kernel/board/direction.ts';
import type { ProjectedUnit } from '../../moves/projected-unit.ts';
import type { Planned, PlannedSpecial } from '../../position/action.ts';
import { farRank, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { type Ability, isUsedIn, type PlanUse } from '../ability.ts';
import { ABILITIES } from '../list.ts';

/** An ability that a plan can use. */
export interface Use extends Ability {
  readonly plan: PlanUse;
}

const USES: readonly Use[] = ABILITIES.flatMap((ability) => {
  const { plan } = ability;
  return plan ? [{ ...ability, plan }] : [];
});

/** The use with that code; those of one code differ only in their units. */
export const namedUse = (code: string): Use | undefined => USES.find((use) => use.code === code);

/** The uses open to a projected unit. */
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

/** The aim of an ability in a plan, with the fields it needs. */
export interface PlannedAim {
  readonly to: Square;
  readonly aim: Direction;
  /** The written number: carried units count from 1. */
  readonly number: number;
}

/** The step of a plan that uses an ability with this aim. */
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

/** Its kind after its own step to that square: a Pawn is promoted. */
const kindOn = ({ kind, side }: ProjectedUnit, square: Square): Kind =>
  kind === 'P' && rankOf(square) === farRank(side) ? 'Q' : kind;

/** The unit after one more step. */
export const projectStep = (projected: ProjectedUnit, planned: Planned): ProjectedUnit =>
  planned.kind === 'leg'
    ? { ...projected, square: planned.to, kind: kindOn(projected, planned.to) }
    : { ...projected, ...namedUse(planned.code)?.plan.after?.(projected, planned) };

/** One step of a plan with its squares. */
interface PlanStage {
  readonly planned: Planned;
  readonly from: Square;
  /** Its target; `from` where it has none. */
  readonly to: Square;
}

/** The steps of a plan, from the unit's square before the first of them. */
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

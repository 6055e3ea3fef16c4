/** Abilities that a plan can contain (FC-MONAD-1, FC-SHAD-6). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Direction } from '../../../../kernel/board/direction.ts';
import type { ProjectedUnit } from '../../moves/projected-unit.ts';
import type { Planned, PlannedSpecial } from '../../position/action.ts';
import { farRank, rankOf } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { type Ability, isUsedIn, type PlanRules } from '../ability.ts';
import { ABILITIES } from '../list.ts';

export interface PlannableAbility extends Ability {
  readonly plan: PlanRules;
}

const PLANNABLE_ABILITIES: readonly PlannableAbility[] = ABILITIES.flatMap((ability) => {
  const { plan } = ability;
  return plan ? [{ ...ability, plan }] : [];
});

/** Returns a plannable ability of this code. Abilities that share a code are planned alike. */
export const plannableNamed = (code: string): PlannableAbility | undefined =>
  PLANNABLE_ABILITIES.find((use) => use.code === code);

export const plannableAbilitiesOf = (projected: ProjectedUnit): readonly PlannableAbility[] => {
  const { kind, isShadow, isOnWall, isGone } = projected;
  const form = isShadow ? 'shadow' : isOnWall ? 'wall' : 'normal';
  return isGone
    ? []
    : PLANNABLE_ABILITIES.filter(
        (use) => isUsedIn(use, form) && (use.kinds?.includes(kind) ?? true) && (use.plan.isFor?.(projected) ?? true),
      );
};

export interface PlannedAim {
  readonly to: Square;
  readonly aim: Direction;
  /** How far a Spin moves units, in places (FC-JEST-10), or which carried stack unloads, counted from 1. */
  readonly number: number;
}

export const plannedAbility = (
  { code, plan: { targets, directions, numbered } }: PlannableAbility,
  { to, aim, number = 0 }: Partial<PlannedAim>,
): PlannedSpecial =>
  ({
    kind: 'special',
    code,
    ...(targets && { to }),
    ...(directions && { aim }),
    ...(numbered && { [numbered.what]: numbered.what === 'cargo' ? number - 1 : number }),
  }) as PlannedSpecial;

const kindAfterStep = ({ kind, side }: ProjectedUnit, square: Square): Kind =>
  kind === 'P' && rankOf(square) === farRank(side) ? 'Q' : kind;

export const projectStep = (projected: ProjectedUnit, planned: Planned): ProjectedUnit =>
  planned.kind === 'leg'
    ? { ...projected, square: planned.to, kind: kindAfterStep(projected, planned.to) }
    : { ...projected, ...plannableNamed(planned.code)?.plan.after?.(projected, planned) };

interface PlannedStepSquares {
  readonly planned: Planned;
  readonly from: Square;
  readonly to: Square;
}

export const projectPlan = (start: ProjectedUnit, plan: readonly Planned[]): readonly PlannedStepSquares[] => {
  let projected = start;
  return plan.map((planned): PlannedStepSquares => {
    const { square: from } = projected;
    projected = projectStep(projected, planned);
    return {
      planned,
      from,
      to: projected.square === from && 'to' in planned ? planned.to : projected.square,
    };
  });
};

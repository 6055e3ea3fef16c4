/** Resolves planned steps to actions or refusals (FC-MONAD-4). */
import { followPicks, paths } from '../../../kernel/asking/legal.ts';
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { abilityOf } from '../abilities/index.ts';
import { picksOf } from '../abilities/planning/planner.ts';
import { plannedName } from '../abilities/planning/words.ts';
import { isOnFarRank } from '../mechanics/capture/promotion.ts';
import { struckBy } from '../mechanics/movement/legs.ts';
import { pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { choosableKinds } from '../moves/threat/capturable.ts';
import {
  captureLeg,
  type Leg,
  type Part,
  type Planned,
  type PlannedLeg,
  type PlannedSpecial,
  quietLeg,
  type Special,
  type TargetUnit,
} from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { theActor } from '../position/names.ts';
import { isPlanned, type PlanHolder } from '../position/plan.ts';
import { actorAt, isKindOn } from '../position/squares.ts';
import { holds, idOf, isFused } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

type ResolvedStep<P extends Part = Part> = Result<P, () => Refusal>;

/**
 * Converts a planned leg to a leg that can be played along `path`.
 * A Pawn on the far rank becomes a Queen, since no player is asked (FC-MONAD-4).
 */
const legOf = (
  { stack }: PlanHolder,
  path: readonly Square[],
  { to, capture, extra }: PlannedLeg,
  targetUnit: TargetUnit,
): Leg => {
  const promote = isOnFarRank(stack, to) ? 'Q' : null;
  return capture
    ? { ...captureLeg(path, to, targetUnit), extra: extra === 'leap' ? extra : null, promote }
    : { ...quietLeg(path, to), extra, promote };
};

const NOTHING_STRUCK = {
  leap: "a Knight's Leap there captures nothing",
  fire: 'its Fire there burns nothing',
} as const;

const whyNothingStruck = (holder: PlanHolder, { to, extra }: PlannedLeg): Refusal =>
  refusal(
    'FC-MONAD-4',
    `${theActor(holder)} cannot move to ${nameOf(to)} like this: ${NOTHING_STRUCK[extra ?? 'leap']}.`,
    [to],
  );

const whyNoKing = (holder: PlanHolder, to: Square): Refusal =>
  refusal('FC-MONAD-4', `${theActor(holder)} cannot capture the King on ${nameOf(to)}: no monad can.`, [to]);

const resolveLeg = (state: State, holder: PlanHolder, planned: PlannedLeg): ResolvedStep<Leg> => {
  const { to, capture } = planned;
  const moves = pseudoLegalMoves(state, holder, true, []).filter((move) => move.to === to);
  const move = moves.find((each) => each.capture === capture && !each.why);
  if (!move) return err(moves.find(({ why }) => why)?.why ?? (() => whyNotThere(state, holder, to, true)));
  const target = capture ? (move.prey ?? actorAt(state, to)) : null;
  if (target && holds(target.stack, 'K')) return err(() => whyNoKing(holder, to));
  const { extra } = planned;
  const isVain = extra !== null && struckBy(state, holder, { path: move.path, to, capture }, extra).length === 0;
  if (isVain) return err(() => whyNothingStruck(holder, planned));
  const kind = target && isFused(target.stack) ? (choosableKinds(state, 'capture', holder, target)[0] ?? null) : null;
  return ok(legOf(holder, move.path, planned, move.prey ? idOf(move.prey.stack) : kind));
};

const resolveUse = (state: State, holder: PlanHolder, planned: PlannedSpecial): ResolvedStep<Special> => {
  const none = () =>
    refusal('FC-MONAD-4', `${theActor(holder)} cannot use ${plannedName(planned)} now.`, [holder.square]);
  const ability = abilityOf(state, holder, planned.code, []);
  if (!ability) return err(none);
  const menu = ability.ask(state, holder, []);
  for (const path of paths(menu)) {
    const { act: action } = path;
    if (!isPlanned(planned, action) || ('promote' in action && action.promote !== null && action.promote !== 'Q'))
      continue;
    return ability.captureGainFactor && 'to' in action && isKindOn(state, action.to, 'K')
      ? err(() => whyNoKing(holder, action.to))
      : ok(action);
  }
  return err(() => {
    const followed = followPicks(menu, picksOf(planned).slice(1));
    return !followed.ok && typeof followed.error !== 'number' ? followed.error : none();
  });
};

export const resolveStep = (state: State, holder: PlanHolder, planned: Planned): ResolvedStep => {
  if (planned.kind === 'special') return resolveUse(state, holder, planned);
  return resolveLeg(state, holder, planned);
};

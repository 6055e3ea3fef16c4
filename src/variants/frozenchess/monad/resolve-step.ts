/** One step of a monad as an action of its unit, or its refusal (FC-MONAD-4). Check is not tested here. */
import { follow, paths } from '../../../kernel/asking/legal.ts';
import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { abilityOf } from '../abilities/index.ts';
import { picksOf } from '../abilities/planning/planner.ts';
import { plannedName } from '../abilities/planning/words.ts';
import { isOnFarRank } from '../mechanics/capture/promotion.ts';
import { struckBy } from '../mechanics/movement/legs.ts';
import { pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { choosable } from '../moves/threat/capturable.ts';
import {
  captureLeg,
  type Leg,
  type Part,
  type Planned,
  type PlannedLeg,
  type PlannedSpecial,
  quietLeg,
  type Special,
  type Whom,
} from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { theActor } from '../position/names.ts';
import { type Holder, isPlanned } from '../position/plan.ts';
import { actorAt, holdsOn } from '../position/squares.ts';
import { holds, idOf, isFused } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';

type Attempt<P extends Part = Part> = Result<P, () => Refusal>;

/** The leg of a step along that path. A Pawn on its last rank becomes a Queen. */
const leg = (
  { stack }: Holder,
  path: readonly Square[],
  { to, capture, extra }: PlannedLeg,
  whom: Whom,
): Leg => {
  const promote = isOnFarRank(stack, to) ? 'Q' : null;
  return capture
    ? { ...captureLeg(path, to, whom), extra: extra === 'leap' ? extra : null, promote }
    : { ...quietLeg(path, to), extra, promote };
};

const NOTHING_STRUCK = {
  leap: "a Knight's Leap there captures nothing",
  fire: 'its Fire there burns nothing',
} as const;

const whyNobody = (holder: Holder, { to, extra }: PlannedLeg): Refusal =>
  refusal(
    'FC-MONAD-4',
    `${theActor(holder)} cannot move to ${nameOf(to)} like this: ${NOTHING_STRUCK[extra ?? 'leap']}.`,
    [to],
  );

const whyNoKing = (holder: Holder, to: Square): Refusal =>
  refusal('FC-MONAD-4', `${theActor(holder)} cannot capture the King on ${nameOf(to)}: no monad can.`, [to]);

/** The first pseudo-legal move that makes the planned leg now, or the refusal of its square. */
const resolveLeg = (state: State, holder: Holder, planned: PlannedLeg): Attempt<Leg> => {
  const { to, capture } = planned;
  const moves = pseudoLegalMoves(state, holder, true, []).filter((move) => move.to === to);
  const move = moves.find((each) => each.capture === capture && !each.why);
  if (!move) return err(moves.find(({ why }) => why)?.why ?? (() => whyNotThere(state, holder, to, true)));
  const target = capture ? (move.prey ?? actorAt(state, to)) : null;
  if (target && holds(target.stack, 'K')) return err(() => whyNoKing(holder, to));
  const { extra } = planned;
  const isVain =
    extra !== null && struckBy(state, holder, { path: move.path, to, capture }, extra).length === 0;
  if (isVain) return err(() => whyNobody(holder, planned));
  const kind =
    target && isFused(target.stack) ? (choosable(state, 'capture', holder, target)[0] ?? null) : null;
  return ok(leg(holder, move.path, planned, move.prey ? idOf(move.prey.stack) : kind));
};

const resolveUse = (state: State, holder: Holder, planned: PlannedSpecial): Attempt<Special> => {
  const none = () =>
    refusal('FC-MONAD-4', `${theActor(holder)} cannot use ${plannedName(planned)} now.`, [holder.square]);
  const ability = abilityOf(state, holder, planned.code, []);
  if (!ability) return err(none);
  const menu = ability.ask(state, holder, []);
  for (const path of paths(menu)) {
    const { act: action } = path;
    if (
      !isPlanned(planned, action) ||
      ('promote' in action && action.promote !== null && action.promote !== 'Q')
    )
      continue;
    return ability.takes && 'to' in action && holdsOn(state, action.to, 'K')
      ? err(() => whyNoKing(holder, action.to))
      : ok(action);
  }
  return err(() => {
    const followed = follow(menu, picksOf(planned).slice(1));
    return !followed.ok && typeof followed.error !== 'number' ? followed.error : none();
  });
};

export const resolveStep = (state: State, holder: Holder, planned: Planned): Attempt => {
  if (planned.kind === 'special') return resolveUse(state, holder, planned);
  return resolveLeg(state, holder, planned);
};

/**
 * One step of a monad as its unit would make it now, were it its player's turn (FC-MONAD-4): which action that is, or what
 * forbids it. Check on the own King is left out; Kings are never its victims.
 */
import type { Square } from '../../../kernel/board.ts';
import { follow, type Menu, paths, type Refusal } from '../../../kernel/menu.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { no } from '../abilities/ability.ts';
import { abilitiesOf } from '../abilities/index.ts';
import { isOnFarRank } from '../mechanics/capture/promotion.ts';
import { displaced } from '../mechanics/movement/displacement.ts';
import { leaptOver } from '../mechanics/movement/leap.ts';
import { burnt } from '../mechanics/movement/legs.ts';
import { shadowMoved } from '../mechanics/shadows/capture.ts';
import { shadowsBurnt, shadowsLeaptOver } from '../mechanics/shadows/legs.ts';
import { huntEnds, isHunter, moveEnds, preyAmong, whyShadowNotThere } from '../mechanics/shadows/reach.ts';
import { actorShadow } from '../mechanics/shadows/shadows.ts';
import { choosable } from '../mechanics/threat/capturable.ts';
import { pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { begun } from '../moves/resolution.ts';
import {
  CODES,
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
import { holds, idOf, isEmpty, isFused, kindOf, type Shadow, type State, stackOn, theActor } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import type { Holder } from './holders.ts';
import { isPlanned } from './plan.ts';
import { picksOf } from './planner.ts';

/** A step as an action now, or why it cannot be one. */
export type Attempt<P extends Part = Part> = Result<P, () => Refusal>;

/** The leg of a step along that path; on its far rank a Pawn becomes a Queen. */
const leg = ({ stack }: Holder, path: readonly Square[], { to, capture, extra }: PlannedLeg, whom: Whom): Leg => {
  const promote = isOnFarRank(stack, to) ? 'Q' : null;
  return capture
    ? { ...captureLeg(path, to, whom), extra: extra === 'leap' ? extra : null, promote }
    : { ...quietLeg(path, to), extra, promote };
};

const NOBODY_STRUCK = {
  leap: 'its Leap would capture nobody there',
  fire: 'its Fire would burn nobody there',
} as const;

const whyNobody = (holder: Holder, { to, extra }: PlannedLeg): Refusal =>
  no(rule('FC-MONAD-4'), [to], `${theActor(holder)} does not go to ${nameOf(to)} so: ${NOBODY_STRUCK[extra ?? 'leap']}.`);

const whyNoKing = (holder: Holder, to: Square): Refusal =>
  no(rule('FC-MONAD-4'), [to], `${theActor(holder)} cannot capture the King on ${nameOf(to)}: no monad captures a King.`);

/** Does the special capture that the step asks for take anybody? */
const strikes = (state: State, holder: Holder, path: readonly Square[], { to, capture, extra }: PlannedLeg): boolean => {
  const { square, stack } = holder;
  if (extra === null) return true;
  const isFree = capture || isEmpty(state, to);
  if (extra === 'leap') return isFree && leaptOver(state, square, to).length > 0;
  return kindOf(stack) === 'D' && isFree && burnt(displaced(begun(state, holder), path, rule('FC-MOVE-4')).state, to).length > 0;
};

const solidLeg = (state: State, holder: Holder, planned: PlannedLeg): Attempt<Leg> => {
  const { square, stack } = holder;
  const { to, capture } = planned;
  const found = pseudoLegalMoves(state, square, true, []).filter((each) => each.to === to);
  const way = found.find((each) => each.capture === capture && !each.why);
  if (!way) return err(found.find(({ why }) => why)?.why ?? (() => whyNotThere(state, square, to, true)));
  const there = capture ? stackOn(state, to) : null;
  if (there && holds(there, 'K')) return err(() => whyNoKing(holder, to));
  if (!strikes(state, holder, way.path, planned)) return err(() => whyNobody(holder, planned));
  const victim = there && isFused(there) ? (choosable(state, 'capture', kindOf(stack), square, to)[0] ?? null) : null;
  return ok(leg(holder, way.path, planned, victim));
};

const shadowStrikes = (state: State, shadow: Shadow, path: readonly Square[], { to, extra }: PlannedLeg): boolean => {
  if (extra === null) return true;
  if (extra === 'leap') return shadowsLeaptOver(state, shadow, to).length > 0;
  const there = actorShadow(shadowMoved(begun(state, shadow), shadow, path, rule('FC-SHAD-3')));
  return kindOf(shadow.stack) === 'D' && there !== null && shadowsBurnt(state, there).length > 0;
};

const shadowLeg = (state: State, holder: Holder, planned: PlannedLeg): Attempt<Leg> => {
  const shadow: Shadow = { square: holder.square, stack: holder.stack };
  const { to, capture } = planned;
  const [first] = capture && isHunter(shadow) ? preyAmong(state, 'capture', shadow, [to]) : [];
  const path = capture ? first && huntEnds(state, shadow).get(to) : moveEnds(state, shadow).get(to);
  if (!path || !isEmpty(state, to)) return err(() => whyShadowNotThere(state, shadow, to));
  if (!shadowStrikes(state, shadow, path, planned)) return err(() => whyNobody(holder, planned));
  return ok(leg(holder, path, planned, first ? idOf(first.stack) : null));
};

/** What the unit is asked after the option of this ability, in the form it has; null if it has none such now. */
const asked = (state: State, holder: Holder, { code }: PlannedSpecial): Menu<Special> | null =>
  abilitiesOf(state, holder, [])
    .find((ability) => ability.code === code)
    ?.ask(state, holder, []) ?? null;

/** A blast at a King would capture it. */
const isAtKing = (state: State, to: Square): boolean => {
  const stack = stackOn(state, to);
  return stack !== null && holds(stack, 'K');
};

const use = (state: State, holder: Holder, planned: PlannedSpecial): Attempt<Special> => {
  const none = () => no(rule('FC-MONAD-4'), [holder.square], `${theActor(holder)} has no ${CODES[planned.code]} now.`);
  const menu = asked(state, holder, planned);
  if (!menu) return err(none);
  for (const path of paths(menu)) {
    const { act: action } = path;
    if (!isPlanned(planned, action) || ('promote' in action && action.promote !== null && action.promote !== 'Q')) continue;
    return action.code === 'CB' && isAtKing(state, action.to) ? err(() => whyNoKing(holder, action.to)) : ok(action);
  }
  return err(() => {
    const followed = follow(menu, picksOf(planned).slice(1));
    return !followed.ok && typeof followed.error !== 'number' ? followed.error : none();
  });
};

/** The step as an action of the unit where it is now. */
export const attempted = (state: State, holder: Holder, planned: Planned): Attempt => {
  if (planned.kind === 'special') return use(state, holder, planned);
  return holder.stack.shade ? shadowLeg(state, holder, planned) : solidLeg(state, holder, planned);
};

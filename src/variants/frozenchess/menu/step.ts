/** Asking for one step of a turn: its square, its bounce or ability, and what it leaves open (a promotion, a special capture). */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTION_NAMES } from '../../../kernel/direction.ts';
import {
  act,
  ask,
  type Choice,
  chain,
  direction,
  type Hint,
  type Menu,
  open,
  option,
  type Refusal,
  refused,
  square,
} from '../../../kernel/menu.ts';
import { counted } from '../../../kernel/words.ts';
import { type Ability, askPromotion, askVictim, deadEnd, no } from '../abilities/ability.ts';
import { wearOf } from '../mechanics/capture/capture.ts';
import { type Bounce, bouncesOf, canBounce } from '../mechanics/movement/bounce.ts';
import { displaced } from '../mechanics/movement/displacement.ts';
import { leaptOver } from '../mechanics/movement/leap.ts';
import { burnt } from '../mechanics/movement/legs.ts';
import { isShockable, shockOf } from '../mechanics/movement/shellshock.ts';
import { whyShadowNotThere } from '../mechanics/shadows/reach.ts';
import { checkersOf } from '../moves/attacks.ts';
import { obstacle, type PseudoLegalMove, whyNotThere } from '../moves/generate.ts';
import { faultOf } from '../moves/legality.ts';
import { begun, type Ply } from '../moves/resolution.ts';
import { walkedLegs } from '../moves/resolve.ts';
import { type Act, type Action, byActor, CODES, captureLeg, type Leg, type Part, quietLeg, type Special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import {
  type Actor,
  actingUnit,
  actorAt,
  holdsOnly,
  isClosedTomb,
  isCorrupted,
  isEmpty,
  isFused,
  isOnWall,
  kindOf,
  type Lent,
  rangeOf,
  type Stack,
  type State,
  stackAt,
  stackOn,
  theUnit,
  worn,
} from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** An action as a leaf, or a dead end that says why it is illegal. */
export const leaf = (state: State, action: Action): Menu<Act> => {
  const fault = faultOf(state, action);
  return fault ? deadEnd(fault) : act<Act>(action);
};

/** Why a unit does not get to a square, in the form it has; `isFirst`: by the first step of its turn. */
export const whyNotTo = (state: State, actor: Actor, to: Square, isFirst: boolean): Refusal =>
  actor.stack.shade ? whyShadowNotThere(state, actor, to) : whyNotThere(state, actor.square, to, isFirst);

/** A turn made of these parts, as a leaf. */
export const moveLeaf = (state: State, actor: Actor, legs: readonly Part[]): Menu<Act> =>
  leaf(state, { kind: 'move', ...byActor(actor), legs });

/** Whom the King would kill by stepping into their check. */
const kingHint = (state: State, from: Square, { to, path, capture }: Pick<PseudoLegalMove, 'to' | 'path' | 'capture'>): Hint => {
  const leg = capture ? captureLeg(path, to, null) : quietLeg(path, to);
  const moved = walkedLegs(begun(state, actorAt(state, from)), [leg]);
  const killed = moved.isKingTaken ? [] : checkersOf(moved.state, state.toMove);
  if (killed.length === 0) return no(rule('FC-KING-1'), [to], `No enemy checks the King on ${nameOf(to)}.`);
  return no(rule('FC-KING-2'), killed, `King's Check: ${killed.map((each) => obstacle(moved.state, each)).join(' and ')} would die.`);
};

/** What danger on its way takes from a rider's range. */
const shockHint = (state: State, { side }: Stack, path: readonly Square[]): Hint => {
  const shock = shockOf(state, side, [path]);
  if (shock === 0) return no(rule('FC-SHOCK-1'), [], 'Nothing on its way shellshocks it.');
  return no(rule('FC-SHOCK-1'), path.slice(1, -1), `Shellshock: its range is less by ${shock} until the end of its next turn.`);
};

/** Worth knowing before a unit goes there. */
const hintFor = (state: State, from: Square, { to, path, capture }: PseudoLegalMove): (() => Hint) | null => {
  if (!capture && isClosedTomb(state, to)) {
    return () => no(rule('FC-TOMB-4'), [to], `${theUnit(state, from)} dies: the tomb on ${nameOf(to)} explodes under it.`);
  }
  if (isCorrupted(state, to)) {
    return () => no(rule('FC-CORR-2'), [to], `${theUnit(state, from)} dies for good: ${nameOf(to)} is corrupted.`);
  }
  const there = capture ? stackOn(state, to) : null;
  const victim = there && !isFused(there) ? there : null;
  if (victim && kindOf(victim) === 'J') {
    return () => no(rule('FC-JEST-5'), [to], `The captured Jester explodes: whatever stands on or next to ${nameOf(to)} dies.`);
  }
  if (victim && kindOf(victim) === 'Q') return () => no(rule('FC-QUEEN-3'), [to], 'The capturer is poisoned: it misses six turns.');
  const stack = stackOn(state, from) as Stack;
  const unit = actingUnit(stack);
  if (unit.kind === 'K') return () => kingHint(state, from, { to, path, capture });
  const passed = path.slice(1, -1).filter((each) => isClosedTomb(state, each));
  if (passed.length > 0 && unit.kind === 'D')
    return () => no(rule('FC-DRAG-3'), passed, `${theUnit(state, from)} passes over a tomb at no cost.`);
  if (passed.length > 0) return () => no(rule('FC-TOMB-3'), passed, `${theUnit(state, from)} passes over a tomb and misses a turn.`);
  const before = rangeOf(unit, stack);
  const after = victim ? rangeOf(worn(unit, wearOf(kindOf(victim))), stack) : before;
  if (after !== before) return () => no(rule('FC-CAP-3'), [from], `Its range falls from ${before} to ${after}.`);
  if (path.length > 2 && isShockable(stack)) return () => shockHint(state, stack, path);
  return null;
};

const toneOf = (state: State, { to, capture }: PseudoLegalMove): 'move' | 'capture' | 'danger' => {
  const victim = capture ? stackOn(state, to) : null;
  if (victim ? holdsOnly(victim, 'J') : isClosedTomb(state, to) || isCorrupted(state, to)) return 'danger';
  return capture ? 'capture' : 'move';
};

/** Squares to go to, each leading on to what is asked next. */
export const tryChoices = <A>(
  state: State,
  from: Square,
  tries: readonly PseudoLegalMove[],
  next: (each: PseudoLegalMove) => Menu<A>,
): readonly Choice<A>[] =>
  tries.map((each) => {
    if (each.why) return refused(square(each.to), each.why);
    const hint = hintFor(state, from, each);
    return open(square(each.to), toneOf(state, each), () => next(each), hint ? { hint } : {});
  });

const askExtra = (leg: Leg, extra: string, special: Leg, squares: readonly Square[], clause: string): Menu<Leg> =>
  ask<Leg>(
    'With or without its special capture?',
    [
      open(option('plain'), 'move', () => act(leg), { label: `Just ${nameOf(leg.to)}` }),
      open(option(special.extra ?? ''), 'capture', () => act(special), { label: `${extra}: ${squares.map(nameOf).join(', ')}` }),
    ],
    () => no(clause, squares, 'Choose with or without the special capture.'),
  );

/** Knight's Leap and Dragon's Fire are offered where they would take somebody. */
const askSpecialCapture = (ply: Ply, from: Square, leg: Leg): Menu<Leg> => {
  const { state } = ply;
  const { path, to } = leg;
  const kind = kindOf(stackAt(state, from));
  if (kind === 'N' && (leg.capture || isEmpty(state, to))) {
    const victims = leaptOver(state, from, to);
    if (victims.length > 0) return askExtra(leg, "Knight's Leap", { ...leg, extra: 'leap' }, victims, rule('FC-KNIG-2'));
  }
  if (kind === 'D' && !leg.capture && isEmpty(state, to)) {
    const victims = burnt(displaced(ply, path, rule('FC-MOVE-4')).state, to);
    if (victims.length > 0) return askExtra(leg, "Dragon's Fire", { ...leg, extra: 'fire' }, victims, rule('FC-DRAG-2'));
  }
  return act(leg);
};

/** The leg of a try, and whom of a stack it captures. */
const askCaptured = ({ state, trail }: Ply, at: Square, { to, path, capture, corners }: PseudoLegalMove): Menu<Leg> => {
  if (!capture) return act<Leg>(quietLeg(path, to, corners));
  const deed = trail.length > 0 ? 'further' : 'capture';
  return chain(askVictim(state, deed, kindOf(stackAt(state, at)), at, to), (whom) => act<Leg>(captureLeg(path, to, whom)));
};

/** May a special capture be part of the step? */
export type Extra = 'never' | 'may' | 'must';

const askExtraOf = (ply: Ply, at: Square, leg: Leg, extra: Extra): Menu<Leg> => {
  if (extra === 'must') return act<Leg>({ ...leg, extra: 'leap' });
  const isBounce = !leg.capture && leg.corners.length > 0;
  return extra === 'may' && !isBounce ? askSpecialCapture(ply, at, leg) : act(leg);
};

/** The leg that a try becomes, once all it leaves open is answered; only a Knight must leap. */
export const legOf = (ply: Ply, at: Square, each: PseudoLegalMove, extra: Extra): Menu<Leg> => {
  const { state } = ply;
  const there = stackOn(state, each.to);
  return chain(askCaptured(ply, at, each), (leg) =>
    askPromotion(
      state,
      actorAt(state, at),
      leg.to,
      (promote) => askExtraOf(ply, at, promote ? { ...leg, promote } : leg, extra),
      there ? [there] : [],
    ),
  );
};

/** Bounces, by their end squares; where several lead to one, by their first direction. */
export const bounceChoices = <A>(ply: Ply, at: Square, next: (each: PseudoLegalMove) => Menu<A>): readonly Choice<A>[] => {
  const { state } = ply;
  const stack = stackOn(state, at);
  if (!stack || !canBounce(kindOf(stack)) || isOnWall(state, at)) return [];
  const name = theUnit(state, at);
  const asked = (): Menu<A> => {
    const bounces = bouncesOf(state, at);
    const tries = bounces.map((each): PseudoLegalMove & Bounce => ({ ...each, capture: false, why: null }));
    const firsts = tries.filter(({ to }, index) => tries.findIndex((each) => each.to === to) === index);
    const askFirst = (same: readonly (PseudoLegalMove & Bounce)[]): Menu<A> =>
      ask<A>(
        'Which way first?',
        same.map((each) =>
          open(direction(each.first), 'move', () => next(each), {
            label: `${DIRECTION_NAMES[each.first]}, by ${each.corners.map(nameOf).join(', ')}`,
          }),
        ),
        () => no(rule('FC-BNC-2'), [at], 'For each first direction there is one bounce to a square.'),
      );
    return ask<A>(
      `${name}: bounce to which square?`,
      tryChoices(state, at, firsts, (first) => {
        const same = tries.filter(({ to }) => to === first.to);
        return same.length > 1 ? askFirst(same) : next(first);
      }),
      (target) =>
        no(
          rule('FC-BNC-1'),
          target.kind === 'square' ? [target.square] : [at],
          `${name} does not come there by a bounce: it turns by a right angle only where something stops it.`,
        ),
    );
  };
  const hint = () => no(rule('FC-BNC-1'), [at], 'It turns by a right angle where something stops it, and never captures so.');
  return [open(option('bounce'), 'plain', asked, { label: 'Bounce', hint })];
};

/** A special action by its option, with its price; `lent`: what was lent to it at the start of its turn. */
export const abilityChoice = <A>(
  state: State,
  actor: Actor,
  ability: Ability,
  next: (action: Special) => Menu<A>,
  lent?: readonly Lent[],
): Choice<A> => {
  const { code, costs, words, rule: clause } = ability;
  const price = ability.cost?.(actor) ?? ability.price;
  const paid = price > 0 ? ` It is paralysed for ${counted(price, 'turn')} in return.` : '';
  return open(option(code), costs ? 'danger' : 'special', () => chain(ability.ask(state, actor, lent), next), {
    label: price > 0 ? `${CODES[code]} (price ${price})` : CODES[code],
    hint: () => no(clause, [actor.square], `${words}${paid}`),
  });
};

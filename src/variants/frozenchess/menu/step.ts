/** Asking for one step of a turn: its square, its bounce or ability, and what it leaves open (a promotion, a special capture). */
import type { Square } from '../../../kernel/board.ts';
import { DIRECTION_NAMES } from '../../../kernel/direction.ts';
import { act, ask, type Choice, chain, direction, type Hint, type Menu, open, option, refused, square } from '../../../kernel/menu.ts';
import { counted } from '../../../kernel/words.ts';
import { type Ability, askVictim, deadEnd, no, pickKind } from '../abilities/ability.ts';
import { wearOf } from '../mechanics/capture/capture.ts';
import { isOnFarRank } from '../mechanics/capture/promotion.ts';
import { type Bounce, bouncesOf, canBounce } from '../mechanics/movement/bounce.ts';
import { displaced } from '../mechanics/movement/displacement.ts';
import { leaptOver } from '../mechanics/movement/leap.ts';
import { burnt } from '../mechanics/movement/legs.ts';
import { isShockable, shockOf } from '../mechanics/movement/shellshock.ts';
import { checkersOf } from '../moves/attacks.ts';
import { obstacle, type Try } from '../moves/generate.ts';
import { faultOf } from '../moves/legality.ts';
import { begun, type Ply } from '../moves/resolution.ts';
import { walkedLegs } from '../moves/resolve.ts';
import { type Act, type Action, CODES, type Leg, type Special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import {
  actingUnit,
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
  stackOn,
  theUnit,
  worn,
} from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** An action as a leaf, or a dead end that says why it is illegal. In `state` a stack already acts as one of its units. */
export const leaf = (state: State, given: Action): Menu<Act> => {
  const action = given.kind === 'null' || given.shadow !== null ? given : { ...given, acting: stackOn(state, given.from)?.acting ?? 0 };
  const fault = faultOf(state, action);
  return fault ? deadEnd(fault) : act<Act>(action);
};

/** Whom the King would kill by stepping into their check. */
const kingHint = (state: State, from: Square, { to, path, capture }: Pick<Try, 'to' | 'path' | 'capture'>): Hint => {
  const leg: Leg = { kind: 'leg', to, path, corners: [], capture, extra: null, promote: null, victim: null, prey: null };
  const moved = walkedLegs(begun(state, from), [leg]);
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
const hintFor = (state: State, from: Square, { to, path, capture }: Try): (() => Hint) | null => {
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

const toneOf = (state: State, { to, capture }: Try): 'move' | 'capture' | 'danger' => {
  const victim = capture ? stackOn(state, to) : null;
  if (victim ? holdsOnly(victim, 'J') : isClosedTomb(state, to) || isCorrupted(state, to)) return 'danger';
  return capture ? 'capture' : 'move';
};

/** Squares to go to, each leading on to what is asked next. */
export const tryChoices = <A>(state: State, from: Square, tries: readonly Try[], next: (each: Try) => Menu<A>): readonly Choice<A>[] =>
  tries.map((each) => {
    if (each.why) return refused(square(each.to), each.why);
    const hint = hintFor(state, from, each);
    return open(square(each.to), toneOf(state, each), () => next(each), hint ? { hint } : {});
  });

/** What a pawn becomes on its far rank, or nothing. */
const askPromotion = (state: State, from: Square, to: Square): Menu<Leg['promote']> => {
  const there = stackOn(state, to);
  return isOnFarRank(stackOn(state, from) as Stack, to)
    ? pickKind<Leg['promote']>(state, (kind) => act(kind), there ? [there] : [])
    : act<Leg['promote']>(null);
};

const askExtra = (plain: string, extra: string, name: 'leap' | 'fire', squares: readonly Square[], clause: string): Menu<Leg['extra']> =>
  ask<Leg['extra']>(
    'With or without its special capture?',
    [
      open(option('plain'), 'move', () => act<Leg['extra']>(null), { label: plain }),
      open(option(name), 'capture', () => act<Leg['extra']>(name), { label: `${extra}: ${squares.map(nameOf).join(', ')}` }),
    ],
    () => no(clause, squares, 'Choose with or without the special capture.'),
  );

/** Knight's Leap and Dragon's Fire are offered where they would take somebody. */
const askSpecialCapture = (ply: Ply, from: Square, { to, path, capture }: Try): Menu<Leg['extra']> => {
  const { state } = ply;
  const kind = kindOf(stackOn(state, from) as Stack);
  if (kind === 'N' && (capture || isEmpty(state, to))) {
    const victims = leaptOver(state, from, to);
    if (victims.length > 0) return askExtra(`Just ${nameOf(to)}`, "Knight's Leap", 'leap', victims, rule('FC-KNIG-2'));
  }
  if (kind === 'D' && !capture && isEmpty(state, to)) {
    const victims = burnt(displaced(ply, path, rule('FC-MOVE-4')).state, to);
    if (victims.length > 0) return askExtra(`Just ${nameOf(to)}`, "Dragon's Fire", 'fire', victims, rule('FC-DRAG-2'));
  }
  return act<Leg['extra']>(null);
};

/** Whom of a stack the step captures. */
const askCaptured = ({ state, trail }: Ply, at: Square, { to, capture }: Try): Menu<Kind | null> => {
  const deed = trail.length > 0 ? 'further' : 'capture';
  return capture ? askVictim(state, deed, kindOf(stackOn(state, at) as Stack), at, to) : act<Kind | null>(null);
};

/** May a special capture be part of the step? */
type Extra = 'never' | 'may' | 'must';

const askExtraOf = (ply: Ply, at: Square, each: Try, extra: Extra): Menu<Leg['extra']> => {
  if (extra === 'must') return act<Leg['extra']>('leap');
  return extra === 'may' && !each.corners ? askSpecialCapture(ply, at, each) : act<Leg['extra']>(null);
};

/** The leg that a try becomes, once all it leaves open is answered; only a Knight must leap. */
export const legOf = (ply: Ply, at: Square, each: Try, extra: Extra): Menu<Leg> => {
  const { path, to, capture, corners = [] } = each;
  return chain(askCaptured(ply, at, each), (victim) =>
    chain(askPromotion(ply.state, at, to), (promote) =>
      chain(askExtraOf(ply, at, each, extra), (special) =>
        act<Leg>({ kind: 'leg', path, to, corners, capture, extra: special, promote, victim, prey: null }),
      ),
    ),
  );
};

/** Bounces, by their end squares; where several lead to one, by their first direction. */
export const bounceChoices = <A>(ply: Ply, at: Square, next: (each: Try) => Menu<A>): readonly Choice<A>[] => {
  const { state } = ply;
  const stack = stackOn(state, at);
  if (!stack || !canBounce(kindOf(stack)) || isOnWall(state, at)) return [];
  const name = theUnit(state, at);
  const asked = (): Menu<A> => {
    const bounces = bouncesOf(state, at);
    const tries = bounces.map((each): Try & Bounce => ({ ...each, capture: false, why: null }));
    const firsts = tries.filter(({ to }, index) => tries.findIndex((each) => each.to === to) === index);
    const askFirst = (same: readonly (Try & Bounce)[]): Menu<A> =>
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
  from: Square,
  ability: Ability,
  next: (action: Special) => Menu<A>,
  lent?: readonly Lent[],
): Choice<A> => {
  const { code, price, costs, words, rule: clause } = ability;
  const paid = price > 0 ? ` It is paralysed for ${counted(price, 'turn')} in return.` : '';
  return open(option(code), costs ? 'danger' : 'special', () => chain(ability.ask(state, from, lent), next), {
    label: price > 0 ? `${CODES[code]} (price ${price})` : CODES[code],
    hint: () => no(clause, [from], `${words}${paid}`),
  });
};

/** The questions of one step: square, path, victim and promotion. Only open questions are asked. */
import { findAny, not } from '../../../kernel/asking/legal.ts';
import {
  act,
  type Choice,
  chain,
  type Hint,
  type MayContinue,
  type Menu,
  makeQuestion,
  type OpenChoice,
  open,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { direction, option, square, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../../kernel/board/direction.ts';
import { sideName } from '../../../kernel/side.ts';
import { countWords, listWords } from '../../../kernel/words.ts';
import { type Ability, costOf } from '../abilities/ability.ts';
import { askPromotion, askVictim, deadEnd } from '../abilities/asking.ts';
import { offer } from '../abilities/offers.ts';
import { rangeLossOf } from '../mechanics/movement/capture.ts';
import { struckBy } from '../mechanics/movement/legs.ts';
import { isShockable, shockOf } from '../mechanics/movement/shellshock.ts';
import { currentActing } from '../mechanics/ply.ts';
import { checkersOf } from '../moves/attacks.ts';
import { type Bounce, bouncesOf, canBounce } from '../moves/bounce.ts';
import type { PseudoLegalMove } from '../moves/generate.ts';
import { lengthOf } from '../moves/shadow-reach.ts';
import { type Act, byActor, captureLeg, type Leg, type Part, quietLeg, type Special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { actorName, obstacle, theActor } from '../position/names.ts';
import type { Lent } from '../position/schema.ts';
import { isClosedTomb, isCorrupted, isOnWall, stackAt, stackOn } from '../position/squares.ts';
import { actingUnit, holdsOnly, idOf, isFused, kindOf, rangeOf, withRangeLost } from '../position/stacks.ts';
import type { Actor, Stack, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { faultOf } from '../turn/legality.ts';
import { type TurnPosition, turnPositionAfter } from '../turn/resolve.ts';
import { type IsFutile, quickAnswerFrom } from './futile.ts';

export const actionLeaf = (state: State, action: Act): Menu<Act> => {
  const fault = faultOf(state, action);
  return fault ? deadEnd(fault) : act<Act>(action);
};

export const moveLeaf = (state: State, actor: Actor, legs: readonly Part[]): Menu<Act> =>
  actionLeaf(state, { kind: 'move', ...byActor(actor), legs });

const kingHint = (state: State, king: Actor, { to, path, capture }: PseudoLegalMove): Hint | undefined => {
  const leg = capture ? captureLeg(path, to, null) : quietLeg(path, to);
  const moved = turnPositionAfter(state, king, [leg]);
  const killed = moved.isKingTaken ? [] : checkersOf(moved.state, state.toMove);
  if (killed.length === 0) return undefined;
  return refusal(
    'FC-KING-2',
    `King's Check kills ${listWords(killed.map((each) => obstacle(moved.state, each)))}.`,
    killed,
  );
};

const shockHint = (state: State, { side }: Stack, path: readonly Square[]): Hint | undefined => {
  const shock = shockOf(state, side, [path]);
  if (shock === 0) return undefined;
  return refusal(
    'FC-SHOCK-1',
    `Shellshock costs it ${countWords(shock, 'square')} of range until the end of its next turn.`,
    path.slice(1, -1),
  );
};

const hintFor = (state: State, actor: Actor, move: PseudoLegalMove): (() => Hint | undefined) | null => {
  const { to, path, capture } = move;
  const { square: from, stack } = actor;
  if (stack.shade) {
    const dist = stack.shade.dist + lengthOf(path);
    return () => refusal('FC-SHAD-3', `It will have travelled ${countWords(dist, 'square')} as a shadow.`, [to]);
  }
  if (!capture && isClosedTomb(state, to)) {
    return () => refusal('FC-TOMB-4', `${theActor(actor)} dies: the tomb on ${nameOf(to)} explodes.`, [to]);
  }
  if (isCorrupted(state, to)) {
    return () => refusal('FC-CORR-2', `${theActor(actor)} dies for good: ${nameOf(to)} is corrupted.`, [to]);
  }
  const there = capture ? stackOn(state, to) : null;
  const victim = there && !isFused(there) ? there : null;
  if (victim && kindOf(victim) === 'J') {
    return () =>
      refusal('FC-JEST-5', `The captured Jester explodes and kills every piece on and next to ${nameOf(to)}.`, [to]);
  }
  if (victim && kindOf(victim) === 'Q')
    return () => refusal('FC-QUEEN-3', "The Queen's Poison paralyses it for 6 turns.", [to]);
  const unit = actingUnit(stack);
  if (unit.kind === 'K') return () => kingHint(state, actor, move);
  const passed = path.slice(1, -1).filter((each) => isClosedTomb(state, each));
  if (passed.length > 0 && unit.kind === 'D')
    return () => refusal('FC-DRAG-3', `It passes over a tomb without paralysis.`, passed);
  if (passed.length > 0)
    return () => refusal('FC-TOMB-3', `It passes over a tomb and is paralysed for 1 turn.`, passed);
  const before = rangeOf(unit, stack);
  const after = victim ? rangeOf(withRangeLost(unit, rangeLossOf(kindOf(victim))), stack) : before;
  if (after !== before)
    return () =>
      refusal('FC-CAP-3', `Costs it ${countWords(before - after, 'square')} of range (${after} left).`, [from]);
  if (path.length > 2 && isShockable(stack)) return () => shockHint(state, stack, path);
  return null;
};

const toneOf = (state: State, { to, capture }: PseudoLegalMove): 'move' | 'capture' | 'danger' => {
  const victim = capture ? stackOn(state, to) : null;
  if (victim ? holdsOnly(victim, 'J') : isClosedTomb(state, to) || isCorrupted(state, to)) return 'danger';
  return capture ? 'capture' : 'move';
};

const askPath = <A>(
  actor: Actor,
  ways: readonly PseudoLegalMove[],
  next: (move: PseudoLegalMove) => Menu<A>,
): Menu<A> => {
  const [{ to }] = ways as readonly [PseudoLegalMove];
  return makeQuestion<A>(
    `${sideName(actor.stack.side)}: choose what ${theActor(actor, 'inner')} does on ${nameOf(to)}.`,
    ways.map((move) =>
      move.prey
        ? open(unit(idOf(move.prey.stack)), 'capture', () => next(move), {
            label: `Capture ${actorName(move.prey)}`,
          })
        : open(option('plain'), 'move', () => next(move), { label: `Only move to ${nameOf(to)}` }),
    ),
    () => refusal('FC-SHAD-4', 'Choose a shadow to capture, or only move there.', [to]),
  );
};

/** Makes one choice per square, since a click names only a square. Several moves there lead to a question. */
export const moveChoices = <A>(
  state: State,
  actor: Actor,
  moves: readonly PseudoLegalMove[],
  next: (move: PseudoLegalMove) => Menu<A>,
  which: (ways: readonly PseudoLegalMove[]) => Menu<A> = (ways) => askPath(actor, ways, next),
  isFutile?: IsFutile,
): readonly Choice<A>[] =>
  moves.flatMap((move, index): readonly Choice<A>[] => {
    const { to, why } = move;
    if (moves[index - 1]?.to === to) return [];
    if (why) return [refuse(square(to), why)];
    const hint = hintFor(state, actor, move);
    const ways = () => moves.filter((each) => each.to === to);
    const below = () => {
      const all = ways();
      return all.length > 1 ? which(all) : next(move);
    };
    const quick =
      isFutile &&
      ((mayContinue: MayContinue) => quickAnswerFrom(not(findAny(ways(), (way) => not(isFutile(way, mayContinue))))));
    return [
      open(square(to), toneOf(state, move), below, {
        ...(hint && { hint }),
        ...(quick && { quickTest: quick }),
      }),
    ];
  });

const KNIGHTS_LEAP = { name: "Knight's Leap", rule: 'FC-KNIG-2', extra: 'leap' } as const;
const DRAGONS_FIRE = { name: "Dragon's Fire", rule: 'FC-DRAG-2', extra: 'fire' } as const;

const askSpecialCapture = (state: State, actor: Actor, leg: Leg): Menu<Leg> => {
  const kind = kindOf(actor.stack);
  const special = kind === 'N' ? KNIGHTS_LEAP : kind === 'D' && !leg.capture ? DRAGONS_FIRE : null;
  const squares = special ? struckBy(state, actor, leg, special.extra).map((victim) => victim.square) : [];
  if (!special || squares.length === 0) return act(leg);
  const { name, rule: clause, extra } = special;
  const whole: Leg = leg.capture ? { ...leg, extra: KNIGHTS_LEAP.extra } : { ...leg, extra };
  return makeQuestion<Leg>(
    'Choose with or without the special capture.',
    [
      open(option('plain'), leg.capture ? 'capture' : 'move', () => act(leg), {
        label: `Only ${nameOf(leg.to)}`,
      }),
      open(option(extra), 'capture', () => act(whole), {
        label: `${name}: ${listWords(squares.map(nameOf))}`,
      }),
    ],
    () => refusal(clause, 'Choose with or without the special capture.', squares),
  );
};

const askCapturedUnit = (
  position: TurnPosition,
  actor: Actor,
  { to, path, capture, prey, corners }: PseudoLegalMove,
): Menu<Leg> => {
  if (!capture) return act<Leg>(quietLeg(path, to, corners));
  if (prey) return act<Leg>(captureLeg(path, to, idOf(prey.stack)));
  const effect = (currentActing(position)?.trail.length ?? 0) > 0 ? 'further' : 'capture';
  return chain(askVictim(position.state, effect, actor, to), (targetUnit) =>
    act<Leg>(captureLeg(path, to, targetUnit)),
  );
};

/** Whether a step includes a Knight's Leap (FC-KNIG-2) or Dragon's Fire (FC-DRAG-2). */
export type ExtraCapture = 'never' | 'may' | 'must';

const askExtraCapture = (state: State, actor: Actor, leg: Leg, extra: ExtraCapture): Menu<Leg> => {
  if (extra === 'must') return act<Leg>({ ...leg, extra: 'leap' });
  const isBounce = !leg.capture && leg.corners.length > 0;
  return extra === 'may' && !isBounce ? askSpecialCapture(state, actor, leg) : act(leg);
};

/**
 * Asks for a move's open details, such as a promotion, and makes a leg of the answers.
 * If `extra` is `must`, the leg includes a Knight's Leap without a question (FC-KNIG-3).
 */
export const legOf = (position: TurnPosition, actor: Actor, move: PseudoLegalMove, extra: ExtraCapture): Menu<Leg> => {
  const { state } = position;
  const taken = move.capture ? [move.prey?.stack ?? stackAt(state, move.to)] : [];
  return chain(askCapturedUnit(position, actor, move), (leg) =>
    askPromotion(state, actor, leg.to, (promote) => askExtraCapture(state, actor, { ...leg, promote }, extra), taken),
  );
};

const BOUNCE = offer('Move', 1, 'z', 'bend', 'Bounce', 'turns where it is stopped');

export const bounceChoices = <A>(
  { state }: TurnPosition,
  actor: Actor,
  next: (move: PseudoLegalMove) => Menu<A>,
  isFutile?: IsFutile,
): readonly Choice<A>[] => {
  const { square: at, stack } = actor;
  if (stack.shade || !canBounce(kindOf(stack)) || isOnWall(state, at)) return [];
  const askFirst = (ways: readonly PseudoLegalMove[]): Menu<A> =>
    makeQuestion<A>(
      'Choose the first direction of the bounce.',
      (ways as readonly (PseudoLegalMove & Bounce)[]).map((each) =>
        open(direction(each.first), 'move', () => next(each), {
          label: `${DIRECTION_NAMES[each.first]}, over ${listWords(each.corners.map(nameOf))}`,
        }),
      ),
      () => refusal('FC-BNC-2', 'For each first direction and end square there is one bounce.', [at]),
    );
  const askStep = (): Menu<A> => {
    const moves = bouncesOf(state, at).map((each): PseudoLegalMove & Bounce => ({
      ...each,
      capture: false,
      why: null,
    }));
    const text = `${theActor(actor)} cannot bounce there. A slide turns only where something stops it.`;
    return makeQuestion<A>(
      `${sideName(actor.stack.side)}: choose where ${theActor(actor, 'inner')} ends its bounce.`,
      moveChoices(state, actor, moves, next, askFirst, isFutile),
      (target) => refusal('FC-BNC-1', text, target.kind === 'square' ? [target.square] : [at]),
    );
  };
  const hint = () => refusal('FC-BNC-1', 'A slide that is stopped may turn by 90 degrees, but cannot capture.', [at]);
  return [open(option('bounce'), 'plain', askStep, { label: BOUNCE.name, offer: BOUNCE, hint })];
};

export const abilityChoice = <A>(
  state: State,
  actor: Actor,
  ability: Ability,
  next: (action: Special) => Menu<A>,
  lent?: readonly Lent[],
): OpenChoice<A> => {
  const { code, isSacrifice, words, offer, rule: clause } = ability;
  const price = costOf(ability, actor, state, null);
  return open(option(code), isSacrifice ? 'danger' : 'special', () => chain(ability.ask(state, actor, lent), next), {
    label: price > 0 ? `${offer.name} (costs ${countWords(price, 'turn')})` : offer.name,
    offer,
    turnCost: price,
    hint: () => refusal(clause, words, [actor.square]),
  });
};

/**
 * The law of shortcuts: an answer about legality, actions or forecasts that is cached, or found without playing, equals
 * the full answer on a fresh position.
 */
import type { Choice, Menu } from '../../../src/kernel/asking/menu.ts';
import { option, sameTarget, square } from '../../../src/kernel/asking/target.ts';
import { DIRECTIONS } from '../../../src/kernel/board/direction.ts';
import { other, SIDES, type Side } from '../../../src/kernel/side.ts';
import { MONAD } from '../../../src/variants/frozenchess/abilities/common/monad.ts';
import { PULL } from '../../../src/variants/frozenchess/abilities/common/pull.ts';
import { PUSH, pushesFrom } from '../../../src/variants/frozenchess/abilities/common/push.ts';
import { abilitiesOf } from '../../../src/variants/frozenchess/abilities/index.ts';
import { PLAYER_ACTIONS } from '../../../src/variants/frozenchess/abilities/players.ts';
import { materialOf } from '../../../src/variants/frozenchess/mechanics/capture/material.ts';
import { isOnFarRank } from '../../../src/variants/frozenchess/mechanics/capture/promotion.ts';
import { pullsFrom } from '../../../src/variants/frozenchess/mechanics/movement/pulling.ts';
import { costsFor } from '../../../src/variants/frozenchess/mechanics/movement/shellshock.ts';
import { inPly } from '../../../src/variants/frozenchess/mechanics/ply.ts';
import { actingMonads } from '../../../src/variants/frozenchess/mechanics/shadows/holders.ts';
import { hasAction, menu } from '../../../src/variants/frozenchess/menu/index.ts';
import { controlChoices } from '../../../src/variants/frozenchess/menu/mind-control.ts';
import { whyCannotAct } from '../../../src/variants/frozenchess/menu/refusals.ts';
import { checksOn } from '../../../src/variants/frozenchess/moves/attacks.ts';
import { bouncesOf, canBounce } from '../../../src/variants/frozenchess/moves/bounce.ts';
import { pseudoLegalMoves } from '../../../src/variants/frozenchess/moves/generate.ts';
import * as attacks from '../../../src/variants/frozenchess/moves/threat/attacks.ts';
import { validProtectors } from '../../../src/variants/frozenchess/moves/threat/guards.ts';
import { presenceHoldOn } from '../../../src/variants/frozenchess/moves/threat/paralysis-by-presence.ts';
import { empowermentsOf } from '../../../src/variants/frozenchess/moves/threat/powers.ts';
import * as threat from '../../../src/variants/frozenchess/moves/threat/threat.ts';
import { type Act, byActor, captureLeg, quietLeg } from '../../../src/variants/frozenchess/position/action.ts';
import { SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { kingOf, pieceListsOf, squaresOf } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import { actingAs, actorAt, isOnWall, stackAt, stackOn } from '../../../src/variants/frozenchess/position/squares.ts';
import { idOf, isFused, kindOf } from '../../../src/variants/frozenchess/position/stacks.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { describeAll } from '../../../src/variants/frozenchess/show/describe/index.ts';
import { comingMarks } from '../../../src/variants/frozenchess/show/next-ply.ts';
import { isLegal } from '../../../src/variants/frozenchess/turn/legality.ts';
import { outcome } from '../../../src/variants/frozenchess/turn/outcome.ts';
import { positionKey } from '../../../src/variants/frozenchess/turn/repetition.ts';
import { idlePly, resolve, resolveToWalls } from '../../../src/variants/frozenchess/turn/resolve.ts';
import { type Dice, oneOf } from './strange.ts';
import { type Case, checkersBy, fresh, type Questions, setsOf } from './threats.ts';

/** Returns the position with other ids, and its shadows in another order. */
const renumbered = (state: State): State => {
  const ids = new Set(['id', 'egg', 'layer', 'waller', 'jester', 'assassin', 'sprung']);
  const renamed = JSON.parse(JSON.stringify(state), (key, value) =>
    ids.has(key) && typeof value === 'number' ? state.nextId - value : value,
  ) as State;
  return { ...renamed, shadows: [...renamed.shadows].sort((a, b) => idOf(a.stack) - idOf(b.stack)) };
};

/** Answers that are cached by position, or by boards that share units, walls, marks and corruption. */
const REMEMBERED: readonly ((state: State) => unknown)[] = [
  (state) => [pieceListsOf(state).kinds, pieceListsOf(state).lists],
  (state) => SQUARES.map((each) => [threat.threatsOf(state, each), attacks.attacksOn(state, each)]),
  (state) => SQUARES.map((each) => [presenceHoldOn(state, each), threat.knightOver(state, each)]),
  (state) => SQUARES.map((each) => [validProtectors(state, each), empowermentsOf(state, each)]),
  (state) => SIDES.map((side) => [checksOn(state)[side], [...costsFor(state, side)]]),
  (state) => SIDES.map((side) => [materialOf(state, side), actingMonads(state, side)]),
];

/** Returns boards with the same units that differ otherwise: a cache must not mix them up. */
const akin = ({ state, at, to, dice }: Case): readonly State[] => [
  { ...state, walls: state.walls.map((wall, square) => (square === at || square === to ? null : wall)) },
  { ...state, distracts: [{ square: to, jester: 1, toward: oneOf(dice, DIRECTIONS) }] },
  { ...state, corrupted: stackOn(state, to) ? [] : [to] },
  { ...state, ply: oneOf(dice, [0, 1200, 1800, 2400]) },
];

const HAPPENINGS: ReadonlySet<string> = new Set(['moved', 'burst', 'changed']);

/** Questions that can be asked in any position, each with its fast answer and its full one. */
export const SHORTCUTS: Questions = {
  'Pull and Push': ({ state, at }) => [
    [PULL.has?.(state, actorAt(state, at)), PUSH.has?.(state, actorAt(state, at))],
    [pullsFrom(state, actorAt(state, at)).length > 0, pushesFrom(state, actorAt(state, at)).length > 0],
  ],
  'a bounce with a step': ({ state, at }) => {
    const stack = stackAt(state, at);
    if (!canBounce(kindOf(stack)) || isOnWall(state, at) || bouncesOf(state, at).length === 0) return [true, true];
    const as = { ...state, toMove: stack.side };
    return [pseudoLegalMoves(as, actorAt(as, at), true).some(({ capture, why }) => !capture && !why), true];
  },
  'nothing foretold': ({ state }) => {
    if (kingOf(state, state.toMove) === null || comingMarks(state).length > 0) return [[], []];
    const [, ...steps] = describeAll(idlePly(fresh(state)).happenings);
    return [[], steps.filter(({ events }) => events.some(({ kind }) => HAPPENINGS.has(kind)))];
  },
  'the key under other ids': ({ state }) => [positionKey(state), positionKey(renumbered(state))],
  remembered: (each) => {
    const answer = oneOf(each.dice, REMEMBERED);
    answer(each.state);
    const asked = [oneOf(each.dice, akin(each)), each.state];
    return [asked.map(answer), asked.map((state) => answer(fresh(state)))];
  },
};

/** Returns a random leaf of a menu; null at a dead end. */
export const leafBelow = <A>(dice: Dice, menu: Menu<A>): A | null => {
  if (menu.kind === 'act') return menu.act;
  const left = menu.choices.filter((choice) => choice.kind === 'open');
  return left.length > 0 ? leafBelow(dice, oneOf(dice, left).next()) : null;
};

/** Whether the action is illegal since a King could be captured (FC-RES-6, FC-MC-2), by resolving the whole ply. */
const isIllegal = (state: State, action: Act): boolean => {
  const side = state.toMove;
  const isLost = (after: State, king: Side): boolean =>
    kingOf(after, king) === null ||
    checkersBy({ state: after, sets: setsOf(after), at: 0, to: 0, dice: () => 0 }, king).length > 0;
  const after = (run: typeof resolve): State =>
    inPly(fresh(state), (ply) => {
      run(ply, action);
      return fresh(ply.snapshot());
    });
  const last = action.kind === 'move' ? action.legs.at(-1) : action;
  if (last?.kind === 'special' && last.code === 'MC' && isLost(after(resolveToWalls), other(side))) return true;
  const end = after(resolve);
  return kingOf(end, side) === null || (kingOf(end, other(side)) !== null && isLost(end, side));
};

/**
 * Returns a random action without a legality test, and the position in which its unit acts; null if none is found at
 * once.
 */
const candidate = (state: State, dice: Dice): readonly [as: State, act: Act] | null => {
  const free = squaresOf(state, state.toMove).filter((from) => !whyCannotAct(state, actorAt(state, from)));
  if (free.length === 0 || dice(8) === 0) {
    const able = PLAYER_ACTIONS.filter(({ has }) => !has || has(state));
    const act = leafBelow<Act>(dice, oneOf(dice, able).ask(state));
    return act && [state, act];
  }
  const from = oneOf(dice, free);
  const as = actingAs(state, from, oneOf(dice, stackAt(state, from).units).id);
  const actor = actorAt(as, from);
  const moves = pseudoLegalMoves(as, actor, true);
  const held = threat.knightmareOn(as, from) !== null;
  const asked = held || dice(2) === 0 ? [] : [...abilitiesOf(as, actor).map((each) => each.ask(as, actor))];
  const controls = held ? [] : controlChoices<Act>(as, actor, moves, (act) => ({ kind: 'act', act }));
  const menus = [...asked, ...controls.flatMap((choice) => (choice.kind === 'open' ? choice.next() : []))];
  if (menus.length > 0) {
    const act = leafBelow<Act>(dice, oneOf(dice, menus));
    return act && [as, act];
  }
  const open = moves.filter(({ to, capture, why }) => !why && !(capture && isFused(stackAt(as, to))));
  if (open.length === 0) return null;
  const { to, path, capture } = oneOf(dice, open);
  const leg = capture ? captureLeg(path, to, null) : quietLeg(path, to);
  const promote = isOnFarRank(actor.stack, to) ? 'R' : null;
  return [as, { kind: 'move', ...byActor(actor), legs: [{ ...leg, promote }] }];
};

/**
 * Follows a random path to the first choice that the quick test calls hopeless, and returns its menu; null if there is
 * none.
 */
const vainBelow = (dice: Dice, choice: Choice<Act>): Menu<Act> | null => {
  if (choice.kind === 'refused') return null;
  if (choice.quickTest?.(() => true) === false) return choice.next();
  const menu = choice.next();
  const left = menu.kind === 'act' ? [] : menu.choices.filter(({ kind }) => kind === 'open');
  const bounce = left.find(({ target }) => sameTarget(target, option('bounce')));
  if (left.length === 0) return null;
  return vainBelow(dice, bounce && dice(2) === 0 ? bounce : oneOf(dice, left));
};

/** Questions about the legality of actions; the game must not be over. */
export const JUDGED: Questions = {
  legality: ({ state, dice }) => {
    const tried = candidate(state, dice);
    return tried ? [isLegal(...tried), !isIllegal(state, tried[1])] : [true, true];
  },
  'every plan': ({ state, dice }) => {
    const [shadow] = state.shadows.filter((each) => each.stack.side === state.toMove && !whyCannotAct(state, each));
    const plan = shadow && leafBelow<Act>(dice, MONAD.ask(state, shadow));
    return plan && MONAD.sampleAction
      ? [isLegal(state, MONAD.sampleAction(shadow)), !isIllegal(state, plan)]
      : [true, true];
  },
  'steps in vain': ({ state, dice }) => {
    const own = oneOf(dice, squaresOf(state, state.toMove));
    const root = menu(state);
    const unit = root.kind === 'ask' && root.choices.find(({ target }) => sameTarget(target, square(own)));
    const below = unit && unit.kind === 'open' && !isFused(stackAt(state, own)) ? unit.next() : null;
    const several = below?.kind === 'ask' && below.choices.find(({ target }) => sameTarget(target, option('steps')));
    const vain = several && vainBelow(dice, several);
    return [null, vain ? leafBelow(dice, vain) : null];
  },
  'an action at all': ({ state, dice }) => {
    const act = leafBelow(dice, menu(state));
    if (!act || act.kind === 'null' || isIllegal(state, act)) return [true, true];
    return [
      [hasAction(state), outcome(fresh(state), hasAction, () => act)],
      [true, outcome(state, hasAction)],
    ];
  },
};

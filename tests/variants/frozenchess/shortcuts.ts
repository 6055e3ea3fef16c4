/**
 * The law of shortcuts: FrozenChess answers much about legality, check, guards and safety without resolving
 * anything, and remembers answers from one position to the next. Here each such answer is compared with the
 * long way: the ply resolved whole on a position that nobody has asked about before, check read off what
 * every enemy could capture next, threats read off whole threat sets. What differs is told in words.
 *
 * | the quick answer | the long way |
 * |---|---|
 * | `isLegal` (likely checkers) | the ply told whole, the Kings looked at after it |
 * | choices that are `hopeless` | what is offered below them |
 * | one plan for all of a monad's | each plan resolved |
 * | `surely` of a unit, fused ones too | some single step or ability of it that is legal the long way |
 * | `hasPlainStep`, `hasAction`, `outcome` given an action | some action that is legal the long way |
 * | `checkersOf`, `isInCheck` with likely squares | who has an open capture on the King's square |
 * | `isThreat`, `threateningUnits`, `attacksOn` alone and all, `threateners`, `protects`, `knightOver` | whole threat sets |
 * | `validProtectors`, `guardsOf`, `empowermentsOf` | their definitions over whole threat sets |
 * | `holdOn` | every enemy around the unit |
 * | who has Pull and Push | all whom it can pull and push |
 * | all that is remembered by the board | the same question on a copy, and on boards that share their units |
 * | no bounce, no several steps without a plain first step | all bounces there are |
 * | no forecast where nothing is due | a Nullmove resolved |
 * | the key of a position | the same units under other ids |
 */
import { DIRECTIONS } from '../../../src/kernel/board/direction.ts';
import {
  act,
  type Choice,
  chain,
  type Menu,
  type OpenChoice,
  open,
  option,
  sameTarget,
  square,
  type Target,
} from '../../../src/kernel/menu.ts';
import { same } from '../../../src/kernel/same.ts';
import { other, SIDES, type Side } from '../../../src/kernel/side.ts';
import { MONAD } from '../../../src/variants/frozenchess/abilities/common/monad.ts';
import { PULL } from '../../../src/variants/frozenchess/abilities/common/pull.ts';
import { PUSH, pushesFrom } from '../../../src/variants/frozenchess/abilities/common/push.ts';
import { abilitiesOf } from '../../../src/variants/frozenchess/abilities/index.ts';
import { PLAYER_ACTIONS } from '../../../src/variants/frozenchess/abilities/players.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { materialOf } from '../../../src/variants/frozenchess/mechanics/capture/material.ts';
import { bouncesOf, canBounce } from '../../../src/variants/frozenchess/mechanics/movement/bounce.ts';
import { pullsFrom } from '../../../src/variants/frozenchess/mechanics/movement/pulling.ts';
import { costsFor } from '../../../src/variants/frozenchess/mechanics/movement/shellshock.ts';
import { shadowsOfSide } from '../../../src/variants/frozenchess/mechanics/shadows/shadows.ts';
import {
  attacksOn,
  attacksOnAll,
  isThreatened,
} from '../../../src/variants/frozenchess/mechanics/threat/attacks.ts';
import { guardsOf, validProtectors } from '../../../src/variants/frozenchess/mechanics/threat/guards.ts';
import { barring } from '../../../src/variants/frozenchess/mechanics/threat/immunity.ts';
import { empowermentsOf } from '../../../src/variants/frozenchess/mechanics/threat/powers.ts';
import {
  eachThreat,
  isThreat,
  knightmareOn,
  knightOver,
  protects,
  shadowReach,
  threateners,
  threateningUnits,
  threatsOf,
} from '../../../src/variants/frozenchess/mechanics/threat/threat.ts';
import {
  holdOn,
  isParalysed,
} from '../../../src/variants/frozenchess/mechanics/time/paralysis-by-presence.ts';
import { hasAction, menu, unitChoices } from '../../../src/variants/frozenchess/menu/index.ts';
import { controlChoices } from '../../../src/variants/frozenchess/menu/mind-control.ts';
import { whyHeldUp } from '../../../src/variants/frozenchess/menu/refusals.ts';
import {
  abilityChoice,
  bounceChoices,
  legOf,
  moveChoices,
} from '../../../src/variants/frozenchess/menu/step.ts';
import { actingMonads } from '../../../src/variants/frozenchess/monad/holders.ts';
import { checkersOf, checksOn, isInCheck } from '../../../src/variants/frozenchess/moves/attacks.ts';
import { pseudoLegalMoves } from '../../../src/variants/frozenchess/moves/generate.ts';
import { hasPlainStep, isLegal } from '../../../src/variants/frozenchess/moves/legality.ts';
import { next as following } from '../../../src/variants/frozenchess/moves/make.ts';
import { outcome } from '../../../src/variants/frozenchess/moves/outcome.ts';
import { inPly, type Ply } from '../../../src/variants/frozenchess/moves/ply.ts';
import {
  idlePly,
  partway,
  resolve,
  resolveToWalls,
} from '../../../src/variants/frozenchess/moves/resolve.ts';
import {
  type Act,
  byActor,
  type Leg,
  type Special,
} from '../../../src/variants/frozenchess/position/action.ts';
import { beside, nameOf, near, SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { isLifeless, type Kind } from '../../../src/variants/frozenchess/position/kinds.ts';
import { kingOf, squaresOf, standing } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import { positionKey } from '../../../src/variants/frozenchess/position/repetition.ts';
import { actingAs, actorAt, isOnWall, stackOn } from '../../../src/variants/frozenchess/position/squares.ts';
import {
  holds,
  holdsOnly,
  idOf,
  isFused,
  isMonad,
  kindOf,
} from '../../../src/variants/frozenchess/position/stacks.ts';
import type { Component, Shadow, Stack, State } from '../../../src/variants/frozenchess/position/state.ts';
import { describeAll } from '../../../src/variants/frozenchess/show/describe/index.ts';
import { forecast } from '../../../src/variants/frozenchess/show/next-ply.ts';
import { type Dice, isInCheck as isChecked, keptInCheck, oneOf } from './strange.ts';

/** What was compared so far, by question, and what differed. */
export interface Compared {
  readonly counts: Map<string, number>;
  readonly differences: string[];
}

export const nothingCompared = (): Compared => ({ counts: new Map(), differences: [] });

export const sumOf = ({ counts }: Compared): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

type Compare = (question: string, isSame: boolean, words: () => string) => void;

const comparing =
  ({ counts, differences }: Compared): Compare =>
  (question, isSame, words) => {
    counts.set(question, (counts.get(question) ?? 0) + 1);
    if (!isSame) differences.push(`${question}: ${words()}`);
  };

/**
 * The same position, about which nothing has been asked yet: whatever is remembered is remembered of these
 * objects.
 */
const copied = (state: State): State => ({
  ...state,
  stacks: state.stacks.slice(),
  distracts: state.distracts.slice(),
});

const names = (squares: readonly number[]): string =>
  squares.length > 0 ? squares.map(nameOf).join(' ') : 'nobody';

// Check, the long way.

/** Could this unit of the stack capture there by one step, or by a Blast? */
const couldCapture = (state: State, from: number, unit: Component, to: number): boolean => {
  if (unit.kind !== 'Z') {
    const as = actingAs(state, from, unit.id);
    return pseudoLegalMoves(as, actorAt(as, from), true).some(
      (each) => each.to === to && each.capture && !each.why,
    );
  }
  let isHit = false;
  eachThreat(state, from, (end, _way, each) => {
    isHit ||= end === to && each === unit;
  });
  return isHit;
};

/** From where this side's King could be captured next (FC-THR-5). */
const checkersInFull = (state: State, side: Side): readonly number[] => {
  const king = state.stacks.findIndex((stack) => stack?.side === side && stack.comps[0].kind === 'K');
  if (king < 0) return [];
  const turned: State = { ...state, toMove: other(side) };
  const units = SQUARES.filter((from) => {
    const stack = stackOn(state, from);
    if (stack?.side !== other(side) || isMonad(stack) || isOnWall(state, from) || isParalysed(state, from))
      return false;
    return stack.comps.some((unit) => couldCapture(turned, from, unit, king));
  });
  const queens = SQUARES.filter(
    (from) => state.walls[from]?.shadow?.side === other(side) && shadowReach(state, from).includes(king),
  );
  return [...units, ...queens];
};

// Legality, the long way.

const isDeadOrInCheck = (after: State, side: Side): boolean =>
  kingOf(after, side) === null || checkersInFull(copied(after), side).length > 0;

/** The position after an action, as far as it is resolved. */
const resolved = (state: State, action: Act, run: (ply: Ply, action: Act) => void = resolve): State =>
  inPly(copied(state), (ply) => {
    run(ply, action);
    return ply.take();
  });

/** Is the action illegal for a King's sake (FC-RES-6, FC-MC-2)? */
const isIllegalInFull = (state: State, action: Act): boolean => {
  const side = state.toMove;
  const last = action.kind === 'move' ? action.legs.at(-1) : action;
  if (
    last?.kind === 'special' &&
    last.code === 'MC' &&
    isDeadOrInCheck(resolved(state, action, resolveToWalls), other(side))
  )
    return true;
  const after = resolved(state, action);
  if (kingOf(after, side) === null) return true;
  return kingOf(after, other(side)) !== null && isDeadOrInCheck(after, side);
};

// All that could be tried, before anybody looks at a King.

/** A way to an action, and the position in which its stack acts as the chosen unit. */
interface Trial {
  readonly as: State;
  readonly choice: Choice<Act>;
}

const unitTrials = (state: State, from: number, id: number): readonly Trial[] => {
  const as = actingAs(state, from, id);
  const actor = actorAt(as, from);
  const way = partway(as, actor, []);
  const moves = pseudoLegalMoves(as, actor, true);
  const whole = (leg: Leg): Menu<Act> => act({ kind: 'move', ...byActor(actor), legs: [leg] });
  const used = (action: Special): Menu<Act> => act<Act>(action);
  const steps = [
    ...moveChoices(as, actor, moves, (move) => chain(legOf(way, actor, move, 'may'), whole)),
    ...bounceChoices(way, actor, (move) => chain(legOf(way, actor, move, 'never'), whole)),
  ];
  const deeds =
    knightmareOn(as, from) === null
      ? [
          ...abilitiesOf(as, actor).map((each) => abilityChoice(as, actor, each, used)),
          ...controlChoices(as, actor, moves, used),
        ]
      : [];
  return [...steps, ...deeds].map((choice) => ({ as, choice }));
};

const shadowSteps = (state: State, shadow: Shadow): readonly Choice<Act>[] => {
  const way = partway(state, shadow, []);
  return moveChoices(state, shadow, pseudoLegalMoves(state, shadow, true), (move) =>
    chain(legOf(way, shadow, move, 'may'), (leg) =>
      act<Act>({ kind: 'move', ...byActor(shadow), legs: [leg] }),
    ),
  );
};

const shadowDeeds = (state: State, shadow: Shadow): readonly Choice<Act>[] =>
  abilitiesOf(state, shadow).map((ability) =>
    open(option(ability.code), 'special', () => ability.ask(state, shadow) as Menu<Act>),
  );

const playersTrials = (state: State): readonly Choice<Act>[] => [
  ...PLAYER_ACTIONS.filter(({ has }) => !has || has(state)).map((each) =>
    open<Act>(option(each.code), 'plain', () => each.ask(state) as Menu<Act>),
  ),
  open<Act>(option('00'), 'plain', () => act<Act>({ kind: 'null' })),
];

const freeShadows = (state: State): readonly Shadow[] =>
  shadowsOfSide(state, state.toMove).filter((shadow) => !whyHeldUp(state, shadow));

const freeUnits = (state: State): readonly number[] =>
  SQUARES.filter((from) => {
    const stack = stackOn(state, from);
    return (
      stack?.side === state.toMove &&
      !isMonad(stack) &&
      !isParalysed(state, from) &&
      !isLifeless(kindOf(stack))
    );
  });

const trialsOf = (state: State): readonly (readonly Trial[])[] =>
  [
    ...freeUnits(state).flatMap((from) =>
      (stackOn(state, from) as Stack).comps.map(({ id }) => unitTrials(state, from, id)),
    ),
    ...freeShadows(state).flatMap((shadow) => [
      shadowSteps(state, shadow).map((choice) => ({ as: state, choice })),
      shadowDeeds(state, shadow).map((choice) => ({ as: state, choice })),
    ]),
    playersTrials(state).map((choice) => ({ as: state, choice })),
  ].filter((each) => each.length > 0);

/** A random leaf below, or null where one walks into a dead end. */
const leafBelow = <A>(dice: Dice, menu: Menu<A>): A | null => {
  if (menu.kind === 'act') return menu.act;
  const left = menu.choices.filter((choice) => choice.kind === 'open');
  return left.length > 0 ? leafBelow(dice, oneOf(dice, left).next()) : null;
};

const below = <A>(menu: Menu<A>, target: Target): Menu<A> | null => {
  const choice =
    menu.kind === 'ask' ? menu.choices.find((each) => sameTarget(each.target, target)) : undefined;
  return choice?.kind === 'open' ? choice.next() : null;
};

/** A turn of several steps that the menu offers, or null where none is found at once. */
const severalOffered = (state: State, dice: Dice): Act | null => {
  const single = freeUnits(state).filter((from) => !isFused(stackOn(state, from) as Stack));
  const own = single.length > 0 ? below(menu(state), square(oneOf(dice, single))) : null;
  const several = own && below(own, option('steps'));
  return several && leafBelow(dice, several);
};

// The comparisons.

const told = (action: Act): string =>
  JSON.stringify(action, (key, value) => (value === null && key !== 'to' ? undefined : value));

/** Gives whether it is illegal in full. */
const compareAction = (compare: Compare, state: State, as: State, action: Act): boolean => {
  const isIllegal = !isLegal(as, action);
  const inFull = isIllegalInFull(state, action);
  const what = action.kind === 'special' ? action.code : action.kind;
  compare(
    `legality of ${what}`,
    isIllegal === inFull,
    () => `${isIllegal ? 'refused' : 'allowed'}, and not so in full: ${told(action)}`,
  );
  return inFull;
};

/**
 * A trial of any unit, or of any unit that has a special action chosen first: rare ones are tried as often as
 * common ones.
 */
const oneTrial = (dice: Dice, groups: readonly (readonly Trial[])[]): Trial => {
  const codes = groups
    .flat()
    .flatMap(({ choice: { target } }) => (target.kind === 'option' ? target.option : []));
  if (dice(2) === 0) return oneOf(dice, oneOf(dice, groups));
  const code = oneOf(dice, [...new Set(codes)]);
  return oneOf(
    dice,
    groups.flat().filter(({ choice: { target } }) => target.kind === 'option' && target.option === code),
  );
};

const compareSeveral = (compare: Compare, state: State, dice: Dice): void => {
  const several = severalOffered(state, dice);
  if (several)
    compare(
      'several steps offered',
      !isIllegalInFull(state, several),
      () => `offered, and illegal in full: ${told(several)}`,
    );
};

const STEPS_TRIED = 6;

/**
 * The first choice on a random way down that is said to be hopeless, or null; bounces are tried as often as
 * all others.
 */
const vainBelow = (dice: Dice, choice: Choice<Act>): OpenChoice<Act> | null => {
  if (choice.kind === 'refused') return null;
  if (choice.hopeless?.() === true) return choice;
  const menu = choice.next();
  const left = menu.kind === 'act' ? [] : menu.choices.filter(({ kind }) => kind === 'open');
  const bounce = left.find(({ target }) => sameTarget(target, option('bounce')));
  if (left.length === 0) return null;
  return vainBelow(dice, bounce && dice(2) === 0 ? bounce : oneOf(dice, left));
};

/** Below what is hopeless nothing is offered. */
const compareSteps = (compare: Compare, state: State, dice: Dice): void => {
  for (const from of someOf(dice, freeUnits(state))) {
    const unit = below(menu(state), square(from));
    const several =
      unit?.kind === 'ask' && unit.choices.find(({ target }) => sameTarget(target, option('steps')));
    for (let trial = 0; trial < STEPS_TRIED; trial++) {
      const vain = several && vainBelow(dice, several);
      const offered = vain && leafBelow(dice, vain.next());
      if (vain) compare('steps in vain', !offered, () => `offered all the same: ${JSON.stringify(offered)}`);
    }
  }
};

/** Legality of some random actions of each kind; gives one of them that is legal. */
const compareLegality = (compare: Compare, state: State, dice: Dice, trials: number): Act | null => {
  const groups = trialsOf(state);
  let legal: Act | null = null;
  for (let trial = 0; trial < trials; trial++) {
    const { as, choice } = oneTrial(dice, groups);
    const action = choice.kind === 'open' ? leafBelow(dice, choice.next()) : null;
    if (action && !compareAction(compare, state, as, action) && action.kind !== 'null') legal = action;
  }
  return legal;
};

/** What is said of all plans of a shadow at once. */
const comparePlans = (compare: Compare, state: State, dice: Dice): void => {
  for (const shadow of freeShadows(state)) {
    const plan = leafBelow(dice, MONAD.ask(state, shadow));
    const anyPlan = MONAD.anyOne?.(shadow);
    if (plan && anyPlan)
      compare('every plan', isIllegalInFull(state, plan) === !isLegal(state, anyPlan), () => told(plan));
  }
};

/** So many actions are tried before a side is believed to have none. */
const MOST_TRIED = 300;

/** Some random actions, one for each choice. */
const triedOf = (dice: Dice, trials: readonly Trial[]): readonly Act[] =>
  trials.flatMap(({ choice }) => (choice.kind === 'open' ? (leafBelow(dice, choice.next()) ?? []) : []));

/** Is one of all actions below legal the long way? */
const hasLegal = (state: State, menu: Menu<Act>): boolean =>
  menu.kind === 'act'
    ? !isIllegalInFull(state, menu.act)
    : menu.choices.some((choice) => choice.kind === 'open' && hasLegal(state, choice.next()));

/** What surely leads on leads on. */
const compareSafety = (compare: Compare, state: State, dice: Dice): void => {
  for (const from of freeUnits(state)) {
    if (isFused(stackOn(state, from) as Stack) || !hasPlainStep(state, from)) continue;
    const steps = unitTrials(state, from, 0).filter(({ choice }) => choice.target.kind === 'square');
    const isThere = triedOf(dice, steps).some((action) => !isIllegalInFull(state, action));
    compare('a safe step', isThere, () => `none from ${nameOf(from)}`);
  }
  for (const { target, ...choice } of unitChoices(state)) {
    if (target.kind !== 'square' || stackOn(state, target.square)?.side !== state.toMove) continue;
    if (choice.kind !== 'open' || !choice.surely?.()) continue;
    const from = target.square;
    const isThere =
      triedOf(dice, unitTrials(state, from, 0)).some((action) => !isIllegalInFull(state, action)) ||
      unitTrials(state, from, 0).some(
        ({ choice }) => choice.kind === 'open' && hasLegal(state, choice.next()),
      );
    compare('a unit that surely acts', isThere, () => `none of ${nameOf(from)}`);
  }
};

/**
 * That a side has nothing left takes long to see where many could act: then it is only asked where one legal
 * step is known.
 */
const FEW = 3;

/** Who has no action has none in full, and who plays one need not be asked whether it has any. */
const compareEnd = (compare: Compare, state: State, dice: Dice, legal: Act | null): void => {
  const isQuick = legal?.kind === 'move' || freeUnits(state).length + freeShadows(state).length <= FEW;
  if (!isQuick) return;
  const tried = hasAction(state)
    ? []
    : triedOf(dice, trialsOf(state).flat()).filter(({ kind }) => kind !== 'null');
  const overlooked =
    legal && !hasAction(state)
      ? legal
      : tried.slice(0, MOST_TRIED).find((action) => !isIllegalInFull(state, action));
  compare('an action at all', !overlooked, () => `overlooked: ${JSON.stringify(overlooked)}`);
  if (legal)
    compare(
      'an end, told of an action',
      same(
        outcome(copied(state), hasAction, () => legal),
        outcome(state, hasAction),
      ),
      () => JSON.stringify(outcome(state, hasAction)),
    );
};

const compareCheck = (compare: Compare, state: State): void => {
  for (const side of SIDES) {
    const inFull = checkersInFull(copied(state), side);
    const quick = checkersOf(state, side);
    compare(
      'checkers',
      same([...quick].sort(), [...inFull].sort()),
      () => `of ${side}: ${names(quick)}, in full ${names(inFull)}`,
    );
    for (const likely of [[], checksOn(state)[side], squaresOf(state, 'white'), squaresOf(state, 'black')])
      compare(
        'check',
        isInCheck(state, side, likely) === inFull.length > 0,
        () => `${side}, ${names(likely)} asked first`,
      );
  }
};

/** Threat sets of all stacks, read off whole: the units that threaten each square, by where they stand. */
const threatsInFull = (state: State): ReadonlyMap<number, ReadonlyMap<number, readonly Component[]>> =>
  new Map(
    SQUARES.filter((from) => stackOn(state, from)).map((from) => {
      const found = new Map<number, Component[]>();
      eachThreat(state, from, (end, _way, unit) => {
        const units = found.get(end) ?? [];
        if (!units.includes(unit)) units.push(unit);
        found.set(end, units);
      });
      return [from, found];
    }),
  );

const idsOf = (units: readonly Component[]): readonly number[] =>
  units.map(({ id }) => id).sort((a, b) => a - b);

const FEW_STACKS = 4;

/** A few of them, in a row, so that no question is asked much more often than the others. */
const someOf = <T>(dice: Dice, list: readonly T[]): readonly T[] =>
  list.slice(dice(Math.max(1, list.length - FEW_STACKS + 1))).slice(0, FEW_STACKS);

const compareThreats = (compare: Compare, state: State, dice: Dice): void => {
  const sets = threatsInFull(copied(state));
  const queens = (side: Side): readonly number[] =>
    SQUARES.filter((from) => state.walls[from]?.shadow?.side === side);
  const by = (to: number, side: Side): readonly number[] => [
    ...[...sets]
      .filter(([from, ends]) => stackOn(state, from)?.side === side && ends.has(to))
      .map(([from]) => from),
    ...queens(side).filter((from) => shadowReach(state, from).includes(to)),
  ];
  const alone = copied(state);
  for (const [from, ends] of someOf(dice, [...sets])) {
    const quick = SQUARES.filter((to) => isThreat(state, from, to));
    compare(
      'a threat',
      same(
        quick,
        [...ends.keys()].sort((a, b) => a - b),
      ),
      () => `from ${nameOf(from)}: ${names(quick)}, in full ${names([...ends.keys()])}`,
    );
    const to = oneOf(dice, SQUARES);
    for (const end of [to, ...ends.keys()]) {
      const units = threateningUnits(state, from, end);
      const isSame =
        same(idsOf(units), idsOf(ends.get(end) ?? [])) &&
        protects(state, from, end) === protectsInFull(state, sets, from, end);
      if (!isSame || end === to)
        compare(
          'who of a stack threatens',
          isSame,
          () => `${nameOf(from)} ${nameOf(end)}: ${JSON.stringify(idsOf(units))}`,
        );
    }
  }
  const some = [oneOf(dice, SQUARES), ...someOf(dice, [...sets.keys()])];
  const attacks = (list: ReturnType<typeof attacksOn>): string =>
    list.map(({ from, unit }) => `${nameOf(from)}#${unit.id}`).join(' ');
  for (const to of some) {
    const wanted = [...sets].flatMap(([from, ends]) =>
      idsOf(ends.get(to) ?? []).map((id) => `${nameOf(from)}#${id}`),
    );
    for (const list of [attacksOn(alone, to), attacksOnAll(state)[to] ?? []])
      compare(
        'attacks',
        same([...attacks(list).split(' ')].filter(Boolean).sort(), [...wanted].sort()),
        () => `on ${nameOf(to)}: ${attacks(list)}, in full ${wanted.join(' ')}`,
      );
    for (const side of SIDES) {
      compare(
        'threateners',
        same(threateners(state, to, side), by(to, side)),
        () => `of ${nameOf(to)}: ${names(threateners(state, to, side))}, in full ${names(by(to, side))}`,
      );
      compare(
        'threatened',
        isThreatened(state, to, side) === by(to, side).length > 0,
        () => `${nameOf(to)} by ${side}`,
      );
    }
  }
};

const protectsInFull = (
  state: State,
  sets: ReturnType<typeof threatsInFull>,
  from: number,
  to: number,
): boolean =>
  from !== to && stackOn(state, from)?.side === stackOn(state, to)?.side && sets.get(from)?.has(to) === true;

/** Is the unit there paralysed by the presence of others (FC-PAR-5)? */
const isHeldInFull = (state: State, at: number): boolean => {
  const stack = stackOn(state, at) as Stack;
  const held = { square: at, stack };
  const isEnemy = (square: number, kind: Kind): boolean => {
    const there = stackOn(state, square);
    return there !== null && there.side !== stack.side && holds(there, kind);
  };
  const isPinched = beside(at).some(
    (jaw) => isEnemy(jaw, 'P') && beside(at).includes(2 * at - jaw) && isEnemy(2 * at - jaw, 'P'),
  );
  return (
    !isOnWall(state, at) &&
    (near(at).some(
      (square) =>
        (isEnemy(square, 'J') && barring(state, 'presence', 'J', held) === null) ||
        (isEnemy(square, 'Q') && holdsOnly(stack, 'P') && barring(state, 'gaze', 'Q', held) === null),
    ) ||
      (isPinched && barring(state, 'pincer', null, held) === null))
  );
};

/** Knightmare, guards, empowerment and presence by their definitions, and who can pull and push. */
const compareSupport = (compare: Compare, state: State, dice: Dice): void => {
  const fresh = copied(state);
  const sets = threatsInFull(fresh);
  const threatened = (at: number, side: Side): boolean =>
    [...sets].some(([from, ends]) => stackOn(state, from)?.side === side && ends.has(at)) ||
    SQUARES.some((from) => state.walls[from]?.shadow?.side === side && shadowReach(fresh, from).includes(at));
  const valid = (at: number): readonly number[] => {
    const side = stackOn(state, at)?.side as Side;
    return [...sets.keys()].filter((from) => {
      const units = sets.get(from)?.get(at) ?? [];
      return (
        from !== at &&
        stackOn(state, from)?.side === side &&
        units.some(({ kind }) => kind !== 'P') &&
        !threatened(from, other(side))
      );
    });
  };
  for (const at of someOf(dice, [...sets.keys()])) {
    const stack = stackOn(state, at) as Stack;
    const knights = [...sets].filter(
      ([from, ends]) =>
        stackOn(state, from)?.side !== stack.side && (ends.get(at) ?? []).some(({ kind }) => kind === 'N'),
    );
    if (holds(stack, 'P'))
      compare(
        'Knightmare',
        (knightOver(state, at) !== null) === knights.length > 0,
        () => `on ${nameOf(at)}`,
      );
    compare('held', (holdOn(state, at) !== null) === isHeldInFull(state, at), () => `on ${nameOf(at)}`);
    const actor = actorAt(state, at);
    const isAble = {
      pulls: PULL.has?.(state, actor) === pullsFrom(state, actor).length > 0,
      pushes: PUSH.has?.(state, actor) === pushesFrom(state, actor).length > 0,
    };
    for (const [able, isSame] of Object.entries(isAble)) compare(able, isSame, () => `from ${nameOf(at)}`);
    compare(
      'valid protectors',
      same(validProtectors(state, at), valid(at)),
      () => `of ${nameOf(at)}: ${names(validProtectors(state, at))}, in full ${names(valid(at))}`,
    );
    compare(
      'guards',
      guardsOf(state, at).length === 0 || same(guardsOf(state, at), valid(at)),
      () => `of ${nameOf(at)}`,
    );
    const towers = [...sets.keys()].filter((rook) => {
      const there = stackOn(state, rook) as Stack;
      const isEmpowered = there.side === stack.side && holds(there, 'R') && !isParalysed(state, rook);
      return (
        isEmpowered && empowermentsOf(fresh, rook).some((each) => each.rule === 'FC-EMP-1' && each.by === at)
      );
    });
    const quick = empowermentsOf(state, at);
    const sole = quick.find((each) => each.rule === 'FC-EMP-1');
    const isSole = !sole || same([sole.by], valid(at));
    const rooks = quick.filter((each) => each.rule === 'FC-ROOK-4').map((each) => each.by);
    const isTower =
      stack.comps.every(({ kind }) => 'KPS'.includes(kind)) || rooks.every((each) => towers.includes(each));
    compare(
      'empowerment',
      isSole && isTower,
      () => `of ${nameOf(at)}: ${JSON.stringify(quick)}, towers in full ${names(towers)}`,
    );
  }
};

/** All that is remembered of a position, or of boards that share their units, walls, marks and corruption. */
const ANSWERS: Readonly<Record<string, (state: State) => unknown>> = {
  standing: (state) => {
    const { kinds, lists } = standing(state);
    return { kinds, lists };
  },
  'threat sets': (state) => SQUARES.map((each) => threatsOf(state, each)),
  attacks: (state) => SQUARES.map((each) => attacksOn(state, each)),
  holds: (state) => SQUARES.map((each) => holdOn(state, each)),
  Knightmare: (state) => SQUARES.map((each) => knightOver(state, each)),
  protectors: (state) => SQUARES.map((each) => validProtectors(state, each)),
  empowerments: (state) => SQUARES.map((each) => empowermentsOf(state, each)),
  checks: (state) => SIDES.map((side) => [checksOn(state)[side], checkersOf(state, side)]),
  'costs of a way': (state) => SIDES.map((side) => [...costsFor(state, side)]),
  material: (state) => SIDES.map((side) => materialOf(state, side)),
  'acting monads': (state) => SIDES.map((side) => actingMonads(state, side)),
};

const STAGES = [0, 1200, 1800, 2400];

/** Boards with the same units, otherwise different: what is remembered of one must not be said of another. */
const akin = (state: State, dice: Dice): State => {
  const [one, two] = [oneOf(dice, SQUARES), oneOf(dice, SQUARES)];
  switch (dice(4)) {
    case 0:
      return { ...state, walls: state.walls.map((wall, at) => (at === one || at === two ? null : wall)) };
    case 1:
      return {
        ...state,
        distracts: [...state.distracts.slice(1), { square: one, jester: 1, toward: oneOf(dice, DIRECTIONS) }],
      };
    case 2:
      return { ...state, corrupted: stackOn(state, one) ? [] : [one] };
    default:
      return { ...state, ply: oneOf(dice, STAGES) };
  }
};

const compareMemory = (compare: Compare, state: State, dice: Dice): void => {
  const [question, answer] = oneOf(dice, Object.entries(ANSWERS));
  answer(state);
  const changed = akin(state, dice);
  for (const each of [state, changed, state])
    compare(
      `remembered ${question}`,
      same(answer(each), answer(copied(each))),
      () => `${JSON.stringify(answer(each))}`,
    );
};

/** Whoever can bounce, or begin several steps by a bounce, can step as well. */
const compareBounces = (compare: Compare, state: State): void => {
  for (const from of freeUnits(state)) {
    const stack = stackOn(state, from) as Stack;
    if (!canBounce(kindOf(stack)) || isOnWall(state, from)) continue;
    const isPlain = pseudoLegalMoves(state, actorAt(state, from), true).some(
      ({ capture, why }) => !capture && !why,
    );
    compare(
      'a bounce without a step',
      isPlain || bouncesOf(state, from).length === 0,
      () => `from ${nameOf(from)}`,
    );
  }
};

const HAPPENINGS: ReadonlySet<string> = new Set(['moved', 'burst', 'changed']);

/** Where nothing is foretold, a Nullmove brings nothing. */
const compareForecast = (compare: Compare, state: State): void => {
  if (kingOf(state, state.toMove) === null || forecast(state).length > 0) return;
  const [, ...steps] = describeAll(idlePly(copied(state)).happenings);
  const happened = steps.filter(({ events }) => events.some(({ kind }) => HAPPENINGS.has(kind)));
  compare('nothing foretold', happened.length === 0, () => happened.map(({ text }) => text).join(' '));
};

/** Every id another, in another order. */
const renumbered = (state: State): State => {
  const ID_FIELDS = new Set(['id', 'egg', 'layer', 'waller', 'jester', 'assassin', 'sprung']);
  const last = state.nextId;
  const renamed = JSON.parse(JSON.stringify(state), (key, value) =>
    ID_FIELDS.has(key) && typeof value === 'number' ? last - value : value,
  ) as State;
  return { ...renamed, shadows: [...renamed.shadows].sort((a, b) => idOf(a.stack) - idOf(b.stack)) };
};

const compareKey = (compare: Compare, state: State): void => {
  compare(
    'the key under other ids',
    positionKey(state) === positionKey(renumbered(state)),
    () => `${positionKey(state)} ${positionKey(renumbered(state))}`,
  );
};

const isOver = (state: State): boolean =>
  state.decided !== null || SIDES.some((side) => kingOf(state, side) === null);

/** Compares every shortcut in one position, legality for so many actions tried at random. */
export const compareAll = (compared: Compared, state: State, dice: Dice, trials: number): void => {
  const compare = comparing(compared);
  compareCheck(compare, state);
  compareThreats(compare, state, dice);
  compareSupport(compare, state, dice);
  compareMemory(compare, state, dice);
  compareBounces(compare, state);
  compareForecast(compare, state);
  compareKey(compare, state);
  if (isOver(state)) return;
  comparePlans(compare, state, dice);
  compareSafety(compare, state, dice);
  compareSeveral(compare, state, dice);
  compareSteps(compare, state, dice);
  compareEnd(compare, state, dice, compareLegality(compare, state, dice, trials));
};

/** Compares what is judged of many actions tried at random, and of what follows them, in one position. */
export const compareJudgements = (compared: Compared, state: State, dice: Dice, trials: number): void => {
  const compare = comparing(compared);
  compareLegality(compare, state, dice, trials);
  compareSafety(compare, state, dice);
  compareSteps(compare, state, dice);
  for (let trial = 0; trial < trials / 8; trial++) compareSeveral(compare, state, dice);
};

/** The position after a random action that is offered; null if none is found in so many tries. */
const afterRandom = (state: State, dice: Dice, tries: number): State | null => {
  let act: Act | null = null;
  for (let attempt = 0; attempt < tries && !act; attempt++) act = leafBelow(dice, menu(state));
  return act && following(state, act);
};

/** Walks so many plies from a position, compares in each, and plays on by a random action that is offered. */
export const compareWalk = (
  compared: Compared,
  start: State,
  dice: Dice,
  plies: number,
  trials: number,
): void => {
  let state = start;
  for (let ply = 0; ply < plies && compared.differences.length === 0; ply++) {
    compareAll(compared, state, dice, trials);
    if (compared.differences.length > 0) compared.differences.push(GAME.write(state));
    if (isOver(state)) return;
    const after = afterRandom(state, dice, 20);
    if (!after) return;
    state = after;
  }
};

/** Walks so many plies with a King that is kept in check, and compares what is judged in each of them. */
export const compareInCheck = (
  compared: Compared,
  start: State,
  dice: Dice,
  plies: number,
  trials: number,
): void => {
  let state = start;
  for (let ply = 0; ply < plies && compared.differences.length === 0; ply++) {
    if (isOver(state)) return;
    state = keptInCheck(state, dice);
    if (isChecked(state)) compareJudgements(compared, state, dice, trials);
    if (compared.differences.length > 0) compared.differences.push(GAME.write(state));
    const after = afterRandom(state, dice, 60);
    if (!after) return;
    state = after;
  }
};

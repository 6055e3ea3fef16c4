/**
 * The Jester: Walltrap (FC-JEST-6), Detonate (FC-JEST-7), Distract (FC-JEST-8), Decoherence (FC-JEST-9) and
 * Spin (FC-JEST-10). Its traps are laid with the walls.
 */

import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTIONS, STEP } from '../../../../kernel/board/direction.ts';
import { act, ask, direction, type Menu, open, option } from '../../../../kernel/menu.ts';
import type { Side } from '../../../../kernel/side.ts';
import { countWords } from '../../../../kernel/words.ts';
import { explode } from '../../mechanics/capture/explosion.ts';
import { stripAwards } from '../../mechanics/capture/tombs.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { withoutWallOf } from '../../mechanics/movement/walls.ts';
import { shadowsOn } from '../../mechanics/shadows/shadows.ts';
import { barring, whyImmune } from '../../mechanics/threat/immunity.ts';
import { spiralAround } from '../../mechanics/time/spiral.ts';
import { waysOf } from '../../moves/lines.ts';
import {
  newcomer,
  type Resolution,
  record,
  withStack,
  withState,
  withWalls,
} from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { at, nameOf, near } from '../../position/board.ts';
import { changeStack } from '../../position/changed.ts';
import {
  type Actor,
  actingUnit,
  actorAt,
  type Component,
  type Distract,
  holderOf,
  idleOf,
  isEmpty,
  isFused,
  type Stack,
  type State,
  stackAt,
  stackOn,
  theUnit,
  unitIn,
  wallOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import {
  type Ability,
  atOnce,
  type Candidate,
  candidateOn,
  deadEnd,
  enemiesAmong,
  isOf,
  no,
  pickAim,
  pickSquare,
} from '../ability.ts';

const DETONATE_AFTER = 10;

/** The squares of its leaps, whatever stands there. */
const leapsOf = ({ square, stack }: Actor): readonly Square[] =>
  waysOf('J', actingUnit(stack).aim, 'move', square).flatMap(({ ends }) => ends.flat());

const walltrap: Ability<'WT'> = {
  code: 'WT',
  rule: rule('FC-JEST-6'),
  price: 0,
  words: 'Walls in an enemy on a square of its leaps. Its old wall disappears.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const candidates = enemiesAmong(state, stack.side, leapsOf(actor)).map((square) =>
      candidateOn(square, whyImmune(state, 'walltrap', 'J', actorAt(state, square))),
    );
    return pickAim('WT', actor, candidates, () =>
      no(rule('FC-JEST-6'), [from], 'No enemy is on a square of its leaps.'),
    );
  },
  perform: (resolution, { stack }, { to }) => {
    const waller = actingUnit(stack).id;
    const freed = withoutWallOf(resolution, waller);
    const squares = near(to).filter(
      (square) => isEmpty(freed.state, square) && shadowsOn(freed.state, square).length === 0,
    );
    return withWalls(record(freed, { kind: 'walledIn', square: to }), squares, () => ({
      waller,
      shadow: null,
    }));
  },
};

const detonate: Ability<'DT'> = {
  code: 'DT',
  rule: rule('FC-JEST-7'),
  price: 0,
  costs: true,
  words: 'The Jester dies, and its 3×3 explodes.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const idle = idleOf(state, stack);
    const left = DETONATE_AFTER - idle;
    const why = () =>
      no(
        rule('FC-JEST-7'),
        [from],
        `${theUnit(state, from)} must stay for ${countWords(left, 'more turn')} first.`,
      );
    return atOnce(special(actor, 'DT', {}), left > 0 ? why : null);
  },
  perform: (resolution, { square: from, stack }) => {
    // Explosions spare monads, but not the one that explodes.
    const doomed = withStack(resolution, from, changeStack(stack, { monad: null }));
    return explode(doomed, from, rule('FC-JEST-7'));
  },
};

/** The first free place around a square, seen by that side. */
const firstPlace = (state: State, centre: Square, side: Side): Square | null =>
  spiralAround(centre, side).find(({ square }) => isEmpty(state, square))?.square ?? null;

/** One unit leaves the stack for a place of its own, as paralysed as the stack; `side`: the Jester's. */
const strewOne = (resolution: Resolution, from: Square, unit: Component, side: Side): Resolution => {
  const stack = stackOn(resolution.state, from);
  const to = firstPlace(resolution.state, from, side);
  if (!stack || to === null) return resolution;
  const [first, ...rest] = stack.comps;
  const alone = changeStack(newcomer(resolution, stack), { comps: [unit], shock: 0 });
  const left = changeStack(stack, { comps: [first, ...rest.filter(({ id }) => id !== unit.id)] });
  const recorded = record(resolution, { kind: 'strewn', unit: alone, from, to });
  return arrive(withStack(withStack(recorded, from, left), to, alone), to);
};

/** `side`: the Jester's; whose ply it is does not matter: the Jester may be another player's, or a monad. */
const strew = (resolution: Resolution, to: Square, side: Side): Resolution => {
  const stack = stackAt(resolution.state, to);
  if (firstPlace(resolution.state, to, side) === null) return resolution;
  const [first, ...others] = stripAwards(stack.comps);
  const recorded = record(resolution, { kind: 'decohered', square: to });
  return others.reduce(
    (sum, unit) => strewOne(sum, to, unit, side),
    withStack(recorded, to, changeStack(stack, { comps: [first, ...others] })),
  );
};

/** Why the unit there cannot be taken apart, or null. */
const whyWhole = (state: State, square: Square): Candidate['why'] => {
  if (!isFused(stackOn(state, square) as Stack)) {
    return () => no(rule('FC-JEST-9'), [square], `${theUnit(state, square)} is not a stack.`);
  }
  return candidateOn(square, whyImmune(state, 'decoherence', 'J', actorAt(state, square))).why;
};

const decoherence: Ability<'DC'> = {
  code: 'DC',
  rule: rule('FC-JEST-9'),
  price: 5,
  words: 'Scatters a stack on a square of its leaps. Only its base stays.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from } = actor;
    const candidates = leapsOf(actor).flatMap((square): readonly Candidate[] =>
      stackOn(state, square) ? [{ square, why: whyWhole(state, square) }] : [],
    );
    return pickAim('DC', actor, candidates, () =>
      no(rule('FC-JEST-9'), [from], 'No stack is on a square of its leaps.'),
    );
  },
  perform: (resolution, { stack }, { to }) => strew(resolution, to, stack.side),
};

const askDirection = (actor: Actor, to: Square): Menu<Special<'DI'>> =>
  ask(
    'Distract: choose the direction of the mark.',
    DIRECTIONS.map((way) =>
      open(direction(way), 'special', () => act(special(actor, 'DI', { to, aim: way }))),
    ),
    () => no(rule('FC-JEST-8'), [to], 'A mark turns slides in one of 8 directions.'),
  );

/** The marks after a Jester's new one: its earlier mark goes, and whichever was on that square. */
export const marksWith = ({ distracts }: State, mark: Distract): State['distracts'] => [
  ...distracts.filter(({ jester, square }) => jester !== mark.jester && square !== mark.square),
  mark,
];

const distract: Ability<'DI'> = {
  code: 'DI',
  rule: rule('FC-JEST-8'),
  price: 0,
  words: 'Marks a square of its leaps, which turns every slide over it. Its earlier mark disappears.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from } = actor;
    const candidates = leapsOf(actor).map((square): Candidate => {
      const text = () => `${nameOf(square)} is a wall square: no slide crosses it.`;
      return { square, why: wallOn(state, square) ? () => no(rule('FC-JEST-8'), [square], text()) : null };
    });
    return pickSquare(
      'Distract: choose a square.',
      candidates,
      (to) => askDirection(actor, to),
      () => no(rule('FC-JEST-8'), [from], 'All squares of its leaps are wall squares.'),
    );
  },
  perform: (resolution, { stack }, { to, aim }) => {
    const mark: Distract = { square: to, jester: actingUnit(stack).id, toward: aim };
    return withState(record(resolution, { kind: 'marked', square: to, toward: aim }), {
      distracts: marksWith(resolution.state, mark),
    });
  },
};

/** The side of the Jester with that id, while it lives as one. */
const jesterSide = (state: State, id: number): Stack['side'] | null => {
  const stack = holderOf(state, id);
  return stack && unitIn(stack, id)?.kind === 'J' ? stack.side : null;
};

/** Phase 9: a mark goes when its Jester has died, or changed its kind or side. */
export const clearMarks = (resolution: Resolution): Resolution => {
  const { distracts } = resolution.state;
  if (distracts.length === 0) return resolution;
  const kept = distracts.filter(({ jester }) => {
    const side = jesterSide(resolution.state, jester);
    const before = jesterSide(resolution.start, jester);
    return side !== null && (before === null || side === before);
  });
  return kept.length === distracts.length ? resolution : withState(resolution, { distracts: kept });
};

/** The places of the ring, clockwise from the north: free ones, and those of units that Spin may move. */
const ringAround = (state: State, jester: Square): readonly Square[] =>
  DIRECTIONS.map((direction) => at(jester, STEP[direction]))
    .filter((square) => square !== null)
    .filter((square) => {
      const stack = stackOn(state, square);
      return stack ? !barring(state, 'spin', 'J', { square, stack }) : isEmpty(state, square);
    });

interface Shift {
  readonly stack: Stack;
  readonly from: Square;
  readonly to: Square;
}

/** Who goes where when the ring turns by so many places. */
const shiftsBy = (state: State, jester: Square, places: number): readonly Shift[] => {
  const ring = ringAround(state, jester);
  return ring.flatMap((from, index) => {
    const stack = stackOn(state, from);
    return stack ? [{ stack, from, to: ring[(index + places) % ring.length] as Square }] : [];
  });
};

const askPlaces = (state: State, actor: Actor): Menu<Special<'SP'>> => {
  const { square: from } = actor;
  const ring = ringAround(state, from);
  const clause = rule('FC-JEST-10');
  if (ring.every((square) => !stackOn(state, square))) {
    return deadEnd(() =>
      no(clause, [from], `No piece next to ${theUnit(state, from, 'inner')} can be spun.`),
    );
  }
  if (ring.length < 2) return deadEnd(() => no(clause, ring, 'The ring has no free place.'));
  return ask(
    'Spin: choose how many places, clockwise.',
    ring.slice(1).map((_, index) => {
      const places = index + 1;
      const words = shiftsBy(state, from, places).map(
        (shift) => `${nameOf(shift.from)} to ${nameOf(shift.to)}`,
      );
      return open(option(`${places}`), 'special', () => act(special(actor, 'SP', { amount: places })), {
        label: `${places}: ${words.join(', ')}`,
      });
    }),
    () => no(clause, ring, `The ring has ${ring.length} places. Choose how far the pieces move.`),
  );
};

const spinRing = (
  resolution: Resolution,
  { square: from }: Actor,
  { amount: places }: Special<'SP'>,
): Resolution => {
  const shifts = shiftsBy(resolution.state, from, places);
  const recorded = record(resolution, { kind: 'spun', centre: from, places, shifts });
  const lifted = shifts.reduce((sum, shift) => withStack(sum, shift.from, null), recorded);
  const placed = shifts.reduce(
    (sum, { stack, to }) => withStack(sum, to, newcomer(resolution, stack)),
    lifted,
  );
  const order = ringAround(resolution.state, from).filter((square) => shifts.some(({ to }) => to === square));
  return order.reduce(arrive, placed);
};

const spin: Ability<'SP'> = {
  code: 'SP',
  rule: rule('FC-JEST-10'),
  price: 0,
  words: 'Moves all pieces next to the Jester clockwise by the same number of places.',
  has: isOf('J'),
  ask: askPlaces,
  perform: spinRing,
};

export const JESTER: readonly Ability[] = [walltrap, detonate, decoherence, spin, distract];

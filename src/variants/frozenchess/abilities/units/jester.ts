/** The Jester's abilities (FC-JEST-6 to 10). */
import { act, type Menu, makeQuestion, open } from '../../../../kernel/asking/menu.ts';
import { direction, option } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTIONS, STEP } from '../../../../kernel/board/direction.ts';
import type { Side } from '../../../../kernel/side.ts';
import { countWords } from '../../../../kernel/words.ts';
import { explode } from '../../mechanics/capture/explosion.ts';
import { stripAwards } from '../../mechanics/capture/tombs.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { removeWallOf } from '../../mechanics/movement/walls.ts';
import { type Ply, withStayReset } from '../../mechanics/ply.ts';
import { spiralAround } from '../../mechanics/time/spiral.ts';
import { linesOf } from '../../moves/lines.ts';
import { barringClass, whyImmune } from '../../moves/threat/immunity.ts';
import { type DetailsOf, type Special, special } from '../../position/action.ts';
import { at, nameOf, near } from '../../position/board.ts';
import { changeStack } from '../../position/changed.ts';
import { theUnit } from '../../position/names.ts';
import type { Distract } from '../../position/schema.ts';
import { shadowsOn } from '../../position/shadows.ts';
import { actorAt, holderOf, idleOf, isEmpty, stackAt, stackOn, wallOn } from '../../position/squares.ts';
import { actingUnit, isFused, unitIn } from '../../position/stacks.ts';
import type { Actor, Component, Stack, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, aimedAbility, squareAbility, unaimedAbility } from '../ability.ts';
import { onMoves } from '../aims.ts';
import { deadEnd, enemiesAmong } from '../asking.ts';
import { offer } from '../offers.ts';

/** Own turns on one square before a Jester can detonate (FC-JEST-7). */
export const DETONATE_AFTER = 10;

const leapsOf = ({ square, stack }: Actor): readonly Square[] =>
  linesOf('J', actingUnit(stack).aim, 'move', square).flatMap(({ ends }) => ends.flat());

const walltrap = squareAbility({
  code: 'WT',
  rule: 'FC-JEST-6',
  offer: offer('Attack', 9, '1', 'wall', 'Walltrap', 'walls an enemy in'),
  words: 'Walls in an enemy on a square of its leaps. Its old wall disappears.',
  kinds: ['J'],
  plan: { targets: onMoves },
  targets: (state, actor) => enemiesAmong(state, actor.stack.side, leapsOf(actor)),
  why: (state, _actor, square) => whyImmune(state, 'walltrap', 'J', actorAt(state, square)),
  none: 'No enemy is on a square of its leaps.',
  perform: (ply, { stack }, { to }) => {
    const waller = actingUnit(stack).id;
    removeWallOf(ply, waller);
    const squares = near(to).filter(
      (square) => isEmpty(ply.state, square) && shadowsOn(ply.state, square).length === 0,
    );
    ply.note?.({ kind: 'walledIn', square: to });
    for (const square of squares) ply.putWall(square, { waller, shadow: null });
  },
});

const detonate = unaimedAbility({
  code: 'DT',
  rule: 'FC-JEST-7',
  offer: offer('Attack', 12, '2', 'blast', 'Detonate', 'dies and explodes'),
  isSacrifice: true,
  words: 'The Jester dies, and its 3×3 explodes.',
  kinds: ['J'],
  isShot: true,
  plan: { after: () => ({ isGone: true }) },
  whyUnusable: (state, { square, stack }) => {
    const left = DETONATE_AFTER - idleOf(state, stack);
    return left > 0 ? `${theUnit(state, square)} must stay for ${countWords(left, 'more turn')} first.` : null;
  },
  perform: (ply, { square: from, stack }) => {
    // Explosions spare monads, but a monad that detonates dies.
    ply.put(from, changeStack(stack, { monad: null }));
    explode(ply, from, 'FC-JEST-7');
  },
});

const firstFreeSquare = (state: State, centre: Square, side: Side): Square | null =>
  spiralAround(centre, side).find(({ square }) => isEmpty(state, square))?.square ?? null;

const scatterUnit = (ply: Ply, from: Square, unit: Component, side: Side): void => {
  const stack = stackOn(ply.state, from);
  const to = firstFreeSquare(ply.state, from, side);
  if (!stack || to === null) return;
  const [first, ...rest] = stack.units;
  const alone = changeStack(withStayReset(ply, stack), { units: [unit], shock: 0 });
  ply.note?.({ kind: 'strewn', unit: alone, from, to });
  ply.put(from, changeStack(stack, { units: [first, ...rest.filter(({ id }) => id !== unit.id)] }));
  ply.put(to, alone);
  arrive(ply, to);
};

/** Scatters all units of a stack but the base (FC-JEST-9). The Jester's `side` sets the order of squares. */
const scatterStack = (ply: Ply, to: Square, side: Side): void => {
  const stack = stackAt(ply.state, to);
  if (firstFreeSquare(ply.state, to, side) === null) return;
  const [first, ...others] = stripAwards(stack.units);
  ply.note?.({ kind: 'decohered', square: to });
  ply.put(to, changeStack(stack, { units: [first, ...others] }));
  for (const unit of others) scatterUnit(ply, to, unit, side);
};

const decoherence = squareAbility({
  code: 'DC',
  rule: 'FC-JEST-9',
  offer: offer('Attack', 10, '3', 'scatter', 'Decoherence', 'scatters a stack'),
  cost: 5,
  words: 'Scatters a stack on a square of its leaps. Only its base stays.',
  kinds: ['J'],
  plan: { targets: onMoves },
  targets: (state, actor) => leapsOf(actor).filter((square) => stackOn(state, square)),
  why: (state, _actor, square) =>
    isFused(stackAt(state, square))
      ? whyImmune(state, 'decoherence', 'J', actorAt(state, square))
      : `${theUnit(state, square)} is not a stack.`,
  none: 'No stack is on a square of its leaps.',
  perform: (ply, { stack }, { to }) => scatterStack(ply, to, stack.side),
});

const askDirection = (to: Square): Menu<DetailsOf<'DI'>> =>
  makeQuestion(
    'Distract: choose the direction of the mark.',
    DIRECTIONS.map((way) => open(direction(way), 'special', () => act({ to, aim: way }))),
    () => refusal('FC-JEST-8', 'A mark turns slides in one of 8 directions.', [to]),
  );

/**
 * Adds a Distract mark (FC-JEST-8).
 * The new mark replaces the Jester's earlier mark and any mark on the chosen square.
 */
const withMark = ({ distracts }: State, mark: Distract): State['distracts'] => [
  ...distracts.filter(({ jester, square }) => jester !== mark.jester && square !== mark.square),
  mark,
];

const distract = aimedAbility({
  code: 'DI',
  rule: 'FC-JEST-8',
  offer: offer('Change', 10, '5', 'bend', 'Distract', 'bends slides'),
  words: 'Marks a square of its leaps, which turns every slide over it. Its earlier mark disappears.',
  kinds: ['J'],
  plan: { targets: onMoves, directions: () => DIRECTIONS },
  what: 'a square',
  candidates: (state, actor) =>
    leapsOf(actor).map((square) => {
      const text = () => `${nameOf(square)} is a wall square: no slide crosses it.`;
      return { square, why: wallOn(state, square) ? () => refusal('FC-JEST-8', text(), [square]) : null };
    }),
  details: (_state, _actor, { square: to }) => askDirection(to),
  none: 'All squares of its leaps are wall squares.',
  perform: (ply, { stack }, { to, aim }) => {
    const mark: Distract = { square: to, jester: actingUnit(stack).id, toward: aim };
    ply.note?.({ kind: 'marked', square: to, toward: aim });
    ply.set({ distracts: withMark(ply.state, mark) });
  },
});

const jesterSide = (state: State, id: number): Stack['side'] | null => {
  const stack = holderOf(state, id);
  return stack && unitIn(stack, id)?.kind === 'J' ? stack.side : null;
};

/** Removes Distract marks whose Jester has died or changed (phase 9, FC-JEST-8). */
export const clearMarks = (ply: Ply): void => {
  const { distracts } = ply.state;
  const kept = distracts.filter(({ jester }) => {
    const side = jesterSide(ply.state, jester);
    const before = jesterSide(ply.start, jester);
    return side !== null && (before === null || side === before);
  });
  if (kept.length < distracts.length) ply.set({ distracts: kept });
};

const RING_SIZE = 8;

/** The squares that take part in a Spin, clockwise from north (FC-JEST-10). */
const ringAround = (state: State, jester: Square): readonly Square[] =>
  DIRECTIONS.map((direction) => at(jester, STEP[direction]))
    .filter((square) => square !== null)
    .filter((square) => {
      const stack = stackOn(state, square);
      return stack ? !barringClass(state, 'spin', 'J', { square, stack }) : isEmpty(state, square);
    });

interface Shift {
  readonly stack: Stack;
  readonly from: Square;
  readonly to: Square;
}

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
  const clause = 'FC-JEST-10';
  if (ring.every((square) => !stackOn(state, square))) {
    return deadEnd(() => refusal(clause, `No piece next to ${theUnit(state, from, 'inner')} can be spun.`, [from]));
  }
  if (ring.length < 2) return deadEnd(() => refusal(clause, 'The ring has no free place.', ring));
  return makeQuestion(
    'Spin: choose how many places, clockwise.',
    ring.slice(1).map((_, index) => {
      const places = index + 1;
      const words = shiftsBy(state, from, places).map((shift) => `${nameOf(shift.from)} to ${nameOf(shift.to)}`);
      return open(option(`${places}`), 'special', () => act(special(actor, 'SP', { amount: places })), {
        label: `${places}: ${words.join(', ')}`,
      });
    }),
    () => refusal(clause, `The ring has ${ring.length} places. Choose how far the pieces move.`, ring),
  );
};

const spinRing = (ply: Ply, { square: from }: Actor, { amount: places }: Special<'SP'>): void => {
  const shifts = shiftsBy(ply.state, from, places);
  const order = ringAround(ply.state, from).filter((square) => shifts.some(({ to }) => to === square));
  ply.note?.({ kind: 'spun', centre: from, places, shifts });
  for (const shift of shifts) ply.put(shift.from, null);
  for (const { stack, to } of shifts) ply.put(to, withStayReset(ply, stack));
  for (const square of order) arrive(ply, square);
};

const spin: Ability<'SP'> = {
  code: 'SP',
  rule: 'FC-JEST-10',
  offer: offer('Move others', 4, '4', 'aim', 'Spin', 'spins the pieces around'),
  words: 'Moves all pieces next to the Jester clockwise by the same number of places.',
  kinds: ['J'],
  plan: { numbered: { what: 'amount', most: () => RING_SIZE - 1 } },
  ask: askPlaces,
  perform: spinRing,
};

export const JESTER: readonly Ability[] = [walltrap, detonate, decoherence, spin, distract];

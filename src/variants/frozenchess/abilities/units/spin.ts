/** The Jester's Spin (FC-JEST-10): the units around it go on along a ring, all at once. */
import type { Square } from '../../../../kernel/board.ts';
import { DIRECTIONS, STEP } from '../../../../kernel/direction.ts';
import { act, ask, type Menu, open, option } from '../../../../kernel/menu.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { barring } from '../../mechanics/threat/targets.ts';
import { newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { at, nameOf } from '../../position/board.ts';
import { type Actor, isEmpty, type Stack, type State, stackOn, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, deadEnd, isOf, no } from '../ability.ts';

/** The places of the ring, clockwise from the north: free ones, and those of units that Spin may move. */
const ringAround = (state: State, jester: Square): readonly Square[] =>
  DIRECTIONS.map((direction) => at(jester, STEP[direction]))
    .filter((square) => square !== null)
    .filter((square) => (stackOn(state, square) ? !barring(state, 'spin', 'J', square) : isEmpty(state, square)));

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
    return deadEnd(() => no(clause, [from], `Nobody next to ${theUnit(state, from, 'inner')} can be spun.`));
  }
  if (ring.length < 2) return deadEnd(() => no(clause, ring, 'There is no place to go on to.'));
  return ask(
    'Spin by how many places, clockwise?',
    ring.slice(1).map((_, index) => {
      const places = index + 1;
      const words = shiftsBy(state, from, places).map((shift) => `${nameOf(shift.from)} to ${nameOf(shift.to)}`);
      return open(option(`${places}`), 'special', () => act(special(actor, 'SP', { amount: places })), {
        label: `${places}: ${words.join(', ')}`,
      });
    }),
    () => no(clause, ring, `The ring has ${ring.length} places; pick how many of them the units go on.`),
  );
};

const spun = (ply: Ply, { square: from }: Actor, { amount: places }: Special<'SP'>): Ply => {
  const shifts = shiftsBy(ply.state, from, places);
  const recorded = record(ply, { kind: 'spun', centre: from, places, shifts });
  const lifted = shifts.reduce((sum, shift) => withStack(sum, shift.from, null), recorded);
  const placed = shifts.reduce((sum, { stack, to }) => withStack(sum, to, newcomer(ply, stack)), lifted);
  const order = ringAround(ply.state, from).filter((square) => shifts.some(({ to }) => to === square));
  return order.reduce(arrived, placed);
};

const spin: Ability<'SP'> = {
  code: 'SP',
  rule: rule('FC-JEST-10'),
  price: 0,
  words: 'The units around the Jester go on clockwise, all by the same number of places.',
  has: isOf('J'),
  ask: askPlaces,
  perform: spun,
};

export const SPIN: readonly Ability[] = [spin];

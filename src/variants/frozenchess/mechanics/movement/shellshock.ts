/** Shellshock: range that a rider loses by sliding through danger (FC-SHOCK-1, 2). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { memoize } from '../../../../kernel/memoize.ts';
import { other, type Side } from '../../../../kernel/side.ts';
import type { BoardLine } from '../../moves/lines.ts';
import { eachQueensShadowThreat, eachThreat } from '../../moves/threat/threat.ts';
import { area, SQUARES } from '../../position/board.ts';
import { changeStack } from '../../position/changed.ts';
import { isRider, type Kind } from '../../position/kinds.ts';
import { burdenedSquares, queensShadowsOf, squareOf, squaresOf } from '../../position/piece-lists.ts';
import { isClosedTomb, stackOn } from '../../position/squares.ts';
import { isCarrying, withEachCargo } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';
import { type Acting, changeStacks, type Ply, squareOfActing } from '../ply.ts';

const SHOCK_BY_EXPLOSION = 3;
const SHOCK_BY_LEAP = 2;
const SHOCK_BY_RAY = 1;

const shockAmount = (kind: Kind, { shape }: BoardLine): number => {
  if (kind === 'Z') return SHOCK_BY_EXPLOSION;
  return shape === 'ray' && kind !== 'L' ? SHOCK_BY_RAY : SHOCK_BY_LEAP;
};

const computeCosts = (state: State, side: Side): Uint8Array => {
  const costs = new Uint8Array(SQUARES.length);
  const raise = (square: Square, amount: number): void => {
    if (amount > (costs[square] as number)) costs[square] = amount;
  };
  for (const square of SQUARES)
    if (isClosedTomb(state, square)) for (const each of area(square)) raise(each, SHOCK_BY_EXPLOSION);
  for (const bomb of state.bombs)
    if (bomb.side !== side) for (const each of area(bomb.square)) raise(each, SHOCK_BY_EXPLOSION);
  for (const from of squaresOf(state, other(side)))
    eachThreat(state, from, (end, line, unit) => raise(end, shockAmount(unit.kind, line)));
  for (const from of queensShadowsOf(state, other(side)))
    eachQueensShadowThreat(state, from, (end, line) => raise(end, shockAmount('Q', line)));
  return costs;
};

const SHOCK_COSTS: Readonly<Record<Side, (state: State) => Uint8Array>> = {
  white: memoize((state) => computeCosts(state, 'white')),
  black: memoize((state) => computeCosts(state, 'black')),
};

export const costsFor = (state: State, side: Side): Uint8Array => SHOCK_COSTS[side](state);

/**
 * Returns how many squares of range a trail costs by shellshock (FC-SHOCK-1).
 * Danger is judged in the position before the turn.
 */
export const shockOf = (start: State, side: Side, trail: readonly (readonly Square[])[]): number => {
  const first = trail[0]?.[0];
  const last = trail.at(-1)?.at(-1);
  const passed = new Set(trail.flat().filter((square) => square !== first && square !== last));
  if (passed.size === 0) return 0;
  const costs = costsFor(start, side);
  let sum = 0;
  for (const square of passed) sum += costs[square] as number;
  return sum;
};

export const isShockable = ({ units }: Pick<Stack, 'units'>): boolean => units.some(({ kind }) => isRider(kind));

/** Returns the shellshock of this ply, in squares of range; 0 unless a rider of the side to move has moved. */
const shockOfTurn = ({ start, side }: Ply, { trail, movers }: Acting): number => {
  const from = trail[0]?.[0];
  const stack = from === undefined ? null : stackOn(start, from);
  const isStruck = stack?.side === side && stack.units.some(({ id, kind }) => isRider(kind) && movers.includes(id));
  return isStruck ? shockOf(start, side, trail) : 0;
};

const withShock = (stack: Stack, actor: UnitId | null, sum: number): Stack => {
  const shock = sum > 0 && stack.units.some(({ id }) => id === actor) ? sum : 0;
  if (stack.shock === shock && !isCarrying(stack)) return stack;
  const settled = stack.shock === shock ? stack : changeStack(stack, { shock });
  return isCarrying(stack) ? withEachCargo(settled, (each) => withShock(each, actor, sum)) : settled;
};

/** Sets shellshock (phase 6). A mind-controlled unit gets none (FC-MC-2). */
export const settleShocks = (ply: Ply): void => {
  const { state, side } = ply;
  const [first] = ply.acting;
  const sum = first ? shockOfTurn(ply, first) : 0;
  const struck = first && sum > 0 ? squareOf(state, first.id) : null;
  const settle = (stack: Stack): Stack => (stack.side === side ? withShock(stack, first?.id ?? null, sum) : stack);
  changeStacks(ply, settle, struck === null ? burdenedSquares(state) : [...burdenedSquares(state), struck]);
  const at = first && sum > 0 ? squareOfActing(ply, first) : null;
  if (at !== null) ply.note?.({ kind: 'shocked', square: at, amount: sum });
};

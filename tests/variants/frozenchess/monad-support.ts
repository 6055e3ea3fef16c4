/** Makes positions with monads: the rest as a line (support.ts), the monads as objects. */
import type { Position } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { monadsOf } from '../../../src/variants/frozenchess/mechanics/shadows/holders.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { type PlanHolder, planText } from '../../../src/variants/frozenchess/position/plan.ts';
import { stackOn } from '../../../src/variants/frozenchess/position/squares.ts';
import { idOf } from '../../../src/variants/frozenchess/position/stacks.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { positionFile } from './support.ts';

/** A unit in shadow form. With a `plan` it is a monad, which has normal form if `solid`. */
export interface ShadowText {
  readonly unit: string;
  readonly side?: 'w' | 'b';
  readonly age?: number;
  readonly dist?: number;
  readonly par?: number;
  readonly plan?: string;
  readonly next?: number;
  readonly active?: true;
  readonly stuck?: number;
  readonly at?: string;
  readonly solid?: true;
  readonly fields?: Readonly<Record<string, unknown>>;
}

const FIRST_ID = 300;

const stackOf = (
  { unit, side = 'w', age = 7, dist = 0, par = 0, plan, solid, fields, ...monad }: ShadowText,
  index: number,
) => {
  const sq = unit.slice(1);
  const { next = 0, active = false, stuck = 0, at = sq } = monad;
  return {
    sq,
    side,
    comps: [{ id: FIRST_ID + index, kind: unit[0], ...fields }],
    par,
    ...(!solid && { form: 's', age, dist }),
    ...(plan && { monad: { plan: plan.split(', '), next, active, stuck, at } }),
  };
};

/** Reads the position of a line, with these shadows and monads added. */
export const withMonads = (line: string, shadows: readonly ShadowText[]): Position => {
  const file = JSON.parse(positionFile(line)) as { stacks: unknown[]; walls: Record<string, number> };
  const read = GAME.read(JSON.stringify({ ...file, stacks: [...file.stacks, ...shadows.map(stackOf)] }));
  invariant(read.ok, read.ok ? '' : `${line}: ${read.error.text}`);
  return read.value;
};

const holderText = ({ square, stack, monad }: PlanHolder): string => {
  const { shade, paralysis, units, side } = stack;
  const { next, plan, isActive, stuck, at } = monad;
  return [
    `${side[0]} ${shade ? 's' : ''}${units[0].kind}${nameOf(square)}`,
    ...(shade ? [`dist ${shade.dist}`] : []),
    ...(paralysis > 0 ? [`par ${paralysis}`] : []),
    `${isActive ? 'active' : 'waiting'} ${next}/${plan.length}`,
    ...(stuck > 0 ? [`stuck ${stuck}`] : []),
    ...(at === square ? [] : [`expected on ${nameOf(at)}`]),
  ].join(', ');
};

/** Writes all monads in scan order (a1, b1 … p16), as "w sRa5, dist 4, active 1/3, stuck 2". */
export const monadsIn = (position: Position): string =>
  monadsOf(position as State)
    .map(holderText)
    .join('; ');

export const planIn = (position: Position): string => {
  const [holder] = monadsOf(position as State);
  return holder ? planText(holder.monad.plan) : '';
};

/** Writes what has become of the added unit with that index: "sRe5*2", "Re9", or "dead". */
export const unitIn = (position: Position, index = 0): string => {
  const state = position as State;
  const id = FIRST_ID + index;
  const shadow = state.shadows.find(({ stack }) => idOf(stack) === id);
  const square = shadow?.square ?? state.stacks.findIndex((stack) => stack?.units.some((unit) => unit.id === id));
  const stack = shadow?.stack ?? (square < 0 ? null : stackOn(state, square));
  if (!stack) return 'dead';
  return `${stack.shade ? 's' : ''}${stack.units[0].kind}${nameOf(square)}${stack.paralysis > 0 ? `*${stack.paralysis}` : ''}`;
};

/** Deaths and tombs. A tomb is hidden, closed or open (FC-TOMB-1, 2, 5, 6). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { bury, changeTomb, changeUnit } from '../../position/changed.ts';
import { isLifeless } from '../../position/kinds.ts';
import { tombSquares } from '../../position/piece-lists.ts';
import { isCorrupted, isTombCovered, stackOn } from '../../position/squares.ts';
import { eachUnit, idOf } from '../../position/stacks.ts';
import { stageOf } from '../../position/stages.ts';
import type { Buried, Component, Shadow, Stack, State, Tomb } from '../../position/state.ts';
import type { Ply } from '../ply.ts';
import { removeShadow } from '../shadows/shadows.ts';

const unitsOf = (units: readonly Component[], side: Stack['side']): readonly Buried[] =>
  units.flatMap((unit) => [bury(unit, side), ...unit.cargo.flatMap((each) => remains(each))]);

/** Strips a stack's units of awards: resets their capture counts if there are several units (FC-FUSE-5). */
export const stripAwards = (units: Stack['units']): Stack['units'] =>
  units.length > 1 ? eachUnit(units, (unit) => changeUnit(unit, { nonPawnsCaptured: 0, pawnsCaptured: 0 })) : units;

/** Returns the units without the leaver, with their capture counts reset (FC-FUSE-5); null if none stays. */
export const withoutLeaver = (units: Stack['units'], leaver: UnitId): Stack['units'] | null => {
  const [first, ...rest] = stripAwards(units).filter(({ id }) => id !== leaver);
  return first ? [first, ...rest] : null;
};

/** Returns the units of a dead stack in the order of burial: top to base, a transport before its cargo (FC-TOMB-5). */
export const remains = (stack: Stack): readonly Buried[] =>
  unitsOf([...stripAwards(stack.units)].reverse(), stack.side);

/** The first stage in which the dead leave no tomb (FC-STG-7). */
const NO_TOMBS_STAGE = 4;

const unitsToBury = (state: State, square: Square, units: readonly Buried[]): readonly Buried[] =>
  isCorrupted(state, square) || stageOf(state) >= NO_TOMBS_STAGE ? [] : units.filter(({ kind }) => !isLifeless(kind));

export const buryAll = (ply: Ply, square: Square, dead: readonly Buried[]): void => {
  ply.change('dead', [...ply.dead, ...dead.map(({ id }) => id)]);
  const units = unitsToBury(ply.state, square, dead);
  if (units.length === 0) return;
  const { tombs } = ply.state;
  const old: Tomb = tombs[square] ?? { status: 'hidden', queue: [], rot: 0 };
  ply.set({ tombs: { ...tombs, [square]: changeTomb(old, { queue: [...old.queue, ...units] }) } });
};

export const kill = (ply: Ply, square: Square): void => {
  const stack = stackOn(ply.state, square);
  if (!stack) return;
  ply.put(square, null);
  buryAll(ply, square, remains(stack));
};

export const killShadow = (ply: Ply, { square, stack }: Shadow): void => {
  removeShadow(ply, idOf(stack));
  buryAll(ply, square, remains(stack));
};

/** Updates the status of all tombs (phase 4): a covered tomb is hidden, and an uncovered one closed (FC-TOMB-2). */
export const settleTombs = (ply: Ply): void => {
  const { state } = ply;
  const { tombs } = state;
  let changed: Record<Square, Tomb> | null = null;
  for (const square of tombSquares(state)) {
    const tomb = tombs[square] as Tomb;
    const bare = tomb.status === 'hidden' ? 'closed' : tomb.status;
    const status = isTombCovered(state, square) ? 'hidden' : bare;
    if (status === tomb.status) continue;
    changed ??= { ...tombs };
    changed[square] = changeTomb(tomb, { status, rot: 0 });
  }
  if (changed) ply.set({ tombs: changed });
};

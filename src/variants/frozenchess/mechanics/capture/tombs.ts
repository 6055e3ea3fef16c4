/**
 * Deaths and tombs: who is buried where, and whether a queue is hidden, closed or open (FC-TOMB-1, 2, 5, 6).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { changeResolution, type Resolution, withStack, withState } from '../../moves/resolution.ts';
import { bury, changeTomb, changeUnit } from '../../position/changed.ts';
import { isLifeless } from '../../position/kinds.ts';
import { tombSquares } from '../../position/piece-lists.ts';
import { stageOf } from '../../position/stages.ts';
import {
  type Buried,
  type Component,
  eachUnit,
  idOf,
  isCorrupted,
  isCovering,
  type Shadow,
  type Stack,
  type State,
  stackOn,
  type Tomb,
} from '../../position/state.ts';
import { withoutShadow } from '../shadows/shadows.ts';

const unitsOf = (units: readonly Component[], side: Stack['side']): readonly Buried[] =>
  units.flatMap((unit) => [bury(unit, side), ...unit.cargo.flatMap((each) => remains(each))]);

/** The units of a stack that falls apart lose their awards (FC-FUSE-5). */
export const stripAwards = (units: Stack['comps']): Stack['comps'] =>
  units.length > 1 ? eachUnit(units, (unit) => changeUnit(unit, { capN: 0, capP: 0 })) : units;

/** Those that stay where one of a stack leaves it; null where it was alone. */
export const withoutLeaver = (units: Stack['comps'], leaver: UnitId): Stack['comps'] | null => {
  const [first, ...rest] = stripAwards(units).filter(({ id }) => id !== leaver);
  return first ? [first, ...rest] : null;
};

/** A stack as it enters a queue: what was fused last comes first, a transport before its cargo. */
export const remains = (stack: Stack): readonly Buried[] =>
  unitsOf([...stripAwards(stack.comps)].reverse(), stack.side);

/** From this stage on the dead are gone for good (FC-STG-7). */
const PERMADEATH = 4;

/**
 * Who of the dead is buried: nobody on corrupted squares or late in a long game; Eggs and Wonders never are.
 */
const buriable = (state: State, square: Square, units: readonly Buried[]): readonly Buried[] =>
  isCorrupted(state, square) || stageOf(state) >= PERMADEATH
    ? []
    : units.filter(({ kind }) => !isLifeless(kind));

/** These units at the end of the queue of a square, as far as they leave a tomb. */
export const withBuried = (given: Resolution, square: Square, dead: readonly Buried[]): Resolution => {
  const resolution = changeResolution(given, { dead: [...given.dead, ...dead.map(({ id }) => id)] });
  const units = buriable(resolution.state, square, dead);
  if (units.length === 0) return resolution;
  const old: Tomb = resolution.state.tombs[square] ?? { status: 'hidden', queue: [], rot: 0 };
  const tomb = changeTomb(old, { queue: [...old.queue, ...units] });
  return withState(resolution, { tombs: { ...resolution.state.tombs, [square]: tomb } });
};

/** The stack on this square dies and is buried there. */
export const kill = (resolution: Resolution, square: Square): Resolution => {
  const stack = stackOn(resolution.state, square);
  return stack ? withBuried(withStack(resolution, square, null), square, remains(stack)) : resolution;
};

/** A shadow dies and is buried on its square. */
export const killShadow = (resolution: Resolution, { square, stack }: Shadow): Resolution =>
  withBuried(withoutShadow(resolution, idOf(stack)), square, remains(stack));

/** Phase 4: what covers a queue hides it; a queue uncovered is a closed tomb. */
export const settleTombs = (resolution: Resolution): Resolution => {
  const { tombs } = resolution.state;
  const changed: Record<Square, Tomb> = {};
  let isChanged = false;
  for (const square of tombSquares(resolution.state)) {
    const tomb = tombs[square] as Tomb;
    const status = isCovering(resolution.state, square)
      ? 'hidden'
      : tomb.status === 'hidden'
        ? 'closed'
        : tomb.status;
    if (status === tomb.status) continue;
    changed[square] = changeTomb(tomb, { status, rot: 0 });
    isChanged = true;
  }
  return isChanged ? withState(resolution, { tombs: { ...tombs, ...changed } }) : resolution;
};

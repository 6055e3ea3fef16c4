/** Deaths and tombs: who is buried where, and whether a queue is hidden, closed or open (FC-TOMB-1, 2, 5, 6). */
import type { Square } from '../../../kernel/board.ts';
import type { BoardEvent } from '../../../kernel/event.ts';
import { type Ply, withStack, withState } from '../ply.ts';
import { aboard, type Buried, type Component, idOf, isFilled, type Stack, type State, stackOn, type Tomb } from '../state.ts';

const unitsOf = (units: readonly Component[], side: Stack['side']): readonly Buried[] =>
  units.flatMap((unit) => [{ ...unit, cargo: [], side }, ...unit.cargo.flatMap((each) => remains(each))]);

/** The units of a stack that falls apart lose their awards (FC-FUSE-5). */
export const parted = (units: readonly Component[]): readonly Component[] =>
  units.length > 1 ? units.map((unit) => ({ ...unit, capN: 0, capP: 0 })) : units;

/** A stack as it enters a queue: what was fused last comes first, a transport before its cargo. */
export const remains = (stack: Stack): readonly Buried[] => unitsOf([...parted(stack.comps)].reverse(), stack.side);

/** These units at the end of the queue of a square. */
export const withBuried = (ply: Ply, square: Square, units: readonly Buried[]): Ply => {
  const old: Tomb = ply.state.tombs[square] ?? { status: 'hidden', queue: [] };
  const tomb: Tomb = { ...old, queue: [...old.queue, ...units] };
  return withState({ ...ply, dead: [...ply.dead, ...units.map(({ id }) => id)] }, { tombs: { ...ply.state.tombs, [square]: tomb } });
};

/** The stack on this square dies and is buried there, untold. */
export const died = (ply: Ply, square: Square): Ply => {
  const stack = stackOn(ply.state, square);
  return stack ? withBuried(withStack(ply, square, null), square, remains(stack)) : ply;
};

/** What is to be told when a stack leaves the board with all it carries. */
export const deathEvents = (state: State, square: Square, by?: number): readonly BoardEvent[] => {
  const stack = stackOn(state, square);
  if (!stack) return [];
  const carried = aboard(stack).filter(({ id }) => id !== idOf(stack));
  return [
    { kind: 'captured', unit: idOf(stack), ...(by !== undefined && { by }) },
    ...carried.map(({ id }): BoardEvent => ({ kind: 'captured', unit: id })),
  ];
};

/** Phase 4: what covers a queue hides it; a queue uncovered is a closed tomb. */
export const tombsSettled = (ply: Ply): Ply => {
  const changed: Record<Square, Tomb> = {};
  let isChanged = false;
  for (const [key, tomb] of Object.entries(ply.state.tombs)) {
    const square = Number(key);
    const status = isFilled(ply.state, square) ? 'hidden' : tomb.status === 'hidden' ? 'closed' : tomb.status;
    if (status === tomb.status) continue;
    changed[square] = { ...tomb, status };
    isChanged = true;
  }
  return isChanged ? withState(ply, { tombs: { ...ply.state.tombs, ...changed } }) : ply;
};

/** One procedure for explosions of every cause (FC-EXP-1 to 5). */
import type { Square } from '../../../../kernel/board/board.ts';
import { area } from '../../position/board.ts';
import { changeTomb } from '../../position/changed.ts';
import { isClosedTomb, isTombCovered, stackOn, wallOn } from '../../position/squares.ts';
import { isMonad } from '../../position/stacks.ts';
import type { Tomb } from '../../position/state.ts';
import type { ClauseId } from '../../rules/index.ts';
import type { Ply } from '../ply.ts';
import { corruptIfWornOut } from './corruption.ts';
import { kill, killShadow } from './tombs.ts';

/** Clauses by which a tomb explodes. A tomb's explosion also kills shadows and monads (FC-EXP-2). */
const TOMB_CAUSES: ReadonlySet<ClauseId> = new Set(['FC-TOMB-4', 'FC-TROT-1', 'FC-STG-4', 'FC-TREB-2']);

/** Explodes an area (FC-EXP-1). Old tombs there open; tombs in `made` are new and stay closed. */
export const explode = (ply: Ply, centre: Square, cause: ClauseId, made: readonly Square[] = [], reach = 1): void => {
  const squares = area(centre, reach);
  const { state } = ply;
  const before = ply.snapshotIfRecording();
  const { tombs: old, exploded } = state;
  const isTomb = isClosedTomb(state, centre);
  const isOfTomb = isTomb && TOMB_CAUSES.has(cause);
  const dying = squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && (isOfTomb || !isMonad(stack));
  });
  const shadows = isOfTomb ? state.shadows.filter(({ square }) => squares.includes(square)) : [];
  const walled = squares.filter((square) => wallOn(state, square));

  if (isTomb) ply.set({ exploded: { ...exploded, [centre]: (exploded[centre] ?? 0) + 1 } });
  for (const square of walled) ply.putWall(square, null);
  for (const square of dying) kill(ply, square);
  for (const shadow of shadows) killShadow(ply, shadow);
  const tombs: Record<Square, Tomb> = { ...state.tombs };
  for (const square of squares) {
    const tomb = tombs[square];
    if (!tomb) continue;
    const bare = old[square] !== undefined && !made.includes(square) ? 'open' : 'closed';
    tombs[square] = changeTomb(tomb, { status: isTombCovered(state, square) ? 'hidden' : bare, rot: 0 });
  }
  ply.set({ tombs });
  const opened = squares.filter((square) => tombs[square]?.status === 'open' && old[square]?.status !== 'open');
  ply.note?.({ kind: 'exploded', rule: cause, centre, squares, dying, shadows, walled, opened }, before);
  if (isTomb) corruptIfWornOut(ply, centre);
};

/** Explosions: one procedure for every cause (FC-EXP-1 to 5). It starts no other explosion. */
import type { Square } from '../../../kernel/board.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { area, nameOf } from '../geometry.ts';
import { type Ply, tell, withState, withWalls } from '../ply.ts';
import { isClosedTomb, stackOn, type Tomb, wallOn } from '../state.ts';
import { wornOut } from './corruption.ts';
import { deathEvents, died } from './tombs.ts';

/** The 3x3 around a square explodes, or more. `made`: queues that the cause itself has made; they count as new. */
export const exploded = (ply: Ply, centre: Square, rule: RuleId, made: readonly Square[] = [], reach = 1): Ply => {
  const squares = area(centre, reach);
  const { state } = ply;
  const isOld = (square: Square) => state.tombs[square] !== undefined && !made.includes(square);
  const old = squares.filter(isOld);
  const dying = squares.filter((square) => stackOn(state, square));
  const deaths = dying.flatMap((square) => deathEvents(state, square));
  const walled = squares.filter((square) => wallOn(state, square));

  let next = tell(ply, rule, () => ({
    events: [{ kind: 'burst', centre, squares }, ...deaths],
    text: `${nameOf(centre)} explodes${dying.length > 0 ? ` and kills ${dying.length === 1 ? 'one unit' : `${dying.length} units`}` : ''}.`,
  }));
  if (isClosedTomb(state, centre)) {
    next = withState(next, { exploded: { ...state.exploded, [centre]: (state.exploded[centre] ?? 0) + 1 } });
  }
  if (walled.length > 0) next = withWalls(next, walled, () => null);
  for (const square of dying) next = died(next, square);
  const tombs: Record<Square, Tomb> = { ...next.state.tombs };
  for (const square of squares) {
    const tomb = tombs[square];
    if (tomb) tombs[square] = { ...tomb, status: old.includes(square) ? 'open' : 'closed', rot: 0 };
  }
  const burst = withState(next, { tombs });
  return isClosedTomb(state, centre) ? wornOut(burst, centre) : burst;
};

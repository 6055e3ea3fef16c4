/** Explosions: one procedure for every cause (FC-EXP-1 to 5). It starts no other explosion. */
import type { Square } from '../../../../kernel/board/board.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import type { Fact } from '../../moves/facts.ts';
import { type Resolution, record, withState, withWalls } from '../../moves/resolution.ts';
import { area } from '../../position/board.ts';
import { changeTomb } from '../../position/changed.ts';
import { isClosedTomb, isCovering, isMonad, stackOn, type Tomb, wallOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { wearOut } from '../time/corruption.ts';
import { kill, killShadow } from './tombs.ts';

/**
 * Explosions of a closed tomb by these kill shadows and monads too (FC-EXP-2): by a step, by rot, by tomb
 * control, by a Trebuchet.
 */
const OF_TOMBS: ReadonlySet<RuleId> = new Set([
  rule('FC-TOMB-4'),
  rule('FC-TROT-1'),
  rule('FC-STG-4'),
  rule('FC-TREB-2'),
]);

/**
 * The 3x3 around a square explodes, or more. `made`: queues that the cause itself has made; they count as
 * new.
 */
export const explode = (
  resolution: Resolution,
  centre: Square,
  cause: RuleId,
  made: readonly Square[] = [],
  reach = 1,
): Resolution => {
  const squares = area(centre, reach);
  const { state } = resolution;
  const isOld = (square: Square) => state.tombs[square] !== undefined && !made.includes(square);
  const old = squares.filter(isOld);
  const isTomb = isClosedTomb(state, centre);
  const isOfTomb = isTomb && OF_TOMBS.has(cause);
  const dying = squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && (isOfTomb || !isMonad(stack));
  });
  const shadows = isOfTomb ? state.shadows.filter(({ square }) => squares.includes(square)) : [];
  const walled = squares.filter((square) => wallOn(state, square));

  let next = resolution;
  if (isTomb) {
    next = withState(next, { exploded: { ...state.exploded, [centre]: (state.exploded[centre] ?? 0) + 1 } });
  }
  if (walled.length > 0) next = withWalls(next, walled, () => null);
  for (const square of dying) next = kill(next, square);
  for (const shadow of shadows) next = killShadow(next, shadow);
  const tombs: Record<Square, Tomb> = { ...next.state.tombs };
  for (const square of squares) {
    const tomb = tombs[square];
    if (!tomb) continue;
    const bare = old.includes(square) ? 'open' : 'closed';
    tombs[square] = changeTomb(tomb, { status: isCovering(next.state, square) ? 'hidden' : bare, rot: 0 });
  }
  const opened = squares.filter(
    (square) => tombs[square]?.status === 'open' && state.tombs[square]?.status !== 'open',
  );
  const fact: Fact = { kind: 'exploded', rule: cause, centre, squares, dying, shadows, walled, opened };
  const burst = record(withState(next, { tombs }), fact, state);
  return isTomb ? wearOut(burst, centre) : burst;
};

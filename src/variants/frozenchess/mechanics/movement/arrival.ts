/** How units come to stand on a square, and what awaits them: a closed tomb, an enemy trap (FC-RES-3, FC-TOMB-4, FC-JEST-3, FC-TIME-4). */
import type { Square } from '../../../../kernel/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { actorSquare, halt, newcomer, type Ply, record, withStack, withState, withTimer } from '../../moves/resolution.ts';
import { single } from '../../position/new-unit.ts';
import { type Component, idOf, isClosedTomb, isCorrupted, isOnWall, type Stack, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { explode } from '../capture/explosion.ts';
import { withShadow } from '../shadows/shadows.ts';
import { barring } from '../threat/immunity.ts';
import { swallow } from '../time/corruption.ts';

/** A single unit, free of timers, now stands on that square. */
export const place = (ply: Ply, square: Square, unit: Component, side: Side): Ply =>
  withStack(ply, square, newcomer(ply, single(unit, side)));

const TRAP_TURNS = 4;

const springTrap = (ply: Ply, square: Square): Ply => {
  const { state } = ply;
  const stack = stackOn(state, square);
  const armed = stack && state.traps.find((trap) => trap.square === square && trap.side !== stack.side && trap.sprung === null);
  if (!stack || !armed) return ply;
  const immune = barring(state, 'trap', null, { square, stack });
  if (immune === 'jester' || immune === 'monad') return ply;
  const without = state.traps.filter((trap) => trap !== armed);
  if (immune) return withState(record(ply, { kind: 'trapDissolved', square }), { traps: without });
  const recorded = record(ply, { kind: 'trapped', square, turns: TRAP_TURNS });
  const caught = withState(recorded, { traps: [...without, { ...armed, sprung: idOf(stack) }] });
  return withTimer(caught, idOf(stack), TRAP_TURNS, rule('FC-JEST-3'));
};

/** A stack has come to stand on this square. The acting unit ends its turn if that killed or caught it. */
export const arrive = (ply: Ply, square: Square): Ply => {
  if (!stackOn(ply.state, square) || isOnWall(ply.state, square)) return ply;
  const next = isCorrupted(ply.state, square)
    ? swallow(ply, square)
    : isClosedTomb(ply.state, square)
      ? explode(ply, square, rule('FC-TOMB-4'))
      : springTrap(ply, square);
  const isActors = actorSquare(ply) === square;
  return isActors && next !== ply && (actorSquare(next) === null || next.timers !== ply.timers) ? halt(next) : next;
};

/** A carried stack comes out onto a square: a unit stands there, a shadow is there. */
export const release = (ply: Ply, square: Square, stack: Stack): Ply => {
  const out = newcomer(ply, stack);
  return out.shade ? withShadow(ply, { square, stack: out }) : arrive(withStack(ply, square, out), square);
};

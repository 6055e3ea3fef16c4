/** What awaits a unit where it comes to stand: a closed tomb, an enemy trap (FC-RES-3, FC-TOMB-4, FC-JEST-3). */
import type { Square } from '../../../../kernel/board.ts';
import { actorSquare, halted, newcomer, type Ply, record, withStack, withState, withTimer } from '../../moves/resolution.ts';
import { idOf, isClosedTomb, isCorrupted, isOnWall, type Stack, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { exploded } from '../capture/explosion.ts';
import { withShadow } from '../shadows/shadows.ts';
import { barring } from '../threat/targets.ts';
import { swallowed } from '../time/corruption.ts';

const TRAP_TURNS = 4;

const trapped = (ply: Ply, square: Square): Ply => {
  const { state } = ply;
  const stack = stackOn(state, square);
  const armed = stack && state.traps.find((trap) => trap.square === square && trap.side !== stack.side && trap.sprung === null);
  if (!stack || !armed) return ply;
  const immune = barring(state, 'trap', null, square);
  if (immune === 'jester' || immune === 'monad') return ply;
  const without = state.traps.filter((trap) => trap !== armed);
  if (immune) return withState(record(ply, { kind: 'trapDissolved', square }), { traps: without });
  const recorded = record(ply, { kind: 'trapped', square, turns: TRAP_TURNS });
  const caught = withState(recorded, { traps: [...without, { ...armed, sprung: idOf(stack) }] });
  return withTimer(caught, idOf(stack), TRAP_TURNS, rule('FC-JEST-3'));
};

/** A stack has come to stand on this square. The acting unit ends its turn if that killed or caught it. */
export const arrived = (ply: Ply, square: Square): Ply => {
  if (!stackOn(ply.state, square) || isOnWall(ply.state, square)) return ply;
  const next = isCorrupted(ply.state, square)
    ? swallowed(ply, square)
    : isClosedTomb(ply.state, square)
      ? exploded(ply, square, rule('FC-TOMB-4'))
      : trapped(ply, square);
  const isActors = actorSquare(ply) === square;
  return isActors && next !== ply && (actorSquare(next) === null || next.timers !== ply.timers) ? halted(next) : next;
};

/** A carried stack comes out onto a square: a unit stands there, a shadow is there. */
export const released = (ply: Ply, square: Square, stack: Stack): Ply => {
  const out = newcomer(ply, stack);
  return out.shade ? withShadow(ply, { square, stack: out }) : arrived(withStack(ply, square, out), square);
};

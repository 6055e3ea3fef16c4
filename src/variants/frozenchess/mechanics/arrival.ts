/** What awaits a unit where it comes to stand: a closed tomb, an enemy trap (FC-RES-3, FC-TOMB-4, FC-JEST-3). */
import type { Square } from '../../../kernel/board.ts';
import { nameOf } from '../geometry.ts';
import { actorSquare, halted, newcomer, type Ply, tell, withStack, withState, withTimer } from '../ply.ts';
import { rule } from '../rules.ts';
import { idOf, isClosedTomb, isCorrupted, isOnWall, type Stack, stackOn, theUnit } from '../state.ts';
import { swallowed } from './corruption.ts';
import { exploded } from './explosion.ts';
import { withShadow } from './shadows.ts';
import { barring } from './targets.ts';

const TRAP_TURNS = 4;

const trapped = (ply: Ply, square: Square): Ply => {
  const { state } = ply;
  const stack = stackOn(state, square);
  const armed = stack && state.traps.find((trap) => trap.square === square && trap.side !== stack.side && trap.sprung === null);
  if (!stack || !armed) return ply;
  const immune = barring(state, 'trap', null, square);
  if (immune === 'jester' || immune === 'monad') return ply;
  const without = state.traps.filter((trap) => trap !== armed);
  if (immune) {
    return tell(withState(ply, { traps: without }), rule('FC-JEST-3'), () => ({
      text: `The trap on ${nameOf(square)} dissolves without effect.`,
    }));
  }
  const caught = withState(ply, { traps: [...without, { ...armed, sprung: idOf(stack) }] });
  const timed = withTimer(caught, idOf(stack), TRAP_TURNS, rule('FC-JEST-3'));
  return tell(timed, rule('FC-JEST-3'), () => ({ text: `${theUnit(state, square)} is trapped for ${TRAP_TURNS} turns.` }));
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

/**
 * How units come to stand on a square, and what awaits them: a closed tomb, an enemy trap (FC-RES-3,
 * FC-TOMB-4, FC-JEST-3, FC-TIME-4).
 */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import {
  actorSquare,
  halt,
  newcomer,
  type Resolution,
  record,
  withStack,
  withState,
  withTimer,
} from '../../moves/resolution.ts';
import { single } from '../../position/new-unit.ts';
import {
  type Component,
  idOf,
  isClosedTomb,
  isCorrupted,
  isOnWall,
  type Stack,
  stackOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { explode } from '../capture/explosion.ts';
import { withShadow } from '../shadows/shadows.ts';
import { barring } from '../threat/immunity.ts';
import { swallow } from '../time/corruption.ts';

/** A single unit, free of timers, now stands on that square. */
export const place = (resolution: Resolution, square: Square, unit: Component, side: Side): Resolution =>
  withStack(resolution, square, newcomer(resolution, single(unit, side)));

const TRAP_TURNS = 4;

const springTrap = (resolution: Resolution, square: Square): Resolution => {
  const { state } = resolution;
  const stack = stackOn(state, square);
  const armed =
    stack &&
    state.traps.find((trap) => trap.square === square && trap.side !== stack.side && trap.sprung === null);
  if (!stack || !armed) return resolution;
  const immune = barring(state, 'trap', null, { square, stack });
  if (immune === 'jester' || immune === 'monad') return resolution;
  const without = state.traps.filter((trap) => trap !== armed);
  if (immune) return withState(record(resolution, { kind: 'trapDissolved', square }), { traps: without });
  const recorded = record(resolution, { kind: 'trapped', square, turns: TRAP_TURNS });
  const caught = withState(recorded, { traps: [...without, { ...armed, sprung: idOf(stack) }] });
  return withTimer(caught, idOf(stack), TRAP_TURNS, rule('FC-JEST-3'));
};

/** A stack has come to stand on this square. The acting unit ends its turn if that killed or caught it. */
export const arrive = (resolution: Resolution, square: Square): Resolution => {
  if (!stackOn(resolution.state, square) || isOnWall(resolution.state, square)) return resolution;
  const next = isCorrupted(resolution.state, square)
    ? swallow(resolution, square)
    : isClosedTomb(resolution.state, square)
      ? explode(resolution, square, rule('FC-TOMB-4'))
      : springTrap(resolution, square);
  const isActors = actorSquare(resolution) === square;
  return isActors && next !== resolution && (actorSquare(next) === null || next.timers !== resolution.timers)
    ? halt(next)
    : next;
};

/** A carried stack comes out onto a square: a unit stands there, a shadow is there. */
export const release = (resolution: Resolution, square: Square, stack: Stack): Resolution => {
  const out = newcomer(resolution, stack);
  return out.shade
    ? withShadow(resolution, { square, stack: out })
    : arrive(withStack(resolution, square, out), square);
};

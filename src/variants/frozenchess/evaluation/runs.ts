/** The gain of an Assassin's Run: up to 3 captures in one turn (FC-ASSN-2). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { isGuarded } from '../mechanics/threat/guards.ts';
import { waysOf } from '../moves/lines.ts';
import { isImmortal } from '../position/kinds.ts';
import { memoizeByBoard } from '../position/piece-lists.ts';
import { stackOn } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { stackValue } from './values.ts';

const STEPS = 3;

/** Cached by square: an Assassin's gain from a capture there, and from a Run of 3 that starts there. */
interface Known {
  readonly prizes: Map<Square, number>;
  readonly runs: Map<Square, number>;
}

const knownOf = memoizeByBoard((): Record<Side, Known> => {
  const known = (): Known => ({ prizes: new Map(), runs: new Map() });
  return { white: known(), black: known() };
});

const remembered = (known: Map<Square, number>, square: Square, find: () => number): number => {
  const value = known.get(square) ?? find();
  known.set(square, value);
  return value;
};

/** An Assassin's gain from the capture there, 0 if it cannot; a King ends its Run. */
const prizeOn = (state: State, side: Side, square: Square): number => {
  const stack = stackOn(state, square);
  if (!stack || stack.side === side) return 0;
  return remembered(knownOf(state)[side].prizes, square, () => {
    const kind = kindOf(stack);
    const isSpared = kind === 'K' || kind === 'M' || isImmortal(kind) || isGuarded(state, square);
    return isSpared ? 0 : stackValue(stack);
  });
};

const bestRun = (
  state: State,
  side: Side,
  from: Square,
  steps: number,
  captured: readonly Square[],
): number => {
  let best = 0;
  for (const { ends } of waysOf('M', 'n', 'capture', from)) {
    const to = ends[0]?.[0];
    if (to === undefined || captured.includes(to)) continue;
    const prize = prizeOn(state, side, to);
    if (prize === 0) continue;
    const onward = steps > 1 ? bestRun(state, side, to, steps - 1, [...captured, to]) : 0;
    best = Math.max(best, prize + onward);
  }
  return best;
};

/** The gain of the next Run of that side's Assassin from a square, with guards as they are now. */
export const runFrom = (state: State, side: Side, from: Square): number =>
  remembered(knownOf(state)[side].runs, from, () => bestRun(state, side, from, STEPS, []));

/** The enemy's gain from a Run that begins with the capture of this stack. */
export const runThrough = (state: State, side: Side, first: Square): number => {
  const enemy = other(side);
  const prize = prizeOn(state, enemy, first);
  return prize === 0 ? 0 : prize + bestRun(state, enemy, first, STEPS - 1, [first]);
};

/** The gain of an Assassin's Run: up to 3 captures in one turn (FC-ASSN-2). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { linesOf } from '../moves/lines.ts';
import { isGuarded } from '../moves/threat/guards.ts';
import { isImmortal } from '../position/kinds.ts';
import { memoizeByBoard } from '../position/piece-lists.ts';
import { stackOn } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { stackValue } from './values.ts';

const STEPS = 3;

const runsOf = memoizeByBoard((): Record<Side, Map<Square, number>> => ({ white: new Map(), black: new Map() }));

/** Returns what an Assassin gains by capturing on a square. A King counts 0, since its capture ends the Run. */
const prizeOn = (state: State, side: Side, square: Square): number => {
  const stack = stackOn(state, square);
  if (!stack || stack.side === side) return 0;
  const kind = kindOf(stack);
  const isSpared = kind === 'K' || kind === 'M' || isImmortal(kind) || isGuarded(state, square);
  return isSpared ? 0 : stackValue(stack);
};

const bestRun = (state: State, side: Side, from: Square, steps: number, captured: readonly Square[]): number => {
  let best = 0;
  for (const { ends } of linesOf('M', 'n', 'capture', from)) {
    const to = ends[0]?.[0];
    if (to === undefined || captured.includes(to)) continue;
    const prize = prizeOn(state, side, to);
    if (prize === 0) continue;
    const onward = steps > 1 ? bestRun(state, side, to, steps - 1, [...captured, to]) : 0;
    best = Math.max(best, prize + onward);
  }
  return best;
};

/** Returns the best gain of a Run from a square, in hundredths of a Pawn. Guards captured on the way still guard. */
export const runFrom = (state: State, side: Side, from: Square): number => {
  const runs = runsOf(state)[side];
  const run = runs.get(from) ?? bestRun(state, side, from, STEPS, []);
  runs.set(from, run);
  return run;
};

/** Returns the enemy's best gain from a Run whose first capture is on this square, in hundredths of a Pawn. */
export const runThrough = (state: State, side: Side, first: Square): number => {
  const enemy = other(side);
  const prize = prizeOn(state, enemy, first);
  return prize === 0 ? 0 : prize + bestRun(state, enemy, first, STEPS - 1, [first]);
};

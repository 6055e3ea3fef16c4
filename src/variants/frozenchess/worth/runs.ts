/** What an Assassin's Run may win: up to 3 captures in one turn (FC-ASSN-2). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { isGuarded } from '../mechanics/threat/guards.ts';
import { waysOf } from '../moves/lines.ts';
import { isImmortal } from '../position/kinds.ts';
import { memoizeByBoard } from '../position/piece-lists.ts';
import { kindOf, type State, stackOn } from '../position/state.ts';
import { stackValue } from './values.ts';

const STEPS = 3;

/** What is known of a board: by square what capturing there wins an Assassin, and what a Run of 3 from there wins. */
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

/** What an Assassin of that side wins by the capture there, 0 if it cannot; a King ends its Run. */
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

/** What an Assassin of that side would win next from a square, as guards stand now. */
export const runFrom = (state: State, side: Side, from: Square): number =>
  remembered(knownOf(state)[side].runs, from, () => bestRun(state, side, from, STEPS, []));

/** What a Run wins the enemy that begins with the capture of this stack. */
export const runThrough = (state: State, side: Side, first: Square): number => {
  const enemy = other(side);
  const prize = prizeOn(state, enemy, first);
  return prize === 0 ? 0 : prize + bestRun(state, enemy, first, STEPS - 1, [first]);
};

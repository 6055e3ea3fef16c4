/**
 * Turns of several steps that cannot end a check that stands (moves/standing-check.ts): instead of all
 * sequences of steps, the squares that their unit can still come to are searched, each once.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { bouncesOf, canBounce } from '../mechanics/movement/bounce.ts';
import { leaptOver } from '../mechanics/movement/legs.ts';
import type { Power } from '../mechanics/threat/powers.ts';
import { type PseudoLegalMove, pseudoLegalMoves } from '../moves/generate.ts';
import { mayEnd, type StandingCheck } from '../moves/standing-check.ts';
import type { Mover } from '../moves/touched.ts';
import { changeState } from '../position/changed.ts';
import type { Kinds } from '../position/kinds.ts';
import { kindsOn } from '../position/piece-lists.ts';
import { type Actor, kindOf, type State } from '../position/state.ts';

/** One step from a square: its way, and whom it might capture, of what kinds. */
export interface Step {
  readonly path: readonly Square[];
  readonly capture: boolean;
  readonly taken: readonly Square[];
  readonly victims: Kinds;
}

/** The steps that a unit can make from any square in its turn, found when first asked for. */
export type Walks = (from: Square) => readonly Step[];

export const walksOf = (start: State, { square, stack }: Actor, powers: readonly Power[]): Walks => {
  const known = new Map<Square, readonly Step[]>();
  const found = (from: Square): readonly Step[] => {
    const stacks = start.stacks.slice();
    stacks[square] = null;
    stacks[from] = stack;
    const state: State = from === square ? start : changeState(start, { stacks });
    const kinds = kindsOn(state);
    const actor: Actor = { square: from, stack };
    const moves = pseudoLegalMoves(state, actor, false, powers).filter(({ why }) => !why);
    const bounces = canBounce(kindOf(stack)) ? bouncesOf(state, from) : [];
    const stepTo = ({ to, path, capture }: PseudoLegalMove): Step => {
      const taken = [...leaptOver(state, actor, to).map((each) => each.square), to];
      return {
        path,
        capture,
        taken,
        victims: taken.reduce((sum, square) => sum | (kinds[square] as Kinds), 0),
      };
    };
    return [
      ...moves.map(stepTo),
      ...bounces.map(({ path }): Step => ({ path, capture: false, taken: [], victims: 0 })),
    ];
  };
  return (from) => {
    const steps = known.get(from) ?? found(from);
    known.set(from, steps);
    return steps;
  };
};

const NOBODY: readonly Square[] = [];

/** Quiet steps still to make; with which of them a Knight may leap and capture, if any. */
interface Left {
  readonly steps: number;
  readonly leap: number;
}

/**
 * May these steps, or what they lead to, end the check? Whoever could capture in them is not asked about, but
 * for a Knight's leap.
 */
export const mayStillEnd = (
  check: StandingCheck,
  mover: Mover,
  first: readonly Step[],
  walks: Walks,
  { steps: most, leap }: Left,
): boolean => {
  let steps = first;
  const seen = new Set<Square>();
  for (let number = 1; number <= most; number++) {
    const isLeap = number === leap;
    const squares = new Set<Square>();
    for (const { path, capture, taken, victims } of steps) {
      if (capture && !isLeap) continue;
      if (isLeap ? mayEnd(check, mover, path, taken, victims) : mayEnd(check, mover, path, NOBODY, 0))
        return true;
      const to = path.at(-1) as Square;
      if (!capture && !seen.has(to)) squares.add(to);
      if (!capture && number >= leap) seen.add(to);
    }
    steps = number === most ? [] : [...squares].flatMap(walks);
  }
  return false;
};

/** Finds the units of each side that attack a square, and caches them by board (FC-THR-3, FC-THR-4). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { SQUARES } from '../../position/board.ts';
import { memoizeByBoard, queensShadowsOf, squaresOf, unitSquares } from '../../position/piece-lists.ts';
import { stackAt } from '../../position/squares.ts';
import type { Component, State } from '../../position/state.ts';
import { eachThreat, isQueensShadowThreat, isThreat, threateningUnits } from './threat.ts';

export interface Attack {
  readonly from: Square;
  readonly side: Side;
  readonly unit: Component;
}

type Attacks = readonly (readonly Attack[])[];

const computeAttacks = (state: State): Attacks => {
  const found: Attack[][] = SQUARES.map(() => []);
  for (const from of unitSquares(state)) {
    const { side } = stackAt(state, from);
    eachThreat(state, from, (end, _way, unit) => {
      const list = found[end] as Attack[];
      if (list.at(-1)?.unit !== unit) list.push({ from, side, unit });
    });
  }
  return found;
};

const computeAttacksOn = (state: State, square: Square): readonly Attack[] => {
  const found: Attack[] = [];
  for (const from of unitSquares(state))
    for (const unit of threateningUnits(state, from, square))
      found.push({ from, side: stackAt(state, from).side, unit });
  return found;
};

/** Maximum number of squares to look up one by one. For more, it is cheaper to compute all squares at once. */
const MAX_SINGLE_LOOKUPS = 48;

interface AttackCache {
  all: Attacks | null;
  readonly bySquare: Map<Square, readonly Attack[]>;
  readonly threatened: Readonly<Record<Side, Map<Square, boolean>>>;
}

const attackCacheOf = memoizeByBoard(
  (_state: State): AttackCache => ({
    all: null,
    bySquare: new Map(),
    threatened: { white: new Map(), black: new Map() },
  }),
);

/** Returns the attacks on all squares, indexed by square. For many squares this is cheaper than `attacksOn`. */
export const attacksOnAll = (state: State): Attacks => {
  const known = attackCacheOf(state);
  known.all ??= computeAttacks(state);
  return known.all;
};

/** Returns the attacks on this square by both sides, in scan order of the attackers (FC-RES-5). */
export const attacksOn = (state: State, square: Square): readonly Attack[] => {
  const { all, bySquare } = attackCacheOf(state);
  if (all || bySquare.size >= MAX_SINGLE_LOOKUPS) return (all ?? attacksOnAll(state))[square] as readonly Attack[];
  const found = bySquare.get(square) ?? computeAttacksOn(state, square);
  bySquare.set(square, found);
  return found;
};

const isAttacked = (state: State, square: Square, side: Side, { all, bySquare }: AttackCache): boolean => {
  const attacks = all?.[square] ?? bySquare.get(square);
  if (attacks) return attacks.some((attack) => attack.side === side);
  return squaresOf(state, side).some((from) => isThreat(state, from, square));
};

/** Whether a side threatens the square (FC-THR-3). Queen's Shadows count (FC-QUEEN-4). */
export const isThreatened = (state: State, square: Square, side: Side): boolean => {
  const known = attackCacheOf(state);
  const asked = known.threatened[side];
  let answer = asked.get(square);
  if (answer === undefined) {
    answer =
      isAttacked(state, square, side, known) ||
      queensShadowsOf(state, side).some((from) => isQueensShadowThreat(state, from, square));
    asked.set(square, answer);
  }
  return answer;
};

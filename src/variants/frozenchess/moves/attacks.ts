/** Check (FC-THR-5), given by units and by Queen's Shadows. */
import type { Square } from '../../../kernel/board/board.ts';
import { memoize } from '../../../kernel/memoize.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { kingOf, queensShadowsOf, squaresOf } from '../position/piece-lists.ts';
import { stackOn } from '../position/squares.ts';
import type { Component, State } from '../position/state.ts';
import { capturesByPower } from './threat/powers.ts';
import { isQueensShadowThreat, threateningUnits } from './threat/threat.ts';

/** Whether any of these units is able to capture. Bishops are not, since they only convert. */
const isCapturer = (units: readonly Component[]): boolean => units.length > 0 && units.some(({ kind }) => kind !== 'B');

const givesCheck = (state: State, from: Square, king: Square): boolean =>
  isCapturer(threateningUnits(state, from, king)) || capturesByPower(state, from, king);

export const checkersOf = (state: State, side: Side): readonly Square[] => {
  const king = kingOf(state, side);
  if (king === null) return [];
  return [
    ...squaresOf(state, other(side)).filter((from) => givesCheck(state, from, king)),
    ...queensShadowsOf(state, other(side)).filter((from) => isQueensShadowThreat(state, from, king)),
  ];
};

/** Whether a side's King is in check. Enemies on the squares `likely` are tested first, since one checker is enough. */
export const isInCheck = (state: State, side: Side, likely: readonly Square[]): boolean => {
  const king = kingOf(state, side);
  if (king === null) return false;
  const enemies = squaresOf(state, other(side));
  return (
    likely.some((from) => stackOn(state, from)?.side === other(side) && givesCheck(state, from, king)) ||
    enemies.some((from) => givesCheck(state, from, king)) ||
    queensShadowsOf(state, other(side)).some((from) => isQueensShadowThreat(state, from, king))
  );
};

export const checksOn = memoize(
  (state: State): Readonly<Record<Side, readonly Square[]>> => ({
    white: checkersOf(state, 'white'),
    black: checkersOf(state, 'black'),
  }),
);

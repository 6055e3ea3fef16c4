/** Hypothetical boards for diagrams and questions, never played on. */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { fileOf, rankOf, SQUARES } from './board.ts';
import { changeState } from './changed.ts';
import type { Kind } from './kinds.ts';
import { newUnit, singleUnitStack } from './new-unit.ts';
import { EMPTY_STATE } from './setup.ts';
import type { Stack, State } from './state.ts';

export const withSideToMove = (state: State, side: Side): State => changeState(state, { toMove: side });

const isOutOfReach = (from: Square, square: Square): boolean => {
  const [files, ranks] = [Math.abs(fileOf(square) - fileOf(from)), Math.abs(rankOf(square) - rankOf(from))];
  return files > 1 && ranks > 1 && Math.abs(files - ranks) > 1 && Math.max(files, ranks) > 6;
};

const singleStack = (kind: Kind, side: Side, id: number): Stack => singleUnitStack(newUnit(id, kind, side), side);

/** Returns a diagram's position. The Kings stand out of the unit's reach. */
export const diagramPosition = (kind: Kind, side: Side, square: Square): State => {
  const corners = SQUARES.filter((each) => isOutOfReach(square, each));
  const places: readonly (readonly [Square, Stack])[] = [
    [square, singleStack(kind, side, 1)],
    [corners[0] as Square, singleStack('K', other(side), 2)],
    [corners.at(-1) as Square, singleStack('K', side, 3)],
  ];
  const standing = new Map(kind === 'K' ? places.slice(0, 2) : places);
  return changeState(EMPTY_STATE, {
    toMove: side,
    nextId: 4,
    stacks: SQUARES.map((each) => standing.get(each) ?? null),
  });
};

/** The majority needed to rotate an area (FC-ROT-1, FC-ROT-2). */
import type { Square } from '../../../../kernel/board/board.ts';
import type { Side } from '../../../../kernel/side.ts';
import { isParalysed } from '../../moves/threat/paralysis-by-presence.ts';
import { fileOf, isLight, rankOf, SIZE, SQUARES } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { memoizeByBoard } from '../../position/piece-lists.ts';
import { shadowsOn } from '../../position/shadows.ts';
import { stackOn } from '../../position/squares.ts';
import { kindOf } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';

export const SIZES = [2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the far corner of an area, its upper right square. Null if the area touches the edge (FC-ROT-1). */
export const farCorner = (corner: Square, size: number): Square | null => {
  const [file, rank] = [fileOf(corner), rankOf(corner)];
  const isInside = file > 0 && rank > 0 && file + size < SIZE && rank + size < SIZE;
  return isInside ? corner + (size - 1) * (SIZE + 1) : null;
};

const KIND_VALUES: Partial<Readonly<Record<Kind, number>>> = { K: 3, Q: 3, P: 1 };
const DEFAULT_VALUE = 2;
const FUSED_VALUE = 3;
const SHADOW_VALUE = 1;

const plainValue = (stack: Stack): number => {
  if (stack.shade) return SHADOW_VALUE;
  return stack.units.length > 1 ? FUSED_VALUE : (KIND_VALUES[kindOf(stack)] ?? DEFAULT_VALUE);
};

const valueOnColour = (square: Square, stack: Stack): number =>
  (isLight(square) === (stack.side === 'white') ? 2 : 1) * plainValue(stack);

/** Returns a side's value on a square, shadows included. Paralysed units count 0 (FC-ROT-2). */
const valuesOn = (state: State, square: Square, side: Side): number => {
  const stack = stackOn(state, square);
  const solid = stack?.side === side && !isParalysed(state, square) ? valueOnColour(square, stack) : 0;
  return shadowsOn(state, square).reduce((sum, shadow) => {
    const counts = shadow.stack.side === side && shadow.stack.paralysis === 0;
    return counts ? sum + valueOnColour(square, shadow.stack) : sum;
  }, solid);
};

/** Summed-area tables of the values. Each entry sums all squares left and below, so any area costs four look-ups. */
const sumsOf = memoizeByBoard((state: State): Readonly<Record<Side, readonly number[]>> => {
  const width = SIZE + 1;
  const sums: Record<Side, number[]> = {
    white: new Array(width * width).fill(0),
    black: new Array(width * width).fill(0),
  };
  for (const square of SQUARES) {
    const at = (rankOf(square) + 1) * width + fileOf(square) + 1;
    for (const side of ['white', 'black'] as const) {
      const table = sums[side];
      const before = (table[at - 1] as number) + (table[at - width] as number) - (table[at - width - 1] as number);
      table[at] = before + valuesOn(state, square, side);
    }
  }
  return sums;
});

export const sumIn = (state: State, side: Side, corner: Square, size: number): number => {
  const width = SIZE + 1;
  const table = sumsOf(state)[side];
  const low = rankOf(corner) * width + fileOf(corner);
  const high = low + size * width;
  return (
    (table[high + size] as number) - (table[high] as number) - (table[low + size] as number) + (table[low] as number)
  );
};

export const areaFrom = (corner: Square, size: number): readonly Square[] =>
  Array.from({ length: size * size }, (_, index) => corner + Math.floor(index / size) * SIZE + (index % size));

/** Returns where `from` goes when an area of `size` by `size` squares turns. `degrees` is clockwise, 90 to 270. */
export const turnedSquare = (corner: Square, size: number, degrees: number, from: Square): Square => {
  let [file, rank] = [fileOf(from) - fileOf(corner), rankOf(from) - rankOf(corner)];
  for (let quarter = 0; quarter < degrees / 90; quarter++) [file, rank] = [rank, size - 1 - file];
  return corner + rank * SIZE + file;
};

/** Finds attackers outward from their target, to be fast. A square holds at most one unit. */
import { memoize } from '../memoize.ts';
import { forSides, type Side } from '../side.ts';
import type { Square } from './board.ts';
import type { Reach, Reaches } from './movement.ts';
import type { Piece } from './placement.ts';

type Pieces = readonly (Piece | null)[];

/** Returns the index of the path's first occupied square, or -1. */
export const firstOccupied = (squares: readonly unknown[], path: readonly Square[], start = 0): number => {
  for (let index = start; index < path.length; index++) if (squares[path[index] as Square]) return index;
  return -1;
};

/** The squares from which pieces may capture a target, nearest first. */
interface AttackPath<Type extends string> {
  readonly path: readonly Square[];
  /** For each type, the distance within which units of the type can capture the target, in squares along `path`. */
  readonly within: Readonly<Record<Type, number>>;
}

type AttackPaths = readonly (readonly AttackPath<string>[])[];

const isAlike = (one: readonly Square[], two: readonly Square[]): boolean =>
  one.every((square, index) => index >= two.length || square === two[index]);

const mergedPath = (way: AttackPath<string>, type: string, path: readonly Square[]): AttackPath<string> => ({
  path: path.length > way.path.length ? path : way.path,
  within: { ...way.within, [type]: Math.max(way.within[type] ?? 0, path.length) },
});

/** Returns the attack paths to each square. Paths along one line are merged, so that each line is scanned once. */
const attackPathsBy = (reach: Readonly<Record<string, Reach>>): AttackPaths => {
  const none = Object.fromEntries(Object.keys(reach).map((type) => [type, 0]));
  const [first] = Object.values(reach);
  const ways = (first?.capture ?? []).map((): AttackPath<string>[] => []);
  for (const [type, { capture }] of Object.entries(reach)) {
    for (const [from, paths] of capture.entries()) {
      for (const path of paths) {
        for (const [index, to] of path.entries()) {
          const back = [...path.slice(0, index).reverse(), from];
          const list = ways[to] as AttackPath<string>[];
          const known = list.findIndex((way) => isAlike(way.path, back));
          if (known < 0) list.push(mergedPath({ path: back, within: none }, type, back));
          else list[known] = mergedPath(list[known] as AttackPath<string>, type, back);
        }
      }
    }
  }
  return ways;
};

const attackPathsOfSides = memoize((reaches: Reaches<string>) => forSides((side) => attackPathsBy(reaches[side])));

/** Returns the paths along which side `by` captures on `target`, from tables that are compiled once. */
export const attackPathsTo = <Type extends string>(
  reaches: Reaches<Type>,
  target: Square,
  by: Side,
): readonly AttackPath<Type>[] => (attackPathsOfSides(reaches)[by][target] ?? []) as readonly AttackPath<Type>[];

const attackAlong = (board: Pieces, { path, within }: AttackPath<string>, by: Side): Square | null => {
  const index = firstOccupied(board, path);
  if (index < 0) return null;
  const at = path[index] as Square;
  const unit = board[at];
  return unit?.side === by && index < (within[unit.type] ?? 0) ? at : null;
};

/** Returns the squares of attackers. A piece whose type is not in `reaches` only blocks. */
export const attackersOf = (board: Pieces, reaches: Reaches<string>, target: Square, by: Side): readonly Square[] => {
  const found: Square[] = [];
  for (const way of attackPathsTo(reaches, target, by)) {
    const at = attackAlong(board, way, by);
    if (at !== null) found.push(at);
  }
  return found;
};

/** Returns the square of one attacker, or null. Faster than `attackersOf`, since the search stops at the first. */
export const firstAttackerOf = (board: Pieces, reaches: Reaches<string>, target: Square, by: Side): Square | null => {
  for (const way of attackPathsTo(reaches, target, by)) {
    const at = attackAlong(board, way, by);
    if (at !== null) return at;
  }
  return null;
};

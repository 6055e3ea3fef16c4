/**
 * Looking along paths, where a square holds one unit: the first unit on a path, and the units that attack a
 * square. An attack is found backwards, from the square outward, so that it costs one look along each line
 * and leap, however many units there are.
 */
import { memoize } from '../memoize.ts';
import { forSides, type Side } from '../side.ts';
import type { Square } from './board.ts';
import type { Reach, Reaches } from './movement.ts';
import type { Piece } from './placement.ts';

/** What stands on each square. */
type Pieces = readonly (Piece | null)[];

/** The index on a path of the first unit from `start` on, or -1. */
export const firstOn = (squares: readonly unknown[], path: readonly Square[], start = 0): number => {
  for (let index = start; index < path.length; index++) if (squares[path[index] as Square]) return index;
  return -1;
};

/** A line or a leap to a square, read from there outward. */
interface WayTo<Type extends string> {
  readonly path: readonly Square[];
  /** From how many squares of the path, its first and so on, each type captures along it. */
  readonly within: Readonly<Record<Type, number>>;
}

type Ways = readonly (readonly WayTo<string>[])[];

/** Does the longer path begin as the shorter one? */
const isAlike = (one: readonly Square[], two: readonly Square[]): boolean =>
  one.every((square, index) => index >= two.length || square === two[index]);

/** A way with one path more. */
const joined = (way: WayTo<string>, type: string, path: readonly Square[]): WayTo<string> => ({
  path: path.length > way.path.length ? path : way.path,
  within: { ...way.within, [type]: Math.max(way.within[type] ?? 0, path.length) },
});

/** The ways to every square. Those that begin alike are one, so that one look along it serves all types. */
const waysBy = (reach: Readonly<Record<string, Reach>>): Ways => {
  const none = Object.fromEntries(Object.keys(reach).map((type) => [type, 0]));
  const [first] = Object.values(reach);
  const ways = (first?.capture ?? []).map((): WayTo<string>[] => []);
  for (const [type, { capture }] of Object.entries(reach)) {
    for (const [from, paths] of capture.entries()) {
      for (const path of paths) {
        for (const [index, to] of path.entries()) {
          const back = [...path.slice(0, index).reverse(), from];
          const list = ways[to] as WayTo<string>[];
          const known = list.findIndex((way) => isAlike(way.path, back));
          if (known < 0) list.push(joined({ path: back, within: none }, type, back));
          else list[known] = joined(list[known] as WayTo<string>, type, back);
        }
      }
    }
  }
  return ways;
};

const waysOf = memoize((reaches: Reaches<string>) => forSides((side) => waysBy(reaches[side])));

/** The ways by which pieces of that side capture on a square. The tables are compiled at the first question. */
export const waysTo = <Type extends string>(
  reaches: Reaches<Type>,
  target: Square,
  by: Side,
): readonly WayTo<Type>[] => (waysOf(reaches)[by][target] ?? []) as readonly WayTo<Type>[];

/** A square of that path if the first unit on it is of that side and attacks along it, or null. */
const attackAlong = (board: Pieces, { path, within }: WayTo<string>, by: Side): Square | null => {
  const index = firstOn(board, path);
  if (index < 0) return null;
  const at = path[index] as Square;
  const unit = board[at];
  return unit?.side === by && index < (within[unit.type] ?? 0) ? at : null;
};

/**
 * The squares from which units of that side attack the target, line by line. `reaches` has the paths of every
 * type that attacks; others only stand in the way.
 */
export const attackersOf = (
  board: Pieces,
  reaches: Reaches<string>,
  target: Square,
  by: Side,
): readonly Square[] => {
  const found: Square[] = [];
  for (const way of waysTo(reaches, target, by)) {
    const at = attackAlong(board, way, by);
    if (at !== null) found.push(at);
  }
  return found;
};

/** The first of them, or null: as fast as can be asked whether there is one. */
export const attackerOf = (
  board: Pieces,
  reaches: Reaches<string>,
  target: Square,
  by: Side,
): Square | null => {
  for (const way of waysTo(reaches, target, by)) {
    const at = attackAlong(board, way, by);
    if (at !== null) return at;
  }
  return null;
};

/** Pawns: their steps ahead on the board and in the hallway, also over linked squares, and what they strike. */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { AHEAD, ownRank, STRIKES } from '../position/board.ts';
import { type Field, holder, home, namesOf } from '../position/occupancy.ts';

/** A Pawn's way ahead to a square without an enemy. */
export interface Advance {
  readonly target: Square;
  /** The squares between, in order. */
  readonly passed: readonly Square[];
  /** The names on the way, the start left out. */
  readonly way: readonly Square[];
}

/** How many steps ahead a Pawn has from a square. */
export const stepsFrom = (side: Side, square: Square): number => Math.max(1, 3 - ownRank(side, square));

/** Every way a Pawn may step ahead; of several ways to one square the one that stays on the board comes first. */
export const advances = (field: Field, side: Side, from: Square): readonly Advance[] => {
  const found: Advance[] = [];
  const walk = (square: Square, steps: number, passed: readonly Square[], way: readonly Square[]): void => {
    for (const name of namesOf(field, square)) {
      const ahead = AHEAD[side][name];
      if (ahead === null || ahead === undefined) continue;
      const target = home(field, ahead);
      const held = holder(field, target);
      if (held !== null && held !== side) continue;
      const there = [...way, ...(name === square ? [] : [name]), ahead];
      found.push({ target, passed, way: there });
      if (held === null && steps > 1) walk(target, steps - 1, [...passed, target], there);
    }
  };
  walk(from, stepsFrom(side, from), [], []);
  return found;
};

/** The squares a Pawn strikes, whoever stands there. */
export const strikes = (field: Field, side: Side, from: Square): readonly Square[] =>
  namesOf(field, from).flatMap((name) => (STRIKES[side][name] ?? []).map((to) => home(field, to)));

/** Tracks of the pieces. A track is one path of a unit to one square. */
import type { Square } from '../../../kernel/board/board.ts';
import {
  DIAGONALS,
  DIRECTIONS,
  type Direction,
  forSide,
  ORTHOGONALS,
  rotate,
  STEP,
} from '../../../kernel/board/direction.ts';
import { leap } from '../../../kernel/board/movement.ts';
import { type Grid, offset, rayFrom } from '../../../kernel/board/ray.ts';
import type { Side } from '../../../kernel/side.ts';
import type { BodyType } from '../position/pieces.ts';
import type { ClauseId } from '../rules/index.ts';

export interface Track {
  readonly to: Square;
  /** The squares crossed, in order; all must be empty (GW-MOVE-2). */
  readonly via: readonly Square[];
  /** The squares leapt over. They may be occupied. */
  readonly over: readonly Square[];
  readonly captures: boolean;
  readonly manner: 'slide' | 'bent' | 'jump' | 'leap' | 'rush';
  readonly rule: ClauseId;
}

type TrackPattern = (grid: Grid, from: Square, side: Side) => readonly Track[];

const rays = (grid: Grid, from: Square, side: Side, directions: readonly Direction[]) =>
  directions.map((direction) => rayFrom(grid, from, STEP[forSide(side, direction)]));

export const slide =
  (directions: readonly Direction[], max: number, rule: ClauseId): TrackPattern =>
  (grid, from, side) =>
    rays(grid, from, side, directions).flatMap((ray) =>
      ray.slice(0, max).map((to, index) => ({
        to,
        via: ray.slice(0, index),
        over: [],
        captures: true,
        manner: 'slide' as const,
        rule,
      })),
    );

/** A bent track: three squares straight, then one at 45° (GW-ARM-2, GW-WING-2). */
export const bend =
  (directions: readonly Direction[], rule: ClauseId): TrackPattern =>
  (grid, from) =>
    directions.flatMap((direction) => {
      const via = rayFrom(grid, from, STEP[direction]).slice(0, 3);
      const third = via[2];
      if (third === undefined) return [];
      return [rotate(direction, -1), rotate(direction, 1)].flatMap((last) => {
        const to = offset(grid, third, ...STEP[last]);
        return to === null ? [] : [{ to, via, over: [], captures: true, manner: 'bent' as const, rule }];
      });
    });

/** Jumps along a line: one to three leaps of two squares each, as the board is 8 squares wide (GW-LEG-1). */
export const jumps =
  (directions: readonly Direction[], rule: ClauseId): TrackPattern =>
  (grid, from, side) =>
    rays(grid, from, side, directions).flatMap((ray) =>
      ray
        .filter((_, index) => index % 2 === 1)
        .map((to, index, landings) => ({
          to,
          via: landings.slice(0, index),
          over: ray.slice(0, 2 * index + 1).filter((_, at) => at % 2 === 0),
          captures: true,
          manner: 'jump' as const,
          rule,
        })),
    );

const knightLeap =
  (rule: ClauseId): TrackPattern =>
  (grid, from) =>
    leap(1, 2).steps.flatMap(([df, dr]) => {
      const to = offset(grid, from, df, dr);
      return to === null ? [] : [{ to, via: [], over: [], captures: false, manner: 'leap' as const, rule }];
    });

export const doubleStep =
  (rule: ClauseId): TrackPattern =>
  (grid, from, side) =>
    rays(grid, from, side, ['n']).flatMap(([first, second]) =>
      first === undefined || second === undefined
        ? []
        : [{ to: second, via: [first], over: [], captures: false, manner: 'rush' as const, rule }],
    );

export interface Tracks {
  readonly from: readonly (readonly Track[])[];
  /** Capturing tracks, indexed by `from * count + to` on a board of `count` squares. */
  readonly capture: readonly (Track | undefined)[];
}

export const compileTracks = (grid: Grid, side: Side, patterns: readonly TrackPattern[]): Tracks => {
  const count = grid.files * grid.ranks;
  const from = Array.from({ length: count }, (_, square) => patterns.flatMap((pattern) => pattern(grid, square, side)));
  const capture = new Array<Track | undefined>(count * count).fill(undefined);
  for (const [square, tracks] of from.entries()) {
    for (const track of tracks) if (track.captures) capture[square * count + track.to] = track;
  }
  return { from, capture };
};

/**
 * How each type moves. In Betza notation, without bent slides: Claw fsWmfnD, Arm B4mN, Wing R4mN, Talon Q4mN, Leg DDmN.
 */
export const MOVEMENTS: Readonly<Record<BodyType, readonly TrackPattern[]>> = {
  claw: [slide(['n', 'e', 'w'], 1, 'GW-CLAW-1'), doubleStep('GW-CLAW-2')],
  arm: [slide(DIAGONALS, 4, 'GW-ARM-1'), bend(DIAGONALS, 'GW-ARM-2'), knightLeap('GW-ARM-3')],
  wing: [slide(ORTHOGONALS, 4, 'GW-WING-1'), bend(ORTHOGONALS, 'GW-WING-2'), knightLeap('GW-WING-3')],
  talon: [slide(DIRECTIONS, 4, 'GW-TALON-1'), bend(DIRECTIONS, 'GW-TALON-1'), knightLeap('GW-TALON-1')],
  leg: [jumps(ORTHOGONALS, 'GW-LEG-1'), knightLeap('GW-LEG-2')],
};

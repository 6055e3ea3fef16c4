/** The patterns of all units (FC-MOVE-8). Offsets are [x to the right, y forward]. */
import { DIAGONALS, DIRECTIONS, type Direction, ORTHOGONALS, STEP } from '../../../kernel/board/direction.ts';
import type { Mode } from '../../../kernel/board/movement.ts';
import type { PieceInfo } from '../../../kernel/game.ts';
import { GLYPHS } from '../glyphs.ts';
import { type Offset, SIZE } from '../position/board.ts';
import { KIND_NAMES, KINDS, type Kind } from '../position/kinds.ts';
import { GISTS } from '../rules/gists.ts';

export const PIECES: Readonly<Record<string, PieceInfo>> = Object.fromEntries(
  KINDS.map((kind) => [kind, { name: KIND_NAMES[kind], letter: kind, gist: GISTS[kind], glyph: GLYPHS[kind] }]),
);

/** A line of a pattern, as offsets from the unit's square. */
export interface PatternLine {
  readonly travel: readonly Offset[];
  /** After `k` free squares of `travel`, a unit may end on any of `ends[k]`. */
  readonly ends: readonly (readonly Offset[])[];
  readonly over?: Offset;
  /** Set if the ends are beside the travelled squares, not on them (FC-LANC-2). */
  readonly isBeside?: true;
}

export interface Element {
  readonly mode: Mode;
  readonly shape: 'leap' | 'bent' | 'ray' | 'shot';
  readonly lines: readonly PatternLine[];
}

/** Returns an offset times a factor. The factor must not be 0, which could give -0 (see `turnTo`). */
const scaled = ([x, y]: Offset, factor: number): Offset => [x * factor, y * factor];
const sumOf = ([x, y]: Offset, [a, b]: Offset): Offset => [x + a, y + b];
const countFrom = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);

const leaps = (mode: Mode, ...offsets: readonly Offset[]): Element => ({
  mode,
  shape: 'leap',
  lines: offsets.map((offset) => ({ travel: [], ends: [[offset]] })),
});

const rotations = (a: number, b: number): readonly Offset[] => {
  const all: readonly Offset[] = [a, 0 - a].flatMap((x) =>
    [b, 0 - b].flatMap((y): Offset[] => [
      [x, y],
      [y, x],
    ]),
  );
  return all.filter(([x, y], index) => all.findIndex(([p, q]) => p === x && q === y) === index);
};

const riderLine = (step: Offset, max: number): PatternLine => ({
  travel: countFrom(max - 1).map((factor) => scaled(step, factor)),
  ends: countFrom(max).map((factor) => [scaled(step, factor)]),
});

const rays = (mode: Mode, directions: readonly Direction[]): Element => ({
  mode,
  shape: 'ray',
  lines: directions.map((direction) => riderLine(STEP[direction], SIZE - 1)),
});

/** The Lancer's captures (FC-LANC-2): along a diagonal, then one square aside. */
const besideDiagonals: Element = {
  mode: 'capture',
  shape: 'ray',
  lines: DIAGONALS.map((direction) => {
    const step = STEP[direction];
    const [x, y] = step;
    const asideFrom = (end: Offset): readonly Offset[] => [sumOf(end, [x, 0]), sumOf(end, [0, y])];
    const travel = countFrom(SIZE - 1).map((factor) => scaled(step, factor));
    return {
      travel,
      ends: [[0, 0] as const, ...travel].map(asideFrom),
      isBeside: true,
    };
  }),
};

/** The Templar's diagonal moves (FC-TEMP-1). A Templar cannot leap. */
const templarArms: Element = {
  mode: 'both',
  shape: 'bent',
  lines: DIAGONALS.map((direction) => {
    const [x, y] = STEP[direction];
    return {
      travel: [
        [x, y],
        [2 * x, 2 * y],
      ],
      ends: [
        [],
        [[2 * x, 2 * y]],
        [
          [x, 3 * y],
          [3 * x, y],
        ],
      ],
    };
  }),
};

const blasts: Element = {
  mode: 'capture',
  shape: 'shot',
  lines: (
    [
      [0, 2],
      [-2, 2],
      [2, 2],
    ] as const
  ).map((step) => riderLine(step, 3)),
};

const KNIGHT = rotations(1, 2);
const STEPS: readonly Offset[] = DIRECTIONS.map((direction) => STEP[direction]);

/** The names of all patterns. `late King` is a King from stage 5 of a long game on (FC-STG-8). */
export const PATTERN_NAMES = [...KINDS, 'late King'] as const;
export type Pattern = (typeof PATTERN_NAMES)[number];

export const PATTERNS: Readonly<Record<Pattern, readonly Element[]>> = {
  P: [
    leaps('move', [0, 1]),
    { mode: 'move', shape: 'leap', lines: [{ travel: [], ends: [[[0, 2]]], over: [0, 1] }] },
    leaps('capture', [-1, 1], [1, 1]),
  ],
  L: [rays('move', DIAGONALS), besideDiagonals],
  F: [leaps('move', ...rotations(2, 2), ...rotations(3, 3), ...rotations(0, 3))],
  X: [],
  A: [leaps('move', [0, 2], [-1, 3], [1, 3])],
  S: [rays('move', ['s', 'nw', 'ne'])],
  O: [rays('move', ['w', 'e'])],
  Z: [blasts],
  M: [leaps('both', ...KNIGHT, ...rotations(0, 3))],
  N: [leaps('both', ...KNIGHT), leaps('move', [-1, 1], [1, 1])],
  B: [leaps('both', ...ORTHOGONALS.map((direction) => STEP[direction])), rays('both', DIAGONALS)],
  D: [leaps('both', ...KNIGHT, ...rotations(0, 2)), rays('both', DIAGONALS)],
  R: [rays('both', ORTHOGONALS)],
  Q: [leaps('both', ...KNIGHT), rays('both', DIRECTIONS)],
  K: [leaps('both', ...STEPS)],
  'late King': [leaps('both', ...STEPS), leaps('both', ...KNIGHT), rays('both', DIAGONALS)],
  J: [leaps('move', ...rotations(2, 2), ...rotations(3, 3), ...rotations(2, 3), ...rotations(3, 4))],
  C: [leaps('both', ...STEPS), leaps('both', ...rotations(2, 3))],
  T: [templarArms, rays('both', ORTHOGONALS)],
  E: [],
  W: [],
};

const computeLongestReach = (kind: Kind): number =>
  Math.max(
    0,
    ...PATTERNS[kind].flatMap(({ lines }) =>
      lines.flatMap(({ ends }) => ends.flat().flatMap(([x, y]) => [Math.abs(x), Math.abs(y)])),
    ),
  );

const LONGEST: Readonly<Record<Kind, number>> = Object.fromEntries(
  KINDS.map((kind) => [kind, computeLongestReach(kind)]),
) as Record<Kind, number>;

/** Returns the longest reach in the pattern of a kind without rays, in squares (FC-SHOW-1). */
export const longestReach = (kind: Kind): number => LONGEST[kind];

export const isKnightLeap = ([x, y]: Offset): boolean => Math.abs(x * y) === 2;

/** How each kind moves, as the predicate of a sentence. */
export const PATTERN_WORDS: Readonly<Record<Kind, string>> = {
  P: 'steps 1 square forward, can leap 2 forward over something, and captures diagonally forward',
  L: 'slides diagonally and captures 1 square to the side of its diagonals',
  F: 'leaps 2 or 3 squares diagonally, or 3 along a rank or file',
  X: 'never moves, but shoots at walls and tombs',
  A: 'leaps 2 squares forward, or 3 forward and 1 to the side',
  S: 'slides straight backward or diagonally forward',
  O: 'slides to the left and right of its aim',
  Z: 'never moves, but blasts along 3 lines when loaded',
  M: 'leaps like a knight, or 3 squares along a rank or file',
  N: 'leaps like a knight or steps 1 square diagonally forward',
  B: 'slides diagonally or steps 1 square along a rank or file',
  D: 'slides diagonally, leaps like a knight or 2 squares along a rank or file',
  R: 'slides along ranks and files',
  Q: 'slides in all 8 directions or leaps like a knight',
  K: 'steps 1 square in any direction',
  J: 'leaps 2 or 3 squares diagonally, and optionally 1 more along a rank or file',
  C: 'steps 1 square in any direction or leaps 2 by 3 squares',
  E: 'never moves, and in the end a Dragon hatches from it',
  W: 'never moves, and wins the game once it is complete',
  T: 'slides along ranks and files, or moves 2 squares diagonally and optionally 1 to the side',
};

/** Places squares on the screen. Side regions continue the main board's ranks, so that rows run across both. */
import type { CSSProperties } from 'react';
import type { Board, BoardSquare, Region, Square } from '../../kernel/board/board.ts';
import { type Direction, STEP } from '../../kernel/board/direction.ts';
import type { Point } from '../../kernel/drawing/shapes.ts';

/** A square's position in squares from the board's upper left corner. */
export interface SquarePlace {
  readonly square: Square;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly dark: boolean;
}

interface EdgeLabel {
  readonly key: string;
  readonly label: string;
  readonly at: number;
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly flipped: boolean;
  readonly places: readonly SquarePlace[];
  readonly byRow: readonly (readonly SquarePlace[])[];
  readonly files: readonly EdgeLabel[];
  readonly ranks: readonly EdgeLabel[];
  readonly regions: readonly Crop[];
}

/** The gap between the main board and its side regions, in squares. */
const GAP = 0.35;

interface RegionOffset {
  readonly region: Region;
  readonly x: number;
  readonly y: number;
}

const regionOffsets = ({ regions }: Board): readonly RegionOffset[] => {
  const corners: RegionOffset[] = [];
  const centre = regions.find(({ place }) => place === 'centre') ?? regions[0];
  let right = centre?.files ?? 0;
  let below = centre?.ranks ?? 0;
  for (const region of regions) {
    if (region === centre) corners.push({ region, x: 0, y: 0 });
    else if (region.place === 'below') {
      corners.push({ region, x: 0, y: below + GAP });
      below += GAP + region.ranks;
    } else {
      corners.push({ region, x: right + GAP, y: 0 });
      right += GAP + region.files;
    }
  }
  return corners;
};

const commonStart = (names: readonly string[]): string => {
  const [first = ''] = names;
  let length = first.length;
  while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
};

/** Returns the labels of a region's files and ranks. A file's label is the common start of its squares' names. */
const labelsOf = (squares: readonly BoardSquare[], { files, ranks }: Region) => {
  const nameAt = (file: number, rank: number) =>
    squares.find((each) => each.file === file && each.rank === rank)?.name ?? '';
  const fileLabels = Array.from({ length: files }, (_, file) =>
    commonStart(Array.from({ length: ranks }, (_, rank) => nameAt(file, rank))),
  );
  const rankLabels = Array.from({ length: ranks }, (_, rank) => nameAt(0, rank).slice(fileLabels[0]?.length ?? 0));
  return { fileLabels, rankLabels };
};

export const layoutOf = (board: Board, flipped: boolean): Layout => {
  const corners = regionOffsets(board);
  const columns = Math.max(...corners.map(({ x, region }) => x + region.files));
  const rows = Math.max(...corners.map(({ y, region }) => y + region.ranks));
  const turnX = (x: number) => (flipped ? columns - 1 - x : x);
  const turnY = (y: number) => (flipped ? rows - 1 - y : y);
  const places: SquarePlace[] = [];
  const files: EdgeLabel[] = [];
  const ranks: EdgeLabel[] = [];
  const regions: Crop[] = [];
  for (const { region, x, y } of corners) {
    const area = { columns: region.files, rows: region.ranks };
    regions.push({
      ...area,
      x: flipped ? columns - x - area.columns : x,
      y: flipped ? rows - y - area.rows : y,
    });
    const squares = board.squares.filter((each) => each.region === region.id);
    for (const { square, name, file, rank } of squares) {
      places[square] = {
        square,
        name,
        x: turnX(x + file),
        y: turnY(y + region.ranks - 1 - rank),
        dark: (file + rank) % 2 === 0,
      };
    }
    const { fileLabels, rankLabels } = labelsOf(squares, region);
    files.push(...fileLabels.map((label, file) => ({ key: `${region.id}-${file}`, label, at: turnX(x + file) })));
    if (region.place === 'centre') {
      ranks.push(
        ...rankLabels.map((label, rank) => ({
          key: `${region.id}-${rank}`,
          label,
          at: turnY(y + region.ranks - 1 - rank),
        })),
      );
    }
  }
  const heights = [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b);
  const byRow = heights.map((height) => places.filter(({ y }) => y === height).sort((a, b) => a.x - b.x));
  return { columns, rows, flipped, places, byRow, files, ranks, regions };
};

export const isLarge = ({ columns }: Layout): boolean => columns > 12;

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

const wholeOf = ({ columns, rows }: Layout): Crop => ({ x: 0, y: 0, columns, rows });

/** The least width and height of a crop, in squares. Only large boards are cropped. */
const MIN_CROP = 7;
/** The margin of a crop around the squares to show, in squares. */
const MARGIN = 1;

const rangeAround = (places: readonly number[], all: number): readonly [number, number] => {
  const from = Math.max(0, Math.min(...places) - MARGIN);
  const to = Math.min(all, Math.max(...places) + 1 + MARGIN);
  const size = Math.min(all, Math.max(MIN_CROP, to - from));
  return [Math.max(0, Math.min(from - Math.floor((size - (to - from)) / 2), all - size)), size];
};

/** Returns a crop around the squares; a small board stays whole, since its squares are large enough. */
export const cropAround = (layout: Layout, squares: readonly Square[]): Crop => {
  const places = squares.flatMap((square) => layout.places[square] ?? []);
  if (!isLarge(layout) || places.length === 0) return wholeOf(layout);
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [x, columns] = rangeAround(xs, layout.columns);
  const [y, rows] = rangeAround(ys, layout.rows);
  return { x, y, columns, rows };
};

export const middleOf = ({ places }: Layout, square: Square): Point => ({
  x: (places[square]?.x ?? 0) + 0.5,
  y: (places[square]?.y ?? 0) + 0.5,
});

export const squareStyle = ({ places }: Layout, square: Square): CSSProperties =>
  ({ '--file': places[square]?.x, '--rank': places[square]?.y }) as CSSProperties;

export const squaresToward = (board: Board, from: Square, toward: Direction): readonly Square[] => {
  const start = board.squares[from];
  const [dx, dy] = STEP[toward];
  const found: Square[] = [];
  for (let step = 1; start; step++) {
    const next = board.squares.find(
      ({ region, file, rank }) =>
        region === start.region && file === start.file + dx * step && rank === start.rank + dy * step,
    );
    if (!next) break;
    found.push(next.square);
  }
  return found;
};

export const placeAt = ({ columns, rows }: Layout, area: Crop): CSSProperties => ({
  left: `${(area.x / columns) * 100}%`,
  top: `${(area.y / rows) * 100}%`,
  width: `${(area.columns / columns) * 100}%`,
  height: `${(area.rows / rows) * 100}%`,
});

/** Returns the next square in an arrow key's direction, or `from` at the edge. */
export const stepFrom = (layout: Layout, from: Square, dx: number, dy: number): Square => {
  const row = layout.byRow.findIndex((places) => places.some(({ square }) => square === from));
  const here = layout.places[from];
  const places = layout.byRow[row + dy];
  if (!here || !places) return from;
  if (dx !== 0) return places[places.findIndex(({ square }) => square === from) + dx]?.square ?? from;
  const nearest = places.reduce((best, each) => (Math.abs(each.x - here.x) < Math.abs(best.x - here.x) ? each : best));
  return nearest.square;
};

export const rowEnd = (layout: Layout, from: Square, end: 'first' | 'last'): Square => {
  const places = layout.byRow.find((each) => each.some(({ square }) => square === from)) ?? [];
  return (end === 'first' ? places[0] : places.at(-1))?.square ?? from;
};

export const columnEnd = (layout: Layout, from: Square, end: 'first' | 'last'): Square => {
  const x = layout.places[from]?.x;
  const column = layout.byRow.flatMap((row) => row.filter((each) => each.x === x));
  return (end === 'first' ? column[0] : column.at(-1))?.square ?? from;
};

export const aspectRatioOf = (board: Board): number => {
  const { columns, rows } = layoutOf(board, false);
  return columns / rows;
};

/** The distance, in squares, up to which two squares are near each other. */
const NEAR = 5;

const distance = ({ places }: Layout, one: Square, other: Square): number => {
  const [a, b] = [places[one], places[other]];
  return a && b ? Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) : Number.POSITIVE_INFINITY;
};

/**
 * Returns a crop around the given squares and all pieces except remote ones, which would make the crop too large. A
 * piece is remote if all given squares and all other pieces are more than `NEAR` squares away.
 */
export const cropWithPieces = (layout: Layout, squares: readonly Square[], pieces: readonly Square[]): Crop => {
  const near = pieces.filter((piece) =>
    [...squares, ...pieces].some((each) => each !== piece && distance(layout, piece, each) <= NEAR),
  );
  return cropAround(layout, [...squares, ...near]);
};

/** Lines over squares, on boards, pictures and films. */
import type { Arrow, LastTurn } from '../../app/narration/overlays.ts';
import type { Compared } from '../../app/review/game-report.ts';
import type { Square } from '../../kernel/board/board.ts';
import { DIRECTIONS, type Direction } from '../../kernel/board/direction.ts';
import { box, circle, type Point, paint, pathThrough, type Shape, stroke } from '../../kernel/drawing/shapes.ts';
import { SIDES, type Side } from '../../kernel/side.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { type Layout, middleOf } from './layout.ts';
import type { GameLooks } from './looks.ts';
import { arrow, line } from './shapes.ts';
import { BACK_PATTERN } from './units/creature.ts';

export interface PlacedMark {
  readonly square: Square;
  readonly mark: Mark;
  readonly depth: number;
}

export const placedMarks = (marks: BoardView['marks']): readonly PlacedMark[] =>
  Object.entries(marks).flatMap(([square, list]) =>
    list.map((mark, depth) => ({ square: Number(square), mark, depth })),
  );

/** Returns a direction's screen angle in degrees, clockwise from the top. */
export const angleOf = (toward: Direction, flipped: boolean): number =>
  DIRECTIONS.indexOf(toward) * 45 + (flipped ? 180 : 0);

export const markTransform = (
  { looks }: GameLooks,
  layout: Layout,
  { square, mark: { kind, toward } }: PlacedMark,
): string => {
  const { x = 0, y = 0 } = layout.places[square] ?? {};
  const turn = toward && looks.marks[kind]?.isPointing ? angleOf(toward, layout.flipped) : 0;
  return `translate(${x} ${y})${turn ? ` rotate(${turn} .5 .5)` : ''}`;
};

export const middles = (layout: Layout, squares: readonly Square[]): readonly Point[] =>
  squares.map((square) => middleOf(layout, square));

const markEnds = (layout: Layout, { square, mark }: PlacedMark): readonly Point[] =>
  middles(layout, [square, mark.to ?? square]);

const band = (d: string, side: Side, [outline, inner, back]: readonly number[]): readonly Shape[] => [
  stroke(d, `${side}-line`, outline as number),
  { d, stroke: side === 'white' ? '#f3efe2' : '#4a5059', strokeWidth: inner as number },
  stroke(d, `${side}-line`, back as number, BACK_PATTERN[side]),
];

/** Widths of a band's outline, body and pattern, in squares. `slim` is for a band over another. */
const BAND_WIDTHS = { white: [0.52, 0.46, 0.07], black: [0.52, 0.46, 0.3], slim: [0.3, 0.24, 0.16] } as const;

/** Returns the bands of each side: broad stripes for some kinds of marks. Black bands over white bands are slimmer. */
export const bandsIn = (
  { looks }: GameLooks,
  layout: Layout,
  placed: readonly PlacedMark[],
): readonly { readonly side: Side; readonly shapes: readonly Shape[] }[] => {
  const [under = [], over = []] = SIDES.map((side) =>
    placed.filter(({ mark }) => looks.marks[mark.kind]?.line === 'band' && mark.side === side),
  );
  const beneath = new Set(under.map(({ square }) => square));
  const isShared = ({ square, mark }: PlacedMark) => beneath.has(square) && beneath.has(mark.to ?? square);
  const layers = [
    { side: 'white', breadth: BAND_WIDTHS.white, parts: under },
    { side: 'black', breadth: BAND_WIDTHS.black, parts: over.filter((part) => !isShared(part)) },
    { side: 'black', breadth: BAND_WIDTHS.slim, parts: over.filter(isShared) },
  ] as const;
  return layers.flatMap(({ side, breadth, parts }) => {
    const way = parts.map((part) => pathThrough(markEnds(layout, part))).join('');
    return way ? [{ side, shapes: band(way, side, breadth) }] : [];
  });
};

const DASHES = '0.12 0.08';

export const joinsIn = ({ looks }: GameLooks, layout: Layout, placed: readonly PlacedMark[]): readonly Shape[] =>
  placed.flatMap((each) => {
    const { line: way, color = 'board-violet' } = looks.marks[each.mark.kind] ?? {};
    if (each.mark.to === undefined || way === 'none' || way === 'band') return [];
    const points = markEnds(layout, each);
    if (!way) return line(pathThrough(points), { token: color, width: 0.045, dashes: DASHES });
    const dashes = way === 'dashed-arrow' ? '0.1 0.12' : undefined;
    return arrow(points, { token: color, width: 0.06, dashes });
  });

export const halfLines = (layout: Layout, units: readonly UnitView[]): readonly Shape[] =>
  units
    .filter(({ body, at }) => body === 'halves' && at.length > 1)
    .flatMap(({ at }) =>
      line(pathThrough(middles(layout, at)), { token: 'board-violet', width: 0.045, dashes: DASHES }),
    );

export const lastTurnLines = (layout: Layout, { paths, blasts, actors }: LastTurn): readonly Shape[] => [
  ...middles(layout, blasts).map((middle) =>
    stroke(box(middle, 0.44, 0.1), 'last-turn-ink', 0.05, {
      strokeDasharray: DASHES,
      fill: paint('board-amber'),
      fillOpacity: 0.22,
      'data-part': 'blast',
    }),
  ),
  ...paths.flatMap((way) => arrow(middles(layout, way), { token: 'last-turn-ink', width: 0.05 })),
  ...middles(layout, actors).flatMap((middle) =>
    line(circle(middle, 0.46), { token: 'last-turn-ink', width: 0.05, dashes: '0.16 0.08' }),
  ),
];

const turnLines = (layout: Layout, { paths, actors, squares }: LastTurn, token: string): readonly Shape[] => {
  const pen = { token, width: 0.085, edge: 'board-pale' };
  const still = paths.length > 0 ? actors : [...new Set([...actors, ...squares])];
  return [
    ...paths.flatMap((way) => arrow(middles(layout, way), pen, 0.26)),
    ...middles(layout, still).flatMap((middle) => line(circle(middle, 0.43), pen)),
  ];
};

export const comparedLines = (layout: Layout, { played, better }: Compared): readonly Shape[] => [
  ...turnLines(layout, played, 'board-red'),
  ...(better ? turnLines(layout, better.turn, 'board-violet') : []),
];

/** Returns a player's arrow, or a circle if both ends are one square. A pale edge distinguishes both from marks. */
export const arrowShapes = (layout: Layout, { from, to, color }: Arrow): readonly Shape[] => {
  const pen = { token: `board-${color}`, width: 0.09, edge: 'board-pale' };
  const points = middles(layout, [from, to]);
  return from === to ? line(circle(middleOf(layout, from), 0.42), pen) : arrow(points, pen, 0.28);
};

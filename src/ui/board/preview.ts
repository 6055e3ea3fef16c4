/** Drawings of an action's preview, derived from the preview's steps alone, so that all variants share them. */
import { newFacts } from '../../app/narration/facts.ts';
import { isUncertain } from '../../app/narration/narrate.ts';
import type { Preview } from '../../app/narration/preview.ts';
import type { Square } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { area, circle, cross, paint, pathThrough, type Shape, stroke } from '../../kernel/drawing/shapes.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import { foldEvent } from '../../kernel/fold.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Side } from '../../kernel/side.ts';
import type { BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { type Layout, middleOf } from './layout.ts';
import { middles } from './lines.ts';
import { arrow, line } from './shapes.ts';

const newMarks = (marks: BoardView['marks'], others: BoardView['marks']): BoardView['marks'] =>
  Object.fromEntries(
    Object.entries(marks)
      .map(([square, list]) => [square, newFacts<Mark>(list, others[Number(square)] ?? [])] as const)
      .filter(([, list]) => list.length > 0),
  );

/** Returns all squares of every unit on a struck square, since the whole unit is destroyed. */
const doomedBy = ({ units }: BoardView, struck: ReadonlySet<Square>): readonly Square[] => [
  ...new Set(Object.values(units).flatMap(({ at }) => (at.some((square) => struck.has(square)) ? at : []))),
];

const eventsOfKind = <Kind extends BoardEvent['kind']>(events: readonly BoardEvent[], kind: Kind) =>
  events.filter((event): event is Extract<BoardEvent, { kind: Kind }> => event.kind === kind);

/** Returns the squares of captured units just before their capture, since a unit may move earlier in the action. */
const capturedSquares = (events: readonly BoardEvent[], before: BoardView): readonly Square[] => {
  let view = before;
  return events.flatMap((event) => {
    const squares = event.kind === 'captured' ? (view.units[event.unit]?.at ?? []) : [];
    view = foldEvent(view, event);
    return squares;
  });
};

export const previewParts = memoize(({ steps, before, after }: Preview) => {
  const events = steps.flatMap((step) => step.events);
  const paths = eventsOfKind(events, 'moved').flatMap(({ path }) => (path.length > 1 ? [path] : []));
  const odds = eventsOfKind(events, 'rolled').filter(isUncertain);
  const look = (unit: UnitView | undefined) => unit && [unit.at, unit.type, unit.side, unit.facing ?? null];
  const [changed, alike] = [true, false].map((differs) =>
    Object.values(after.units).filter((unit) => deepEqual(look(unit), look(before.units[unit.id])) !== differs),
  ) as [UnitView[], UnitView[]];
  return {
    /** Paths of moving units, start first. */
    paths: paths.filter((path, index) => paths.findIndex((each) => deepEqual(each, path)) === index),
    captured: capturedSquares(events, before),
    units: changed,
    marks: newMarks(after.marks, before.marks),
    lostMarks: newMarks(before.marks, after.marks),
    /** Badges gained and lost by units that change in nothing else. Units with further changes are drawn as a whole. */
    badgeChanges: alike.flatMap((unit) => {
      const was = before.units[unit.id]?.badges ?? [];
      const [gained, lost] = [newFacts(unit.badges, was), newFacts(was, unit.badges)];
      return unit.badges !== was && gained.length + lost.length > 0 ? [{ unit, gained, lost }] : [];
    }),
    bursts: eventsOfKind(events, 'burst').flatMap(({ squares }) => squares),
    /**
     * The rolls with uncertain results, whose odds the preview shows on the board. The first square of each roll shows
     * the odds.
     */
    odds,
    doomed: doomedBy(after, new Set(odds.flatMap(({ squares }) => squares))),
    traces: eventsOfKind(events, 'traced'),
  };
});

/** The four sides of a square: the offset of the neighbour, in squares, and the edge as SVG path commands. */
const SIDES = [
  { dx: 0, dy: -1, edge: 'h1' },
  { dx: 1, dy: 0, edge: 'm1 0v1' },
  { dx: 0, dy: 1, edge: 'm0 1h1' },
  { dx: -1, dy: 0, edge: 'v1' },
] as const;

const outline = (layout: Layout, squares: readonly Square[]): string => {
  const places = squares.flatMap((square) => layout.places[square] ?? []);
  const taken = new Set(places.map(({ x, y }) => `${x} ${y}`));
  return places
    .flatMap(({ x, y }) =>
      SIDES.filter(({ dx, dy }) => !taken.has(`${x + dx} ${y + dy}`)).map(({ edge }) => `M${x} ${y}${edge}`),
    )
    .join('');
};

const SPARK = 'M0 -.15L.04 -.05L.14 -.08L.07 0L.14 .08L.04 .05L0 .15L-.04 .05L-.14 .08L-.07 0L-.14 -.08L-.04 -.05Z';

export const traceLines = (
  layout: Layout,
  { line: squares, directed }: Pick<Extract<BoardEvent, { kind: 'traced' }>, 'line' | 'directed'>,
  pen: { readonly token: string; readonly edge?: string } = { token: 'board-violet' },
): readonly Shape[] => {
  const points = middles(layout, squares);
  const dashed = { ...pen, width: 0.05, dashes: '0.1 0.12' };
  return directed ? arrow(points, dashed) : line(pathThrough(points), dashed);
};

export const burstLines = (layout: Layout, squares: readonly Square[]): readonly Shape[] =>
  middles(layout, squares).map((middle) =>
    stroke(circle(middle, 0.42), 'board-red', 0.05, {
      strokeDasharray: '0.06 0.11',
      fill: paint('board-red'),
      fillOpacity: 0.12,
      'data-part': 'burst',
    }),
  );

export const previewLines = (
  layout: Layout,
  { paths, traces, bursts, odds, doomed, captured, lostMarks }: ReturnType<typeof previewParts>,
  mover: Side,
): readonly Shape[] => {
  const tones = { token: `${mover}-fill`, edge: `${mover}-line` };
  return [
    ...Object.keys(lostMarks).map((square) => {
      const { x, y } = middleOf(layout, Number(square));
      return stroke(`M${x - 0.4} ${y + 0.4}l.8 -.8`, 'board-red', 0.03);
    }),
    ...paths.flatMap((way) => arrow(middles(layout, way), { ...tones, width: 0.07 })),
    ...traces.flatMap((trace) => traceLines(layout, trace, tones)),
    ...burstLines(layout, bursts),
    ...odds.flatMap(({ squares }) =>
      line(outline(layout, squares), { token: 'board-amber', width: 0.045, dashes: '0.08 0.11' }),
    ),
    ...middles(layout, doomed).map(({ x, y }) =>
      area(SPARK, 'board-orange', {
        stroke: paint('board-pale'),
        strokeWidth: 0.02,
        transform: `translate(${x + 0.34} ${y - 0.34})`,
      }),
    ),
    ...middles(layout, captured).map((middle) =>
      stroke(cross(middle, 0.28), 'board-red', 0.1, { 'data-part': 'cross' }),
    ),
  ];
};

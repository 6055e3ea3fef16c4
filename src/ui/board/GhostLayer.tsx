import { useMemo } from 'react';
import { fresh } from '../../app/telling/facts.ts';
import { isOpen, oddsOf } from '../../app/telling/narrate.ts';
import type { Ghost } from '../../app/telling/preview.ts';
import type { Square } from '../../kernel/board/board.ts';
import { foldEvent } from '../../kernel/fold.ts';
import type { Game } from '../../kernel/game.ts';
import { memoize } from '../../kernel/remembered.ts';
import { same } from '../../kernel/same.ts';
import type { Badge, BoardView, Mark, UnitView } from '../../kernel/view.ts';
import { glyphKey } from '../pieces/glyphs.ts';
import styles from './Board.module.css';
import ghostStyles from './Ghost.module.css';
import { type Layout, middleOf, pathThrough, placeOn } from './layout.ts';
import markStyles from './Marks.module.css';
import { MarkView } from './Marks.tsx';
import { Badges } from './units/Badges.tsx';
import { Chain } from './units/Chain.tsx';
import type { Point } from './units/creature.ts';
import { partOf } from './units/Figures.tsx';
import unitStyles from './units/Units.module.css';
import { chainsOf, figuresOf } from './units/units.ts';

interface Props {
  readonly game: Game;
  readonly ghost: Ghost;
  readonly layout: Layout;
  readonly flipped: boolean;
}

/** The path, shortened so that the arrow's head meets the unit. */
export const arrow = (points: readonly Point[]): string => {
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const long = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const tip = {
    x: last.x - ((last.x - before.x) / long) * 0.28,
    y: last.y - ((last.y - before.y) / long) * 0.28,
  };
  return pathThrough([...points.slice(0, -1), tip]);
};

/** The four sides of a square: the neighbour, and the line between the corners. */
const SIDES = [
  { dx: 0, dy: -1, line: [0, 0, 1, 0] },
  { dx: 1, dy: 0, line: [1, 0, 1, 1] },
  { dx: 0, dy: 1, line: [0, 1, 1, 1] },
  { dx: -1, dy: 0, line: [0, 0, 0, 1] },
] as const;

/** The outline of a set of squares, as lines along their outer edges. */
const outline = (layout: Layout, squares: readonly Square[]): string => {
  const places = squares.flatMap((square) => layout.places[square] ?? []);
  const taken = new Set(places.map(({ x, y }) => `${x} ${y}`));
  return places
    .flatMap(({ x, y }) =>
      SIDES.filter(({ dx, dy }) => !taken.has(`${x + dx} ${y + dy}`)).map(
        ({ line: [x1, y1, x2, y2] }) => `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`,
      ),
    )
    .join('');
};

/** A preview, drawn over the board at half strength: paths, units, crosses, marks, odds. */
export const GhostLayer = ({ game, ghost, layout, flipped }: Props) => {
  const parts = ghostParts(ghost);
  // Placed among all units of the square, so that a future crowd is drawn as one.
  const figures = useMemo(
    () => figuresOf(Object.values(ghost.after.units)).filter(({ unit }) => parts.units.includes(unit)),
    [ghost, parts],
  );
  const middle = (square: Square) => middleOf(layout, square);
  const at = (square: Square) => placeOn(layout, square);
  return (
    <div className={styles.layer} data-testid="ghost" data-ghosts>
      {parts.marks.flatMap(([square, marks]) =>
        marks.map((mark) => (
          <MarkView
            key={`${square}-${mark.kind}-${mark.label}`}
            square={square}
            mark={mark}
            layout={layout}
            ghost
          />
        )),
      )}
      {parts.fading.flatMap(([square, marks]) =>
        marks.map((mark) => (
          <div
            key={`${square}-${mark.kind}-${mark.label}`}
            className={markStyles.fading}
            style={at(square)}
          />
        )),
      )}
      {parts.turning.map(({ unit, come, go }) => (
        <div key={unit.id} className={unitStyles.unit} style={at(unit.at[0] ?? 0)}>
          <Badges badges={go} news="goes" />
          <Badges badges={come} news="comes" />
        </div>
      ))}
      {figures.map(({ key, unit, square, half, depth, crowd }) => (
        <div
          key={key}
          className={unitStyles.unit}
          style={at(square)}
          data-ghost="true"
          data-half={half ?? undefined}
          {...partOf({ depth, crowd })}
        >
          <span className={unitStyles.figure} data-glyph={glyphKey(game, unit.type, unit.side)} />
          {unit.facing && (
            <span
              className={unitStyles.facing}
              data-toward={unit.facing}
              data-flipped={flipped || undefined}
            />
          )}
          {half !== 'second' && <Badges badges={unit.badges} />}
        </div>
      ))}
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        <defs>
          <marker
            id="ghost-tip"
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="3.6"
            markerHeight="3.6"
            orient="auto-start-reverse"
          >
            <path className={ghostStyles.wayTip} d="M0 0L10 5L0 10z" />
          </marker>
        </defs>
        {chainsOf(parts.units).map((unit) => (
          <Chain key={unit.id} unit={unit} layout={layout} flipped={flipped} pace={0} ghost />
        ))}
        {parts.ways.map((way) => (
          <path
            key={way.join()}
            className={ghostStyles.way}
            d={arrow(way.map(middle))}
            markerEnd="url(#ghost-tip)"
          />
        ))}
        {parts.traces.map((trace, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may run the same way
            key={`${trace.line.join()}-${index}`}
            className={ghostStyles.trace}
            d={pathThrough(trace.line.map(middle))}
            markerEnd={trace.directed ? 'url(#ghost-tip)' : undefined}
          />
        ))}
        {parts.bursts.map((square) => (
          <circle
            key={square}
            data-part="burst"
            className={ghostStyles.burst}
            cx={middle(square).x}
            cy={middle(square).y}
            r=".42"
          />
        ))}
        {parts.odds.map(({ squares }) => (
          <path key={squares.join()} className={ghostStyles.blast} d={outline(layout, squares)} />
        ))}
        {parts.doomed.map((square) => (
          <path
            key={square}
            className={ghostStyles.doomed}
            d="M0 -.15L.04 -.05L.14 -.08L.07 0L.14 .08L.04 .05L0 .15L-.04 .05L-.14 .08L-.07 0L-.14 -.08L-.04 -.05Z"
            transform={`translate(${middle(square).x + 0.34} ${middle(square).y - 0.34})`}
          />
        ))}
        {parts.crosses.map((square) => (
          <path
            key={square}
            data-part="cross"
            className={ghostStyles.cross}
            d="M-.28 -.28L.28 .28M.28 -.28L-.28 .28"
            transform={`translate(${middle(square).x} ${middle(square).y})`}
          />
        ))}
      </svg>
      {parts.odds.map(({ chance, squares: [centre = 0] }) => (
        <span key={centre} className={ghostStyles.odds} style={at(centre)}>
          {oddsOf(chance)}
        </span>
      ))}
    </div>
  );
};

/** What the ghost draws, read from the steps of a preview alone. */
export interface GhostParts {
  /** Paths of moving units, start first. */
  readonly ways: readonly (readonly Square[])[];
  /** Squares where a unit leaves the board. */
  readonly crosses: readonly Square[];
  /** Units as they will stand, where that differs. */
  readonly units: readonly UnitView[];
  readonly marks: readonly (readonly [Square, readonly Mark[]])[];
  /** Marks that will be gone. */
  readonly fading: readonly (readonly [Square, readonly Mark[]])[];
  /** Units that only change badges: the badges gained, and those lost. */
  readonly turning: readonly {
    readonly unit: UnitView;
    readonly come: readonly Badge[];
    readonly go: readonly Badge[];
  }[];
  readonly bursts: readonly Square[];
  /** Dice that would fall: their odds, and the squares they strike, the first being the centre. */
  readonly odds: readonly {
    readonly chance: readonly [number, number];
    readonly squares: readonly Square[];
  }[];
  /** Units that such a roll may destroy, where they will stand. */
  readonly doomed: readonly Square[];
  readonly traces: readonly { readonly line: readonly Square[]; readonly directed: boolean }[];
}

/** The marks of one view that the other lacks. */
const changesOf = (marks: BoardView['marks'], others: BoardView['marks']): GhostParts['marks'] =>
  Object.entries(marks)
    .map(([square, list]) => [Number(square), fresh(list, others[Number(square)] ?? [])] as const)
    .filter(([, list]) => list.length > 0);

/** Every square of the units that stand, at least partly, on struck squares. */
const doomedBy = ({ units }: BoardView, struck: ReadonlySet<Square>): readonly Square[] => [
  ...new Set(Object.values(units).flatMap(({ at }) => (at.some((square) => struck.has(square)) ? at : []))),
];

export const ghostParts = memoize(({ steps, before, after }: Ghost): GhostParts => {
  const ways: (readonly Square[])[] = [];
  const crosses: Square[] = [];
  const bursts: Square[] = [];
  const odds: { chance: readonly [number, number]; squares: readonly Square[] }[] = [];
  const traces: { line: readonly Square[]; directed: boolean }[] = [];
  let view = before;
  for (const { events } of steps) {
    for (const event of events) {
      // Units that move together share a path.
      if (event.kind === 'moved' && event.path.length > 1 && !ways.some((way) => same(way, event.path)))
        ways.push(event.path);
      if (event.kind === 'captured') crosses.push(...(view.units[event.unit]?.at ?? []));
      if (event.kind === 'burst') bursts.push(...event.squares);
      if (event.kind === 'rolled' && isOpen(event)) odds.push(event);
      if (event.kind === 'traced') traces.push({ line: event.line, directed: event.directed === true });
      view = foldEvent(view, event);
    }
  }
  const look = (unit: UnitView | undefined) => unit && [unit.at, unit.type, unit.side, unit.facing ?? null];
  const units = Object.values(after.units).filter((unit) => !same(look(unit), look(before.units[unit.id])));
  const turning = Object.values(after.units).flatMap((unit) => {
    const was = before.units[unit.id];
    if (!was || units.includes(unit) || unit.badges === was.badges) return [];
    const [come, go] = [fresh(unit.badges, was.badges), fresh(was.badges, unit.badges)];
    return come.length + go.length > 0 ? [{ unit, come, go }] : [];
  });
  return {
    ways,
    crosses,
    units,
    marks: changesOf(after.marks, before.marks),
    fading: changesOf(before.marks, after.marks),
    turning,
    bursts,
    odds,
    doomed: doomedBy(after, new Set(odds.flatMap(({ squares }) => squares))),
    traces,
  };
});

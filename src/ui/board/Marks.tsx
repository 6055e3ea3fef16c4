import { memo } from 'react';
import type { Square } from '../../kernel/board/board.ts';
import { SIDES } from '../../kernel/side.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import { alikeIn } from './alike.ts';
import styles from './Board.module.css';
import { type Layout, middleOf, pathThrough, placeOn } from './layout.ts';
import { lookOf } from './looks.ts';
import markStyles from './Marks.module.css';

interface MarkProps {
  readonly square: Square;
  readonly mark: Mark;
  readonly layout: Layout;
  readonly ghost?: boolean;
  /** The number of marks before it on the square. */
  readonly depth?: number;
}

/** A mark on a square: a pattern or an edge by its kind, and its number if it has one. */
export const MarkView = memo(({ square, mark, layout, ghost = false, depth = 0 }: MarkProps) => {
  const look = lookOf(mark.kind);
  return (
    <div
      className={markStyles.mark}
      style={placeOn(layout, square)}
      data-kind={mark.kind}
      data-look={look}
      data-side={mark.side}
      data-toward={mark.toward}
      data-flipped={layout.flipped || undefined}
      data-ghost={ghost || undefined}
      data-depth={depth || undefined}
    >
      {mark.value}
    </div>
  );
}, alikeIn<MarkProps>('mark'));

interface Placed {
  readonly square: Square;
  readonly mark: Mark;
  readonly depth: number;
}

/**
 * A line from the middle of a square to the middle of the one it is joined to, or a spot on its own square.
 */
const joint = (layout: Layout, { square, mark }: Omit<Placed, 'depth'>): string =>
  pathThrough([middleOf(layout, square), middleOf(layout, mark.to ?? square)]);

interface BodiesProps {
  readonly placed: readonly Placed[];
  readonly layout: Layout;
}

/**
 * Trails, drawn as bodies: outline, flesh and a pattern by side. Where two bodies share squares, the upper
 * one is slim, so that both show.
 */
const Bodies = ({ placed, layout }: BodiesProps) => {
  const [under, over] = SIDES.map((side) => placed.filter(({ mark }) => mark.side === side));
  const beneath = new Set(under?.map(({ square }) => square));
  const isShared = ({ square, mark }: Placed) => beneath.has(square) && beneath.has(mark.to ?? square);
  const layers = [
    { side: 'white', slim: false, parts: under ?? [] },
    { side: 'black', slim: false, parts: over?.filter((part) => !isShared(part)) ?? [] },
    { side: 'black', slim: true, parts: over?.filter(isShared) ?? [] },
  ];
  return layers.map(({ side, slim, parts }) => {
    const way = parts.map((part) => joint(layout, part)).join('');
    return way ? (
      <g key={side + slim} className={markStyles.trail} data-side={side} data-slim={slim || undefined}>
        <path d={way} />
        <path d={way} />
        <path d={way} />
      </g>
    ) : null;
  });
};

/**
 * All marks: patterns on squares, bodies along them, and lines between joined squares. Joints show by number
 * and frame which two belong together.
 */
export const Marks = memo(
  ({ marks, layout }: { readonly marks: BoardView['marks']; readonly layout: Layout }) => {
    const placed = Object.entries(marks).flatMap(([square, list]) =>
      list.map((mark, depth): Placed => ({ square: Number(square), mark, depth })),
    );
    const bodies = placed.filter(({ mark }) => lookOf(mark.kind) === 'body');
    const others = placed.filter(({ mark }) => lookOf(mark.kind) !== 'body');
    return (
      <div className={styles.layer}>
        {others.map(({ square, mark, depth }) => (
          <MarkView
            key={`${square}-${mark.kind}-${depth}`}
            square={square}
            mark={mark}
            depth={depth}
            layout={layout}
          />
        ))}
        <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
          <defs>
            <marker
              id="route-tip"
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="5"
              markerHeight="5"
              orient="auto-start-reverse"
            >
              <path className={markStyles.routeTip} d="M0 1L9 5L0 9" />
            </marker>
          </defs>
          <Bodies placed={bodies} layout={layout} />
          {others
            .filter(({ mark }) => mark.to !== undefined && lookOf(mark.kind) !== 'joint')
            .map(({ square, mark, depth }) => (
              <path
                key={`${square}-${mark.kind}-${mark.to}-${depth}`}
                className={markStyles.join}
                data-look={lookOf(mark.kind)}
                data-kind={mark.kind}
                markerEnd={lookOf(mark.kind) === 'route' ? 'url(#route-tip)' : undefined}
                d={joint(layout, { square, mark })}
              />
            ))}
        </svg>
      </div>
    );
  },
);

/** A board of one square. */
export const ONE: Layout = {
  columns: 1,
  rows: 1,
  flipped: false,
  places: [{ square: 0, name: '', x: 0, y: 0, dark: false }],
  byRow: [],
  files: [],
  ranks: [],
  regions: [],
};

/** A mark on a square of its own, for a legend. */
export const Swatch = ({ mark }: { readonly mark: Mark }) => (
  <span className={markStyles.swatch} aria-hidden="true">
    <MarkView square={0} mark={mark} layout={ONE} />
    {lookOf(mark.kind) === 'route' && (
      <svg className={styles.drawing} viewBox="0 0 1 1" aria-hidden="true">
        <path className={markStyles.join} data-look="route" data-kind={mark.kind} d="M.3 .85L.3 .15" />
      </svg>
    )}
  </span>
);

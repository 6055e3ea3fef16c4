import { memo } from 'react';
import type { Square } from '../../kernel/board.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import styles from './Board.module.css';
import type { Layout } from './layout.ts';

/** Kinds with a look of their own in the style sheet. */
const DRAWN: ReadonlySet<string> = new Set([
  'trail',
  'lair',
  'wall',
  'attacked',
  'attacker',
  'exit',
  'closed',
  'stuck',
  'room',
  'goal',
  'link',
]);

interface MarkProps {
  readonly square: Square;
  readonly mark: Mark;
  readonly layout: Layout;
  readonly ghost?: boolean;
  /** How many marks of this square lie under it. */
  readonly depth?: number;
}

/** A fact on a square: a pattern or an edge by its kind. A kind without a look of its own shows its first letter. */
export const MarkView = ({ square, mark, layout, ghost = false, depth = 0 }: MarkProps) => (
  <div
    className={styles.mark}
    style={{ '--file': layout.places[square]?.x, '--rank': layout.places[square]?.y } as React.CSSProperties}
    data-kind={mark.kind}
    data-side={mark.side}
    data-toward={mark.toward}
    data-ghost={ghost || undefined}
    data-depth={depth || undefined}
    data-plain={!DRAWN.has(mark.kind) || undefined}
  >
    {mark.value ?? (DRAWN.has(mark.kind) ? '' : mark.label.charAt(0).toUpperCase())}
  </div>
);

const isJoined = (mark: Mark): mark is Mark & { readonly to: Square } => mark.to !== undefined;

interface Props {
  readonly marks: BoardView['marks'];
  readonly layout: Layout;
}

/** All marks: patterns on their squares, and lines where a mark joins two. */
export const Marks = memo(({ marks, layout }: Props) => {
  const all = Object.entries(marks).flatMap(([square, list]) => list.map((mark, depth) => ({ square: Number(square), mark, depth })));
  const middle = (square: Square) => ({ x: (layout.places[square]?.x ?? 0) + 0.5, y: (layout.places[square]?.y ?? 0) + 0.5 });
  return (
    <div className={styles.layer}>
      {all.map(({ square, mark, depth }) => (
        <MarkView key={`${square}-${mark.kind}-${mark.side ?? ''}-${depth}`} square={square} mark={mark} depth={depth} layout={layout} />
      ))}
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        {all.map(({ square, mark }) => {
          if (!isJoined(mark)) return null;
          const from = middle(square);
          const to = middle(mark.to);
          return (
            <line
              key={`${square}-${mark.kind}-${mark.to}`}
              className={styles.join}
              data-kind={mark.kind}
              data-side={mark.side}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
            />
          );
        })}
      </svg>
    </div>
  );
});

import { memo } from 'react';
import { ARROW_COLORS, type ArrowColor } from '../../app/table/tree.ts';
import type { Square } from '../../kernel/board/board.ts';
import styles from './Arrows.module.css';
import { type Layout, middleOf } from './layout.ts';

/** From one square to another; on the same square it is a circle. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly color: ArrowColor;
}

interface Props {
  readonly arrows: readonly Arrow[];
  /** The one being drawn. */
  readonly drawing: Arrow | null;
  readonly layout: Layout;
}

/** Drawn twice: pale beneath, so that it shows on every square and unit. */
const Drawn = ({
  layout,
  arrow: { from, to, color },
  fresh = false,
}: {
  readonly layout: Layout;
  readonly arrow: Arrow;
  readonly fresh?: boolean;
}) => {
  const [a, b] = [middleOf(layout, from), middleOf(layout, to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const way = `M${a.x + dx * 0.28} ${a.y + dy * 0.28}L${b.x - dx * 0.34} ${b.y - dy * 0.34}`;
  return (
    <g data-fresh={fresh || undefined} data-color={color}>
      {(['pale', 'ink'] as const).map((look) =>
        from === to ? (
          <circle key={look} className={styles[look]} cx={a.x} cy={a.y} r=".42" />
        ) : (
          <path
            key={look}
            className={styles[look]}
            d={way}
            markerEnd={`url(#note-tip-${look === 'pale' ? look : color})`}
          />
        ),
      )}
    </g>
  );
};

/** The players' arrows, over everything on the board. */
export const Arrows = memo(({ arrows, drawing, layout }: Props) =>
  arrows.length === 0 && !drawing ? null : (
    <svg
      className={styles.arrows}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      aria-hidden="true"
      data-testid="arrows"
    >
      <defs>
        {(['pale', ...ARROW_COLORS] as const).map((look) => (
          <marker
            key={look}
            id={`note-tip-${look}`}
            viewBox="0 0 10 10"
            refX="4"
            refY="5"
            markerWidth="3"
            markerHeight="3"
            orient="auto"
          >
            <path className={styles.tip} data-color={look} d="M0 0L10 5L0 10z" />
          </marker>
        ))}
      </defs>
      {arrows.map((arrow) => (
        <Drawn key={Object.values(arrow).join()} layout={layout} arrow={arrow} />
      ))}
      {drawing && <Drawn layout={layout} arrow={drawing} fresh />}
    </svg>
  ),
);

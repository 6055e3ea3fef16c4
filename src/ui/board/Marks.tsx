import { memo } from 'react';
import { rectangle } from '../../kernel/board/rectangle.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import styles from './Board.module.css';
import { Shapes } from './Drawing.tsx';
import { type Layout, layoutOf, placeOn } from './layout.ts';
import { joinsIn, type MarkPlace, placedIn, spotOf, trailsIn } from './lines.ts';
import { drawingOf, lookOf, ON_SQUARE } from './looks.ts';
import markStyles from './Marks.module.css';

const idOf = ({ kind, side }: Mark): string => `mark-${lookOf(kind)}-${side ?? 'none'}`;

const isDrawn = ({ mark }: MarkPlace): boolean => drawingOf(mark).length > 0;

interface Props {
  readonly marks: BoardView['marks'];
  readonly layout: Layout;
}

export const Marks = memo(({ marks, layout }: Props) => {
  const placed = placedIn(marks);
  const drawn = placed.filter(isDrawn);
  const drawings = new Map(drawn.map(({ mark }) => [idOf(mark), drawingOf(mark)]));
  return (
    <div className={styles.layer}>
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        <defs>
          {[...drawings].map(([id, shapes]) => (
            <g key={id} id={id} transform={ON_SQUARE}>
              <Shapes shapes={shapes} />
            </g>
          ))}
        </defs>
        {drawn.map((each) => (
          <use
            key={`${each.square} ${each.mark.kind} ${each.depth}`}
            href={`#${idOf(each.mark)}`}
            transform={spotOf(layout, each)}
            data-kind={each.mark.kind}
            data-look={lookOf(each.mark.kind)}
          />
        ))}
        {trailsIn(layout, placed).map(({ side, shapes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: broad and slim ones, always in this order
          <g key={index} data-side={side} data-trail>
            <Shapes shapes={shapes} />
          </g>
        ))}
        <Shapes shapes={joinsIn(layout, placed)} />
      </svg>
      {placed.map(
        (each) =>
          each.mark.value !== undefined && (
            <span
              key={`${each.square} ${each.mark.kind} ${each.depth}`}
              className={markStyles.value}
              style={placeOn(layout, each.square)}
              data-depth={each.depth}
              data-kind={isDrawn(each) ? undefined : each.mark.kind}
              data-look={lookOf(each.mark.kind)}
              data-side={each.mark.side}
            >
              {each.mark.value}
            </span>
          ),
      )}
    </div>
  );
});

export const ONE: Layout = layoutOf(rectangle(1, 1), false);

/** A layout of two squares, for a line that leads upwards. */
const LINED: Layout = {
  ...ONE,
  places: [0.3, -0.55].map((y, square) => ({ square, name: '', x: 0, y, dark: false })),
};

export const Swatch = ({ mark }: { readonly mark: Mark }) => {
  const isLine = ['trail', 'plan'].includes(lookOf(mark.kind));
  return (
    <span className={markStyles.swatch} aria-hidden="true">
      <Marks marks={{ 0: [isLine ? { ...mark, to: 1 } : mark] }} layout={isLine ? LINED : ONE} />
    </span>
  );
};

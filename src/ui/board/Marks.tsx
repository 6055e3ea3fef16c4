import { memo } from 'react';
import { rectangle } from '../../kernel/board/rectangle.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import styles from './Board.module.css';
import { Shapes } from './Drawing.tsx';
import { type Layout, layoutOf, squareStyle } from './layout.ts';
import { bandsIn, joinsIn, markTransform, type PlacedMark, placedMarks } from './lines.ts';
import { type GameLooks, MARK_TRANSFORM, markShapes } from './looks.ts';
import markStyles from './Marks.module.css';

/** Returns the element id of a mark's drawing. The id contains the game's, since a page may show several games. */
const markId = ({ id }: GameLooks, { kind, side }: Mark): string => `mark-${id}-${kind}-${side ?? 'none'}`;

interface Props {
  readonly game: GameLooks;
  readonly marks: BoardView['marks'];
  readonly layout: Layout;
}

export const Marks = memo(({ game, marks, layout }: Props) => {
  const placed = placedMarks(marks);
  const isDrawn = ({ mark }: PlacedMark): boolean => markShapes(game, mark).length > 0;
  const drawn = placed.filter(isDrawn);
  const drawings = new Map(drawn.map(({ mark }) => [markId(game, mark), markShapes(game, mark)]));
  return (
    <div className={styles.layer}>
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        <defs>
          {[...drawings].map(([id, shapes]) => (
            <g key={id} id={id} transform={MARK_TRANSFORM}>
              <Shapes shapes={shapes} />
            </g>
          ))}
        </defs>
        {drawn.map((each) => (
          <use
            key={`${each.square} ${each.mark.kind} ${each.depth}`}
            href={`#${markId(game, each.mark)}`}
            transform={markTransform(game, layout, each)}
            data-kind={each.mark.kind}
            data-mark
          />
        ))}
        {bandsIn(game, layout, placed).map(({ side, shapes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: broad and slim ones, always in this order
          <g key={index} data-side={side} data-band>
            <Shapes shapes={shapes} />
          </g>
        ))}
        <Shapes shapes={joinsIn(game, layout, placed)} />
      </svg>
      {placed.map(
        (each) =>
          each.mark.value !== undefined && (
            <span
              key={`${each.square} ${each.mark.kind} ${each.depth}`}
              className={markStyles.value}
              style={squareStyle(layout, each.square)}
              data-depth={each.depth}
              data-kind={isDrawn(each) ? undefined : each.mark.kind}
              data-mark
              data-number={game.looks.marks[each.mark.kind]?.number}
              data-side={each.mark.side}
            >
              {each.mark.value}
            </span>
          ),
      )}
    </div>
  );
});

export const ONE_SQUARE: Layout = layoutOf(rectangle(1, 1), false);

const TWO_SQUARES: Layout = {
  ...ONE_SQUARE,
  places: [0.3, -0.55].map((y, square) => ({ square, name: '', x: 0, y, dark: false })),
};

export const Swatch = ({ game, mark }: { readonly game: GameLooks; readonly mark: Mark }) => {
  const { line = 'none' } = game.looks.marks[mark.kind] ?? {};
  const isLine = line !== 'none';
  return (
    <span className={markStyles.swatch} aria-hidden="true">
      <Marks
        game={game}
        marks={{ 0: [isLine ? { ...mark, to: 1 } : mark] }}
        layout={isLine ? TWO_SQUARES : ONE_SQUARE}
      />
    </span>
  );
};

import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { ARROW_COLORS, type ArrowColor } from '../../../app/table/tree.ts';
import { type Arrow, selectArrows } from '../../../app/telling/arrows.ts';
import { Drawing, Shapes } from '../../board/Drawing.tsx';
import type { Layout } from '../../board/layout.ts';
import { drawnArrow } from '../../board/lines.ts';
import { Button } from '../../controls/Button.tsx';
import { useActions, useApp, useField } from '../../store.ts';
import { LINES } from '../../words/lines.ts';
import styles from './DrawingTools.module.css';
import { useDrawing } from './useDrawing.ts';

interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly drawing: Arrow | null;
  readonly layout: Layout;
}

const Arrows = memo(({ arrows, drawing, layout }: ArrowsProps) =>
  arrows.length === 0 && !drawing ? null : (
    <Drawing name="arrows" layout={layout}>
      <g opacity=".85">
        <Shapes shapes={arrows.flatMap((arrow) => drawnArrow(layout, arrow))} />
      </g>
      <g opacity=".5">
        <Shapes shapes={drawing ? drawnArrow(layout, drawing) : []} />
      </g>
    </Drawing>
  ),
);

const NONE: readonly Arrow[] = [];

interface Props {
  readonly layout: Layout;
  /** The board, given the arrows to draw among its layers. */
  children(arrows: ReactNode): ReactNode;
}

export const DrawingTools = ({ layout, children }: Props) => {
  const arrows = useApp(selectArrows) ?? NONE;
  const drawing = useField('drawing');
  const { draw, setDrawing } = useActions();
  const [color, setColor] = useState<ArrowColor>('blue');
  const { begun, handlers } = useDrawing(drawing, color, draw);
  return (
    <div className={styles.paper} data-drawing={drawing || undefined} {...handlers}>
      {children(<Arrows arrows={arrows} drawing={begun} layout={layout} />)}
      {drawing &&
        createPortal(
          <section className={`row card ${styles.bar}`} aria-label={LINES.draw}>
            <fieldset className={`row ${styles.colors}`} aria-label={LINES.color}>
              {ARROW_COLORS.map((each) => (
                <button
                  key={each}
                  type="button"
                  style={{ '--color': `var(--board-${each})` } as CSSProperties}
                  aria-label={LINES.colors[each]}
                  aria-pressed={each === color}
                  title={LINES.colors[each]}
                  onClick={() => setColor(each)}
                />
              ))}
            </fieldset>
            {LINES.drawHint}
            <Button kind="primary" onClick={() => setDrawing(false)}>
              {LINES.drawn}
            </Button>
          </section>,
          document.body,
        )}
    </div>
  );
};

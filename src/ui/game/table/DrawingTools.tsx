import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { ARROW_COLORS, type ArrowColor } from '../../../app/model/tree.ts';
import { type Arrow, selectArrows } from '../../../app/narration/overlays.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { Drawing, Shapes } from '../../board/Drawing.tsx';
import { squareAt, squareUnder } from '../../board/input/input.ts';
import { followPointer } from '../../board/input/pointer.ts';
import type { Layout } from '../../board/layout.ts';
import { arrowShapes } from '../../board/lines.ts';
import { Button } from '../../controls/Button.tsx';
import { characterOf } from '../../keyboard.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { LINES } from '../../words.ts';
import styles from './DrawingTools.module.css';

const RIGHT = 2;

const colorOf = (event: { readonly shiftKey: boolean; readonly altKey: boolean }, color: ArrowColor): ArrowColor =>
  event.shiftKey ? 'red' : event.altKey ? 'orange' : color;

type Draw = (from: Square, to: Square, color: ArrowColor) => void;

const useStroke = (draw: Draw) => {
  const [begun, setBegun] = useState<Arrow | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const start = (board: Element, pointer: number, square: Square, color: ArrowColor) => {
    stop.current();
    const arrow = { from: square, to: square, color };
    setBegun(arrow);
    stop.current = followPointer(pointer, {
      move(at) {
        const to = squareUnder(board, at);
        if (to !== null) setBegun((was) => (was?.to === to ? was : { ...arrow, to }));
      },
      end(at) {
        const to = squareUnder(board, at);
        if (to !== null) draw(square, to, color);
        setBegun(null);
      },
      cancel(by) {
        by?.stopImmediatePropagation();
        setBegun(null);
      },
    });
  };
  return { begun, start };
};

const useDrawing = (drawing: boolean, color: ArrowColor, draw: Draw) => {
  const { begun, start } = useStroke(draw);
  const [anchor, setAnchor] = useState<Square | null>(null);

  /** Whether a press draws. Ctrl also draws, because in Firefox the right button with Shift opens a menu. */
  const isDrawingPress = ({ button, ctrlKey }: MouseEvent) => drawing || button === RIGHT || ctrlKey;

  /** Sets an end of an arrow by keyboard. The second end draws the arrow, since keys cannot drag. */
  const end = (square: Square, ink: ArrowColor) => {
    if (anchor !== null) draw(anchor, square, ink);
    setAnchor(anchor === null ? square : null);
  };

  return {
    begun: begun ?? (anchor === null ? null : { from: anchor, to: anchor, color }),
    handlers: {
      onPointerDownCapture: (event: PointerEvent) => {
        const square = squareAt(event.target);
        if (!isDrawingPress(event) || square === null) return;
        event.stopPropagation();
        start(event.currentTarget, event.pointerId, square, colorOf(event, color));
      },
      onClickCapture: (event: MouseEvent) => {
        if (isDrawingPress(event) && squareAt(event.target) !== null) event.stopPropagation();
      },
      onContextMenu: (event: MouseEvent) => {
        if (squareAt(event.target) !== null) event.preventDefault();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        const square = squareAt(event.target);
        if (event.key === 'Escape') setAnchor(null);
        if (square === null || !drawing || event.key !== 'Enter') return;
        event.stopPropagation();
        end(square, colorOf(event, color));
      },
      // This handler bubbles. The board handles the key first, since `a` may be part of a square's name.
      onKeyDown: (event: KeyboardEvent) => {
        const square = squareAt(event.target);
        if (square !== null && characterOf(event.nativeEvent) === 'a' && !event.ctrlKey && !event.metaKey)
          end(square, colorOf(event, color));
      },
    },
  };
};

interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly drawing: Arrow | null;
  readonly layout: Layout;
}

const Arrows = memo(({ arrows, drawing, layout }: ArrowsProps) =>
  arrows.length === 0 && !drawing ? null : (
    <Drawing name="arrows" layout={layout}>
      <g opacity=".85">
        <Shapes shapes={arrows.flatMap((arrow) => arrowShapes(layout, arrow))} />
      </g>
      <g opacity=".5">
        <Shapes shapes={drawing ? arrowShapes(layout, drawing) : []} />
      </g>
    </Drawing>
  ),
);

const NONE: readonly Arrow[] = [];

interface Props {
  readonly layout: Layout;
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

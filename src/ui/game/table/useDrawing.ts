/**
 * Drawing arrows on the board during play: with the right button; with a finger or the left button while
 * drawing is on; by keyboard with `a` at both ends.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import type { ArrowColor } from '../../../app/table/tree.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Arrow } from '../../board/Arrows.tsx';
import { squareAt } from '../../board/hands/useDrag.ts';

const RIGHT = 2;

/** Shift draws in red, Alt in blue, as on other boards. */
const colorOf = (
  event: { readonly shiftKey: boolean; readonly altKey: boolean },
  color: ArrowColor,
): ArrowColor => (event.shiftKey ? 'red' : event.altKey ? 'blue' : color);

export const useDrawing = (
  drawing: boolean,
  color: ArrowColor,
  draw: (from: Square, to: Square, color: ArrowColor) => void,
) => {
  const [begun, setBegun] = useState<Arrow | null>(null);
  const [anchor, setAnchor] = useState<Square | null>(null);

  useEffect(() => {
    if (!begun) return;
    const under = ({ clientX, clientY }: globalThis.PointerEvent) =>
      squareAt(document.elementFromPoint(clientX, clientY));
    const onMove = (event: globalThis.PointerEvent) => {
      const to = under(event);
      if (to !== null && to !== begun.to) setBegun({ ...begun, to });
    };
    const onUp = (event: globalThis.PointerEvent) => {
      const to = under(event);
      if (to !== null) draw(begun.from, to, begun.color);
      setBegun(null);
    };
    const onCancel = () => setBegun(null);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onCancel);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onCancel);
    };
  }, [begun, draw]);

  const isOurs = (event: PointerEvent) => drawing || event.button === RIGHT;

  /** One end of an arrow by keyboard; the second one draws it. */
  const end = (square: Square, ink: ArrowColor) => {
    if (anchor !== null) draw(anchor, square, ink);
    setAnchor(anchor === null ? square : null);
  };

  return {
    /** The arrow being drawn. */
    begun: begun ?? (anchor === null ? null : { from: anchor, to: anchor, color }),
    handlers: {
      onPointerDownCapture: (event: PointerEvent) => {
        const square = squareAt(event.target);
        if (!isOurs(event) || square === null) return;
        event.stopPropagation();
        setBegun({ from: square, to: square, color: colorOf(event, color) });
      },
      onClickCapture: (event: MouseEvent) => {
        if (drawing && squareAt(event.target) !== null) event.stopPropagation();
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
      // After the board, which may be reading the name of a square.
      onKeyDown: (event: KeyboardEvent) => {
        const square = squareAt(event.target);
        if (square !== null && event.key.toLowerCase() === 'a' && !event.ctrlKey && !event.metaKey)
          end(square, colorOf(event, color));
      },
    },
  };
};

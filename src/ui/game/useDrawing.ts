/**
 * Drawing arrows on the board during play: with the right button; with a finger or the left button while
 * drawing is on; by keyboard with `a` at both ends.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Square } from '../../kernel/board.ts';
import type { Arrow } from '../board/Arrows.tsx';
import { squareAt } from '../board/useDrag.ts';

const RIGHT = 2;

export const useDrawing = (drawing: boolean, draw: (from: Square, to: Square) => void) => {
  const [begun, setBegun] = useState<Arrow | null>(null);
  const [anchor, setAnchor] = useState<Square | null>(null);

  useEffect(() => {
    if (!begun) return;
    const under = ({ clientX, clientY }: globalThis.PointerEvent) =>
      squareAt(document.elementFromPoint(clientX, clientY));
    const onMove = (event: globalThis.PointerEvent) => {
      const to = under(event);
      if (to !== null && to !== begun[1]) setBegun([begun[0], to]);
    };
    const onUp = (event: globalThis.PointerEvent) => {
      const to = under(event);
      if (to !== null) draw(begun[0], to);
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
  const end = (square: Square) => {
    if (anchor !== null) draw(anchor, square);
    setAnchor(anchor === null ? square : null);
  };

  return {
    /** The arrow being drawn. */
    begun: begun ?? (anchor === null ? null : ([anchor, anchor] as const)),
    handlers: {
      onPointerDownCapture: (event: PointerEvent) => {
        const square = squareAt(event.target);
        if (!isOurs(event) || square === null) return;
        event.stopPropagation();
        setBegun([square, square]);
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
        end(square);
      },
      // After the board, which may be reading the name of a square.
      onKeyDown: (event: KeyboardEvent) => {
        const square = squareAt(event.target);
        if (square !== null && event.key === 'a' && !event.ctrlKey && !event.metaKey && !event.altKey)
          end(square);
      },
    },
  };
};

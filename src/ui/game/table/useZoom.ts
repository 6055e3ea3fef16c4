/** Zooming by fingers, wheel, keys and buttons. The point under the fingers or pointer stays in place. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Point } from '../../../kernel/drawing/shapes.ts';
import { touchesOn } from '../../board/input/pointer.ts';
import { listen } from '../../controls/listen.ts';
import { characterOf, isPageKey, useKeydown } from '../../keyboard.ts';
import { useGetState } from '../../store.ts';

const MAX_ZOOM = 4;

/** The point that a zoom keeps in place, as fractions of the board and as a point of the screen. */
interface Anchor {
  readonly across: number;
  readonly down: number;
  readonly at: Point;
}

export interface Zoom {
  readonly zoom: number;
  /** Zooms by a factor around a point of the screen, by default the middle. */
  zoomBy(factor: number, around?: Point): void;
  /** Scrolls a point of the board, given as fractions (0 to 1), to the middle. `zoom` is the least zoom. */
  show(across: number, down: number, zoom?: number): void;
  leave(): void;
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const pinchOf = (a: Touch, b: Touch) => ({
  apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
});

const useZoomGestures = (
  viewport: RefObject<HTMLElement | null>,
  zoom: RefObject<number>,
  zoomBy: Zoom['zoomBy'],
): void => {
  const onZoom = useEffectEvent(zoomBy);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let pinch: { readonly apart: number; readonly zoom: number } | null = null;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    const touchstart = (event: TouchEvent) => {
      const [a, b] = touchesOn(element, event);
      const isDrag = element.querySelector('[data-dragged]') !== null;
      pinch = a && b && !isDrag ? { apart: pinchOf(a, b).apart, zoom: zoom.current } : null;
    };
    const touchmove = (event: TouchEvent) => {
      const [a, b] = touchesOn(element, event);
      if (!pinch || !a || !b) return;
      event.preventDefault();
      const { apart, middle } = pinchOf(a, b);
      onZoom((pinch.zoom * apart) / pinch.apart / zoom.current, middle);
    };
    const end = () => {
      pinch = null;
    };
    return listen(element, { wheel, touchstart, touchmove, touchend: end, touchcancel: end });
  }, [viewport, zoom]);
};

/** Returns a board's zoom, 1 or more; at 1 the whole board is visible. `viewport` is the scroll container. */
export const useZoom = (viewport: RefObject<HTMLElement | null>): Zoom => {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const latest = useRef(zoom);

  const zoomTo = (wanted: number, next: Anchor | null) => {
    latest.current = Math.max(1, Math.min(MAX_ZOOM, wanted));
    anchor.current = next;
    setZoom(latest.current);
  };

  const zoomBy = (factor: number, around?: Point) => {
    const board = viewport.current?.firstElementChild?.getBoundingClientRect();
    if (!viewport.current || !board) return;
    const at = around ?? middleOf(viewport.current.getBoundingClientRect());
    zoomTo(latest.current * factor, {
      across: (at.x - board.left) / board.width,
      down: (at.y - board.top) / board.height,
      at,
    });
  };

  const scrollToAnchor = () => {
    const wanted = anchor.current;
    // Measures only if needed, since measuring forces a layout of the page.
    const board = wanted && viewport.current?.firstElementChild?.getBoundingClientRect();
    if (!viewport.current || !board) return;
    anchor.current = null;
    viewport.current.scrollLeft += board.left + wanted.across * board.width - wanted.at.x;
    viewport.current.scrollTop += board.top + wanted.down * board.height - wanted.at.y;
  };

  const show = (across: number, down: number, least = 1) => {
    if (!viewport.current) return;
    const wanted = Math.max(latest.current, least);
    const same = wanted === latest.current;
    zoomTo(wanted, { across, down, at: middleOf(viewport.current.getBoundingClientRect()) });
    if (same) scrollToAnchor();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is resized by the zoom
  useLayoutEffect(scrollToAnchor, [zoom]);

  useZoomGestures(viewport, latest, zoomBy);

  return { zoom, zoomBy, show, leave: () => zoomTo(1, null) };
};

/** Zooms by plus and minus, around the focused or picked square. The keys 0 and Escape end the zoom. */
export const useZoomKeys = (viewport: RefObject<HTMLElement | null>, { zoomBy, leave }: Zoom, step: number): void => {
  const now = useGetState();
  const middle = () => {
    const square =
      viewport.current?.querySelector('[data-square]:focus') ?? viewport.current?.querySelector('[data-picked]');
    return square ? middleOf(square.getBoundingClientRect()) : undefined;
  };
  useKeydown((event) => {
    const character = isPageKey(event) ? characterOf(event) : '';
    if (character === '+' || character === '=') zoomBy(step, middle());
    else if (character === '-') zoomBy(1 / step, middle());
    else if (character === '0' || (character === 'Escape' && !selectHasPicks(now()))) leave();
  });
};

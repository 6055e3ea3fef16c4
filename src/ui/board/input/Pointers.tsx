import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../controls/listen.ts';
import type { Layout } from '../layout.ts';
import { Drag, FINGER, MOUSE } from './drag.ts';
import { type BoardState, FINGER_WIDTH, squareAt } from './input.ts';
import { type Aim, Loupe } from './Loupe.tsx';
import { followPointer, touchesOn } from './pointer.ts';

/** Returns handlers for mouse, pen and the click after a tap, since a tap picks only by its click. */
const mouseEvents = (drag: Drag, now: () => BoardState) => {
  let pressed = 'mouse';
  /** Whether the press before a click became a drag, even a cancelled one. The click after a drag picks nothing. */
  let wasDrag = false;
  const hover = (pointerType: string, target: EventTarget | null) => {
    if (pointerType !== 'touch') now().input.point?.(squareAt(target));
  };
  return {
    pointerdown(event: PointerEvent) {
      const { pointerType, pointerId, button } = event;
      pressed = pointerType;
      const square = squareAt(event.target);
      if (pointerType === 'touch' && square !== null) now().input.touch?.(square);
      if (drag.press) return;
      wasDrag = false;
      if (pointerType === 'touch' || button !== 0 || drag.draggableUnits(square).length === 0) return;
      const move = (at: PointerEvent) => {
        wasDrag = drag.move(at) || wasDrag;
      };
      const stop = followPointer(pointerId, {
        move,
        end(at) {
          move(at);
          drag.end(at);
        },
        cancel() {
          wasDrag = true;
          drag.cancel();
        },
      });
      drag.start(square, event, stop);
    },
    click({ target, button }: MouseEvent) {
      const square = squareAt(target);
      if (square === null || button !== 0 || wasDrag) return;
      const { input } = now();
      const box = pressed === 'touch' && (target as Element).getBoundingClientRect();
      const isTiny = box && box.width < FINGER_WIDTH && (target as Element).closest('[data-large]');
      if (isTiny && input.zoomTo) input.zoomTo(box);
      else input.pick?.(square);
    },
    pointerover: ({ pointerType, target }: PointerEvent) => hover(pointerType, target),
    pointerleave: ({ pointerType }: PointerEvent) => hover(pointerType, null),
  };
};

type FingerId = Touch['identifier'] | null;

const fingerIn = ({ touches }: TouchEvent, finger: FingerId): Touch | undefined =>
  [...touches].find(({ identifier }) => identifier === finger);

/** Whether the last pointer over the board was a pen, for which `pointerover` turns off scrolling. */
const isPen = (grid: HTMLElement): boolean => grid.style.touchAction === 'none';

/** Returns handlers for touches. A second finger never disturbs a drag, since it may be the other player's. */
const touchEvents = (grid: HTMLElement, drag: Drag) => {
  let finger: FingerId = null;
  let resting: FingerId = null;
  /** Whether the finger's touch began alone on the page. Beside other touches, a tap gives no click event. */
  let isAlone = false;
  return {
    pointerover({ pointerType }: PointerEvent) {
      grid.style.touchAction = pointerType === 'pen' ? 'none' : '';
    },
    touchstart(event: TouchEvent) {
      if (drag.press?.units) return;
      if (drag.press?.isHeld) resting = finger;
      drag.cancel();
      const [first, second] = touchesOn(grid, event).filter(({ identifier }) => identifier !== resting);
      if (!first || second || isPen(grid) || grid.closest('[data-drawing]')) return;
      const from = squareAt(first.target);
      finger = first.identifier;
      isAlone = event.touches.length === 1;
      drag.start(from, first);
      if (resting !== null && drag.draggableUnits(from).length > 0) event.stopPropagation(); // Prevents zooming.
    },
    touchmove(event: TouchEvent) {
      const touch = fingerIn(event, finger);
      const isOurs = touch && drag.move(touch);
      if (isOurs || isPen(grid)) event.preventDefault();
    },
    touchend(event: TouchEvent) {
      const { press } = drag;
      if (!fingerIn(event, resting)) resting = null;
      if (!press) return;
      if (fingerIn(event, finger)) return event.preventDefault(); // Prevents the click.
      drag.end();
      if (!press.isHeld && isAlone && event.touches.length === 0) return;
      event.preventDefault(); // Prevents the click.
      if (!press.isHeld) grid.querySelector<HTMLElement>(`[data-square="${press.from}"]`)?.click();
    },
    touchcancel() {
      resting = null;
      drag.cancel();
    },
    contextmenu: (event: Event) => drag.press?.isHeld && event.preventDefault(),
  };
};

interface Props extends BoardState {
  readonly grid: RefObject<HTMLElement | null>;
  /** The element that contains all layers of the board. The loupe shows a copy of this element. */
  readonly board: RefObject<HTMLElement | null>;
  readonly layout: Layout;
}

/** Handles mouse, pen and fingers, and renders the loupe. Small movements rerender this component alone. */
export const Pointers = ({ grid, board, layout, ...state }: Props) => {
  const [aim, setAim] = useState<Aim | null>(null);
  const now = useEffectEvent(() => state);
  const drags = useRef<readonly Drag[]>([]);
  useEffect(() => {
    for (const drag of drags.current) drag.update();
  });
  // A layout effect, since clicks may come right after the first paint.
  useLayoutEffect(() => {
    if (!grid.current || !board.current) return;
    const latest = () => now();
    const mouse = new Drag(board.current, MOUSE, latest, setAim);
    const finger = new Drag(board.current, FINGER, latest, setAim);
    drags.current = [mouse, finger];
    const ends = [
      listen(grid.current, mouseEvents(mouse, latest)),
      listen(grid.current, touchEvents(grid.current, finger)),
      () => mouse.cancel(),
      () => finger.cancel(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [grid, board]);
  return aim && <Loupe aim={aim} place={layout.places[aim.square]} board={board} />;
};

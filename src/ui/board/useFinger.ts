/**
 * A finger held on the board looks. Where squares are small it looks through a loupe, slides from square to square, and
 * picks where it is lifted; off the board it picks nothing. A finger that moves at once scrolls, as everywhere.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Square } from '../../kernel/board.ts';
import { squareAt } from './useDrag.ts';

/** Milliseconds before a touch is a hold, and pixels it may tremble meanwhile. */
const HOLD = 220;
const TREMBLE = 10;
/** Squares narrower than a finger's target need the loupe; much narrower ones cannot be tapped at all. */
const FINGER = 44;
const TINY = 30;

/** Where the finger is, and the square under it. */
export interface Aim {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
}

export interface FingerActions {
  point(square: Square | null): void;
  pick(square: Square): void;
}

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  aim: Aim | null;
  held: boolean;
}

const aimAt = (board: HTMLElement, x: number, y: number): Aim | null => {
  const element = document.elementFromPoint(x, y);
  const square = board.contains(element) ? squareAt(element) : null;
  return square === null ? null : { square, x, y };
};

/** How wide the board's squares are on the screen. */
const squareWidth = (board: HTMLElement): number => board.querySelector('[data-square]')?.getBoundingClientRect().width ?? FINGER;

export const isTiny = (board: HTMLElement): boolean => squareWidth(board) < TINY;

export const useFinger = (board: RefObject<HTMLElement | null>, hands: FingerActions): Aim | null => {
  const [aim, setAim] = useState<Aim | null>(null);
  const now = useRef(hands);
  useEffect(() => {
    now.current = hands;
  });
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let touch: Touch | null = null;

    const aimTo = (next: Aim | null) => {
      if (!touch) return;
      if (next?.square !== touch.aim?.square) now.current.point(next?.square ?? null);
      touch.aim = next;
      if (squareWidth(element) < FINGER) setAim(next);
    };
    const hold = () => {
      if (!touch) return;
      touch.held = true;
      aimTo(aimAt(element, touch.x, touch.y));
    };
    const end = () => {
      if (touch) clearTimeout(touch.timer);
      touch = null;
      setAim(null);
    };
    const onStart = ({ touches: [first, second] }: TouchEvent) => {
      end();
      if (first && !second) touch = { x: first.clientX, y: first.clientY, timer: setTimeout(hold, HOLD), aim: null, held: false };
    };
    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!touch || !finger) return;
      const { clientX, clientY } = finger;
      if (touch.held) {
        event.preventDefault();
        aimTo(aimAt(element, clientX, clientY));
      } else if (Math.hypot(clientX - touch.x, clientY - touch.y) > TREMBLE) end();
    };
    const onEnd = (event: TouchEvent) => {
      const lifted = touch;
      end();
      if (!lifted?.held) return;
      event.preventDefault(); // No click follows.
      if (lifted.aim && squareWidth(element) < FINGER) now.current.pick(lifted.aim.square);
    };
    const onMenu = (event: Event) => touch?.held && event.preventDefault();
    // By hand, since a listener that may prevent scrolling must say so.
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', end);
    element.addEventListener('contextmenu', onMenu);
    return () => {
      end();
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', end);
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [board]);
  return aim;
};

/** The board's own shortcuts; those of the page are in `useKeys.ts`. */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Square } from '../../../kernel/board/board.ts';
import { signOf, stopHeld, useKeydown } from '../../keyboard.ts';
import { columnEnd, type Layout, rowEnd, stepFrom } from '../layout.ts';
import type { BoardState } from './input.ts';

/** Jumps to a square by name: `g`, then the name, which is complete when unique or with Enter. */
const useJump = ({ places }: Layout, go: (square: Square) => void) => {
  const [typed, setTyped] = useState<string | null>(null);
  /** With Caps Lock a capital counts as a small letter, unless a name has the capital. */
  const write = (before: string, sign: string) => {
    const isName = places.some(({ name }) => name.startsWith(before + sign));
    const text = before + (isName ? sign : sign.toLowerCase());
    const begun = places.filter(({ name }) => name.startsWith(text));
    const [only, ...more] = begun;
    if (only && more.length === 0 && only.name === text) {
      setTyped(null);
      go(only.square);
    } else if (begun.length > 0) setTyped(text);
  };
  const commit = (text: string) => {
    const found = places.find(({ name }) => name === text);
    setTyped(null);
    if (found) go(found.square);
  };
  return {
    typed,
    stop: () => setTyped(null),
    /** Returns whether the key belonged to the jump. */
    press: ({ nativeEvent, key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
      if (ctrlKey || altKey || metaKey) return false;
      const sign = signOf(nativeEvent);
      if (typed === null) {
        if (sign === 'g') setTyped('');
        return sign === 'g';
      }
      if (sign === 'Escape') setTyped(null);
      else if (sign === 'Backspace') setTyped(typed.slice(0, -1));
      else if (sign === 'Enter') commit(typed);
      else if (/^[a-z\d]$/.test(sign))
        write(typed, shiftKey || key === sign.toUpperCase() ? sign.toUpperCase() : sign);
      else return false;
      return true;
    },
  };
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Facts extends Pick<BoardState, 'tones' | 'input'> {
  readonly layout: Layout;
  /** The square that has or last had the focus. */
  readonly stop: Square;
  readonly last: readonly Square[];
}

/** The next square of the list in reading order, or the previous with `back`, cyclic. */
const after = (squares: readonly Square[], from: Square, back: boolean): Square | undefined => {
  const list = back ? [...squares].reverse() : squares;
  return list.find((square) => (back ? square < from : square > from)) ?? list[0];
};

export const useBoardKeys = (
  grid: RefObject<HTMLElement | null>,
  { layout, stop, tones, last, input }: Facts,
) => {
  const lastShown = useRef(-1);
  useKeydown(stopHeld, true);
  const focus = (square: Square | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  const tonesNow = () => input.tones?.() ?? tones;
  const open = (): readonly Square[] => {
    const now = tonesNow();
    return layout.places
      .map(({ square }) => square)
      .filter((square) => now.has(square) && now.get(square) !== 'refused');
  };
  /** Units that can begin an action; for later questions, all squares that can be picked. */
  const beginnings = (): readonly Square[] => {
    const own = open().filter((square) => tonesNow().get(square) === 'plain');
    return own.length > 0 ? own : open();
  };

  const goals: Readonly<Record<string, (event: KeyboardEvent) => Square | undefined>> = {
    Home: ({ ctrlKey }) => (ctrlKey ? layout.byRow[0]?.[0]?.square : rowEnd(layout, stop, 'first')),
    End: ({ ctrlKey }) => (ctrlKey ? layout.byRow.at(-1)?.at(-1)?.square : rowEnd(layout, stop, 'last')),
    PageUp: () => columnEnd(layout, stop, 'first'),
    PageDown: () => columnEnd(layout, stop, 'last'),
    n: ({ shiftKey }) => after(beginnings(), stop, shiftKey),
    c: ({ shiftKey }) => after(open(), stop, shiftKey),
    o: () => {
      lastShown.current = (lastShown.current + 1) % Math.max(1, last.length);
      return last[lastShown.current];
    },
  };
  const jump = useJump(layout, focus);
  const onKeyDown = (event: KeyboardEvent) => {
    if (jump.typed === null && input.isAnswer?.(event.nativeEvent)) return;
    if (jump.press(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const sign = signOf(event.nativeEvent);
    const step = ARROWS[sign];
    if (event.altKey || event.metaKey || (event.ctrlKey && !/^(Home|End)$/.test(sign))) return;
    if (step) focus(stepFrom(layout, stop, ...step));
    else if (sign === 'Enter') input.pick?.(stop);
    else if (goals[sign]) focus(goals[sign]?.(event));
    else return;
    event.preventDefault();
  };
  return { onKeyDown, jump };
};

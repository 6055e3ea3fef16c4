/** The board's own keys: over the squares by arrows and ends, and from one thing worth a look to the next. */
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Square } from '../../kernel/board.ts';
import { columnEnd, type Layout, rowEnd, stepped } from './layout.ts';
import { useJump } from './useJump.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Facts {
  readonly layout: Layout;
  /** Where the focus is, or was last. */
  readonly stop: Square;
  readonly tones: ReadonlyMap<Square, SquareTone>;
  readonly last: readonly Square[];
  pick(square: Square): void;
}

/** The next of these after this one, in reading order and round again; backwards with `back`. */
const after = (squares: readonly Square[], from: Square, back: boolean): Square | undefined => {
  const list = back ? [...squares].reverse() : squares;
  return list.find((square) => (back ? square < from : square > from)) ?? list[0];
};

export const useBoardKeys = (grid: RefObject<HTMLElement | null>, { layout, stop, tones, last, pick }: Facts) => {
  const lastShown = useRef(-1);
  const focus = (square: Square | undefined) => grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  const open = (): readonly Square[] =>
    layout.places.map(({ square }) => square).filter((square) => tones.has(square) && tones.get(square) !== 'refused');
  /** Units that can begin an action; where none is asked for, whatever can be picked. */
  const beginnings = (): readonly Square[] => {
    const own = open().filter((square) => tones.get(square) === 'plain');
    return own.length > 0 ? own : open();
  };

  /** Where a key leads; undefined where it leads nowhere. */
  const goals: Readonly<Record<string, (event: KeyboardEvent) => Square | undefined>> = {
    Home: ({ ctrlKey }) => (ctrlKey ? layout.byRow[0]?.[0]?.square : rowEnd(layout, stop, 'first')),
    End: ({ ctrlKey }) => (ctrlKey ? layout.byRow.at(-1)?.at(-1)?.square : rowEnd(layout, stop, 'last')),
    PageUp: () => columnEnd(layout, stop, 'first'),
    PageDown: () => columnEnd(layout, stop, 'last'),
    n: () => after(beginnings(), stop, false),
    N: () => after(beginnings(), stop, true),
    c: () => after(open(), stop, false),
    C: () => after(open(), stop, true),
    o: () => {
      lastShown.current = (lastShown.current + 1) % Math.max(1, last.length);
      return last[lastShown.current];
    },
  };
  const jump = useJump(layout, focus);
  const onKeyDown = (event: KeyboardEvent) => {
    if (jump.press(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const step = ARROWS[event.key];
    if (event.altKey || event.metaKey || (event.ctrlKey && !/^(Home|End)$/.test(event.key))) return;
    if (step) focus(stepped(layout, stop, ...step));
    else if (event.key === 'Enter') pick(stop);
    else if (goals[event.key]) focus(goals[event.key]?.(event));
    else return;
    event.preventDefault();
  };
  return { onKeyDown, jump };
};

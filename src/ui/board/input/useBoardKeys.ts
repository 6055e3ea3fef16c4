/** Keyboard shortcuts of the board. Those of the page are in `useKeys.ts`. */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Square } from '../../../kernel/board/board.ts';
import { characterOf, stopKeyRepeat, useKeydown } from '../../keyboard.ts';
import { columnEnd, type Layout, rowEnd, stepFrom } from '../layout.ts';
import type { BoardState } from './input.ts';

/** Jumps to a square whose name is typed after `g`. Waits for Enter if a longer name is possible (a1, a16). */
const useJump = ({ places }: Layout, go: (square: Square) => void) => {
  const [typed, setTyped] = useState<string | null>(null);
  /** Adds a character to the typed name. Ignores Caps Lock unless a square's name has the capital. */
  const write = (before: string, character: string) => {
    const isName = places.some(({ name }) => name.startsWith(before + character));
    const text = before + (isName ? character : character.toLowerCase());
    const matches = places.filter(({ name }) => name.startsWith(text));
    const [only, ...more] = matches;
    if (only && more.length === 0 && only.name === text) {
      setTyped(null);
      go(only.square);
    } else if (matches.length > 0) setTyped(text);
  };
  const commit = (text: string) => {
    const found = places.find(({ name }) => name === text);
    setTyped(null);
    if (found) go(found.square);
  };
  return {
    typed,
    stop: () => setTyped(null),
    /** Handles a key: `g` and then a square's name jump to the square. Returns whether the key belonged to a jump. */
    press: ({ nativeEvent, key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
      if (ctrlKey || altKey || metaKey) return false;
      const character = characterOf(nativeEvent);
      if (typed === null) {
        if (character === 'g') setTyped('');
        return character === 'g';
      }
      if (character === 'Escape') setTyped(null);
      else if (character === 'Backspace') setTyped(typed.slice(0, -1));
      else if (character === 'Enter') commit(typed);
      else if (/^[a-z\d]$/.test(character))
        write(typed, shiftKey || key === character.toUpperCase() ? character.toUpperCase() : character);
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

interface BoardKeysProps extends Pick<BoardState, 'tones' | 'input'> {
  readonly layout: Layout;
  /** The square that has or last had the focus. */
  readonly stop: Square;
  readonly last: readonly Square[];
}

const nextIn = (squares: readonly Square[], from: Square, back: boolean): Square | undefined => {
  const list = back ? [...squares].reverse() : squares;
  return list.find((square) => (back ? square < from : square > from)) ?? list[0];
};

export const useBoardKeys = (
  grid: RefObject<HTMLElement | null>,
  { layout, stop, tones, last, input }: BoardKeysProps,
) => {
  const lastShown = useRef(-1);
  useKeydown(stopKeyRepeat, true);
  const focus = (square: Square | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  const tonesNow = () => input.tones?.() ?? tones;
  const openSquares = (): readonly Square[] => {
    const now = tonesNow();
    return layout.places
      .map(({ square }) => square)
      .filter((square) => now.has(square) && now.get(square) !== 'refused');
  };
  /** Returns the squares that start an action. If a question has none, returns all pickable squares. */
  const startSquares = (): readonly Square[] => {
    const own = openSquares().filter((square) => tonesNow().get(square) === 'plain');
    return own.length > 0 ? own : openSquares();
  };

  const destinations: Readonly<Record<string, (event: KeyboardEvent) => Square | undefined>> = {
    Home: ({ ctrlKey }) => (ctrlKey ? layout.byRow[0]?.[0]?.square : rowEnd(layout, stop, 'first')),
    End: ({ ctrlKey }) => (ctrlKey ? layout.byRow.at(-1)?.at(-1)?.square : rowEnd(layout, stop, 'last')),
    PageUp: () => columnEnd(layout, stop, 'first'),
    PageDown: () => columnEnd(layout, stop, 'last'),
    n: ({ shiftKey }) => nextIn(startSquares(), stop, shiftKey),
    c: ({ shiftKey }) => nextIn(openSquares(), stop, shiftKey),
    o: () => {
      lastShown.current = (lastShown.current + 1) % Math.max(1, last.length);
      return last[lastShown.current];
    },
  };
  const jump = useJump(layout, focus);
  const onKeyDown = (event: KeyboardEvent) => {
    if (jump.typed === null && input.isAnswerKey?.(event.nativeEvent)) return;
    if (jump.press(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const character = characterOf(event.nativeEvent);
    const step = ARROWS[character];
    if (event.altKey || event.metaKey || (event.ctrlKey && !/^(Home|End)$/.test(character))) return;
    if (step) focus(stepFrom(layout, stop, ...step));
    else if (character === 'Enter') input.pick?.(stop);
    else if (destinations[character]) focus(destinations[character]?.(event));
    else return;
    event.preventDefault();
  };
  return { onKeyDown, jump };
};

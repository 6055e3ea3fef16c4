/** Keys that work anywhere on the page of a game. The board has keys of its own. */
import { useEffect } from 'react';
import { answerTo, selectPickedSquares, selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import { pieceName } from '../../app/telling/facts.ts';
import { announceSoon } from '../announce.ts';
import { focusBoard, focusSoon } from '../focus.ts';
import { isFree, isTyping } from '../keyboard.ts';
import { useActions, useNow } from '../room.ts';

const presses = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/** The name of the piece that is picked, or else looked at. */
const pieceInHand = (room: Oddboard): string => {
  const square = selectPickedSquares(room)[0] ?? room.over ?? room.looked;
  const unit =
    square === null
      ? undefined
      : Object.values(selectView(room)?.units ?? {}).find(({ at }) => at.includes(square));
  return unit && room.table ? pieceName(room.table.game, unit.type) : '';
};

export const useKeys = (showHelp: () => void, startTyping: () => void): void => {
  const {
    back,
    undo,
    redo,
    flip,
    hold,
    step,
    stepBack,
    replay,
    pick,
    show,
    seek,
    why,
    toggleLens,
    toggleDiagram,
    set,
  } = useActions();
  const now = useNow();
  useEffect(() => {
    const stride = (event: KeyboardEvent) => (event.shiftKey ? 'turn' : 'action');
    const bindings: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      Escape: back,
      '[': () => undo('action'),
      ']': () => redo('action'),
      '{': () => undo('turn'),
      '}': () => redo('turn'),
      b: focusBoard,
      f: flip,
      p: () => set({ panel: now().settings.panel === 'open' ? 'folded' : 'open' }),
      '.': () => (now().playback ? step() : replay(now().table?.cursor ?? 0, true)),
      ',': stepBack,
      '?': showHelp,
      '/': startTyping,
      i: () => {
        show('look');
        announceSoon('[data-looked]');
      },
      l: () => show('look'),
      m: () => {
        show('moves');
        focusSoon('[data-moves]');
      },
      r: () => {
        seek(pieceInHand(now()));
        show('rules');
        announceSoon('[data-found]');
      },
      w: () => {
        const { over, looked } = now();
        const square = over ?? looked;
        if (square !== null) why(square);
      },
    };
    const onDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !isTyping(event) && /^[zy]$/i.test(event.key)) {
        event.preventDefault();
        return (event.key.toLowerCase() === 'y' || event.shiftKey ? redo : undo)('pick');
      }
      if (!isFree(event)) return;
      if (event.key === ' ' && !presses(event.target)) {
        event.preventDefault();
        hold(true);
        return;
      }
      const lens =
        event.shiftKey && /^Digit[1-9]$/.test(event.code)
          ? now().table?.game.lenses[Number(event.code.slice(5)) - 1]
          : null;
      if (lens) return toggleLens(lens.id);
      if (event.shiftKey && event.code === 'Digit0') return toggleDiagram();
      const answer = /^[\da-z]$/.test(event.key) ? answerTo(now(), event.key) : null;
      if (answer) {
        // No other key of the page has this press, whichever listens first.
        event.preventDefault();
        return pick(answer);
      }
      const byCode = event.code === 'BracketLeft' ? '[' : event.code === 'BracketRight' ? ']' : event.key;
      if (byCode === '[' || byCode === ']') (byCode === '[' ? undo : redo)(stride(event));
      else if (bindings[event.key]) {
        event.preventDefault();
        bindings[event.key]?.(event);
      }
    };
    const onUp = (event: KeyboardEvent) => event.key === ' ' && hold(false);
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
    };
  }, [
    back,
    undo,
    redo,
    flip,
    hold,
    step,
    stepBack,
    replay,
    pick,
    show,
    seek,
    why,
    toggleLens,
    toggleDiagram,
    set,
    now,
    showHelp,
    startTyping,
  ]);
};

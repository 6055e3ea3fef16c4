/** Keys that work anywhere on the page of a game. The board has keys of its own. */
import { useEffect } from 'react';
import { answerTo } from '../../app/answers.ts';
import { selectPickedSquares, selectView } from '../../app/selectors.ts';
import type { AppState } from '../../app/state.ts';
import { pieceName } from '../../app/telling/unit-names.ts';
import type { Target } from '../../kernel/asking/target.ts';
import { announceSoon } from '../announce.ts';
import { focusBoard, focusNext, focusSoon } from '../focus.ts';
import { isCovered, isFree, isKept, rowNumber, signOf, useKeydown, wayOf } from '../keyboard.ts';
import { useNow } from '../store.ts';

/** The name of the picked, pointed at or inspected piece. */
const pieceInHand = (state: AppState): string => {
  const square = selectPickedSquares(state)[0] ?? state.hovered ?? state.inspected;
  const unit =
    square === null
      ? undefined
      : Object.values(selectView(state)?.units ?? {}).find(({ at }) => at.includes(square));
  return unit && state.table ? pieceName(state.table.game, unit.type) : '';
};

/** The answer that a key picks. A letter with Shift is a key of the page. */
export const answerOf = (state: AppState, event: KeyboardEvent): Target | null => {
  const sign = event.repeat ? '' : signOf(event);
  return /^\d$/.test(sign) || (/^[a-z]$/.test(sign) && !event.shiftKey) ? answerTo(state, sign) : null;
};

export const useKeys = (showHelp: () => void, startTyping: () => void): void => {
  const now = useNow();
  const { hold } = now();
  useKeydown((event) => {
    const { back, undo, redo, flip, step, stepBack, replay, pick, show, seek, why, goTo } = now();
    const { toggleLens, toggleDiagram } = now();
    const stepBy = (by: -1 | 1) => {
      const { cursor = 0, line = [] } = now().table ?? {};
      if (cursor + by >= 0 && cursor + by <= line.length) goTo(cursor + by);
    };
    const bindings: Readonly<Record<string, () => void>> = {
      Escape: back,
      ' ': () => hold(true),
      '[': () => undo('action'),
      ']': () => redo('action'),
      '{': () => undo('turn'),
      '}': () => redo('turn'),
      b: focusBoard,
      n: focusBoard,
      f: flip,
      ArrowLeft: () => stepBy(-1),
      ArrowRight: () => stepBy(1),
      '.': () => (now().playback ? step() : replay(now().table?.cursor ?? 0, true)),
      ',': stepBack,
      '?': showHelp,
      '/': startTyping,
      i: () => {
        show('look');
        announceSoon('[data-looked]');
      },
      l: () => {
        show('look');
        focusNext('[data-lens]');
      },
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
        const { hovered, inspected } = now();
        const square = hovered ?? inspected;
        if (square !== null) why(square);
      },
    };
    const sign = signOf(event);
    if (event.key === 'Alt' || isFree(event)) document.documentElement.dataset['keys'] = '';
    const way = isKept(event) || isCovered() ? null : wayOf(event);
    if (way) {
      event.preventDefault();
      return now()[way]('pick');
    }
    if (!isFree(event)) return;
    const row = rowNumber(event);
    const lens = row ? now().table?.game.lenses[row - 1] : null;
    const answer = answerOf(now(), event);
    const does = lens
      ? () => toggleLens(lens.id)
      : row === 0
        ? toggleDiagram
        : answer
          ? () => pick(answer)
          : bindings[sign];
    // Other listeners then ignore this key, in whatever order they run.
    if (does) event.preventDefault();
    does?.();
  });
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener('keyup', ({ key }) => key === ' ' && hold(false), { signal });
    // A window that loses the focus sees no key go up.
    window.addEventListener('blur', () => hold(false), { signal });
    return () => over.abort();
  }, [hold]);
};

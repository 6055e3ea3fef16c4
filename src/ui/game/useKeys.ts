/** Keyboard shortcuts of the game page. The board has its own. */
import { useEffect } from 'react';
import { pieceName } from '../../app/model/unit-names.ts';
import { answerTo } from '../../app/store/answers.ts';
import { selectPickedSquares, selectView } from '../../app/store/selectors.ts';
import type { AppState } from '../../app/store/state.ts';
import type { Target } from '../../kernel/asking/target.ts';
import { announceSoon } from '../announce.ts';
import { listen } from '../controls/listen.ts';
import { focusBoard, focusNext, focusSoon } from '../focus.ts';
import { isCovered, isFree, isKept, rowNumber, signOf, useKeydown, wayOf } from '../keyboard.ts';
import { useNow } from '../store.ts';

const pieceInHand = (state: AppState): string => {
  const square = selectPickedSquares(state)[0] ?? state.hovered ?? state.inspected;
  const unit =
    square === null
      ? undefined
      : Object.values(selectView(state)?.units ?? {}).find(({ at }) => at.includes(square));
  return unit && state.table ? pieceName(state.table.game, unit.type) : '';
};

/** The answer that a key picks. Letters with Shift are shortcuts of the page. */
export const answerOf = (state: AppState, event: KeyboardEvent): Target | null => {
  const sign = event.repeat ? '' : signOf(event);
  return /^\d$/.test(sign) || (/^[a-z]$/.test(sign) && !event.shiftKey) ? answerTo(state, sign) : null;
};

const stepBy = ({ table, goTo }: AppState, by: -1 | 1) => {
  const { cursor = 0, line = [] } = table ?? {};
  if (cursor + by >= 0 && cursor + by <= line.length) goTo(cursor + by);
};

type Does = (state: AppState) => void;

const EFFECTS: Readonly<Record<string, Does>> = {
  Escape: ({ back }) => back(),
  ' ': ({ hold, hotSeat, pressClock }) => (hotSeat.unpressed ? pressClock() : hold(true)),
  '[': ({ undo }) => undo('action'),
  ']': ({ redo }) => redo('action'),
  '{': ({ undo }) => undo('turn'),
  '}': ({ redo }) => redo('turn'),
  b: focusBoard,
  n: focusBoard,
  f: ({ flip }) => flip(),
  ArrowLeft: (state) => stepBy(state, -1),
  ArrowRight: (state) => stepBy(state, 1),
  '.': ({ playback, step, replay, table }) => (playback ? step() : replay(table?.cursor ?? 0, true)),
  ',': ({ stepBack }) => stepBack(),
  i({ show }) {
    show('look');
    announceSoon('[data-looked]');
  },
  l({ show }) {
    show('look');
    focusNext('[data-lens]');
  },
  m({ show }) {
    show('moves');
    focusSoon('[data-moves]');
  },
  r(state) {
    state.seek(pieceInHand(state));
    state.show('rules');
    announceSoon('[data-found]');
  },
  w({ hovered, inspected, why }) {
    const square = hovered ?? inspected;
    if (square !== null) why(square);
  },
};

/** The effect of a key, in order of priority: lenses, answers, page. */
const effectOf = (state: AppState, event: KeyboardEvent): Does | undefined => {
  const row = rowNumber(event);
  const lens = row ? state.table?.game.lenses[row - 1] : null;
  if (lens) return ({ toggleLens }) => toggleLens(lens.id);
  if (row === 0) return ({ toggleDiagram }) => toggleDiagram();
  const answer = signOf(event) === 'Enter' ? state.table?.armed?.target : answerOf(state, event);
  return answer ? ({ pick }) => pick(answer) : EFFECTS[signOf(event)];
};

export const useKeys = (showHelp: () => void, startTyping: () => void): void => {
  const now = useNow();
  const { hold } = now();
  useKeydown((event) => {
    if (event.key === 'Alt' || isFree(event)) document.documentElement.dataset['keys'] = '';
    const way = isKept(event) || isCovered() ? null : wayOf(event);
    if (way) {
      event.preventDefault();
      return now()[way]('pick');
    }
    if (!isFree(event)) return;
    const does = { '?': showHelp, '/': startTyping }[signOf(event)] ?? effectOf(now(), event);
    // Marks the event as handled, whatever the order of listeners.
    if (does) event.preventDefault();
    does?.(now());
  });
  useEffect(
    () =>
      listen(window, {
        keyup: ({ key }) => key === ' ' && hold(false),
        // A window without the focus gets no keyup.
        blur: () => hold(false),
      }),
    [hold],
  );
};

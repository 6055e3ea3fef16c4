/** Keyboard shortcuts of the game page. Those of the board are in `useBoardKeys.ts`, since they need its focus. */
import { useEffect } from 'react';
import { pieceName } from '../../app/model/unit-names.ts';
import { targetForKey } from '../../app/store/answers.ts';
import { selectPickedSquares, selectView } from '../../app/store/selectors.ts';
import type { AppState } from '../../app/store/state.ts';
import type { Target } from '../../kernel/asking/target.ts';
import { announceAfterFrame } from '../announce.ts';
import { listen } from '../controls/listen.ts';
import { focusAfterFrame, focusBoard, focusNext } from '../focus.ts';
import {
  characterOf,
  isHandledByControl,
  isPageCovered,
  isPageKey,
  shiftedDigit,
  undoOrRedo,
  useKeydown,
} from '../keyboard.ts';
import { useGetState } from '../store.ts';

const focusedPieceName = (state: AppState): string => {
  const square = selectPickedSquares(state)[0] ?? state.hovered ?? state.inspected;
  const unit =
    square === null ? undefined : Object.values(selectView(state)?.units ?? {}).find(({ at }) => at.includes(square));
  return unit && state.table ? pieceName(state.table.game, unit.type) : '';
};

/** Returns the answer that a key picks, or null. Letters with Shift and repeats of a held key pick none. */
export const answerForKey = (state: AppState, event: KeyboardEvent): Target | null => {
  const character = event.repeat ? '' : characterOf(event);
  return /^\d$/.test(character) || (/^[a-z]$/.test(character) && !event.shiftKey)
    ? targetForKey(state, character)
    : null;
};

const moveCursor = ({ table, goTo }: AppState, by: -1 | 1) => {
  const { cursor = 0, line = [] } = table ?? {};
  if (cursor + by >= 0 && cursor + by <= line.length) goTo(cursor + by);
};

type KeyEffect = (state: AppState) => void;

const EFFECTS: Readonly<Record<string, KeyEffect>> = {
  Escape: ({ back }) => back(),
  ' ': ({ hold, hotSeat, pressClock }) => (hotSeat.awaitingPress ? pressClock() : hold(true)),
  '[': ({ undo }) => undo('action'),
  ']': ({ redo }) => redo('action'),
  '{': ({ undo }) => undo('turn'),
  '}': ({ redo }) => redo('turn'),
  b: focusBoard,
  n: focusBoard,
  f: ({ flip }) => flip(),
  ArrowLeft: (state) => moveCursor(state, -1),
  ArrowRight: (state) => moveCursor(state, 1),
  '.': ({ playback, step, replay, table }) => (playback ? step() : replay(table?.cursor ?? 0, true)),
  ',': ({ stepBack }) => stepBack(),
  i({ show }) {
    show('look');
    announceAfterFrame('[data-looked]');
  },
  l({ show }) {
    show('look');
    focusNext('[data-lens]');
  },
  m({ show }) {
    show('moves');
    focusAfterFrame('[data-moves]');
  },
  r(state) {
    state.seek(focusedPieceName(state));
    state.show('rules');
    announceAfterFrame('[data-found]');
  },
  w({ hovered, inspected, explain }) {
    const square = hovered ?? inspected;
    if (square !== null) explain(square);
  },
};

/** Returns a key's effect. Overlay shortcuts go before answers, and answers before other shortcuts. */
const effectOf = (state: AppState, event: KeyboardEvent): KeyEffect | undefined => {
  const row = shiftedDigit(event);
  const lens = row ? state.table?.game.lenses[row - 1] : null;
  if (lens) return ({ toggleLens }) => toggleLens(lens.id);
  if (row === 0) return ({ toggleDiagram }) => toggleDiagram();
  const answer = characterOf(event) === 'Enter' ? state.table?.armed?.target : answerForKey(state, event);
  return answer ? ({ pick }) => pick(answer) : EFFECTS[characterOf(event)];
};

export const useKeys = (showHelp: () => void, startTyping: () => void): void => {
  const now = useGetState();
  const { hold } = now();
  useKeydown((event) => {
    if (event.key === 'Alt' || isPageKey(event)) document.documentElement.dataset['keys'] = '';
    const undoOrRedoKey = isHandledByControl(event) || isPageCovered() ? null : undoOrRedo(event);
    if (undoOrRedoKey) {
      event.preventDefault();
      return now()[undoOrRedoKey]('pick');
    }
    if (!isPageKey(event)) return;
    const effect = { '?': showHelp, '/': startTyping }[characterOf(event)] ?? effectOf(now(), event);
    // Tells other listeners that the key is handled, whatever their order.
    if (effect) event.preventDefault();
    effect?.(now());
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

/** Keys that work anywhere on the page of a game. The board's own keys are the board's. */
import { useEffect } from 'react';
import { answerTo } from '../../app/selectors.ts';
import { useActions, useNow } from '../room.ts';

const writes = (target: EventTarget | null): boolean => target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
const presses = (target: EventTarget | null): boolean => target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

export const useKeys = (showKeys: () => void, startTyping: () => void): void => {
  const { back, undo, redo, flip, hold, pick } = useActions();
  const now = useNow();
  useEffect(() => {
    const stride = (event: KeyboardEvent) => (event.shiftKey ? 'turn' : 'action');
    const bindings: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      Escape: back,
      '[': () => undo('action'),
      ']': () => redo('action'),
      '{': () => undo('turn'),
      '}': () => redo('turn'),
      f: flip,
      '?': showKeys,
      '/': startTyping,
    };
    const onDown = (event: KeyboardEvent) => {
      if (writes(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === ' ' && !presses(event.target)) {
        event.preventDefault();
        hold(true);
        return;
      }
      const answer = /^\d$/.test(event.key) ? answerTo(now(), event.key) : null;
      if (answer) return pick(answer);
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
  }, [back, undo, redo, flip, hold, pick, now, showKeys, startTyping]);
};

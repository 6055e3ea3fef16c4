import { useEffect } from 'react';
import { ERASER, HAND, type SandboxStore } from '../../app/table/sandbox.ts';
import { isTyping } from '../keyboard.ts';

/** As on the table: brackets undo and redo, Escape lets go; Delete clears the square that is in hand. */
export const useEditKeys = (store: SandboxStore): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.altKey || event.metaKey) return;
      const { undo, redo, choose, use, square, tool } = store.getState();
      const isZ = event.ctrlKey && event.key.toLowerCase() === 'z';
      if (event.key === '[' || (isZ && !event.shiftKey)) undo();
      else if (event.key === ']' || isZ) redo();
      else if (event.key === 'Escape') choose(HAND);
      else if (event.key === 'Delete' && square !== null) {
        choose(ERASER);
        use(square);
        choose(tool);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);

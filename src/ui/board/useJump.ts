/** Going to a square by its name: `g`, then the name. It goes as soon as no longer name begins like that, or with Enter. */
import { type KeyboardEvent, useState } from 'react';
import type { Square } from '../../kernel/board.ts';
import type { Layout } from './layout.ts';

export interface JumpKeys {
  /** What is typed so far; null where nobody types. */
  readonly typed: string | null;
  /** Takes a key if it is meant for this; says whether it did. */
  press(event: KeyboardEvent): boolean;
  stop(): void;
}

export const useJump = ({ places }: Layout, go: (square: Square) => void): JumpKeys => {
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
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
    press: ({ key, ctrlKey, altKey, metaKey }) => {
      if (ctrlKey || altKey || metaKey) return false;
      if (typed === null) {
        if (key === 'g') setTyped('');
        return key === 'g';
      }
      if (key === 'Escape') setTyped(null);
      else if (key === 'Backspace') setTyped(typed.slice(0, -1));
      else if (key === 'Enter') commit(typed);
      else if (/^[a-z\d]$/i.test(key)) write(typed + key);
      else return false;
      return true;
    },
  };
};

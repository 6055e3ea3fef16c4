/** Returns a function that replaces sides in a text by the players' names, since rules know only sides. */
import { useCallback } from 'react';
import { selectPlayers } from '../../app/store/state-selectors.ts';
import { useApp } from '../store.ts';
import { asNamed } from '../words/opening.ts';

export const usePlayerNames = (): ((text: string) => string) => {
  const players = useApp(selectPlayers);
  return useCallback((text: string) => asNamed(text, players), [players]);
};

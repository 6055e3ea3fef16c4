/** Texts in which a side is called by the player who holds it. */
import { useCallback } from 'react';
import { selectPlayers } from '../../app/slices.ts';
import { useRoom } from '../room.ts';
import { asNamed } from '../words/named.ts';

export const useNamed = (): ((text: string) => string) => {
  const players = useRoom(selectPlayers);
  return useCallback((text: string) => asNamed(text, players), [players]);
};

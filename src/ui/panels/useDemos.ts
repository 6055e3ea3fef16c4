/** The demonstrations of a game, fetched when its rules are read. */
import { selectEntries } from '../../app/slices.ts';
import type { Demos } from '../../kernel/demo.ts';
import { useRoom } from '../room.ts';
import { useFetched } from '../useFetched.ts';

const NONE: Demos = {};

export const useDemos = (game: string): Demos => {
  const entry = useRoom(selectEntries).find(({ id }) => id === game);
  return useFetched(entry?.demos) ?? NONE;
};

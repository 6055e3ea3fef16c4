/** The demonstrations of a game, fetched when its rules are read. */
import type { Oddboard } from '../../app/store.ts';
import type { Demos } from '../../kernel/demo.ts';
import { useRoom } from '../room.ts';
import { useFetched } from '../useFetched.ts';

const NONE: Demos = {};
const selectEntries = ({ entries }: Oddboard) => entries;

export const useDemos = (game: string): Demos => {
  const entry = useRoom(selectEntries).find(({ id }) => id === game);
  return useFetched(entry?.demos) ?? NONE;
};

/** The demonstrations of a game, fetched with its rules. */
import type { Demos } from '../../../kernel/learning/demo.ts';
import { useFetched } from '../../fetched.tsx';
import { useField } from '../../room.ts';

const NONE: Demos = {};

export const useDemos = (game: string): Demos => {
  const entry = useField('entries').find(({ id }) => id === game);
  return useFetched(entry?.demos) ?? NONE;
};

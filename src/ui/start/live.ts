import { useMemo } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { queueIdle, waitForIdleSlice } from '../idle.ts';
import { useFetched } from '../lazyComponent.tsx';

const fetchLive = async ({ load }: GameEntry) => {
  const [game, boards] = await Promise.all([load(), import('./LiveBoard.tsx')]);
  return { ...boards, table: await boards.fetchSample(game, 0, waitForIdleSlice) };
};

export type Live = Awaited<ReturnType<typeof fetchLive>>;

/** Returns the components of live boards and the table of a sample game. Null until the fetch is complete. */
export const useLive = (entry: GameEntry | undefined): Live | null =>
  useFetched(useMemo(() => entry && (() => queueIdle(() => fetchLive(entry))), [entry]));

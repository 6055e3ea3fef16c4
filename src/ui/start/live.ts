import type { GameEntry } from '../../kernel/game.ts';
import { idle } from '../idle.ts';

/** A game, its sample, and its boards: a page is drawn before any of them. */
export const fetchLive = async ({ load }: GameEntry) => {
  const [game, boards] = await Promise.all([load(), import('./LiveBoard.tsx')]);
  return { ...boards, table: await boards.fetchSample(game, 0, idle) };
};

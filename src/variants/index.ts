/** The list of games, each loaded when it is opened. The only place that knows them all. */
import type { GameEntry } from '../kernel/game.ts';

export const GAMES: readonly GameEntry[] = [
  {
    id: 'snake',
    title: 'Snake in Ordamirror',
    summary: ['Every turn a piece moves, and then your Snake must move too.', 'It grows when it eats. If it cannot move, you have lost.'],
    load: async () => (await import('./snake/index.ts')).GAME,
  },
];

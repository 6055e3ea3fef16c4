/** The list of games these tests talk to: tiny chess, and nothing that could change with a variant. */
import type { GameEntry } from '../../src/kernel/game.ts';

export const GAMES: readonly GameEntry[] = [
  {
    id: 'chess',
    title: 'Chess',
    summary: ['The orthodox game.', 'Nothing is strange about it.'],
    load: async () => (await import('../support/chess/index.ts')).GAME,
  },
];

/** The list of games for tests of the command line: test games only, so that it does not change with the variants. */
import type { GameEntry } from '../../src/kernel/game.ts';

export const GAMES: readonly GameEntry[] = [
  {
    id: 'chess',
    title: 'Chess',
    summary: ['The orthodox game.', 'Nothing is strange about it.'],
    difficulty: 1,
    minutes: 30,
    kinds: 6,
    load: async () => (await import('../support/chess/index.ts')).GAME,
  },
  {
    id: 'race',
    title: 'Race',
    summary: ['Walk or run.', 'With dice, and positions in JSON.'],
    difficulty: 1,
    minutes: 30,
    kinds: 6,
    load: async () => (await import('../support/race.ts')).GAME,
  },
];

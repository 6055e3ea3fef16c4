/** King's walk as an entry in the list of games. */
import type { GameEntry } from '../../../src/kernel/game.ts';

export const KINGS_WALK: GameEntry = {
  id: 'kings-walk',
  title: "King's walk",
  summary: ['Two Kings walk.', 'The first at the other end wins.'],
  difficulty: 1,
  minutes: 30,
  kinds: 2,
  load: async () => (await import('./index.ts')).GAME,
  demos: async () => (await import('./demos.ts')).DEMOS,
  editor: async () => (await import('./editor.ts')).EDITOR,
};

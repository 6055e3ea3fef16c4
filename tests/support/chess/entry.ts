/** Chess as an entry in the list of games. */
import type { GameEntry } from '../../../src/kernel/game.ts';

export const CHESS: GameEntry = {
  id: 'chess',
  title: 'Chess',
  summary: ['The orthodox game.', 'Nothing is strange about it.'],
  difficulty: 1,
  minutes: 30,
  kinds: 6,
  load: async () => (await import('./index.ts')).GAME,
  demos: async () => (await import('./demos/index.ts')).DEMOS,
  editor: async () => (await import('./editor/index.ts')).EDITOR,
  legend: async () => (await import('./show/legend.ts')).LEGEND,
  evaluation: async () => (await import('./evaluation.ts')).EVALUATION,
};

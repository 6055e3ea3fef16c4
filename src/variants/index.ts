/** The list of games, each loaded when it is opened. The only place that knows them all. */
import type { GameEntry } from '../kernel/game.ts';

export const GAMES: readonly GameEntry[] = [
  {
    id: 'great-worm',
    title: 'Great Worm',
    summary: [
      'After every action your worm must move too, and never back into its trail.',
      'The unit you use decides how it may go. A worm that is walled in loses.',
    ],
    load: async () => (await import('./great-worm/index.ts')).GAME,
    demos: async () => (await import('./great-worm/demos/index.ts')).DEMOS,
    editor: async () => (await import('./great-worm/editor/index.ts')).EDITOR,
  },
  {
    id: 'snake',
    title: 'Snake in Ordamirror',
    summary: ['Every turn a piece moves, and then your Snake must move too.', 'It grows when it eats. If it cannot move, you have lost.'],
    load: async () => (await import('./snake/index.ts')).GAME,
    demos: async () => (await import('./snake/demos/index.ts')).DEMOS,
    editor: async () => (await import('./snake/editor/index.ts')).EDITOR,
  },
  {
    id: 'baroque',
    title: 'Baroque',
    summary: [
      'Every unit moves like a Queen, and each captures in a way of its own.',
      'The Immobilizer freezes its neighbours; the Chameleon copies its victims.',
    ],
    load: async () => (await import('./baroque/index.ts')).GAME,
    demos: async () => (await import('./baroque/demos/index.ts')).DEMOS,
    editor: async () => (await import('./baroque/editor/index.ts')).EDITOR,
  },
  {
    id: 'inchworm',
    title: 'Inchworm hybrid',
    summary: [
      'Pieces crawl half by half, walk in crowds, and pull and push whatever they come near.',
      'Captors turn into their victims, a hallway bends the board, and Pawns explode.',
    ],
    load: async () => (await import('./inchworm/index.ts')).GAME,
    demos: async () => (await import('./inchworm/demos/index.ts')).DEMOS,
    editor: async () => (await import('./inchworm/editor/index.ts')).EDITOR,
  },
  {
    id: 'frozenchess',
    title: 'FrozenChess',
    summary: [
      'The way a unit goes freezes into wall behind it, and the dead lie in tombs that explode.',
      '64 units a side on 16 by 16 squares, each with powers of its own.',
    ],
    load: async () => (await import('./frozenchess/index.ts')).GAME,
    demos: async () => (await import('./frozenchess/demos/index.ts')).DEMOS,
    editor: async () => (await import('./frozenchess/editor/index.ts')).EDITOR,
  },
];

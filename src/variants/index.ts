/** The list of games, each loaded when it is opened. The only place that knows them all. */
import type { GameEntry } from '../kernel/game.ts';

export const GAMES: readonly GameEntry[] = [
  {
    id: 'great-worm',
    title: 'Great Worm',
    summary: [
      'Move a piece, then your worm, which can never cross its own trail.',
      'The piece you move decides how far the worm can run. If it cannot move, you lose.',
    ],
    load: async () => (await import('./great-worm/index.ts')).GAME,
    demos: async () => (await import('./great-worm/demos/index.ts')).DEMOS,
    editor: async () => (await import('./great-worm/editor/index.ts')).EDITOR,
    course: async () => (await import('./great-worm/lessons/index.ts')).COURSE,
    legend: async () => (await import('./great-worm/show/legend.ts')).LEGEND,
    worth: async () => (await import('./great-worm/worth.ts')).WORTH,
  },
  {
    id: 'snake',
    title: 'Snake in Ordamirror',
    summary: [
      'Each turn you move a piece, then your Snake.',
      'It grows when it captures. If it cannot move, you lose.',
    ],
    load: async () => (await import('./snake/index.ts')).GAME,
    demos: async () => (await import('./snake/demos/index.ts')).DEMOS,
    editor: async () => (await import('./snake/editor/index.ts')).EDITOR,
    course: async () => (await import('./snake/lessons/index.ts')).COURSE,
    legend: async () => (await import('./snake/show/legend.ts')).LEGEND,
    worth: async () => (await import('./snake/worth.ts')).WORTH,
  },
  {
    id: 'baroque',
    title: 'Baroque',
    summary: [
      'Almost every piece slides like a queen or a rook, and each kind captures in its own way.',
      "The Immobilizer freezes its neighbours. The Chameleon turns each enemy's trick against it.",
    ],
    load: async () => (await import('./baroque/index.ts')).GAME,
    demos: async () => (await import('./baroque/demos/index.ts')).DEMOS,
    editor: async () => (await import('./baroque/editor/index.ts')).EDITOR,
    course: async () => (await import('./baroque/lessons/index.ts')).COURSE,
    legend: async () => (await import('./baroque/show/legend.ts')).LEGEND,
    worth: async () => (await import('./baroque/worth.ts')).WORTH,
  },
  {
    id: 'inchworm',
    title: 'Inchworm hybrid',
    summary: [
      'Pieces crawl half by half, share squares, and pull or push whatever they come near.',
      'They turn into what they capture, a hallway bends the board, and Pawns explode.',
    ],
    first: true,
    load: async () => (await import('./inchworm/index.ts')).GAME,
    demos: async () => (await import('./inchworm/demos/index.ts')).DEMOS,
    editor: async () => (await import('./inchworm/editor/index.ts')).EDITOR,
    course: async () => (await import('./inchworm/lessons/index.ts')).COURSE,
    legend: async () => (await import('./inchworm/show/legend.ts')).LEGEND,
    worth: async () => (await import('./inchworm/worth.ts')).WORTH,
  },
  {
    id: 'frozenchess',
    title: 'FrozenChess',
    summary: [
      'Moving pieces leave walls behind them, and captured pieces lie in tombs that explode.',
      '64 pieces a side on a 16×16 board: 18 kinds, each with powers of its own.',
    ],
    first: true,
    load: async () => (await import('./frozenchess/index.ts')).GAME,
    demos: async () => (await import('./frozenchess/demos/index.ts')).DEMOS,
    editor: async () => (await import('./frozenchess/editor/index.ts')).EDITOR,
    course: async () => (await import('./frozenchess/lessons/index.ts')).COURSE,
    legend: async () => (await import('./frozenchess/show/legend.ts')).LEGEND,
    worth: async () => (await import('./frozenchess/worth.ts')).WORTH,
  },
];

/** A store for tests, with chess and a storage that can be read, filled and made to refuse. */
import type { SavedGame } from '../../src/app/formats/saved.ts';
import type { OddboardStore, Services } from '../../src/app/store/state.ts';
import { createOddboard } from '../../src/app/store/store.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { squareNamed } from '../../src/kernel/board/board.ts';
import type { GameEntry } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME_WORDS } from '../../src/variants/link-words.ts';
import { GAME as CHESS } from '../support/chess/index.ts';

export const CHESS_ENTRY: GameEntry = {
  id: 'chess',
  title: 'Chess',
  summary: ['Two kings.', 'One of them falls.'],
  difficulty: 1,
  minutes: 30,
  kinds: 6,
  load: async () => CHESS,
  demos: async () => ({
    'CH-PAWN-2': {
      says: 'The Pawn is taken where it passed.',
      at: 'k7/3p4/8/4P3/8/8/8/K7 b - - 0 1',
      play: 'd7 d5; e5 d6',
    },
  }),
};

export interface TestShelf {
  readonly kept: Map<string, string>;
  refuses: boolean;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

export const testShelf = (kept = new Map<string, string>()): TestShelf => ({
  kept,
  refuses: false,
  getItem: (key) => kept.get(key) ?? null,
  setItem(key, value) {
    if (this.refuses) throw new Error('the storage is full');
    kept.set(key, value);
  },
  removeItem: (key) => kept.delete(key),
  key: (index) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
});

/** Chess with one sample game, the shortest mate. */
export const WATCHED_ENTRY: GameEntry = {
  ...CHESS_ENTRY,
  load: async () => ({
    ...CHESS,
    samples: [
      {
        title: 'The shortest mate',
        record: { ...recordOf(CHESS, 1), actions: ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'] },
      },
    ],
  }),
};

interface RoomOptions extends Partial<Services> {
  readonly moving?: boolean;
}

/** Creates a store; actions are not animated, unless `moving`. */
export const roomWith = (
  shelf: TestShelf,
  { moving = false, entries = [CHESS_ENTRY], ...services }: RoomOptions = {},
): OddboardStore => {
  let ids = shelf.length;
  return createOddboard({
    entries,
    linkWords: async () => GAME_WORDS,
    storage: shelf,
    prefersReducedMotion: () => !moving,
    seed: () => 7,
    now: () => 'now',
    milliseconds: () => Math.round(performance.now()),
    newId: () => `game-${ids++}`,
    ...services,
  });
};

export const chessRoom = async (shelf = testShelf(), options: RoomOptions = {}): Promise<OddboardStore> => {
  const store = roomWith(shelf, options);
  await store.getState().open('chess');
  return store;
};

export const sq = (name: string): number => {
  const square = squareNamed(CHESS.board, name);
  invariant(square !== null, `no square ${name}`);
  return square;
};

/** Makes these picks in turn: "e2 e4 e7 e5" is two actions. */
export const pickAll = (store: OddboardStore, text: string): void => {
  const picks = readPicks(CHESS.board, text);
  invariant(picks.ok, `${text} are picks`);
  for (const target of picks.value) store.getState().pick(target);
};

/** Returns the actions of the line, the cursor and the picks, as text. */
export const standing = (store: OddboardStore) => {
  const { table } = store.getState();
  invariant(table, 'a game is on the table');
  const spelled = (picks: readonly { kind: string; square?: number; option?: string }[]) =>
    picks
      .map(({ square, option }) => (square === undefined ? `=${option}` : CHESS.board.squares[square]?.name))
      .join(' ');
  return {
    actions: table.line.map(({ action }) => action),
    cursor: table.cursor,
    picks: spelled(table.picks),
  };
};

/** Builds a saved game of chess with this tree and the cursor at node `at`. */
export const savedChess = (nodes: SavedGame['nodes'], at: number): SavedGame => ({
  format: 2,
  id: 'saved',
  name: '',
  created: '',
  changed: '',
  players: { white: '', black: '' },
  game: 'chess',
  version: CHESS.version,
  seed: 1,
  options: {},
  nodes,
  notes: {},
  at,
  end: at,
  picks: '',
  flipped: false,
  result: null,
  snapshot: '',
});

export const fileOf = (saved: SavedGame) => {
  const text = JSON.stringify(saved);
  return { size: text.length, text: async () => text };
};

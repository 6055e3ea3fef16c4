/** What this page knows of a game's log: the last save, and which place lacks what. */
import type { Problem } from '../../../kernel/result.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { Save } from './log.ts';

/** A save without its content. */
export type Head = Omit<Save, 'content'>;

export interface Thread {
  readonly id: string;
  /** The last save, and the game at that save; null if none can be read. */
  last: Head | null;
  saved: SavedGame | null;
  /** The highest revision seen. */
  revision: number;
  /** Every revision read or written here: any other came from another tab. */
  readonly heard: Set<number>;
  /** Why a place lacks part of the log; null if it has all of it. */
  journal: Problem | null;
  library: Problem | null;
  /** The last save known to be on disk in the library, and the saves since. */
  onDisk: number;
  readonly since: Head[];
  /** Must the next save be whole, because the kept saves do not lead to the last one? */
  broken: boolean;
  /** Changes since the last whole save, and since a place was last asked to take all of it. */
  changes: number;
  untried: number;
  /** Length of the last whole save in characters. */
  bulk: number;
  /** Did another tab continue this game, so that this page plays a game of its own? */
  isForked: boolean;
}

export const threadOf = (id: string): Thread => ({
  id,
  last: null,
  saved: null,
  revision: 0,
  heard: new Set(),
  journal: null,
  library: null,
  onDisk: 0,
  since: [],
  broken: true,
  changes: 0,
  untried: Number.POSITIVE_INFINITY,
  bulk: 0,
  isForked: false,
});

/** This many changes in a row are replaced by one whole save. */
const MANY = 32;
/**
 * One more change is allowed for this many characters of the whole game: a huge game is seldom written whole.
 */
const APIECE = 32_768;

/** The number of changes before a game of this size is written whole. */
export const patienceFor = ({ bulk }: Thread): number => Math.floor(bulk / APIECE);

/** Must it be written whole? A game that this page has only opened is left as it is. */
export const isRagged = (thread: Thread, page: string): boolean =>
  thread.broken || (thread.changes >= MANY + patienceFor(thread) && thread.last?.by === page);

/** Games of an earlier release belong in the library, too. */
export const isFromBefore = ({ last }: Thread): boolean => last?.by === '';

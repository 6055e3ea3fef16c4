/** The surroundings of the store. */
import type { GameEntry } from '../../kernel/game.ts';
import type { SourceReader } from '../formats/reader.ts';
import type { Table } from '../model/table.ts';
import type { ProgressKeeper } from '../saves/progress.ts';
import type { SavePlaces } from '../saves/saves.ts';
import type { Tabs } from '../saves/tabs.ts';

export interface Services extends SavePlaces {
  readonly entries: readonly GameEntry[];
  /** Without it, no progress is kept. */
  readonly progress?: ProgressKeeper;
  /** Without them, this is the only tab. */
  readonly tabs?: Tabs;
  /**
   * Names the code that plays: positions cached by another build are not used. Without it none are cached.
   */
  readonly build?: string;
  /** Reads games from outside; without it the page reads them itself, at once. */
  readonly reader?: SourceReader;
  /** Calls back when the page is idle, with a test whether it still is; without it idle work is not done. */
  spare?(work: (mayGoOn: () => boolean) => void): void;
  /**
   * Calls back each second while the page is not asleep, however slow its timers are, until the returned
   * function is called; without it slow timers are taken for sleep.
   */
  heartbeat?(beat: () => void): () => void;
  /** Calls back when the next frame is on the screen; without it nothing waits for frames. */
  afterFrame?(then: () => void): void;
  /** The place that Back leads to where nothing is picked; without it Back undoes picks alone. */
  placeBefore?(table: Table): number;
  /** Was the last press one of a finger? Without it none is. */
  isTouched?(): boolean;
  /** Does the system ask for reduced motion? */
  stillness(): boolean;
  seed(): number;
  /** A clock in milliseconds that only goes forward. */
  milliseconds(): number;
}

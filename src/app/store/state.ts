import type { StoreApi } from 'zustand/vanilla';
import type { Game, GameEntry } from '../../kernel/game.ts';
import type { LongTasks } from '../base/resumable.ts';
import type { SourceReader } from '../formats/reader.ts';
import type { Table } from '../model/table.ts';
import type { PositionCache } from '../saves/position-cache.ts';
import type { ProgressKeeper } from '../saves/progress.ts';
import type { SavePlaces, Saves } from '../saves/saves.ts';
import type { Tabs } from '../saves/tabs.ts';
import type { Session, SessionEvent } from '../session/session.ts';
import type { GameHistory } from './history.ts';
import type { Library } from './library.ts';
import type { Looking } from './looking.ts';
import type { NewGames } from './new-game.ts';
import type { Opening } from './open-game.ts';
import type { Playing } from './play.ts';
import type { Preferences } from './preferences.ts';
import type { Seating } from './seating.ts';

export type AppState = Session & Preferences & Looking & Playing & GameHistory & Seating & Opening & NewGames & Library;

type Action = (...given: never[]) => unknown;

export type Actions = {
  readonly [Name in keyof AppState as AppState[Name] extends Action ? Name : never]: AppState[Name];
};

export type OddboardStore = StoreApi<AppState>;

/** The state that `set` may change. Only events may change the table, heading and hot seat, so these are left out. */
type SettableState = Partial<Omit<AppState, 'table' | 'heading' | 'hotSeat'>>;

/** What the store needs from outside. If an optional service is missing, its feature is off. */
export interface Services extends SavePlaces {
  readonly entries: readonly GameEntry[];
  /** Loads words of all games: the preset dictionary that makes links short. */
  linkWords(): Promise<string>;
  readonly progress?: ProgressKeeper;
  readonly tabs?: Tabs;
  /** The id of this build. Positions cached by another build are ignored, since their format may differ. */
  readonly build?: string;
  /** Reads imported games, for example in a worker. If there is no reader, the main thread reads imported games. */
  readonly reader?: SourceReader;
  /** Calls `work` when the page is idle. `mayContinue` returns true as long as the page stays idle. */
  whenIdle?(work: (mayContinue: () => boolean) => void): void;
  /** Calls `beat` each second, even in a hidden tab, until the returned function is called. */
  heartbeat?(beat: () => void): () => void;
  /** Calls back after the next frame is drawn. If missing, nothing waits for frames. */
  afterFrame?(then: () => void): void;
  /** Returns the cursor to which `back` goes when no pick is left to take back. Lessons use this. */
  placeBefore?(table: Table): number;
  isTouched?(): boolean;
  prefersReducedMotion(): boolean;
  seed(): number;
  /** A monotonic clock in milliseconds. */
  milliseconds(): number;
}

export interface StoreAccess {
  get(): AppState;
  set(changes: SettableState): void;
  /** Applies an event, which is the only way to change the game. The fields in `more` change in the same update. */
  dispatch(event: SessionEvent, more?: SettableState): void;
  readonly services: Services;
  readonly saves: Saves;
  readonly positions: PositionCache;
  readonly tasks: LongTasks;
  gameOf(id: string): Promise<Game | null>;
}

export type StoreEffect = (state: AppState, before: AppState) => void;

export type Slice<Own> = (access: StoreAccess) => Own;

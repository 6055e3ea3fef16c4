/** The store's state: the slices together, and what they stand on: its access, and its surroundings. */
import type { StoreApi } from 'zustand/vanilla';
import type { Game, GameEntry } from '../../kernel/game.ts';
import type { LongTasks } from '../base/tasks.ts';
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

export type AppState = Session &
  Preferences &
  Looking &
  Playing &
  GameHistory &
  Seating &
  Opening &
  NewGames &
  Library;

type Action = (...given: never[]) => unknown;

/** The state's functions, which never change. */
export type Actions = {
  readonly [Name in keyof AppState as AppState[Name] extends Action ? Name : never]: AppState[Name];
};

export type OddboardStore = StoreApi<AppState>;

/** Changes of all but the game itself, which changes by events alone. */
type BesideGame = Partial<Omit<AppState, 'table' | 'heading' | 'hotSeat'>>;

export interface Services extends SavePlaces {
  readonly entries: readonly GameEntry[];
  /** Without it, no progress is kept. */
  readonly progress?: ProgressKeeper;
  /** Without them, this is the only tab. */
  readonly tabs?: Tabs;
  /** Names the code that plays: positions cached by another build are not used. Without it none are cached. */
  readonly build?: string;
  /** Reads games from outside; without it the page reads them itself, at once. */
  readonly reader?: SourceReader;
  /** Calls back when the page is idle, with a test whether it still is; without it idle work is not done. */
  spare?(work: (mayGoOn: () => boolean) => void): void;
  /** Calls back each second while the page is awake, until what it returns is called; without it slow timers mean sleep. */
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

export interface StoreAccess {
  get(): AppState;
  set(changes: BesideGame): void;
  /** The one way to change the game. `more` changes what stands beside it in the same moment. */
  dispatch(event: SessionEvent, more?: BesideGame): void;
  readonly services: Services;
  readonly saves: Saves;
  readonly positions: PositionCache;
  readonly tasks: LongTasks;
  gameOf(id: string): Promise<Game | null>;
}

export type StoreEffect = (state: AppState, before: AppState) => void;

/** A part of the state as it begins, with its actions. */
export type Slice<Own> = (access: StoreAccess) => Own;

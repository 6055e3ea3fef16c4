/** The store's state, and what its slices are given: access to it, and the services of the page. */
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

export type Actions = {
  readonly [Name in keyof AppState as AppState[Name] extends Action ? Name : never]: AppState[Name];
};

export type OddboardStore = StoreApi<AppState>;

/** The game itself changes by events alone. */
type BesideGame = Partial<Omit<AppState, 'table' | 'heading' | 'hotSeat'>>;

/** The page, as far as it has these: without an optional one, what it does is not done. */
export interface Services extends SavePlaces {
  readonly entries: readonly GameEntry[];
  /** The words of games that links are deflated after. */
  linkWords(): Promise<string>;
  readonly progress?: ProgressKeeper;
  readonly tabs?: Tabs;
  /** Names the code that plays: positions cached by another build are not used. Without it none are cached. */
  readonly build?: string;
  /** Reads games from outside; without it the page reads them itself, at once. */
  readonly reader?: SourceReader;
  /** Calls back when the page is idle, with a test whether it still is. */
  spare?(work: (mayGoOn: () => boolean) => void): void;
  /** Calls back each second while the page is awake, until what it returns is called. Without it slow timers mean sleep. */
  heartbeat?(beat: () => void): () => void;
  /** Calls back when the next frame is on the screen; without it nothing waits for frames. */
  afterFrame?(then: () => void): void;
  /** The place to which Back leads where nothing is picked; without it Back undoes picks alone. */
  placeBefore?(table: Table): number;
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
  /** The one way to change the game. `more`: changes beside it, in the same update. */
  dispatch(event: SessionEvent, more?: BesideGame): void;
  readonly services: Services;
  readonly saves: Saves;
  readonly positions: PositionCache;
  readonly tasks: LongTasks;
  gameOf(id: string): Promise<Game | null>;
}

export type StoreEffect = (state: AppState, before: AppState) => void;

export type Slice<Own> = (access: StoreAccess) => Own;

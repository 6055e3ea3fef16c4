/** The store's state: the slices together, and what they stand on. */
import type { StoreApi } from 'zustand/vanilla';
import type { Game } from '../../kernel/game.ts';
import type { LongTasks } from '../base/tasks.ts';
import type { PositionCache } from '../saves/position-cache.ts';
import type { Saves } from '../saves/saves.ts';
import type { Session, SessionEvent } from '../session/session.ts';
import type { GameHistory } from './history.ts';
import type { Library } from './library.ts';
import type { Looking } from './looking.ts';
import type { NewGames } from './new-game.ts';
import type { Opening } from './open-game.ts';
import type { Playing } from './play.ts';
import type { Animating } from './playback.ts';
import type { Preferences } from './preferences.ts';
import type { Seating } from './seating.ts';
import type { Services } from './services.ts';

export type AppState = Session &
  Preferences &
  Looking &
  Playing &
  GameHistory &
  Animating &
  Seating &
  Opening &
  NewGames &
  Library;

type Action = (...given: never[]) => unknown;

/** The part of the state that never changes: its functions. */
export type Actions = {
  readonly [Name in keyof AppState as AppState[Name] extends Action ? Name : never]: AppState[Name];
};

export type OddboardStore = StoreApi<AppState>;

/** Changes of all but the game itself, which changes by events alone. */
type BesideGame = Partial<Omit<AppState, 'table' | 'heading' | 'hotSeat'>>;

/** What the slices stand on. */
export interface StoreAccess {
  get(): AppState;
  /** Merges changes into the state. */
  set(changes: BesideGame): void;
  /** The one way to change the game. `more` changes what stands beside it in the same moment. */
  dispatch(event: SessionEvent, more?: BesideGame): void;
  readonly services: Services;
  readonly saves: Saves;
  readonly positions: PositionCache;
  /** Long tasks that the player waits for. */
  readonly tasks: LongTasks;
  /** Fetches the game of a variant. */
  gameOf(id: string): Promise<Game | null>;
}

/** What follows from a change of the state. */
export type StoreEffect = (state: AppState, before: AppState) => void;

/** A part of the state as it begins, with its actions. */
export type Slice<Own> = (access: StoreAccess) => Own;

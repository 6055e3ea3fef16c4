/** What the store holds, and what can be done with it. */
import type { StoreApi } from 'zustand/vanilla';
import type { Square } from '../kernel/board.ts';
import type { Game, GameEntry, GameRecord, Position, SetupOptions } from '../kernel/game.ts';
import type { Target } from '../kernel/menu.ts';
import type { Problem, Result } from '../kernel/result.ts';
import type { Errands } from './errands.ts';
import type { Claims } from './keeping/claims.ts';
import type { Library } from './keeping/library.ts';
import type { SourceReader } from './keeping/reader.ts';
import type { GameHeading, SavedGame } from './keeping/saved.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './storage.ts';
import type { Goers } from './table/crowd.ts';
import type { Recall } from './table/recall.ts';
import type { SandboxStore } from './table/sandbox.ts';
import type { Table } from './table/table.ts';
import type { Stride } from './table/travel.ts';
import type { GameTree, NodeId, Note } from './table/tree.ts';
import type { Playback } from './telling/playback.ts';
import type { Progress } from './work.ts';

/** What the panel beside the board shows. */
export const TABS = ['turns', 'rules', 'moves', 'look'] as const;
export type Tab = (typeof TABS)[number];

/** Something the players should know that is no part of the game. */
export interface Notice {
  readonly text: string;
  /** What can be done about it: bring back what was replaced or deleted, or save the game as a file. */
  readonly offer?: 'bringBack' | 'regrow' | 'restore' | 'saveGame';
  /** Is it about more than one game? Then it stays when a game is opened. */
  readonly stays?: true;
}

/** One notice that says both. */
export const joined = (before: Notice | null, after: Notice | null): Notice | null =>
  before && after ? { ...before, ...after, text: `${before.text} ${after.text}` } : (after ?? before);

/** A game and whose it is: what is put aside when another one takes its place. */
export interface Sitting {
  readonly table: Table;
  readonly heading: GameHeading;
  readonly flipped: boolean;
}

export interface Room {
  readonly entries: readonly GameEntry[];
  readonly table: Table | null;
  /** Which game of the library it is, and whose. */
  readonly heading: GameHeading | null;
  /** The game that the present one replaced. */
  readonly previous: Sitting | null;
  /** The tree before a line of it was deleted. */
  readonly uncut: GameTree | null;
  /** The variant whose game another tab has. */
  readonly elsewhere: string | null;
  /** All games, once somebody has looked. */
  readonly library: readonly SavedGame[] | null;
  /** The game of the library that was deleted last. */
  readonly discarded: SavedGame | null;
  /** The id of the game that is being fetched. */
  readonly loading: string | null;
  /** How far something is that a person has been waiting for; null while nobody waits. */
  readonly errand: Progress | null;
  readonly playback: Playback | null;
  /** Is what was just played still on its way to the screen? What can be done now is asked when it is there. */
  readonly arriving: boolean;
  /** What led to the position and is still being played through; null when all of it is known. */
  readonly recalling: Recall | null;
  /** What a click would pick: the square or the choice under the pointer or the focus. */
  readonly pointed: Target | null;
  /** A whole action that is considered in a list. */
  readonly proposed: readonly Target[] | null;
  /** The square under the pointer or the focus. */
  readonly over: Square | null;
  /** The square looked at last: what is said about it stays while one reads. */
  readonly looked: Square | null;
  /** Does the ghost stay while one looks around? */
  readonly held: boolean;
  readonly lenses: readonly string[];
  readonly tab: Tab;
  /** Words looked for in the rules. */
  readonly sought: string;
  readonly flipped: boolean;
  /** Do picks on the board draw arrows instead? */
  readonly drawing: boolean;
  /** Why nothing can be played now though the game is not over: time has run out, the device changes hands. */
  readonly halted: string | null;
  readonly notice: Notice | null;
  readonly settings: Settings;
}

export interface Actions {
  /** Opens a game where it was left. */
  open(id: string): Promise<void>;
  /** Takes a game over from the tab that has it. */
  takeOver(): Promise<void>;
  /** Opens the game in a link; the answer is its variant. */
  openLink(fragment: string): Promise<Result<string, Problem>>;
  /** Opens the game in a file; the answer is its variant, or what is wrong with the file. */
  openFile(file: Pick<Blob, 'size' | 'text'>): Promise<Result<string, Problem>>;
  /** Gives up what is waited for; the table stays as it is. */
  stop(): void;
  /** The game on the table as it is saved. */
  saved(): SavedGame | null;
  /** Looks through the library. */
  browse(): Promise<void>;
  /** Has anything been played in the game of a variant that is gone on with? The library is asked, too. */
  hasBegun(variant: string): Promise<boolean>;
  /** Makes this the game that is gone on with when its variant is opened. */
  resume(saved: SavedGame): void;
  rename(saved: SavedGame, name: string): Promise<void>;
  duplicate(saved: SavedGame): Promise<void>;
  /** Deletes a game of the library; the notice offers it back. */
  discard(saved: SavedGame): Promise<void>;
  restore(): Promise<void>;
  /** Puts one of the game's samples on the table, at its start. */
  watch(id: string, sample: number): Promise<void>;
  leave(): void;
  newGame(options?: SetupOptions): void;
  /** Puts a record on the table, at its end. */
  load(record: GameRecord): Result<Table, Problem>;
  /** Sets up a position by hand, beginning from the one on the table; null where the game has no editor. */
  sandbox(id: string): Promise<SandboxStore | null>;
  /** Puts a game on the table that begins at a position. */
  playFrom(position: Position): Result<Table, Problem>;
  /** Puts the game that the present one replaced on the table again; they change places. */
  bringBack(): void;
  pick(target: Target): void;
  /** Picks or plays what was typed; the answer is what is wrong with it. */
  type(text: string): Problem | null;
  /** Makes all picks of an action; a dangerous one is made when it is asked for a second time. */
  enact(picks: readonly Target[]): void;
  /** Shows what an action would do. */
  propose(picks: readonly Target[] | null): void;
  /** Says who of the crowd on the picked square goes, and how. */
  gather(goers: Goers): void;
  back(): void;
  undo(stride?: Stride): void;
  redo(stride?: Stride): void;
  goTo(cursor: number): void;
  /** To a node on any line. */
  visit(node: NodeId): void;
  /** Makes the line through a node the main line. */
  promote(node: NodeId): void;
  /** Deletes a node and all that follows it; the notice offers it back. */
  prune(node: NodeId): void;
  regrow(): void;
  /** Writes parts of a note at a node. */
  note(node: NodeId, part: Note): void;
  /** Draws an arrow at the place one is at, or a circle where it begins and ends on one square; drawn again it goes. */
  draw(from: Square, to: Square): void;
  setDrawing(drawing: boolean): void;
  say(name: string): void;
  /** Changes who plays, how they sit, or their clocks. */
  seat(part: Partial<Omit<GameHeading, 'id' | 'created'>>): void;
  /** Takes the clocks away. */
  unclock(): void;
  halt(reason: string | null): void;
  /** A new game of the same kind in which the players change sides. */
  rematch(): void;
  point(target: Target | null): void;
  /** This is likely to be picked next, or nothing known is. */
  foresee(target: Target | null): void;
  look(square: Square | null): void;
  hold(held: boolean): void;
  toggleLens(id: string): void;
  show(tab: Tab): void;
  seek(words: string): void;
  /** Shows why a square cannot be picked. */
  why(square: Square): void;
  flip(): void;
  dismiss(): void;
  set(settings: Partial<Settings>): void;
  /** The next frame of an animation that waits for a hand. */
  step(): void;
  /** The frame before it. */
  stepBack(): void;
  /** Shows once more what the action before this place did: slowly, or frame by frame. */
  replay(cursor: number, byHand: boolean): void;
  /** Ends the animation: everything stands where it belongs. */
  skip(): void;
}

export type Oddboard = Room & Actions;

/** What the parts of the store work with. */
export interface StoreAccess {
  get(): Oddboard;
  set(changes: Partial<Room>): void;
  /** Replaces the table; what was just played is shown in its order. */
  put(next: Table | null, changes?: Partial<Room>): void;
  change(by: (table: Table) => Table): void;
  /** What a person waits for. */
  readonly errands: Errands;
  /** The game of a variant, fetched. */
  gameOf(id: string): Promise<Game | null>;
}
export type OddboardStore = StoreApi<Oddboard>;

/** What the store takes from the world around it. */
export interface World {
  readonly entries: readonly GameEntry[];
  readonly shelf: Shelf;
  /** What this tab alone remembers. */
  readonly tab?: Shelf;
  /** Without one, games live in the shelf's journal alone. */
  readonly library?: Library;
  /** Without them, this is the only tab. */
  readonly claims?: Claims;
  /** Names the code that plays: nothing that another build made of a game is taken over. Without it only games are kept, no positions. */
  readonly build?: string;
  /** Reads what comes from outside; without it the page does it by itself, at once. */
  readonly reader?: SourceReader;
  /** Comes back when the page has answered what came meanwhile, and says for how long; without it long work is done at once. */
  pause?(): Promise<() => boolean>;
  /** Calls back when there is time for what can wait, and says when that time is over; without it nothing waits. */
  spare?(work: (mayGoOn: () => boolean) => void): void;
  /** Calls back when what has changed is on the screen; without it nothing waits for that. */
  afterFrame?(then: () => void): void;
  /** Does the system ask for little motion? */
  stillness(): boolean;
  seed(): number;
  /** The time, as it is saved. */
  now(): string;
  /** An id that no game had before. */
  newId(): string;
}

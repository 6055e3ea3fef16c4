/** The store's state and its actions. */
import type { StoreApi } from 'zustand/vanilla';
import type { Target } from '../kernel/asking/target.ts';
import type { Square } from '../kernel/board/board.ts';
import type { Game, GameEntry, GameRecord, Position, SetupOptions } from '../kernel/game.ts';
import type { Problem, Result } from '../kernel/result.ts';
import type { Side } from '../kernel/side.ts';
import type { SourceReader } from './formats/reader.ts';
import type { GameHeading, People, SavedGame } from './formats/saved.ts';
import type { Database } from './keeping/database.ts';
import type { PositionCache } from './keeping/position-cache.ts';
import type { Saves } from './keeping/save.ts';
import type { Tabs } from './keeping/tabs.ts';
import type { ProgressKeeper } from './learning/progress.ts';
import type { WorkDone } from './resumable.ts';
import type { Computers } from './seats/computers.ts';
import type { HotSeat } from './seats/hotseat.ts';
import type { Settings } from './settings.ts';
import type { KeyValueStore } from './storage.ts';
import type { Movers } from './table/crowd.ts';
import type { LazyReplay } from './table/lazy-replay.ts';
import type { SandboxStore } from './table/sandbox.ts';
import type { Table } from './table/table.ts';
import type { UndoUnit } from './table/travel.ts';
import type { ArrowColor, GameTree, NodeId, NotePart } from './table/tree.ts';
import type { LongTasks } from './tasks.ts';
import type { LinePlace } from './telling/line-timeline.ts';
import type { Playback } from './telling/playback.ts';

/** The tabs of the panel beside the board. */
export const TABS = ['turns', 'rules', 'look'] as const;
/** The panel's content: a tab, or the list of all moves, which opens within the inspector. */
export type Tab = (typeof TABS)[number] | 'moves';

/** A message for the players that is not part of the game. */
export interface Notice {
  readonly text: string;
  /** Its button: bring back what was replaced or deleted, save the game, start its clock, or read it. */
  readonly offer?: 'bringBack' | 'restoreLine' | 'restore' | 'saveGame' | 'runClock' | 'read';
  /** Is it about more than one game? Then it stays when a game is opened. */
  readonly stays?: true;
  /** It disappears by itself when something is played, or soon. */
  readonly passes?: 'played' | 'soon';
}

/** The games of a text by their titles; the answer is one of them, or null for none. */
export interface GameChoice {
  readonly titles: readonly string[];
  answer(index: number | null): void;
}

/** One notice that says both. */
export const joinNotices = (before: Notice | null, after: Notice | null): Notice | null =>
  before && after ? { ...before, ...after, text: `${before.text} ${after.text}` } : (after ?? before);

/** A game with its heading: set aside when another one takes its place. */
export interface Sitting {
  readonly table: Table;
  readonly heading: GameHeading;
  readonly flipped: boolean;
}

export interface AppState {
  readonly entries: readonly GameEntry[];
  readonly table: Table | null;
  /** Was this place reached by undo? Then another move replaces the one that was undone. */
  readonly takenBack: boolean;
  /** The game's id in the library, its players, seats and clocks. */
  readonly heading: GameHeading | null;
  /** The game that the present one replaced. */
  readonly previous: Sitting | null;
  /** The tree before a line of it was deleted. */
  readonly beforePrune: GameTree | null;
  /** The variant whose game another tab has. */
  readonly openInOtherTab: string | null;
  /** All games of the library, once it was opened. */
  readonly library: readonly SavedGame[] | null;
  /** Has the browser promised to keep what is stored? Null until it has said so. */
  readonly persisted: boolean | null;
  /** The game of the library that was deleted last. */
  readonly discarded: SavedGame | null;
  /** The variant that is being opened. */
  readonly loading: string | null;
  /** Progress of a task that a player waits for; null while there is none. */
  readonly taskProgress: WorkDone | null;
  readonly playback: Playback | null;
  /** Does the rest of the line play by itself? Any change that it does not make itself ends that. */
  readonly running: boolean;
  /** The notice of an only move: played automatically, or shown to a newcomer. */
  readonly autoPlayed: string | null;
  /** Is it still being drawn or found out what is asked? Nothing is offered before that is known. */
  readonly isAsking: boolean;
  /** The part of the line that is still being replayed; null if all of it is known. */
  readonly replaying: LazyReplay | null;
  /** The square or choice under the pointer or the focus, which a click would pick. */
  readonly pointed: Target | null;
  /** An action that is previewed from a list. */
  readonly proposed: readonly Target[] | null;
  /** The square under the pointer or the focus. */
  readonly hovered: Square | null;
  /** The square last looked at: the panel keeps describing it while one reads. */
  readonly inspected: Square | null;
  /** Does the preview stay while the pointer moves on? */
  readonly held: boolean;
  readonly lenses: readonly string[];
  /** Does pointing at a piece show where it can move? */
  readonly diagram: boolean;
  /** The place of the line since which changes are shown, and the one line of them that is pointed at. */
  readonly comparing: { readonly since: number; readonly line: number | null } | null;
  /** Squares that a line beside the board speaks of while it is pointed at. */
  readonly highlighted: readonly Square[];
  /** Kinds of marks that are not to be seen now. */
  readonly hidden: readonly string[];
  readonly tab: Tab;
  /** The search text of the rulebook. */
  readonly sought: string;
  readonly flipped: boolean;
  /** Do picks on the board draw arrows instead? */
  readonly drawing: boolean;
  /** The running clock, and the side that gets the device. */
  readonly hotSeat: HotSeat;
  readonly notice: Notice | null;
  /** The question which game of a text is opened. */
  readonly choice: GameChoice | null;
  /** The game whose players have sat down: nothing more is asked of them before the first move. */
  readonly seated: string | null;
  /** The place at which the computer found nothing to play or was paused, so that a person may. */
  readonly yielded: NodeId | null;
  readonly settings: Settings;
}

export interface Actions {
  /** Opens the current game of a variant. */
  open(id: string): Promise<void>;
  /** Takes a game over from the tab that has it. */
  takeOver(): Promise<void>;
  /** Opens the game in a link; returns its variant. */
  openLink(fragment: string): Promise<Result<string, Problem>>;
  /**
   * Opens the game in a file, or imports the file of all games; returns its variant, the library's name, or
   * the problem.
   */
  openFile(file: Pick<Blob, 'size' | 'text'>): Promise<Result<string, Problem>>;
  /** Stops the task that the player waits for; the table stays as it is. */
  stop(): void;
  /** The game on the table as a saved game. */
  saved(): SavedGame | null;
  /** Loads the list of the library's games. */
  browse(): Promise<void>;
  /** Does the current game of a variant go on, with something played in it? */
  hasBegun(variant: string): Promise<boolean>;
  /** Makes this the current game of its variant. */
  resume(saved: SavedGame): void;
  /** All games and all progress, as a file. */
  archive(): Promise<string>;
  rename(saved: SavedGame, name: string): Promise<void>;
  duplicate(saved: SavedGame): Promise<void>;
  /** Deletes a game of the library; the notice offers to restore it. */
  discard(saved: SavedGame): Promise<void>;
  restore(): Promise<void>;
  /** Opens one's own game of a variant if it goes on, else a new one with its players and options. */
  playOwn(id: string): Promise<void>;
  leave(): void;
  /** Starts a new game with the same people and computers, or with these. */
  newGame(options?: SetupOptions, computers?: Computers, people?: People): void;
  /** Begins the game on the table anew with other options, if nothing has been played. */
  choose(options: SetupOptions): void;
  /** The players have sat down: the computer may begin. */
  sitDown(): void;
  /** Continues a first game with all rules, as a new game from its position. */
  addAllRules(): void;
  /** Puts a record on the table, at its end, as a new game. */
  load(record: GameRecord): Result<Table, Problem>;
  /** Opens an editor for a position, starting from the one on the table; null if the game has no editor. */
  sandbox(id: string): Promise<SandboxStore | null>;
  /** Starts a game from a position. */
  playFrom(position: Position): Result<Table, Problem>;
  /** Swaps the game on the table with the one it replaced. */
  bringBack(): void;
  pick(target: Target): void;
  /** Picks or plays a typed text; returns its problem, if any. */
  type(text: string): Promise<Problem | null>;
  /** Makes all picks of an action; a dangerous one needs a second call. */
  enact(picks: readonly Target[]): void;
  /** Plays an action of the computer's turn; null: it has nothing to play here, and a person is asked. */
  respond(picks: readonly Target[] | null): void;
  /** Keeps the computer from playing here, until it is called. */
  pauseComputer(): void;
  /** Lets the computer play here, also where the line goes on. */
  callComputer(): void;
  /** Previews an action. */
  propose(picks: readonly Target[] | null): void;
  /** Sets which units of the picked crowd move, and how. */
  chooseMovers(movers: Movers): void;
  back(): void;
  undo(stride?: UndoUnit): void;
  redo(stride?: UndoUnit): void;
  goTo(cursor: number): void;
  /** Goes to a node on any line. */
  visit(node: NodeId): void;
  /** Goes to a place of the same game with a branch more; the computer answers there if it is its turn. */
  enter(next: Table): void;
  /** Makes the line through a node the main line. */
  promote(node: NodeId): void;
  /** Deletes a node and everything after it; the notice offers to restore it. */
  prune(node: NodeId): void;
  restoreLine(): void;
  /** Edits the note at a node. */
  note(node: NodeId, part: NotePart): void;
  /**
   * Draws an arrow at the current node, green unless a colour is given, or a circle if it begins and ends on
   * one square; drawing it again erases it.
   */
  draw(from: Square, to: Square, color?: ArrowColor): void;
  setDrawing(drawing: boolean): void;
  say(name: string): void;
  /** Edits the players, their seats, or their clocks. */
  seat(by: (heading: GameHeading) => GameHeading): void;
  pauseClock(): void;
  runClock(): void;
  /** The time by which the players' clocks run, in milliseconds. */
  milliseconds(): number;
  /** Gives a player more time, in milliseconds. */
  giveTime(side: Side, more: number): void;
  /** Ends the game for a side whose time has run out. */
  checkClock(): void;
  /** The device has been handed over. */
  takeDevice(): void;
  /** Starts a new game of the same kind with the sides swapped. */
  rematch(): void;
  point(target: Target | null): void;
  /** Announces a likely next pick, or null. */
  prefetch(target: Target | null): void;
  look(square: Square | null): void;
  hold(held: boolean): void;
  toggleLens(id: string): void;
  toggleDiagram(): void;
  /** Shows the changes since a place of the line, or ends that. */
  compare(since: number | null): void;
  /** Lights the squares of one of its lines alone. */
  highlightOnly(line: number | null): void;
  /** Lights the squares that a line beside the board speaks of. */
  highlight(squares: readonly Square[]): void;
  /** Hides a kind of marks, or shows it again. */
  toggleMarks(kind: string): void;
  show(tab: Tab): void;
  seek(words: string): void;
  /** Shows why a square cannot be picked. */
  why(square: Square): void;
  flip(): void;
  dismiss(): void;
  set(settings: Partial<Settings>): void;
  /** Takes over the settings that another tab has changed. */
  readSettings(): void;
  /** The next frame of an animation that waits for the player. */
  step(): void;
  /** The previous frame. */
  stepBack(): void;
  /** Replays the action before this place, or all since another: slowly, or frame by frame. */
  replay(cursor: number, byHand: boolean, from?: number): void;
  /** Shows the whole last turn again, as it was played, or frame by frame. */
  retell(byHand: boolean): void;
  /** Ends the animation. */
  skip(): void;
  /** Shows a place of the line, or that after so many actions; from there it plays by itself, or is paused. */
  watch(to: LinePlace | number, running: boolean): void;
}

export type Oddboard = AppState & Actions;

export type OddboardStore = StoreApi<Oddboard>;

/** The store as its slices use it. */
export interface StoreAccess {
  get(): Oddboard;
  /** Merges changes into the room. */
  set(changes: Partial<AppState>): void;
  /** Replaces the table and animates the last actions. */
  put(next: Table | null, changes?: Partial<AppState>): void;
  change(by: (table: Table) => Table, changes?: Partial<AppState>): void;
  /**
   * A change that plays: refused while the clock or the card holds the game, and in the computer's turn,
   * unless it is said beside the board.
   */
  play(by: (table: Table) => Table, isSaid?: boolean): void;
  /** Long tasks that the player waits for. */
  readonly tasks: LongTasks;
  /** Fetches the game of a variant. */
  gameOf(id: string): Promise<Game | null>;
  readonly world: Services;
  readonly saves: Saves;
  readonly positions: PositionCache;
}
/** The surroundings of the store. */
export interface Services {
  readonly entries: readonly GameEntry[];
  readonly shelf: KeyValueStore;
  /** Storage of this tab alone. */
  readonly tab?: KeyValueStore;
  /** Without it, games live in local storage alone. */
  readonly database?: Database | Promise<Database>;
  /** The browser's promise to keep what is stored. */
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'>;
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
  /**
   * Resolves when the page has handled its events, to a test whether work may go on; without it long work is
   * done at once.
   */
  pause?(): Promise<() => boolean>;
  /** Calls back when the page is idle, with a test whether it still is; without it idle work is not done. */
  spare?(work: (mayGoOn: () => boolean) => void): void;
  /** Calls back when the next frame is on the screen; without it nothing waits for frames. */
  afterFrame?(then: () => void): void;
  /** Does the system ask for reduced motion? */
  stillness(): boolean;
  seed(): number;
  /** The current time, as it is saved. */
  now(): string;
  /** A clock in milliseconds that only goes forward. */
  milliseconds(): number;
  newId(): string;
}

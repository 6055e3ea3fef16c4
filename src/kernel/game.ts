/**
 * The interface of a game to the app, and its records. A variant writes a `GameSpec` (`spec.ts`), from which
 * `defineGame` makes a `Game`; the whole interface is written over `Game` alone.
 */
import type { AgreementState } from './agreement.ts';
import { menuHasAction } from './asking/legal.ts';
import type { Choice, MayContinue, Menu, Refusal } from './asking/menu.ts';
import type { Target, UnitId } from './asking/target.ts';
import type { Board, Square } from './board/board.ts';
import type { Rng } from './chance.ts';
import type { Looks } from './drawing/looks.ts';
import type { Editor } from './editing/edit.ts';
import type { AcceptedForm, ReadAction } from './editing/notation.ts';
import type { Evaluation } from './evaluation.ts';
import type { Step } from './event.ts';
import type { Demos, ReadingExamples } from './learning/demo.ts';
import type { Legend } from './learning/legend.ts';
import type { Course } from './learning/lesson.ts';
import type { Puzzle } from './learning/puzzle.ts';
import type { Credit, Rulebook, RuleId } from './learning/rulebook.ts';
import type { Problem, Result } from './result.ts';
import type { Side } from './side.ts';
import type { Badge, BoardView, Mark, Outcome } from './view.ts';

/** A game in the list of games, before its rules are loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** Names in texts of other programs, in addition to `id` and `title`. */
  readonly names?: readonly string[];
  /** What is special about it, in two lines. */
  readonly summary: readonly [string, string];
  /** The effort of learning it, from 1 (easy) to 3. */
  readonly difficulty: 1 | 2 | 3;
  /** The usual length of a game, in minutes. */
  readonly minutes: number;
  /** The number of piece types at the start. */
  readonly kinds: number;
  /** Recommended as the first game to learn. */
  readonly start?: true;
  /** Has a first game, with fewer rules. */
  readonly first?: true;
  load(): Promise<Game>;
  /** Loaded when the rulebook is opened. Every clause has a demonstration. */
  demos?(): Promise<Demos>;
  /** Loaded when an example is shown. Every rule in dispute has one. */
  examples?(): Promise<ReadingExamples>;
  /** Loaded when a position is set up. */
  editor?(): Promise<Editor>;
  course?(): Promise<Course>;
  legend?(): Promise<Legend>;
  puzzles?(): Promise<readonly Puzzle[]>;
  /** The search's knowledge of the game, loaded for an opponent or a hint. */
  evaluation?(): Promise<Evaluation>;
}

/** The fields of every position. Positions are plain JSON and immutable. */
export interface PositionBase {
  /** The side that is asked now, also in the middle of a turn. */
  readonly toMove: Side;
  /** Complete turns played so far by both sides together. */
  readonly ply: number;
  /** Null in a game without chance. */
  readonly rng: Rng | null;
  /** The values of the game's options by id; unchanged during a game. */
  readonly options?: SetupOptions;
  /** Draw offers and agreed ends, maintained by the kernel. A claim of a variant may set an outcome in it. */
  readonly talk?: AgreementState;
}

/** A position as the app sees it, with the fields of every game alone. */
export type Position = PositionBase;

export type SetupOptions = Readonly<Record<string, string>>;

/** A choice at the start of a game, stored in its positions. The first value is the default. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  /** The clause in dispute, if the two values are readings of one, our ruling first. */
  readonly rule?: RuleId;
  /** The id of the value that a position is played by. */
  valueIn(position: Position): string;
  withValue<S extends Position>(position: S, value: string): S;
}

/** A game with fewer rules, for beginners. */
export interface FirstGame {
  readonly options: SetupOptions;
  /** The position with all rules, or null if all hold already. */
  withAllRules(position: Position): Position | null;
}

/** A glyph on a 45 by 45 grid. `fill` is SVG path data of closed outlines, `line` of inner strokes. */
export interface Glyph {
  readonly fill: string;
  readonly line?: string;
}

export interface PieceInfo {
  readonly name: string;
  /** Names in texts of other programs. */
  readonly names?: readonly string[];
  /** In diagrams and notation, upper case. */
  readonly letter: string;
  /** Its moves, in one sentence. */
  readonly gist: string;
  readonly glyph: Glyph;
}

export type LensMark = readonly [Square, Mark];

/** An overlay over a position: attacked squares, held units, pulls of magnetism. */
export interface Lens<S> {
  readonly id: string;
  readonly title: string;
  show(state: S, focus: Square | null): readonly LensMark[];
}

/** A saved game: a seed and spelled actions, from which every position can be computed again. */
export interface GameRecord {
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  /** A position file, if it does not begin at the game's own start. */
  readonly start?: string;
  readonly actions: readonly string[];
}

export interface Sample {
  readonly title: string;
  readonly record: GameRecord;
}

export interface PlayResult<S> {
  readonly state: S;
  /** The steps of the action without the derived ones, so that no view is computed. */
  readonly ownSteps: () => readonly Step[];
  /** All steps, clause by clause. Computed at the first call and cached. */
  readonly tell: () => readonly Step[];
}

/** An event of a coming turn, if nothing else is done. */
export interface UpcomingEvent {
  readonly text: string;
  readonly rule: RuleId;
  readonly squares: readonly Square[];
  readonly units: readonly UnitId[];
}

export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly board: Board;
  readonly pieces: Readonly<Record<string, PieceInfo>>;
  readonly rules: Rulebook;
  /** The type whose loss ends the game, and the lens of its exits if it can be shut in. */
  readonly royal?: { readonly type: string; readonly exits?: string };
  /** The possible results of a roll in rising order; absent in a game without dice. */
  readonly dice?: readonly number[];
}

/** One legal action with its picks, as text and in notation. */
export interface Action {
  readonly picks: readonly Target[];
  readonly spelling: string;
  readonly notation: string;
  readonly kind: string;
}

/** A game as the app sees it, without the types of its positions and acts. */
export interface Game extends GameFacts {
  /** Records of another version may replay otherwise. */
  readonly version: number;
  /** What its marks and badges look like. */
  readonly looks: Looks;
  readonly options: readonly GameOption[];
  readonly samples: readonly Sample[];
  readonly credit: Credit;
  /** The kinds of its actions, one word each. */
  readonly kinds: readonly string[];
  /** The clause about the course of a turn, named when the turn passes. */
  readonly turnRule: RuleId;
  readonly lenses: readonly { readonly id: string; readonly title: string }[];
  readonly acceptedForms: readonly AcceptedForm<Position>[];
  readonly first: FirstGame | null;
  setup(seed: number, options?: SetupOptions): Position;
  /** The whole tree, not pruned: choices below which nothing is legal are still open. */
  menu(position: Position): Menu<unknown>;
  /** The question after these picks, or a leaf if they are complete. Asides are found at the root. */
  ask(position: Position, picks: readonly Target[]): Result<Menu<unknown>, Problem>;
  /**
   * Prepares the answers of `ask` and `outcome`, or with null picks of `outcome` alone. Returns whether they
   * are ready; if not, the next call resumes.
   */
  prepare(position: Position, picks: readonly Target[] | null, mayContinue: MayContinue): boolean;
  asides(position: Position): readonly Choice<unknown>[];
  /** Why `target` cannot be picked after these picks; null if it can. */
  explain(position: Position, picks: readonly Target[], target: Target): Refusal | null;
  play(position: Position, picks: readonly Target[]): Result<PlayResult<Position>, Problem>;
  /** As `play`, with veiled dice: every roll gives its usual result. */
  preview(position: Position, picks: readonly Target[]): Result<PlayResult<Position>, Problem>;
  /** The position after an act of its menu, with the dice as they are. For a search, which reads no steps. */
  next(position: Position, act: unknown): Position;
  view(position: Position): BoardView;
  look(position: Position, lens: string, focus: Square | null): readonly (readonly [Square, Mark])[];
  /** The end of the game, or null. `findAct` may return a legal action, which saves a search for one. */
  outcome(position: Position, findAct?: () => unknown): Outcome | null;
  /** Every legal action on the board, found lazily, optionally below some picks. */
  actions(position: Position, picks?: readonly Target[]): Generator<Action>;
  /** The board with `side` to move, for the reach of the unit on `at`, never to play on. */
  withSideToMove(position: Position, side: Side, at: Square): Position | null;
  /** A position with one piece, for a diagram of its movement; null if it never stands alone. */
  diagramPosition(type: string, side: Side, square: Square): Position | null;
  /** The enemies that could capture the unit on `at`; empty in a game without `attackers`. */
  attackers(position: Position, at: Square): readonly LensMark[];
  /** The squares on which the unit could capture; null where units capture as they move. */
  captureSquares(position: Position, at: Square): readonly Square[] | null;
  /** Facts for the inspector of a square, or (null) of the turn, in addition to badges and marks. */
  inspectorFacts(position: Position, focus: Square | null): readonly Badge[];
  readonly offersDraws: boolean;
  readonly hasUpcomingEvents: boolean;
  /** The events of the coming turns, one list per turn, found lazily. */
  upcomingEvents(position: Position): Iterable<readonly UpcomingEvent[]>;
  perft(position: Position, depth: number): number;
  /** Whether it has a position file. If not, `write` returns JSON and `read` refuses every text. */
  readonly hasPositionFile: boolean;
  write(position: Position): string;
  read(text: string): Result<Position, Problem>;
  /** Reads one action, as picks (`e2 e4`) or in the variant's notation. */
  readAction(position: Position, text: string): Result<ReadAction, Problem>;
  /** A complete action in notation, with the dice if `steps` are given. Throws for incomplete picks. */
  notate(position: Position, picks: readonly Target[], steps?: readonly Step[]): string;
}

/** Whether anything can be played. The search stops at the first action. */
export const canAct = (game: Game, position: Position): boolean =>
  !game.outcome(position) && menuHasAction(game.menu(position));

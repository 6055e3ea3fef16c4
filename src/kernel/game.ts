/** The `Game` that the app uses, and records of games. `defineGame` makes a `Game` from a `GameSpec` (`spec.ts`). */
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
  /** Names of the game in texts of other programs, in addition to `id` and `title`. */
  readonly names?: readonly string[];
  /** Two lines about what is special in the game. */
  readonly summary: readonly [string, string];
  /** The effort of learning the game, from 1 (easy) to 3. */
  readonly difficulty: 1 | 2 | 3;
  /** The usual length of a game, in minutes. */
  readonly minutes: number;
  /** The number of piece types at the start. */
  readonly kinds: number;
  /** Whether the game is recommended as the first one to learn. */
  readonly start?: true;
  /** Whether the game has a version with fewer rules for beginners (`FirstGame`). */
  readonly first?: true;
  load(): Promise<Game>;
  /** Loads the demonstrations, one for every clause, when the rulebook is opened. */
  demos?(): Promise<Demos>;
  /** Loads one example for every disputed rule. Called when a player opens an example. */
  examples?(): Promise<ReadingExamples>;
  /** Loads the position editor when a player sets up a position. */
  editor?(): Promise<Editor>;
  course?(): Promise<Course>;
  legend?(): Promise<Legend>;
  puzzles?(): Promise<readonly Puzzle[]>;
  /** Loads the search's knowledge of the game, for an opponent or a hint. */
  evaluation?(): Promise<Evaluation>;
}

/** The fields of every position. Positions are plain JSON and immutable. */
export interface PositionBase {
  /** The side that is asked now, which may change in the middle of a turn. */
  readonly toMove: Side;
  /** Complete turns played so far by both sides together. */
  readonly ply: number;
  /** The random generator; null in a game without chance. */
  readonly rng: Rng | null;
  /** The values of the game's options by id; unchanged during a game. */
  readonly options?: SetupOptions;
  /** Draw offers and the agreed end, kept by the kernel. A variant may store here that a draw claim ended the game. */
  readonly talk?: AgreementState;
}

/** A position as the app sees it: only the fields that every game has. */
export type Position = PositionBase;

export type SetupOptions = Readonly<Record<string, string>>;

/** A choice at the start of a game, stored in its positions. The first value is the default. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  /** The disputed clause, if the two values are its readings. The first value is our ruling. */
  readonly rule?: RuleId;
  /** Returns the id of the option's value in a position. */
  valueIn(position: Position): string;
  withValue<S extends Position>(position: S, value: string): S;
}

/** A game with fewer rules, for beginners. */
export interface FirstGame {
  readonly options: SetupOptions;
  /** Returns the position with all rules in force; null if they already are. */
  withAllRules(position: Position): Position | null;
}

/** A glyph on a 45 by 45 grid. `fill` is SVG path data of closed outlines, `line` of inner strokes. */
export interface Glyph {
  readonly fill: string;
  readonly line?: string;
}

export interface PieceInfo {
  readonly name: string;
  /** Names of the piece in texts of other programs. */
  readonly names?: readonly string[];
  /** The letter of the piece in diagrams and notation, in upper case. */
  readonly letter: string;
  /** The moves of the piece in one sentence. */
  readonly gist: string;
  readonly glyph: Glyph;
}

export type LensMark = readonly [Square, Mark];

/** An overlay that marks squares of a position, such as attacked squares or the pulls of magnetism. */
export interface Lens<S> {
  readonly id: string;
  readonly title: string;
  show(state: S, focus: Square | null): readonly LensMark[];
}

/** A saved game: a seed and spelled actions, from which every position can be computed again. */
export interface GameRecord {
  readonly game: string;
  /** The version of the rules by which the game was played. */
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  /** The position file of the start, if the game does not begin at its usual start. */
  readonly start?: string;
  readonly actions: readonly string[];
}

export interface Sample {
  readonly title: string;
  readonly record: GameRecord;
}

export interface PlayResult<S> {
  readonly state: S;
  /** Returns the steps without the derived ones, which need the views of two positions. */
  readonly ownSteps: () => readonly Step[];
  /** Returns all steps, clause by clause. Computed at the first call and cached. */
  readonly tell: () => readonly Step[];
}

/** An event that happens by itself in a coming turn, if nothing is done about it. */
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
  /** The piece type whose loss ends the game. The lens with the id `exits` shows where that piece can escape. */
  readonly royal?: { readonly type: string; readonly exits?: string };
  /** The possible results of a roll in rising order; absent in a game without dice. */
  readonly dice?: readonly number[];
}

/** One legal action: its picks, their spelling (`e2 e4`), its notation, and its kind (one of `Game.kinds`). */
export interface Action {
  readonly picks: readonly Target[];
  readonly spelling: string;
  readonly notation: string;
  readonly kind: string;
}

/** A game as the app sees it, without the types of its positions and acts. */
export interface Game extends GameFacts {
  /** The version of the rules. Records of another version may replay differently. */
  readonly version: number;
  /** The drawings of this game's marks and badges. They include the marks and badges that every game has. */
  readonly looks: Looks;
  readonly options: readonly GameOption[];
  readonly samples: readonly Sample[];
  readonly credit: Credit;
  /** The kinds of actions in the game, each one word, such as `capture`. */
  readonly kinds: readonly string[];
  /** The clause about the course of a turn, cited when the turn passes to the other side. */
  readonly turnRule: RuleId;
  readonly lenses: readonly { readonly id: string; readonly title: string }[];
  readonly acceptedForms: readonly AcceptedForm<Position>[];
  readonly first: FirstGame | null;
  setup(seed: number, options?: SetupOptions): Position;
  /** Returns the whole menu, without pruning: an open choice may have no legal action below it. */
  menu(position: Position): Menu<unknown>;
  /** Returns the question or leaf after these picks. The picks may name an aside. Refuses choices without an action. */
  ask(position: Position, picks: readonly Target[]): Result<Menu<unknown>, Problem>;
  /** Prepares the results of `outcome` and, if `picks` are given, of `ask`. Returns whether the results are ready. */
  prepare(position: Position, picks: readonly Target[] | null, mayContinue: MayContinue): boolean;
  asides(position: Position): readonly Choice<unknown>[];
  /** Explains why `target` cannot be picked after these picks; null if it can. */
  explain(position: Position, picks: readonly Target[], target: Target): Refusal | null;
  play(position: Position, picks: readonly Target[]): Result<PlayResult<Position>, Problem>;
  /** Plays an action with veiled dice: every roll gives its usual result, so that a preview never tells the future. */
  preview(position: Position, picks: readonly Target[]): Result<PlayResult<Position>, Problem>;
  /** Plays an act for a search. Dice may differ from those of `play`: only `play` mixes the picks into the seed. */
  next(position: Position, act: unknown): Position;
  view(position: Position): BoardView;
  look(position: Position, lens: string, focus: Square | null): readonly (readonly [Square, Mark])[];
  /** Returns the end of the game, or null. If `findAct` returns a legal act, no search for a legal act is needed. */
  outcome(position: Position, findAct?: () => unknown): Outcome | null;
  /** Lazily yields the legal actions on the board, or only those below some picks. */
  actions(position: Position, picks?: readonly Target[]): Generator<Action>;
  /** Returns the position as if `side` were to move, so that the unit on `at` can act. Null if this is not possible. */
  withSideToMove(position: Position, side: Side, at: Square): Position | null;
  /** Returns a position with one piece, for a diagram of its moves; null if the game has no such position. */
  diagramPosition(type: string, side: Side, square: Square): Position | null;
  /** Returns the enemies that could capture the unit on `at`, as marks; empty in a game without `attackers`. */
  attackers(position: Position, at: Square): readonly LensMark[];
  /** Returns the squares on which the unit on `at` could capture; null where units capture as they move. */
  captureSquares(position: Position, at: Square): readonly Square[] | null;
  /** Returns more facts for the inspector: about the square `focus`, or about the turn if `focus` is null. */
  inspectorFacts(position: Position, focus: Square | null): readonly Badge[];
  readonly offersDraws: boolean;
  readonly hasUpcomingEvents: boolean;
  /** Lazily yields the events of the coming turns, one list per turn. */
  upcomingEvents(position: Position): Iterable<readonly UpcomingEvent[]>;
  perft(position: Position, depth: number): number;
  /** Whether the game has a position-file format. If not, `write` returns JSON and `read` refuses every text. */
  readonly hasPositionFile: boolean;
  write(position: Position): string;
  read(text: string): Result<Position, Problem>;
  /** Reads one action, as picks (`e2 e4`) or in the variant's notation. */
  readAction(position: Position, text: string): Result<ReadAction, Problem>;
  /** Writes a complete action in notation, with the dice if `steps` are given. Throws for incomplete picks. */
  notate(position: Position, picks: readonly Target[], steps?: readonly Step[]): string;
}

/** Whether the game is not over and has a legal action. The search stops at the first legal action. */
export const canAct = (game: Game, position: Position): boolean =>
  !game.outcome(position) && menuHasAction(game.menu(position));

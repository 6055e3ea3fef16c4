/** The `Game` that the app uses, and records of games. `defineGame` makes a `Game` from a `GameSpec`. */
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
  readonly names?: readonly string[];
  readonly summary: readonly [string, string];
  /** The effort of learning the game, from 1 (easy) to 3. */
  readonly difficulty: 1 | 2 | 3;
  /** The usual length of a game, in minutes. */
  readonly minutes: number;
  /** The number of piece types at the start. */
  readonly kinds: number;
  /** Whether the game is recommended as the first one to learn. */
  readonly start?: true;
  /** Whether the game offers beginners a version with fewer rules, which is called the first game. */
  readonly first?: true;
  load(): Promise<Game>;
  demos?(): Promise<Demos>;
  examples?(): Promise<ReadingExamples>;
  editor?(): Promise<Editor>;
  course?(): Promise<Course>;
  legend?(): Promise<Legend>;
  puzzles?(): Promise<readonly Puzzle[]>;
  evaluation?(): Promise<Evaluation>;
}

/** The fields of every position. No position ever changes. Positions are plain JSON, so that files can hold them. */
export interface PositionBase {
  /** The side that is asked now. It may change during a turn, for example after a draw offer. */
  readonly toMove: Side;
  /** Complete turns played so far by both sides together. */
  readonly ply: number;
  /** The random generator; null in a game without chance. */
  readonly rng: Rng | null;
  readonly options?: SetupOptions;
  /** What the players have said about ending the game, such as a draw offer. Absent if nothing was said. */
  readonly talk?: AgreementState;
}

/** A position as the app sees it, without the game's own fields. */
export type Position = PositionBase;

export type SetupOptions = Readonly<Record<string, string>>;

/** A choice at the start of a game. The first value is the default. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  /** The disputed clause, if the option's values are two readings of a clause. */
  readonly rule?: RuleId;
  valueIn(position: Position): string;
  withValue<S extends Position>(position: S, value: string): S;
}

export interface FirstGame {
  readonly options: SetupOptions;
  /** Returns the position with all rules in force; null if all rules already are. */
  withAllRules(position: Position): Position | null;
}

/** The drawing of a piece on a 45 by 45 grid, as SVG path data. */
export interface Glyph {
  readonly fill: string;
  readonly line?: string;
}

export interface PieceInfo {
  readonly name: string;
  readonly names?: readonly string[];
  /** The letter of the piece in diagrams and notation, in upper case. */
  readonly letter: string;
  readonly gist: string;
  readonly glyph: Glyph;
}

export type LensMark = readonly [Square, Mark];

export interface Lens<S> {
  readonly id: string;
  readonly title: string;
  show(state: S, focus: Square | null): readonly LensMark[];
}

/** A saved game, from which every position can be computed again. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  /** The position file of the start; absent for the usual start. */
  readonly start?: string;
  readonly actions: readonly string[];
}

export interface Sample {
  readonly title: string;
  readonly record: GameRecord;
}

export interface PlayResult<S> {
  readonly state: S;
  /** Returns the variant's own steps, without the derived ones, which need two views. */
  readonly ownSteps: () => readonly Step[];
  /** Returns all steps, computed only at the first call, since a replay needs none. */
  readonly tell: () => readonly Step[];
}

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
  /** The piece type whose loss ends the game. The lens `exits` marks the squares around that piece. */
  readonly royal?: { readonly type: string; readonly exits?: string };
  /** The possible results of a roll, in rising order; absent in a game without dice. */
  readonly dice?: readonly number[];
}

export interface Action {
  readonly picks: readonly Target[];
  readonly spelling: string;
  readonly notation: string;
  readonly kind: string;
}

/** A game as the app sees it, without the variant's own types, so that one app serves all games. */
export interface Game extends GameFacts {
  /** The version of the rules. Records of another version may replay differently. */
  readonly version: number;
  /** The looks of this game, merged with the looks that every game has. */
  readonly looks: Looks;
  readonly options: readonly GameOption[];
  readonly samples: readonly Sample[];
  readonly credit: Credit;
  /** The kinds of actions, each one word, such as `capture`. */
  readonly kinds: readonly string[];
  /** The clause cited when the turn passes to the other side. */
  readonly turnRule: RuleId;
  readonly lenses: readonly { readonly id: string; readonly title: string }[];
  readonly acceptedForms: readonly AcceptedForm<Position>[];
  readonly first: FirstGame | null;
  setup(seed: number, options?: SetupOptions): Position;
  /** Returns the menu without pruning, since pruning is slow. An open choice may lead to no action. */
  menu(position: Position): Menu<unknown>;
  /** Returns the menu after these picks. Choices without an action are refused, so that no pick is a dead end. */
  ask(position: Position, picks: readonly Target[]): Result<Menu<unknown>, Problem>;
  /** Prepares `outcome` and `ask` in slices, so that the screen never freezes. Returns whether both are ready. */
  prepare(position: Position, picks: readonly Target[] | null, mayContinue: MayContinue): boolean;
  asides(position: Position): readonly Choice<unknown>[];
  /** Explains why `target` cannot be picked after `picks`; null if no clause forbids it. */
  explain(position: Position, picks: readonly Target[], target: Target): Refusal | null;
  play(position: Position, picks: readonly Target[]): Result<PlayResult<Position>, Problem>;
  /** Plays an action with veiled dice, so that a preview never tells the future. */
  preview(position: Position, picks: readonly Target[]): Result<PlayResult<Position>, Problem>;
  /** Returns the position after an act, for a search. In `play`, dice may differ, since `play` mixes in the picks. */
  next(position: Position, act: unknown): Position;
  view(position: Position): BoardView;
  look(position: Position, lens: string, focus: Square | null): readonly (readonly [Square, Mark])[];
  /**
   * Returns the outcome; null while the game goes on. The outcome may depend on whether any act is legal.
   * If `findAct` returns a legal act, `outcome` may skip the search for a legal act.
   */
  outcome(position: Position, findAct?: () => unknown): Outcome | null;
  /** Yields the legal actions on the board that begin with `picks`, since some turns have too many for a list. */
  actions(position: Position, picks?: readonly Target[]): Generator<Action>;
  /** Returns the position with `side` to move, so that the unit on `at` can act. */
  withSideToMove(position: Position, side: Side, at: Square): Position | null;
  /** Returns a position with one piece, for a diagram of its moves; null if the game has none. */
  diagramPosition(type: string, side: Side, square: Square): Position | null;
  /** Returns marks on the enemies that could capture the unit on `at`. */
  attackers(position: Position, at: Square): readonly LensMark[];
  /** Returns the squares where the unit on `at` could capture. Null if units capture as they move. */
  captureSquares(position: Position, at: Square): readonly Square[] | null;
  /** Returns facts about `focus`. Without a focus, the facts are about the turn. */
  inspectorFacts(position: Position, focus: Square | null): readonly Badge[];
  readonly offersDraws: boolean;
  readonly hasUpcomingEvents: boolean;
  /** Yields one list of events for each coming turn. */
  upcomingEvents(position: Position): Iterable<readonly UpcomingEvent[]>;
  perft(position: Position, depth: number): number;
  /** Whether the game has position files. If not, `write` returns JSON. */
  readonly hasPositionFile: boolean;
  write(position: Position): string;
  read(text: string): Result<Position, Problem>;
  /** Reads one action, as picks (`e2 e4`) or in the variant's notation. */
  readAction(position: Position, text: string): Result<ReadAction, Problem>;
  /** Writes an action in notation. Throws if the picks are incomplete. */
  notate(position: Position, picks: readonly Target[], steps?: readonly Step[]): string;
}

/** Whether the game is not over and has a legal action. The search stops at the first legal action. */
export const canAct = (game: Game, position: Position): boolean =>
  !game.outcome(position) && menuHasAction(game.menu(position));

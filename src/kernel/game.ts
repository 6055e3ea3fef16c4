/**
 * A game as the app knows it, and its records. A variant writes a `GameSpec` (`spec.ts`); `defineGame` makes a
 * `Game` of it, over which the whole interface is written once.
 */
import type { Talk } from './agreement.ts';
import { isAlive } from './asking/legal.ts';
import type { Choice, MayGoOn, Menu, Refusal } from './asking/menu.ts';
import type { Target, UnitId } from './asking/target.ts';
import type { Board, Square } from './board/board.ts';
import type { Rng } from './chance.ts';
import type { Editor } from './editing/edit.ts';
import type { PassedOver, ReadAction } from './editing/notation.ts';
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

/** A game in a list, before its rules are loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** What texts of other programs call it, beside its id and title. */
  readonly names?: readonly string[];
  /** Its peculiarity, in two lines. */
  readonly summary: readonly [string, string];
  /** The effort of learning it, from 1 to 3. */
  readonly difficulty: 1 | 2 | 3;
  /** How long people play it, about. */
  readonly minutes: number;
  /** How many kinds of piece it begins with. */
  readonly kinds: number;
  /** Is it recommended as the first? */
  readonly start?: true;
  /** Has it a first game, with fewer rules? */
  readonly first?: true;
  load(): Promise<Game>;
  /** A demonstration of every clause, loaded when the rulebook is opened. */
  demos?(): Promise<Demos>;
  /** An example of every rule in dispute, loaded when one is shown. */
  examples?(): Promise<ReadingExamples>;
  /** The editor of its positions, loaded when one is set up. */
  editor?(): Promise<Editor>;
  /** Its primer and lessons, loaded with the lessons. */
  course?(): Promise<Course>;
  /** The meaning of its signs, loaded with the legend. */
  legend?(): Promise<Legend>;
  /** Its puzzles, loaded when they are looked at. */
  puzzles?(): Promise<readonly Puzzle[]>;
  /** The knowledge of a search about it, loaded for an opponent or a hint. */
  evaluation?(): Promise<Evaluation>;
}

/** The fields of every position. Positions are plain JSON and never change. */
export interface PositionBase {
  /** The side that is asked now, also in the middle of a turn. */
  readonly toMove: Side;
  /** Whole turns played so far, by both sides together. */
  readonly ply: number;
  /** The dice; null in a game without chance. */
  readonly rng: Rng | null;
  /** Asides, if any: kept by the kernel (`agreement`). A claim may put an end that it reaches here. */
  readonly talk?: Talk;
}

/** A position for the app: the fields of every game, and no rules. */
export type Position = PositionBase;

export type SetupOptions = Readonly<Record<string, string>>;

/** A choice at the start of a game, which its positions carry; the first value is the default. */
export interface GameOption<S = Position> {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  /** The clause in dispute of which the values are two readings, our ruling first. */
  readonly rule?: RuleId;
  /** The id of the value by which a position is played. */
  valueIn(state: S): string;
  /** A starting position by another value. */
  withValue(state: S, value: string): S;
}

/** A game with fewer rules, for first-time players. */
export interface FirstGame<S> {
  /** Its options at the start: a value of one of the game's. */
  readonly options: SetupOptions;
  /** The same position with all rules; null where all hold already. */
  grow(state: S): S | null;
}

/** A glyph on a 45 by 45 grid: closed outlines filled with the side's colour, and inner strokes. */
export interface Glyph {
  readonly fill: string;
  readonly line?: string;
}

/** A piece type with its name and drawing. */
export interface PieceInfo {
  readonly name: string;
  /** What texts of other programs call it. */
  readonly names?: readonly string[];
  /** As in diagrams and notation; White's, so in capitals. */
  readonly letter: string;
  /** Its power, in one sentence. */
  readonly gist: string;
  readonly glyph: Glyph;
}

/** A mark that a lens puts on a square. */
export type LensMark = readonly [Square, Mark];

/** An overlay over a position: attacked squares, held units, pulls of magnetism. */
export interface Lens<S> {
  readonly id: string;
  readonly title: string;
  show(state: S, focus: Square | null): readonly LensMark[];
}

/** A recorded game: a seed and spelled actions. Positions are only a cache of it. */
export interface GameRecord {
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly version: number;
  readonly seed: number;
  readonly options: SetupOptions;
  /** The position file it starts from, where it is not the game's own start. */
  readonly start?: string;
  readonly actions: readonly string[];
}

/** A game worth watching, told by its record. */
export interface Sample {
  readonly title: string;
  readonly record: GameRecord;
}

/** An action played. */
export interface Played<S> {
  /** The position it leads to. */
  readonly state: S;
  /** Its own steps: as `tell`, without those that follow from the position, so that no view is made. */
  readonly did: () => readonly Step[];
  /** Its steps, clause by clause: put into words at the first call, and the same list at every other. */
  readonly tell: () => readonly Step[];
}

/** An event of a coming turn, were nothing else done. */
export interface Coming {
  readonly text: string;
  readonly rule: RuleId;
  readonly squares: readonly Square[];
  /** The units it will affect, as they stand now. */
  readonly units: readonly UnitId[];
}

/** The facts of a game, with or without its rules at hand. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly board: Board;
  readonly pieces: Readonly<Record<string, PieceInfo>>;
  readonly rules: Rulebook;
  /** The type with which a game is lost, and the lens of its exits where it can be shut in. */
  readonly royal?: { readonly type: string; readonly exits?: string };
  /** The possible results of a roll, in rising order; absent in a game without dice. */
  readonly dice?: readonly number[];
}

/** One legal action, as the engine's users see it. */
export interface Action {
  readonly picks: readonly Target[];
  readonly spelling: string;
  readonly notation: string;
  readonly kind: string;
}

/** A game for the app: no type parameters, no rules. */
export interface Game extends GameFacts {
  /** The version of its rules: of another, old records may replay otherwise. */
  readonly version: number;
  readonly options: readonly GameOption[];
  readonly samples: readonly Sample[];
  readonly credit: Credit;
  /** Every kind that an action on the board can be of, each in one word. */
  readonly kinds: readonly string[];
  /** The clause of the course of a turn; named when the turn passes. */
  readonly turnRule: RuleId;
  readonly lenses: readonly { readonly id: string; readonly title: string }[];
  /** The liberties that the reader of its notation takes. */
  readonly passedOver: readonly PassedOver<Position>[];
  /** Its first game; null where it has none. */
  readonly first: FirstGame<Position> | null;
  setup(seed: number, options?: SetupOptions): Position;
  /** The whole tree, as the rules grow it: choices below which nothing is left are not refused yet. */
  menu(position: Position): Menu<unknown>;
  /** The question after these picks, or a leaf when they are complete. Asides stand at the root. */
  ask(position: Position, picks: readonly Target[]): Result<Menu<unknown>, Problem>;
  /**
   * Finds what `ask` will say, a little at a time: goes on as long as it may, each time where it stopped.
   * Gives whether all is known, so that `ask` and `outcome` answer at once. Without picks, only `outcome`.
   */
  prepare(position: Position, picks: readonly Target[] | null, mayGoOn: MayGoOn): boolean;
  /** The asides that are open now. */
  asides(position: Position): readonly Choice<unknown>[];
  /** The reason for which this target cannot be picked after these picks; null if it can. */
  explain(position: Position, picks: readonly Target[], target: Target): Refusal | null;
  play(position: Position, picks: readonly Target[]): Result<Played<Position>, Problem>;
  /** As `play`, with veiled dice: every roll gives its usual outcome. */
  preview(position: Position, picks: readonly Target[]): Result<Played<Position>, Problem>;
  /** The position after an act of its menu, the dice as they stand: for a search, which reads no steps. */
  next(position: Position, act: unknown): Position;
  view(position: Position): BoardView;
  look(position: Position, lens: string, focus: Square | null): readonly (readonly [Square, Mark])[];
  /**
   * `able`: an act on the board found legal, if the caller finds one more cheaply than the game does, or
   * null.
   */
  outcome(position: Position, able?: () => unknown): Outcome | null;
  /** Every legal action on the board, found lazily, optionally below some picks. */
  actions(position: Position, picks?: readonly Target[]): Generator<Action>;
  /**
   * The same board with this side to begin its turn: for the reach of the unit on a square, never to play on.
   */
  asIf(position: Position, side: Side, at: Square): Position | null;
  /** A piece by itself on a square, for a diagram of its movement. */
  lone(type: string, side: Side, square: Square): Position | null;
  /** The enemies that could capture the unit there; none in a game without `attackers`. */
  attackers(position: Position, at: Square): readonly LensMark[];
  /**
   * The squares on which the unit there could capture, empty or not; null in a game that draws no difference.
   */
  strikes(position: Position, at: Square): readonly Square[] | null;
  /** Facts of a square, or of the turn (null), beyond its badges and marks. */
  about(position: Position, focus: Square | null): readonly Badge[];
  /** Can the players agree on a draw in it? */
  readonly offersDraws: boolean;
  /** Can coming turns have events of their own? */
  readonly hasComing: boolean;
  /** The events of the coming turns, each turn found when it is asked for. */
  coming(position: Position): Iterable<readonly Coming[]>;
  /** Complete plays to that depth. */
  perft(position: Position, depth: number): number;
  /** Has it a position file? Without one, `write` gives plain JSON and `read` refuses every text. */
  readonly hasPositionFile: boolean;
  write(position: Position): string;
  read(text: string): Result<Position, Problem>;
  /** Reads one action, as picks (`e2 e4`) or in the variant's notation. */
  readAction(position: Position, text: string): Result<ReadAction, Problem>;
  /**
   * An action in the variant's notation; with its steps, also the results of dice. The picks must be
   * complete.
   */
  notate(position: Position, picks: readonly Target[], steps?: readonly Step[]): string;
}

/** Can anything be played here? Looks only until it finds one action. */
export const canAct = (game: Game, position: Position): boolean =>
  !game.outcome(position) && isAlive(game.menu(position));

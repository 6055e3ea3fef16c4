/** The interface that a variant implements (`GameSpec`), from which `defineGame` makes a `Game`. */
import type { Agreement } from './agreement.ts';
import type { Choice, MayContinue, Menu } from './asking/menu.ts';
import type { Square } from './board/board.ts';
import type { Looks } from './drawing/looks.ts';
import type { Notation, TextFormat } from './editing/notation.ts';
import type { Options } from './editing/options.ts';
import type { Step } from './event.ts';
import type { GameFacts, Lens, LensMark, PositionBase, Sample, SetupOptions, UpcomingEvent } from './game.ts';
import type { Credit, RuleId } from './learning/rulebook.ts';
import type { Side } from './side.ts';
import type { Badge, Outcome, VariantView } from './view.ts';

/** A variant's definition of a game. All functions are pure. `Act` is what a leaf of the menu holds. */
export interface GameSpec<S extends PositionBase, Act> extends GameFacts {
  /** The version of the rules; default 1. It is raised when old records may replay differently. */
  readonly version?: number;
  /** The marks and badges of this game, in addition to those of every game. */
  readonly looks?: Partial<Looks>;
  readonly options?: Options;
  /** Returns the starting position. The kernel then sets the chosen options in it. */
  setup(seed: number, chosen: SetupOptions): S;
  /** Returns the question at the root of the menu. Called only while the game is not over. */
  menu(state: S): Menu<Act>;
  next(state: S, act: Act): S;
  view(state: S, outcome: () => Outcome | null): VariantView;
  /** Returns the end of the game, or null. Default: only agreement ends a game. `findAct` may return a legal act. */
  outcome?(state: S, findAct?: () => Act | null): Outcome | null;
  readonly telling?: Telling<S, Act>;
  readonly editing?: Editing<S>;
  readonly learning?: Learning;
  readonly asking?: Asking<S, Act>;
}

interface Telling<S, Act> {
  /** The steps of an action in the order of the rules. Default: one step under `turnRule` with all changes of units. */
  tell?(state: S, act: Act, after: S): readonly Step[];
  /** The clause cited when the turn passes to the other side. Default: the first clause of the rulebook. */
  readonly turnRule?: RuleId;
  /** The kinds of actions, such as `move` or `capture`. */
  readonly kinds?: { readonly all: readonly string[]; of(act: Act): string };
  /** The notation of actions. Default: an action is written as its picks (`e2 e4`). */
  readonly notation?: Notation<S, Act>;
  /** Returns more facts for the inspector: about the square `focus`, or about the turn if `focus` is null. */
  inspectorFacts?(state: S, focus: Square | null, outcome: () => Outcome | null): readonly Badge[];
  readonly lenses?: readonly Lens<S>[];
  /** Lists the events that happen by themselves. Yields one list per turn, from the present turn on. */
  upcomingEvents?(state: S): Iterable<readonly UpcomingEvent[]>;
}

interface Editing<S> {
  readonly text?: TextFormat<S>;
  /** Returns a position for analysis: `side` is to move, in the phase in which the unit on `at` acts. */
  withSideToMove?(state: S, side: Side, at: Square): S | null;
  /** Returns a position with one piece for a diagram. The pieces that every position needs stand far away. */
  diagramPosition?(type: string, side: Side, square: Square): S | null;
}

interface Learning {
  readonly credit?: Credit;
  readonly samples?: readonly Sample[];
  /** The options of a game with fewer rules, for beginners. */
  readonly first?: SetupOptions;
}

interface Asking<S extends PositionBase, Act> {
  /** The clauses for resigning and draws by agreement, in games that have them. The kernel implements both. */
  readonly agreement?: Agreement<S>;
  /** Returns further asides, such as draw claims. Counts and random walks leave them out. */
  asides?(state: S): readonly Choice<Act>[];
  /** Returns a mark for each enemy that could capture the unit on `at`. The marks point to that unit. */
  attackers?(state: S, at: Square): readonly LensMark[];
  /** Returns the squares where the unit on `at` could capture. Omitted where units capture as they move. */
  captureSquares?(state: S, at: Square): readonly Square[];
  /** Searches for `outcome`'s result while `mayContinue` allows, and caches the result. Returns whether it is known. */
  prepare?(state: S, mayContinue: MayContinue): boolean;
  readonly counting?: Counting<S, Act>;
}

/** Changes to perft, so that its counts match those of a rules document. */
export interface Counting<S, Act> {
  /** Returns the menu of the acts that perft counts. Default: all acts. */
  menu?(state: S): Menu<Act>;
  /** Returns the position after an act as the rules document defines it. */
  next?(state: S, act: Act): S;
  /** Whether counting stops at this position. Default: where the game has an outcome. */
  isOver?(state: S): boolean;
  /** Whether a play (one ply of perft) ends at this position. Default: after every action. */
  endsPlay?(state: S): boolean;
}

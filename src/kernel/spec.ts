/**
 * The interface that a variant implements: its facts, the tree of questions (`menu`), the position after a
 * leaf (`next`) and its view. Everything else is in four parts, which are optional, as are most of their
 * members.
 */
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
  /** Default 1. Raised when a rule changes so that old records may replay otherwise. */
  readonly version?: number;
  /** Its own marks and badges, beside those of every game. */
  readonly looks?: Partial<Looks>;
  readonly options?: Options;
  /** The starting position, in which the kernel sets the chosen options. */
  setup(seed: number, chosen: SetupOptions): S;
  /** The question at the root. Called only while the game goes on. */
  menu(state: S): Menu<Act>;
  next(state: S, act: Act): S;
  view(state: S, outcome: () => Outcome | null): VariantView;
  /**
   * The end of the game, or null while it goes on. Without it, a game ends by agreement alone. `findAct` returns
   * a legal act if the caller knows one, which saves a search for any.
   */
  outcome?(state: S, findAct?: () => Act | null): Outcome | null;
  readonly telling?: Telling<S, Act>;
  readonly editing?: Editing<S>;
  readonly learning?: Learning;
  readonly asking?: Asking<S, Act>;
}

interface Telling<S, Act> {
  /**
   * The steps of an action, clause by clause in the order of the rules; `after` is the result of `next`.
   * Default: one step with the changes on the board, under `turnRule`.
   */
  tell?(state: S, act: Act, after: S): readonly Step[];
  /** The clause named when the turn passes. Default: the first of the rulebook. */
  readonly turnRule?: RuleId;
  /** The kinds of actions, used in filters (`move`, `capture`, a code of the rules document). */
  readonly kinds?: { readonly all: readonly string[]; of(act: Act): string };
  /** Default: an action is written as its picks. */
  readonly notation?: Notation<S, Act>;
  /** Facts for the inspector of a square, or (null) of the turn, in addition to badges and marks. */
  inspectorFacts?(state: S, focus: Square | null, outcome: () => Outcome | null): readonly Badge[];
  readonly lenses?: readonly Lens<S>[];
  /** Events of the coming turns if nothing else is done: one list per turn, the present turn first. */
  upcomingEvents?(state: S): Iterable<readonly UpcomingEvent[]>;
}

interface Editing<S> {
  readonly text?: TextFormat<S>;
  /**
   * The position with `side`, or the unit on `at`, about to move: for display, never for play. Null if it
   * cannot.
   */
  withSideToMove?(state: S, side: Side, at: Square): S | null;
  /**
   * A position with one piece, and those that every position needs far away. Null if it never stands alone.
   */
  diagramPosition?(type: string, side: Side, square: Square): S | null;
}

interface Learning {
  readonly credit?: Credit;
  readonly samples?: readonly Sample[];
  /** The options of a game with fewer rules, for beginners. */
  readonly first?: SetupOptions;
}

interface Asking<S extends PositionBase, Act> {
  /** The clauses for resigning and draws by agreement, in games that have them. The kernel does the rest. */
  readonly agreement?: Agreement<S>;
  /** Further asides, such as draw claims. They are never counted, and random walks leave them out. */
  asides?(state: S): readonly Choice<Act>[];
  /** The enemies that could capture the unit on `at`, as marks on their squares that point to it. */
  attackers?(state: S, at: Square): readonly LensMark[];
  /** The squares on which the unit could capture, empty or not. Omitted where units capture as they move. */
  captureSquares?(state: S, at: Square): readonly Square[];
  /** Prepares the answer of `outcome` while `mayContinue` allows. Returns whether it is known. */
  prepare?(state: S, mayContinue: MayContinue): boolean;
  readonly counting?: Counting<S, Act>;
}

/** Perft counting, for rules documents that count otherwise than `menu` and `next` play. */
export interface Counting<S, Act> {
  /** The acts to count, if some that can be played are not counted. */
  menu?(state: S): Menu<Act>;
  /** The position after an act, with the uncounted acts done as the rules document says. */
  next?(state: S, act: Act): S;
  /** Whether counting stops here. Default: where there is an outcome. */
  isOver?(state: S): boolean;
  /** Whether a complete play ends here. Default: after every action. */
  endsPlay?(state: S): boolean;
}

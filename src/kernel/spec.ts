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

/** A variant's definition of a game. All functions are pure, so that the kernel can cache their results. */
export interface GameSpec<S extends PositionBase, Act> extends GameFacts {
  /** The version of the rules, raised when old records may replay differently. */
  readonly version?: number;
  readonly looks?: Partial<Looks>;
  readonly options?: Options;
  /** Returns the starting position. The kernel then sets the options. */
  setup(seed: number, chosen: SetupOptions): S;
  menu(state: S): Menu<Act>;
  next(state: S, act: Act): S;
  view(state: S, outcome: () => Outcome | null): VariantView;
  /**
   * Returns the outcome; null while the game goes on. The outcome may depend on whether any act is legal.
   * If `findAct` returns a legal act, `outcome` may skip the search for a legal act.
   */
  outcome?(state: S, findAct?: () => Act | null): Outcome | null;
  readonly telling?: Telling<S, Act>;
  readonly editing?: Editing<S>;
  readonly learning?: Learning;
  readonly asking?: Asking<S, Act>;
}

interface Telling<S, Act> {
  /** Returns the steps of an action. Default: one step with all changes of units. */
  tell?(state: S, act: Act, after: S): readonly Step[];
  /** The clause cited when the turn passes. Default: the first clause. */
  readonly turnRule?: RuleId;
  /** The kinds of actions, such as `move` or `capture`. Default: only `move`. */
  readonly kinds?: { readonly all: readonly string[]; of(act: Act): string };
  /** The notation of actions. Default: the picks (`e2 e4`). */
  readonly notation?: Notation<S, Act>;
  inspectorFacts?(state: S, focus: Square | null, outcome: () => Outcome | null): readonly Badge[];
  readonly lenses?: readonly Lens<S>[];
  /** Yields one list of events for each turn, from the present turn on. */
  upcomingEvents?(state: S): Iterable<readonly UpcomingEvent[]>;
}

interface Editing<S> {
  readonly text?: TextFormat<S>;
  withSideToMove?(state: S, side: Side, at: Square): S | null;
  diagramPosition?(type: string, side: Side, square: Square): S | null;
}

interface Learning {
  readonly credit?: Credit;
  readonly samples?: readonly Sample[];
  readonly first?: SetupOptions;
}

interface Asking<S extends PositionBase, Act> {
  readonly agreement?: Agreement<S>;
  /** Returns the asides of this variant, such as draw claims. The kernel adds the declarations, such as resigning. */
  asides?(state: S): readonly Choice<Act>[];
  attackers?(state: S, at: Square): readonly LensMark[];
  /** Returns the squares where the unit on `at` could capture. Omitted if units capture as they move. */
  captureSquares?(state: S, at: Square): readonly Square[];
  /** Searches for the outcome in slices, so that the screen never freezes. Returns whether the outcome is known. */
  prepare?(state: S, mayContinue: MayContinue): boolean;
  readonly counting?: Counting<S, Act>;
}

/** How perft counts a game, to match the counts in a rules document. */
export interface Counting<S, Act> {
  /** Returns the menu that perft counts. Default: the whole menu. */
  menu?(state: S): Menu<Act>;
  /** Returns the position that perft reaches by an act. Default: the usual next position. */
  next?(state: S, act: Act): S;
  /** Whether perft stops at this position. Default: whether the game is over. */
  isOver?(state: S): boolean;
  /**
   * Whether a play ends at this position. A play is the group of actions that perft counts as one ply.
   * Default: true.
   */
  endsPlay?(state: S): boolean;
}

/**
 * A game as a variant writes it: its facts, the tree of questions (`menu`), the position after a leaf (`next`)
 * and its view. All that a game may have beyond them stands in four parts, each optional as a whole and by
 * member.
 */
import type { Agreement } from './agreement.ts';
import type { Choice, MayGoOn, Menu } from './asking/menu.ts';
import type { Square } from './board/board.ts';
import type { Notation, TextFormat } from './editing/notation.ts';
import type { Step } from './event.ts';
import type {
  Coming,
  FirstGame,
  GameFacts,
  GameOption,
  Lens,
  LensMark,
  PositionBase,
  Sample,
} from './game.ts';
import type { Credit, RuleId } from './learning/rulebook.ts';
import type { Side } from './side.ts';
import type { Badge, Outcome, Shown } from './view.ts';

/** All functions are pure. */
export interface GameSpec<S extends PositionBase, Act> extends GameFacts {
  /** Raised when a rule changes so that old records may replay otherwise. Without it, 1. */
  readonly version?: number;
  readonly options?: readonly GameOption<S>[];
  /** The start by the first value of every option. */
  setup(seed: number): S;
  /** The acts that are open on the board now; asked only while the game goes on. */
  menu(state: S): Menu<Act>;
  /** The position after an action. It tells nothing: counting, legality and search need no more than this. */
  next(state: S, act: Act): S;
  /** The view of a position; `outcome` gives the end, be it played or said. */
  view(state: S, outcome: () => Outcome | null): Shown;
  /**
   * The end of the game; null while it goes on. Whether anything can be done may take time to find: `able`
   * gives an act found legal, if the caller knows one, or null. Without it, a game ends by agreement alone.
   */
  outcome?(state: S, able?: () => Act | null): Outcome | null;
  readonly telling?: Telling<S, Act>;
  readonly editing?: Editing<S>;
  readonly learning?: Learning<S>;
  readonly asking?: Asking<S, Act>;
}

/** An action and a position in words. */
interface Telling<S, Act> {
  /**
   * The steps of an action, clause by clause in the order of the rules; `after` is the result of `next`.
   * Without it, one step of what changed on the board, under the clause of the turn.
   */
  tell?(state: S, act: Act, after: S): readonly Step[];
  /** The clause named when the turn passes. Without it, the first of the rulebook. */
  readonly turnRule?: RuleId;
  /** What an action can be, for filters (`move`, `capture`, a code of the rules document), and what one is. */
  readonly kinds?: { readonly all: readonly string[]; of(act: Act): string };
  /** Without it an action is written as its picks. */
  readonly notation?: Notation<S, Act>;
  /** The inspector's facts of a square, or (null) of the turn, beyond badges and marks, each with its clause. */
  about?(state: S, focus: Square | null, outcome: () => Outcome | null): readonly Badge[];
  readonly lenses?: readonly Lens<S>[];
  /** The events of the coming turns, were nothing else done: a list for each, the present turn first. */
  coming?(state: S): Iterable<readonly Coming[]>;
}

/** Positions from outside and by hand. */
interface Editing<S> {
  /** The position file. */
  readonly text?: TextFormat<S>;
  /**
   * The same board as if this side were about to begin its turn, or the part of it in which the unit on `at`
   * moves; to be looked at and never played. Null where nothing is asked.
   */
  asIf?(state: S, side: Side, at: Square): S | null;
  /**
   * A piece by itself on a square, with the others that every position needs far out of its way; null for a
   * piece that never stands alone.
   */
  lone?(type: string, side: Side, square: Square): S | null;
}

/** What comes with a game for its players. */
interface Learning<S> {
  readonly credit?: Credit;
  readonly samples?: readonly Sample[];
  readonly first?: FirstGame<S>;
}

/** What a position is asked beside its menu. */
interface Asking<S extends PositionBase, Act> {
  /**
   * For games in which players may resign and agree on a draw at any time: the clauses of that. The kernel
   * does the rest.
   */
  readonly agreement?: Agreement<S>;
  /** Further asides, such as claims: never counted nor walked at random. */
  asides?(state: S): readonly Choice<Act>[];
  /** The enemies that could capture the unit there, as marks on their squares that lead to it. */
  attackers?(state: S, at: Square): readonly LensMark[];
  /** The squares on which the unit there could capture, empty or not; left out where units capture as they move. */
  strikes?(state: S, at: Square): readonly Square[];
  /** Finds what `outcome` takes long to know, as long as it may; gives whether it is known. */
  prepare?(state: S, mayGoOn: MayGoOn): boolean;
  readonly counting?: Counting<S, Act>;
}

/** The count of complete plays (perft), where the rules document counts otherwise than `menu` and `next` play. */
export interface Counting<S, Act> {
  /** The acts that are counted, where some that can be played are not. */
  menu?(state: S): Menu<Act>;
  /** The position after an act, with the uncounted ones done as the rules document says. */
  next?(state: S, act: Act): S;
  /** Does a count go no deeper here? Without it, where there is an outcome. */
  isOver?(state: S): boolean;
  /** Does a complete play end here? Without it every action is one. */
  endsPlay?(state: S): boolean;
}

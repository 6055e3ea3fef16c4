/**
 * What a search knows of a game beyond its rules: what a position is worth, where to look first, and how far.
 * A variant writes it in `worth.ts`, and it is loaded when somebody asks for an opponent or a hint.
 */
import type { Position } from './game.ts';
import type { Path, Target } from './menu.ts';
import type { Side } from './side.ts';
import type { Outcome } from './view.ts';

/** A number of an evaluation, in hundredths of a Pawn, and the reason for it in one line. */
export interface Figure {
  readonly value: number;
  readonly why: string;
}

/** More than all pieces together: what capturing a royal piece wins, which ends the game. */
export const ROYAL = 100_000;

/** One part of an evaluation: how much better White has it than Black. */
export interface Term<S> {
  readonly why: string;
  /** What an action does that is good for its side by this term: "gives the worm more room". */
  readonly says: string;
  /** White's share less Black's, in hundredths of a Pawn. */
  of(state: S): number;
}

/** One of the ways that dice may fall. */
export interface Roll<S> {
  readonly state: S;
  /** How likely it is. */
  readonly chance: number;
}

/** How likely it is that the dice fall in one of these ways. */
export const chanceOf = (rolls: readonly Roll<unknown>[]): number =>
  rolls.reduce((sum, { chance }) => sum + chance, 0);

const ROUNDING = 1e-9;

/** Are these all ways that dice may fall? */
export const areAll = (rolls: readonly Roll<unknown>[]): boolean => chanceOf(rolls) > 1 - ROUNDING;

/** How many actions a search looks at in one position. */
export interface Breadth {
  /** Only those that capture, threaten or save something. */
  readonly forcing: boolean;
  /** At most so many that do neither. */
  readonly quiet: number;
}

/** What a search has found elsewhere of an action by these picks: the higher, the sooner it is looked at. */
export type Favour = (picks: readonly Target[]) => number;

/** What a variant says of its positions. A position that it is asked about has no outcome yet. */
export interface Worth<S = Position, Act = unknown> {
  /** What each type of piece is worth; a piece that cannot be lost without losing the game has none. */
  readonly material: Readonly<Record<string, Figure>>;
  /** The parts of the evaluation of a position at the beginning of a turn; their sum is what it is worth. */
  readonly terms: readonly Term<S>[];
  /** How many positions a search visits in a second on an ordinary machine: what levels are measured by. */
  readonly pace: number;
  /** The same for two positions if what can follow is the same, repetition left aside. */
  key(state: S): string;
  /**
   * What an action captures or wins at once, by the material table; 0 for a quiet one. Made before it is
   * played.
   */
  gain(state: S, act: Act): number;
  /** Is the turn half played, so that its worth shows only at its end? */
  isMidTurn?(state: S): boolean;
  /** Are dice asked for, which players roll and enter? Then there is nothing to think about. */
  awaitsDice?(state: S): boolean;
  /**
   * How the game has ended, but for a side that can do nothing: a search finds that by itself. Left out where
   * the whole outcome is found as quickly.
   */
  decisionIn?(state: S): Outcome | null;
  /** Is the side to move in check? Then a search looks at everything that it can do. */
  isInCheck?(state: S): boolean;
  /**
   * The position after the side to move does nothing, where the rules let it: what is good enough even so needs no
   * other look (null-move pruning). Null: it may not. Left out in a game without passing.
   */
  pass?(state: S): S | null;
  /**
   * By how much a quiet action seldom betters a position, in hundredths of a Pawn: where more is lacking and no turn is
   * left to look ahead, quiet ones are not looked at (futility pruning). Left out where there is no such number.
   */
  readonly quietGain?: number;
  /**
   * The actions worth looking at, the most promising first. Left out where a list of all is short: then the
   * menu gives them. Each is found when it is asked for, since few are; `favour` is to be added to what quiet
   * ones promise.
   */
  actions?(state: S, breadth: Breadth, favour?: Favour): Iterable<Path<Act>>;
  /**
   * Is the end so near that an action may win which promises nothing? Then whoever looks for forced wins goes through
   * all of a list. Left out where `actions` give all that can win.
   */
  isNearEnd?(state: S): boolean;
  /** The ways that the dice may fall after an action, all or the likeliest. Left out in a game without dice. */
  rolls?(state: S, act: Act): readonly Roll<S>[];
}

/** What a position is worth to White, in hundredths of a Pawn. */
export const evaluate = <S>({ terms }: Pick<Worth<S, never>, 'terms'>, state: S): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]?.of(state) ?? 0;
  return sum;
};

/** What stands on a board is worth to its side, by a table: White's pieces less Black's. */
export const materialTerm = <S>(
  material: Worth['material'],
  pieces: (state: S) => readonly ({ readonly side: Side; readonly type: string } | null)[],
): Term<S> => ({
  why: 'More and stronger pieces win in the end.',
  says: 'gains material',
  of: (state) => {
    let sum = 0;
    for (const piece of pieces(state)) {
      if (!piece) continue;
      const value = material[piece.type]?.value ?? 0;
      sum += piece.side === 'white' ? value : -value;
    }
    return sum;
  },
});

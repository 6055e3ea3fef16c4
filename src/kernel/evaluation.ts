/**
 * The knowledge of a search about a game beyond its rules: the evaluation, the order and the breadth of its
 * moves. A variant writes it in `evaluation.ts`, and it is loaded for an opponent or a hint.
 */
import type { Path } from './asking/legal.ts';
import type { Target } from './asking/target.ts';
import type { Position } from './game.ts';
import type { Side } from './side.ts';
import type { Outcome } from './view.ts';

/** A number of an evaluation, in hundredths of a Pawn, and the reason for it in one line. */
interface Figure {
  readonly value: number;
  readonly why: string;
}

/** More than all pieces together: the gain of capturing a royal piece, which ends the game. */
export const ROYAL = 100_000;

/** One part of an evaluation: White's advantage over Black. */
interface Term<S> {
  readonly why: string;
  /** The good that an action does for its side by this term: "gives the worm more room". */
  readonly says: string;
  /** White's share less Black's, in hundredths of a Pawn. */
  of(state: S): number;
}

/** One possible result of the dice. */
export interface RollResult<S> {
  readonly state: S;
  /** Its probability. */
  readonly chance: number;
}

/** The probability of these results together. */
export const chanceOf = (rolls: readonly RollResult<unknown>[]): number =>
  rolls.reduce((sum, { chance }) => sum + chance, 0);

const ROUNDING = 1e-9;

/** Are these all possible results? */
export const areAll = (rolls: readonly RollResult<unknown>[]): boolean => chanceOf(rolls) > 1 - ROUNDING;

/** The breadth of a search in one position. */
export interface Breadth {
  /** Only actions that capture, threaten or save something. */
  readonly forcing: boolean;
  /** The most quiet actions, which do neither. */
  readonly quiet: number;
}

/** The score of these picks from elsewhere in a search: the higher, the sooner they are looked at. */
export type Bonus = (picks: readonly Target[]) => number;

/** A variant's knowledge of its positions. Every position given to it has no outcome yet. */
export interface Evaluation<S = Position, Act = unknown> {
  /** The value of each type of piece; a piece whose loss ends the game has none. */
  readonly material: Readonly<Record<string, Figure>>;
  /** The terms of the evaluation of a position at the beginning of a turn; their sum is its value. */
  readonly terms: readonly Term<S>[];
  /** Positions that a search visits in a second on an ordinary machine: the measure of levels. */
  readonly nodesPerSecond: number;
  /** The same for two positions with the same possible futures, repetition left aside. */
  key(state: S): string;
  /**
   * The gain of an action by the material table: captures and immediate wins; 0 for a quiet one. Found before
   * it is played.
   */
  captureGain(state: S, act: Act): number;
  /** Is the turn half played, so that its value shows only at its end? */
  isMidTurn?(state: S): boolean;
  /** Are dice asked for, which players roll and enter? Then a search is useless. */
  awaitsDice?(state: S): boolean;
  /**
   * The end of the game, but for a side without actions: a search finds that by itself. Left out where the
   * whole outcome is found as quickly.
   */
  decisionIn?(state: S): Outcome | null;
  /** Is the side to move in check? Then a search looks at all of its actions. */
  isInCheck?(state: S): boolean;
  /**
   * The position after a pass, for null-move pruning. Null where passing is not allowed. Left out in a game
   * without passing.
   */
  pass?(state: S): S | null;
  /**
   * Futility margin in hundredths of a Pawn: the most that a quiet action usually gains. Left out in a game
   * without such a margin.
   */
  readonly futilityMargin?: number;
  /**
   * The actions worth looking at, the most promising first. Left out where a list of all is short: then the
   * menu gives them. Each is found when it is asked for, since few are; `bonus` is added to the promise of
   * quiet ones.
   */
  actions?(state: S, breadth: Breadth, bonus?: Bonus): Iterable<Path<Act>>;
  /**
   * Is the end so near that a quiet action may win? Then a search for forced wins looks at all actions. Left
   * out where `actions` gives all that can win.
   */
  isNearEnd?(state: S): boolean;
  /** The possible results of an action's dice, all or the likeliest. Left out in a game without dice. */
  rolls?(state: S, act: Act): readonly RollResult<S>[];
}

/** The value of a position for White, in hundredths of a Pawn. */
export const evaluate = <S>({ terms }: Pick<Evaluation<S, never>, 'terms'>, state: S): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]?.of(state) ?? 0;
  return sum;
};

/** The material on a board, by a table: White's pieces less Black's. */
export const materialTerm = <S>(
  material: Evaluation['material'],
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

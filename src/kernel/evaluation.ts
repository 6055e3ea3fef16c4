/**
 * A game's knowledge for the search beyond its rules: evaluation, move ordering and breadth. A variant writes
 * it in `evaluation.ts`, which is loaded only for an opponent or a hint.
 */
import type { Path } from './asking/legal.ts';
import type { Target } from './asking/target.ts';
import type { Position } from './game.ts';
import type { Side } from './side.ts';
import type { Outcome } from './view.ts';

/** A value in hundredths of a Pawn, and the reason for it in one line. */
interface PieceValue {
  readonly value: number;
  readonly why: string;
}

/** The gain of capturing a royal piece, which ends the game: more than all pieces together. */
export const ROYAL_VALUE = 100_000;

interface Term<S> {
  readonly why: string;
  /** What an action gains for its side by this term: "gives the worm more room". */
  readonly says: string;
  /** White's share less Black's, in hundredths of a Pawn. */
  of(state: S): number;
}

/** One possible result of the dice, with its probability. */
export interface RollResult<S> {
  readonly state: S;
  readonly chance: number;
}

/** The probability of these results together, from 0 to 1. */
export const chanceOf = (rolls: readonly RollResult<unknown>[]): number =>
  rolls.reduce((sum, { chance }) => sum + chance, 0);

const ROUNDING = 1e-9;

export const coverAllResults = (rolls: readonly RollResult<unknown>[]): boolean => chanceOf(rolls) > 1 - ROUNDING;

export interface Breadth {
  /** Searches only actions that capture, threaten or save something. */
  readonly forcing: boolean;
  /** The most quiet actions searched. */
  readonly quiet: number;
}

/** The score of picks from elsewhere in a search: higher scores are searched first. */
export type Bonus = (picks: readonly Target[]) => number;

/** A variant's knowledge of its positions. No position passed to it has an outcome. */
export interface Evaluation<S = Position, Act = unknown> {
  /** The value of each piece type, without those whose loss ends the game. */
  readonly material: Readonly<Record<string, PieceValue>>;
  /** The terms of the evaluation at the beginning of a turn; their sum is the value. */
  readonly terms: readonly Term<S>[];
  /** Positions searched per second on an ordinary machine. It scales the opponent's levels. */
  readonly nodesPerSecond: number;
  /** The key of the transposition table: equal for positions with the same futures, apart from repetition. */
  key(state: S): string;
  /** The material gained, or the value of an immediate win, before the action is played; 0 if it is quiet. */
  captureGain(state: S, act: Act): number;
  /** Whether the turn is half played, so that its value shows only at its end. */
  isMidTurn?(state: S): boolean;
  /** Whether players are to roll and enter dice. A search is useless there. */
  awaitsDice?(state: S): boolean;
  /** The end of the game, apart from a side without actions. Omitted where `outcome` is as fast. */
  decisionIn?(state: S): Outcome | null;
  /** Whether the side to move is in check. A search then looks at all of its actions. */
  isInCheck?(state: S): boolean;
  /** The position after a pass, for null-move pruning; null where a pass is not allowed. */
  pass?(state: S): S | null;
  /** The futility margin in hundredths of a Pawn: the most that a quiet action usually gains. */
  readonly futilityMargin?: number;
  /**
   * The actions worth searching, the most promising first, found lazily. `bonus` is added to the scores of
   * quiet ones. Omitted where the menu's list is short enough to be searched whole.
   */
  actions?(state: S, breadth: Breadth, bonus?: Bonus): Iterable<Path<Act>>;
  /**
   * Whether the end is so near that a quiet action may win: a search for forced wins then looks at all
   * actions. Omitted where `actions` gives all that can win.
   */
  isNearEnd?(state: S): boolean;
  /** The results of an action's dice, all or the likeliest. Omitted in games without dice. */
  rolls?(state: S, act: Act): readonly RollResult<S>[];
}

/** The value of a position for White, in hundredths of a Pawn. */
export const evaluate = <S>({ terms }: Pick<Evaluation<S, never>, 'terms'>, state: S): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]?.of(state) ?? 0;
  return sum;
};

/** The material term: White's pieces less Black's by the table `material`. */
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

/** What the search must know of a game, loaded apart from the rules, so that games open faster. */
import type { Path } from './asking/legal.ts';
import type { Target } from './asking/target.ts';
import type { Position } from './game.ts';
import type { Side } from './side.ts';
import type { Outcome } from './view.ts';

/** The value of a piece in hundredths of a Pawn. */
interface PieceValue {
  readonly value: number;
  readonly why: string;
}

/** The value of a royal piece, more than all others together, in hundredths of a Pawn. */
export const ROYAL_VALUE = 100_000;

interface Term<S> {
  readonly why: string;
  /** Words that say what a side gains by the term: "gives the worm more room". */
  readonly says: string;
  /** Returns White's term minus Black's, in hundredths of a Pawn. */
  of(state: S): number;
}

/** One possible result of the dice, with its probability (0 to 1). */
export interface RollResult<S> {
  readonly state: S;
  readonly chance: number;
}

export const chanceOf = (rolls: readonly RollResult<unknown>[]): number =>
  rolls.reduce((sum, { chance }) => sum + chance, 0);

const ROUNDING = 1e-9;

export const coversAllResults = (rolls: readonly RollResult<unknown>[]): boolean => chanceOf(rolls) > 1 - ROUNDING;

export interface Breadth {
  /** Whether to search only captures, threats and rescues. */
  readonly forcing: boolean;
  /** The maximum number of quiet (not forcing) actions to search. */
  readonly quiet: number;
}

/** Returns the bonus of picks in move ordering (killer moves). Picks with a higher bonus are searched first. */
export type OrderingBonus = (picks: readonly Target[]) => number;

export interface Evaluation<S = Position, Act = unknown> {
  /** The values of all piece types except royal ones, whose loss ends the game. */
  readonly material: Readonly<Record<string, PieceValue>>;
  readonly terms: readonly Term<S>[];
  /** Positions searched per second on an ordinary machine, to turn seconds of thought into a budget. */
  readonly nodesPerSecond: number;
  /** Returns the key for the transposition table. The key ignores repetitions, so that more positions match. */
  key(state: S): string;
  /** Returns what an act wins at once, in hundredths of a Pawn. */
  captureGain(state: S, act: Act): number;
  /** Whether the turn is only half played, when a static evaluation means little. */
  isMidTurn?(state: S): boolean;
  /** Whether the players must now roll dice and enter the result. The search then has nothing to choose. */
  awaitsDice?(state: S): boolean;
  /** Returns the outcome if the game is decided, without the slow test for a lack of legal actions. */
  decisionIn?(state: S): Outcome | null;
  isInCheck?(state: S): boolean;
  /** Returns the position after a pass, for null-move pruning; null if no pass is possible. */
  pass?(state: S): S | null;
  /** The most that a quiet action usually gains, in hundredths of a Pawn. */
  readonly futilityMargin?: number;
  /** Yields the actions worth searching, best first. Default: all actions. */
  actions?(state: S, breadth: Breadth, bonus?: OrderingBonus): Iterable<Path<Act>>;
  /** Whether quiet actions may win, since the end is near. A search for wins then tries all actions. */
  isNearEnd?(state: S): boolean;
  /** Returns the results of the dice that an act rolls: all results, or the likeliest. */
  rolls?(state: S, act: Act): readonly RollResult<S>[];
}

/** Returns White's static evaluation in hundredths of a Pawn. */
export const evaluate = <S>({ terms }: Pick<Evaluation<S, never>, 'terms'>, state: S): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]?.of(state) ?? 0;
  return sum;
};

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

/** What the search must know of a game. A variant's `evaluation.ts` is loaded only for an opponent or a hint. */
import type { Path } from './asking/legal.ts';
import type { Target } from './asking/target.ts';
import type { Position } from './game.ts';
import type { Side } from './side.ts';
import type { Outcome } from './view.ts';

/** The value of a piece in hundredths of a Pawn, and the reason for it in one line. */
interface PieceValue {
  readonly value: number;
  readonly why: string;
}

/** In hundredths of a Pawn: more than all other pieces together, since losing a royal piece ends the game. */
export const ROYAL_VALUE = 100_000;

interface Term<S> {
  readonly why: string;
  /** The words for what a side gains if this term grows: "gives the worm more room". */
  readonly says: string;
  /** Returns the term for White minus that for Black, in hundredths of a Pawn. */
  of(state: S): number;
}

/** The position after one possible result of the dice, and the probability of that result (0 to 1). */
export interface RollResult<S> {
  readonly state: S;
  readonly chance: number;
}

export const chanceOf = (rolls: readonly RollResult<unknown>[]): number =>
  rolls.reduce((sum, { chance }) => sum + chance, 0);

const ROUNDING = 1e-9;

export const coversAllResults = (rolls: readonly RollResult<unknown>[]): boolean => chanceOf(rolls) > 1 - ROUNDING;

export interface Breadth {
  /** Whether the search looks only at actions that capture, threaten or save something. */
  readonly forcing: boolean;
  /** The maximum number of quiet actions (those that are not forcing) to search. */
  readonly quiet: number;
}

/** Scores picks by what the search has learned in other positions (killer moves). Higher scores are searched first. */
export type OrderingBonus = (picks: readonly Target[]) => number;

/** A variant's knowledge for the search. None of its functions is called for a position that has an outcome. */
export interface Evaluation<S = Position, Act = unknown> {
  /** The values by piece type. Types whose loss ends the game have none. */
  readonly material: Readonly<Record<string, PieceValue>>;
  /** The terms of the static evaluation at the beginning of a turn. Their sum is the value of the position. */
  readonly terms: readonly Term<S>[];
  /** Positions searched per second on an ordinary machine, to turn a level's seconds of thought into a budget. */
  readonly nodesPerSecond: number;
  /** Returns the key for the transposition table. Apart from repetition, equal keys mean equal play from then on. */
  key(state: S): string;
  /** Returns what an act wins at once (material or the game), in hundredths of a Pawn. A quiet act wins 0. */
  captureGain(state: S, act: Act): number;
  /** Whether the turn is only half played. A static evaluation is then of little use. */
  isMidTurn?(state: S): boolean;
  /** Whether the players must now roll dice and enter the result. The search then has nothing to choose. */
  awaitsDice?(state: S): boolean;
  /** Like `outcome`, but faster: does not test whether a side has no action. Left out where `outcome` is as fast. */
  decisionIn?(state: S): Outcome | null;
  /** Whether the side to move is in check. The search then looks at all of its actions. */
  isInCheck?(state: S): boolean;
  /** Returns the position after a pass, for null-move pruning; null where a pass is not allowed. */
  pass?(state: S): S | null;
  /** The futility margin in hundredths of a Pawn: the most that a quiet action usually gains. */
  readonly futilityMargin?: number;
  /** Lazily yields the actions worth searching, best first. `bonus` ranks the quiet ones. Default: all actions. */
  actions?(state: S, breadth: Breadth, bonus?: OrderingBonus): Iterable<Path<Act>>;
  /** Whether the end is so near that quiet actions may win. A search for forced wins then looks at all actions. */
  isNearEnd?(state: S): boolean;
  /** Returns the possible results of an act's dice, all or the likeliest. Left out in games without dice. */
  rolls?(state: S, act: Act): readonly RollResult<S>[];
}

/** Returns the static evaluation of a position for White, in hundredths of a Pawn. */
export const evaluate = <S>({ terms }: Pick<Evaluation<S, never>, 'terms'>, state: S): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]?.of(state) ?? 0;
  return sum;
};

/** Makes the material term: the value of White's pieces minus that of Black's. */
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

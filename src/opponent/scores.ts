/** Scores of decided games and of results that depend on dice, in hundredths of a Pawn. */

/** The score of a won game, minus DISCOUNT_A_TURN per turn until then; exceeds any evaluation and noise. */
export const WON = 10_000_000;
export const DISCOUNT_A_TURN = 1000;

/** The limit of a score that depends on dice: otherwise a small chance of a win would outweigh everything. */
const MOST_UNCERTAIN = 4000;

export const clampUncertain = (score: number): number => Math.max(-MOST_UNCERTAIN, Math.min(MOST_UNCERTAIN, score));

/** Whether a score is that of a forced win or loss. */
export const isDecidedScore = (score: number): boolean => Math.abs(score) > WON / 2;

/** Turns of both sides until the win (positive) or the loss (negative); null for an undecided score. */
export const turnsToEndOf = (score: number): number | null =>
  isDecidedScore(score) ? (Math.sign(score) * (WON - Math.abs(score))) / DISCOUNT_A_TURN : null;

/** The score of a win after `turns` turns of both sides. */
export const winScore = (turns: number): number => WON - turns * DISCOUNT_A_TURN;

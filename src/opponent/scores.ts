/** Scores of decided games and of results that depend on dice, in hundredths of a Pawn. */

/** The score of a won game, minus LESS_A_TURN per turn until then; exceeds any evaluation and noise. */
export const WON = 10_000_000;
export const LESS_A_TURN = 1000;

/** The limit of a score that depends on dice: otherwise a small chance of a win would outweigh everything. */
const LUCKY = 4000;

export const uncertain = (score: number): number => Math.max(-LUCKY, Math.min(LUCKY, score));

/** Whether a score is that of a forced win or loss. */
export const isDecided = (score: number): boolean => Math.abs(score) > WON / 2;

/** Turns of both sides until the win (positive) or the loss (negative); null for an undecided score. */
export const endOf = (score: number): number | null =>
  isDecided(score) ? (Math.sign(score) * (WON - Math.abs(score))) / LESS_A_TURN : null;

/** The score of a win after `turns` turns of both sides. */
export const winIn = (turns: number): number => WON - turns * LESS_A_TURN;

/** Score of a win in hundredths of a Pawn, above any evaluation. */
export const WON = 10_000_000;
/** What each turn before a win costs in score, so that quick wins score higher. */
export const DISCOUNT_A_TURN = 1000;

/** Limit of an uncertain dice result's score, in hundredths of a Pawn. A rare win must not outweigh material. */
const MAX_UNCERTAIN = 4000;

export const clampUncertain = (score: number): number => Math.max(-MAX_UNCERTAIN, Math.min(MAX_UNCERTAIN, score));

/** Whether a score means a forced win or loss. Evaluations are much smaller. */
export const isDecidedScore = (score: number): boolean => Math.abs(score) > WON / 2;

/** Returns the turns of both sides until the end, negative for losses. Null if undecided. */
export const turnsToEndOf = (score: number): number | null =>
  isDecidedScore(score) ? (Math.sign(score) * (WON - Math.abs(score))) / DISCOUNT_A_TURN : null;

export const winScore = (turns: number): number => WON - turns * DISCOUNT_A_TURN;

/** Scores of games that are decided, and of those that hang on dice. */

/** A won game, less something for each turn that it takes: above any misjudgement. */
export const WON = 10_000_000;
export const LESS_A_TURN = 1000;

/** The limit of a score that hangs on dice: else a small chance of a win would outweigh everything. */
const LUCKY = 4000;

/** A score that hangs on dice. */
export const uncertain = (score: number): number => Math.max(-LUCKY, Math.min(LUCKY, score));

/** Is this the score of a game that is won or lost by force? */
export const isDecided = (score: number): boolean => Math.abs(score) > WON / 2;

/** Turns of both sides until a decided game is won (above 0) or lost (below 0); null if it is open. */
export const endOf = (score: number): number | null =>
  isDecided(score) ? (Math.sign(score) * (WON - Math.abs(score))) / LESS_A_TURN : null;

/** The score of a game that is won in `turns` turns of both sides. */
export const winIn = (turns: number): number => WON - turns * LESS_A_TURN;
